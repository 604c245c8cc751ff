"""A member's image in a mirror: how it is rolled, and what becomes of its local axes.

The image of right-handed axes is left-handed, so one axis of the section turns round: z where the
section is symmetric about its y axis (an I, a T), else y, with the section mirrored where it is not
symmetric about z either (an angle).
"""

from math import atan2, degrees
from typing import NamedTuple

import msgspec

import loadpath.document as doc
from loadpath.authoring.placement import Placement, Triple
from loadpath.document.member_axes import member_axes


class Image(NamedTuple):
    """Fields of the image, and the signs of components along its axes."""

    rotation_angle: float
    mirror: bool | None
    forces: tuple[int, int, int]
    turns: tuple[int, int, int]


def image_of(
    member: doc.Member, ends: tuple[Triple, Triple], section: doc.Section | None, to: Placement
) -> Image:
    """The image of a member whose axis has these ends."""
    if to.normal is None:
        return Image(member.rotation_angle, member.mirror, (1, 1, 1), (1, 1, 1))
    skew = bool(section and section.i_yz)
    z_turns = not (skew or (section and section.z_s))
    flipped = not z_turns and (skew or bool(section and section.y_s))
    _, y, _ = member_axes(_node(ends[0]), _node(ends[1]), member)
    # An axial vector is mirrored to minus the image of a direction.
    wanted = to.vector(y) if z_turns else to.axial(y)
    flat = msgspec.structs.replace(member, rotation_angle=0.0)
    start, end = (_node(to.point(each)) for each in ends)
    _, y0, z0 = member_axes(start, end, flat)
    angle = degrees(atan2(_dot(wanted, z0), _dot(wanted, y0)))
    return Image(
        rotation_angle=round(angle, 9) + 0.0,
        mirror=(None if member.mirror else True) if flipped else member.mirror,
        forces=(1, 1, -1) if z_turns else (1, -1, 1),
        turns=(-1, -1, 1) if z_turns else (-1, 1, -1),
    )


def _node(place: Triple) -> doc.Node:
    return doc.Node(id=0, X=place[0], Y=place[1], Z=place[2])


def _dot(a: Triple, b: Triple) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
