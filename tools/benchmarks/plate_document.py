"""What plate problems are written with: nodes, the document and expected values.

The problems are stated with z up; documents have Y up: (x, y, z) becomes (X, Y, Z) = (x, z, -y).
"""

from typing import Any

from tools.benchmarks.document_parts import Json, settings

Point = tuple[float, float, float]


def up(point: Point) -> Point:
    """A point stated with z up, in the document's axes."""
    return (point[0], point[2], -point[1])


def node(number: int, at: Point, held: int | None = None) -> Json:
    x, y, z = (round(v, 12) for v in up(at))
    found: Json = {"id": number, "X": x, "Y": y, "Z": z}
    return found if held is None else found | {"nodal_support": held}


def document(
    name: str,
    nodes: list[Json],
    supports: list[Json],
    material: tuple[float, float, float],
    load_cases: list[Json],
    **plates: list[Json],
) -> Json:
    e, nu, density = material
    return {
        "schema_version": 3,
        "settings": settings(name),
        "model": {
            "nodes": nodes,
            "members": [],
            "member_sets": [],
            "sections": [],
            "materials": [
                {
                    "id": 1,
                    "name": "plate",
                    "e_mod": e,
                    "g_mod": e / (2 * (1 + nu)),
                    "density": density,
                    "yield_stress": 1e9,
                }
            ],
            "nodal_supports": supports,
            **plates,
        },
        "analysis": {
            "options": {
                "solve_loadcases": True,
                "dimensionality": "3D",
                "order": "LINEAR",
                "rigid_strategy": "RigidMember",
                "tolerance": 1e-6,
            },
            "load_cases": load_cases,
            "load_combinations": [],
        },
    }


def pressure(value: float) -> list[Json]:
    """One load case with a downward pressure on surface 1."""
    load = {
        "id": 1,
        "target": {"kind": "Surface", "surface_id": 1},
        "magnitude": value,
        "direction": [0, -1, 0],
    }
    return [{"id": 1, "name": "load", "plate_pressures": [load]}]


def displacement(at: Point, component: str, value: float, rel_tol: float, **more: Any) -> Json:
    sign = {"dx": ("dx", 1), "dy": ("dz", -1), "dz": ("dy", 1)}[component]
    return {
        "load_case": "load",
        "quantity": "displacement",
        "at": [round(v, 12) for v in up(at)],
        "component": sign[0],
        "value": sign[1] * value,
        "rel_tol": rel_tol,
        **more,
    }


def moment(at: Point, component: str, value: float, rel_tol: float, published: str) -> Json:
    return {
        "load_case": "load",
        "quantity": "plate_resultant",
        "at": [round(v, 12) for v in up(at)],
        "component": component,
        "value": value,
        "compare": "abs",
        "rel_tol": rel_tol,
        "published": published,
    }
