"""A regular 3D frame of any size, for benchmarks: members on a grid with loads on every beam."""

from typing import Any


def frame_document(bays: int, storeys: int) -> dict[str, Any]:
    """A frame of bays by bays by storeys, written as the FERS SDK writes it, nulls included."""
    rows = bays + 1
    levels = storeys + 1

    def node_id(i: int, j: int, k: int) -> int:
        return 1 + i + rows * (j + rows * k)

    nodes = [
        {
            "id": node_id(i, j, k),
            "X": 6.0 * i,
            "Y": 3.5 * k,
            "Z": 5.4 * j,
            "nodal_support": 1 if k == 0 else None,
        }
        for k in range(levels)
        for j in range(rows)
        for i in range(rows)
    ]
    ends = []
    for k in range(levels):
        for j in range(rows):
            for i in range(rows):
                here = node_id(i, j, k)
                if k < storeys:
                    ends.append((here, node_id(i, j, k + 1), 2))
                if k and i < bays:
                    ends.append((here, node_id(i + 1, j, k), 1))
                if k and j < bays:
                    ends.append((here, node_id(i, j + 1, k), 1))
    members = [
        {
            "id": number,
            "start_node_id": start,
            "end_node_id": end,
            "section": section,
            "rotation_angle": 0.0,
            "start_hinge": None,
            "end_hinge": None,
            "classification": "Column" if section == 2 else "Beam",
            "weight": 0.0,
            "chi": None,
            "reference_member": None,
            "reference_node": None,
            "member_type": "Normal",
        }
        for number, (start, end, section) in enumerate(ends, 1)
    ]
    loads = [
        {
            "id": number,
            "member": member["id"],
            "magnitude": 12500.0 + 0.25 * number,
            "end_magnitude": 12500.0 + 0.25 * number,
            "direction": [0.0, -1.0, 0.0],
            "start_frac": 0.0,
            "end_frac": 1.0,
        }
        for number, member in enumerate(members, 1)
        if member["section"] == 1
    ]
    return _document(nodes, members, loads)


def _document(
    nodes: list[dict[str, Any]], members: list[dict[str, Any]], loads: list[dict[str, Any]]
) -> dict[str, Any]:
    section = {"material": 1, "i_y": 6.038e-6, "i_z": 8.356e-5, "j": 2.012e-7, "area": 0.005381}
    return {
        "schema_version": 1,
        "settings": {
            "general_info": {"project_name": "Frame", "author": "Benchmark", "version": "1.0"},
            "unit_settings": {"lengthUnit": "m", "forceUnit": "N"},
        },
        "model": {
            "nodes": nodes,
            "members": members,
            "member_sets": [],
            "materials": [
                {
                    "id": 1,
                    "name": "S355",
                    "e_mod": 210e9,
                    "g_mod": 81e9,
                    "density": 7850.0,
                    "yield_stress": 355e6,
                }
            ],
            "sections": [
                {"id": 1, "name": "IPE300", **section},
                {"id": 2, "name": "column", **section},
            ],
            "nodal_supports": [{"id": 1}],
        },
        "analysis": {
            "options": {"dimensionality": "3D", "order": "LINEAR"},
            "load_cases": [{"id": 1, "name": "Dead", "distributed_loads": loads}],
            "load_combinations": [
                {
                    "id": 1,
                    "name": "ULS",
                    "load_case_factors": [{"load_case_id": 1, "factor": 1.35}],
                    "check": "ALL",
                    "limit_state": "ULS",
                }
            ],
        },
    }
