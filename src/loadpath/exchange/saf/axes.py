"""Axes of SAF and of the document.

Global: a workbook says which of its axes is vertical, a document has Y up; both are right-handed.
Local: x runs along the member in both. A workbook says which local axis runs up the section (z in
the usual ZYX); in a document that is y, and z is x cross y.
"""

from collections.abc import Mapping, Sequence
from math import atan2, degrees, sqrt
from typing import Any

from loadpath.document.declaration.vector import Vector

Signed = tuple[int, float]
"""An axis by its number 0 to 2, and its sign."""

# Per vertical axis of the workbook: from which of its axes the document's X, Y and Z come.
GLOBAL: dict[str, tuple[Signed, Signed, Signed]] = {
    "X vertical": ((1, -1.0), (0, 1.0), (2, 1.0)),
    "Y vertical": ((0, 1.0), (1, 1.0), (2, 1.0)),
    "Z vertical": ((0, 1.0), (2, 1.0), (1, -1.0)),
    "minus X vertical": ((1, 1.0), (0, -1.0), (2, 1.0)),
    "minus Y vertical": ((0, 1.0), (1, -1.0), (2, -1.0)),
    "minus Z vertical": ((0, 1.0), (2, -1.0), (1, 1.0)),
}
# Per "LCS of cross-section": the local axis of the workbook that runs up the section.
UPWARD: dict[str, Signed] = {
    "ZYX": (2, 1.0),
    "MinusYZX": (1, -1.0),
    "MinusZMinusYX": (2, -1.0),
    "YMinusZX": (1, 1.0),
    "YZMinusX": (1, 1.0),
    "MinusZYMinusX": (2, -1.0),
    "MinusYMinusZMinusX": (1, -1.0),
    "ZMinusYMinusX": (2, 1.0),
}


class Axes:
    """Turns vectors, directions and local axes of one workbook into those of a document."""

    def __init__(self, vertical: str = "Z vertical", section: str = "ZYX") -> None:
        self._global = GLOBAL[vertical]
        axis, sign = UPWARD[section]
        # y up the section; z = x cross y, where x cross y = z and x cross z = -y.
        self.local = (
            (0, 1.0),
            (axis, sign),
            (2, sign) if axis == 1 else (1, -sign),
        )
        self.is_mirrored = section.endswith("MinusX")
        self.strong_axis = "y" if axis == 2 else "z"
        """The workbook's name of the axis across the section, about which it is strong."""

    def vector(self, v: Sequence[float]) -> Vector:
        """A vector of the workbook's global axes in the document's."""
        return _mapped(v, self._global)

    def local_vector(self, v: Sequence[float]) -> Vector:
        """Components along the workbook's local axes as components along the document's."""
        return _mapped(v, self.local)

    def global_direction(self, axis: int) -> Signed:
        """Where an axis of the workbook goes: number and sign in the document."""
        return _inverse(self._global)[axis]

    def local_direction(self, axis: int) -> Signed:
        return _inverse(self.local)[axis]

    def back(self, v: Sequence[float]) -> Vector:
        """A global vector of the document in the workbook's axes."""
        return _mapped(v, _inverse(self._global))

    def local_back(self, v: Sequence[float]) -> Vector:
        return _mapped(v, _inverse(self.local))


def _mapped(v: Sequence[float], axes: Sequence[Signed]) -> Vector:
    x, y, z = (sign * v[axis] if v[axis] else 0.0 for axis, sign in axes)
    return (x, y, z)


def _inverse(axes: Sequence[Signed]) -> tuple[Signed, Signed, Signed]:
    found = [(0, 1.0)] * 3
    for to, (source, sign) in enumerate(axes):
        found[source] = (to, sign)
    return (found[0], found[1], found[2])


def place_of(node: Mapping[str, Any]) -> Vector:
    return (node["X"], node["Y"], node["Z"])


def cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def length_of(a: Vector) -> float:
    return sqrt(dot(a, a))


def unit(a: Vector) -> Vector:
    size = length_of(a)
    return (a[0] / size, a[1] / size, a[2] / size)


def plus(a: Vector, b: Vector, factor: float = 1.0) -> Vector:
    return (a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2])


def times(factor: float, a: Vector) -> Vector:
    return (factor * a[0], factor * a[1], factor * a[2])


def roll_of(x: Vector, y: Vector, neutral_y: Vector) -> float:
    """The angle in degrees by which y is turned about x, from where it is without a roll."""
    neutral_z = cross(x, neutral_y)
    angle = degrees(atan2(dot(y, neutral_z), dot(y, neutral_y)))
    nearest = round(angle, 9)
    return nearest + 0.0 if abs(nearest - angle) < 1e-10 else angle
