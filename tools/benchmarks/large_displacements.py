"""Published problems of second order: `python -m tools.benchmarks.large_displacements FOLDER`.

Figures are those of the sources named in each case, in SI units.
"""

import json
import math
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from tools.benchmarks.document_parts import Json, settings, support

INCH, POUND = 0.0254, 4.4482216152605
PSI = POUND / INCH**2
IN_PLANE = "Z RX RY"
ALL = "X Y Z RX RY RZ"

Place = tuple[float, float, float]


def bar(e: float, g: float, area: float, i: float, j: float, density: float = 2700.0) -> Json:
    """Material and section of a bar that is as stiff in both directions."""
    return of_section(e, g, {"area": area, "i_y": i, "i_z": i, "j": j}, density)


def flat(e: float, width: float, depth: float, density: float = 2700.0) -> Json:
    """Of a flat bar that bends about its weak axis."""
    i, across = width * depth**3 / 12, width**3 * depth / 12
    section = {"area": width * depth, "i_y": across, "i_z": i, "j": 4 * i}
    return of_section(e, e / 2.6, section, density)


def of_section(e: float, g: float, section: Json, density: float) -> Json:
    material = {"id": 1, "name": "as published", "e_mod": e, "g_mod": g, "density": density}
    return {
        "materials": [material | {"yield_stress": 235e6}],
        "sections": [{"id": 1, "name": "as published", "material": 1} | section],
    }


def chain(*ids: int, **more: object) -> list[Json]:
    """Members from each node to the next."""
    return [
        {"id": k + 1, "start_node_id": a, "end_node_id": b, "section": 1} | more
        for k, (a, b) in enumerate(pairwise(ids))
    ]


def force(node: int, direction: Place, magnitude: float) -> Json:
    loads = [{"id": 1, "node": node, "magnitude": magnitude, "direction": list(direction)}]
    return {"nodal_loads": [load | {"load_type": "force"} for load in loads]}


def document(
    title: str,
    places: dict[int, tuple[Place, str]],
    members: list[Json],
    properties: Json,
    cases: dict[str, Json],
    method: str = "COROTATIONAL",
    **options: object,
) -> Json:
    """`places` are nodes by id, each with the directions in which it is held."""
    kinds = list(dict.fromkeys(held for _, held in places.values() if held))
    nodes = []
    for number, ((x, y, z), held) in places.items():
        node: Json = {"id": number, "X": x, "Y": y, "Z": z}
        nodes.append(node | ({"nodal_support": kinds.index(held) + 1} if held else {}))
    return {
        "schema_version": 4,
        "settings": settings(title),
        "model": {
            "nodes": nodes,
            "members": members,
            "member_sets": [],
            "nodal_supports": [support(k + 1, held) for k, held in enumerate(kinds)],
            **properties,
        },
        "analysis": {
            "options": {"order": "NONLINEAR", "nonlinear_method": method} | options,
            "load_cases": [
                {"id": k + 1, "name": name} | loads for k, (name, loads) in enumerate(cases.items())
            ],
            "load_combinations": [],
        },
    }


def case(title: str, source: str, locator: str, made: Json, tolerance: float, **more: Any) -> Json:
    return {
        "title": title,
        "source": {"name": source, "locator": locator},
        "document": made,
        "tolerance": tolerance,
        **more,
    }


def displacement(name: str, node: int, component: int, value: float) -> Json:
    return {"path": f"loadcases/{name}/displacements/{node}/{component}", "value": value}


STRIP_LENGTH, STRIP_WIDTH, STRIP_DEPTH = 2.0, 0.1, 0.01
STRIP_EI = 210e9 * STRIP_WIDTH * STRIP_DEPTH**3 / 12


def strip(title: str, cases: dict[str, Json]) -> Json:
    """A strip of steel as a cantilever of one member."""
    steel = flat(210e9, STRIP_WIDTH, STRIP_DEPTH, 7850.0)
    places = {1: ((0.0, 0.0, 0.0), ALL), 2: ((STRIP_LENGTH, 0.0, 0.0), "")}
    return document(title, places, chain(1, 2), steel, cases)


def elastica() -> Json:
    title = "Elastica: a cantilever under a force at its tip"
    published = {1: 0.30172, 2: 0.49346, 5: 0.71379, 10: 0.81061}
    unit = STRIP_EI / STRIP_LENGTH**2
    made = strip(title, {f"P{k}": force(2, (0, -1, 0), k * unit) for k in published})
    return case(
        title,
        "K. Mattiasson, Int. J. Numer. Meth. Eng. 17 (1981)",
        "table 1, w / L at P L^2 / E I of 1, 2, 5 and 10",
        made,
        1e-4,
        values=[displacement(f"P{k}", 2, 1, -w * STRIP_LENGTH) for k, w in published.items()],
    )


