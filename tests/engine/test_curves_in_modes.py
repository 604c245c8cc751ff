"""Buckling factors and frequencies of structures on curves: secants under the reference."""

import copy
from typing import Any

import pytest

from loadpath.engine import Results, solve
from tests.engine.frames import Json, document, force, member, node
from tests.engine.test_curves import P_DELTA

POINTS = [[0.0, 0.0], [0.001, 8e3], [0.02, 3e4]]
CONNECTOR: Json = {"moment_rotation_my": {"points": POINTS}}
"""What is pushed along X bends an upright member about its local y."""


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
    other["model"]["member_hinges"] = [{"id": 1, "rotational_release_my": stiffness}]
    other["analysis"]["options"]["order"] = "LINEAR"
    return solve(other)


def test_buckling_takes_the_secant_under_its_reference() -> None:
    given = column(CONNECTOR, buckling={"reference": {"LoadCase": 1}, "num_modes": 1})
    found, wanted = solve(given).buckling, straight(given, secant()).buckling
    assert found is not None
    assert wanted is not None
    assert found["modes"][0]["critical_load_factor"] == pytest.approx(
        wanted["modes"][0]["critical_load_factor"], rel=1e-9
    )


def test_buckling_tells_the_secant_that_it_takes() -> None:
    asked = {"reference": {"LoadCase": 1}, "num_modes": 1}
    found = solve(column(CONNECTOR, buckling=asked)).buckling
    assert found is not None
    (hinge,) = found["linearized_hinge_stiffness"]
    assert (hinge["member_id"], hinge["end"], hinge["dof"]) == (1, "start", "RY")
    assert hinge["stiffness"] == pytest.approx(secant(), rel=1e-6)
    assert "linearized_support_stiffness" not in found
    held = column({}, buckling=asked)
    curve = {"depends_on": "Mz", "points": [[0.0, 1e7], [4e4, 5e6]]}
    spring = {"condition_type": "Spring", "stiffness_curve": curve}
    held["model"]["nodal_supports"] = [{"id": 1, "RZ": spring}]
    found = solve(held).buckling
    assert found is not None
    (support,) = found["linearized_support_stiffness"]
    assert (support["node_id"], support["dof"]) == (1, "RZ")
    assert support["stiffness"] == pytest.approx(7.5e6, rel=1e-6)  # 20 kNm, half way
    assert "linearized_hinge_stiffness" not in found


@pytest.mark.parametrize(("reference", "stiffness"), [({"LoadCase": 1}, secant()), (None, 8e6)])
def test_frequencies_take_the_secant_or_the_first_stiffness(
    reference: Json | None, stiffness: float
) -> None:
    modal: Json = {"num_modes": 1}
    if reference is not None:
        modal["stiffness_reference"] = reference
    given = column(CONNECTOR, modal=modal)
    found, wanted = solve(given).modal, straight(given, stiffness).modal
    assert found is not None
    assert wanted is not None
    assert found["modes"][0]["natural_frequency"] == pytest.approx(
        wanted["modes"][0]["natural_frequency"], rel=1e-9
    )
