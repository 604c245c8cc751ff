"""Line supports along edges of plates, and plates on elastic ground."""

import math
from typing import Any

import pytest

from loadpath.engine import DocumentRefused, solve
from tests.engine.test_plates import document, nodes
from tools.verification.plates import node_at

Json = dict[str, Any]

FREE: Json = {"condition_type": "Free"}
TURNS = {"RX": FREE, "RY": FREE, "RZ": FREE}
SLIDES = {"X": FREE, "Z": FREE}
PRESSURE = 5e3
SIDE, THICK = 4.0, 0.04
SQUARE = [(0.0, 0.0, 0.0), (SIDE, 0.0, 0.0), (SIDE, 0.0, SIDE), (0.0, 0.0, SIDE)]


def line(id_: int, start: int, end: int, support: int, **more: Any) -> Json:
    return {"id": id_, "start_node_id": start, "end_node_id": end, "nodal_support": support, **more}


def slab(divisions: int = 16, surface: Json | None = None, **model: Any) -> Json:
    plate = {
        "id": 1,
        "boundary_node_ids": [1, 2, 3, 4],
        "thickness": THICK,
        "material": 1,
        "mesh": {"divisions": {"u": divisions, "v": divisions}},
        **(surface or {}),
    }
    pressure = {
        "id": 1,
        "target": {"kind": "Surface", "surface_id": 1},
        "magnitude": PRESSURE,
        "direction": [0.0, -1.0, 0.0],
    }
    return document(
        nodes=nodes(*SQUARE),
        plate_surfaces=[plate],
        load_cases=[{"id": 1, "name": "Q", "plate_pressures": [pressure]}],
        **model,
    )


def test_a_square_held_along_its_edges() -> None:
    """Timoshenko and Woinowsky-Krieger, Theory of Plates and Shells, Table 8: 0.00406 q a^4 / D."""
    kinds = [{"id": 1, **TURNS}, {"id": 2, **SLIDES, **TURNS}]
    edges = [line(1, 1, 2, 1), line(2, 2, 3, 2), line(3, 3, 4, 2), line(4, 4, 1, 2)]
    results = solve(slab(nodal_supports=kinds, line_supports=edges))
    one = results.loadcases["Q"]
    assert one.is_usable, one.errors
    rigidity = 210e9 * THICK**3 / (12 * (1 - 0.3**2))
    middle = node_at(results, [SIDE / 2, 0.0, SIDE / 2])
    expected = 0.00406 * PRESSURE * SIDE**4 / rigidity
    assert -one.displacement(middle)["dy"] == pytest.approx(expected, rel=0.01)
    assert one.reactions[:, 1].sum() == pytest.approx(PRESSURE * SIDE**2, rel=1e-9)
    edge = node_at(results, [SIDE / 2, 0.0, 0.0])
    # Its share of the edge is an element long; the largest reaction is 0.42 q a per metre.
    assert one.reaction(edge)["fy"] / (SIDE / 16) == pytest.approx(0.42 * PRESSURE * SIDE, rel=0.03)


def test_springs_are_per_metre_whatever_the_mesh() -> None:
    stiffness = 2e6
    spring = {"condition_type": "Spring", "stiffness": stiffness}
    kinds = [{"id": 1, "Y": spring, **TURNS}, {"id": 2, **SLIDES, **TURNS, "Y": spring}]
    edges = [line(1, 1, 2, 1), line(2, 4, 3, 2)]
    for divisions in (2, 8):
        results = solve(
            slab(divisions, {"thickness": 2.0}, nodal_supports=kinds, line_supports=edges)
        )
        corner = results.loadcases["Q"].displacement(1)["dy"]
        assert -corner == pytest.approx(PRESSURE * SIDE / (2 * stiffness), rel=1e-3)


def test_edge_axes_turn_with_the_edge() -> None:
    """An edge that may slide along itself only: a pull along it meets no reaction."""
    kinds = [{"id": 1}, {"id": 2, "X": FREE, **TURNS}]
    held = slab(4, nodal_supports=kinds, line_supports=[line(1, 2, 3, 2, frame="Edge")])
    held["model"]["nodes"][0]["nodal_support"] = 1
    results = solve(held)
    one = results.loadcases["Q"]
    assert one.is_usable, one.errors
    ids = [node_at(results, [SIDE, 0.0, SIDE * k / 4]) for k in range(5)]
    assert max(abs(one.reaction(each)["fz"]) for each in ids) < 1e-6 * PRESSURE * SIDE**2


