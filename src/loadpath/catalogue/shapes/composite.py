"""A section as a signed sum of pieces: area, centroid, inertias, elastic and plastic moduli.

`along` names the coordinate that is measured: the modulus about the z axis is taken along y.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import sqrt

from loadpath.catalogue.shapes.piece import Direction, Moments, Piece

# Gauss-Legendre abscissae and weights of order 5 on [-1, 1].
_INNER, _OUTER = sqrt(5 - 2 * sqrt(10 / 7)) / 3, sqrt(5 + 2 * sqrt(10 / 7)) / 3
_GAUSS = (
    (0.0, 128 / 225),
    (_INNER, (322 + 13 * sqrt(70)) / 900),
    (-_INNER, (322 + 13 * sqrt(70)) / 900),
    (_OUTER, (322 - 13 * sqrt(70)) / 900),
    (-_OUTER, (322 - 13 * sqrt(70)) / 900),
)


class Composite:
    """Solid pieces less the voids."""

    def __init__(self, solids: Iterable[Piece], voids: Iterable[Piece] = ()) -> None:
        self.parts = [(1.0, solid) for solid in solids] + [(-1.0, void) for void in voids]
        sums = [(sign, part.moments()) for sign, part in self.parts]
        total = Moments(*(sum(sign * m[k] for sign, m in sums) for k in range(6)))
        self.area = total.area
        self.y, self.z = total.y / total.area, total.z / total.area
        self.i_z = total.yy - total.area * self.y**2
        self.i_y = total.zz - total.area * self.z**2
        self.i_yz = total.yz - total.area * self.y * self.z

    def span(self, along: Direction) -> tuple[float, float]:
        """Lowest and highest coordinate of the section."""
        spans = [part.span(along) for sign, part in self.parts if sign > 0]
        return min(low for low, _ in spans), max(high for _, high in spans)

    def below(self, along: Direction, cut: float) -> tuple[float, float]:
        """Area below a cut, and its first moment about the origin."""
        area = first = 0.0
        for sign, part in self.parts:
            part_area, part_first = part.below(along, cut)
            area += sign * part_area
            first += sign * part_first
        return area, first

    def width(self, along: Direction, at: float) -> float:
        """Length of the cut at a coordinate."""
        return sum(sign * part.width(along, at) for sign, part in self.parts)

    def elastic_modulus(self, along: Direction) -> float:
        """Inertia over the distance of the farther fibre."""
        low, high = self.span(along)
        centre, inertia = (self.y, self.i_z) if along == "y" else (self.z, self.i_y)
        return inertia / max(high - centre, centre - low)

    def plastic_modulus(self, along: Direction) -> float:
        """First moments of the two halves about the axis that halves the area.

        Newton's steps find it, for the area grows by the width of the cut; halving, where one
        leaves what is known to hold it.
        """
        low, high = self.span(along)
        whole = self.area * (self.y if along == "y" else self.z)
        cut = (low + high) / 2
        while True:
            area, first = self.below(along, cut)
            excess = 2 * area - self.area
            if abs(excess) < 1e-12 * self.area or cut in (low, high):
                return whole - 2 * first + cut * excess
            low, high = (cut, high) if excess < 0 else (low, cut)
            width = self.width(along, cut)
            cut = cut - excess / (2 * width) if width > 0 else low
            if not low < cut < high:
                cut = (low + high) / 2

    def shear_energy(self, along: Direction, low: float, high: float) -> float:
        """Integral of S^2 / t over the cuts between two coordinates.

        S is the first moment of what lies below the cut about the centroid, t the length of the
        cut: the strain energy of the shear flow that Jourawski's formula gives, without V / I.
        """
        centre = self.y if along == "y" else self.z
        edges = {edge for _, part in self.parts for edge in part.span(along)}
        stops = [low, *sorted(edge for edge in edges if low < edge < high), high]
        energy = 0.0
        for start, end in pairwise(stops):
            half, middle = (end - start) / 2, (start + end) / 2
            for abscissa, weight in _GAUSS:
                at = middle + half * abscissa
                area, first = self.below(along, at)
                energy += weight * half * (first - centre * area) ** 2 / self.width(along, at)
        return energy
