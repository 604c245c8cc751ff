"""One load case in other units than the others, and temperatures that nothing answers."""

import copy
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve
from loadpath.inspection import validate

Json = dict[str, Any]


def portal(*, wind: float = 15e3, snow: float = -2.5e3, category: bool = True) -> Json:
    model = Model("portal", dimensionality="2D")
    low, high = [model.node(0, 0), model.node(12, 0)], [model.node(0, 5), model.node(12, 5)]
    for foot, head in zip(low, high, strict=True):
        model.member(foot, head, "HEB240", "S355")
    beam = model.member(high[0], high[1], "IPE450", "S355")
    model.pin(*low)
    kinds: list[Any] = ["permanent", "snow_low", "wind"] if category else [None] * 3
    weight = model.load_case("G", category=kinds[0]).self_weight().line(beam, -2.5e3)
    snowing = model.load_case("S", category=kinds[1]).line(beam, snow)
    blowing = model.load_case("W", category=kinds[2]).force(high[0], wind, along="X")
    model.combination("ULS 1", {weight: 1.35, snowing: 1.5, blowing: 0.9})
    model.combination("ULS 2", {weight: 1.35, snowing: 0.75, blowing: 1.5})
    model.combination("ULS 3", {weight: 1.0, blowing: 1.5})
    model.check_ec3()
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def told(document: Json) -> list[tuple[str, str]]:
    report = validate(document)
    assert not report.errors
    found = [(issue.code, issue.path or "") for issue in report.warnings]
    verdict = solve(copy.deepcopy(document)).verdict
    assert verdict.state == ("incomplete" if found else "passes")
    return found


@pytest.mark.parametrize("category", [True, False])
def test_the_same_units_everywhere_pass(category: bool) -> None:
    assert told(portal(category=category)) == []


@pytest.mark.parametrize("wind", [15.0, 40.0])
@pytest.mark.parametrize("category", [True, False])
def test_wind_in_kilonewtons_is_told(wind: float, category: bool) -> None:
    place = "analysis.load_cases[2].nodal_loads[0]"
    assert told(portal(wind=wind, category=category)) == [("implausible_load", place)]


@pytest.mark.parametrize("category", [True, False])
def test_snow_in_kilonewtons_is_told(category: bool) -> None:
    place = "analysis.load_cases[1].distributed_loads[0]"
    assert told(portal(snow=-2.5, category=category)) == [("implausible_load", place)]


def test_notional_loads_are_loads() -> None:
    """phi_0 alpha_h alpha_m = 1/200 · 2/3 · 0.71 of what the beam bears is the least there is."""
    assert told(portal(wind=0.0023 * 12 * 2.5e3, category=False)) == []


def warmed(
    expansion: float, temperature: float = -30.0, *, is_held: bool = True
) -> list[tuple[str, str]]:
    model = Model("tie")
    start, end = model.node(0, 0), model.node(10, 0)
    bar = model.member(start, end, "HEA200", "S355")
    model.fix(start)
    model.support(end, X="Fixed" if is_held else "Free")
    weight = model.load_case("G", category="permanent").self_weight().line(bar, -1e3)
    cold = model.load_case("T", category="temperature").temperature(bar, temperature)
    model.combination("ULS", {weight: 1.35, cold: 1.5})
    model.check_ec3()
    document: Json = model.to_document()
    document["model"]["materials"][0]["thermal_expansion"] = expansion
    return told(document)


@pytest.mark.parametrize("expansion", [1e-5, 1.2e-5, 2.3e-5])
def test_metals_expand(expansion: float) -> None:
    assert warmed(expansion) == []


@pytest.mark.parametrize("temperature", [293.15, -273.0, 800.0])
def test_temperatures_are_changes(temperature: float) -> None:
    """Kelvins for degrees of difference, or a fire, of which no check here knows."""
    place = "analysis.load_cases[1].temperature_loads[0].uniform"
    assert warmed(1.2e-5, temperature, is_held=False) == [("implausible_load", place)]


@pytest.mark.parametrize("expansion", [0.0, 1.2e-8])
def test_what_does_not_expand_is_told_where_temperatures_act(expansion: float) -> None:
    place = "model.materials[0].thermal_expansion"
    assert warmed(expansion) == [("implausible_load", place)]
