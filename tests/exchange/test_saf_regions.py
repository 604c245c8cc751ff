"""Regions of SAF: surfaces of their own thickness, which fill what is cut out around them."""

from typing import Any

import pytest

from loadpath.engine import solve
from tests.exchange.saf_frame import read
from tests.exchange.saf_slab import held, slab, told
from tests.exchange.saf_workbook import Tables, case, node

close = pytest.approx
SUPPORTED = [held(1, ux="Rigid", uy="Rigid", uz="Rigid"), held(3, uz="Rigid")]
Box = tuple[float, float, float, float]


def with_regions(boxes: list[Box], thickness: float = 600, **more: Any) -> Tables:
    """The slab of 4 m by 3 m and 300 mm, with regions from x, y to x, y."""
    sheets = slab(SUPPORTED)
    sheets["StructuralSurfaceMemberRegion"] = []
    number = 4
    for k, (x0, y0, x1, y1) in enumerate(boxes, start=1):
        corners = [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
        named: list[str] = []
        for x, y in corners:
            known = [
                each["Name"]
                for each in sheets["StructuralPointConnection"]
                if (each["Coordinate X [m]"], each["Coordinate Y [m]"]) == (x, y)
            ]
            if not known:
                number += 1
                sheets["StructuralPointConnection"].append(node(f"N{number}", x, y, 0))
            named.append(known[0] if known else f"N{number}")
        row = {"Name": f"R{k}", "Material": "S 355", "Thickness [mm]": thickness}
        row |= {"System plane at": "Centre", "2D Member": "S1", "Nodes": ";".join(named)}
        sheets["StructuralSurfaceMemberRegion"].append(row | {"Edges": "Line;Line;Line;Line"})
    return sheets | more


def area(model: dict[str, Any], ring: list[int]) -> float:
    places = {each["id"]: (each["X"], -each["Z"]) for each in model["nodes"]}
    corners = [places[number] for number in ring]
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return float(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs)) / 2


@pytest.mark.parametrize(
    ("boxes", "rest", "openings"),
    [
        ([(1, 1, 2, 2)], [11], 1),
        ([(0, 0, 1, 1)], [11], 0),
        ([(1, 0, 2, 1.5)], [10.5], 0),
        ([(1, 1, 2, 2), (2, 1, 3, 2)], [10], 1),
        ([(1, 0, 2, 3)], [3, 6], 0),
        ([(0, 0, 4, 1), (0, 2, 4, 3)], [4], 0),
    ],
    ids=["inside", "corner", "edge", "neighbours", "band", "two bands"],
)
def test_what_is_cut_out_is_filled(boxes: list[Box], rest: list[float], openings: int) -> None:
    """Areas by hand; the whole slab keeps its load, and its weight grows with the regions."""
    sheets = with_regions(boxes)
    found = told(sheets)
    assert found == []
    model = read(sheets).model["model"]
    surfaces = [each for each in model["plate_surfaces"] if each["name"] == "S1"]
    holes = [hole["boundary_node_ids"] for each in surfaces for hole in each.get("openings", [])]
    parts = sorted(
        area(model, each["boundary_node_ids"])
        - sum(abs(area(model, hole["boundary_node_ids"])) for hole in each.get("openings", []))
        for each in surfaces
    )
    assert parts == close(rest)
    assert len(holes) == openings
    results = solve(read(sheets).model).set("LC1")
    assert sum(each[1] for each in results.reactions) == close(5e3 * 12, rel=1e-6)


def test_a_region_weighs_by_its_thickness() -> None:
    """Of 12 m2 a quarter is twice as thick, so the slab weighs 1.25 times as much."""
    weight = {"StructuralLoadCase": [case("LC1", load_type="Self weight")]}
    weight["StructuralSurfaceAction"] = []
    totals = []
    for boxes in ([], [(1.0, 0.0, 2.0, 3.0)]):
        results = solve(read(with_regions(boxes) | weight).model).set("LC1")
        totals.append(sum(each[1] for each in results.reactions))
    assert totals[1] == close(1.25 * totals[0], rel=1e-6)


