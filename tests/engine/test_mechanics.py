"""Closed forms: each feature of the mechanics against a formula."""

import math
from typing import Any

import pytest

from loadpath.engine import solve

from .frames import (
    CLAMPED,
    FIXED,
    FREE,
    PINNED,
    ROLLER,
    SECTION,
    STEEL,
    document,
    force,
    line_load,
    member,
    node,
)

E, G = STEEL["e_mod"], STEEL["g_mod"]
A, I_Y, I_Z, J = (SECTION[name] for name in ("area", "i_y", "i_z", "j"))
L = 4.0


def cantilever(loads: dict[str, Any], **more: Any) -> dict[str, Any]:
    return document([node(1, 0, support=1), node(2, L)], [member(1, 1, 2)], loads, **more)


def close(value: float) -> Any:
    return pytest.approx(value, rel=1e-9)


def test_cantilever_under_a_tip_load() -> None:
    found = solve(cantilever({"nodal_loads": [force(2, [0, -1, 0], 1000.0)]})).loadcases["Q"]
    assert found.displacement(2)["dy"] == close(-1000 * L**3 / (3 * E * I_Z))
    assert found.displacement(2)["rz"] == close(-1000 * L**2 / (2 * E * I_Z))
    assert found.reaction(1)["mz"] == close(1000 * L)


def test_shear_along_y_uses_a_sz() -> None:
    section = {**SECTION, "a_sz": 1e-3, "a_sy": 5e-4}
    loads = {
        "nodal_loads": [force(2, [0, -1, 0], 1000.0), force(2, [0, 0, 1], 1000.0, 2)],
    }
    found = solve(cantilever(loads, model={"sections": [section]})).loadcases["Q"].displacement(2)
    assert found["dy"] == close(-1000 * (L**3 / (3 * E * I_Z) + L / (G * 1e-3)))
    assert found["dz"] == close(1000 * (L**3 / (3 * E * I_Y) + L / (G * 5e-4)))


def test_rotation_angle_turns_the_strong_axis() -> None:
    loads = {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]}
    frame = document(
        [node(1, 0, support=1), node(2, L)], [member(1, 1, 2, rotation_angle=90.0)], loads
    )
    assert solve(frame).loadcases["Q"].displacement(2)["dy"] == close(-1000 * L**3 / (3 * E * I_Y))


def test_simply_supported_beam_sags_with_negative_mz() -> None:
    frame = document(
        [node(1, 0, support=2), node(2, L, support=3)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 5000.0)]},
    )
    found = solve(frame).loadcases["Q"]
    extremes = found.extremes(1)
    assert extremes["mz"]["min"] == close(-5000 * L**2 / 8)
    assert extremes["mz"]["min_x"] == close(L / 2)
    assert extremes["dy"]["min"] == close(-5 * 5000 * L**4 / (384 * E * I_Z))
    assert found.start_forces(1)["fy"] == close(5000 * L / 2)


def test_partial_trapezoidal_load_on_a_clamped_beam() -> None:
    """Fixed-end moment of a load from a to L by the integral of a (L - x)^2 x / L^2."""
    a, q = 0.25 * L, 3000.0
    frame = document(
        [node(1, 0, support=1), node(2, L, support=1)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], q, start_frac=0.25)]},
    )

    def primitive(x: float) -> float:
        return L**2 * x**2 / 2 - 2 * L * x**3 / 3 + x**4 / 4

    expected = q / L**2 * (primitive(L) - primitive(a))
    assert solve(frame).loadcases["Q"].reaction(1)["mz"] == close(expected)


@pytest.mark.parametrize("projected", [False, True])
def test_snow_on_a_slope(projected: bool) -> None:
    frame = document(
        [node(1, 0, 0, support=1), node(2, 4, 3)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1000.0, projected=projected)]},
    )
    expected = 1000.0 * (4 if projected else 5)
    assert solve(frame | {"schema_version": 4}).loadcases["Q"].reaction(1)["fy"] == close(expected)


