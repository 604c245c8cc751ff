"""Loads along another axis than what their load case is."""

from typing import Any

import pytest

from tests.inspection.spoiled import DOWN, Json, line_load, said_of

ALONG_X, ALONG_Z = [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]
FIRST = "analysis.load_cases[0].distributed_loads[0]"


def acting(category: str, *loads: Json, is_checked: bool = True, **lists: Any) -> Any:
    def spoil(document: Json) -> None:
        analysis = document["analysis"]
        analysis["load_cases"] = [
            {
                "id": 1,
                "name": "Q",
                "action": {"category": category},
                "distributed_loads": list(loads),
                **lists,
            },
            {"id": 2, "name": "G", "action": {"category": "permanent"}},
        ]
        analysis["options"] |= {"enable_self_weight": True, "self_weight_load_case_id": 2}
        if is_checked:
            check = {"id": "ec3", "name": "steel", "applies_to": {"type": "AllMembers"}}
            analysis["unity_checks"] = [{**check, "spec": {"Ec3Steel": {}}}]

    return spoil


@pytest.mark.parametrize("category", ["snow_low", "snow_high", "imposed_A", "imposed_E"])
def test_what_presses_does_not_act_sideways(category: str) -> None:
    said = said_of(acting(category, line_load(2, 5e3, ALONG_Z)))
    assert said == [("implausible_load", FIRST)]
    assert said_of(acting(category, line_load(2, 5e3, DOWN))) == []
    assert said_of(acting(category, line_load(2, 5e3, ALONG_Z), is_checked=False)) == []


def test_a_crowd_pushes_rails_sideways() -> None:
    assert said_of(acting("imposed_C", line_load(2, 3e3, ALONG_Z))) == []
    beside = [line_load(1, 5e3, ALONG_Z), line_load(2, 8e3, DOWN)]
    assert said_of(acting("imposed_E", *beside)) == []


def test_cranes_push_sideways_at_points() -> None:
    surge = {"id": 1, "member": 2, "magnitude": 2e4, "position": 0.5, "direction": ALONG_Z}
    assert said_of(acting("imposed_E", member_point_loads=[surge])) == []


@pytest.mark.parametrize("direction", [DOWN, [0.0, 1.0, 0.0]])
def test_wind_does_not_act_along_columns(direction: list[float]) -> None:
    at = f"{FIRST}.direction"
    assert said_of(acting("wind", line_load(1, 2e3, direction))) == [("implausible_load", at)]
    assert said_of(acting("wind", line_load(1, 2e3, ALONG_X))) == []
    # Beside wind across a bar it is friction.
    both = [line_load(1, 2e3, ALONG_X), line_load(2, 2e2, ALONG_X)]
    assert said_of(acting("wind", *both)) == []


def test_wind_in_local_axes_acts_across() -> None:
    def local(direction: list[float]) -> Json:
        return {**line_load(3, 2e3, direction), "axes": "local"}

    at = f"{FIRST}.direction"
    assert said_of(acting("wind", local(ALONG_X))) == [("implausible_load", at)]
    assert said_of(acting("wind", local([0.0, 1.0, 0.0]))) == []
