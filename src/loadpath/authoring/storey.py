"""A storey: what lies at one height, and the area that its beams enclose."""

from collections import defaultdict
from math import atan2, hypot, pi
from numbers import Real
from typing import Any

from loadpath.authoring.handles import Member, Node
from loadpath.authoring.not_there import NotThere
from loadpath.authoring.selection import SAME_PLACE, Editable, Members, Nodes

Around = dict[Node, set[Node]]


class Storey:
    """The nodes and the level members at one height."""

    def __init__(self, of: Editable, Y: float) -> None:
        self.of = of
        self.Y = Y

    @property
    def nodes(self) -> Nodes:
        return Nodes(self.of).where(Y=self.Y)

    @property
    def members(self) -> Members:
        """Members that lie in it: its beams."""
        return Members(self.of).where(lambda member: _is_at(member, self.Y))

    @property
    def columns(self) -> Members:
        """Members that stand under it: their upper ends are at its height."""
        return Members(self.of).where(lambda member: _stands_under(member, self.Y))

    @property
    def outlines(self) -> list[list[Node]]:
        """The corners around the beams, in order; several where it has parts that do not meet.

        Beams that reach out with a free end are outside.
        """
        around: Around = defaultdict(set)
        for member in self.members:
            around[member.start].add(member.end)
            around[member.end].add(member.start)
        _drop_free_ends(around)
        rings = []
        left = set(around)
        while left:
            first = min(left, key=lambda node: (node.X, node.Z))
            ring = _ring(around, first)
            if len(set(ring)) < len(ring):
                raise NotThere(
                    f"the beams at Y = {self.Y:g} enclose no single area around {first!r}; give "
                    "the corners to `area` instead"
                )
            rings.append(_corners(ring))
            left -= _reached(around, first)
        if not rings:
            raise NotThere(
                f"the beams at Y = {self.Y:g} enclose no area; give the corners to `area` instead"
            )
        return rings

    def __repr__(self) -> str:
        return f"Storey(Y={self.Y:g}, {len(self.nodes)} nodes, {len(self.members)} members)"


def _stands_under(member: Member, Y: float) -> bool:
    low, high = sorted((member.start, member.end), key=lambda node: node.Y)
    height = high.Y - low.Y
    return abs(high.Y - Y) <= SAME_PLACE and height > hypot(high.X - low.X, high.Z - low.Z)


def storeys_of(of: Editable) -> list[Storey]:
    """The heights at which members lie, from below."""
    heights: list[float] = []
    for member in Members(of):
        Y = member.start.Y
        if _is_at(member, Y) and not any(abs(Y - each) <= SAME_PLACE for each in heights):
            heights.append(Y)
    return [Storey(of, Y) for Y in sorted(heights)]


def storey_at(of: Editable, Y: Any) -> Storey:
    """The storey at a height, or the one that is given."""
    if isinstance(Y, Storey) and Y.of is of:
        return Y
    found = storeys_of(of)
    for storey in found:
        if isinstance(Y, Real) and abs(storey.Y - float(Y)) <= SAME_PLACE:
            return storey
    there = ", ".join(f"{each.Y:g}" for each in found) or "none"
    raise NotThere(f"there is no storey at Y = {Y!r} (heights with level members: {there})")


def _is_at(member: Member, Y: float) -> bool:
    return abs(member.start.Y - Y) <= SAME_PLACE and abs(member.end.Y - Y) <= SAME_PLACE


def _drop_free_ends(around: Around) -> None:
    ends = [node for node, near in around.items() if len(near) < 2]
    while ends:
        node = ends.pop()
        for other in around.pop(node, set()):
            around[other].discard(node)
            if len(around[other]) < 2:
                ends.append(other)


def _ring(around: Around, first: Node) -> list[Node]:
    """Around the outside, against the clock as X and Z are drawn: at each node the first way after
    the one that was come by."""
    ring, here, back = [first], first, pi
    second = None
    while True:
        step = min(around[here], key=lambda node: (_angle(here, node) - back) % (2 * pi) or 2 * pi)
        if second is None:
            second = step
        elif here == first and step == second:
            return ring[:-1]
        ring.append(step)
        back, here = _angle(step, here), step


def _angle(a: Node, b: Node) -> float:
    return atan2(b.Z - a.Z, b.X - a.X)


def _reached(around: Around, first: Node) -> set[Node]:
    found, ahead = {first}, [first]
    while ahead:
        for node in around[ahead.pop()] - found:
            found.add(node)
            ahead.append(node)
    return found


def _corners(ring: list[Node]) -> list[Node]:
    """Without the nodes that lie straight between their neighbours."""
    size = len(ring)
    return [
        node
        for k, node in enumerate(ring)
        if abs(_turn(ring[k - 1], node, ring[(k + 1) % size])) > SAME_PLACE
    ]


def _turn(a: Node, b: Node, c: Node) -> float:
    return (b.X - a.X) * (c.Z - b.Z) - (b.Z - a.Z) * (c.X - b.X)
