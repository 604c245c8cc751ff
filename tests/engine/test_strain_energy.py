"""The strain energy of a result set: closed forms, and half of the work of forces (Clapeyron)."""

from typing import Any

import pytest
from hypothesis import given, settings

from loadpath.engine import solve

from .frames import CLAMPED, FREE, SECTION, STEEL, Json, document, force, line_load, member, node
from .test_theorems import space_frames

E, G = STEEL["e_mod"], STEEL["g_mod"]
A, I_Z, J = (SECTION[name] for name in ("area", "i_z", "j"))
L = 4.0


def energy(frame: Json) -> float | None:
    return solve(frame).loadcases["Q"].balance.strain_energy


def close(value: float) -> Any:
    return pytest.approx(value, rel=1e-9)


def test_a_line_load_counts_with_its_bending_inside_the_member() -> None:
    frame = document(
        [node(1, 0, support=2), node(2, L, support=3)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 5000.0)]},
    )
    assert energy(frame) == close(5000**2 * L**5 / (240 * E * I_Z))


def test_a_heated_member_between_walls_stores_what_it_may_not_do() -> None:
    heat = {"id": 1, "member": 1, "uniform": 30.0, "gradient_y": 20.0}
    strain, curvature = 1.2e-5 * 30, 1.2e-5 * 20 / 0.2
    held = document(
        [node(1, 0, support=1), node(2, L, support=1)],
        [member(1, 1, 2)],
        {"temperature_loads": [heat]},
    )
    stored = 0.5 * L * (E * A * strain**2 + E * I_Z * curvature**2)
    assert energy(held | {"schema_version": 4}) == close(stored)
    free = document(
        [node(1, 0, support=1), node(2, L)], [member(1, 1, 2)], {"temperature_loads": [heat]}
    )
    assert energy(free | {"schema_version": 4}) == pytest.approx(0.0, abs=1e-12 * stored)


def test_a_settlement_works_on_beam_and_spring() -> None:
    spring = {"condition_type": "Spring", "stiffness": 1e6}
    support = {"id": 4, "Y": spring} | dict.fromkeys(("X", "Z", "RX", "RY", "RZ"), FREE)
    frame = document(
        [node(1, 0, support=1), node(2, L, support=4)],
        [member(1, 1, 2)],
        {"support_displacements": [{"id": 1, "node": 2, "direction": "Y", "value": -0.01}]},
        model={"nodal_supports": [CLAMPED, support]},
    )
    beam = 3 * E * I_Z / L**3
    assert energy(frame | {"schema_version": 4}) == close(0.5 * 0.01**2 * beam * 1e6 / (beam + 1e6))


def test_torsion_with_restrained_warping() -> None:
    loads = {
        "nodal_moments": [
            {"id": 1, "node": 2, "load_case": 1, "magnitude": 1000.0, "direction": [1, 0, 0]}
        ]
    }
    section = {**SECTION, "j": 1e-7, "i_w": 1e-7}
    frame = document(
        [node(1, 0, support=1), node(2, L)],
        [member(1, 1, 2)],
        loads,
        model={"sections": [section]},
    )
    found = solve(frame).loadcases["Q"]
    # The twist between stations is a quintic, not the exact one.
    half_of_work = 0.5 * 1000 * found.displacement(2).rx
    assert found.balance.strain_energy == pytest.approx(half_of_work, rel=1e-6)


@settings(max_examples=25, deadline=None)
@given(space_frames())
def test_under_forces_at_nodes_it_is_half_of_their_work(frame: Json) -> None:
    case = frame["analysis"]["load_cases"][0]
    case["distributed_loads"] = case["member_point_loads"] = []
    (acting,) = case["nodal_loads"]
    found = solve(frame).loadcases[case["name"]]
    moved = found.displacement(acting["node"])
    forces = found.balance.sum_of_loads[:3]
    work = sum(f * u for f, u in zip(forces, (moved.dx, moved.dy, moved.dz), strict=True))
    assert found.balance.strain_energy == close(0.5 * work)


def test_cutting_a_loaded_member_changes_nothing() -> None:
    whole = document(
        [node(1, 0, support=1), node(2, L)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0.3, -1, 0.5], 5000.0)]},
    )
    cut = document(
        [node(1, 0, support=1), node(2, L), node(3, 1.5)],
        [member(1, 1, 3), member(2, 3, 2)],
        {
            "distributed_loads": [
                line_load(1, [0.3, -1, 0.5], 5000.0),
                line_load(2, [0.3, -1, 0.5], 5000.0) | {"id": 2},
            ]
        },
    )
    assert energy(cut) == close(energy(whole) or 0.0)


def test_a_mechanism_has_none() -> None:
    frame = document(
        [node(1, 0, support=4), node(2, L)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RZ": FREE}]},
    )
    assert energy(frame) is None
