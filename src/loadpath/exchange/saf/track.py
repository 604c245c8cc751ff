"""The line of a SAF member through its nodes."""

from itertools import accumulate, pairwise

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import dot, length_of, plus
from loadpath.exchange.saf.curved_lines import Corner


class Track:
    """A line through corners; places on it are fractions of its length.

    Where it bends, its length is that of the curve, not of the chords.
    """

    def __init__(self, corners: list[Corner]) -> None:
        self._corners = [corner.place for corner in corners]
        self._lengths = [b.way - a.way for a, b in pairwise(corners)]
        self.length = corners[-1].way

    @property
    def has_no_gap(self) -> bool:
        """Whether all corners that follow one another lie apart."""
        return min(self._lengths) > 0

    def corners_at(self) -> list[float]:
        return [done / self.length for done in accumulate(self._lengths, initial=0.0)]

    def place_at(self, at: float) -> Vector:
        way = at * self.length
        for (a, b), size in zip(pairwise(self._corners), self._lengths, strict=True):
            if way <= size * (1 + 1e-12) or b is self._corners[-1]:
                return plus(a, plus(b, a, -1.0), way / size)
            way -= size
        raise AssertionError("a track has two corners or more")

    def nearest(self, point: Vector) -> tuple[float, float]:
        """Where it is nearest to a point, and how near."""
        best, before = (0.0, float("inf")), 0.0
        for (a, b), size in zip(pairwise(self._corners), self._lengths, strict=True):
            along = plus(b, a, -1.0)
            t = min(max(dot(plus(point, a, -1.0), along) / dot(along, along), 0.0), 1.0)
            distance = length_of(plus(plus(point, a, -1.0), along, -t))
            if distance < best[1]:
                best = ((before + t * size) / self.length, distance)
            before += size
        return best
