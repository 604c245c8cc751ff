"""Buckling factors and frequencies of structures on curves: secants under the reference."""

import copy
from typing import Any

import pytest

from loadpath.engine import Results, solve
from tests.engine.frames import Json, document, force, member, node
from tests.engine.test_curves import P_DELTA, turned

POINTS = [[0.0, 0.0], [0.001, 8e3], [0.02, 3e4]]


def column(hinge: Json, **analysis: Any) -> Json:
    """A column on a connector, pushed sideways by 5 kN at 4 m and down by 100 kN."""
    return document(
        [node(1, 0.0, support=1), node(2, 0.0, 4.0)],
        [member(1, 1, 2, start_hinge=1)],
        {"nodal_loads": [force(2, [1, 0, 0], 5e3, 1), force(2, [0, -1, 0], 1e5, 2)]},
        options={**P_DELTA, "dimensionality": "2D"},
        model={"member_hinges": [{"id": 1, **hinge}]},
        analysis=analysis,
    )


def secant() -> float:
    """In first order 20 kNm pass the connector."""
    rotation = 0.001 + (2e4 - 8e3) / (3e4 - 8e3) * 0.019
    return 2e4 / rotation


def straight(given: Json, stiffness: float) -> Results:
    other = copy.deepcopy(given)
    other["model"]["member_hinges"] = [{"id": 1, "rotational_release_mz": stiffness}]
    other["analysis"]["options"]["order"] = "LINEAR"
    return solve(other)


def test_buckling_takes_the_secant_under_its_reference() -> None:
    given = column(turned(POINTS), buckling={"reference": {"LoadCase": 1}, "num_modes": 1})
    found, wanted = solve(given).buckling, straight(given, secant()).buckling
    assert found is not None
    assert wanted is not None
    assert found["modes"][0]["critical_load_factor"] == pytest.approx(
        wanted["modes"][0]["critical_load_factor"], rel=1e-9
    )


@pytest.mark.parametrize(("reference", "stiffness"), [({"LoadCase": 1}, secant()), (None, 8e6)])
def test_frequencies_take_the_secant_or_the_first_stiffness(
    reference: Json | None, stiffness: float
) -> None:
    modal: Json = {"num_modes": 1}
    if reference is not None:
        modal["stiffness_reference"] = reference
    given = column(turned(POINTS), modal=modal)
    found, wanted = solve(given).modal, straight(given, stiffness).modal
    assert found is not None
    assert wanted is not None
    assert found["modes"][0]["natural_frequency"] == pytest.approx(
        wanted["modes"][0]["natural_frequency"], rel=1e-9
    )
