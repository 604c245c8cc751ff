"""Resultants and stresses of plates at the places where checks read them, by what is known of the
square plate clamped along its edges and of plane strain."""

import math
from typing import Any

import numpy as np
import pytest

from loadpath.engine import ResultSet, solve

from .frames import CLAMPED, FREE, STEEL, Json, document, force, node

NU = 0.3
PRESSURE = 1000.0
# Timoshenko, Woinowsky-Krieger, Theory of Plates and Shells, table 35: side 1, nu = 0.3.
EDGE_MOMENT = -0.0513 * PRESSURE
CENTRE_DEFLECTION = 0.00126 * PRESSURE


def clamped_square(
    divisions: int, triangles: bool, thickness: float = 0.005, shuffle: bool = False
) -> Json:
    """One square metre in the XZ plane; shuffled, every element starts with another node, a third
    of them face down and half have axes of their own."""
    n = divisions
    at = {(i, j): 1 + i + j * (n + 1) for j in range(n + 1) for i in range(n + 1)}
    on_edge = {(i, j) for i, j in at if i in (0, n) or j in (0, n)}
    nodes = [
        node(k, i / n, 0.0, j / n, 1 if (i, j) in on_edge else None) for (i, j), k in at.items()
    ]
    elements: list[list[int]] = []
    for j in range(n):
        for i in range(n):
            a, b, c, d = at[i, j], at[i + 1, j], at[i + 1, j + 1], at[i, j + 1]
            elements += [[a, b, c], [a, c, d]] if triangles else [[a, b, c, d]]
    plates = []
    for k, corners in enumerate(elements, 1):
        plate: Json = {"id": k, "node_ids": corners, "material": 1, "thickness": thickness}
        if shuffle:
            turned = corners[k % 3 :] + corners[: k % 3]
            plate["node_ids"] = turned[::-1] if k % 3 == 0 else turned
            if k % 2 == 0:
                plate["local_x_direction"] = [1.0, 0.0, 0.7]
        plates.append(plate)
    pressures = [
        {"id": plate["id"], "magnitude": PRESSURE, "direction": [0, -1, 0]}
        | {"target": {"kind": "Element", "plate_element_id": plate["id"]}}
        for plate in plates
    ]
    steel = {**STEEL, "g_mod": STEEL["e_mod"] / (2 * (1 + NU))}
    return document(
        nodes,
        [],
        {"plate_pressures": pressures},
        model={"nodal_supports": [CLAMPED], "plate_elements": plates, "materials": [steel]},
    )


def edge_moments(frame: Json, found: ResultSet, at: int) -> list[float]:
    """Moment about X at a node on the edge Z = 0 in every element there, positive where it
    stretches the face below."""
    place = {each["id"]: np.array([each[k] for k in "XYZ"]) for each in frame["model"]["nodes"]}
    moments = []
    for plate in frame["model"]["plate_elements"]:
        if at not in plate["node_ids"]:
            continue
        a, b, c = (place[k] for k in plate["node_ids"][:3])
        normal = np.cross(b - a, c - a)
        normal /= np.linalg.norm(normal)
        x = np.array(plate.get("local_x_direction", [1.0, 0.0, 0.0]))
        x = (x - x @ normal * normal) / np.linalg.norm(x - x @ normal * normal)
        y = np.cross(normal, x)
        m = found.plate_results()[plate["id"]].nodal_resultants[str(at)]
        along = np.array([x[2], y[2]])  # bending about X stresses along Z
        tensor = np.array([[m.mx, m.mxy], [m.mxy, m.my]])
        moments.append(float(normal[1] * (along @ tensor @ along)))
    return moments


def edge_error(divisions: int, triangles: bool) -> float:
    frame = clamped_square(divisions, triangles)
    moments = edge_moments(frame, solve(frame).loadcases["Q"], divisions // 2 + 1)
    assert np.ptp(moments) < 1e-9 * abs(EDGE_MOMENT)
    return moments[0] / EDGE_MOMENT - 1.0


@pytest.mark.parametrize("triangles", [True, False], ids=["triangles", "quadrilaterals"])
def test_moments_at_a_clamped_edge_converge_with_the_square_of_the_mesh(triangles: bool) -> None:
    """Half the size: less than a third of the error (a quarter, for a very fine mesh)."""
    errors = [abs(edge_error(n, triangles)) for n in (8, 16, 32)]
    assert errors[0] < 0.2
    assert errors[1] < errors[0] / 3
    assert errors[2] < errors[1] / 3


def test_resultants_do_not_depend_on_the_order_of_nodes_or_on_axes() -> None:
    plain, shuffled = clamped_square(8, True), clamped_square(8, True, shuffle=True)
    one, two = (edge_moments(each, solve(each).loadcases["Q"], 5) for each in (plain, shuffled))
    assert two == pytest.approx([one[0]] * len(two), rel=1e-6)


@pytest.mark.parametrize("triangles", [True, False], ids=["triangles", "quadrilaterals"])
def test_a_plate_does_not_get_stiffer_by_being_thin(triangles: bool) -> None:
    """Deflection times bending stiffness is the same for span to thickness of 1e3 and 1e6."""

    def deflection(thickness: float) -> float:
        stiffness = STEEL["e_mod"] * thickness**3 / (12 * (1 - NU**2))
        found = solve(clamped_square(8, triangles, thickness)).loadcases["Q"]
        return float(-found.displacement(41)["dy"] * stiffness)

    thick, thin = deflection(1e-3), deflection(1e-6)
    assert thick == pytest.approx(
        CENTRE_DEFLECTION, rel=0.08
    )  # eight elements: 7.5 % for triangles
    assert thin == pytest.approx(thick, rel=1e-3)


@pytest.mark.parametrize("state", ["PlaneStress", "PlaneStrain"])
def test_von_mises_in_plane_strain_has_the_stress_across_the_plate(state: str) -> None:
    """A square pulled along X and free along Z: sx = s, sy = 0, and sz = nu s where it is held."""
    side = {
        "id": 4,
        "X": {"condition_type": "Fixed"},
        "Z": FREE,
        "RX": FREE,
        "RY": FREE,
        "RZ": FREE,
    }
    corner = {**side, "id": 5, "Z": {"condition_type": "Fixed"}}
    steel = {**STEEL, "g_mod": STEEL["e_mod"] / (2 * (1 + NU))}
    plate: dict[str, Any] = {"id": 1, "node_ids": [1, 2, 3, 4], "material": 1, "thickness": 0.01}
    frame = document(
        [node(1, 0, support=5), node(2, 1), node(3, 1, 0, 1), node(4, 0, 0, 1, support=4)],
        [],
        {"nodal_loads": [force(2, [1, 0, 0], 5e4, 1), force(3, [1, 0, 0], 5e4, 2)]},
        model={
            "nodal_supports": [side, corner],
            "plate_elements": [{**plate, "plane_state": state, "behavior": "Membrane"}],
            "materials": [steel],
        },
    )
    (found,) = solve(frame).loadcases["Q"].plate_results().values()
    pull = 1e5 / 0.01
    across = NU * pull if state == "PlaneStrain" else 0.0
    expected = math.sqrt(pull**2 + across**2 - pull * across)
    assert found.stresses.von_mises == pytest.approx(expected, rel=1e-9)
