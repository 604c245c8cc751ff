"""A limit of deflection is met by what combinations of serviceability leave of the loads."""

import pytest

from loadpath import Model
from loadpath.engine import solve

PLACE = "analysis.load_combinations[1].load_case_factors[{}].factor"
ALL = "analysis.load_combinations"


def told(factors: dict[str, float], *, is_limited: bool = True) -> list[str]:
    """Of a floor beam; the paths of what is doubted."""
    model = Model("beam")
    start, end = model.node(0, 0), model.node(8, 0)
    bar = model.member(start, end, "IPE300", "S355")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    cases = {
        "G": model.load_case("G", category="permanent").self_weight().line(bar, -3e3),
        "Q": model.load_case("Q", category="imposed_B").line(bar, -4e3),
    }
    model.combination("ULS", {cases["G"]: 1.35, cases["Q"]: 1.5})
    model.combination("SLS", {cases[name]: factor for name, factor in factors.items()})
    model.member_set([bar], ltb_length=1.0)
    model.check_ec3()
    if is_limited:
        model.check_deflection(250)
    verdict = solve(model).verdict
    assert (verdict.state == "passes") == (not verdict.reasons)
    assert {reason.code for reason in verdict.reasons} <= {"implausible_factor"}
    return [reason.path or "" for reason in verdict.reasons]


@pytest.mark.parametrize(
    "factors",
    [{"G": 1.0, "Q": 1.0}, {"G": 1.0, "Q": 0.3}, {"Q": 1.0}],
    ids=["characteristic", "quasi-permanent", "of imposed loads alone"],
)
def test_what_standards_ask_for_is_not_doubted(factors: dict[str, float]) -> None:
    assert told(factors) == []


@pytest.mark.parametrize(
    ("factors", "paths"),
    [
        ({"G": 0.1, "Q": 0.1}, [PLACE.format(0), PLACE.format(1)]),
        ({"G": 0.01, "Q": 1.0}, [PLACE.format(0)]),
        ({"G": 1.0, "Q": 0.001}, [PLACE.format(1)]),
        ({"G": 1.0, "Q": 0.0}, [ALL]),
        ({"G": 1.0}, [ALL]),
    ],
)
def test_loads_that_are_left_out_are_told(factors: dict[str, float], paths: list[str]) -> None:
    assert told(factors) == paths


def test_without_a_limit_nothing_hangs_on_it() -> None:
    assert told({"G": 1.0}, is_limited=False) == []
