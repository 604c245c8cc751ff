"""Results as a JSON tree under the names the FERS SDK uses.

Signs: end forces are what the nodes exert on the member; section forces have the sign of the start
side. `local_maximums` and `local_minimums` are exact extremes of the section forces, not samples.
What `result_filter` leaves out is left out; `result_requests` put tables under `selections`.
"""

from typing import Any

import msgspec
import numpy as np

from .curves import FORCES
from .result_set import DISPLACEMENTS, ResultSet
from .results import Results

SHAPE_STATIONS = 21
"""Stations of `member_displacements`."""

Fractions = np.ndarray[Any, np.dtype[np.float64]]


def encode(results: Results, *, stations: int, indent: int) -> bytes:
    """The tree as JSON text."""
    text = msgspec.json.encode(tree(results, stations=stations))
    return msgspec.json.format(text, indent=indent) if indent else text


def tree(results: Results, *, stations: int = 3) -> dict[str, Any]:
    """The tree as plain data. `stations` counts the section forces inside each member."""
    written = {
        kind: {name: _set(results, each, stations) for name, each in sets.items()}
        for kind, sets in (
            ("loadcases", results.loadcases),
            ("loadcombinations", results.loadcombinations),
        )
    }
    return {
        "engine_version": results.engine_version,
        **written,
        **({} if results.selections is None else {"selections": results.selections}),
        "unity_check_results": results.unity_check_results,
        "load_case_failures": _failures(results.loadcases, "load_case_id"),
        "solve_failures": _failures(results.loadcombinations, "combination_id"),
        "receipt": results.receipt,
        "coverage": results.coverage,
    }


def _failures(sets: dict[str, ResultSet], id_name: str) -> list[dict[str, Any]]:
    return [
        {id_name: each.id, "name": name, "code": error.code, "error": error.message}
        for name, each in sets.items()
        for error in each.errors
    ]


def _set(results: Results, found: ResultSet, stations: int) -> dict[str, Any]:
    places = found._places
    is_whole = results.selections is None
    fractions = np.arange(1, stations + 1) / (stations + 1)
    members = places.member.items() if is_whole else ()
    return {
        "name": found.name,
        "result_type": {
            "Loadcase" if found.kind == "loadcase" else "Loadcombination": found.id,
        },
        "displacement_nodes": _displacements(found) if results.keeps("node_displacements") else {},
        "reaction_nodes": _reactions(found) if results.keeps("reactions") else {},
        "member_results": {
            str(member): _member(results, found, member, place, fractions)
            for member, place in members
        },
        "plate_results": found.plate_results() if is_whole else {},
        "summary": {
            "total_displacements": len(places.node),
            "total_reaction_forces": len(places.support_node),
            "total_member_forces": len(places.member),
            "total_plate_forces": len(places.plates.place),
        },
        "errors_and_warnings": {
            "errors": [{"code": e.code, "message": e.message} for e in found.errors],
            "warnings": [{"code": w.code, "message": w.message} for w in found.warnings],
        },
        "solver_diagnostics": {
            "analysis_method": "Linear",
            "converged": found.converged,
            "iterations": found.iterations,
            "residual_norm": found.balance["residual"],
            "solve_time_ms": None,  # all sets are solved at once; see the receipt
        },
    }


def _displacements(found: ResultSet) -> dict[str, Any]:
    return {str(node): found.displacement(node) for node in found._places.node}


def _reactions(found: ResultSet) -> dict[str, Any]:
    places = found._places
    return {
        str(node): {
            "nodal_forces": found.reaction(node),
            "location": dict(
                zip("XYZ", places.node_positions[places.node[node]].tolist(), strict=True)
            ),
            "support_id": places.support_ids[place],
        }
        for node, place in places.support_node.items()
    }


def _member(
    results: Results, found: ResultSet, member: int, place: int, fractions: Fractions
) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    if results.keeps("global_end_forces"):
        row = found.node_forces[place].tolist()
        parts |= {"start_node_forces": _forces(row[:7]), "end_node_forces": _forces(row[7:])}
    if results.keeps("local_end_forces"):
        row = found.end_forces[place].tolist()
        parts |= {"local_start_forces": _forces(row[:7]), "local_end_forces": _forces(row[7:])}
    if found.global_extremes is not None:
        row = found.global_extremes[place].tolist()
        parts |= {"maximums": _forces(row[:7]), "minimums": _forces(row[7:])}
    if results.keeps("local_envelopes"):
        extremes = found.extremes(member)
        parts |= {
            "local_maximums": {name: extremes[name]["max"] for name in FORCES},
            "local_minimums": {name: extremes[name]["min"] for name in FORCES},
        }
    if results.keeps("local_displacements"):
        row = found.end_displacements[place].tolist()
        parts |= {
            "local_displacement_start_node": _named(DISPLACEMENTS, row[:7]),
            "local_displacement_end_node": _named(DISPLACEMENTS, row[7:]),
        }
    keeps_sections = results.keeps("section_forces")
    parts["section_forces"] = _sections(found, member, fractions) if keeps_sections else []
    if results.keeps("internal_force_series"):
        ends = np.concatenate(([0.0], fractions, [1.0]))
        parts["internal_force_series"] = _sections(found, member, ends)
    if results.keeps("local_displacements"):
        parts |= _shape(found, member, place)
    return parts


def _sections(found: ResultSet, member: int, fractions: Fractions) -> list[dict[str, Any]]:
    rows = found.curves(member).sample(fractions)[:, :7].tolist()
    return [
        {"x_frac": x, "forces": _forces(row)}
        for x, row in zip(fractions.tolist(), rows, strict=True)
    ]


def _shape(found: ResultSet, member: int, place: int) -> dict[str, Any]:
    """How the member's axis moves, in global axes."""
    fractions = np.arange(SHAPE_STATIONS) / (SHAPE_STATIONS - 1)
    local = found.curves(member).sample(fractions)[:, 7:]
    axes = found._places.member_axes[place].reshape(3, 3)
    # Written out, in the order of every other host: the same digits.
    moved = (local[:, 0:1] * axes[0] + local[:, 1:2] * axes[1]) + local[:, 2:3] * axes[2]
    peak = found.displacement_peaks[place].tolist()
    length = float(found._places.member_lengths[place, 0])
    return {
        "member_displacements": [
            {"x_frac": x, "displacement": row}
            for x, row in zip(fractions.tolist(), moved.tolist(), strict=True)
        ],
        "member_displacement_peak": {"x_frac": peak[0] / length, "displacement": peak[1:]},
    }


def _forces(values: list[float]) -> dict[str, float]:
    return _named(FORCES, values)


def _named(names: tuple[str, ...], values: list[float]) -> dict[str, float]:
    return dict(zip(names, values, strict=True))
