"""Section forces and displacements along members: pieces of polynomials, evaluated exactly."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from loadpath.answer.member_rows import Extremes

Array = NDArray[np.float64]

CURVES = Extremes.__struct_fields__
COEFFICIENTS = 6
ROUNDING = 1e-9
"""By how much of the length a station that was computed may miss the ends."""


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
        begins = self.pieces[:, 0]
        return self._at(x, int(np.searchsorted(begins, x, side="left")) - 1)

    def after(self, x: float) -> dict[str, float]:
        """All curves just after a station (at the end: just before), where a load makes a jump."""
        ends = self.pieces[:, 1]
        return self._at(x, int(np.searchsorted(ends, x, side="right")))

    def _at(self, x: float, piece: int) -> dict[str, float]:
        slack = ROUNDING * self.length
        if not -slack <= x <= self.length + slack:
            raise ValueError(
                f"x should lie on the member, from 0 to {self.length:.10g} m, found {x:.10g}"
            )
        row = self.pieces[min(max(piece, 0), len(self.pieces) - 1)]
        values = _evaluate(row[None, :], np.array([x]))[0]
        return dict(zip(CURVES, values.tolist(), strict=True))

    def sample(self, fractions: Array) -> Array:
        """Rows of all curves at fractions of the length."""
        return self._values(fractions * self.length)

    def _values(self, x: Array) -> Array:
        begins = self.pieces[:, 0]
        rows = self.pieces[np.maximum(0, np.searchsorted(begins, x, side="left") - 1)]
        return _evaluate(rows, x)


def _evaluate(rows: Array, x: Array) -> Array:
    """By Horner's rule, in the order of every other host: the same digits."""
    coefficients = rows[:, 2:].reshape(len(x), len(CURVES), COEFFICIENTS)
    s = (x - rows[:, 0])[:, None]
    value: Array = coefficients[..., -1]
    for power in reversed(range(COEFFICIENTS - 1)):
        value = value * s + coefficients[..., power]
    return value