def test_local_load_on_a_slope_is_normal_to_it() -> None:
    frame = document(
        [node(1, 0, 0, support=1), node(2, 4, 3)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1000.0, axes="local")]},
    )
    found = solve(frame | {"schema_version": 4}).loadcases["Q"]
    assert found.reaction(1)["fx"] == close(-5000 * 0.6)
    assert found.reaction(1)["fy"] == close(5000 * 0.8)


def test_point_moment_in_the_span() -> None:
    frame = document(
        [node(1, 0, support=2), node(2, L, support=3)],
        [member(1, 1, 2)],
        {
            "member_point_moments": [
                {"id": 1, "member": 1, "magnitude": 800.0, "direction": [0, 0, 1], "position": 0.25}
            ]
        },
    )
    found = solve(frame).loadcases["Q"]
    assert found.reaction(1)["fy"] == close(800 / L)
    curve = found.curves(1)
    jump = curve.at(0.25 * L + 1e-9)["mz"] - curve.at(0.25 * L)["mz"]
    assert jump == pytest.approx(800, rel=1e-6)


def test_hinge_makes_a_propped_beam_simple() -> None:
    hinge = {"id": 1, "hinge_type": "", "rotational_release_mz": 0.0}
    frame = document(
        [node(1, 0, support=1), node(2, L, support=1)],
        [member(1, 1, 2, start_hinge=1)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1000.0)]},
        model={"member_hinges": [hinge]},
    )
    found = solve(frame).loadcases["Q"]
    assert found.start_forces(1)["mz"] == pytest.approx(0, abs=1e-6)
    assert found.reaction(2)["mz"] == close(-1000 * L**2 / 8)


def test_spring_hinge() -> None:
    """A tip moment turns a cantilever with a spring at its root by M (L / EI + 1 / k)."""
    hinge = {"id": 1, "hinge_type": "", "rotational_release_mz": 2e6}
    frame = document(
        [node(1, 0, support=1), node(2, L)],
        [member(1, 1, 2, start_hinge=1)],
        {"nodal_moments": [force(2, [0, 0, 1], 1000.0)]},
        model={"member_hinges": [hinge]},
    )
    assert solve(frame).loadcases["Q"].displacement(2)["rz"] == close(
        1000 * (L / (E * I_Z) + 1 / 2e6)
    )


@pytest.mark.parametrize("strategy", ["LinearMpc", "RigidMember"])
def test_rigid_member_carries_rotation_and_forces(strategy: str) -> None:
    frame = document(
        [node(1, 0, support=1), node(2, L), node(3, L + 2)],
        [member(1, 1, 2), member(2, 2, 3, member_type="Rigid", section=None)],
        {"nodal_loads": [force(3, [0, -1, 0], 1000.0)]},
        options={"rigid_strategy": strategy},
    )
    found = solve(frame).loadcases["Q"]
    turn = -1000 * (L**2 / 2 + 2 * L) / (E * I_Z)
    sag = -1000 * (L**3 / 3 + 2 * L**2 / 2) / (E * I_Z)
    assert found.displacement(3)["dy"] == close(sag + 2 * turn)
    assert found.displacement(3)["rz"] == close(turn)
    assert found.start_forces(2)["mz"] == close(2000.0)
    assert found.end_forces_of(2)["fy"] == close(-1000.0)


def test_loads_on_a_rigid_member_reach_the_support() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, L)],
        [member(1, 1, 2, member_type="Rigid", section=None)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1000.0)]},
    )
    found = solve(frame).loadcases["Q"]
    assert found.reaction(1)["fy"] == close(1000 * L)
    assert found.reaction(1)["mz"] == close(1000 * L**2 / 2)
    assert found.curves(1).at(L)["mz"] == pytest.approx(0, abs=1e-6)


def test_offset_is_a_rigid_arm() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, L)],
        [member(1, 1, 2, start_offset={"Y": 0.5}, end_offset={"Y": 0.5})],
        {"nodal_loads": [force(2, [1, 0, 0], 1000.0)]},
    )
    found = solve(frame).loadcases["Q"]
    assert found.displacement(2)["rz"] == close(500 * L / (E * I_Z))
    assert found.displacement(2)["dx"] == close(1000 * L / (E * A) + 0.5 * 500 * L / (E * I_Z))


