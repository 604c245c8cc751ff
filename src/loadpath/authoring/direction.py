"""Directions of loads: a letter of a global axis, a letter of a member's axis, or a vector."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import shown, triple
from loadpath.authoring.words import Axis, OwnAxis
from loadpath.document import LoadAxes, Vector

Along = Axis | OwnAxis | Sequence[float]
"""X, Y, Z are global; x, y, z are the member's own; of a vector only the direction counts."""

_UNITS: dict[str, Vector] = {
    "X": (1.0, 0.0, 0.0),
    "Y": (0.0, 1.0, 0.0),
    "Z": (0.0, 0.0, 1.0),
}


def member_direction(argument: str, along: Any) -> tuple[Vector, LoadAxes]:
    """A direction with the axes it is given in."""
    if isinstance(along, str) and along in ("x", "y", "z"):
        return _UNITS[along.upper()], LoadAxes.local
    return global_direction(argument, along, "X, Y or Z, x, y or z of the member"), LoadAxes.global_


def global_direction(argument: str, along: Any, letters: str = "X, Y or Z") -> Vector:
    """A unit vector in global axes."""
    if isinstance(along, str):
        if along not in _UNITS:
            raise ArgumentError(
                argument, f"'{argument}' should be {letters}, or a vector, found {shown(along)}"
            )
        return _UNITS[along]
    vector = triple(argument, along)
    length = sqrt(sum(part * part for part in vector))
    if length == 0.0:
        raise ArgumentError(argument, f"'{argument}' should be a direction, found a vector of zero")
    return vector[0] / length, vector[1] / length, vector[2] / length


def refuse_out_of_plane(argument: str, direction: Vector, *, turns: bool) -> None:
    """In a 2D model forces stay in the XY plane and moments turn about Z."""
    x, y, z = direction
    if turns and (x or y):
        raise ArgumentError(argument, f"'{argument}' should be Z in a 2D model: it turns about Z")
    if not turns and z:
        raise ArgumentError(
            argument, f"'{argument}' should stay in the XY plane of a 2D model, found {direction}"
        )
