"""A rigid diaphragm holds the nodes of a chord apart, so that it bears the chord's force."""

from itertools import pairwise

import pytest

from loadpath import Model, Results
from loadpath.engine import solve

SAID = "rigid diaphragms bear the axial forces of their members"


def truss(section: str, *, is_floor: bool, load: float = 100e3, wind: float = 0.0) -> Results:
    """8 m, 1 m deep: under 1.5 times a load at mid-span its chord bears 0.5 · 4 / 1 of it twice."""
    model = Model("truss", dimensionality="2D")
    top, low = [model.node(x, 0) for x in (0, 4, 8)], model.node(4, -1)
    for one, other in pairwise(top):
        model.member(one, other, section, "S355", member_type="Truss")
    for node in top:
        model.member(node, low, "SHS 100x8", "S355", member_type="Truss")
    model.pin(top[0])
    model.roller(top[2])
    if is_floor:
        model.rigid_diaphragm(top)
    case = model.load_case("Q").force(top[1], -load)
    if wind:
        case.force(top[2], wind, along="X")
    model.combination("ULS", {case: 1.5})
    model.check_ec3()
    return solve(model.to_document())


def codes(results: Results) -> list[str]:
    return [reason.code for reason in results.verdict.reasons]


def test_without_a_floor_the_chord_fails() -> None:
    """300 kN on 4 m of HEA100: N_cr,z = pi² · 210e9 · 134e-8 / 4² = 174 kN."""
    assert truss("HEA100", is_floor=False).verdict.state == "fails"


def test_a_floor_that_bears_a_chord_is_told() -> None:
    """300 of 754 kN at which HEA100 of S355 yields, all along the chord."""
    results = truss("HEA100", is_floor=True)
    assert results.verdict.state == "incomplete"
    assert codes(results) == ["diaphragm_bears_chord"]
    warning = results.warnings[0]
    assert warning.path == "model.rigid_diaphragms[0]"
    assert "compression of 300 kN" in warning.message
    assert "0.4 of what yields members 1, 2" in warning.message
    assert SAID in (results.verdict.assumed or [])


@pytest.mark.parametrize(("load", "is_told"), [(48e3, False), (53e3, True)])
def test_a_fifth_of_what_yields_is_told(load: float, is_told: bool) -> None:
    """754 / 5 = 151 kN is three times 50.3 kN."""
    results = truss("HEA100", is_floor=True, load=load)
    assert (codes(results) == ["diaphragm_bears_chord"]) is is_told
    assert SAID in (results.verdict.assumed or [])


def test_a_floor_may_carry_wind_to_what_bears_it() -> None:
    """What a floor brings to one end of a line is no force of a chord."""
    model = Model("bay", dimensionality="2D")
    low, top = [model.node(x, 0) for x in (0, 6)], [model.node(x, 3) for x in (0, 6)]
    for foot, head in zip(low, top, strict=True):
        model.member(foot, head, "HEB160", "S355")
    model.member(top[0], top[1], "IPE200", "S355", start_hinge="pinned", end_hinge="pinned")
    model.member(low[0], top[1], "SHS 120x8", "S355", member_type="Truss")
    model.pin(*low)
    model.rigid_diaphragm(top)
    wind = model.load_case("W").force(top[1], 400e3, along="X").line(model.members[3], -1e3)
    model.combination("ULS", {wind: 1.5})
    model.check_ec3()
    assert "diaphragm_bears_chord" not in codes(solve(model.to_document()))