def test_skewed_roller_reacts_along_its_normal() -> None:
    c, s = 0.8, 0.6
    slope = {
        "id": 4,
        "axes": {"x": [c, s, 0.0], "y": [-s, c, 0.0]},
        "X": FREE,
        "RX": FREE,
        "RY": FREE,
        "RZ": FREE,
    }
    frame = document(
        [node(1, 0, support=2), node(2, L, support=4)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [CLAMPED, PINNED, ROLLER, slope]},
    )
    found = solve(frame | {"schema_version": 4}).loadcases["Q"]
    reaction = found.reaction(2)
    assert reaction["fx"] / reaction["fy"] == close(-s / c)
    assert reaction["fy"] == close(1000 * L / 2)


def test_settlement_of_a_clamped_beam() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, L, support=1)],
        [member(1, 1, 2)],
        {"support_displacements": [{"id": 1, "node": 2, "direction": "Y", "value": -0.01}]},
    )
    found = solve(frame | {"schema_version": 4}).loadcases["Q"]
    assert found.displacement(2)["dy"] == close(-0.01)
    assert found.reaction(1)["mz"] == close(6 * E * I_Z * 0.01 / L**2)


def test_settlement_under_a_spring() -> None:
    spring = {"condition_type": "Spring", "stiffness": 1e6}
    frame = document(
        [node(1, 0, support=1), node(2, L, support=4)],
        [member(1, 1, 2)],
        {"support_displacements": [{"id": 1, "node": 2, "direction": "Y", "value": -0.01}]},
        model={
            "nodal_supports": [
                CLAMPED,
                {"id": 4, "Y": spring, "X": FREE, "Z": FREE, "RX": FREE, "RY": FREE, "RZ": FREE},
            ]
        },
    )
    found = solve(frame | {"schema_version": 4}).loadcases["Q"]
    beam = 3 * E * I_Z / L**3
    assert found.reaction(2)["fy"] == close(-0.01 * beam * 1e6 / (beam + 1e6))


def test_heated_between_walls() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, L, support=1)],
        [member(1, 1, 2)],
        {"temperature_loads": [{"id": 1, "member": 1, "uniform": 30.0, "gradient_y": 20.0}]},
    )
    found = solve(frame | {"schema_version": 4}).loadcases["Q"]
    assert found.reaction(1)["fx"] == close(E * A * 1.2e-5 * 30)
    assert abs(found.reaction(1)["mz"]) == close(E * I_Z * 1.2e-5 * 20 / 0.2)


def test_heated_cantilever_moves_freely() -> None:
    loads = {
        "temperature_loads": [
            {"id": 1, "member": 1, "uniform": 30.0, "gradient_y": 20.0, "gradient_z": 10.0}
        ]
    }
    found = solve(cantilever(loads) | {"schema_version": 4}).loadcases["Q"]
    moved = found.displacement(2)
    assert moved["dx"] == close(1.2e-5 * 30 * L)
    assert moved["dy"] == close(-1.2e-5 * 20 / 0.2 * L**2 / 2)  # warm top: the tip sinks
    assert moved["dz"] == close(-1.2e-5 * 10 / 0.13 * L**2 / 2)
    assert abs(found.end_forces).max() < 1e-6


def test_tension_bracing_leaves_the_pushed_diagonal_slack() -> None:
    nodes = [node(1, 0, 0, support=2), node(2, 4, 0, support=2), node(3, 0, 3), node(4, 4, 3)]
    members = [
        member(1, 1, 3, member_type="Truss"),
        member(2, 2, 4, member_type="Truss"),
        member(3, 3, 4, member_type="Truss"),
        member(4, 1, 4, member_type="Tension"),
        member(5, 2, 3, member_type="Tension"),
    ]
    found = solve(
        document(
            nodes,
            members,
            {"nodal_loads": [force(3, [1, 0, 0], 8000.0)]},
            options={"dimensionality": "2D"},
        )
    ).loadcases["Q"]
    assert found.end_forces_of(4)["fx"] == close(10000.0)
    assert found.end_forces_of(5)["fx"] == 0.0
    assert found.iterations == 2