def circle() -> Json:
    title = "Cantilever rolled to a circle"
    moment = 2 * math.pi * STRIP_EI / STRIP_LENGTH
    load = {"id": 1, "node": 2, "magnitude": moment, "direction": [0.0, 0.0, 1.0]}
    made = strip(title, {"M": {"nodal_moments": [load | {"load_type": "moment"}]}})
    tip = [-STRIP_LENGTH, 0.0, 0.0, 0.0, 0.0, 2 * math.pi]
    return case(
        title,
        "closed form",
        "a moment of 2 pi E I / L bends a bar into a whole circle",
        made,
        1e-4,
        loadcases={"M": {"displacements": {"2": tip}}},
    )


def bend() -> Json:
    title = "Bend of 45 degrees, pushed out of its plane"
    chords, radius = 16, 100 * INCH
    angles = [math.pi / 4 * k / chords for k in range(chords + 1)]
    places = {
        k + 1: (
            (radius * math.sin(angle), 0.0, radius * (1 - math.cos(angle))),
            "" if k else ALL,
        )
        for k, angle in enumerate(angles)
    }
    square = bar(1e7 * PSI, 0.5e7 * PSI, INCH**2, INCH**4 / 12, 0.1406 * INCH**4)
    tip = chords + 1
    loads = {"P": force(tip, (0, 1, 0), 600 * POUND)}
    wanted = {2: -13.74, 0: -23.85, 1: 53.63}
    return case(
        title,
        "K. J. Bathe, S. Bolourchi, Int. J. Numer. Meth. Eng. 14 (1979); NAFEMS",
        "600 lb: -13.74, -23.85 and 53.63 in",
        document(title, places, chain(*places), square, loads),
        3e-3,
        values=[displacement("P", tip, k, inches * INCH) for k, inches in wanted.items()],
    )


def toggle() -> Json:
    """The second figure is the least force that holds the top on its way down: the force of the
    imposed displacement at which it is stationary."""
    title = "Williams' toggle"
    half, rise = 12.943 * INCH, 0.386 * INCH
    aluminium = flat(10.3e6 * PSI, 0.753 * INCH, 0.243 * INCH)
    places = {
        1: ((0.0, 0.0, 0.0), ALL),
        2: ((half, rise, 0.0), IN_PLANE),
        3: ((2 * half, 0.0, 0.0), ALL),
    }
    load = 40 * POUND
    return case(
        title,
        "F. W. Williams, Q. J. Mech. Appl. Math. 17 (1964)",
        "gives way under 34.13 lb; sources round its dimensions differently",
        document(title, places, chain(1, 2, 3), aluminium, {"P": force(2, (0, -1, 0), load)}),
        1e-2,
        limits={"P": {"load": load, "limit": 34.13 * POUND}},
    )


def toggle_pushed_down() -> Json:
    title = "Williams' toggle, pushed down to where it resists least"
    made = toggle()["document"]
    made["settings"]["general_info"]["project_name"] = title
    made["model"]["nodal_supports"][1] = support(2, f"Y {IN_PLANE}")
    push = {"id": 1, "node": 2, "direction": "Y", "value": -0.0106}
    made["analysis"]["load_cases"] = [{"id": 1, "name": "w", "support_displacements": [push]}]
    return case(
        title,
        "F. W. Williams, Q. J. Mech. Appl. Math. 17 (1964)",
        "31.53 lb; sources round its dimensions differently",
        made,
        1e-2,
        values=[{"path": "loadcases/w/reactions/2/1", "value": 31.53 * POUND}],
    )


def lee_frame() -> Json:
    """The source has no units: here its length is 1 cm and its force 10 kN."""
    title = "Lee's frame"
    centimetre, unit = 0.01, 10e3
    e = 720 * unit / centimetre**2
    section = bar(e, e / 2.6, 6 * centimetre**2, 2 * centimetre**4, 4 * centimetre**4)
    places = {
        1: ((0.0, 0.0, 0.0), f"X Y {IN_PLANE}"),
        2: ((0.0, 1.2, 0.0), IN_PLANE),
        3: ((0.24, 1.2, 0.0), IN_PLANE),
        4: ((1.2, 1.2, 0.0), f"X Y {IN_PLANE}"),
    }
    load = 2.5 * unit
    return case(
        title,
        "Lee, Manuel, Rossow, J. Eng. Mech. Div. ASCE 94 (1968); Schweizerhof, Wriggers, "
        "Comp. Meth. Appl. Mech. Eng. 59 (1986)",
        "gives way under 1.856",
        document(title, places, chain(1, 2, 3, 4), section, {"P": force(3, (0, -1, 0), load)}),
        1e-3,
        limits={"P": {"load": load, "limit": 1.856 * unit}},
    )


