"""Puts a single-span beam together: two nodes on the X axis, one member, one load case."""

from typing import Any, NamedTuple

from loadpath.builders.beam_section import BeamSection
from loadpath.builders.beam_supports import beam_supports
from loadpath.document import SCHEMA_VERSION

DOWN = [0.0, -1.0, 0.0]


class BeamLoads(NamedTuple):
    """Loads downward, in N/m and N; the place of the point load is a fraction of the span."""

    uniform: float = 0.0
    point: float = 0.0
    position: float = 0.5


def beam_document(
    span: float,
    support: str,
    section: BeamSection,
    loads: BeamLoads,
    *,
    member_set: dict[str, Any],
    load_combinations: list[dict[str, Any]],
    unity_checks: list[dict[str, Any]],
) -> dict[str, Any]:
    """The whole document; `member_set` adds buckling lengths to the set of the one member."""
    supports = beam_supports(support)
    held = {nodal_support["id"] for nodal_support in supports}
    words = support.replace("_", " ")
    return {
        "schema_version": SCHEMA_VERSION,
        "settings": {
            "unit_settings": {
                "system": "metric",
                "lengthUnit": "m",
                "forceUnit": "N",
                "densityUnit": "kg/m3",
                "pressureUnit": "Pa",
            },
            "general_info": {
                "project_name": f"{section.name}, {span:g} m, {words}",
                "author": "Loadpath",
                "version": "1.0",
            },
        },
        "model": {
            "nodes": [
                {
                    "id": number,
                    **{"X": x, "Y": 0.0, "Z": 0.0},
                    "nodal_support": number if number in held else None,
                }
                for number, x in ((1, 0.0), (2, span))
            ],
            "members": [
                {
                    "id": 1,
                    "start_node_id": 1,
                    "end_node_id": 2,
                    "section": 1,
                    "rotation_angle": 0.0,
                    "classification": "Beam",
                    "weight": 0.0,
                    "member_type": "Normal",
                }
            ],
            "member_sets": [
                {
                    "id": 1,
                    "classification": "Beam",
                    "member_ids": [1],
                    "buckling_restraints": [],
                    **member_set,
                }
            ],
            "materials": [section.material],
            "sections": [section.section],
            "nodal_supports": supports,
            "shape_paths": [section.shape_path],
        },
        "analysis": {
            "options": {
                "solve_loadcases": True,
                "tolerance": 0.01,
                "max_iterations": 30,
                "dimensionality": "3D",
                "order": "LINEAR",
                "rigid_strategy": "RigidMember",
                "include_shear_deformation": True,
                "include_warping": True,
                "include_shear_center_coupling": True,
            },
            "load_cases": [_load_case(loads)],
            "load_combinations": load_combinations,
            "unity_checks": unity_checks,
        },
    }


def _load_case(loads: BeamLoads) -> dict[str, Any]:
    """The case Q; a load of zero is no load."""
    uniform = {
        "id": 1,
        "member": 1,
        "magnitude": loads.uniform,
        "end_magnitude": loads.uniform,
        "direction": DOWN,
        "start_frac": 0.0,
        "end_frac": 1.0,
    }
    point = {
        "id": 1,
        "member": 1,
        "magnitude": loads.point,
        "direction": DOWN,
        "position": loads.position,
        "axes": "global",
    }
    return {
        "id": 1,
        "name": "Q",
        "distributed_loads": [uniform] if loads.uniform else [],
        "member_point_loads": [point] if loads.point else [],
    }
