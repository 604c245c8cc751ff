"""A slab of a SAF workbook, for tests."""

from typing import Any

from loadpath.exchange.saf.read import read_tables
from tests.exchange.saf_workbook import GROUP, STEEL, Tables, case, node, tables

EDGE = {
    "Coordinate system": "Global",
    "Coordinate definition": "Relative",
    "Origin": "From start",
    "Start point [m]": 0,
    "End point [m]": 1,
}


def told(sheets: Tables) -> list[str]:
    return [str(each) for each in read_tables(tables(sheets)).report]


def slab(edges: list[dict[str, Any]], **more: Any) -> Tables:
    """A slab of 4 m by 3 m and 300 mm under 5 kN/m2."""
    corners = [(0, 0), (4, 0), (4, 3), (0, 3)]
    return {
        "StructuralMaterial": [STEEL],
        "StructuralPointConnection": [
            node(f"N{k}", x, y, 0) for k, (x, y) in enumerate(corners, start=1)
        ],
        "StructuralSurfaceMember": [
            {
                "Name": "S1",
                "Material": "S 355",
                "Thickness type": "Constant",
                "Thickness [mm]": "300",
                "System plane at": "Centre",
                "Nodes": "N1;N2;N3;N4",
                "Edges": "Line;Line;Line;Line",
            }
        ],
        "StructuralEdgeConnection": [
            {"Name": f"Sle{k}", "2D Member": "S1", **EDGE, **each}
            for k, each in enumerate(edges, start=1)
        ],
        "StructuralLoadGroup": [GROUP],
        "StructuralLoadCase": [case("LC1")],
        "StructuralSurfaceAction": [
            {
                "Name": "SF1",
                "Direction": "Z",
                "Value [kN/m2]": -5,
                "2D Member": "S1",
                "Load case": "LC1",
                "Coordinate system": "Global",
                "Location": "Length",
            }
        ],
        **more,
    }


def held(edge: int, **holds: Any) -> dict[str, Any]:
    free = dict.fromkeys(("ux", "uy", "uz", "fix", "fiy", "fiz"), "Free")
    return {"Edge": edge, **free, **holds}
