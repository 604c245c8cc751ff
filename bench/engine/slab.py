"""A slab on four corner supports under a pressure, meshed by the engine into so many quadrilaterals
a side."""

from typing import Any

FIXED = {"condition_type": "Fixed"}
CORNERS = ((0.0, 0.0), (12.0, 0.0), (12.0, 9.0), (0.0, 9.0))


def slab(divisions: int) -> dict[str, Any]:
    """Thick-plate elements, divisions by divisions of them."""
    surface = {
        "id": 1,
        "name": "Slab",
        "boundary_node_ids": [1, 2, 3, 4],
        "openings": [],
        "thickness": 0.25,
        "material": 1,
        "behavior": "Shell",
        "theory": "Mindlin",
        "mesh": {
            "method": "Structured",
            "element_shape": "Quad",
            "divisions": {"u": divisions, "v": divisions},
        },
    }
    pressure = {
        "id": 1,
        "target": {"kind": "Surface", "surface_id": 1},
        "magnitude": 5000.0,
        "direction": [0.0, -1.0, 0.0],
    }
    concrete = {"id": 1, "name": "C30/37", "e_mod": 33e9, "g_mod": 13.75e9, "density": 2500.0}
    return {
        "schema_version": 1,
        "settings": {"unit_settings": {"lengthUnit": "m", "forceUnit": "N"}},
        "model": {
            "nodes": [
                {"id": i, "X": x, "Y": 0.0, "Z": z, "nodal_support": 1}
                for i, (x, z) in enumerate(CORNERS, 1)
            ],
            "members": [],
            "materials": [concrete | {"yield_stress": 30e6}],
            "sections": [],
            "nodal_supports": [{"id": 1, "X": FIXED, "Y": FIXED, "Z": FIXED, "RY": FIXED}],
            "plate_surfaces": [surface],
        },
        "analysis": {
            "options": {"dimensionality": "3D", "order": "LINEAR"},
            "load_cases": [{"id": 1, "name": "Pressure", "plate_pressures": [pressure]}],
            "load_combinations": [],
        },
    }
