"""Elastic ground is computed to pull as it presses; what only its pull holds down does not pass."""

import pytest

from loadpath import Model
from loadpath.engine import solve


def sleeper(lift: float) -> Model:
    """A beam of 10 m on ground, under 160 kN around its middle and a wind that lifts it."""
    model = Model("sleeper")
    start, end = model.node(0, 0), model.node(10, 0)
    beam = model.member(start, end, "HEB300", "S355", bedding={"y": 5e6, "z": 5e6})
    model.support(start, Y="Free", RY="Free", RZ="Free")
    model.support(end, X="Free", Y="Free", RY="Free", RZ="Free")
    weight = model.load_case("G").line(beam, -80e3, start_frac=0.4, end_frac=0.6)
    wind = model.load_case("W").line(beam, lift)
    model.combination("ULS press", {weight: 1.35})
    model.combination("ULS lift", {weight: 1.0, wind: 1.5})
    model.check_ec3()
    return model


@pytest.mark.parametrize(("lift", "codes"), [(0.5e3, []), (30e3, ["ground_pulls"])])
def test_what_lifts_off_does_not_pass(lift: float, codes: list[str]) -> None:
    results = solve(sleeper(lift))
    assert [reason.code for reason in results.verdict.reasons if "ground" in reason.code] == codes
    assert results.verdict.state == ("incomplete" if codes else "passes")
    told = [issue.message for issue in results.issues if issue.code == "ground_pulls"]
    # It rises everywhere, by 1.5 x 30 kN/m over 10 m less what lies on it.
    assert all("by 290 kN" in message for message in told)
    assert len(told) == len(codes)