def test_uniform_pressure_presses_the_ground_alike() -> None:
    ground = 3e7
    loose = {"X": FREE, "Y": FREE, "Z": FREE, **TURNS}
    kinds = [{"id": 1, **TURNS, "Y": FREE}, {"id": 2, **loose, "Z": {"condition_type": "Fixed"}}]
    bedded = slab(4, {"bedding": ground}, nodal_supports=kinds)
    bedded["model"]["nodes"][0]["nodal_support"] = 1
    bedded["model"]["nodes"][1]["nodal_support"] = 2
    one = solve(bedded).loadcases["Q"]
    assert one.is_usable, one.errors
    for number in range(1, 5):
        assert -one.displacement(number)["dy"] == pytest.approx(PRESSURE / ground, rel=1e-6)


def test_a_wide_plate_on_ground_under_a_force() -> None:
    """Hertz: P / (8 sqrt(k D)) under the force."""
    ground = 3e7
    rigidity = 210e9 * THICK**3 / (12 * (1 - 0.3**2))
    reach = (rigidity / ground) ** 0.25
    side = 12 * reach
    kinds = [{"id": 1, **TURNS, "Y": FREE}, {"id": 2, **TURNS, "X": FREE, "Y": FREE}]
    bedded = slab(32, {"bedding": ground, "theory": "Kirchhoff"}, nodal_supports=kinds)
    places = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side), (side / 2, side / 2)]
    bedded["model"]["nodes"] = nodes(*((x, 0.0, z) for x, z in places))
    bedded["model"]["nodes"][0]["nodal_support"] = 1
    bedded["model"]["nodes"][1]["nodal_support"] = 2
    bedded["analysis"]["load_cases"] = [
        {
            "id": 1,
            "name": "Q",
            "nodal_loads": [{"id": 1, "node": 5, "magnitude": 1e4, "direction": [0, -1, 0]}],
        }
    ]
    one = solve(bedded).loadcases["Q"]
    assert one.is_usable, one.errors
    expected = 1e4 / (8 * math.sqrt(ground * rigidity))
    assert -one.displacement(5)["dy"] == pytest.approx(expected, rel=0.02)


def test_a_line_that_nothing_lies_on_is_refused() -> None:
    crossing = {"line_supports": [line(1, 1, 3, 1)]}
    with pytest.raises(DocumentRefused, match="along edges of plate elements"):
        solve(slab(4, {"mesh": {"divisions": {"u": 4, "v": 3}}}, **crossing))


def test_ground_is_no_support_of_the_document_whatever_their_numbers() -> None:
    def sinks(number: int) -> float:
        soft = {"depends_on": "Fx", "points": [[0.0, 1e3], [1e6, 1e3]]}
        curve = {"condition_type": "Spring", "stiffness_curve": soft}
        kinds = [{"id": 9, **TURNS, "Y": FREE}, {"id": number, **TURNS, "X": curve}]
        bedded = slab(4, {"bedding": 3e7}, nodal_supports=kinds)
        bedded["model"]["nodes"][0]["nodal_support"] = 9
        bedded["model"]["nodes"][1]["nodal_support"] = number
        bedded["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
        one = solve(bedded).loadcases["Q"]
        assert one.is_usable, one.errors
        return float(one.displacement(1)["dy"])

    assert sinks(0) == sinks(7)


def test_a_curve_and_ground_at_one_joint_are_refused() -> None:
    points = [[0.0, 1e3], [1e6, 1e3]]
    curve = {"condition_type": "Spring", "stiffness_curve": {"depends_on": "Fy", "points": points}}
    bedded = slab(4, {"bedding": 3e7}, nodal_supports=[{"id": 1, **TURNS, "Y": curve}])
    bedded["model"]["nodes"][0]["nodal_support"] = 1
    bedded["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    with pytest.raises(DocumentRefused, match="by a curve already"):
        solve(bedded)
