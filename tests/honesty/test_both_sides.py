"""Imperfections act to either side (EN 1993-1-1, 5.3.2(8)): what loads leave open is solved on
both, and the worse side governs."""

import copy
from itertools import pairwise
from typing import Any

import pytest

from loadpath import Model, find_lightest
from loadpath.answer.stability import CombinationStability
from loadpath.engine import Results, solve
from tests.engine.wind_girder import girder
from tests.honesty.table_frame import loaded_table

Json = dict[str, Any]
HEIGHT, SPAN = 4.0, 6.0


def platform(
    *, mirror: bool = False, wind: float = 0.0, load: float = 600e3, brace: str = "CHS 48.3x3.2"
) -> Json:
    """Two pinned columns under a pinned beam; a single diagonal, which takes compression, holds
    them. Whichever way it leans, the one lean pulls the diagonal and the other presses it."""
    model = Model("platform", dimensionality="2D")
    way = -1.0 if mirror else 1.0
    feet = [model.node(way * x, 0.0) for x in (0.0, SPAN)]
    heads = [model.node(way * x, HEIGHT) for x in (0.0, SPAN)]
    pinned = model.hinge(mz=0.0)
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB200", "S355", classification="Column")
    beam = model.member(heads[0], heads[1], "IPE500", "S355", start_hinge=pinned, end_hinge=pinned)
    model.member(
        *(feet[0], heads[1], brace, "S355"),
        start_hinge=pinned,
        end_hinge=pinned,
        classification="Brace",
    )
    model.pin(*feet)
    dead = model.load_case("G").line(beam, -2e3)
    for head in heads:
        dead.force(head, -load)
    factors = {dead: 1.0}
    if wind:
        factors[model.load_case("W").force(heads[0], way * wind, along="X")] = 1.0
    model.combination("ULS", factors)
    model.combination("SLS", {dead: 1.0}, limit_state="SLS")
    model.check_ec3(include_ltb=False, limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def stated(document: Json, row: CombinationStability) -> Json:
    """The same lean in the words of the format; about Z it leans towards -X."""
    by_hand = copy.deepcopy(document)
    analysis = by_hand["analysis"]
    del analysis["options"]["stability"]
    analysis["options"] |= {"order": row.order, "nonlinear_method": "P_DELTA"}
    sway = row.initial_sway
    assert sway is not None
    lean = {"axis": [0.0, 0.0, 1.0], "magnitude": -sway.direction[0] * sway.phi}
    analysis["imperfection_cases"] = [
        {"imperfection_case_id": 1, "load_combinations": [1], "sway_imperfections": [lean]}
    ]
    return by_hand


def names(results: Results) -> list[str]:
    return list(results.loadcombinations)


def utilization(results: Results) -> float:
    found = results.verdict.utilization
    assert found is not None, results.headline
    return found


def axial(results: Results, combination: str, member: int) -> float:
    """Compression is positive."""
    curves = results.loadcombinations[combination].curves(member)
    return float(curves.at(0.5 * curves.length)["fx"])


def way_of(row: CombinationStability) -> tuple[float, ...]:
    assert row.initial_sway is not None
    return tuple(row.initial_sway.direction)


def rows_of(results: Results) -> list[CombinationStability]:
    assert results.stability is not None
    return results.stability


def test_a_diagonal_is_pressed_by_one_of_the_sides() -> None:
    results = solve(platform())
    assert names(results) == ["ULS", "SLS", "ULS (side 2)"]
    first, other = rows_of(results)
    assert (first.name, first.other_side_of) == ("ULS", None)
    assert (other.name, other.other_side_of, other.id) == ("ULS (side 2)", 1, 3)
    assert way_of(first) == pytest.approx((1.0, 0.0, 0.0))
    assert way_of(other) == pytest.approx((-1.0, 0.0, 0.0))
    pressed, pulled = axial(results, "ULS (side 2)", 4), axial(results, "ULS", 4)
    assert pressed > 0 > pulled


@pytest.mark.parametrize("order", ["LINEAR", "NONLINEAR"])
@pytest.mark.parametrize("side", [0, 1])
def test_each_side_is_what_one_would_state_by_hand(side: int, order: str) -> None:
    document = platform(brace="CHS 88.9x4")
    document["analysis"]["options"] |= {"order": order, "nonlinear_method": "P_DELTA"}
    results = solve(document)
    row = rows_of(results)[side]
    assert row.order == order
    theirs = solve(stated(document, row))
    for member in range(1, 5):
        mine = axial(results, row.name, member)
        assert mine == pytest.approx(axial(theirs, "ULS", member), rel=1e-6, abs=1.0)
    moved = [results.loadcombinations[row.name], theirs.loadcombinations["ULS"]]
    assert moved[0].displacement(3).dx == pytest.approx(moved[1].displacement(3).dx, rel=1e-6)


def test_the_worse_side_governs_and_is_named() -> None:
    """6 m x 4 m: the diagonal has N_b,Rd of 12 kN, and phi times 1.2 MN is 5 kN along the beam."""
    results = solve(platform())
    governing = results.verdict.governing
    assert results.verdict.state == "fails"
    assert governing is not None
    assert (governing.member_id, governing.combination) == (4, "ULS (side 2)")
    assert "ULS (side 2)" in results.headline


def test_the_mirrored_structure_is_used_as_much() -> None:
    """Towards +X is no better a side than towards -X."""
    one, other = solve(platform()), solve(platform(mirror=True))
    assert utilization(other) == pytest.approx(utilization(one), rel=1e-6)
    assert other.verdict.state == one.verdict.state


@pytest.mark.parametrize("wind", [4e3, 40e3])
def test_a_push_closes_no_side(wind: float) -> None:
    """A push of one part of a structure says nothing of the others."""
    results = solve(platform(wind=wind))
    assert names(results) == ["ULS", "SLS", "ULS (side 2)"]
    assert way_of(rows_of(results)[0]) == pytest.approx((1.0, 0.0, 0.0))


def test_whatever_reads_a_combination_reads_its_other_side() -> None:
    document = platform()
    (check,) = document["analysis"]["unity_checks"]
    del check["limit_state"]
    check["load_combination_ids"] = [1]
    request = {"block": "reactions", "load_combination_ids": [1]}
    document["analysis"]["options"]["result_requests"] = [request]
    results = solve(document)
    assert results.verdict.governing is not None
    assert results.verdict.governing.combination == "ULS (side 2)"
    assert results.selections is not None
    (selection,) = results.selections
    assert selection.result_sets == ["ULS", "ULS (side 2)"]


def test_a_name_that_the_document_has_is_not_given_twice() -> None:
    document = platform()
    document["analysis"]["load_combinations"][1]["name"] = "ULS (side 2)"
    assert names(solve(document)) == ["ULS", "ULS (side 2)", "ULS (side 3)"]


def test_imperfections_of_the_standard_without_auto_have_two_sides_too() -> None:
    document = platform()
    del document["analysis"]["options"]["stability"]
    document["analysis"]["imperfection_cases"] = [
        {"imperfection_case_id": 1, "load_combinations": [1], "standard": "EN 1993-1-1"}
    ]
    results = solve(document)
    assert names(results) == ["ULS", "SLS", "ULS (side 2)"]
    assert results.verdict.state != "passes"


@pytest.mark.parametrize("wind", [0.0, 30e3])
def test_in_space_both_axes_have_two_sides(wind: float) -> None:
    model, heads, dead = loaded_table()
    if wind:
        dead.force(heads[0], wind, along="Z")
    model.combination("ULS", {dead: 1.0})
    document = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    ways = [way_of(row) for row in rows_of(solve(document))]
    found = [tuple(round(part) for part in way) for way in ways]
    assert set(found) == {(-1, 0, 0), (0, 0, -1), (0, 0, 1), (1, 0, 0)}
    if wind:
        assert found[0] == (0, 0, 1)


def test_the_sign_of_a_direction_decides_nothing_about_bracing() -> None:
    """Single diagonals of a girder under gravity: q_d to one side pulls them, to the other presses
    them."""
    used = []
    for way in (1.0, -1.0):
        document = girder(direction=(0.0, 0.0, way), diagonal="CHS 60.3x4")
        model = document["model"]
        ids = [each["id"] for each in model["members"] if each.get("classification") == "Diagonal"]
        results = solve(document)
        assert names(results) == ["ULS", "ULS (side 2)"]
        used.append([max(axial(results, name, id) for name in names(results)) for id in ids])
    assert used[0] == pytest.approx(used[1], rel=1e-6)
    assert min(used[0]) > 0


def test_wind_closes_no_side_of_bracing() -> None:
    assert names(solve(girder(wind=60e3))) == ["ULS", "ULS (side 2)"]


def test_the_lightest_brace_bears_both_sides() -> None:
    document = platform()
    found = find_lightest(document, "Brace", ["CHS"])
    (group,) = found.groups
    assert group.chosen is not None
    assert solve(platform(brace=group.chosen)).verdict.state == "passes"
    lighter = [each.name for each in group.candidates if each.mass < (group.mass or 0.0)]
    assert lighter
    for name in lighter[-3:]:
        assert solve(platform(brace=name)).verdict.state != "passes"


def test_utilization_grows_with_the_loads() -> None:
    used = [utilization(solve(platform(load=load, brace="CHS 88.9x4"))) for load in (2e5, 4e5, 6e5)]
    assert all(less < more for less, more in pairwise(used))
