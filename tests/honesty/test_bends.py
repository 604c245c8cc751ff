"""Bars that bend on from one to the next are not taken for held at every bend in silence."""

from itertools import pairwise
from math import cos, pi, sin
from typing import Any, Literal

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

Json = dict[str, Any]
Plane = Literal["2D", "3D"]


def arch(dimensionality: Plane, *, pieces: int = 16, is_stated: bool = False) -> Json:
    """A half circle of 16 m between pins, under a load that spreads along its plan."""
    model = Model("arch", dimensionality=dimensionality)
    turns = [pi * k / pieces for k in range(pieces + 1)]
    nodes = [model.node(-8.0 * cos(turn), 8.0 * sin(turn)) for turn in turns]
    bars = [model.member(one, other, "HEA240", "S355") for one, other in pairwise(nodes)]
    model.support(nodes[0], RZ="Free")
    model.support(nodes[-1], RZ="Free")
    load = model.load_case("G").self_weight().line(bars, -12e3, projected=True)
    model.combination("ULS", {load: 1.35})
    if is_stated:
        for bar in bars:
            model.member_set([bar], buckling_length_y=2.0, ltb_length=2.0)
    model.check_ec3()
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def stringer(dimensionality: Plane, load: float, section: str = "IPE300", **spec: Any) -> Json:
    """A flight of stairs of 35 degrees between two landings, on forks."""
    model = Model("stairs", dimensionality=dimensionality)
    places = [(0.0, 0.0), (1.5, 0.0), (5.5, 2.8), (7.0, 2.8)]
    nodes = [model.node(x, y) for x, y in places]
    bars = [model.member(one, other, section, "S355") for one, other in pairwise(nodes)]
    model.support(nodes[0], RY="Free", RZ="Free")
    model.support(nodes[-1], X="Free", RY="Free", RZ="Free")
    case = model.load_case("G").self_weight().line(bars, -load, projected=True)
    model.combination("ULS", {case: 1.35})
    model.check_ec3(**spec)
    document: Json = model.to_document()
    return document


def of_bends(results: Results) -> list[str]:
    return [each.message for each in results.verdict.reasons if "every bend" in each.message]


def test_an_arch_in_few_pieces_that_nothing_holds_across_its_plane_does_not_pass() -> None:
    """In space the same arch buckles across its plane at a fifth of its load."""
    results = solve(arch("2D"))
    assert results.verdict.state == "incomplete"
    (message,) = of_bends(results)
    assert "14 members" in message
    assert solve(arch("3D")).verdict.state in ("incomplete", "fails")


def test_an_arch_whose_sets_say_what_holds_it_passes() -> None:
    results = solve(arch("2D", is_stated=True))
    assert of_bends(results) == []
    assert results.verdict.state == "passes"


def test_a_cranked_beam_does_not_pass_in_its_plane_alone() -> None:
    results = solve(stringer("2D", 6e3))
    assert results.verdict.state == "incomplete"
    (message,) = of_bends(results)
    assert message.startswith("member 2 bends on into others at both ends")


@pytest.mark.parametrize(("section", "load"), [("IPE300", 6e3), ("IPE400", 15e3)])
def test_a_cranked_beam_in_space_is_asked_whether_its_bends_are_held(
    section: str, load: float
) -> None:
    """By the modes of the frame it fails; by the lengths between its bends it would pass."""
    assert solve(stringer("3D", load, section, lengths_from="Buckling")).verdict.state == "fails"
    verdict = solve(stringer("3D", load, section)).verdict
    assert verdict.state == "incomplete"
    assert [each.code for each in verdict.reasons] == ["sway_not_considered"]


@pytest.mark.parametrize("steepness", [50.0, 60.0])
def test_a_steep_piece_of_a_cranked_beam_is_no_column(steepness: float) -> None:
    """Nothing leads from it to the ground."""
    model = Model("cranked")
    along, up = 2.5 * cos(steepness * pi / 180), 2.5 * sin(steepness * pi / 180)
    places = [(0.0, 0.0), (3.0, 0.0), (3.0 + along, up), (6.0 + along, up)]
    nodes = [model.node(x, y) for x, y in places]
    bars = [model.member(one, other, "IPE300", "S355") for one, other in pairwise(nodes)]
    model.support(nodes[0], RY="Free", RZ="Free")
    model.support(nodes[-1], X="Free", RY="Free", RZ="Free")
    load = model.load_case("G").line([bars[0], bars[2]], -8e3)
    model.combination("ULS", {load: 1.35})
    model.check_ec3()
    verdict = solve(model).verdict
    assert verdict.state == "incomplete"
    assert [each.code for each in verdict.reasons] == ["sway_not_considered"]


@pytest.mark.parametrize("slope", [0.06, 0.15, 0.4])
def test_the_ridge_of_a_portal_counts_as_held(slope: float) -> None:
    model = Model("portal", dimensionality="2D")
    places = [(0.0, 0.0), (0.0, 5.0), (6.0, 5.0 + 6.0 * slope), (12.0, 5.0), (12.0, 0.0)]
    nodes = [model.node(x, y) for x, y in places]
    bars = [model.member(one, other, "HEB300", "S355") for one, other in pairwise(nodes)]
    model.fix(nodes[0], nodes[-1])
    load = model.load_case("G").line(bars[1:3], -10e3)
    model.combination("ULS", {load: 1.35})
    model.check_ec3()
    verdict = solve(model).verdict
    assert verdict.state == "passes"
    assert verdict.assumed == [
        "2D: joints count as held across the plane",
        "without imperfections (5.3.2)",
        "self-weight off",
    ]
