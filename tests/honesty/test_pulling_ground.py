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


@pytest.mark.parametrize(("lift", "codes"), [(0.0, []), (12e3, ["ground_pulls"])])
def test_a_slab_that_only_its_ground_holds_down_does_not_pass(
    lift: float, codes: list[str]
) -> None:
    model = Model("slab")
    corners = [model.node(x, 0, z) for x, z in ((0, 0), (6, 0), (6, 6), (0, 6))]
    slab = model.surface(
        corners,
        0.2,
        model.material("C30/37", e_mod=33e9, g_mod=13.75e9, density=2500.0, yield_stress=20e6),
        bedding=2e7,
        divisions=(6, 6),
    )
    model.support(corners[0], Y="Free", RX="Free", RY="Free", RZ="Free")
    model.support(corners[1], X="Free", Y="Free", RX="Free", RY="Free", RZ="Free")
    weight = model.load_case("G").pressure(slab, -5e3)
    wind = model.load_case("W").pressure(slab, lift)
    model.combination("ULS", {weight: 1.0, wind: 1.5})
    results = solve(model)
    assert [reason.code for reason in results.verdict.reasons if "ground" in reason.code] == codes
    told = [issue for issue in results.issues if issue.code in ("ground_pulls", "support_lifted")]
    # All of it rises, by 36 m2 x (1.5 x 12 - 5) kN/m2; no spring of it is one to be anchored.
    assert [issue.path for issue in told] == ["model.plate_surfaces[0].bedding"] * len(codes)
    for issue in told:
        assert "the ground under plate surface 1 pulls it down by 468 kN" in issue.message
