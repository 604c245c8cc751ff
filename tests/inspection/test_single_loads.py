"""One load in kilonewtons among others in newtons, and weight under other names."""

from collections.abc import Callable
from typing import Any

import pytest

from .spoiled import DOWN, Json, line_load, portal, said_of

CHECK = {
    "id": "ec3",
    "name": "steel",
    "applies_to": {"type": "AllMembers"},
    "spec": {"Ec3Steel": {}},
    "thresholds": [0.8, 0.95, 1.0],
}


def checked(category: str | None = None) -> Json:
    document = portal()
    document["analysis"]["unity_checks"] = [CHECK]
    if category:
        document["analysis"]["load_cases"][0]["action"] = {"category": category}
    return document


def case_of(document: Json) -> Json:
    case: Json = document["analysis"]["load_cases"][0]
    return case


def push(magnitude: float, direction: list[float] = DOWN, node: int = 2) -> Json:
    return {"id": node, "node": node, "magnitude": magnitude, "direction": direction}


def add_line(magnitude: float, direction: list[float] = DOWN) -> Callable[[Json], Any]:
    return lambda document: case_of(document)["distributed_loads"].append(
        line_load(3, magnitude, direction)
    )


def lines(told: bool) -> list[tuple[str, str]]:
    place = "analysis.load_cases[0].distributed_loads[1]"
    return [("implausible_load", place)] if told else []


@pytest.mark.parametrize(
    ("magnitude", "is_told"), [(20.0, True), (-12.5, True), (2e4, False), (500.0, False)]
)
def test_a_line_load_in_kilonewtons_among_newtons_is_told(magnitude: float, is_told: bool) -> None:
    assert said_of(add_line(magnitude), checked()) == lines(is_told)


def test_what_leans_is_small_beside_what_presses() -> None:
    """A two-hundredth of 20 kN/m."""
    assert said_of(add_line(100.0, [1.0, 0.0, 0.0]), checked()) == []


def test_what_a_program_shared_out_may_be_small() -> None:
    assert said_of(add_line(20.333333), checked()) == []


def test_without_a_check_nothing_could_pass() -> None:
    assert said_of(add_line(20.0)) == []


@pytest.mark.parametrize(
    ("category", "size", "is_told"),
    [("imposed_B", 80.0, True), (None, 80.0, False), ("imposed_B", 2000.0, False)],
)
def test_an_imposed_force_of_next_to_nothing_is_told(
    category: str | None, size: float, is_told: bool
) -> None:
    """People weigh more; a lamp may weigh 80 N."""

    def add(document: Json) -> None:
        case_of(document)["nodal_loads"] = [push(size)]

    place = "analysis.load_cases[0].nodal_loads[0]"
    found = [each for each in said_of(add, checked(category)) if each[0] == "implausible_load"]
    assert found == ([("implausible_load", place)] if is_told else [])


def put_masses(mass: float, *nodes: int) -> Callable[[Json], Any]:
    def put(document: Json) -> None:
        document["model"]["nodal_masses"] = [{"node": node, "mass": mass} for node in nodes]

    return put


def masses(told: bool) -> list[tuple[str, str]]:
    return [("weight_left_out", "model.nodal_masses[0]")] if told else []


@pytest.mark.parametrize(("mass", "is_told"), [(6000.0, False), (6200.0, True)])
def test_masses_that_weigh_more_than_all_loads_are_told(mass: float, is_told: bool) -> None:
    """120 kN of loads; two masses of 6116 kg weigh as much."""
    assert said_of(put_masses(mass, 2, 3), checked()) == masses(is_told)


def test_masses_where_nothing_presses_are_told_unless_something_shakes() -> None:
    def put(document: Json) -> None:
        document["model"]["nodes"].append({"id": 5, "X": 6.0, "Y": 6.0, "Z": 0.0})
        member = {"id": 4, "start_node_id": 3, "end_node_id": 5, "section": 1}
        document["model"]["members"].append(member)
        put_masses(500.0, 5)(document)

    def shake(document: Json) -> None:
        put(document)
        document["analysis"]["modal"] = {"num_modes": 1}

    assert said_of(put, checked()) == masses(True)
    assert said_of(shake, checked()) == []
    assert said_of(put) == []


@pytest.mark.parametrize(
    ("category", "direction", "is_told"),
    [
        ("prestress", DOWN, True),
        ("prestress", [0.0, 1.0, 0.0], False),
        ("permanent", DOWN, False),
    ],
)
def test_prestress_that_presses_down_is_told(
    category: str, direction: list[float], is_told: bool
) -> None:
    def turn(document: Json) -> None:
        case_of(document)["distributed_loads"][0]["direction"] = direction

    place = "analysis.load_cases[0].action.category"
    expected = [("implausible_action", place)] if is_told else []
    found = said_of(turn, checked(category))
    assert [each for each in found if each[1].endswith("category")] == expected
