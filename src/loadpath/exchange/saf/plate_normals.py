"""Normals of plates: the document's follows the order of nodes, the workbook's points upward."""

from collections.abc import Sequence
from itertools import pairwise

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import Axes, cross, dot, length_of, plus, unit


def node_normal(corners: Sequence[Vector]) -> Vector:
    """The right-hand normal of corners in their order; zero where they span no area."""
    total: Vector = (0.0, 0.0, 0.0)
    for a, b in pairwise(corners[1:]):
        total = plus(total, cross(plus(a, corners[0], -1.0), plus(b, corners[0], -1.0)))
    return unit(total) if length_of(total) else total


def upper_normal(axes: Axes, normal: Vector) -> Vector:
    """The normal of the workbook: upward; of a wall towards its X, else its Y."""
    for axis in (2, 0, 1):
        pointer = axes.vector([1.0 if each == axis else 0.0 for each in range(3)])
        along = dot(normal, pointer)
        if abs(along) > 1e-6:
            return normal if along > 0 else (-normal[0], -normal[1], -normal[2])
    return normal


def default_x(normal: Vector) -> Vector:
    """Local x of a plate of which nothing is said: global X, or Z where X is its normal."""
    return (0.0, 0.0, 1.0) if abs(normal[0]) > 1 - 1e-9 else (1.0, 0.0, 0.0)
