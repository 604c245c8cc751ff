"""Rules about bracing systems and the members that they hold."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from loadpath.document.declaration.vector import Vector
from loadpath.document.types.bracing import BracingSystem
from loadpath.document.types.checks import LengthsFrom
from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberSet
from loadpath.document.validation.survey import Facts

from .rule import Found, error, warning
from .stated_buckling import states_buckling

_HALF_A_RIGHT_ANGLE = 0.5**0.5
_ONE_SPAN = 0.01
_STRAIGHT = 1e-6
"""Of its span: by how much a row may be longer than that and still be one line."""


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
    "A bracing system holds a member twice, or two systems hold it the same way.",
    "Name each set once, sets that share no member, and all that is held one way in one system.",
)
def bracing_set_twice(document: Document, facts: Facts) -> Found:
    owner: dict[tuple[int, int], int] = {}
    for where, held, _ in _held(document):
        index = int(where[2])
        for number in held.member_ids:
            other = owner.setdefault((index, number), int(where[4]))
            if other != where[4]:
                system = (document.model.bracing_systems or [])[index]
                known = system.restrained[other]
                yield (
                    where,
                    f"{_named(system)} holds set {held.id} twice: name it once"
                    if known == held.id
                    else f"{_named(system)} holds member {number} twice, in sets {known} and "
                    f"{held.id}: name sets that share no member",
                )
                break
    yield from _held_the_same_way(document)


def _held_the_same_way(document: Document) -> Found:
    """Two systems may hold a member along two directions; along one its bow would count twice."""
    ways: dict[int, Vector] = {}
    known: dict[int, list[tuple[int, Vector]]] = {}
    for where, held, span in _held(document):
        index = int(where[2])
        systems = document.model.bracing_systems or []
        if span is None or _fault_of_direction(systems[index], held, span):
            continue
        way = ways.setdefault(index, _direction(systems[index], span))
        others = [
            (number, other)
            for number in held.member_ids
            for other, direction in known.get(number, [])
            if other != index and abs(_dot(way, direction)) > _HALF_A_RIGHT_ANGLE
        ]
        if others:
            number, other = others[0]
            yield (
                where,
                f"{_named(systems[other])} holds member {number} of set {held.id} the same way: "
                "its forces would count twice; name all sets in one of the two",
            )
        else:
            for number in held.member_ids:
                known.setdefault(number, []).append((index, way))


def _named(system: BracingSystem) -> str:
    return f"bracing system {system.id}" + (f' "{system.name}"' if system.name is not None else "")


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


@warning(
    "A member set that bracing holds is checked as one member, with no restraint between its ends.",
    "Give the set `buckling_restraints` at the nodes where bracing holds it, with "
    "`restrains_torsion` where its pressed flange is held, or its buckling lengths.",
)
def bracing_set_unrestrained(document: Document, facts: Facts) -> Found:
    checks = (each.spec.Ec3Steel for each in document.analysis.unity_checks or ())
    if not any(each and each.lengths_from is not LengthsFrom.Buckling for each in checks):
        return
    told: set[int] = set()
    for where, held, span in _held(document):
        if span is None or held.id in told or states_buckling(held):
            continue
        told.add(held.id)
        if len(set(held.member_ids)) > 1 and _is_straight(document, held, span):
            yield (
                where,
                f"set {held.id} is checked as one member of {hypot(*span):.4g} m that nothing "
                "holds between its ends: state what does in `buckling_restraints` of the set",
            )


def _is_straight(document: Document, held: MemberSet, span: Vector) -> bool:
    places = {node.id: (node.X, node.Y, node.Z) for node in document.model.nodes}
    wanted = set(held.member_ids)
    pieces = (
        _between(places[each.start_node_id], places[each.end_node_id])
        for each in document.model.members
        if each.id in wanted
    )
    return sum(hypot(*piece) for piece in pieces) <= (1.0 + _STRAIGHT) * hypot(*span)


def _fault_of_direction(system: BracingSystem, held: MemberSet, span: Vector) -> str:
    length = hypot(*span)
    if system.direction is None:
        if not _is_lying(span):
            return f"should be given: the members of set {held.id} stand upright"
        return ""
    size = hypot(*system.direction)
    if size == 0:
        return "should have a length: the bracing holds along it"
    if abs(_dot(system.direction, span)) > _HALF_A_RIGHT_ANGLE * size * length:
        return f"should lie across the members of set {held.id}, found along them"
    if _is_lying(span) and not _is_lying(_direction(system, span)):
        return (
            f"should lie as the members of set {held.id} do, found upright: bracing holds them "
            "sideways; leave it out, and it is that"
        )
    return ""


def _direction(system: BracingSystem, span: Vector) -> Vector:
    """What of the given direction lies across a row, of length 1; else the lying one across it."""
    x, y, z = system.direction or (-span[2], 0.0, span[0])
    share = _dot((x, y, z), span) / _dot(span, span)
    across = (x - share * span[0], y - share * span[1], z - share * span[2])
    length = hypot(*across)
    return (across[0] / length, across[1] / length, across[2] / length)


def _is_lying(way: Vector) -> bool:
    return hypot(way[0], way[2]) >= _HALF_A_RIGHT_ANGLE * hypot(*way)


def _dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


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
