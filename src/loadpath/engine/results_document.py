"""Results as a JSON tree under the names the FERS SDK uses.

Signs: end forces are what the nodes exert on the member; section forces have the sign of the start
side. `local_maximums` and `local_minimums` are exact extremes of the section forces, not samples.
What `result_filter` leaves out is left out; `result_requests` put tables under `selections`.
"""

from typing import Any

import msgspec

from loadpath.document import ResultBlock

from .member_results import member_results
from .named_rows import Forces, Location, NodeDisplacement, named
from .result_set import ResultSet
from .results import Results


def encode(results: Results, *, stations: int, indent: int) -> bytes:
    """The tree as JSON text."""
    text = msgspec.json.encode(_tree(results, stations=stations))
    return msgspec.json.format(text, indent=indent) if indent else text


def _tree(results: Results, *, stations: int = 3) -> dict[str, Any]:
    """The tree, ready to be encoded. `stations` counts the section forces inside each member."""
    written = {
        kind: {name: _encoded_set(results, each, stations) for name, each in sets.items()}
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


def _encoded_set(results: Results, found: ResultSet, stations: int) -> msgspec.Raw:
    """One set at a time becomes text, so that not all of them are objects at once."""
    return msgspec.Raw(msgspec.json.encode(_set(results, found, stations)))


def _set(results: Results, found: ResultSet, stations: int) -> dict[str, Any]:
    places = found._places
    is_whole = results.selections is None and found.is_usable
    return {
        "name": found.name,
        "result_type": {
            "Loadcase" if found.kind == "loadcase" else "Loadcombination": found.id,
        },
        "displacement_nodes": (
            _displacements(found)
            if is_whole and results.keeps(ResultBlock.node_displacements)
            else {}
        ),
        "reaction_nodes": (
            _reactions(found) if is_whole and results.keeps(ResultBlock.reactions) else {}
        ),
        "member_results": member_results(results, found, stations) if is_whole else {},
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
            "residual_norm": found.balance.residual,
            "solve_time_ms": None,  # all sets are solved at once; see the receipt
        },
    }


def _displacements(found: ResultSet) -> dict[str, Any]:
    rows = named(NodeDisplacement, found.displacements)
    return dict(zip(map(str, found._places.node), rows, strict=True))


def _reactions(found: ResultSet) -> dict[str, Any]:
    places = found._places
    forces = named(Forces, found.reactions)
    positions = places.node_positions[[places.node[node] for node in places.support_node]]
    locations = named(Location, positions)
    told = zip(forces, locations, places.support_ids, strict=True)
    return {
        str(node): {"nodal_forces": force, "location": location, "support_id": support}
        for node, (force, location, support) in zip(places.support_node, told, strict=True)
    }
