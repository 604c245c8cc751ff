"""Published plate and shell problems as documents: `python -m tools.benchmarks.plates FOLDER`.

Figures are those of the sources named in each case.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

from tools.benchmarks.document_parts import DIRECTIONS, Json, support
from tools.benchmarks.plate_document import (
    Point,
    displacement,
    document,
    moment,
    node,
    pressure,
    up,
)


def outline(corners: list[Point], divisions: list[int]) -> tuple[list[Point], list[int]]:
    """Points round a polygon, and the side each of them begins or lies on."""
    points: list[Point] = []
    sides: list[int] = []
    for k, (start, count) in enumerate(zip(corners, divisions, strict=True)):
        end = corners[(k + 1) % len(corners)]
        for i in range(count):
            t = i / count
            x, y, z = (a + t * (b - a) for a, b in zip(start, end, strict=True))
            points.append((x, y, z))
            sides.append(k)
    return points, sides


def held_plate(
    name: str, corners: list[Point], counts: list[int], size: float, by_side: list[str], load: float
) -> Json:
    """A flat plate of steel, 10 mm, whose outline has a supported node at every mesh node."""
    points, sides = outline(corners, counts)
    kinds = sorted({*by_side, " ".join(sorted({d for s in by_side for d in s.split()}))})
    corner_kind = " ".join(sorted({d for s in by_side for d in s.split()}))
    nodes = []
    for k, (point, side) in enumerate(zip(points, sides, strict=True)):
        is_corner = point in corners
        kind = corner_kind if is_corner else by_side[side]
        nodes.append(node(k + 1, point, kinds.index(kind) + 1))
    surface = {
        "id": 1,
        "boundary_node_ids": [n["id"] for n in nodes],
        "material": 1,
        "thickness": 0.01,
        "mesh": {"target_size": size},
    }
    supports = [support(k + 1, kind) for k, kind in enumerate(kinds)]
    return document(
        name, nodes, supports, (210e9, 0.3, 7850), pressure(load), plate_surfaces=[surface]
    )


IN_PLANE = "X Z RY"
TIMOSHENKO = "Timoshenko and Woinowsky-Krieger, Theory of Plates and Shells"


def rectangular(title: str, b: float, counts: tuple[int, int], clamped: bool) -> tuple[str, Json]:
    corners: list[Point] = [(0, 0, 0), (2, 0, 0), (2, b, 0), (0, b, 0)]
    # Hard simple support: no rotation about the normal of the edge.
    along_x = f"{IN_PLANE} Y RX RZ" if clamped else f"{IN_PLANE} Y RZ"
    along_y = f"{IN_PLANE} Y RX RZ" if clamped else f"{IN_PLANE} Y RX"
    u, v = counts
    by_side = [along_x, along_y, along_x, along_y]
    return title, held_plate(title, corners, [u, v, u, v], 2 / u, by_side, 1000)


def simply_supported_square() -> Json:
    title, found = rectangular(
        "Simply supported square plate, uniform pressure", 2, (32, 32), clamped=False
    )
    return {
        "title": title,
        "source": {"name": TIMOSHENKO, "locator": "Table 8, b/a = 1"},
        "document": found,
        "expected": [
            displacement((1, 1, 0), "dz", -0.0033798752, 0.01, published="0.00406 q a4/D"),
            moment((1, 1, 0), "mx", 191.5456, 0.02, "0.0479 q a2"),
            {
                "load_case": "load",
                "quantity": "sum_of_reactions",
                "component": "fy",
                "value": 4000.0,
                "rel_tol": 1e-6,
            },
        ],
    }


def simply_supported_rectangle() -> Json:
    title, found = rectangular(
        "Simply supported rectangular plate b/a = 2, uniform pressure", 4, (16, 32), clamped=False
    )
    return {
        "title": title,
        "source": {"name": TIMOSHENKO, "locator": "Table 8, b/a = 2"},
        "document": found,
        "expected": [
            displacement((1, 2, 0), "dz", -0.0084270784, 0.01, published="0.01013 q a4/D"),
            moment((1, 2, 0), "mx", 406.732, 0.02, "0.1017 q a2"),
            moment((1, 2, 0), "my", 185.4012, 0.03, "0.0464 q a2"),
        ],
    }


def clamped_square() -> Json:
    title, found = rectangular("Clamped square plate, uniform pressure", 2, (32, 32), clamped=True)
    return {
        "title": title,
        "source": {
            "name": f"{TIMOSHENKO}; Taylor and Govindjee (2004)",
            "locator": "Table 35, b/a = 1",
        },
        "document": found,
        "expected": [
            displacement((1, 1, 0), "dz", -0.001052745408, 0.01, published="0.00126 q a4/D"),
            moment((1, 1, 0), "mx", 91.6204, 0.03, "0.0229051 q a2"),
            moment((0, 1, 0), "mx", 205.3352, 0.05, "0.0513338 q a2"),
        ],
    }


def skew_plate() -> Json:
    c, s = 0.866025403784, 0.5
    corners: list[Point] = [(0, 0, 0), (1, 0, 0), (1 + c, s, 0), (c, s, 0)]
    title = "30-degree skew plate under normal pressure"
    count = 32
    found = held_plate(title, corners, [count] * 4, 1 / count, [f"{IN_PLANE} Y"] * 4, 700)
    return {
        "title": title,
        "source": {"name": "NAFEMS, The Standard NAFEMS Benchmarks", "locator": "Test LE6"},
        "notes": ["Slow convergence at the obtuse corners: a 32 x 32 mesh or finer is judged."],
        "document": found,
        "expected": [
            {
                "load_case": "load",
                "quantity": "max_principal_stress",
                "face": "bottom",
                "at": [round(v, 12) for v in up(((1 + c) / 2, s / 2, 0))],
                "value": 802000.0,
                "rel_tol": 0.04,
                "published": "0.802 MPa",
            }
        ],
    }


def curved_grid(n: int, place: Any, hold: Any) -> tuple[list[Json], list[Json]]:
    """Nodes and quadrilaterals of an n x n grid over a curved patch."""
    nodes = [
        node(j * (n + 1) + i + 1, place(i / n, j / n), hold(i, j))
        for j in range(n + 1)
        for i in range(n + 1)
    ]
    plates = []
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i + 1
            plates.append([a, a + 1, a + n + 2, a + n + 1])
    return nodes, [{"id": k + 1, "node_ids": ids} for k, ids in enumerate(plates)]


# Edges of a quarter of a cylinder whose axis is y: what holds them, in the document's axes.
DIAPHRAGM, MIDDLE, CROWN, SIDE = "X Y", "Z RX RY", "X RY RZ", "Y RX RZ"


def quarter_cylinder(n: int, radius: float, angle: float, length: float, low_side: bool) -> Any:
    """A patch from the crown down and from the diaphragm to mid-length, held by symmetry."""
    kinds: list[str] = []

    def held(i: int, j: int) -> int | None:
        found = set()
        for applies, kind in (
            (j == 0, DIAPHRAGM),
            (j == n, MIDDLE),
            (i == 0, CROWN),
            (i == n and low_side, SIDE),
        ):
            if applies:
                found |= set(kind.split())
        if not found:
            return None
        kind = " ".join(sorted(found))
        if kind not in kinds:
            kinds.append(kind)
        return kinds.index(kind) + 1

    def place(u: float, v: float) -> Point:
        return (radius * math.sin(u * angle), length * v, radius * math.cos(u * angle))

    nodes, plates = curved_grid(n, place, held)
    return nodes, plates, [support(k + 1, kind) for k, kind in enumerate(kinds)], place


def scordelis_lo() -> Json:
    n, thickness = 20, 0.25
    nodes, plates, supports, place = quarter_cylinder(n, 25, math.radians(40), 25, low_side=False)
    for plate in plates:
        plate |= {"material": 1, "thickness": thickness}
    title = "Scordelis-Lo cylindrical roof under self weight"
    found = document(
        title,
        nodes,
        supports,
        (4.32e8, 0.0, 90 / (thickness * 9.81)),
        [{"id": 1, "name": "load"}],
        plate_elements=plates,
    )
    found["analysis"]["options"] |= {"enable_self_weight": True, "self_weight_load_case_id": 1}
    return {
        "title": title,
        "source": {
            "name": "MacNeal and Harder (1985); Scordelis and Lo (1964)",
            "locator": "roof problem",
        },
        "document": found,
        "expected": [displacement(place(1, 1), "dz", -0.3024, 0.025, published="0.3024")],
    }


def pinched_cylinder() -> Json:
    n = 32
    nodes, plates, supports, place = quarter_cylinder(n, 300, math.pi / 2, 300, low_side=True)
    for plate in plates:
        plate |= {"material": 1, "thickness": 3.0}
    title = "Pinched cylinder with end diaphragms"
    force = {
        "id": 1,
        "node": n * (n + 1) + 1,
        "magnitude": 0.25,
        "direction": [0, -1, 0],
        "load_type": "force",
    }
    return {
        "title": title,
        "source": {"name": "Lindberg, Olson, Cowper (1969)", "locator": "pinched cylinder"},
        "document": document(
            title,
            nodes,
            supports,
            (3e6, 0.3, 1.0),
            [{"id": 1, "name": "load", "nodal_loads": [force]}],
            plate_elements=plates,
        ),
        "expected": [
            displacement(
                place(0, 1), "dz", -1.8248e-5, 0.03, published="164.24 P/(E t) = 1.8248e-5"
            )
        ],
    }


def straight_cantilever() -> Json:
    points, _ = outline([(0, 0, 0), (6, 0, 0), (6, 0.2, 0), (0, 0.2, 0)], [1, 4, 1, 4])
    on_root = [p[0] == 0 for p in points]
    nodes = [node(k + 1, p, 1 if on_root[k] else None) for k, p in enumerate(points)]
    tip = [k + 1 for k, p in enumerate(points) if p[0] == 6]
    cases = []
    for number, (name, direction) in enumerate(
        (("axial", (1, 0, 0)), ("in_plane", (0, 1, 0)), ("out_of_plane", (0, 0, 1))), start=1
    ):
        loads = [
            {
                "id": k + 1,
                "node": n,
                "magnitude": 0.125 if k in (0, len(tip) - 1) else 0.25,
                "direction": list(up(direction)),
                "load_type": "force",
            }
            for k, n in enumerate(tip)
        ]
        cases.append({"id": number, "name": name, "nodal_loads": loads})
    title = "Straight cantilever modelled with shells"
    surface = {
        "id": 1,
        "boundary_node_ids": [n["id"] for n in nodes],
        "material": 1,
        "thickness": 0.1,
        "mesh": {"target_size": 0.25},
    }
    middle: Point = (6, 0.1, 0)
    expected = []
    for name, component, value, tolerance in (
        ("axial", "dx", 3e-5, 0.01),
        ("in_plane", "dy", 0.1081, 0.02),
        ("out_of_plane", "dz", 0.4321, 0.025),
    ):
        expected.append(displacement(middle, component, value, tolerance) | {"load_case": name})
    return {
        "title": title,
        "source": {"name": "MacNeal and Harder (1985)", "locator": "straight beam, Table 3"},
        "document": document(
            title,
            nodes,
            [support(1, " ".join(DIRECTIONS))],
            (1e7, 0.3, 1.0),
            cases,
            plate_surfaces=[surface],
        ),
        "expected": expected,
    }


CASES = {
    "simply_supported_square": simply_supported_square,
    "simply_supported_rectangle": simply_supported_rectangle,
    "clamped_square": clamped_square,
    "skew_plate": skew_plate,
    "scordelis_lo_roof": scordelis_lo,
    "pinched_cylinder": pinched_cylinder,
    "straight_cantilever": straight_cantilever,
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in CASES.items():
        (folder / f"{name}.json").write_text(json.dumps(make(), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
