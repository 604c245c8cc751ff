"""The local axes of a member, as the format defines them."""

from math import cos, hypot, radians, sin

from .declaration.vector import Vector
from .types.members import Member
from .types.nodes import Node

_NEARLY_VERTICAL = 0.9999


def member_axes(start: Node, end: Node, member: Member) -> tuple[Vector, Vector, Vector]:
    """Local x from start to end; z = x cross global Y (Z where vertical); y = z cross x; rolled."""
    x = _unit((end.X - start.X, end.Y - start.Y, end.Z - start.Z))
    reference = (0.0, 0.0, 1.0) if abs(x[1]) > _NEARLY_VERTICAL else (0.0, 1.0, 0.0)
    z = _unit(_cross(x, reference))
    y = _cross(z, x)
    c, s = cos(radians(member.rotation_angle)), sin(radians(member.rotation_angle))
    return x, _sum(c, y, s, z), _sum(-s, y, c, z)


def _unit(v: Vector) -> Vector:
    length = hypot(*v) or 1.0  # whose squares cannot overflow
    return (v[0] / length, v[1] / length, v[2] / length)


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _sum(p: float, a: Vector, q: float, b: Vector) -> Vector:
    return (p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2])
