"""Curved lines of SAF are chains of chords: closed forms of arcs and areas of polygons."""

from math import cos, pi, radians, sin
from typing import Any

import numpy as np
import pytest

from loadpath.engine import solve
from tests.exchange.saf_frame import IPE, E, line, point, read
from tests.exchange.saf_slab import held, slab, told
from tests.exchange.saf_workbook import Tables, cantilever, member, node

RADIUS = 5.0


def quarter(segments: str = "Circular Arc", nodes: str = "N1;N3;N2", **sheets: Any) -> Tables:
    """A quarter of a circle that rises from its support and ends level, 5 m away."""
    half = RADIUS * cos(pi / 4)
    bar = member("B1", nodes, **{"Segments": segments, "LCS": "y by vector"})
    return cantilever(
        StructuralPointConnection=[
            node("N1", 0, 0, 0),
            node("N2", RADIUS, 0, RADIUS),
            node("N3", RADIUS - half, 0, half),
        ],
        StructuralCurveMember=[bar | {"Coordinate Y [m]": 1, "Coordinate Z [m]": 0}],
        **sheets,
    )


def test_a_curved_cantilever_bends_as_its_arc() -> None:
    """M = P R cos(phi), N and V alike: pi P R / 4 times R2/EI + 1/EA + 1/GA."""
    sheets = quarter(StructuralPointAction=[point()])
    found = solve(read(sheets).model).set("LC1").displacement(2)
    flexibility = RADIUS**2 / (E * IPE.i_z) + 1 / (E * IPE.area) + 1 / (81e9 * IPE.a_sz)
    # Chords of 5 degrees: their lengths and levers are short by no more than 0.1 % each.
    assert found.dy == pytest.approx(-1e4 * pi * RADIUS / 4 * flexibility, rel=3e-3)
    members = read(sheets).model["model"]["members"]
    assert len(members) == 18
    assert "is curved (Circular Arc); here it is 18 straight members" in told(sheets)[0]


def test_loads_go_by_the_length_of_the_arc() -> None:
    """An absolute place on an arc counts along it, up to its very end."""
    whole = {"Coordinate definition": "Absolute", "End point [m]": RADIUS * pi / 2}
    half = whole | {"End point [m]": RADIUS * pi / 4}
    for load, chords in ((whole, 18), (half, 9)):
        sheets = quarter(StructuralCurveAction=[line(**load)])
        found = solve(read(sheets).model).set("LC1").reaction(1)["fy"]
        assert found == pytest.approx(12e3 * chords * 2 * RADIUS * sin(radians(2.5)), rel=1e-9)


@pytest.mark.parametrize("nodes", ["N1;N3;N2", "N1;N5;N6;N2"])
def test_a_parabola_and_a_bezier_curve_lie_where_they_should(nodes: str) -> None:
    """The parabola x (6 - x) / 6: as one through its peak, and as a Bezier curve."""
    bar = {"Segments": "Parabolic Arc" if "N3" in nodes else "Bezier"}
    places = [(0, 0), (6, 0), (3, 1.5), (0, 0), (2, 2), (4, 2)]
    sheets = cantilever(
        StructuralPointConnection=[
            node(f"N{k}", x, 0, z) for k, (x, z) in enumerate(places, start=1)
        ],
        StructuralCurveMember=[member("B1", nodes, **bar)],
        StructuralPointAction=[point()],
    )
    model = read(sheets).model["model"]
    xs = sorted(each["X"] for each in model["nodes"])
    assert np.diff(xs).max() < 0.5
    for each in model["nodes"]:
        assert each["Y"] == pytest.approx(each["X"] * (6 - each["X"]) / 6, abs=1e-12)


@pytest.mark.parametrize(
    ("sheets", "said"),
    [
        (
            quarter("Spline-3"),
            "StructuralCurveMember B1: is curved (Spline-3); it is not carried over: "
            "a line of it is a 'spline-3'",
        ),
        (
            quarter("Parabolic Arc", "N1;N2;N3"),
            "StructuralCurveMember B1: is curved (Parabolic Arc); it is not carried over: "
            "its parabola does not have its second node in the middle",
        ),
    ],
)
def test_curves_that_are_not_carried_over_are_told(sheets: Tables, said: str) -> None:
    assert said in told(sheets)


def test_a_round_opening_is_cut_out() -> None:
    """A circle of 1 m as 72 chords takes 36 sin(5 deg) square metres out of 12."""
    sheets = slab([held(1, ux="Rigid", uy="Rigid", uz="Rigid"), held(3, uz="Rigid")])
    sheets["StructuralPointConnection"] += [node("N8", 2, 1.5, 0), node("N9", 3, 1.5, 0)]
    round_one = {"Name": "O1", "2D Member": "S1", "Nodes": "N8;N9", "Edges": "Circle and Point"}
    sheets["StructuralSurfaceMemberOpening"] = [round_one]
    found = solve(read(sheets).model).set("LC1")
    total = sum(each[1] for each in found.reactions)
    assert total == pytest.approx(5e3 * (12 - 36 * sin(radians(5))), rel=1e-6)


def test_a_curved_edge_is_held_along_all_of_it() -> None:
    """A half disc of 2 m on its arc: 36 chords, and all of the load arrives there."""
    sheets = slab([held(2, ux="Rigid", uy="Rigid", uz="Rigid")])
    sheets["StructuralPointConnection"] = [
        *(node("N1", -2, 0, 0), node("N2", 2, 0, 0), node("N3", 0, 2, 0)),
    ]
    edges = {"Nodes": "N1;N2;N3", "Edges": "Line;Circular Arc"}
    sheets["StructuralSurfaceMember"][0] |= edges
    model = read(sheets).model
    assert len(model["model"]["line_supports"]) == 36
    found = solve(model).set("LC1")
    total = sum(each[1] for each in found.reactions)
    assert total == pytest.approx(5e3 * 4 * 18 * sin(radians(5)), rel=1e-6)


def test_a_column_under_a_slab_is_joined_to_it() -> None:
    """Its head is an internal node of the slab, which presses on it."""
    sheets = slab([held(k, uz="Rigid", ux="Rigid", uy="Rigid") for k in (1, 3)])
    column = cantilever()
    sheets["StructuralPointConnection"] += [node("N5", 2, 1.5, 0), node("N6", 2, 1.5, -3)]
    sheets["StructuralCrossSection"] = column["StructuralCrossSection"]
    bar = member("B1", "N6;N5", **{"LCS": "y by vector", "Coordinate Y [m]": 1})
    sheets["StructuralCurveMember"] = [bar | {"Coordinate Z [m]": 0}]
    sheets["StructuralSurfaceMember"][0]["Internal nodes"] = "N5"
    sheets["StructuralPointSupport"] = [column["StructuralPointSupport"][0] | {"Node": "N6"}]
    assert not [each for each in told(sheets) if "N5" in each]
    assert solve(read(sheets).model).set("LC1").reaction(6)["fy"] > 1e3
