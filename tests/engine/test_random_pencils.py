"""Modes of 100 random space trusses, 200 pencils, against numpy's dense solutions.

Trusses with masses on nodes (their bars weigh nothing) have matrices that a few lines make:
stiffness E A / L along each bar, force / L across it. Some nodes have no mass, so mass is singular;
some bars are pulled and others pressed, so geometric stiffness is indefinite.
"""

from typing import Any

import numpy as np
import pytest

from loadpath.engine import solve
from tests.engine.frames import CLAMPED, FREE, SECTION, STEEL, Json, document, force, member, node
from tools.verification.modes import factors, frequencies

NODES, HELD, BARS_OF_A_NODE, MODES = 11, 4, 5, 5
E_MODULUS, AREA = 210e9, 1e-3
ROUNDING = 1e-7
"""The search ends at a residual of 1e-8; the dense solution has its own digits."""

Matrix = np.ndarray[Any, np.dtype[np.float64]]


class Truss:
    """Nodes in a box of 6 m, the first four held, each further one joined to five before it."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.points = random.uniform(0.0, 6.0, (NODES, 3))
        self.bars = [
            (int(other), node)
            for node in range(HELD, NODES)
            for other in random.permutation(node)[:BARS_OF_A_NODE]
        ]
        self.masses = random.uniform(100.0, 1000.0, NODES) * (random.random(NODES) < 0.7)
        self.masses[-1] = 500.0
        self.loads = random.uniform(-1e5, 1e5, (NODES, 3))
        self.free = slice(3 * HELD, 3 * NODES)

    def sum_of_bars(self, forces: Matrix | None = None) -> Matrix:
        """Stiffness of the free unknowns, or geometric stiffness under forces of the bars."""
        total = np.zeros((3 * NODES, 3 * NODES))
        for place, (start, end) in enumerate(self.bars):
            along, length = self.along(start, end)
            part = np.outer(along, along) * E_MODULUS * AREA / length
            if forces is not None:
                part = (np.eye(3) - np.outer(along, along)) * forces[place] / length
            for i, j, sign in (
                (start, start, 1),
                (end, end, 1),
                (start, end, -1),
                (end, start, -1),
            ):
                total[3 * i : 3 * i + 3, 3 * j : 3 * j + 3] += sign * part
        return total[self.free, self.free]

    def along(self, start: int, end: int) -> tuple[Matrix, float]:
        between = self.points[end] - self.points[start]
        length = float(np.linalg.norm(between))
        return between / length, length

    def forces(self) -> Matrix:
        """Tension of the bars under the loads."""
        moved = np.zeros(3 * NODES)
        moved[self.free] = np.linalg.solve(self.sum_of_bars(), self.loads.ravel()[self.free])
        by_node = moved.reshape(-1, 3)
        return np.array(
            [
                (by_node[end] - by_node[start]) @ along * E_MODULUS * AREA / length
                for start, end in self.bars
                for along, length in [self.along(start, end)]
            ]
        )

    def document(self, analysis: Json) -> Json:
        held = [1] * HELD + [2] * (NODES - HELD)
        nodes = [
            node(n + 1, float(x), float(y), float(z), held[n])
            for n, (x, y, z) in enumerate(self.points)
        ]
        bars = [
            member(b + 1, i + 1, j + 1, member_type="Truss") for b, (i, j) in enumerate(self.bars)
        ]
        loads = [
            force(
                n + 1, [float(k == axis) for axis in range(3)], float(self.loads[n, k]), 3 * n + k
            )
            for n in range(HELD, NODES)
            for k in range(3)
        ]
        model = {
            "materials": [STEEL | {"e_mod": E_MODULUS, "density": 1e-9}],
            "sections": [SECTION | {"area": AREA}],
            "nodal_supports": [CLAMPED, {"id": 2, **dict.fromkeys("XYZ", FREE)}],
            "nodal_masses": [
                {"node": n + 1, "mass": float(self.masses[n])}
                for n in range(HELD, NODES)
                if self.masses[n]
            ],
        }
        return document(nodes, bars, {"nodal_loads": loads}, model=model, analysis=analysis)


def lowest_positive(stiffness: Matrix, other: Matrix) -> Matrix:
    """The positive lambda of K x = lambda A x, lowest first, for a definite K."""
    root = np.linalg.inv(np.linalg.cholesky(stiffness))
    mu = np.linalg.eigvalsh(root @ other @ root.T)[::-1]
    found: Matrix = 1.0 / mu[mu > 1e-9 * np.abs(mu).max()]  # less is rounding
    return found


@pytest.mark.parametrize("first", [0, 50])
def test_vibrations_and_load_factors_of_random_trusses(first: int) -> None:
    for seed in range(first, first + 50):
        truss = Truss(seed)
        stiffness = truss.sum_of_bars()
        mass = np.diag(np.repeat(truss.masses, 3)[truss.free])
        asked = {
            "modal": {"num_modes": MODES, "mass_formulation": "LUMPED"},
            "buckling": {"num_modes": MODES, "reference": {"LoadCase": 1}},
        }
        results = solve(truss.document(asked))
        expected = np.sqrt(lowest_positive(stiffness, mass)) / (2.0 * np.pi)
        count = min(MODES, len(expected))
        assert frequencies(results) == pytest.approx(expected[:count], rel=ROUNDING), seed
        geometric = truss.sum_of_bars(truss.forces())
        expected = lowest_positive(stiffness, -geometric)
        count = min(MODES, len(expected))
        assert factors(results) == pytest.approx(expected[:count], rel=ROUNDING), seed
