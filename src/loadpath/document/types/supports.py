"""What holds a node: per degree of freedom fixed, free, a spring, or one direction only."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.record import EXTENSION, Record, doc
from loadpath.document.declaration.units import NOT_NEGATIVE
from loadpath.document.declaration.vector import CurvePoint, Vector

from .references import Id


class SupportConditionType(StrEnum):
    """How a degree of freedom is held; the one-way kinds react in one direction only."""

    Fixed = "Fixed"
    Free = "Free"
    Spring = "Spring"
    PositiveOnly = "PositiveOnly"
    NegativeOnly = "NegativeOnly"


class SupportForceComponent(StrEnum):
    """The reaction component that sets the stiffness of a support."""

    Fx = "Fx"
    Fy = "Fy"
    Fz = "Fz"
    Mx = "Mx"
    My = "My"
    Mz = "Mz"


class SupportStiffnessCurve(Record):
    """A support stiffness that follows a reaction of the same support."""

    depends_on: Annotated[SupportForceComponent, doc("Reaction that sets the stiffness.", "Fy")]
    points: Annotated[
        list[CurvePoint],
        Meta(min_length=2),
        doc(
            "Pairs of reaction and secant stiffness, reaction ascending; linear between them, "
            "constant outside.",
            [[0.0, 1e6], [1e4, 2e6]],
        ),
    ]
    signed: Annotated[
        bool | None,
        doc(
            "Whether the sign counts, that of the movement, so minus that of the reaction; else "
            "its size does.",
            True,
        ),
    ] = None


class SupportCondition(Record):
    """How one degree of freedom of a node is held."""

    condition_type: Annotated[SupportConditionType, doc("Kind of hold.", "Spring")]
    stiffness: Annotated[
        Annotated[float, NOT_NEGATIVE] | None,
        doc(
            "Spring stiffness, N/m or N*m/rad; only a Spring without a curve uses it.",
            1e6,
        ),
    ] = None
    stiffness_curve: Annotated[
        SupportStiffnessCurve | None,
        doc(
            "Secant stiffness that follows a reaction; only a Spring uses it, in second order.",
            {"depends_on": "Fy", "points": [[0.0, 1e6], [1e4, 2e6]]},
        ),
    ] = None


class SupportAxes(Record):
    """Axes of a skewed support, by two vectors in global axes."""

    x: Annotated[Vector, doc("Direction of the support's X.", [0.8, 0.6, 0.0])]
    y: Annotated[
        Vector, doc("A direction in the plane of the support's X and Y.", [-0.6, 0.8, 0.0])
    ]


class NodalSupport(Record):
    """A kind of support that nodes refer to; a degree of freedom left out is fixed."""

    id: Annotated[Id, doc("Number by which nodes refer to this support.", 1)]
    classification: Annotated[str | None, doc("Free label of the support.", "pinned")] = None
    X: Annotated[
        SupportCondition | None,
        doc("Hold along X; fixed when left out.", {"condition_type": "Fixed"}),
    ] = None
    Y: Annotated[
        SupportCondition | None,
        doc("Hold along Y; fixed when left out.", {"condition_type": "Fixed"}),
    ] = None
    Z: Annotated[
        SupportCondition | None,
        doc("Hold along Z; fixed when left out.", {"condition_type": "Fixed"}),
    ] = None
    RX: Annotated[
        SupportCondition | None,
        doc("Hold about X; fixed when left out.", {"condition_type": "Free"}),
    ] = None
    RY: Annotated[
        SupportCondition | None,
        doc("Hold about Y; fixed when left out.", {"condition_type": "Free"}),
    ] = None
    RZ: Annotated[
        SupportCondition | None,
        doc("Hold about Z; fixed when left out.", {"condition_type": "Free"}),
    ] = None
    warping_condition: Annotated[
        SupportCondition | None,
        doc("Hold against warping of the members that end here.", {"condition_type": "Fixed"}),
    ] = None
    axes: Annotated[
        SupportAxes | None,
        EXTENSION,
        doc(
            "Axes of a skewed support; global when left out.",
            {"x": [0.8, 0.6, 0.0], "y": [-0.6, 0.8, 0.0]},
        ),
    ] = None
