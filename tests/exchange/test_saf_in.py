"""SAF workbooks give the structure they describe: closed forms, and frames that are the same."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

from loadpath.catalogue import find_section
from loadpath.engine import solve
from loadpath.exchange import Transfer, read_saf
from loadpath.exchange.saf.axes import GLOBAL, UPWARD, Axes
from loadpath.exchange.saf.read import read_tables
from loadpath.inspection import validate
from tests.exchange.saf_workbook import (
    STEEL,
    Tables,
    cantilever,
    case,
    member,
    node,
    section,
    support,
    tables,
    workbook,
)

IPE = find_section("IPE300")
E = 210e9
close = pytest.approx


def read(sheets: Tables, **model: Any) -> Transfer:
    transfer = read_tables(tables(sheets, **model))
    assert validate(transfer.model).errors == []
    return transfer


def point(**more: Any) -> dict[str, Any]:
    return {
        "Name": "F1",
        "Direction": "Z",
        "Force action": "In node",
        "Reference node": "N2",
        "Value [kN]": -10,
        "Load case": "LC1",
        "Coordinate system": "Global",
        **more,
    }


def line(**more: Any) -> dict[str, Any]:
    return {
        "Name": "LF1",
        "Force action": "On beam",
        "Distribution": "Uniform",
        "Direction": "Z",
        "Value 1 [kN/m]": -12,
        "Member": "B1",
        "Load case": "LC1",
        "Coordinate system": "Global",
        "Location": "Length",
        "Coordinate definition": "Relative",
        "Origin": "From start",
        "Extent": "Full",
        "Start point [m]": 0,
        "End point [m]": 1,
        **more,
    }


def tip(sheets: Tables, **model: Any) -> Any:
    return solve(read(sheets, **model).model).set("LC1").displacement(2)


def bending(force: float, inertia: float, shear: float) -> float:
    return force * 5**3 / (3 * E * inertia) + force * 5 / (81e9 * shear)


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


@pytest.mark.parametrize(
    ("lcs", "given"),
    [
        ("y by vector", (0, 1, 0)),
        ("z by vector", (3, 0, 1)),
        ("z by point", (2, 0, 7)),
        ("y by point", (1, 4, 0)),
    ],
)
def test_all_ways_to_give_the_same_axes(lcs: str, given: tuple[float, ...]) -> None:
    axes = {"LCS": lcs, **{f"Coordinate {c} [m]": v for c, v in zip("XYZ", given, strict=True)}}
    bar = member("B1", "N1;N2", **axes)
    found = tip(cantilever(StructuralCurveMember=[bar], StructuralPointAction=[point()]))
    assert found.dy == close(-bending(1e4, IPE.i_z, IPE.a_sz), rel=1e-9)


def frame() -> Tables:
    """A skew frame with everything that axes touch: rolls, hinges, offsets, local loads."""
    sections = [section("CS1", "IPE300"), section("CS2", "HEA200")]
    bars = [
        member(
            "B1",
            "N1;N2",
            "CS2",
            **{
                "LCS": "y by vector",
                "Coordinate Y [m]": 1,
                "Coordinate Z [m]": 0,
                "LCS Rotation [deg]": 20,
            },
        ),
        member(
            "B2",
            "N2;N3",
            **{
                "LCS Rotation [deg]": -35,
                "Internal nodes": "N5",
                "Analysis Y Eccentricity of Beg Node [mm]": 60,
                "Analysis Z Eccentricity of Beg Node [mm]": -40,
                "Analysis Y Eccentricity of End Node [mm]": 30,
                "Analysis Z Eccentricity of End Node [mm]": 100,
            },
        ),
        member("B3", "N3;N4", "CS2", **{"LCS": "y by vector", "Coordinate Y [m]": 1}),
        member("B4", "N5;N6"),
    ]
    bars[2]["Coordinate Z [m]"] = 0
    hinge = {"Member": "B2", "ux": "Rigid", "uy": "Rigid", "uz": "Rigid", "fix": "Rigid"}
    hinge |= {"Name": "H1", "Position": "End", "fiy": "Free", "fiz": "Flexible"}
    spring = support("Sn2", "N4", "Free") | {"uy": "Flexible", "Stiffness Y [MN/m]": 3}
    lift = support("Sn3", "N6", "Free") | {"ux": "Free", "uy": "Free", "uz": "Compression only"}
    lift |= {"fix": "Rigid", "fiz": "Rigid"}
    local = {"Coordinate system": "Local"}
    vector = {"Direction": "Vector", "Vector 1(X;Y;Z) [kN/m]": "(1;-2;-3)", "Value 1 [kN/m]": None}
    return {
        "StructuralMaterial": [STEEL],
        "StructuralCrossSection": sections,
        "StructuralPointConnection": [
            *(node("N1", 0, 0, 0), node("N2", 0.3, 0.1, 4), node("N3", 6.3, 2.1, 5)),
            *(node("N4", 6, 2, 0), node("N5", 2.3, 2.3 / 3, 4 + 1 / 3), node("N6", 3, 4, 4)),
        ],
        "StructuralCurveMember": bars,
        "StructuralPointSupport": [support("Sn1", "N1"), spring, lift],
        "RelConnectsStructuralMember": [hinge | {"Stiffness Fiz [MNm/rad]": 0.8}],
        "StructuralLoadGroup": [{"Name": "LG1", "Load group type": "Permanent"}],
        "StructuralLoadCase": [case("G", load_type="Self weight"), case("LC1")],
        "StructuralPointAction": [
            point(**{"Direction": "Y", "Value [kN]": 4}),
            point(
                **{
                    **local,
                    "Force action": "On beam",
                    "Reference member": "B2",
                    "Origin": "From end",
                    "Coordinate definition": "Absolute",
                    "Position x [m]": 1.5,
                    "Repeat (n)": 3,
                    "Delta x [m]": 0.5,
                }
            ),
        ],
        "StructuralPointMoment": [
            {
                "Name": "M1",
                "Direction": "Mz",
                "Force action": "In node",
                "Reference node": "N3",
                "Value [kNm]": 7,
                "Load case": "LC1",
            }
        ],
        "StructuralCurveAction": [
            line(**{"Location": "Projection", "Member": "B2"}),
            line(**{**local, "Direction": "Y", "Value 1 [kN/m]": 2}),
            line(**{**local, **vector, "Member": "B4", "Start point [m]": 0.25}),
            line(
                **{
                    "Distribution": "Trapez",
                    "Member": "B2",
                    "Value 2 [kN/m]": -2,
                    "Origin": "From end",
                    "Start point [m]": 0.1,
                    "End point [m]": 0.8,
                }
            ),
        ],
        "StructuralCurveActionThermal": [
            {
                "Name": "T1",
                "Force action": "On beam",
                "Variation": "Linear",
                "Member": "B3",
                "Load case": "LC1",
                **{"TempT [°C]": 30, "TempB [°C]": 10, "TempL [°C]": 26, "TempR [°C]": 14},
            }
        ],
        "StructuralPointSupportDef": [
            {
                "Name": "D1",
                "Point support": "Sn1",
                "Direction": "Y",
                "Translation value [mm]": 4,
                "Load case": "LC1",
            }
        ],
        "StructuralLoadCombination": [
            {
                "Name": "CO1",
                "Category": "ULS (Ultimate Limit State)",
                **{"Load factor 1": 1.35, "Multiplier 1": 1, "Load case name 1": "G"},
                **{"Load factor 2": 1.5, "Multiplier 2": 2, "Load case name 2": "LC1"},
            }
        ],
    }


def renamed(sheets: Tables, axes: Axes) -> Tables:
    """The same workbook in a program whose global axes have other names."""
    plain = Axes()
    words = {
        "StructuralPointConnection": ["Coordinate {} [m]"],
        "StructuralCurveMember": ["Coordinate {} [m]"],
    }
    found: Tables = {}
    for name, rows in sheets.items():
        found[name] = []
        for row in rows:
            changed = dict(row)
            for pattern in words.get(name, []):
                old = [float(row[pattern.format(c)]) for c in "XYZ"]
                new = axes.back(plain.vector(old))
                changed |= {pattern.format(c): v for c, v in zip("XYZ", new, strict=True)}
            found[name].append(changed)
    return found


def held_everywhere(sheets: Tables) -> Tables:
    """Without what names single global axes: only places, axes of members and local loads."""
    kept = {key: rows for key, rows in sheets.items() if key not in ("StructuralPointMoment",)}
    kept["StructuralPointSupport"] = [support("Sn1", "N1"), support("Sn2", "N4", "Free")]
    kept["StructuralPointSupportDef"] = []
    kept["StructuralPointAction"] = sheets["StructuralPointAction"][1:]
    kept["StructuralCurveAction"] = sheets["StructuralCurveAction"][1:3]
    return kept


def displacements(transfer: Transfer) -> dict[str, Any]:
    results = solve(transfer.model)
    assert all(each.is_usable for each in results.sets)
    return {each.name: np.asarray(each.displacements) for each in results.sets}


@pytest.mark.parametrize("vertical", list(GLOBAL))
def test_results_do_not_depend_on_which_axis_is_vertical(vertical: str) -> None:
    """Up to a turn about the vertical, by which horizontal axes are named anew."""
    sheets = held_everywhere(frame())
    plain = displacements(read(sheets))
    axes = Axes(vertical)
    other = read(renamed(sheets, axes), Global_coordinate_system=vertical)
    for name, found in displacements(other).items():
        assert np.abs(found - plain[name]).max() < 1e-9 * np.abs(plain[name]).max()


@pytest.mark.parametrize("lcs", [name for name in UPWARD if not name.endswith("MinusX")])
def test_results_do_not_depend_on_the_names_of_local_axes(lcs: str) -> None:
    """A program that calls the upward axis y gives the same frame in its own words."""
    plain = cantilever(StructuralPointAction=[point()])
    axis, sign = UPWARD[lcs]
    word = "yz"[axis - 1]
    bar = member("B1", "N1;N2", **{"LCS": f"{word} by vector", "Coordinate Z [m]": sign})
    about_y, about_z = (IPE.i_z, IPE.i_y) if axis == 2 else (IPE.i_y, IPE.i_z)
    figures = {"A [m2]": IPE.area, "It [m4]": IPE.j, "Iy [m4]": about_y, "Iz [m4]": about_z}
    other = cantilever(
        StructuralCurveMember=[bar],
        StructuralPointAction=[point()],
        StructuralCrossSection=[section("CS1", "IPE300", **figures)],
    )
    found = tip(other, **{"LCS_of_cross-section": lcs})
    assert found.dy == close(tip(plain).dy, rel=1e-9)


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
