"""Section forces and displacements along a member: pieces of polynomials, evaluated exactly."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

FORCES = ("fx", "fy", "fz", "mx", "my", "mz", "bw")
CURVES = (*FORCES, "dx", "dy", "dz")


@dataclass(frozen=True)
class MemberCurves:
    """The ten curves of one member over common pieces.

    Forces are in local axes with the sign of the start side: a member in tension has fx < 0, a
    simply supported beam under downward load has mz < 0 at mid-span.
    """

    length: float
    pieces: Array
    """Rows of x0, x1, and per curve six coefficients in x - x0, ascending."""

    def at(self, x: float) -> dict[str, float]:
        """All curves at a station, as seen from its start side (at 0: from the other)."""
        rows = self.pieces
        row = rows[max(0, int(np.searchsorted(rows[:, 0], x, side="left")) - 1)]
        values = _evaluate(row[2:].reshape(len(CURVES), 6), x - row[0])
        return dict(zip(CURVES, values.tolist(), strict=True))

    def sample(self, fractions: Array) -> Array:
        """Rows of all curves at fractions of the length."""
        x = fractions * self.length
        rows = self.pieces[np.maximum(0, np.searchsorted(self.pieces[:, 0], x, side="left") - 1)]
        coefficients = rows[:, 2:].reshape(len(rows), len(CURVES), 6)
        return _evaluate(coefficients, (x - rows[:, 0])[:, None])


def _evaluate(coefficients: Array, s: Array | float) -> Array:
    """Polynomials by Horner's rule, in the order of every other host: the same digits."""
    value: Array = coefficients[..., 5]
    for power in (4, 3, 2, 1, 0):
        value = value * s + coefficients[..., power]
    return value
