"""A column with a free head buckles over twice its height, whatever a set states."""

import math
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

HEIGHT = 6.0
WEAK = math.pi**2 * 210e9 * 2003e-8 / (2 * HEIGHT) ** 2
"""The force at which an HEB200 of this height buckles about its weak axis, its head free."""


def column(force: float, factor: float | None, **spec: Any) -> Results:
    model = Model("column")
    foot, head = model.node(0, 0), model.node(0, HEIGHT)
    bar = model.member(foot, head, "HEB200", "S355")
    model.fix(foot)
    load = model.load_case("G").force(head, -force)
    model.combination("ULS", {load: 1.0})
    if factor is not None:
        model.member_set([bar], effective_length_factor_y=factor, effective_length_factor_z=factor)
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
    model = Model("column")
    foot, head = model.node(0, 0), model.node(0, HEIGHT)
    bar = model.member(foot, head, "HEB200", "S355")
    model.fix(foot)
    load = model.load_case("G").force(head, -WEAK)
    model.combination("ULS", {load: 1.0})
    model.member_set([bar], effective_length_factor_y=1.0, effective_length_factor_z=1.0)
    document = model.to_document()
    document["model"]["member_sets"][0]["buckling_restraints"] = [
        {"node_id": head.id, "restrains_local_y": True, "restrains_local_z": True}
    ]
    document["analysis"]["unity_checks"] = [
        {
            "id": "steel",
            "name": "steel",
            "applies_to": {"type": "AllMembers"},
            "spec": {"Ec3Steel": {}},
        }
    ]
    assert solve(document).verdict.state == "passes"


@pytest.mark.parametrize("words", [("torsion",), ("y", "z")])
def test_a_restraint_elsewhere_does_not_hold_the_head(words: tuple[str, ...]) -> None:
    """The foot is held by its support already."""
    model = Model("column")
    foot, head = model.node(0, 0), model.node(0, HEIGHT)
    bar = model.member(foot, head, "HEB200", "S355")
    model.fix(foot)
    model.combination("ULS", {model.load_case("G").force(head, -1.4 * WEAK): 1.0})
    model.member_set(
        [bar],
        buckling_restraints={foot: words},
        effective_length_factor_y=0.7,
        effective_length_factor_z=0.7,
    )
    model.check_ec3()
    assert solve(model).verdict.state == "incomplete"
