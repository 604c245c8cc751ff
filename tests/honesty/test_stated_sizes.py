"""Figures that a document states beside what it draws are held against it."""

from collections.abc import Callable
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

Json = dict[str, Any]


def beam(
    change: Callable[[Json], None] | None = None, *, limit: float = 100.0, **spec: Any
) -> Results:
    """10 m of IPE300, held sideways in the quarters."""
    model = Model("beam")
    start, end = model.node(0, 0), model.node(10, 0)
    bar = model.member(start, end, "IPE300", "S355")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    load = model.load_case("G").line(bar, -6e3)
    model.combination("ULS", {load: 1.35})
    model.combination("SLS", {load: 1.0}, limit_state="SLS")
    model.member_set([bar], ltb_length=2.5)
    model.check_ec3()
    model.check_deflection(limit, **spec)
    document: Json = model.to_document()
    if change:
        change(document)
    return solve(document)


def named_otherwise(**factors: float) -> Callable[[Json], None]:
    def change(document: Json) -> None:
        section = document["model"]["sections"][0]
        section["name"] = "girder"
        for field, factor in factors.items():
            section[field] *= factor

    return change


def test_second_moments_of_other_walls_are_told() -> None:
    """Moduli that grow with them agree with each other."""
    assert beam(named_otherwise()).verdict.state == "passes"
    for change in (
        named_otherwise(i_z=1.25, wel_z=1.25, wpl_z=1.2),
        named_otherwise(i_y=1.25, wel_y=1.25, wpl_y=1.2),
    ):
        verdict = beam(change).verdict
        assert verdict.state == "incomplete"
        assert "walls as in dimensions have about" in verdict.reasons[0].message


@pytest.mark.parametrize("length", [15.0, 20.0])
def test_a_length_up_to_the_double_is_the_authors(length: float) -> None:
    assert beam(length=length).verdict.state == "passes"


def test_a_longer_one_decides_nothing() -> None:
    """Of L/300 the beam has more than the whole, of 30 m only a third."""
    assert beam(limit=300).verdict.state == "fails"
    verdict = beam(limit=300, length=30.0).verdict
    assert verdict.state == "incomplete"
    (reason,) = verdict.reasons
    assert "states a length of 30 m, and between its ends are 10 m" in reason.message
