"""Pressed members that are held between their ends in some ways and not in others: which stretch
counts for which row of 6.3, by the standard's formulas written a second time."""

from math import pi, sqrt
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve

E, G, F_Y = 210e9, 81e9, 235e6
# IPE 300, mills' tables: cm², cm⁴, cm⁶.
AREA, I_Y, I_Z, I_T, I_W = 53.8e-4, 8356e-8, 603.8e-8, 20.12e-8, 125.9e-9
W_PL = 628.4e-6
LENGTH, PRESS, MOMENT = 10.0, 100e3, 30e3
CURVE_A, CURVE_B = 0.21, 0.34
ROUNDED = 3e-3
"""What the tables' digits leave."""


def column(
    held_at: float,
    *ways: str,
    length: float = LENGTH,
    press: float = PRESS,
    moments: tuple[float, float, float] = (0.0, 0.0, 0.0),
    push: float = 0.0,
    **check: Any,
) -> dict[str, Any]:
    """The steps of an IPE 300 between forks, with moments about its strong axis at its start, where
    it is held and at its end, and a force across it where it is held."""
    model = Model("column")
    nodes = start, held, end = [model.node(x, 0) for x in (0.0, held_at, length)]
    pieces = [model.member(a, b, "IPE300", "S235") for a, b in ((start, held), (held, end))]
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    model.member_set(pieces, buckling_restraints={held: ways})
    case = model.load_case("G").force(end, -press, along="X")
    if push:
        case.force(held, push, along="Y")
    for node, moment in zip(nodes, moments, strict=True):
        if moment:
            case.moment(node, moment)
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3(**check)
    (of_steel,) = solve(model.to_document()).unity_checks
    trace = of_steel.per_entity[0].trace
    return {f"{step.title} {step.axis or ''}".strip(): step for step in trace}


def figures(step: Any) -> dict[str, float]:
    return {each.symbol: each.value for each in step.quantities}


def slenderness(critical: float) -> float:
    return sqrt(AREA * F_Y / critical)


def chi(critical: float, alpha: float) -> float:
    phi = (1 + alpha * (slenderness(critical) - 0.2) + slenderness(critical) ** 2) / 2
    return 1 / (phi + sqrt(phi**2 - slenderness(critical) ** 2))


def euler(inertia: float, length: float) -> float:
    return pi**2 * E * inertia / length**2


@pytest.mark.parametrize("held_at", [3.0, 7.0])
def test_the_longer_stretch_buckles_first(held_at: float) -> None:
    """Wherever it lies."""
    found = column(held_at, "y")["Flexural buckling y"]
    expected = PRESS / (chi(euler(I_Y, 7.0), CURVE_A) * AREA * F_Y)
    assert found.value == pytest.approx(expected, rel=ROUNDED)


@pytest.mark.parametrize("held_at", [2.0, 4.8, 5.2, 8.0])
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_least_favourable_stretch_gives_the_factor_of_moments(
    held_at: float, is_mirrored: bool
) -> None:
    """Table B.3 of the stretch beside the moment: 0.6 + 0.4 psi with the share psi that is left of
    it at the restraint; of the other one psi is zero. Free sideways over its whole length, the
    member has one M_y,Ed, the largest."""
    moments = (0.0, 0.0, MOMENT) if is_mirrored else (MOMENT, 0.0, 0.0)
    place = LENGTH - held_at if is_mirrored else held_at
    found = figures(column(place, "y", moments=moments)["Interaction factors y"])
    assert found["C_my"] == pytest.approx(0.6 + 0.4 * (1 - held_at / LENGTH), rel=1e-6)
    assert found["C_mLT"] == pytest.approx(0.6, rel=1e-6)


def test_the_factor_of_annex_a_too() -> None:
    """Table A.2: 0.79 + 0.21 psi + 0.36 (psi - 0.33) N_Ed / N_cr,y, with the length of the longer
    stretch in N_cr,y."""
    steps = column(4.0, "y", moments=(MOMENT, 0.0, 0.0), interaction_method="AnnexA")
    share = PRESS / euler(I_Y, 6.0)
    expected = 0.79 + 0.21 * 0.6 + 0.36 * (0.6 - 0.33) * share
    found = figures(steps["Interaction factors y"])["C_my,0"]
    assert found == pytest.approx(expected, rel=ROUNDED)


def test_a_stretch_that_nothing_bends_gives_no_factor() -> None:
    """From -M to M, and nothing beyond the restraint: 0.6 + 0.4 psi, not less than 0.4."""
    moments = (MOMENT, MOMENT, 0.0)
    steps = column(4.0, "y", moments=moments, push=-2 * MOMENT / 4.0)
    assert figures(steps["Interaction factors y"])["C_my"] == pytest.approx(0.4, rel=1e-6)


def test_stretches_beside_a_lateral_segment_are_not_its_own() -> None:
    """From -M to 0.3 M at a restraint against everything, and even beyond it, where C_m is 1: the
    first decides, with 0.6 - 0.4 * 0.3."""
    moments = (MOMENT, 0.0, 0.3 * MOMENT)
    ways = ("y", "z", "torsion")
    steps = column(5.0, *ways, moments=moments, push=-1.3 * MOMENT / 5.0, press=20e3)
    found = figures(steps["Interaction factors y"])
    assert found["C_my"] == pytest.approx(0.48, rel=1e-6)


def test_held_sideways_and_free_to_twist_it_buckles_in_torsion() -> None:
    """6.3.1.4: chi_T, of the curve about z, stands in (6.62). Annex B, class 1, without lateral
    buckling: k_zy = 0.6 k_yy."""
    length, press = 4.0, 400e3
    twist = (G * I_T + euler(I_W, length)) / ((I_Y + I_Z) / AREA)
    sideways = euler(I_Z, length / 2)
    assert twist < 0.7 * sideways
    moments = (MOMENT, 0.0, 0.0)
    steps = column(
        2.0, "z", length=length, press=press, moments=moments, cmy=1.0, include_ltb=False
    )
    about_y = euler(I_Y, length)
    n_y = press / (chi(about_y, CURVE_A) * AREA * F_Y)
    k_zy = 0.6 * (1 + (slenderness(about_y) - 0.2) * n_y)
    n_t = press / (chi(twist, CURVE_B) * AREA * F_Y)
    expected = n_t + k_zy * MOMENT / (W_PL * F_Y)
    assert steps["Buckling interaction z"].value == pytest.approx(expected, rel=ROUNDED)
