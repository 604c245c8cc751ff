"""A steel building of any size with true sections, three load cases, combinations and checks."""

from typing import Any

from tests.web.documents import checked_beam

BAY_M, STOREY_M = 6.0, 3.5


def building(bays: int, storeys: int, *, is_checked: bool = True) -> Any:
    """bays by bays by storeys, rigid joints, columns HEB 300 and beams IPE 300, clamped feet."""
    beam, column = checked_beam(), checked_beam(section="HEB300")
    model, analysis = beam["model"], beam["analysis"]
    shape = column["model"]["shape_paths"][0] | {"id": 2}
    section = column["model"]["sections"][0] | {"id": 2, "shape_path": 2}
    beams, columns = _ends(bays, storeys)
    members = [
        {"id": number, "start_node_id": start, "end_node_id": end, "section": kind}
        for number, (start, end, kind) in enumerate(
            [(a, b, 2) for a, b in columns] + [(a, b, 1) for a, b in beams], start=1
        )
    ]
    model |= {
        "nodes": _nodes(bays, storeys),
        "members": members,
        "member_sets": [],
        "sections": [*model["sections"], section],
        "shape_paths": [*model["shape_paths"], shape],
        "nodal_supports": [{"id": 1}],
    }
    analysis["load_cases"] = _load_cases(members, bays, storeys)
    analysis["load_combinations"] = [
        _combination(1, "ULS gravity", {1: 1.35, 2: 1.5}),
        _combination(2, "ULS wind", {1: 1.35, 2: 1.05, 3: 1.5}),
    ]
    if not is_checked:
        analysis["unity_checks"] = []
    beam["settings"]["general_info"]["project_name"] = f"Building, {len(members)} members"
    return beam


def _number(bays: int, i: int, j: int, k: int) -> int:
    rows = bays + 1
    return 1 + i + rows * (j + rows * k)


def _nodes(bays: int, storeys: int) -> list[dict[str, Any]]:
    return [
        {
            "id": _number(bays, i, j, k),
            "X": BAY_M * i,
            "Y": STOREY_M * k,
            "Z": BAY_M * j,
            "nodal_support": 1 if k == 0 else None,
        }
        for k in range(storeys + 1)
        for j in range(bays + 1)
        for i in range(bays + 1)
    ]


def _ends(bays: int, storeys: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    beams, columns = [], []
    for k in range(storeys):
        for j in range(bays + 1):
            for i in range(bays + 1):
                top = _number(bays, i, j, k + 1)
                columns.append((_number(bays, i, j, k), top))
                if i < bays:
                    beams.append((top, _number(bays, i + 1, j, k + 1)))
                if j < bays:
                    beams.append((top, _number(bays, i, j + 1, k + 1)))
    return beams, columns


def _load_cases(members: list[dict[str, Any]], bays: int, storeys: int) -> list[dict[str, Any]]:
    beams = [member["id"] for member in members if member["section"] == 1]
    wind = [
        {
            "id": number,
            "node": _number(bays, 0, j, k),
            "magnitude": 8_000.0,
            "direction": [1.0, 0.0, 0.0],
        }
        for number, (j, k) in enumerate(
            ((j, k) for j in range(bays + 1) for k in range(1, storeys + 1)), start=1
        )
    ]
    return [
        {"id": 1, "name": "Dead", "distributed_loads": _line_loads(beams, 8_000.0)},
        {"id": 2, "name": "Live", "distributed_loads": _line_loads(beams, 6_000.0)},
        {"id": 3, "name": "Wind", "nodal_loads": wind},
    ]


def _line_loads(members: list[int], size: float) -> list[dict[str, Any]]:
    return [
        {
            "id": number,
            "member": member,
            "magnitude": size,
            "end_magnitude": size,
            "direction": [0.0, -1.0, 0.0],
            "start_frac": 0.0,
            "end_frac": 1.0,
        }
        for number, member in enumerate(members, start=1)
    ]


def _combination(number: int, name: str, factors: dict[int, float]) -> dict[str, Any]:
    return {
        "id": number,
        "name": name,
        "limit_state": "ULS",
        "load_case_factors": [
            {"load_case_id": case, "factor": factor} for case, factor in factors.items()
        ],
    }
