"""Effective masses in rotation: about the centre of mass, which the results state.

A column without mass of its own bears a mass with an inertia at its top and another at the end of a
rigid arm. How these move follows from the flexibility of a cantilever by hand.
"""

import numpy as np
import pytest

from loadpath.engine import solve
from tests.engine.frames import SECTION, STEEL, Json, document, member, node

HEIGHT, ARM, NEAR, FAR, INERTIA = 5.0, 1.2, 900.0, 400.0, 250.0
EI_X = STEEL["e_mod"] * SECTION["i_y"]
EI_Z = STEEL["e_mod"] * SECTION["i_z"]
"""Against movement along X and along Z: local y of an upright member lies along global Z."""
MODES = 5
SHAPES = 1e-5
"""Shapes are known to half of the digits that the search for eigenvalues ends at."""


def eccentric() -> Json:
    nodes = [node(1, 0.0, support=1), node(2, 0.0, HEIGHT), node(3, ARM, HEIGHT)]
    arm = {"id": 2, "start_node_id": 2, "end_node_id": 3, "member_type": "Rigid"}
    masses = [{"node": 2, "mass": NEAR, "inertia_y": INERTIA}, {"node": 3, "mass": FAR}]
    made = document(
        nodes,
        [member(1, 1, 2), arm],
        {},
        model={"materials": [STEEL | {"density": 1e-6}], "nodal_masses": masses},
        analysis={"modal": {"num_modes": MODES}},
        options={"include_shear_deformation": False},
    )
    made["analysis"]["load_cases"] = []
    return made


def by_hand(stiff_x: float, stiff_z: float) -> tuple[np.ndarray, np.ndarray]:
    """Frequencies in Hz, and by mode the effective masses along and about X, Y, Z.

    Coordinates: X of both, Y of the near and of the far mass, Z of both, turn about Y; of the last
    three one follows from the others.
    """
    axial = HEIGHT / (STEEL["e_mod"] * SECTION["area"])
    twist = HEIGHT / (STEEL["g_mod"] * SECTION["j"])
    sway_x, sway_z = (HEIGHT**3 / (3 * ei) for ei in (stiff_x, stiff_z))
    turned, tilt = HEIGHT / stiff_x, HEIGHT**2 / (2 * stiff_x)
    flexibility = np.zeros((6, 6))
    flexibility[:3, :3] = [
        [sway_x, 0.0, -ARM * tilt],
        [0.0, axial, axial],
        [-ARM * tilt, axial, axial + ARM**2 * turned],
    ]
    flexibility[3:, 3:] = [
        [sway_z, sway_z, 0.0],
        [sway_z, sway_z + ARM**2 * twist, -ARM * twist],
        [0.0, -ARM * twist, twist],
    ]
    mass = np.array([NEAR + FAR, NEAR, FAR, NEAR, FAR, INERTIA])
    root = np.sqrt(mass)
    squares, vectors = np.linalg.eigh(root[:, None] * flexibility * root)
    order = np.argsort(-squares)[:MODES]
    shapes = (vectors / root[:, None])[:, order]  # of modal mass 1
    centre = ARM * FAR / (NEAR + FAR)
    moved = np.array(
        [
            [1, 0, 0, 0, 0, 0],
            [0, 1, 1, 0, 0, 0],
            [0, 0, 0, 1, 1, 0],
            [0, 0, 0, 0, 0, 0],  # both masses lie on the axis along X
            [0, 0, 0, centre, centre - ARM, 1],
            [0, -centre, ARM - centre, 0, 0, 0],
        ]
    )
    effective = ((moved * mass) @ shapes) ** 2
    return np.sqrt(1 / squares[order]) / (2 * np.pi), effective.T


def test_an_eccentric_mass_turns_a_column() -> None:
    modal = solve(eccentric()).modal
    assert modal is not None
    lever = NEAR * FAR / (NEAR + FAR) * ARM**2
    centre = {"X": ARM * FAR / (NEAR + FAR), "Y": HEIGHT, "Z": 0.0}
    assert modal["mass_centre"] == pytest.approx(centre, abs=1e-6)
    whole = [NEAR + FAR] * 3 + [0.0, lever + INERTIA, lever]
    assert modal["total_mass"] == pytest.approx(whole, rel=1e-6, abs=1e-3)
    frequencies, effective = by_hand(EI_X, EI_Z)
    found = [mode["natural_frequency"] for mode in modal["modes"]]
    assert found == pytest.approx(frequencies.tolist(), rel=1e-6)
    for mode, expected in zip(modal["modes"], effective, strict=True):
        assert mode["effective_mass"] == pytest.approx(expected.tolist(), rel=SHAPES, abs=1e-2)
    assert max(effective[:, 4]) < 0.999 * whole[4]  # no mode turns by itself


def test_all_modes_hold_the_whole_inertia() -> None:
    modal = solve(eccentric()).modal
    assert modal is not None
    sums = np.sum([mode["effective_mass"] for mode in modal["modes"]], axis=0)
    assert sums == pytest.approx(modal["total_mass"], rel=SHAPES, abs=1e-3)
    ratios = modal["participating_mass_ratio"]
    assert [*ratios[:3], *ratios[4:]] == pytest.approx([1.0] * 5, rel=SHAPES)
