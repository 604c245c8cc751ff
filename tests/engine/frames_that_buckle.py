"""Frames whose members take their lengths from modes, and what their results say of them."""

import json
from pathlib import Path
from typing import Any

from loadpath.engine import Results

Json = dict[str, Any]
CASE = Path(__file__).parents[2] / "corpus/engine/sway_not_considered.json"
FREE = {"condition_type": "Free"}
CLAMPED: Json = {}
PINNED: Json = {"RX": FREE, "RZ": FREE}
SLIDING: Json = {"Y": FREE, "RX": FREE, "RZ": FREE}
GUIDED_IN_X: Json = {"X": FREE, "Y": FREE}
SLIDING_CLAMP: Json = {"Y": FREE}
LOOSE: Json = dict.fromkeys(("X", "Y", "Z", "RX", "RZ"), FREE)
HELD_ACROSS: Json = {"X": FREE, "Y": FREE, "RX": FREE, "RZ": FREE}
HEIGHT, SPAN = 6.0, 10.0
CONVERGED = 1e-4
"""What dividing members further would still change."""


def frame(
    nodes: list[Json], members: list[Json], supports: list[Json], loads: dict[int, float]
) -> Json:
    """HEB200 (section 1) and IPE400 (section 2) without shear deformation; loads push nodes down.

    Columns stand with their strong axis across the plane.
    """
    document: Json = json.loads(CASE.read_text())["document"]
    for member in members:
        start, end = (nodes[member[of] - 1] for of in ("start_node_id", "end_node_id"))
        if start["X"] == end["X"]:
            member.setdefault("rotation_angle", 90.0)
    document["model"] |= {"nodes": nodes, "members": members, "nodal_supports": supports}
    document["analysis"]["options"]["include_shear_deformation"] = False
    document["analysis"]["load_cases"][0]["nodal_loads"] = [
        {"id": k + 1, "node": node, "magnitude": force, "direction": [0.0, -1.0, 0.0]}
        for k, (node, force) in enumerate(loads.items())
    ]
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["lengths_from"] = "Buckling"
    return document


def node(number: int, x: float, y: float, support: int | None = None) -> Json:
    held = {} if support is None else {"nodal_support": support}
    return {"id": number, "X": x, "Y": y, "Z": 0.0} | held


def bar(number: int, start: int, end: int, section: int = 1, **more: Any) -> Json:
    return {"id": number, "start_node_id": start, "end_node_id": end, "section": section} | more


def column(start: Json, end: Json, force: float = 2e5) -> Json:
    return frame(
        [node(1, 0.0, 0.0, 1), node(2, 0.0, HEIGHT, 2)],
        [bar(1, 1, 2)],
        [{"id": 1, **start}, {"id": 2, **end}],
        {2: force},
    )


def portal(base: Json, loads: tuple[float, float] = (2e5, 2e5), **beam: Any) -> Json:
    """Heads are held across the plane."""
    return frame(
        [
            node(1, 0.0, 0.0, 1),
            node(2, 0.0, HEIGHT, 2),
            node(3, SPAN, HEIGHT, 2),
            node(4, SPAN, 0.0, 1),
        ],
        [bar(1, 1, 2), bar(2, 4, 3), bar(3, 2, 3, 2, **beam)],
        [{"id": 1, **base}, {"id": 2, **HELD_ACROSS}],
        {2: loads[0], 3: loads[1]},
    )


def lengths(results: Results) -> dict[int, dict[str, float]]:
    """By member and axis of the standard: the buckling length of its trace."""
    found: dict[int, dict[str, float]] = {}
    for part in results.unity_checks[0].per_entity:
        number = part.entity.member_id
        assert number is not None
        found[number] = {
            step.axis or "": step.value or 0.0
            for step in part.trace
            if step.title == "Buckling length"
        }
    return found


def modes(results: Results) -> dict[int, dict[str, tuple[float, float, float]]]:
    """By member and axis: number of the mode, alpha_cr and N, of members that have one."""
    found: dict[int, dict[str, tuple[float, float, float]]] = {}
    for part in results.unity_checks[0].per_entity:
        for step in part.trace:
            named = {quantity.symbol: quantity.value or 0.0 for quantity in step.quantities}
            if step.title == "Critical force" and "mode" in named:
                of_member = found.setdefault(part.entity.member_id or 0, {})
                of_member[step.axis or ""] = (named["mode"], named["alpha_cr"], named["N"])
    return found


def codes(results: Results) -> set[str]:
    return {reason.code for reason in results.verdict.reasons}
