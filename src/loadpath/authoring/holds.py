"""How a node is held: a word or a spring stiffness per degree of freedom."""

from typing import Any

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import number, shown, triple
from loadpath.authoring.words import HoldWord

Hold = HoldWord | float
"""Fixed, Free, PositiveOnly, NegativeOnly, or the stiffness of a spring in N/m or N*m/rad."""

DEGREES = ("X", "Y", "Z", "RX", "RY", "RZ")
WORDS = ("Fixed", "Free", "PositiveOnly", "NegativeOnly")


def nodal_support(
    support_id: int, holds: dict[str, Any], axes: Any, classification: str | None
) -> doc.NodalSupport:
    """The support that holds a node so."""
    return doc.NodalSupport(
        id=support_id,
        classification=classification,
        axes=_axes(axes),
        **{degree: _condition(degree, hold) for degree, hold in holds.items()},
    )


def _condition(degree: str, hold: Any) -> doc.SupportCondition:
    if isinstance(hold, str):
        for known in WORDS:
            if hold.casefold() == known.casefold():
                return doc.SupportCondition(condition_type=doc.SupportConditionType(known))
        raise ArgumentError(
            degree,
            f"'{degree}' should be {', '.join(WORDS)}, or the stiffness of a spring, "
            f"found {shown(hold)}",
        )
    return doc.SupportCondition(
        condition_type=doc.SupportConditionType.Spring,
        stiffness=number(degree, hold, above=0.0),
    )


def _axes(axes: Any) -> doc.SupportAxes | None:
    if axes is None:
        return None
    try:
        x, y = axes
    except (TypeError, ValueError):
        raise ArgumentError(
            "axes", f"'axes' should be two vectors, x and y, found {shown(axes)}"
        ) from None
    x, y = triple("axes", x), triple("axes", y)
    cross = (x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0])
    if not any(cross):
        raise ArgumentError("axes", f"'axes' should be two different directions, found {x} and {y}")
    return doc.SupportAxes(x=x, y=y)
