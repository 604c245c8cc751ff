"""Rules about initial imperfections: their directions, and what can bow."""

from collections.abc import Iterator
from itertools import chain
from math import hypot

from loadpath.document.declaration.vector import Vector
from loadpath.document.types.document import Document
from loadpath.document.types.imperfections import BowImperfection
from loadpath.document.types.members import Member, MemberType
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, error

ONE_DIRECTION = 1e-6
"""Sine of the angle below which two directions are one."""
STRAIGHT = 1e-3
"""Of its length: by how much a set may be out of line, or have gaps, and still be one bar."""


@error(
    "An initial imperfection has no direction, or leans about the direction of its heights.",
    "Give the axis a length, and for a lean a direction across height_direction.",
)
def imperfection_axis(document: Document, facts: Facts) -> Found:
    for index, case in enumerate(document.analysis.imperfection_cases or ()):
        where = ("analysis", "imperfection_cases", index)
        for k, sway in enumerate(case.sway_imperfections):
            up = sway.height_direction or (0.0, 1.0, 0.0)
            across = hypot(*_cross(sway.axis, up))
            if not across > ONE_DIRECTION * hypot(*sway.axis) * hypot(*up):
                yield (
                    (*where, "sway_imperfections", k, "axis"),
                    "should lie across height_direction and have a length: the structure leans "
                    "about it",
                )
        for k, translation in enumerate(case.translation_imperfections):
            if not hypot(*translation.axis) > 0:
                yield (
                    (*where, "translation_imperfections", k, "axis"),
                    "should have a length: the shift is along it",
                )


@error(
    "An initial bow has no size or two, or is given to what cannot bow, or twice to one member.",
    "Give either `e_0` or `length_over_e_0`, and Normal members or member sets that are one "
    "straight bar, each member once in an imperfection case for each axis.",
)
def bow_not_possible(document: Document, facts: Facts) -> Found:
    for index, case in enumerate(document.analysis.imperfection_cases or ()):
        for k, bow in enumerate(case.bow_imperfections or ()):
            where = ("analysis", "imperfection_cases", index, "bow_imperfections", k)
            if (bow.e_0 is None) == (bow.length_over_e_0 is None):
                yield where, "should have either e_0 or length_over_e_0"
            elif bow.length_over_e_0 == 0:
                yield (*where, "length_over_e_0"), "should not be 0: the length by the rise"
            if not bow.member_ids and not bow.memberset_ids:
                yield where, "should name members or member sets that bow"
            for path, message in _cannot_bow(document, bow):
                yield (*where, *path), message
        for path, message in _bow_twice(document, case.bow_imperfections or []):
            yield ("analysis", "imperfection_cases", index, "bow_imperfections", *path), message


def _cannot_bow(document: Document, bow: BowImperfection) -> Iterator[tuple[Where, str]]:
    members = {each.id: each for each in document.model.members}
    sets = {each.id: each for each in document.model.member_sets}
    for k, number in enumerate(bow.member_ids):
        if number in members and members[number].member_type is not MemberType.Normal:
            yield ("member_ids", k), f"member {number} should be Normal: others bear no bending"
    for k, number in enumerate(bow.memberset_ids):
        if number not in sets:
            continue
        bars = [members[each] for each in dict.fromkeys(sets[number].member_ids) if each in members]
        if any(each.member_type is not MemberType.Normal for each in bars):
            message = f"all members of set {number} should be Normal: others bear no bending"
            yield ("memberset_ids", k), message
        elif not _is_one_bar(document, bars):
            yield ("memberset_ids", k), f"the members of set {number} should be one straight bar"


def _bow_twice(
    document: Document, bows: list[BowImperfection]
) -> Iterator[tuple[tuple[int | str, ...], str]]:
    """A member that is named by itself and in a set, or in two, would bow by the sum."""
    sets = {each.id: each for each in document.model.member_sets}
    known = {each.id for each in document.model.members}
    bowed: set[tuple[str, int]] = set()
    for k, bow in enumerate(bows):
        named = [(("member_ids", n), [number]) for n, number in enumerate(bow.member_ids)]
        for n, number in enumerate(bow.memberset_ids):
            if number in sets:
                named.append((("memberset_ids", n), list(dict.fromkeys(sets[number].member_ids))))
        for path, members in named:
            for number in members:
                if number in known and (bow.axis, number) in bowed:
                    yield (
                        (k, *path),
                        f"member {number} should be named once in this case for each axis: it "
                        f"would bow twice along {bow.axis}",
                    )
                    break
                bowed.add((bow.axis, number))


def _is_one_bar(document: Document, bars: list[Member]) -> bool:
    places = {node.id: (node.X, node.Y, node.Z) for node in document.model.nodes}
    nodes = [(each.start_node_id, each.end_node_id) for each in bars]
    if not bars or not all(node in places for node in chain(*nodes)):
        return False
    ends = [(places[one], places[other]) for one, other in nodes]
    origin, tip = ends[0]
    way = _between(origin, tip)
    if not hypot(*way) > 0:
        return False
    size = hypot(*way)
    unit = (way[0] / size, way[1] / size, way[2] / size)
    along = [[_dot(_between(origin, point), unit) for point in pair] for pair in ends]
    length = max(chain(*along)) - min(chain(*along))
    covered = sum(abs(to - start) for start, to in along)
    off = max(hypot(*_cross(_between(origin, point), unit)) for point in chain(*ends))
    return off <= STRAIGHT * length and abs(covered - length) <= STRAIGHT * length


def _between(one: Vector, other: Vector) -> Vector:
    return (other[0] - one[0], other[1] - one[1], other[2] - one[2])


def _dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
