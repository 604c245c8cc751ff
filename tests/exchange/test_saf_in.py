"""SAF workbooks give the structure they describe: closed forms, and frames that are the same."""

from math import sqrt
from typing import Any

import pytest

from loadpath.engine import solve
from loadpath.exchange import read_saf
from loadpath.inspection import validate
from tests.exchange.saf_frame import IPE, bending, displacements, frame, line, point, read, tip
from tests.exchange.saf_workbook import (
    STEEL,
    Tables,
    cantilever,
    case,
    member,
    node,
    section,
    support,
    workbook,
)

close = pytest.approx


def test_a_workbook_is_a_document_with_nothing_left_behind() -> None:
    transfer = read_saf(workbook(cantilever(StructuralPointAction=[point()])))
    assert transfer.report == []
    report = validate(transfer.model)
    assert (report.errors, report.warnings) == ([], [])
    assert transfer.model["settings"]["general_info"]["project_name"] == "Hall"
    assert transfer.model["model"]["materials"][0]["yield_stress"] == 355e6


def test_weight_goes_down_and_the_strong_axis_carries_it() -> None:
    found = tip(cantilever(StructuralPointAction=[point()]))
    assert found.dy == close(-bending(1e4, IPE.i_z, IPE.a_sz), rel=1e-9)
    assert abs(found.dx) + abs(found.dz) < 1e-12


def test_a_section_turned_by_a_right_angle_carries_it_about_its_weak_axis() -> None:
    turned = member("B1", "N1;N2", **{"LCS Rotation [deg]": 90})
    found = tip(cantilever(StructuralCurveMember=[turned], StructuralPointAction=[point()]))
    assert found.dy == close(-bending(1e4, IPE.i_y, IPE.a_sy), rel=1e-9)


def test_a_node_on_a_member_joins_it_and_loads_stay_where_they_are() -> None:
    """A beam that passes through a node is the beam, whether it is cut there or not."""
    loads = [line(**{"Distribution": "Trapez", "Value 2 [kN/m]": -3, "Start point [m]": 0.1})]
    whole = tip(cantilever(StructuralCurveAction=loads))
    nodes = [node("N1", 0, 0, 0), node("N2", 5, 0, 0), node("N3", 1.7, 0, 0)]
    bar = member("B1", "N1;N2", **{"Internal nodes": "N3"})
    sheets = cantilever(
        StructuralPointConnection=nodes, StructuralCurveMember=[bar], StructuralCurveAction=loads
    )
    transfer = read(sheets)
    assert transfer.model["model"]["member_sets"][0]["member_ids"] == [1, 2]
    assert tip(sheets).dy == close(whole.dy, rel=1e-9)


def test_a_support_on_a_member_becomes_a_node() -> None:
    held = {
        **support("Sb1", "", "Free"),
        "Boundary condition": "On beam",
        "Node": None,
        "Member": "B1",
        "Coordinate system": "Global",
        "Origin": "From end",
        "Coordinate definition": "Absolute",
        "Position x [m]": 2,
    }
    sheets = cantilever(
        StructuralPointSupport=[support("Sn1", "N1"), held], StructuralPointAction=[point()]
    )
    model = read(sheets).model["model"]
    assert {(n["X"], n.get("nodal_support")) for n in model["nodes"]} == {(0, 1), (5, None), (3, 2)}


def test_a_support_of_one_direction_holds_against_the_axis() -> None:
    """Compression only keeps a node from sinking, not from rising; a name of an axis may flip."""
    for axis, value, name in (("uz", -5, "Z"), ("uy", -5, "Y")):
        sheets = cantilever(
            StructuralPointSupport=[
                support("Sn1", "N1"),
                support("Sn2", "N2", "Free", ux="Free", uy="Free", uz="Free")
                | {axis: "Compression only"},
            ],
        )
        for sign in (1, -1):
            loaded = sheets | {
                "StructuralPointAction": [point(**{"Direction": name, "Value [kN]": sign * value})]
            }
            found = tip(loaded)
            moved = sqrt(found.dx**2 + found.dy**2 + found.dz**2)
            assert (moved < 1e-12) == (sign > 0)


def test_top_of_the_section_along_the_line_puts_the_centroid_below() -> None:
    bar = member("B1", "N1;N2", **{"System line": "Top"})
    model = read(cantilever(StructuralCurveMember=[bar])).model["model"]
    assert model["members"][0]["start_offset"] == close({"X": 0.0, "Y": -0.15, "Z": 0.0})


def test_a_surface_with_an_opening_carries_its_load() -> None:
    places = ((0, 0), (4, 0), (4, 3), (0, 3), (1, 1), (2, 1), (2, 2), (1, 2))
    lines = "Line;Line;Line;Line"
    sheets: Tables = {
        "StructuralMaterial": [STEEL],
        "StructuralPointConnection": [
            node(f"N{k}", x, y, 3) for k, (x, y) in enumerate(places, start=1)
        ],
        "StructuralSurfaceMember": [
            {
                "Name": "S1",
                "Material": "S 355",
                "Thickness type": "Constant",
                "Thickness [mm]": "20",
                "System plane at": "Centre",
                "Nodes": "N1; N4; N3; N2",
                "Edges": lines,
                "LCS Type": "x by vector",
                "Coordinate X [m]": 1,
                "Behavior in analysis": "Isotropic",
            }
        ],
        "StructuralSurfaceMemberOpening": [
            {
                "Name": "O1",
                "2D Member": "S1",
                "Nodes": "N5;N6;N7;N8",
                "Edges": "Line;Line;Line;Line",
            }
        ],
        "StructuralPointSupport": [support(f"Sn{k}", f"N{k}") for k in range(1, 5)],
        "StructuralLoadCase": [case("LC1", "")],
        "StructuralSurfaceAction": [
            {
                "Name": "SF1",
                "Direction": "Z",
                "Force action": "On 2D member",
                "Value [kN/m2]": -2.5,
                "2D Member": "S1",
                "Load case": "LC1",
                "Coordinate system": "Local",
                "Location": "Length",
            }
        ],
    }
    results = solve(read(sheets).model)
    assert results.set("LC1").balance.sum_of_loads[1] == close(-2500 * 11, rel=1e-9)
    sheets["StructuralSurfaceAction"][0]["Location"] = "Projection"
    told = "is per projected area along local axes; here it is per area"
    assert f"StructuralSurfaceAction SF1: {told}" in map(str, read(sheets).report)


