"""A sound document, and a way to spoil one thing of it."""

import copy
import json
from collections.abc import Callable
from typing import Any

from loadpath.inspection import inspect

Json = dict[str, Any]
STEEL = {"e_mod": 210e9, "g_mod": 81e9, "density": 7850.0, "yield_stress": 355e6}
IPE300 = {"h": 0.3, "b": 0.15, "i_y": 6.038e-6, "i_z": 8.356e-5, "j": 2.012e-7, "area": 0.005381}
DOWN = [0.0, -1.0, 0.0]
HELD = {"nodal_support": 1}


def line_load(member: int, magnitude: float, direction: list[float] = DOWN) -> Json:
    return {
        "id": member,
        "member": member,
        "magnitude": magnitude,
        "end_magnitude": magnitude,
        "direction": direction,
    }


def portal() -> Json:
    """Two columns of 4 m and a beam of 6 m, of steel, under 20 kN/m."""
    points = [(0.0, 0.0), (0.0, 4.0), (6.0, 4.0), (6.0, 0.0)]
    return {
        "settings": {"general_info": {}, "unit_settings": {}},
        "model": {
            "nodes": [
                {"id": i + 1, "X": x, "Y": y, "Z": 0.0, **(HELD if y == 0 else {})}
                for i, (x, y) in enumerate(points)
            ],
            "members": [
                {"id": i, "start_node_id": i, "end_node_id": i + 1, "section": 1} for i in (1, 2, 3)
            ],
            "materials": [{"id": 1, "name": "S355", **STEEL}],
            "sections": [{"id": 1, "name": "beam", "material": 1, **IPE300}],
            "nodal_supports": [{"id": 1}],
        },
        "analysis": {
            "options": {"dimensionality": "3D", "order": "LINEAR"},
            "load_cases": [{"id": 1, "name": "Q", "distributed_loads": [line_load(2, 2e4)]}],
        },
    }


def said_of(spoil: Callable[[Json], Any], document: Json | None = None) -> list[tuple[str, str]]:
    """Code and path of all that is implausible once the document is spoiled."""
    spoiled = copy.deepcopy(document or portal())
    spoil(spoiled)
    found = inspect(json.dumps(spoiled).encode())
    assert found is not None, "what is spoiled is still a document"
    return [(issue.code, issue.path) for issue in found]
