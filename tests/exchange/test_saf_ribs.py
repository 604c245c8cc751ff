"""Ribs of SAF: a strip of a slab and its rib bend as one section, or as two."""

from typing import Any

import pytest

from loadpath.engine import solve
from tests.exchange.saf_frame import E, line, read
from tests.exchange.saf_slab import held, slab, told
from tests.exchange.saf_workbook import Tables, node, section

SPAN, WIDTH = 4.0, 0.6
SLAB = WIDTH * 0.1, WIDTH * 0.1**3 / 12
RIB = 0.1 * 0.2, 0.1 * 0.2**3 / 12
APART = SLAB[0] * RIB[0] / (SLAB[0] + RIB[0]) * 0.15**2
"""What the distance of 150 mm between their centroids adds to the inertia of both."""


def strip(**rib: Any) -> Tables:
    """A strip of 4 m by 600 mm and 100 mm, held at its ends, with a rib of 100 mm by 200 mm."""
    sheets = slab(
        [held(4, ux="Rigid", uy="Rigid", uz="Rigid"), held(2, uz="Rigid")],
        StructuralCrossSection=[
            section("CS1", "", **{"Cross-section type": "Parametric", "Profile": None})
            | {"Shape": "Rectangle", "Parameters [mm]": "200;100", "Form code": None}
        ],
        StructuralCurveMemberRib=[
            {
                "Name": "RB1",
                "2D member": "S1",
                "Cross section": "CS1",
                "Nodes": "N5;N6",
                "Segments": "Line",
                "Internal nodes": "N7",
                "Alignment": "Bottom",
                "Eccentricity ez [mm]": 0,
                "Type of connection": "Full shear connection",
                "Shape of the rib": "T symmetric",
                "Behaviour in analysis": "Standard",
                **rib,
            }
        ],
    )
    places = [(0, 0), (SPAN, 0), (SPAN, WIDTH), (0, WIDTH), (0, 0.3), (SPAN, 0.3), (2, 0.3)]
    sheets["StructuralPointConnection"] = [
        node(f"N{k}", x, y, 0) for k, (x, y) in enumerate(places, start=1)
    ]
    sheets["StructuralSurfaceMember"][0]["Thickness [mm]"] = "100"
    return sheets


def sunk(sheets: Tables) -> float:
    """By how much the middle sinks, as an inertia: 5 q L4 / (384 E w)."""
    found = solve(read(sheets).model).set("LC1").displacement(7).dy
    return 5 * 5e3 * WIDTH * SPAN**4 / (384 * E * -found)


@pytest.mark.parametrize(
    ("rib", "inertia"),
    [
        ({}, SLAB[1] + RIB[1] + APART),
        ({"Alignment": "Top"}, SLAB[1] + RIB[1] + APART),
        ({"Alignment": "Centre"}, SLAB[1] + RIB[1]),
        ({"Alignment": "Centre", "Eccentricity ez [mm]": -150}, SLAB[1] + RIB[1] + APART),
        ({"Type of connection": "Without composite action"}, SLAB[1] + RIB[1]),
    ],
)
def test_a_rib_bends_with_its_slab(rib: dict[str, Any], inertia: float) -> None:
    """To 4 %: a strip of a plate is a little stiffer than a beam, and shear makes it softer."""
    assert sunk(strip(**rib)) == pytest.approx(inertia, rel=0.04)


def test_a_load_on_a_rib_is_carried_by_both() -> None:
    load = line(**{"Force action": "On rib", "Member": None, "Member rib": "RB1"})
    sheets = strip() | {"StructuralCurveAction": [load]}
    results = solve(read(sheets).model).set("LC1")
    total = sum(each[1] for each in results.reactions)
    assert total == pytest.approx(5e3 * WIDTH * SPAN + 12e3 * SPAN, rel=1e-6)


def test_what_a_rib_is_not_here_is_told() -> None:
    counted = "the width of its surface that is counted to it is not carried over"
    assert f"StructuralCurveMemberRib RB1: {counted}" in told(strip())
    apart = told(strip(**{"Type of connection": "Partial shear connection"}))
    middle = "'Partial shear connection': here it lies in the middle of its surface"
    assert f"StructuralCurveMemberRib RB1: {middle}" in apart
    lost = told(strip(**{"2D member": "S9"}))
    assert "StructuralCurveMemberRib RB1: is on S9, which is not carried over" in lost
