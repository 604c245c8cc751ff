"""An effective length factor below 1 takes an end for clamped: one that turns freely is not."""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve

FREE: Any = {"RX": "Free", "RZ": "Free"}


def column(factor: float, *, foot: Any = FREE, head: Any = FREE) -> list[tuple[str, str]]:
    """Between supports at both ends; what is doubted of the factor."""
    model = Model("column")
    low, high = model.node(0, 0), model.node(0, 5)
    bar = model.member(low, high, "HEA160", "S355")
    model.support(low, **foot)
    model.support(high, Y="Free", **head)
    load = model.load_case("G").force(high, -300e3)
    model.combination("ULS", {load: 1.0})
    model.member_set([bar], effective_length_factor_y=factor)
    model.check_ec3()
    verdict = solve(model).verdict
    assert (verdict.state == "passes") == (not verdict.reasons)
    return [(reason.code, reason.message) for reason in verdict.reasons]


@pytest.mark.parametrize(
    ("foot", "head", "least"), [(FREE, FREE, 1.0), ({}, FREE, 0.7), (FREE, {}, 0.7), ({}, {}, 0.5)]
)
def test_the_ends_say_what_is_the_least(foot: Any, head: Any, least: float) -> None:
    assert column(least, foot=foot, head=head) == []
    ((code, message),) = column(0.95 * least, foot=foot, head=head)
    assert code == "implausible_length"
    assert f"has {least:g}, the least there is" in message


def storey(factor: float, *, hinged: bool) -> list[str]:
    """Columns on pins under beams that are hinged to them or not, braced both ways."""
    model = Model("storey")
    corners = [(0, 0), (6, 0), (6, 6), (0, 6)]
    feet = [model.node(x, 0, z) for x, z in corners]
    heads = [model.node(x, 4, z) for x, z in corners]
    columns = [
        model.member(foot, head, "HEA160", "S355") for foot, head in zip(feet, heads, strict=True)
    ]
    ends: Any = {"start_hinge": "pinned", "end_hinge": "pinned"} if hinged else {}
    case = model.load_case("G")
    for k in range(4):
        model.support(feet[k], **FREE)
        model.member(heads[k], heads[k - 1], "IPE270", "S355", **ends)
        model.member(feet[k], heads[k - 1], "CHS 76.1x4", "S355", member_type="Truss")
        case.force(heads[k], -100e3)
    model.member(heads[0], heads[2], "CHS 76.1x4", "S355", member_type="Truss")
    model.combination("ULS", {case: 1.0})
    model.member_set([columns[0]], effective_length_factor_y=factor)
    model.check_ec3()
    # Nothing pushes sideways, which is told too and concerns no factor.
    reasons = solve(model).verdict.reasons
    return [reason.message for reason in reasons if reason.code != "bracing_not_leaned"]


def test_hinged_beams_do_not_clamp_a_column() -> None:
    (said,) = storey(0.7, hinged=True)
    assert "turns freely at both ends has 0.75 in lattices" in said
    assert storey(0.8, hinged=True) == []


def test_stiff_beams_do() -> None:
    assert storey(0.7, hinged=False) == []
