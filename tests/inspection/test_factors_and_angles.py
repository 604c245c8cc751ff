"""Factors of combinations, and angles in radians."""

import math
from typing import Any

import pytest

from tests.inspection.spoiled import Json, said_of

FACTOR = "analysis.load_combinations[0].load_case_factors[0].factor"


def combined(factor: float, **options: Any) -> Any:
    def spoil(document: Json) -> None:
        document["analysis"]["options"] |= options
        factors = [{"load_case_id": 1, "factor": factor}]
        document["analysis"]["load_combinations"] = [
            {"id": 1, "name": "ULS", "load_case_factors": factors}
        ]

    return spoil


@pytest.mark.parametrize("factor", [13.5, 135.0, 3.1, -15.0])
def test_factors_beyond_three_are_noticed(factor: float) -> None:
    assert said_of(combined(factor)) == [("implausible_factor", FACTOR)]


@pytest.mark.parametrize("factor", [0.0, 0.9, 1.35, 2.5, 3.0, -1.5])
def test_usual_factors_and_reversed_wind_are_plausible(factor: float) -> None:
    assert said_of(combined(factor)) == []


def test_weight_that_lifts_is_noticed() -> None:
    weight = {"enable_self_weight": True, "self_weight_load_case_id": 1}
    assert said_of(combined(-1.35, **weight)) == [("implausible_factor", FACTOR)]
    assert said_of(combined(1.35, **weight)) == []


def rolled(angle: float) -> Any:
    return lambda document: document["model"]["members"][1].update(rotation_angle=angle)


@pytest.mark.parametrize("angle", [1.5708, 3.1416, -1.5708, math.pi / 4, math.pi / 2, 4.7124])
def test_radians_are_noticed(angle: float) -> None:
    assert said_of(rolled(angle)) == [("angle_in_radians", "model.members[1].rotation_angle")]


@pytest.mark.parametrize("angle", [0.0, 0.5, 1.5, 3.0, 5.71, 45.0, 90.0, 180.0])
def test_degrees_are_plausible(angle: float) -> None:
    assert said_of(rolled(angle)) == []
