"""Bracing that no combination leans on has next to no force, and passes however weak it is.

EN 1993-1-1, 5.3.2 asks for imperfections; loads sideways of the size that these have, such as
equivalent horizontal forces or wind, push the bracing as well.
"""

import json
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve

Json = dict[str, Any]
UPRIGHT = "without imperfections (5.3.2)"


def bay(
    *, pushes: tuple[float, ...] = (0.0,), weights: tuple[float, ...] = (1.0,), brace: Any = "Truss"
) -> Json:
    """A braced bay of about 107 kN; by combination a push (kN) and a share of the weight."""
    model = Model("bay", dimensionality="2D")
    feet, heads = [model.node(x, 0) for x in (0, 6)], [model.node(x, 3.5) for x in (0, 6)]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB160", "S355")
    hinged: Json = {"start_hinge": "pinned", "end_hinge": "pinned"}
    beam = model.member(heads[0], heads[1], "IPE300", "S355", **hinged)
    if brace == "hinged":
        model.member(feet[0], heads[1], "SHS80x5", "S355", **hinged)
    else:
        model.member(feet[0], heads[1], "SHS80x5", "S355", member_type=brace)
    model.pin(*feet)
    dead = model.load_case("G").self_weight().line(beam, -12e3)
    wind = model.load_case("W").force(heads[0], 1e3 * max(pushes), along="X")
    for number, (push, weight) in enumerate(zip(pushes, weights, strict=True), 1):
        parts = {dead: 1.35 * weight} | ({wind: 1.0} if push else {})
        model.combination(f"ULS {number}", parts)
    if not any(pushes):
        model.remove(wind)
    model.check_ec3()
    document: Json = json.loads(model.to_json())
    return document


def said_of(document: Json) -> tuple[list[str], bool]:
    verdict = solve(document).verdict
    assert (verdict.state == "passes") == (not verdict.reasons)
    return [reason.code for reason in verdict.reasons], UPRIGHT in (verdict.assumed or [])


@pytest.mark.parametrize("brace", ["Truss", "hinged", "Tension", "Compression"])
def test_gravity_alone_does_not_show_that_bracing_holds(brace: str) -> None:
    codes, is_assumed = said_of(bay(brace=brace))
    assert codes[0] == "bracing_not_leaned"  # a single tie does not hold both ways either
    assert is_assumed


def test_the_members_are_named() -> None:
    (reason,) = solve(bay()).verdict.reasons
    assert reason.member_ids == [4]


def test_imperfections_lean() -> None:
    document = bay()
    document["analysis"]["options"]["stability"] = "Auto"
    assert said_of(document) == ([], False)


@pytest.mark.parametrize("push", [0.4, 20.0])
def test_equivalent_forces_and_wind_lean(push: float) -> None:
    """About 107 kN weigh; 1/267 of that is pushed sideways, and 20 kN."""
    assert said_of(bay(pushes=(push,))) == ([], False)


def test_what_is_next_to_nothing_does_not() -> None:
    assert said_of(bay(pushes=(0.1,))) == (["bracing_not_leaned"], True)


def test_wind_beside_as_much_weight_stands_for_gravity_alone() -> None:
    assert said_of(bay(pushes=(0.0, 10.0), weights=(1.0, 0.95))) == ([], False)
    assert said_of(bay(pushes=(0.0, 10.0), weights=(1.0, 0.74))) == ([], True)


def test_a_truss_on_its_supports_is_no_bracing() -> None:
    model = Model("truss", dimensionality="2D")
    low, high = ([model.node(2.0 * k, y) for k in range(4)] for y in (0, 1.5))
    kind: Json = {"member_type": "Truss"}
    for row in (low, high):
        for k in range(3):
            model.member(row[k], row[k + 1], "SHS100x5", "S355")
    for k in range(4):
        model.member(low[k], high[k], "SHS60x4", "S355", **kind)
    for k in range(3):
        model.member(low[k], high[k + 1], "SHS60x4", "S355", **kind)
    model.pin(low[0])
    model.roller(low[-1])
    dead = model.load_case("G").self_weight()
    for node in high:
        dead.force(node, -10e3)
    model.combination("ULS", {dead: 1.35})
    model.check_ec3()
    assert said_of(json.loads(model.to_json())) == ([], False)


def test_a_frame_in_space_is_asked_along_both_axes() -> None:
    """Braced along X and Z; wind along X leaves what braces along Z without force."""
    model = Model("box")
    places = [(0, 0), (5, 0), (5, 4), (0, 4)]
    feet = [model.node(x, 0, z) for x, z in places]
    heads = [model.node(x, 3.5, z) for x, z in places]
    hinged: Json = {"start_hinge": "pinned", "end_hinge": "pinned"}
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "SHS120x6", "S355")
    for k in range(4):
        model.member(heads[k], heads[(k + 1) % 4], "SHS120x6", "S355", **hinged)
        model.member(feet[k], heads[(k + 1) % 4], "SHS80x5", "S355", member_type="Truss")
    for foot in feet:
        model.support(foot, RX="Free", RZ="Free")
    dead, wind = model.load_case("G").self_weight(), model.load_case("W")
    for head in heads:
        dead.force(head, -50e3)
    wind.force(heads[0], 10e3, along="X")
    model.combination("ULS", {dead: 1.35, wind: 1.5})
    model.check_ec3()
    verdict = solve(model.to_document()).verdict
    (reason,) = [each for each in verdict.reasons if each.code == "bracing_not_leaned"]
    assert reason.member_ids == [8, 12]
    assert "without imperfections along Z (5.3.2)" in (verdict.assumed or [])
    wind.force(heads[0], 10e3, along="Z")
    verdict = solve(model.to_document()).verdict
    assert "bracing_not_leaned" not in [each.code for each in verdict.reasons]
