"""Twice the length to a free end takes the other end for clamped: one that turns is told."""

import math
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

HEIGHT = 5.0
BENDING = 210e9 * 615.6e-8
"""Of an HEA160 about its weak axis."""


def column(force: float, turning: float | None, **spec: Any) -> Results:
    """A free head, on a foot that turns against a spring or not at all."""
    model = Model("column")
    foot, head = model.node(0, 0), model.node(0, HEIGHT)
    model.member(foot, head, "HEA160", "S355")
    held: Any = "Fixed" if turning is None else turning
    model.support(foot, RX=held, RZ=held)
    load = model.load_case("G").force(head, -force)
    model.combination("ULS", {load: 1.0})
    model.check_ec3(**spec)
    return solve(model)


def test_a_foot_that_turns_does_not_pass() -> None:
    """A stiff bar on a spring falls over at k / L, here a tenth of the load."""
    force = 50e3
    verdict = column(force, 0.1 * force * HEIGHT).verdict
    assert verdict.state == "incomplete"
    (reason,) = verdict.reasons
    assert reason.code == "sway_not_considered"
    assert "twice the length to a free end, as if the other end were clamped" in reason.message
    assert float(reason.message.split("alpha_cr is about ")[1].split(",")[0]) == pytest.approx(
        0.1, rel=0.05
    )


def test_a_foot_that_is_clamped_passes() -> None:
    """At half of the load of twice the length."""
    assert column(0.5 * BENDING * (math.pi / 2 / HEIGHT) ** 2, None).verdict.state == "passes"


def test_a_foot_that_hardly_turns_passes() -> None:
    force = 0.5 * BENDING * (math.pi / 2 / HEIGHT) ** 2
    assert column(force, 100 * BENDING / HEIGHT).verdict.state == "passes"


def test_modes_of_the_frame_know_of_the_spring() -> None:
    force = 50e3
    assert column(force, 0.8 * force * HEIGHT, lengths_from="Buckling").verdict.state != "passes"


@pytest.mark.parametrize("clamped_heads", [1, 8, 40])
def test_clamped_ones_beside_it_do_not_hide_it(clamped_heads: int) -> None:
    """Each buckles before the one whose foot turns, and is checked for that."""
    model = Model("columns")
    critical = BENDING * (math.pi / 2 / HEIGHT) ** 2
    case = model.load_case("G")
    for k in range(clamped_heads + 1):
        foot, head = model.node(3.0 * k, 0), model.node(3.0 * k, HEIGHT)
        model.member(foot, head, "HEA160", "S355")
        held: Any = "Fixed" if k else 1.4e5
        model.support(foot, RX=held, RZ=held)
        case.force(head, -(0.4 + 0.16 * k / clamped_heads) * critical if k else -8e3)
    model.combination("ULS", {case: 1.0})
    model.check_ec3()
    verdict = solve(model).verdict
    assert verdict.state == "incomplete"
    assert ["member 1 leans" in reason.message for reason in verdict.reasons] == [True]
