"""Rules about bracing systems and the members that they hold."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from loadpath.document.declaration.vector import Vector
from loadpath.document.types.bracing import BracingSystem
from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberSet
from loadpath.document.validation.survey import Facts

from .rule import Found, error

_HALF_A_RIGHT_ANGLE = 0.5**0.5
_ONE_SPAN = 0.01


@error(
    "A member set that bracing holds is not one row of members.",
    "Name sets whose members continue each other, and none of which turns by more than 45 degrees "
    "from the line between the ends.",
)
def bracing_not_in_line(document: Document, facts: Facts) -> Found:
    for where, held, span in _held(document):
        if span is None:
            yield (
                where,
                f"the members of set {held.id} should be one row, none of which turns by more than "
                "45 degrees from the line between its ends",
            )


@error(
    "A bracing system holds a member twice.",
    "Name each set once, and sets that share no member.",
)
def bracing_set_twice(document: Document, facts: Facts) -> Found:
    owner: dict[tuple[int, int], int] = {}
    for where, held, _ in _held(document):
        index = int(where[2])
        for number in held.member_ids:
            other = owner.setdefault((index, number), int(where[4]))
            if other != where[4]:
                known = (document.model.bracing_systems or [])[index].restrained[other]
                yield where, f"member {number} of set {held.id} is held with set {known} already"
                break


@error(
    "The member sets that bracing holds have different spans.",
    "Name sets that reach from one end of the bracing to the other, one system for each span.",
)
def bracing_spans_differ(document: Document, facts: Facts) -> Found:
    first: dict[int, float] = {}
    for where, held, span in _held(document):
        if span is None:
            continue
        length = hypot(*span)
        share = length / first.setdefault(int(where[2]), length)
        if abs(share - 1.0) > _ONE_SPAN:
            yield (
                where,
                f"set {held.id} should span what the first set does within 1 %, found "
                f"{share:.3g} of it",
            )


@error(
    "Bracing holds members along a direction that does not lie across them, or that is not given.",
    "Give `direction` across the members; only lying members have one by themselves.",
)
def bracing_direction(document: Document, facts: Facts) -> Found:
    told: set[int] = set()
    for where, held, span in _held(document):
        index = int(where[2])
        if span is None or index in told:
            continue
        system = (document.model.bracing_systems or [])[index]
        if message := _fault_of_direction(system, held, span):
            told.add(index)
            yield (*where[:3], "direction"), message


def _fault_of_direction(system: BracingSystem, held: MemberSet, span: Vector) -> str:
    length = hypot(*span)
    if system.direction is None:
        if hypot(span[0], span[2]) < _HALF_A_RIGHT_ANGLE * length:
            return f"should be given: the members of set {held.id} stand upright"
        return ""
    size = hypot(*system.direction)
    if size == 0:
        return "should have a length: the bracing holds along it"
    along = sum(a * b for a, b in zip(system.direction, span, strict=True))
    if abs(along) > _HALF_A_RIGHT_ANGLE * size * length:
        return f"should lie across the members of set {held.id}, found along them"
    return ""


_Held = Iterator[tuple[tuple[str, str, int, str, int], MemberSet, Vector | None]]


def _held(document: Document) -> _Held:
    """Every set that bracing holds, with the vector from end to end; None where it is no row."""
    model = document.model
    if not model.bracing_systems:
        return
    sets = {each.id: each for each in model.member_sets}
    places = {node.id: (node.X, node.Y, node.Z) for node in model.nodes}
    ends = {each.id: (each.start_node_id, each.end_node_id) for each in model.members}
    for index, system in enumerate(model.bracing_systems):
        for k, number in enumerate(system.restrained):
            held = sets.get(number)
            if held is None or not all(each in ends for each in held.member_ids):
                continue
            bars = [ends[each] for each in dict.fromkeys(held.member_ids)]
            if all(node in places for bar in bars for node in bar):
                row = [places[node] for node in _row(bars)]
                yield ("model", "bracing_systems", index, "restrained", k), held, _span(row)


def _row(bars: list[tuple[int, int]]) -> list[int]:
    """The nodes of bars from one end to the other; none where they are no single row."""
    at: dict[int, list[int]] = {}
    for bar, nodes in enumerate(bars):
        for node in nodes:
            at.setdefault(node, []).append(bar)
    ends = [node for node, meeting in at.items() if len(meeting) == 1]
    if len(ends) != 2 or any(len(meeting) > 2 for meeting in at.values()):
        return []
    row, left = [ends[0]], set(range(len(bars)))
    while following := left.intersection(at[row[-1]]):
        bar = following.pop()
        left.remove(bar)
        one, other = bars[bar]
        row.append(other if one == row[-1] else one)
    return [] if left else row


def _span(row: list[Vector]) -> Vector | None:
    if not row:
        return None
    span = _between(row[0], row[-1])
    for one, other in pairwise(row):
        step = _between(one, other)
        forward = sum(a * b for a, b in zip(step, span, strict=True))
        if not forward >= _HALF_A_RIGHT_ANGLE * hypot(*step) * hypot(*span) > 0:
            return None
    return span


def _between(one: Vector, other: Vector) -> Vector:
    return (other[0] - one[0], other[1] - one[1], other[2] - one[2])
