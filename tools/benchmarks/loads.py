"""The loads of one load case of the notation as a load case of the document."""

from __future__ import annotations

import math
from typing import Any

from tools.benchmarks import axes
from tools.benchmarks.numbering import Numbering

AXES = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def load_case(number: int, name: str, case: dict[str, Any], numbering: Numbering) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": number,
        "name": name,
        "nodal_loads": [],
        "nodal_moments": [],
        "distributed_loads": [],
        "member_point_loads": [],
        "member_point_moments": [],
    }
    for load in case.get("nodal", []):
        node = numbering.node_ids[load["node"]]
        _vector(found["nodal_loads"], load.get("F"), {"node": node, "load_type": "force"})
        _vector(found["nodal_moments"], load.get("M"), {"node": node, "load_type": "moment"})
    for load in case.get("member_distributed", []):
        _distributed(found["distributed_loads"], load, numbering)
    for load in case.get("member_point", []):
        where = {
            "member": numbering.member_ids[load["member"]],
            "position": load["x"] / numbering.lengths[load["member"]],
        }
        if load.get("system") == "local":
            where["axes"] = "local"
        _vector(found["member_point_loads"], load.get("F"), where)
        _vector(found["member_point_moments"], load.get("M"), where)
    if "prescribed" in case:
        found["support_displacements"] = [
            _movement(i, p, numbering) for i, p in enumerate(case["prescribed"], start=1)
        ]
    if "member_temperature" in case:
        found["temperature_loads"] = [
            {
                "id": i,
                "member": numbering.member_ids[t["member"]],
                "uniform": t.get("dT", 0.0),
                "gradient_y": t.get("dTz", 0.0),
                "gradient_z": -t["dTy"] if "dTy" in t else 0.0,
            }
            for i, t in enumerate(case["member_temperature"], start=1)
        ]
    return found


def _vector(loads: list[dict[str, Any]], vector: list[float] | None, where: dict[str, Any]) -> None:
    if vector is None or not any(vector):
        return
    turned = axes.to_document(vector)
    magnitude = math.hypot(*turned)
    direction = [component / magnitude + 0.0 for component in turned]
    loads.append({"id": len(loads) + 1, **where, "magnitude": magnitude, "direction": direction})


def _distributed(loads: list[dict[str, Any]], load: dict[str, Any], numbering: Numbering) -> None:
    """One load per component, because the ends of a trapezoid may point differently."""
    length = numbering.lengths[load["member"]]
    first = axes.to_document(load["q1"])
    last = axes.to_document(load.get("q2", load["q1"]))
    for axis, q1, q2 in zip(AXES, first, last, strict=True):
        if q1 == 0.0 and q2 == 0.0:
            continue
        found: dict[str, Any] = {
            "id": len(loads) + 1,
            "member": numbering.member_ids[load["member"]],
            "magnitude": q1,
            "end_magnitude": q2,
            "direction": list(axis),
            "start_frac": load.get("x1", 0.0) / length,
            "end_frac": load.get("x2", length) / length,
        }
        if load.get("system") == "local":
            found["axes"] = "local"
        if load.get("per") == "projected":
            found["projected"] = True
        loads.append(found)


def _movement(number: int, prescribed: dict[str, Any], numbering: Numbering) -> dict[str, Any]:
    direction, sign = axes.GLOBAL[prescribed["dof"]]
    return {
        "id": number,
        "node": numbering.node_ids[prescribed["node"]],
        "direction": direction,
        "value": sign * prescribed["value"],
    }
