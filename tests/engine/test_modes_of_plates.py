"""Plates buckle and vibrate: a square one, held across its plane along all edges."""

import math

import pytest

from loadpath.engine import solve
from tests.engine.frames import FIXED, FREE, Json, document, force, node
from tools.verification.modes import factors, frequencies

E, NU, RHO, T, SIDE, PARTS = 210e9, 0.3, 7850.0, 0.01, 1.0, 12
STIFFNESS = E * T**3 / (12 * (1 - NU**2))
STRAIGHT = (math.pi / PARTS) ** 2 / 12
"""By how much slopes that are straight within an element stiffen one wave over the plate."""


def square(analysis: Json) -> Json:
    """In the plane of X and Z, pressed along X by one newton per metre."""
    count = PARTS + 1
    nodes: list[Json] = []
    loads: list[Json] = []
    for i in range(count):
        for k in range(count):
            id_ = 1 + i * count + k
            is_edge = i in (0, PARTS) or k in (0, PARTS)
            middle = PARTS // 2
            support = 5 if is_edge else 6
            if (i, k) == (middle, middle):
                support = 7
            elif (i, k) == (middle, 0):
                support = 8
            nodes.append(node(id_, SIDE * i / PARTS, 0.0, SIDE * k / PARTS, support=support))
            if i in (0, PARTS):
                share = SIDE / PARTS * (0.5 if k in (0, PARTS) else 1.0)
                loads.append(force(id_, [1 if i == 0 else -1, 0, 0], share, len(loads) + 1))
    plates = [
        {
            "id": 1 + i * PARTS + k,
            "node_ids": [1 + (i + a) * count + k + b for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))],
            "thickness": T,
            "material": 1,
        }
        for i in range(PARTS)
        for k in range(PARTS)
    ]
    turns = {"RX": FREE, "RY": FIXED, "RZ": FREE}
    held = [
        {"id": 5, "X": FREE, "Y": FIXED, "Z": FREE, **turns},
        {"id": 6, "X": FREE, "Y": FREE, "Z": FREE, **turns},
        {"id": 7, "X": FIXED, "Y": FREE, "Z": FIXED, **turns},
        {"id": 8, "X": FIXED, "Y": FIXED, "Z": FREE, **turns},
    ]
    material = {"id": 1, "name": "steel", "e_mod": E, "g_mod": E / (2 * (1 + NU)), "density": RHO}
    made = document(
        nodes,
        [],
        {"nodal_loads": loads},
        model={
            "plate_elements": plates,
            "materials": [material | {"yield_stress": 355e6}],
            "nodal_supports": held,
        },
    )
    made["analysis"] |= analysis
    return made


def test_a_square_plate_pressed_one_way_buckles_in_half_waves_along_it() -> None:
    """(m + 1/m)^2 pi^2 D / b^2: Timoshenko, Gere, Theory of Elastic Stability, 9.2."""
    reference = {"LoadCase": 1}
    results = solve(square({"buckling": {"num_modes": 2, "reference": reference}}))
    expected = [(m + 1 / m) ** 2 * math.pi**2 * STIFFNESS / SIDE**2 for m in (1, 2)]
    assert factors(results)[0] == pytest.approx(expected[0], rel=1.5 * STRAIGHT)
    assert factors(results)[1] == pytest.approx(expected[1], rel=1.5 * 4 * STRAIGHT)


def test_a_square_plate_vibrates() -> None:
    """(m^2 + n^2) pi / 2 sqrt(D / (rho t)) / a^2: Leissa, Vibration of Plates, 4.1."""
    results = solve(square({"modal": {"num_modes": 3}}))
    root = math.sqrt(STIFFNESS / (RHO * T))
    expected = [waves * math.pi / 2 * root / SIDE**2 for waves in (2, 5, 5)]
    assert frequencies(results) == pytest.approx(expected, rel=1.5 * 4 * STRAIGHT)
