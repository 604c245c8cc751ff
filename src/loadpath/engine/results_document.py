"""Results as a JSON tree under the names the FERS SDK uses.

Signs: end forces are what the nodes exert on the member; section forces have the sign of the start
side. `local_maximums` and `local_minimums` are exact extremes of the section forces, not samples.
"""

from typing import Any

import msgspec
import numpy as np

from .curves import FORCES, MemberCurves
from .result_set import DISPLACEMENTS, ResultSet
from .results import Results

SHAPE_STATIONS = 21
"""Stations of `member_displacements`."""


def encode(results: Results, *, stations: int, indent: int) -> bytes:
    """The tree as JSON text."""
    text = msgspec.json.encode(tree(results, stations=stations))
    return msgspec.json.format(text, indent=indent) if indent else text


def tree(results: Results, *, stations: int = 3) -> dict[str, Any]:
    """The tree as plain data. `stations` counts the section forces inside each member."""
    return {
        "engine_version": results.engine_version,
        "loadcases": {n: _set(s, stations) for n, s in results.loadcases.items()},
        "loadcombinations": {n: _set(s, stations) for n, s in results.loadcombinations.items()},
        "unity_check_results": results.unity_check_results,
        "load_case_failures": _failures(list(results.loadcases.values())),
        "solve_failures": _failures(list(results.loadcombinations.values())),
        "receipt": results.receipt,
        "coverage": results.coverage,
    }


def _failures(sets: list[ResultSet]) -> list[dict[str, Any]]:
    return [
        {"id": each.id, "name": each.name, "code": error.code, "message": error.message}
        for each in sets
        for error in each.errors
    ]


def _set(found: ResultSet, stations: int) -> dict[str, Any]:
    places = found._places
    kind = "Loadcase" if found.kind == "loadcase" else "Loadcombination"
    fractions = np.arange(1, stations + 1) / (stations + 1)
    return {
        "name": found.name,
        "result_type": {kind: found.id},
        "displacement_nodes": {str(node): found.displacement(node) for node in places.node},
        "reaction_nodes": {
            str(node): {
                "nodal_forces": found.reaction(node),
                "location": dict(
                    zip("XYZ", places.node_positions[places.node[node]].tolist(), strict=True)
                ),
                "support_id": places.support_ids[place],
            }
            for node, place in places.support_node.items()
        },
        "member_results": {
            str(member): _member(found, member, place, fractions)
            for member, place in places.member.items()
        },
        "plate_results": found.plate_results(),
        "errors_and_warnings": {
            "errors": [{"code": e.code, "message": e.message} for e in found.errors],
            "warnings": [{"code": w.code, "message": w.message} for w in found.warnings],
        },
        "solver_diagnostics": {
            "analysis_method": "Linear",
            "converged": found.converged,
            "iterations": found.iterations,
            "residual_norm": found.balance["residual"],
            "solve_time_ms": None,
        },
    }


def _member(
    found: ResultSet, member: int, place: int, fractions: np.ndarray[Any, np.dtype[np.float64]]
) -> dict[str, Any]:
    curves = found.curves(member)
    extremes = found.extremes(member)
    ends = found.end_forces[place].tolist()
    at_nodes = found.node_forces[place].tolist()
    moved = found.end_displacements[place].tolist()
    return {
        "start_node_forces": _named(FORCES, at_nodes[:7]),
        "end_node_forces": _named(FORCES, at_nodes[7:]),
        "local_start_forces": _named(FORCES, ends[:7]),
        "local_end_forces": _named(FORCES, ends[7:]),
        "local_maximums": {name: extremes[name]["max"] for name in FORCES},
        "local_minimums": {name: extremes[name]["min"] for name in FORCES},
        "local_displacement_start_node": _named(DISPLACEMENTS, moved[:7]),
        "local_displacement_end_node": _named(DISPLACEMENTS, moved[7:]),
        "section_forces": [
            {"x_frac": x, "forces": _named(FORCES, row[:7])}
            for x, row in zip(fractions.tolist(), curves.sample(fractions).tolist(), strict=True)
        ],
        **_shape(curves),
    }


def _shape(curves: MemberCurves) -> dict[str, Any]:
    fractions = np.arange(SHAPE_STATIONS) / (SHAPE_STATIONS - 1)
    moved = curves.sample(fractions)[:, 7:]
    dx, dy, dz = moved.T
    peak = int(np.argmax(dx * dx + dy * dy + dz * dz))
    points = [
        {"x_frac": x, "displacement": row}
        for x, row in zip(fractions.tolist(), moved.tolist(), strict=True)
    ]
    return {"member_displacements": points, "member_displacement_peak": points[peak]}


def _named(names: tuple[str, ...], values: list[float]) -> dict[str, float]:
    return dict(zip(names, values, strict=True))
