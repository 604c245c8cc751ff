"""Lines of SAF that bend: circular arcs, parabolas and Bezier curves, as chains of chords.

Splines are not read: the format does not say whether they pass through their nodes.
"""

from collections.abc import Callable
from itertools import pairwise
from math import acos, atan2, ceil, cos, pi, radians, sin
from typing import NamedTuple

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import cross, dot, length_of, place_of, plus, times, unit
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row, key_of

TURN = radians(5)
"""How far a line turns from one chord to the next, at most."""
FINE = 256
"""Steps by which the length and the turn of a curve without a formula are measured."""
FURTHER = {"line": 1, "circulararc": 2, "parabolicarc": 2, "bezier": 3}
"""How many nodes each kind of line has beyond the one that it begins at."""
CENTRED, THROUGH_THREE = "circleandpoint", "circleby3points"


class Corner(NamedTuple):
    """A corner of the chain."""

    place: Vector
    node: Record | None
    """The node of the workbook there; none where the chain bends between nodes."""
    way: float
    """How far along the line it is."""


class Unreadable(ValueError):
    """A line that is not carried over; says why."""


def is_bent(kinds: list[str]) -> bool:
    return any(key_of(kind) != "line" for kind in kinds)


def chains_of(row: Row, column: str, nodes: list[Record], *, closed: bool) -> list[list[Corner]]:
    """One chain of corners for each line that the column names; each begins where one ends."""
    kinds = [key_of(kind) for kind in row.names(column)]
    ring = [*nodes, nodes[0]] if closed else nodes
    if not is_bent(kinds):
        kinds = ["line"] * (len(ring) - 1)
    for kind in kinds:
        if kind not in FURTHER:
            raise Unreadable(f"a line of it is a '{kind}'")
    if sum(FURTHER[kind] for kind in kinds) != len(ring) - 1:
        raise row.error(column, f"should fit its nodes; found '{row.text(column)}'")
    chains: list[list[Corner]] = []
    first, way = 0, 0.0
    for kind in kinds:
        last = first + FURTHER[kind]
        chains.append(_chain(kind, ring[first : last + 1], way))
        first, way = last, chains[-1][-1].way
    return chains


def corner_node(reading: Reading, corner: Corner, of: str) -> Record:
    """The node of a corner; one is made where the chain bends between nodes."""
    if corner.node is not None:
        return corner.node
    return reading.bend_at(corner.place, f"on {of} at {corner.way:.6g} m")


def circle_of(row: Row, kind: str, nodes: list[Record], normal: Vector) -> list[Corner]:
    """A whole circle; where it is given by its centre, about the normal."""
    places = [place_of(node) for node in nodes]
    if len(nodes) != {CENTRED: 2, THROUGH_THREE: 3}[kind]:
        raise row.error("Nodes", f"should fit a circle; found '{row.text('Nodes')}'")
    if kind == THROUGH_THREE:
        centre, normal = _centre(*places)
        start: Record | None = nodes[0]
        spoke = plus(places[0], centre, -1.0)
    else:
        centre, start = places[0], nodes[1]
        spoke = plus(places[1], centre, -1.0)
    if not length_of(spoke) or not length_of(normal):
        raise Unreadable("its circle is a point or a line")
    return _arc(centre, spoke, unit(normal), 2 * pi, 0.0, start, start)


