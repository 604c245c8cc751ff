"""Stiffness with rigid conditions as Lagrange multipliers, solved whole and judged by its null
space: what is a mechanism, and which numbers no equation determines."""

import math
from dataclasses import dataclass

import numpy as np

from .beam import Array

# Multipliers are in units of this stiffness, so that the matrix stays well scaled.
STIFFNESS_UNIT = 1e8
# Of the largest eigenvalue; below it lies rounding (some 1e-16), above it any real spring.
SINGULAR = 1e-13
REFINEMENTS = 3


@dataclass
class Found:
    moved: Array
    multipliers: Array
    is_moved_known: list[bool]
    is_multiplier_known: list[bool]
    undone: float  # share of the loads that nothing resists
    gap: float  # share of the imposed movements that no motion fulfils
    condition: float  # by how much the equations can enlarge a rounding


class Equations:
    """K u + C^T l = f and C u = d, grown term by term."""

    def __init__(self, size: int) -> None:
        self.k, self.f = np.zeros((size, size)), np.zeros(size)
        self.rows: list[Array] = []
        self.values: list[float] = []

    def row(self, first: int, values: Array) -> Array:
        """A condition on neighbouring unknowns."""
        row = np.zeros(len(self.f))
        row[first : first + len(values)] = values
        return row

    def join(self, row: Array, spring: float, value: float = 0.0) -> int | None:
        """A condition row u = value, rigid or sprung; the place of its multiplier."""
        if math.isinf(spring):
            self.rows.append(row)
            self.values.append(value)
            return len(self.rows) - 1
        self.k += spring * np.outer(row, row)
        self.f += spring * value * row
        return None

    def solve(self) -> Found:
        size, count = len(self.f), len(self.rows)
        c = np.array(self.rows).reshape(count, size)
        whole = np.block([[self.k / STIFFNESS_UNIT, c.T], [c, np.zeros((count, count))]])
        right = np.concatenate([self.f / STIFFNESS_UNIT, self.values])
        sizes, vectors = np.linalg.eigh(whole)
        is_null = np.abs(sizes) <= SINGULAR * np.abs(sizes).max()
        held = vectors[:, ~is_null]
        inverse = (held / sizes[~is_null]) @ held.T
        exact = whole.astype(np.longdouble)
        found = np.zeros(size + count, np.longdouble)
        for _ in range(1 + REFINEMENTS):
            missed = (right - exact @ found).astype(np.float64)
            found = found + inverse @ missed
        missed = (right - exact @ found).astype(np.float64)
        rounded = found.astype(np.float64)
        known = np.abs(vectors[:, is_null]).max(axis=1, initial=0.0) < 1e-7
        return Found(
            rounded[:size],
            rounded[size:] * STIFFNESS_UNIT,
            [bool(k) for k in known[:size]],
            [bool(k) for k in known[size:]],
            share(missed[:size], right[:size]),
            share(missed[size:], right[size:]),
            float(np.abs(sizes).max() / np.abs(sizes[~is_null]).min()),
        )


def share(part: Array, whole: Array) -> float:
    largest = float(np.abs(whole).max(initial=0.0))
    return float(np.abs(part).max(initial=0.0)) / largest if largest else 0.0
