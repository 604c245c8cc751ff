"""Plates in whole documents: published values, joints with members, loads, faults."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from loadpath.engine import DocumentRefused, solve
from tools.verification.plates import figures, node_at

Json = dict[str, Any]

CASES = sorted((Path(__file__).parents[2] / "corpus/solved/plates").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_published_values(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    found = list(figures(case, results))
    assert len(found) == len(case["expected"])
    assert [figure for figure in found if not figure.agrees] == []
    for each in results.loadcases.values():
        assert each.balance.balance_error < 1e-9


def document(**model: Any) -> Json:
    """A steel document with the load cases given as `load_cases`."""
    load_cases = model.pop("load_cases")
    return {
        "schema_version": 3,
        "settings": {
            "general_info": {"project_name": "plates", "author": "test", "version": "1"},
            "unit_settings": {
                "system": "metric",
                "lengthUnit": "m",
                "forceUnit": "N",
                "densityUnit": "kg/m3",
                "pressureUnit": "Pa",
            },
        },
        "model": {
            "materials": [
                {
                    "id": 1,
                    "name": "S235",
                    "e_mod": 210e9,
                    "g_mod": 210e9 / 2.6,
                    "density": 7850.0,
                    "yield_stress": 235e6,
                }
            ],
            "nodal_supports": [{"id": 1}],
            "sections": [
                {
                    "id": 1,
                    "name": "beam",
                    "material": 1,
                    "i_y": 1e-5,
                    "i_z": 8e-5,
                    "j": 1e-6,
                    "area": 5e-3,
                }
            ],
            "members": [],
            "member_sets": [],
            **model,
        },
        "analysis": {
            "options": {
                "solve_loadcases": True,
                "dimensionality": "3D",
                "order": "LINEAR",
                "rigid_strategy": "RigidMember",
                "tolerance": 1e-6,
            },
            "load_cases": load_cases,
            "load_combinations": [],
        },
    }


def nodes(*places: tuple[float, float, float], held: tuple[int, ...] = ()) -> list[Json]:
    return [
        {"id": k, "X": x, "Y": y, "Z": z, "nodal_support": 1 if k in held else None}
        for k, (x, y, z) in enumerate(places, start=1)
    ]


SLAB = ((0.0, 0.0, 0.0), (4.0, 0.0, 0.0), (4.0, 0.0, -3.0), (0.0, 0.0, -3.0))
PRESSURE = {
    "id": 1,
    "target": {"kind": "Surface", "surface_id": 7},
    "magnitude": 2000.0,
    "direction": [0.0, -1.0, 0.0],
}


def slab(**more: Any) -> Json:
    return {
        "id": 7,
        "boundary_node_ids": [1, 2, 3, 4],
        "material": 1,
        "thickness": 0.05,
        "mesh": {"target_size": 0.5},
        **more,
    }


def member(number: int, start: int, end: int) -> Json:
    return {"id": number, "start_node_id": start, "end_node_id": end, "section": 1}


def test_a_member_along_a_plate_is_joined_to_it_and_reported_whole() -> None:
    base = document(
        nodes=nodes(*SLAB, held=(1, 2, 3, 4)),
        plate_surfaces=[slab()],
        load_cases=[{"id": 1, "name": "p", "plate_pressures": [PRESSURE]}],
    )
    alone = solve(base)
    base["model"]["members"] = [member(1, 1, 2), member(2, 3, 4)]
    stiffened = solve(base)
    edge = [2.0, 0.0, 0.0]
    free = alone.loadcases["p"].displacement(node_at(alone, edge))["dy"]
    held = stiffened.loadcases["p"].displacement(node_at(stiffened, edge))["dy"]
    assert free < held < 0
    found = stiffened.loadcases["p"]
    curves = found.curves(1)
    middle = curves.sample(np.array([0.5]))[0]
    # The beam follows the plate: the same deflection at the shared node, and it bends.
    assert middle[8] == pytest.approx(held, rel=1e-9)
    assert abs(middle[5]) > 100
    assert found.balance.balance_error < 1e-9
    total = found.reactions[:, 1].sum()
    assert total == pytest.approx(2000 * 12, rel=1e-9)


def test_loads_on_a_divided_member_arrive_whole() -> None:
    load = {
        "id": 1,
        "member": 1,
        "magnitude": 1000.0,
        "end_magnitude": 3000.0,
        "direction": [0.0, -1.0, 0.0],
        "start_frac": 0.13,
        "end_frac": 0.77,
    }
    point = {"id": 1, "member": 1, "magnitude": 500.0, "direction": [0, -1, 0], "position": 0.5}
    results = solve(
        document(
            nodes=nodes(*SLAB, held=(1, 2, 3, 4)),
            plate_surfaces=[slab()],
            members=[member(1, 1, 2)],
            load_cases=[
                {"id": 1, "name": "p", "distributed_loads": [load], "member_point_loads": [point]}
            ],
        )
    )
    found = results.loadcases["p"]
    assert found.reactions[:, 1].sum() == pytest.approx(0.64 * 4 * 2000 + 500, rel=1e-9)
    assert found.balance.balance_error < 1e-9


def test_elements_and_nodes_of_a_mesh_get_ids_that_do_not_clash() -> None:
    results = solve(
        document(
            nodes=nodes(*SLAB, held=(1, 2, 3, 4)),
            plate_surfaces=[slab()],
            load_cases=[{"id": 1, "name": "p", "plate_pressures": [PRESSURE]}],
        )
    )
    plates = results.loadcases["p"].plate_results()
    assert len(plates) == 8 * 6
    assert {plate.source_surface_id for plate in plates.values()} == {7}
    assert len(results.places.node) == 9 * 7
    assert min(set(results.places.node) - {1, 2, 3, 4}) == 5


def test_a_check_of_displacements_looks_at_the_whole_surface() -> None:
    """A slab held at its corners moves most at its centre, where only its mesh has a node."""
    text = document(
        nodes=nodes(*SLAB, held=(1, 2, 3, 4)),
        plate_surfaces=[slab()],
        load_cases=[{"id": 1, "name": "q", "plate_pressures": [PRESSURE]}],
    )
    factor = {"load_case_id": 1, "factor": 1.0}
    text["analysis"]["load_combinations"] = [
        {"id": 1, "name": "SLS", "load_case_factors": [factor]}
    ]
    moved = {"Quantity": {"Displacement": {"component": "Dy"}}}
    text["analysis"]["unity_checks"] = [
        {
            "id": "d",
            "name": "Deflection",
            "applies_to": {"type": "PlateSurfaces", "ids": [7]},
            "spec": {
                "Generic": {
                    "demand": "d",
                    "capacity": "0.016",
                    "variables": [{"name": "d", "source": moved}],
                }
            },
            "load_combination_ids": [1],
        }
    ]
    results = solve(text)
    centre = results.loadcombinations["SLS"].displacement(node_at(results, [2.0, 0.0, -1.5])).dy
    assert centre < 0
    (check,) = results.unity_check_results
    assert check["governing"]["demand"] == pytest.approx(centre, rel=1e-12)
    assert check["governing"]["trace"][-1]["unit"] == "m"


def test_surface_loads_go_to_members_and_nothing_is_lost() -> None:
    polygon = [{"X": x, "Y": y, "Z": z} for x, y, z in SLAB]
    load = {"id": 1, "polygon": polygon, "magnitude": 1500.0, "direction": [0.0, -1.0, 0.0]}
    base = document(
        nodes=nodes(*SLAB, held=(1, 2, 3, 4)),
        members=[member(1, 1, 2), member(2, 2, 3), member(3, 3, 4), member(4, 4, 1)],
        load_cases=[
            {"id": 1, "name": "x", "surface_loads": [load | {"distribution_direction": [1, 0, 0]}]},
            {"id": 2, "name": "free", "surface_loads": [load]},
        ],
    )
    results = solve(base)
    for name in ("x", "free"):
        assert results.loadcases[name].reactions[:, 1].sum() == pytest.approx(18000, rel=1e-9)
    assert results.loadcases["x"].start_forces(1)["fy"] == pytest.approx(4500, rel=1e-9)
    assert results.loadcases["x"].start_forces(2)["fy"] == pytest.approx(0, abs=1e-6)
    assert "distribution_direction_chosen" in {issue.code for issue in results.warnings}


def test_a_membrane_needs_no_support_across_its_plane_unless_it_is_loaded_there() -> None:
    held = {"condition_type": "Fixed"}
    free = {"condition_type": "Free"}
    square = nodes((0, 0, 0), (1, 0, 0.5), (1, 1, 0.5), (0, 1, 0), held=(1, 4))
    plate = {
        "id": 1,
        "node_ids": [1, 2, 3, 4],
        "material": 1,
        "thickness": 0.01,
        "behavior": "Membrane",
    }
    pull = [
        {
            "id": k,
            "node": k,
            "magnitude": 1000.0,
            "direction": [1.0, 0.0, 0.5],
            "load_type": "force",
        }
        for k in (2, 3)
    ]
    base = document(
        nodes=square,
        plate_elements=[plate],
        load_cases=[{"id": 1, "name": "p", "nodal_loads": pull}],
    )
    base["model"]["nodal_supports"] = [
        {"id": 1, "X": held, "Y": held, "Z": held, "RX": free, "RY": free, "RZ": free}
    ]
    found = solve(base).loadcases["p"]
    assert found.is_usable
    plates = found.plate_results()[1].resultants
    assert plates.nx == pytest.approx(2000 * 1.25**0.5, rel=0.02)
    pull[0]["direction"] = [0.0, 0.0, 1.0]
    with pytest.raises(DocumentRefused) as refusal:
        solve(base)
    assert refusal.value.code == "membrane_loaded_across"


def test_pressure_projected_on_a_slope_acts_on_the_ground_area() -> None:
    roof = ((0.0, 0.0, 0.0), (4.0, 3.0, 0.0), (4.0, 3.0, -3.0), (0.0, 0.0, -3.0))
    for projected, area in ((False, 15.0), (True, 12.0)):
        results = solve(
            document(
                nodes=nodes(*roof, held=(1, 2, 3, 4)),
                plate_surfaces=[slab()],
                load_cases=[
                    {
                        "id": 1,
                        "name": "snow",
                        "plate_pressures": [PRESSURE | {"projected": projected}],
                    }
                ],
            )
        )
        total = results.loadcases["snow"].reactions[:, 1].sum()
        assert total == pytest.approx(2000 * area, rel=1e-9)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"boundary_node_ids": [1, 3, 2, 4]}, "mesh_failed"),
        ({"local_x_direction": [0, 1, 0]}, "wrong_shape"),
    ],
)
def test_faults_of_surfaces_are_named(change: Json, code: str) -> None:
    base = document(
        nodes=nodes(*SLAB, held=(1, 2, 3, 4)),
        plate_surfaces=[slab(**change)],
        load_cases=[{"id": 1, "name": "p"}],
    )
    with pytest.raises(DocumentRefused) as refusal:
        solve(base)
    assert refusal.value.code == code
    assert str(refusal.value)