def test_units_of_headings_and_of_the_system_count() -> None:
    sheets = cantilever(StructuralPointAction=[point()])
    metric = tip(sheets)
    foot, kip = 0.3048, 4448.2216152605
    imperial = cantilever(
        StructuralMaterial=[
            {
                "Name": "S 355",
                "Type": "Steel",
                "Quality": "S 355",
                "Unit mass": 490.06,
                "E modulus": 210e9 / (kip / (foot / 12) ** 2),
                "G modulus": 81e9 / (kip / (foot / 12) ** 2),
                "Design properties": "1|355",
            }
        ],
        StructuralPointConnection=[
            {"Name": "N1", "Coordinate X": 0, "Coordinate Y": 0, "Coordinate Z": 0},
            {"Name": "N2", "Coordinate X": 5 / foot, "Coordinate Y": 0, "Coordinate Z": 0},
        ],
        StructuralPointAction=[
            {key: value for key, value in point().items() if key != "Value [kN]"}
            | {"Value": -10e3 / kip}
        ],
    )
    assert tip(imperial, System_of_units="Imperial").dy == close(metric.dy, rel=1e-9)


def test_the_frame_says_what_is_left_and_solves() -> None:
    transfer = read(frame())
    assert [str(each) for each in transfer.report] == []
    assert all(found.size for found in displacements(transfer).values())
    options = transfer.model["analysis"]["options"]
    assert options == {"enable_self_weight": True, "self_weight_load_case_id": 1}
    factors = transfer.model["analysis"]["load_combinations"][0]["load_case_factors"]
    assert [each["factor"] for each in factors] == [1.35, 3.0]


@pytest.mark.parametrize(
    ("shape", "sizes", "radius"),
    [
        ("I section", "400;200;200;20;20;10", None),
        ("I rolled", "400;200;20;10;15", 0.015),
        ("T section", "200;150;15;10", None),
        ("T tee", "200;150;15;10;12", 0.012),
    ],
)
def test_welded_sections_have_no_root_radius(shape: str, sizes: str, radius: float | None) -> None:
    """By the radius checks choose shear areas (6.2.6(3)) and curves (Tables 6.2 and 6.4)."""
    (found,) = read(drawn(shape, sizes)).model["model"]["sections"]
    assert found["dimensions"].get("r") == radius
    assert found["dimensions"]["h"] == pytest.approx(int(sizes[:3]) / 1000)


def drawn(shape: str, sizes: str, **sheets: Any) -> Tables:
    """The cantilever with a section of a shape and its dimensions."""
    made = section("CS1", "") | {"Cross-section type": "Parametric", "Profile": None}
    made["Form code"] = None
    made |= {"Shape": shape, "Parameters [mm]": sizes}
    return cantilever(StructuralCrossSection=[made], **sheets)


@pytest.mark.parametrize(
    ("shape", "sizes", "roll"),
    [
        ("T section", "200;150;15;10", 0),
        ("T tee", "200;150;15;10;12", 180),
        ("Channel", "200;75;11;8;11", 180),
        ("U section", "200;75;11;8", 180),
        ("I section", "400;200;300;20;20;10", 0),
    ],
)
def test_shapes_stand_as_the_format_draws_them(shape: str, sizes: str, roll: float) -> None:
    """Its T tee has the flange below, and its channels open to the right: ours above and left."""
    member_of = read(drawn(shape, sizes)).model["model"]["members"][0]
    assert member_of["rotation_angle"] % 360 == roll


def test_a_girder_with_two_different_flanges() -> None:
    """200 mm by 20 mm above, 300 mm by 20 mm below, 400 mm high: inertia by hand."""
    sizes = [(0.004, 0.39), (0.006, 0.01), (0.0036, 0.2)]
    centre = sum(size * y for size, y in sizes) / 0.0136
    inertia = 0.01 * 0.02**2 / 12 + 0.01 * 0.36**3 / 12
    inertia += sum(size * (y - centre) ** 2 for size, y in sizes)
    sheets = drawn("I section", "400;200;300;20;20;10", StructuralPointAction=[point()])
    transfer = read(sheets)
    (found,) = transfer.model["model"]["sections"]
    assert transfer.report == []
    assert (found["h"], found["b"]) == (close(0.4), close(0.3))
    assert tip(sheets).dy == close(-bending(1e4, inertia, found["a_sz"]), rel=1e-6)
    rolled = read(drawn("I rolled asymmetric", "400;10;200;300;20;20;0"))
    assert rolled.model["model"]["sections"][0]["i_z"] == close(inertia, rel=1e-6)


@pytest.mark.parametrize("shape", ["Angle", "L section"])
def test_legs_of_a_drawn_angle_are_in_doubt(shape: str) -> None:
    sizes = "100;75;8;10;5" if shape == "Angle" else "100;75;8;8"
    (said,) = read(drawn(shape, sizes)).report
    assert "which way the legs of an angle point" in said.message
