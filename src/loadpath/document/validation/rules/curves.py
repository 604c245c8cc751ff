"""Rules about curves given by points."""

import itertools
from collections.abc import Iterator

from loadpath.document.declaration.vector import CurvePoint
from loadpath.document.types.document import Document
from loadpath.document.types.hinges import MemberHinge, MomentRotationCurve
from loadpath.document.types.options import AnalysisOrder
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, error


@error(
    "The points of a curve do not ascend in their first number.",
    "Sort the points, and give one value for each first number.",
)
def curve_not_ascending(document: Document, facts: Facts) -> Found:
    for where, points in _curves(document):
        for number, (before, after) in enumerate(itertools.pairwise(points)):
            if after[0] <= before[0]:
                message = f"should be greater than {before[0]:g} before it, found {after[0]:g}"
                yield (*where, "points", number + 1, 0), message
                break


@error(
    "A stiffness of a curve is not greater than zero.",
    "Give a stiffness above zero at every point.",
)
def curve_stiffness_not_positive(document: Document, facts: Facts) -> Found:
    for where, points in _stiffness_curves(document):
        for number, (_, stiffness) in enumerate(points):
            if not stiffness > 0:
                message = f"should be greater than 0, found {stiffness:g}"
                yield (*where, "points", number, 1), message
                break


@error(
    "The moments of a moment-rotation curve fall.",
    "Give moments that do not fall; a connector that gives way ends with Yielding or Failure.",
)
def moment_falls(document: Document, facts: Facts) -> Found:
    for where, curve in _moment_curves(document):
        for number, (before, after) in enumerate(itertools.pairwise(curve.points)):
            if after[1] < before[1]:
                message = f"should not be less than {before[1]:g} before it, found {after[1]:g}"
                yield (*where, "points", number + 1, 1), message
                break


@error(
    "A moment-rotation curve does not pass through no rotation and no moment.",
    "Let a mirrored curve begin with [0, 0], and another one have that point.",
)
def curve_misses_origin(document: Document, facts: Facts) -> Found:
    for where, curve in _moment_curves(document):
        is_mirrored = curve.symmetric is not False
        points = curve.points[:1] if is_mirrored else curve.points
        if not any(rotation == 0 and moment == 0 for rotation, moment in points):
            yield (
                (*where, "points"),
                "should begin with [0, 0]: it is mirrored"
                if is_mirrored
                else "should pass through [0, 0]: a hinge at rest bears no moment",
            )


@error(
    "A direction of a hinge has a stiffness curve and a moment-rotation curve.",
    "Keep one of the two.",
)
def two_curves(document: Document, facts: Facts) -> Found:
    for index, hinge in enumerate(document.model.member_hinges or ()):
        for name in ("mx", "my", "mz"):
            if getattr(hinge, f"stiffness_curve_{name}") and getattr(
                hinge, f"moment_rotation_{name}"
            ):
                where = ("model", "member_hinges", index, f"moment_rotation_{name}")
                yield (
                    where,
                    f"should be left out beside stiffness_curve_{name}, or the other way round",
                )


@error(
    "Supports or hinges follow curves in an analysis of first order.",
    'Set `analysis.options.order` to "NONLINEAR", or take the curves out.',
)
def curve_in_first_order(document: Document, facts: Facts) -> Found:
    if document.analysis.options.order is AnalysisOrder.NONLINEAR:
        return
    if has_curves(document):
        where = ("analysis", "options", "order")
        yield where, "should be NONLINEAR: supports or hinges follow curves"


def has_curves(document: Document) -> bool:
    """Whether supports or hinges follow curves."""
    return any(True for _ in (*_stiffness_curves(document), *_moment_curves(document)))


def _stiffness_curves(document: Document) -> Iterator[tuple[Where, list[CurvePoint]]]:
    for index, hinge in enumerate(document.model.member_hinges or ()):
        for name in _names(hinge, "stiffness_curve"):
            yield ("model", "member_hinges", index, name), getattr(hinge, name).points
    for index, support in enumerate(document.model.nodal_supports):
        for name in ("X", "Y", "Z", "RX", "RY", "RZ", "warping_condition"):
            hold = getattr(support, name)
            if hold is not None and hold.stiffness_curve is not None:
                where = ("model", "nodal_supports", index, name, "stiffness_curve")
                yield where, hold.stiffness_curve.points


def _moment_curves(document: Document) -> Iterator[tuple[Where, MomentRotationCurve]]:
    for index, hinge in enumerate(document.model.member_hinges or ()):
        for name in _names(hinge, "moment_rotation"):
            yield ("model", "member_hinges", index, name), getattr(hinge, name)


def _names(hinge: MemberHinge, kind: str) -> Iterator[str]:
    for name in hinge.__struct_fields__:
        if name.startswith(kind) and getattr(hinge, name) is not None:
            yield name


def _curves(document: Document) -> Iterator[tuple[Where, list[CurvePoint]]]:
    yield from _stiffness_curves(document)
    for where, curve in _moment_curves(document):
        yield where, curve.points
    seismic = document.analysis.seismic
    for name in ("spectrum_x", "spectrum_y", "spectrum_z") if seismic else ():
        spectrum = getattr(seismic, name)
        if spectrum is not None and spectrum.CustomPoints is not None:
            yield ("analysis", "seismic", name, "CustomPoints"), spectrum.CustomPoints.points
