"""A flat polygon less others inside it: what is left, as outlines with openings.

All are rings of node numbers; nodes that lie on an edge of another ring are put into it first,
so that rings which touch have whole edges in common, and what is common cancels.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
Ring = list[int]
Places = Mapping[int, Point]
NEAR = 1e-6
"""How far from an edge, in metres, a node may lie and still be on it."""


class Left(NamedTuple):
    """A part that is left, anticlockwise, with its openings."""

    outline: Ring
    openings: list[Ring]


class Overlap(ValueError):
    """The rings cross or lie on one another, or nothing is left."""


def with_nodes(ring: Ring, numbers: Sequence[int], places: Places) -> Ring:
    """The ring with all the nodes among those given that lie on its edges."""
    found: Ring = []
    for a, b in _edges(ring):
        if _distance(places[a], places[b]) < NEAR:
            raise Overlap("has an edge without length")
        between = [
            (t, number)
            for number in numbers
            if number not in (a, b) and (t := _along(places[a], places[b], places[number]))
        ]
        found += [a, *(number for _, number in sorted(between))]
    return found


def anticlockwise(ring: Ring, places: Places) -> Ring:
    return ring if _area(ring, places) > 0 else ring[::-1]


def is_inside(inner: Ring, outer: Ring, places: Places) -> bool:
    """Whether a ring lies in another, whose edges it may touch but not cross."""
    (a, b) = max(_edges(inner), key=lambda edge: _distance(places[edge[0]], places[edge[1]]))
    (x0, y0), (x1, y1) = places[a], places[b]
    size = _distance((x0, y0), (x1, y1))
    sign = 1 if _area(inner, places) > 0 else -1
    step = min(1e-3, size / 100) * sign / size
    point = ((x0 + x1) / 2 - (y1 - y0) * step, (y0 + y1) / 2 + (x1 - x0) * step)
    return _holds([places[number] for number in outer], point)


def less(outline: Ring, cut: Sequence[Ring], places: Places) -> list[Left]:
    """What is left of an outline; all rings anticlockwise, and with the nodes of one another."""
    for first, ring in enumerate((outline, *cut)):
        for other in (outline, *cut)[first + 1 :]:
            if any(_cross(places, p, q) for p in _edges(ring) for q in _edges(other)):
                raise Overlap("crosses the outline, an opening or another region")
    if not all(is_inside(each, outline, places) for each in cut):
        raise Overlap("is not within its surface")
    for number, each in enumerate(cut):
        if any(is_inside(each, other, places) for k, other in enumerate(cut) if k != number):
            raise Overlap("lies on another region or an opening")
    edges = dict.fromkeys(edge for ring in cut for edge in _edges(ring[::-1]))
    kept = [edge for edge in _edges(outline) if edge[::-1] not in edges]
    common = {edge for edge in _edges(outline) if edge[::-1] in edges}
    kept += [e for e in edges if e[::-1] not in common and e[::-1] not in edges]
    starts = [a for a, _ in kept]
    if len(set(starts)) < len(starts):
        raise Overlap("touches the outline, an opening or another region in a corner only")
    rings = _rings(kept)
    parts = [Left(ring, []) for ring in rings if _area(ring, places) > 0]
    if not parts:
        raise Overlap("covers all of its surface")
    for ring in rings:
        if _area(ring, places) < 0:
            opening = ring[::-1]
            around = [part for part in parts if is_inside(opening, part.outline, places)]
            around[0].openings.append(opening)
    return parts


def _edges(ring: Ring) -> list[tuple[int, int]]:
    return list(pairwise([*ring, ring[0]]))


def _rings(edges: list[tuple[int, int]]) -> list[Ring]:
    """Closed walks along edges, of which one goes on from each node."""
    onward = dict(edges)
    found: list[Ring] = []
    while onward:
        here = next(iter(onward))
        ring: Ring = []
        while here in onward:
            ring.append(here)
            here = onward.pop(here)
        found.append(ring)
    return found


def _area(ring: Ring, places: Places) -> float:
    corners = [places[number] for number in ring]
    return sum(_cross_product(a, b) for a, b in pairwise([*corners, corners[0]])) / 2


def _cross_product(a: Point, b: Point) -> float:
    return a[0] * b[1] - a[1] * b[0]


def _distance(a: Point, b: Point) -> float:
    return float(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)


def _side(a: Point, b: Point, p: Point) -> float:
    """How far a point lies left of the line from a to b."""
    across = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return across / _distance(a, b)


def _along(a: Point, b: Point, p: Point) -> float | None:
    """Where on an edge a point is, as a fraction; none where it is not, or is an end."""
    size = _distance(a, b)
    t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / size**2
    is_on = abs(_side(a, b, p)) < NEAR and NEAR < t * size < size - NEAR
    return t if is_on else None


def _cross(places: Places, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two edges pass through each other; ends that touch do not."""
    if set(one) & set(other):
        return False
    a, b, c, d = (places[number] for number in (*one, *other))
    return (
        _side(a, b, c) * _side(a, b, d) < 0
        and _side(c, d, a) * _side(c, d, b) < 0
        and min(abs(_side(a, b, c)), abs(_side(a, b, d))) > NEAR
        and min(abs(_side(c, d, a)), abs(_side(c, d, b))) > NEAR
    )


def _holds(corners: list[Point], p: Point) -> bool:
    inside = False
    for (x0, y0), (x1, y1) in pairwise([*corners, corners[0]]):
        if (y0 > p[1]) != (y1 > p[1]) and p[0] < x0 + (p[1] - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside
