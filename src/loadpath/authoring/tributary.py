"""How wide a strip of a floor or roof each of some parallel members carries."""

from math import sqrt

from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.handles import Member

Triple = tuple[float, float, float]
NEAR = 1e-6


def tributary_widths(members: list[Member]) -> list[Triple]:
    """Per member the vector across its strip: half-way to its neighbours on either side.

    Members in one line share a strip's width; those at the edges carry half a bay.
    """
    along = _unit(_between(members[0]))
    across = [_across(members[0], member, along) for member in members]
    far = max(across, key=_length)
    if _length(far) <= NEAR:
        raise ArgumentError(
            "width", "'width' is missing: members in one line do not say how wide they carry"
        )
    side = _unit(far)
    for member, offset in zip(members, across, strict=True):
        direction = _unit(_between(member))
        if _length(_cross(along, direction)) > NEAR:
            raise ArgumentError(
                "member",
                f"'member' should be parallel members, found {member.id} at an angle to "
                f"{members[0].id}; give their width, or the corners to `area`",
            )
        if _length(_cross(side, offset)) > NEAR * max(1.0, _length(far)):
            raise ArgumentError(
                "member", f"'member' should be members of one plane, found {member.id} outside"
            )
    places = [_dot(offset, side) for offset in across]
    lines: list[float] = []
    for place in sorted(places):
        if not lines or place - lines[-1] > NEAR:
            lines.append(place)
    widths = []
    for place in places:
        k = min(range(len(lines)), key=lambda each: abs(lines[each] - place))
        left = lines[k] - lines[k - 1] if k else 0.0
        right = lines[k + 1] - lines[k] if k + 1 < len(lines) else 0.0
        width = (left + right) / 2.0
        widths.append((width * side[0], width * side[1], width * side[2]))
    return widths


def strip(member: Member, width: Triple, seen_along: Triple | None) -> float:
    """The area per metre of a member: as it is, or as it is seen along a direction."""
    area = _cross(_unit(_between(member)), width)
    return _length(area) if seen_along is None else abs(_dot(area, seen_along))


def _across(first: Member, member: Member, along: Triple) -> Triple:
    a, b = first.start.place, member.start.place
    offset = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    part = _dot(offset, along)
    return offset[0] - part * along[0], offset[1] - part * along[1], offset[2] - part * along[2]


def _between(member: Member) -> Triple:
    a, b = member.start.place, member.end.place
    return b[0] - a[0], b[1] - a[1], b[2] - a[2]


def _dot(a: Triple, b: Triple) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Triple, b: Triple) -> Triple:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _length(a: Triple) -> float:
    return sqrt(_dot(a, a))


def _unit(a: Triple) -> Triple:
    length = _length(a) or 1.0
    return a[0] / length, a[1] / length, a[2] / length