def _chain(kind: str, nodes: list[Record], way: float) -> list[Corner]:
    places = [place_of(node) for node in nodes]
    first, last = nodes[0], nodes[-1]
    if kind == "line":
        size = length_of(plus(places[1], places[0], -1.0))
        return [Corner(places[0], first, way), Corner(places[1], last, way + size)]
    if kind == "bezier":
        return _curve(_bezier(places), first, last, way)
    if kind == "circulararc":
        centre, normal = _centre(*places)
        if not any(normal):
            raise Unreadable("the three nodes of an arc lie in a line")
        spokes = [plus(place, centre, -1.0) for place in places]
        angles = [_angle(a, b, normal) for a, b in pairwise(spokes)]
        before = _arc(centre, spokes[0], normal, angles[0], way, first, nodes[1])
        return before + _arc(centre, spokes[1], normal, angles[1], before[-1].way, *nodes[1:])[1:]
    a, b, c = places
    if abs(length_of(plus(b, a, -1.0)) / (length_of(plus(c, b, -1.0)) or 1.0) - 1) > 1e-3:
        raise Unreadable("its parabola does not have its second node in the middle")
    peak = plus(plus(plus(b, b), a, -0.5), c, -0.5)
    ends = [times(0.5, plus(end, peak)) for end in (a, c)]
    before = _curve(_parabola([a, ends[0], b]), first, nodes[1], way)
    return before + _curve(_parabola([b, ends[1], c]), nodes[1], last, before[-1].way)[1:]


def _arc(
    centre: Vector,
    spoke: Vector,
    normal: Vector,
    angle: float,
    way: float,
    first: Record | None,
    last: Record | None,
) -> list[Corner]:
    across, radius = cross(normal, spoke), length_of(spoke)
    count = max(ceil(angle / TURN - 1e-9), 1)
    found = []
    for number in range(count + 1):
        turned = angle * number / count
        place = plus(plus(centre, spoke, cos(turned)), across, sin(turned))
        node = first if number == 0 else last if number == count else None
        place = place_of(node) if node is not None else place
        found.append(Corner(place, node, way + radius * turned))
    return found


def _centre(a: Vector, b: Vector, c: Vector) -> tuple[Vector, Vector]:
    """The centre of the circle through three places, and its normal; zero where in line."""
    u, v = plus(b, a, -1.0), plus(c, a, -1.0)
    n = cross(u, v)
    if length_of(n) <= 1e-9 * length_of(u) * length_of(v):
        return a, (0.0, 0.0, 0.0)
    towards = plus(times(dot(v, v), cross(u, n)), cross(v, n), -dot(u, u))
    return plus(a, towards, -1 / (2 * dot(n, n))), unit(n)


def _angle(a: Vector, b: Vector, normal: Vector) -> float:
    """From one spoke to another about the normal, from 0 to a whole turn."""
    return atan2(dot(cross(a, b), normal), dot(a, b)) % (2 * pi)


def _curve(at: Callable[[float], Vector], first: Record, last: Record, way: float) -> list[Corner]:
    """Chords of a curve of its parameter 0 to 1, measured by fine steps."""
    steps = [plus(b, a, -1.0) for a, b in pairwise(at(k / FINE) for k in range(FINE + 1))]
    sizes = [length_of(step) for step in steps]
    if min(sizes) <= 0:
        raise Unreadable("its curve stands still")
    turns = [
        acos(min(max(dot(a, b) / (length_of(a) * length_of(b)), -1.0), 1.0))
        for a, b in pairwise(steps)
    ]
    count = next(n for n in (1, 2, 4, 8, 16, 32, 64) if n == 64 or n * TURN >= sum(turns))
    found = [Corner(place_of(first), first, way)]
    for number in range(1, count + 1):
        way += sum(sizes[FINE * (number - 1) // count : FINE * number // count])
        node = last if number == count else None
        place = place_of(last) if node is not None else at(number / count)
        found.append(Corner(place, node, way))
    return found


def _bezier(p: list[Vector]) -> Callable[[float], Vector]:
    def at(t: float) -> Vector:
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        return _sum(p, weights)

    return at


def _parabola(p: list[Vector]) -> Callable[[float], Vector]:
    def at(t: float) -> Vector:
        return _sum(p, ((1 - t) ** 2, 2 * t * (1 - t), t**2))

    return at


def _sum(places: list[Vector], weights: tuple[float, ...]) -> Vector:
    total: Vector = (0.0, 0.0, 0.0)
    for place, weight in zip(places, weights, strict=True):
        total = plus(total, place, weight)
    return total
