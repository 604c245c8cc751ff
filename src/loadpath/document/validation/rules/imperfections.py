"""The rule about directions of initial imperfections."""

from math import hypot

from loadpath.document.declaration.vector import Vector
from loadpath.document.types.document import Document
from loadpath.document.validation.survey import Facts

from .rule import Found, error

ONE_DIRECTION = 1e-6
"""Sine of the angle below which two directions are one."""


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


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
