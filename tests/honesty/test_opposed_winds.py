"""Winds of two sides in one combination take each other away."""

import pytest

from loadpath import Model
from loadpath.engine import solve


def told(*combinations: dict[str, float], second: float = -25e3) -> list[tuple[str, str]]:
    model = Model("portal", dimensionality="2D")
    low, high = [model.node(0, 0), model.node(12, 0)], [model.node(0, 5), model.node(12, 5)]
    for foot, head in zip(low, high, strict=True):
        model.member(foot, head, "HEB300", "S355")
    beam = model.member(high[0], high[1], "IPE500", "S355")
    model.pin(*low)
    cases = {
        "G": model.load_case("G", category="permanent").self_weight().line(beam, -3e3),
        "W+": model.load_case("W+", category="wind").force(high[0], 25e3, along="X"),
        "W-": model.load_case("W-", category="wind").force(high[1], second, along="X"),
    }
    for number, factors in enumerate(combinations, 1):
        parts = {cases[name]: factor for name, factor in ({"G": 1.35} | factors).items()}
        model.combination(f"ULS {number}", parts)
    model.check_ec3()
    document = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    verdict = solve(document).verdict
    assert (verdict.state == "passes") == (not verdict.reasons)
    return [(reason.code, reason.path or "") for reason in verdict.reasons]


@pytest.mark.parametrize("second", [-25e3, -20e3])
def test_winds_that_only_act_together_are_told(second: float) -> None:
    at = "analysis.load_combinations[1].load_case_factors"
    said = told({}, {"W+": 1.5, "W-": 1.5}, second=second)
    assert said == [("implausible_factor", f"{at}[{k}].factor") for k in (1, 2)]


def test_winds_that_act_by_themselves_are_not() -> None:
    assert told({"W+": 1.5}, {"W-": 1.5}) == []
    assert told({"W+": 1.5}, {"W-": 1.5}, {"W+": 1.5, "W-": 1.5}) == []


def test_winds_that_push_the_same_way_are_not() -> None:
    assert told({"W+": 1.5, "W-": 1.5}, second=10e3) == []
