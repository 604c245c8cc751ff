"""Angles as web members, EN 1993-1-1, BB.1.2: the slendernesses of ends that chords hold, and what
a single bolt asks for."""

from math import pi, sqrt
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

E, F_Y = 210e9, 355e6
# EN 10056-1 and mills' tables, m: area and radii of gyration about v, about y of the longer leg
# upright, and about z.
EQUAL = ("L100x100x10", 19.2e-4, 0.0195, 0.0304, 0.0304)
UNEQUAL = ("L120x80x12", 22.7e-4, 0.0171, 0.0377, 0.0227)
CURVE_B = 0.34
PRESS = 100e3


def strut(
    name: str = "L100x100x10",
    length: float = 2.0,
    offset: float = 0.0,
    is_free: bool = False,
    factor: float | None = None,
    **check: Any,
) -> Any:
    model = Model("a web member")
    start, end = model.node(0, 0), model.node(length, 0)
    member = model.member(start, end, name, "S355")
    if is_free:
        model.fix(start)
    else:
        model.support(start, RY="Free", RZ="Free")
        model.support(end, X="Free", RY="Free", RZ="Free")
    case = model.load_case("G")
    case.force(end, -PRESS, along="X")
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3(**check)
    document = model.to_document()
    if offset:
        for end_of in ("start_offset", "end_offset"):
            document["model"]["members"][0][end_of] = {"Y": offset}
    if factor:
        document["model"]["member_sets"] = [
            {
                "id": 1,
                "name": "web",
                "member_ids": [member.id],
                "effective_length_factor_y": factor,
                "effective_length_factor_z": factor,
            }
        ]
    return document


def value(results: Results, title: str, axis: str = "") -> float:
    (entity,) = results.unity_checks[0].per_entity
    found = [s.value for s in entity.trace if s.title == title and (s.axis or "") == axis]
    assert found, [(s.title, s.axis) for s in entity.trace]
    number = found[0]
    assert number is not None
    return number


def resistance(area: float, slenderness: float) -> float:
    phi = (1 + CURVE_B * (slenderness - 0.2) + slenderness**2) / 2
    return area * F_Y / (phi + sqrt(phi**2 - slenderness**2))


def slendernesses(length: float, *radii: float) -> list[float]:
    return [length / radius / (pi * sqrt(E / F_Y)) for radius in radii]


@pytest.mark.parametrize("angle", [EQUAL, UNEQUAL], ids=lambda each: each[0])
@pytest.mark.parametrize("length", [1.2, 3.0])
def test_slendernesses_of_held_ends_by_hand(
    angle: tuple[str, float, float, float, float], length: float
) -> None:
    """(BB.1): 0.35 + 0.7 lambda_v, 0.50 + 0.7 lambda_y, 0.50 + 0.7 lambda_z; the largest counts."""
    name, area, *radii = angle
    v, y, z = slendernesses(length, *radii)
    expected = {"v": 0.35 + 0.7 * v, "y": 0.5 + 0.7 * y, "z": 0.5 + 0.7 * z}
    results = solve(strut(name, length, angle_ends="Held"))
    for axis, slenderness in expected.items():
        found = value(results, "Effective slenderness", axis)
        assert found == pytest.approx(slenderness, rel=0.01)  # rounded radii
    worst = max(expected, key=lambda axis: expected[axis])
    use = value(results, "Flexural buckling", worst)
    assert use == pytest.approx(PRESS / resistance(area, expected[worst]), rel=0.015)
    assert results.verdict.utilization is not None
    assert results.verdict.utilization >= use


def test_held_ends_help_slender_angles_and_count_against_stocky_ones() -> None:
    """0.35 + 0.7 lambda_v is lambda_v at 7/6: below it the neglected eccentricity weighs more."""

    def use(length: float, **check: Any) -> float:
        found = solve(strut(length=length, **check)).verdict.utilization
        assert found is not None
        return found

    assert use(3.0, angle_ends="Held") < use(3.0)
    assert use(0.8, angle_ends="Held") > use(0.8)


def test_a_shorter_length_that_is_stated_does_not_count_the_ends_twice() -> None:
    whole, shorter = (solve(strut(factor=each, angle_ends="Held")) for each in (None, 0.7))
    assert shorter.verdict.utilization == pytest.approx(whole.verdict.utilization, rel=1e-12)
    assert value(shorter, "Buckling length", "v") == pytest.approx(2.0)


def test_a_free_end_is_held_by_no_chord() -> None:
    results = solve(strut(is_free=True, angle_ends="Held"))
    assert results.verdict.state == "incomplete"
    assert "an end of it is free" in results.verdict.reasons[0].message


def test_one_bolt_asks_for_its_eccentricity_and_system_lengths() -> None:
    bare = solve(strut(angle_ends="OneBolt"))
    assert bare.verdict.state == "incomplete"
    assert "start_offset" in bare.verdict.reasons[0].message
    beside = solve(strut(offset=0.005, angle_ends="OneBolt"))
    assert beside.verdict.state == "passes", beside.headline
    # As any bar whose ends are drawn beside its axis: 6.3.1 between pins, and the moment N e.
    plain = solve(strut(offset=0.005))
    assert beside.verdict.utilization == pytest.approx(plain.verdict.utilization, rel=1e-12)
    shorter = solve(strut(offset=0.005, factor=0.7, angle_ends="OneBolt"))
    assert shorter.verdict.state == "incomplete"
    assert "system length" in shorter.verdict.reasons[0].message


def test_other_shapes_are_checked_as_before() -> None:
    held, plain = solve(strut("SHS80x80x5", angle_ends="Held")), solve(strut("SHS80x80x5"))
    assert held.verdict.utilization == plain.verdict.utilization
