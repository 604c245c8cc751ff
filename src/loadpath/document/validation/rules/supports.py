"""Rules about supports."""

from loadpath.document.declaration.vector import Vector
from loadpath.document.types.document import Document
from loadpath.document.types.supports import SupportConditionType
from loadpath.document.validation.survey import Facts

from .rule import Found, error

_DEGREES = ("X", "Y", "Z", "RX", "RY", "RZ", "warping_condition")


@error(
    "A spring has neither a stiffness nor a stiffness curve.",
    "Give the spring a stiffness, or make the degree of freedom Free or Fixed.",
)
def spring_without_stiffness(document: Document, facts: Facts) -> Found:
    for index, support in enumerate(document.model.nodal_supports):
        for degree in _DEGREES:
            hold = getattr(support, degree)
            if (
                hold is not None
                and hold.condition_type is SupportConditionType.Spring
                and hold.stiffness is None
                and hold.stiffness_curve is None
            ):
                where = ("model", "nodal_supports", index, degree, "stiffness")
                yield where, "is required for a Spring that has no stiffness_curve"


@error(
    "The two vectors of a skewed support are parallel, so that they give no axes.",
    "Give two vectors that point in different directions.",
)
def parallel_axes(document: Document, facts: Facts) -> Found:
    for index, support in enumerate(document.model.nodal_supports):
        if support.axes is not None and _are_parallel(support.axes.x, support.axes.y):
            where = ("model", "nodal_supports", index, "axes")
            yield where, "should hold two directions x and y, found parallel ones or none"


def _are_parallel(a: Vector, b: Vector) -> bool:
    cross = (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )
    size = sum(c * c for c in a) * sum(c * c for c in b)
    return sum(c * c for c in cross) <= 1e-18 * size