def test_one_way_support_lets_go() -> None:
    lift = {"id": 4, "Y": {"condition_type": "PositiveOnly"}}
    lift |= dict.fromkeys(("X", "Z", "RX", "RY", "RZ"), FREE)
    frame = document(
        [node(1, 0, support=1), node(2, L, support=4)],
        [member(1, 1, 2)],
        {},
        model={"nodal_supports": [CLAMPED, lift]},
        analysis={
            "load_cases": [
                {"id": 1, "name": "up", "nodal_loads": [force(2, [0, 1, 0], 1000.0)]},
                {"id": 2, "name": "down", "nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
            ]
        },
    )
    results = solve(frame)
    assert results.loadcases["up"].displacement(2)["dy"] == close(1000 * L**3 / (3 * E * I_Z))
    assert results.loadcases["down"].reaction(2)["fy"] == close(1000.0)


def test_self_weight_goes_to_its_case() -> None:
    frame = cantilever({}, options={"enable_self_weight": True, "self_weight_load_case_id": 1})
    expected = STEEL["density"] * A * 9.81 * L
    assert solve(frame).loadcases["Q"].reaction(1)["fy"] == close(expected)


def test_units_are_scaled_to_si() -> None:
    frame = cantilever({"nodal_loads": [force(2, [0, -1, 0], 1.0)]})
    frame["settings"]["unit_settings"] = {
        "lengthUnit": "mm",
        "forceUnit": "kN",
        "pressureUnit": "MPa",
    }
    frame["model"]["nodes"][1]["X"] = 1000 * L
    frame["model"]["materials"] = [{**STEEL, "e_mod": 210e3, "g_mod": 81e3, "yield_stress": 355.0}]
    frame["model"]["sections"] = [
        {**SECTION, "area": 6e3, "i_y": 2e7, "i_z": 5e7, "j": 4e7, "h": 200.0, "b": 100.0}
    ]
    found = solve(frame).loadcases["Q"]
    assert found.displacement(2)["dy"] == close(-1000 * L**3 / (3 * E * I_Z))


def test_torsion_with_restrained_warping() -> None:
    """Vlasov: the tip of a clamped cantilever turns by T / GJ (L - tanh(kL) / k)."""
    i_w = 1e-6
    warping = {**CLAMPED, "warping_condition": FIXED}
    frame = cantilever(
        {"nodal_moments": [force(2, [1, 0, 0], 1000.0)]},
        model={"sections": [{**SECTION, "j": 4e-7, "i_w": i_w}], "nodal_supports": [warping]},
    )
    found = solve(frame).loadcases["Q"]
    gj = G * 4e-7
    k = math.sqrt(gj / (E * i_w))
    assert found.displacement(2)["rx"] == close(1000 / gj * (L - math.tanh(k * L) / k))
    assert abs(found.reaction(1)["bw"]) == close(1000 * math.tanh(k * L) / k)
    middle = found.curves(1).at(L / 2)["bw"]
    assert abs(middle) == pytest.approx(
        1000 / k * math.sinh(k * L / 2) / math.cosh(k * L), rel=1e-4
    )


def test_load_beside_the_shear_centre_twists() -> None:
    section = {**SECTION, "z_s": 0.05}
    found = solve(
        cantilever({"nodal_loads": [force(2, [0, 1, 0], 1000.0)]}, model={"sections": [section]})
    ).loadcases["Q"]
    assert found.displacement(2)["rx"] == close(1000 * 0.05 * L / (G * J))


def test_coupled_bending_of_an_unsymmetrical_section() -> None:
    i_yz = 1e-5
    section = {**SECTION, "i_yz": i_yz}
    found = solve(
        cantilever({"nodal_loads": [force(2, [0, 1, 0], 1000.0)]}, model={"sections": [section]})
    ).loadcases["Q"]
    determinant = I_Y * I_Z - i_yz**2
    assert found.displacement(2)["dy"] == close(1000 * L**3 / 3 * I_Y / (E * determinant))
    assert found.displacement(2)["dz"] == close(-1000 * L**3 / 3 * i_yz / (E * determinant))
