"""The two pieces every rolled section is made of: a rectangle, and the spandrel of a corner.

A spandrel is what a circle of radius r leaves of its enclosing square in one corner: added it is
a root fillet, taken away it rounds a corner. All integrals are closed forms.
"""

from math import asin, pi, sqrt
from typing import Literal, NamedTuple, Protocol

Direction = Literal["y", "z"]


class Moments(NamedTuple):
    """Integrals over an area, about the origin."""

    area: float
    y: float
    z: float
    yy: float
    zz: float
    yz: float


class Piece(Protocol):
    """An area of which a section is the signed sum."""

    def moments(self) -> Moments: ...

    def span(self, along: Direction) -> tuple[float, float]:
        """Lowest and highest coordinate."""

    def below(self, along: Direction, cut: float) -> tuple[float, float]:
        """Area and first moment (about the origin) of the part below a cut."""

    def width(self, along: Direction, at: float) -> float:
        """Length of the cut at a coordinate."""


class Rectangle(NamedTuple):
    y0: float
    y1: float
    z0: float
    z1: float

    def moments(self) -> Moments:
        y0, y1, z0, z1 = self
        dy, dz = y1 - y0, z1 - z0
        y, z = (y0 + y1) / 2, (z0 + z1) / 2
        area = dy * dz
        return Moments(
            area,
            area * y,
            area * z,
            area * (y * y + dy * dy / 12),
            area * (z * z + dz * dz / 12),
            area * y * z,
        )

    def span(self, along: Direction) -> tuple[float, float]:
        return (self.y0, self.y1) if along == "y" else (self.z0, self.z1)

    def below(self, along: Direction, cut: float) -> tuple[float, float]:
        low, high = self.span(along)
        top = min(max(cut, low), high)
        area = (top - low) * self.width(along, (low + high) / 2)
        return area, area * (low + top) / 2

    def width(self, along: Direction, at: float) -> float:
        low, high = self.span(along)
        if not low <= at <= high:
            return 0.0
        return self.z1 - self.z0 if along == "y" else self.y1 - self.y0


class Spandrel(NamedTuple):
    """Spandrel with its corner at (y, z), reaching r in the directions `to_y`, `to_z` (+1, -1)."""

    y: float
    z: float
    to_y: int
    to_z: int
    r: float

    def moments(self) -> Moments:
        y, z, to_y, to_z, r = self
        area = r**2 * (1 - pi / 4)
        first = r**3 * (5 / 6 - pi / 4)
        second = r**4 * (1 - 5 * pi / 16)
        mixed = r**4 * (19 / 24 - pi / 4)
        return Moments(
            area,
            area * y + to_y * first,
            area * z + to_z * first,
            area * y * y + 2 * y * to_y * first + second,
            area * z * z + 2 * z * to_z * first + second,
            area * y * z + (y * to_z + z * to_y) * first + to_y * to_z * mixed,
        )

    def span(self, along: Direction) -> tuple[float, float]:
        corner, to = (self.y, self.to_y) if along == "y" else (self.z, self.to_z)
        return (corner, corner + self.r) if to > 0 else (corner - self.r, corner)

    def below(self, along: Direction, cut: float) -> tuple[float, float]:
        corner, to = (self.y, self.to_y) if along == "y" else (self.z, self.to_z)
        area, first = self._from_corner(min(max(to * (cut - corner), 0.0), self.r))
        if to < 0:
            whole_area, whole_first = self._from_corner(self.r)
            area, first = whole_area - area, whole_first - first
        return area, area * corner + to * first

    def width(self, along: Direction, at: float) -> float:
        low, high = self.span(along)
        if not low <= at <= high:
            return 0.0
        to = self.to_y if along == "y" else self.to_z
        u = at - low if to > 0 else high - at
        return self.r - sqrt(max(0.0, u * (2 * self.r - u)))

    def _from_corner(self, u: float) -> tuple[float, float]:
        """Area and first moment about the corner, of the part within u of the corner."""
        r, a = self.r, self.r - u
        if u <= 0.0:
            return 0.0, 0.0
        if a <= 0.0:
            return r**2 * (1 - pi / 4), r**3 * (5 / 6 - pi / 4)
        root = sqrt(max(0.0, r * r - a * a))
        circle = (pi / 2 * r * r - a * root - r * r * asin(min(1.0, a / r))) / 2
        return r * u - circle, r * u * u / 2 - (r * circle - root**3 / 3)
