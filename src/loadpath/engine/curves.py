"""Section forces and displacements along members: pieces of polynomials, evaluated exactly."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

FORCES = ("fx", "fy", "fz", "mx", "my", "mz", "bw")
DISPLACEMENTS = ("dx", "dy", "dz", "rx", "ry", "rz", "warp")
CURVES = (*FORCES, "dx", "dy", "dz")
MEMBERS_AT_ONCE = 256
"""How many members are sampled in one go: bounds the memory, about 3 MB at 21 stations."""


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
        starts = np.array([0, len(self.pieces)])
        (sampled,) = sample_members(np.array([self.length]), starts, self.pieces, fractions)
        rows: Array = sampled[0]
        return rows


def sample_members(
    lengths: Array,
    starts: NDArray[Any],
    pieces: Array,
    fractions: Array,
    curves: slice = slice(None),
) -> Iterator[Array]:
    """Some curves of all members at fractions of their lengths, some members at a time.

    The pieces of member i are those from starts[i] to starts[i + 1]. Arrays are by member,
    fraction and curve.
    """
    # Complex numbers are ordered by their real part, then the imaginary one: by member, then x.
    owners = np.repeat(np.arange(len(lengths)), np.diff(starts))
    begins = owners + 1j * pieces[:, 0]
    coefficients = pieces[:, 2:].reshape(len(pieces), len(CURVES), 6)[:, curves]
    for first in range(0, len(lengths), MEMBERS_AT_ONCE):
        members = np.arange(first, min(first + MEMBERS_AT_ONCE, len(lengths)))[:, None]
        x = fractions * lengths[members]
        found = np.searchsorted(begins, members + 1j * x, side="left") - 1
        places = np.maximum(starts[members], found)
        yield _evaluate(coefficients[places], (x - pieces[places, 0])[..., None])


def _evaluate(coefficients: Array, s: Array | float) -> Array:
    """Polynomials by Horner's rule, in the order of every other host: the same digits."""
    value: Array = coefficients[..., 5]
    for power in (4, 3, 2, 1, 0):
        value = value * s + coefficients[..., power]
    return value
