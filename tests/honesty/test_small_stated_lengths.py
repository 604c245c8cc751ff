"""A length of lateral buckling of next to nothing is told, and does not exhaust the engine."""

import pytest

from loadpath import Model
from loadpath.engine import solve


@pytest.mark.parametrize("length", [1e-3, 1e-9, 1e-300])
def test_a_length_of_next_to_nothing_is_told(length: float) -> None:
    model = Model("beam")
    start, end = model.node(0, 0), model.node(8, 0)
    bar = model.member(start, end, "IPE300", "S235")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    load = model.load_case("G").self_weight().line(bar, -6e3)
    model.combination("ULS", {load: 1.35})
    model.member_set([bar], ltb_length=length)
    model.check_ec3()
    verdict = solve(model).verdict
    assert verdict.state == "incomplete"
    assert [reason.code for reason in verdict.reasons] == ["implausible_length"]
    # M_Ed of 1.35 (6 kN/m + 0.414 kN/m) over 8 m against W_pl f_y = 147.7 kN m
    assert verdict.utilization == pytest.approx(0.469, abs=1e-3)
