"""Rules about curves given by points."""

import itertools
from collections.abc import Iterator

from loadpath.document.declaration.vector import CurvePoint
from loadpath.document.types.document import Document
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


def _curves(document: Document) -> Iterator[tuple[Where, list[CurvePoint]]]:
    for index, hinge in enumerate(document.model.member_hinges or ()):
        for name in hinge.__struct_fields__:
            if name.startswith(("stiffness_curve", "moment_rotation")):
                curve = getattr(hinge, name)
                if curve is not None:
                    yield ("model", "member_hinges", index, name), curve.points
    for index, support in enumerate(document.model.nodal_supports):
        for name in ("X", "Y", "Z", "RX", "RY", "RZ"):
            hold = getattr(support, name)
            if hold is not None and hold.stiffness_curve is not None:
                where = ("model", "nodal_supports", index, name, "stiffness_curve")
                yield where, hold.stiffness_curve.points
    seismic = document.analysis.seismic
    for name in ("spectrum_x", "spectrum_y", "spectrum_z") if seismic else ():
        spectrum = getattr(seismic, name)
        if spectrum is not None and spectrum.CustomPoints is not None:
            yield ("analysis", "seismic", name, "CustomPoints"), spectrum.CustomPoints.points