def snap_back() -> Json:
    """Millimetres in the source. The load goes through a spring of 1 N/mm into the foot of a bar,
    which has one of 0.25 N/mm beside it; the top is held by one of 1.5 N/mm upright."""
    title = "Snap-back with springs"
    places = {
        1: ((-10.0, 0.0, 0.0), f"Y {IN_PLANE} RZ"),
        2: ((0.0, 0.0, 0.0), "beside"),
        3: ((2.5, 0.025, 0.0), "upright"),
    }
    steel = bar(200e9, 77e9, 5e7 / 200e9, 5e-9, 1e-8, 7850.0)
    members = chain(1, 2, 3, member_type="Truss")
    members[0]["end_hinge"] = 1
    loads = {"P": force(1, (1, 0, 0), 2599.0)}
    made = document(title, places, members, steel, loads)
    made["model"]["member_hinges"] = [{"id": 1, "translational_release_vx": 1000.0}]
    for held, (free, stiffness) in zip(
        made["model"]["nodal_supports"][1:], (("X", 250.0), ("Y", 1500.0)), strict=True
    ):
        held |= support(held["id"], ALL)
        held[free] = {"condition_type": "Spring", "stiffness": stiffness}
    return case(
        title,
        "M. A. Crisfield et al., NAFEMS Benchmark Tests for Solution Procedures for Geometric "
        "Non-Linearity (P03); MIDAS verification GNL-6",
        "2599 N: 56.50 mm; the load is printed to 1 N, which is 0.6 per mille of the figure",
        made,
        1e-3,
        values=[displacement("P", 3, 1, 0.05650)],
    )


def line_of_325_metres() -> Json:
    title = "A line that hangs over 325 m under its own weight"
    wire = bar(5.7e10, 2.2e10, 2.2783e-4, 1e-12, 1e-12, 2844.23)
    ends = "X Y Z"
    places = {1: ((0.0, 0.0, 0.0), ends), 2: ((162.5, 0.0, 0.0), ""), 3: ((325.0, 0.0, 0.0), ends)}
    weight: Json = {"enable_self_weight": True, "self_weight_load_case_id": 1}
    return case(
        title,
        "Code_Aster V6.02.114 (SSNL114)",
        "sag of 6.352 m",
        document(title, places, chain(1, 2, 3, member_type="Cable"), wire, {"G": {}}, **weight),
        2e-4,
        values=[displacement("G", 2, 1, -6.352)],
    )


def portal() -> Json:
    """By stability functions, with u = L / 2 sqrt(N / E I): a column resists with s E I / H,
    s = 4 phi(N = P / 2); the girder with 2 E I / B u / tan u, and its fixed-end moment is
    P B / 8 * 2 (1 - cos u) / (u sin u), both by the thrust between the columns."""
    title = "Portal under a load in the middle of its girder"
    side = 100 * INCH
    e, load = 29e6 * PSI, 1000 * POUND
    square = bar(e, e / 2.6, INCH**2, INCH**4 / 12, INCH**4 / 7, 7850.0)
    places = {
        1: ((0.0, 0.0, 0.0), ALL),
        2: ((0.0, side, 0.0), IN_PLANE),
        3: ((side / 2, side, 0.0), IN_PLANE),
        4: ((side, side, 0.0), IN_PLANE),
        5: ((side, 0.0, 0.0), ALL),
    }
    loads = {"P": force(3, (0, -1, 0), load)}
    made = document(title, places, chain(1, 2, 3, 4, 5), square, loads, "P_DELTA")
    return case(
        title,
        "Stability functions, the thrust of the girder included",
        "ANSYS verification PDelta-3 and XC print 0.09192: without what the thrust adds to the "
        "girder's moment under the load",
        made,
        5e-4,
        values=[displacement("P", 2, 5, -0.09299)],
    )


def cases() -> Iterator[tuple[str, Json]]:
    yield "elastica", elastica()
    yield "rolled_to_a_circle", circle()
    yield "bend_of_45_degrees", bend()
    yield "williams_toggle", toggle()
    yield "williams_toggle_pushed_down", toggle_pushed_down()
    yield "lee_frame", lee_frame()
    yield "snap_back_with_springs", snap_back()
    yield "line_of_325_metres", line_of_325_metres()
    yield "portal_with_thrust", portal()


if __name__ == "__main__":
    for name, made in cases():
        path = Path(sys.argv[1]) / f"{name}.json"
        path.write_text(json.dumps(made, indent=1) + "\n")
