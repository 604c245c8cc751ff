"""C_m of Table B.3 for moments at both ends beside an even load, which draws both down or apart."""

import pytest

from loadpath import Model
from loadpath.engine import solve

LENGTH = 5.0


def c_my(at_ends: float, in_middle: float) -> float | None:
    """Of a pressed column with equal moments at its ends and this one in its middle."""
    model = Model("column")
    start, end = model.node(0, 0), model.node(LENGTH, 0)
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    member = model.member(start, end, "HEB200", "S355")
    case = model.load_case("G")
    case.force(end, -300e3, along="X")
    case.moment(start, at_ends)
    case.moment(end, -at_ends)
    case.line(member, -8 * (in_middle + at_ends) / LENGTH**2)
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3()
    (check,) = solve(model.to_document()).unity_checks
    quantities = [each for step in check.per_entity[0].trace for each in step.quantities]
    return next(each.value for each in quantities if each.symbol == "C_my")


@pytest.mark.parametrize(
    ("at_ends", "in_middle", "expected"),
    [
        (40e3, -16e3, 0.2 + 0.8 * 0.4),  # alpha_s = 0.4, psi = 1
        (40e3, -32e3, 0.2 + 0.8 * 0.8),
        (40e3, 24e3, 0.1 + 0.8 * 0.6),  # alpha_s = -0.6
        (16e3, 40e3, 0.95 - 0.05 * 0.4),  # alpha_h = -0.4
    ],
)
def test_moments_at_the_ends_and_in_the_span(
    at_ends: float, in_middle: float, expected: float
) -> None:
    """Moments that hog at the ends; positive in the middle is sagging."""
    assert c_my(at_ends, in_middle) == pytest.approx(expected, rel=2e-3)