def test_a_region_like_its_surface_changes_nothing() -> None:
    """The same slab on another mesh: it sinks as much, to what meshes differ by."""
    sheets = with_regions([(1, 1, 3, 2)], thickness=300)
    alone = sheets | {"StructuralSurfaceMemberRegion": []}
    alone["StructuralSurfaceMember"] = [
        alone["StructuralSurfaceMember"][0] | {"Internal nodes": "N5"}
    ]
    alone["StructuralPointAction"] = sheets["StructuralPointAction"] = [
        {"Name": "F1", "Direction": "Z", "Force action": "In node", "Reference node": "N5"}
        | {"Value [kN]": -100, "Load case": "LC1", "Coordinate system": "Global"}
    ]
    sunk = [solve(read(each).model).set("LC1").displacement(5).dy for each in (sheets, alone)]
    assert sunk[0] == close(sunk[1], rel=0.02)


@pytest.mark.parametrize(("plane", "offset"), [("Top", -0.15), ("Bottom", 0.15), ("Centre", 0)])
def test_faces_of_a_region_lie_in_one_plane_with_its_surface(plane: str, offset: float) -> None:
    sheets = with_regions([(1, 1, 2, 2)])
    sheets["StructuralSurfaceMemberRegion"][0]["System plane at"] = plane
    sheets["StructuralSurfaceMemberRegion"][0]["Eccentricity ez [mm]"] = 20
    region = read(sheets).model["model"]["plate_surfaces"][1]
    assert region["offset"] == close(offset + 0.02)


def test_what_is_on_a_region_is_on_it_alone() -> None:
    """1 m2 under 5 kN/m2 more, and ground under it that nothing else stands on."""
    load = {"Name": "SF2", "Direction": "Z", "Value [kN/m2]": -5, "2D Member Region": "R1"}
    load |= {"Force action": "On 2D member region", "Load case": "LC1"}
    ground = {"Name": "SS1", "2D Member": "S1", "2D Member Region": "R1", "C1z [MN/m3]": 20}
    sheets = with_regions([(1, 1, 2, 2)])
    sheets["StructuralSurfaceAction"].append(load)
    results = solve(read(sheets).model).set("LC1")
    assert sum(each[1] for each in results.reactions) == close(5e3 * 13, rel=1e-6)
    sheets["StructuralSurfaceConnection"] = [ground]
    surfaces = read(sheets).model["model"]["plate_surfaces"]
    assert [each.get("bedding") for each in surfaces] == [None, 20e6]


def test_an_opening_in_a_region_is_the_regions() -> None:
    sheets = with_regions([(1, 1, 3, 2)])
    corners = [(1.5, 1.25), (2.5, 1.25), (2.5, 1.75), (1.5, 1.75)]
    sheets["StructuralPointConnection"] += [
        node(f"N{k}", x, y, 0) for k, (x, y) in enumerate(corners, start=21)
    ]
    hole = {"Name": "O1", "2D Member": "S1", "Nodes": "N21;N22;N23;N24"}
    sheets["StructuralSurfaceMemberOpening"] = [hole | {"Edges": "Line;Line;Line;Line"}]
    slab_, region = read(sheets).model["model"]["plate_surfaces"]
    assert len(slab_["openings"]) == len(region["openings"]) == 1
    results = solve(read(sheets).model).set("LC1")
    assert sum(each[1] for each in results.reactions) == close(5e3 * 11.5, rel=1e-6)


@pytest.mark.parametrize(
    ("boxes", "said"),
    [
        ([(1, 1, 2, 2), (1.5, 1.5, 3, 2.5)], "R2: is not carried over: it crosses the outline"),
        ([(3, 1, 4.5, 2)], "R1: is not carried over: it crosses the outline"),
        ([(0, 0, 1, 1), (1, 1, 2, 2)], "R2: is not carried over: it touches"),
        ([(5, 1, 6, 2)], "R1: is not carried over: it is not within its surface"),
        ([(1, 1, 3, 2), (1.5, 1.2, 2, 1.5)], "R2: is not carried over: it lies on another"),
        ([(0, 0, 4, 3)], "R1: is not carried over: it covers all of its surface"),
    ],
)
def test_regions_that_are_not_carried_over_are_told(boxes: list[Box], said: str) -> None:
    assert any(said in each for each in told(with_regions(boxes)))
