"""Small documents for tests: a few lines per structure, everything else by default."""

from typing import Any

Json = dict[str, Any]

STEEL: Json = {
    "id": 1,
    "name": "steel",
    "e_mod": 210e9,
    "g_mod": 81e9,
    "density": 7850.0,
    "yield_stress": 355e6,
    "thermal_expansion": 1.2e-5,
}
SECTION: Json = {
    "id": 1,
    "name": "box",
    "material": 1,
    "area": 6e-3,
    "i_y": 2e-5,
    "i_z": 5e-5,
    "j": 4e-5,
    "h": 0.2,
    "b": 0.13,
}
FREE: Json = {"condition_type": "Free"}
FIXED: Json = {"condition_type": "Fixed"}

CLAMPED: Json = {"id": 1}
PINNED: Json = {"id": 2, "RX": FIXED, "RY": FREE, "RZ": FREE}
ROLLER: Json = {"id": 3, "X": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}


def node(id_: int, x: float, y: float = 0.0, z: float = 0.0, support: int | None = None) -> Json:
    return {"id": id_, "X": x, "Y": y, "Z": z, "nodal_support": support}


def member(id_: int, start: int, end: int, **more: Any) -> Json:
    return {"id": id_, "start_node_id": start, "end_node_id": end, "section": 1, **more}


def document(
    nodes: list[Json],
    members: list[Json],
    loads: Json,
    *,
    options: Json | None = None,
    model: Json | None = None,
    analysis: Json | None = None,
) -> Json:
    """A document with one load case "Q"."""
    return {
        "settings": {"general_info": {}, "unit_settings": {}},
        "model": {
            "nodes": nodes,
            "members": members,
            "materials": [STEEL],
            "sections": [SECTION],
            "nodal_supports": [CLAMPED, PINNED, ROLLER],
            **(model or {}),
        },
        "analysis": {
            "options": {"order": "LINEAR", "dimensionality": "3D", **(options or {})},
            "load_cases": [{"id": 1, "name": "Q", **loads}],
            **(analysis or {}),
        },
    }


def force(node_: int, direction: list[float], magnitude: float = 1.0, id_: int = 1) -> Json:
    return {"id": id_, "node": node_, "magnitude": magnitude, "direction": direction}


def line_load(member_: int, direction: list[float], magnitude: float, **more: Any) -> Json:
    return {
        "id": 1,
        "member": member_,
        "magnitude": magnitude,
        "end_magnitude": magnitude,
        "direction": direction,
        **more,
    }
