"""A support's image in a mirror: what holds one way only holds the other way."""

from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.placement import Placement

OTHER_WAY = {
    doc.SupportConditionType.PositiveOnly: doc.SupportConditionType.NegativeOnly,
    doc.SupportConditionType.NegativeOnly: doc.SupportConditionType.PositiveOnly,
}


def support_signs(
    support: doc.NodalSupport, to: Placement, frame: doc.LineSupportFrame | None = None
) -> dict[str, int]:
    """The signs that movements along and about its axes get.

    The axes of a skewed support are mirrored themselves; its third one, x cross y, turns round. Of
    an edge the line and the normal of the plate are mirrored, and the axis between them turns.
    """
    forces, turns = to.forces, to.turns
    if to.normal is not None and frame is doc.LineSupportFrame.Edge:
        forces, turns = (1, -1, 1), (-1, 1, -1)
    elif to.normal is not None and frame is None and support.axes is not None:
        forces, turns = (1, 1, -1), (-1, -1, 1)
    return dict(zip(("X", "Y", "Z", "RX", "RY", "RZ"), (*forces, *turns), strict=True))


def support_image(
    support: doc.NodalSupport, to: Placement, frame: doc.LineSupportFrame | None = None
) -> doc.NodalSupport:
    """The support as the copy has it, with the id of the original; a line may have its frame."""
    if to.normal is None:
        return support
    fields: dict[str, Any] = {}
    for degree, sign in support_signs(support, to, frame).items():
        hold = getattr(support, degree)
        if sign < 0 and hold is not None:
            fields[degree] = _other_way(hold)
    if support.axes is not None:
        axes = support.axes
        fields["axes"] = doc.SupportAxes(x=to.vector(axes.x), y=to.vector(axes.y))
    return msgspec.structs.replace(support, **fields)


def _other_way(hold: doc.SupportCondition) -> doc.SupportCondition:
    kind = OTHER_WAY.get(hold.condition_type, hold.condition_type)
    curve = hold.stiffness_curve
    if curve is not None and curve.signed:
        points = [(-force, stiffness) for force, stiffness in reversed(curve.points)]
        curve = msgspec.structs.replace(curve, points=points)
    return msgspec.structs.replace(hold, condition_type=kind, stiffness_curve=curve)
