"""A column with a free head buckles over twice its height, whatever a set states."""

import math
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

HEIGHT = 6.0
WEAK = math.pi**2 * 210e9 * 2003e-8 / (2 * HEIGHT) ** 2
"""The force at which an HEB200 of this height buckles about its weak axis, its head free."""


def column(
    force: float,
    factor: float | None,
    *,
    held: dict[str, tuple[str, ...]] | None = None,
    **spec: Any,
) -> Results:
    """`held` says from outside of the document what its foot or head is held against."""
    model = Model("column")
    foot, head = model.node(0, 0), model.node(0, HEIGHT)
    bar = model.member(foot, head, "HEB200", "S355")
    model.fix(foot)
    load = model.load_case("G").force(head, -force)
    model.combination("ULS", {load: 1.0})
    if factor is not None:
        ends = {"foot": foot, "head": head}
        model.member_set(
            [bar],
            effective_length_factor_y=factor,
            effective_length_factor_z=factor,
            buckling_restraints={ends[end]: ways for end, ways in (held or {}).items()},
        )
    model.check_ec3(**spec)
    return solve(model)


@pytest.mark.parametrize("factor", [0.5, 0.7, 1.0, 1.5])
def test_stated_lengths_that_forget_the_free_end_do_not_pass(factor: float) -> None:
    """At 1.4 times its critical load; with 2.0 it fails."""
    assert column(1.4 * WEAK, 2.0).verdict.state == "fails"
    assert column(1.4 * WEAK, None).verdict.state == "fails"
    verdict = column(1.4 * WEAK, factor).verdict
    assert verdict.state == "incomplete"
    (reason,) = verdict.reasons
    assert reason.code == "sway_not_considered"
    assert "stated lengths that are less than twice that to a free end" in reason.message


def test_modes_of_the_frame_do_not_count_where_lengths_are_stated() -> None:
    assert column(1.4 * WEAK, None, lengths_from="Buckling").verdict.state == "fails"
    assert column(1.4 * WEAK, 0.7, lengths_from="Buckling").verdict.state == "incomplete"


def test_they_stand_where_sway_hardly_counts() -> None:
    """Moments may be amplified instead down to alpha_cr = 3 (5.2.2(5))."""
    assert column(WEAK / 3, 0.7).verdict.state == "passes"


def test_twice_the_height_is_the_length() -> None:
    assert column(0.5 * WEAK, 2.0).verdict.state == "passes"


def test_a_restraint_says_that_the_head_is_held_from_outside() -> None:
    assert column(WEAK, 1.0, held={"head": ("y", "z")}).verdict.state == "passes"


@pytest.mark.parametrize("ways", [("torsion",), ("y", "z")])
def test_a_restraint_elsewhere_does_not_hold_the_head(ways: tuple[str, ...]) -> None:
    """The foot is held by its support already."""
    assert column(1.4 * WEAK, 0.7, held={"foot": ways}).verdict.state == "incomplete"
