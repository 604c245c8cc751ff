"""Lines of a drawing, joined where their ends meet or where one ends on another."""

from collections.abc import Iterator
from itertools import pairwise, product
from math import dist, floor

import numpy as np

from loadpath.exchange.node_grid import NodeGrid

Point = tuple[float, float, float]


class DrawnLines:
    """Nodes and lines; ends nearer than the tolerance (m) are one node."""

    def __init__(self, tolerance: float) -> None:
        self._tolerance = tolerance
        self._cells: dict[tuple[int, ...], list[int]] = {}
        self._lines: dict[tuple[int, int], str] = {}
        self.places: list[Point] = []
        self.hidden: dict[tuple[str, str], None] = {}

    def node(self, point: Point) -> int:
        """The number of the node at a point, which may be new."""
        cell = tuple(floor(c / self._tolerance) for c in point)
        for step in product((-1, 0, 1), repeat=3):
            near = tuple(c + s for c, s in zip(cell, step, strict=True))
            for number in self._cells.get(near, []):
                if dist(self.places[number], point) <= self._tolerance:
                    return number
        self.places.append(point)
        self._cells.setdefault(cell, []).append(len(self.places) - 1)
        return len(self.places) - 1

    def add(self, layer: str, start: Point, end: Point) -> bool:
        """Add a line; False where it has no length or is there already."""
        a, b = self.node(start), self.node(end)
        if a == b or (a, b) in self._lines or (b, a) in self._lines:
            return False
        self._lines[a, b] = layer
        return True

    def layer_of(self, start: Point, end: Point) -> str | None:
        """The layer of the line that is there already between two points."""
        a, b = self.node(start), self.node(end)
        return self._lines.get((a, b), self._lines.get((b, a)))

    def pieces(self) -> Iterator[tuple[str, int, int]]:
        """The lines, cut at every node that lies on them, with their layer; each piece once.

        What lies on a piece of another layer is in `hidden`, by both layers.
        """
        ends = sorted({number for line in self._lines for number in line})
        if not ends:
            return
        places = np.array([self.places[number] for number in ends])
        grid = NodeGrid(places, self._tolerance)
        seen: dict[tuple[int, int], str] = {}
        for (a, b), layer in self._lines.items():
            start, along = np.array(self.places[a]), np.subtract(self.places[b], self.places[a])
            length = float(np.sqrt(along @ along))
            near = grid.near(start, start + along)
            apart = places[near] - start
            at = apart @ along / length
            off = np.sqrt(((apart - np.outer(at / length, along)) ** 2).sum(axis=1))
            inside = (off <= self._tolerance) & (at > self._tolerance)
            inside &= at < length - self._tolerance
            between = [
                number
                for _, number in sorted((at[k], ends[near[k]]) for k in np.flatnonzero(inside))
            ]
            for first, second in pairwise([a, *between, b]):
                key = (min(first, second), max(first, second))
                if key not in seen:
                    seen[key] = layer
                    yield layer, first, second
                elif seen[key] != layer:
                    self.hidden[layer, seen[key]] = None
