"""What a verdict says of storeys that nothing holds one way: which part moves and where, once."""

import re
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

Json = dict[str, Any]
COMBINATIONS = 6


def storeys() -> Json:
    """Two storeys of pinned beams on columns, braced along X; along Z nothing holds them."""
    model = Model("storeys")
    grid = {
        (x, y, z): model.node(6 * x, 3.5 * y, 5 * z)
        for x in range(2)
        for y in range(3)
        for z in range(3)
    }
    pinned: Any = {"start_hinge": "pinned", "end_hinge": "pinned"}
    beams = []
    for (x, y, z), node in grid.items():
        if y == 0:
            model.pin(node)
            continue
        model.member(grid[x, y - 1, z], node, "HEA200", "S355")
        if x == 0:
            beams.append(model.member(node, grid[1, y, z], "IPE300", "S355", **pinned))
            model.member(grid[0, y - 1, z], grid[1, y, z], "CHS 114.3x5", "S355", **pinned)
        if z < 2:
            beams.append(model.member(node, grid[x, y, z + 1], "IPE300", "S355", **pinned))
    dead = model.load_case("G").line(beams, -5e3)
    for k in range(COMBINATIONS):
        model.combination(f"ULS {k}", {dead: 1.0 + 0.1 * k})
    model.check_ec3(limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


@pytest.fixture(scope="module")
def results() -> Results:
    return solve(storeys())


def test_the_headline_names_the_part_and_the_way(results: Results) -> None:
    assert re.search(r"12 nodes \(.*\) at X 0 to 6, Y 3.5 to 7, Z 0 to 10 m", results.headline)


def test_combinations_that_fail_alike_are_one_reason(results: Results) -> None:
    told = {each.code: each.message for each in results.verdict.reasons}
    assert len(results.verdict.reasons) == len(told)
    assert set(told) == {"stability_not_assessed", "unstable_unloaded"}
    for each in told.values():
        assert '"ULS 0", "ULS 1", "ULS 2" and 3 more' in each
        assert "Y 3.5 to 7, Z 0 to 10 m can move together freely along Z: nothing holds" in each


def test_what_nothing_holds_is_not_leaned(results: Results) -> None:
    rows = results.stability or []
    assert len(rows) == COMBINATIONS
    assert {each.order for each in rows} == {"LINEAR"}


def test_members_are_not_said_to_be_passed_by(results: Results) -> None:
    assert not [each for each in results.verdict.reasons if each.code == "members_not_checked"]
