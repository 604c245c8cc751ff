"""A limit of deflection that reads only the direction in which nothing moves decides nothing."""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve


def beam(*directions: str, load: float = -6e3) -> Results:
    """9 m of IPE300 under 6 kN/m: 5 q L^4 / (384 E I) is 31 mm with its weight, L/300 30 mm."""
    model = Model("beam")
    start, end = model.node(0, 0), model.node(9, 0)
    bar = model.member(start, end, "IPE300", "S355")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").self_weight().line(bar, load)
    model.combination("ULS", {dead: 1.35})
    model.combination("SLS", {dead: 1.0})
    model.member_set([bar], ltb_length=1.5)
    model.check_ec3()
    for number, direction in enumerate(directions):
        given: Any = direction
        model.check_deflection(300, direction=given, name=f"limit {number}")
    return solve(model)


def codes_of(results: Results) -> list[str]:
    return [reason.code for reason in results.verdict.reasons]


def test_sideways_alone_is_no_limit_of_what_sags() -> None:
    results = beam("LocalZ")
    assert results.verdict.state == "incomplete"
    assert codes_of(results) == ["check_undecided"]
    assert "mm across" in results.verdict.reasons[0].message


@pytest.mark.parametrize("direction", ["Vertical", "LocalY", "Across"])
def test_the_direction_of_the_loads_decides(direction: str) -> None:
    assert beam(direction).verdict.state == "fails"


def test_another_check_may_read_the_rest() -> None:
    """As of crane girders, which have a limit for each direction."""
    assert beam("LocalZ", "Vertical").verdict.state == "fails"
    assert codes_of(beam("LocalZ", "Vertical")) == []


def test_what_stays_within_the_limit_is_no_doubt() -> None:
    assert beam("LocalZ", load=-4e3).verdict.state == "passes"
