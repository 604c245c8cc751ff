"""Quantities of the structure and its results that a check by formula can use."""

from enum import StrEnum
from typing import Annotated, Literal

from loadpath.document.declaration.record import Record, doc, union
from loadpath.document.declaration.units import Fraction


class MaxAbs(Record, tag_field="type", tag="MaxAbs"):
    """The largest absolute value along the member."""


class Max(Record, tag_field="type", tag="Max"):
    """The largest value along the member."""


class Min(Record, tag_field="type", tag="Min"):
    """The smallest value along the member."""


class AtFraction(Record, tag_field="type", tag="AtFraction"):
    """The value at a point of the member."""

    fraction: Annotated[Fraction, doc("Where, as a fraction of the member's length.", 0.5)]


class AtStart(Record, tag_field="type", tag="Start"):
    """The value at the start of the member."""


class AtEnd(Record, tag_field="type", tag="End"):
    """The value at the end of the member."""


Aggregation = Annotated[
    MaxAbs | Max | Min | AtFraction | AtStart | AtEnd,
    union("Aggregation", "Where along a member a value is taken."),
]
AlongMember = Annotated[Aggregation | None, doc("Where along the member.", {"type": "MaxAbs"})]


class EntityTarget(StrEnum):
    """The member that is checked, or the reference member of it."""

    SelfEntity = "SelfEntity"
    ReferenceMember = "ReferenceMember"


OfMember = Annotated[EntityTarget | None, doc("Of which member.", "SelfEntity")]


class EntityNodeRef(StrEnum):
    """A node of the member that is checked, or of its reference."""

    Start = "Start"
    End = "End"
    ReferenceMemberStart = "ReferenceMemberStart"
    ReferenceMemberEnd = "ReferenceMemberEnd"
    ReferenceNode = "ReferenceNode"


class MemberForceComponent(StrEnum):
    """An internal force of a member in its local axes."""

    N = "N"
    Vy = "Vy"
    Vz = "Vz"
    Mx = "Mx"
    My = "My"
    Mz = "Mz"
    Bimoment = "Bimoment"


class MemberForce(Record):
    """An internal force of a member."""

    component: Annotated[MemberForceComponent, doc("Which force.", "Mz")]
    aggregation: AlongMember = None
    of: OfMember = None


class DispComponent(StrEnum):
    """A displacement or rotation of a node in global axes."""

    Dx = "Dx"
    Dy = "Dy"
    Dz = "Dz"
    Rx = "Rx"
    Ry = "Ry"
    Rz = "Rz"
    Magnitude = "Magnitude"


class Displacement(Record):
    """The largest displacement of the nodes of a member or plate; of a surface, of its mesh."""

    component: Annotated[DispComponent, doc("Which displacement.", "Dy")]


class NodeDisplacement(Record):
    """The displacement of one node."""

    at: Annotated[EntityNodeRef, doc("Which node.", "End")]
    component: Annotated[DispComponent, doc("Which displacement.", "Dy")]


class Axis(StrEnum):
    """A global axis."""

    X = "X"
    Y = "Y"
    Z = "Z"


class NodePosition(Record):
    """A coordinate of one node."""

    at: Annotated[EntityNodeRef, doc("Which node.", "End")]
    axis: Annotated[Axis, doc("Which coordinate.", "Y")]


class DeflectionComponent(StrEnum):
    """A deflection of a member from the chord between its ends, in local axes."""

    LocalY = "LocalY"
    LocalZ = "LocalZ"
    Magnitude = "Magnitude"


class MemberDeflection(Record):
    """The deflection of a member from the chord between its ends."""

    component: Annotated[DeflectionComponent, doc("Which deflection.", "LocalY")]
    aggregation: AlongMember = None


class SectionProperty(StrEnum):
    """A property of a cross-section."""

    Area = "Area"
    Iy = "Iy"
    Iz = "Iz"
    J = "J"
    Iw = "Iw"
    WelY = "WelY"
    WelZ = "WelZ"
    WplY = "WplY"
    WplZ = "WplZ"
    H = "H"
    B = "B"
    Asy = "Asy"
    Asz = "Asz"


class SectionQuantity(Record):
    """A property of the cross-section of a member."""

    property: Annotated[SectionProperty, doc("Which property.", "WplZ")]
    of: OfMember = None


class MaterialProperty(StrEnum):
    """A property of a material."""

    E = "E"
    G = "G"
    Fy = "Fy"
    Density = "Density"


class MaterialQuantity(Record):
    """A property of the material of a member."""

    property: Annotated[MaterialProperty, doc("Which property.", "Fy")]
    of: OfMember = None


class Geometry(Record):
    """A measure of a member."""

    property: Annotated[Literal["Length"], doc("Which measure.", "Length")]
    of: OfMember = None


class PlateStressMeasure(StrEnum):
    """A measure of the stress in a plate."""

    VonMises = "VonMises"
    PrincipalMax = "PrincipalMax"
    PrincipalMin = "PrincipalMin"


class PlateStress(Record):
    """The largest stress in a plate."""

    measure: Annotated[PlateStressMeasure, doc("Which measure.", "VonMises")]


class ConstantDimension(StrEnum):
    """What a constant measures, which decides its unit."""

    Length = "Length"
    Force = "Force"
    Moment = "Moment"
    Stress = "Stress"
    Area = "Area"
    Angle = "Angle"


class DimensionedConstant(Record):
    """A number with its dimension, in the units of the document."""

    value: Annotated[float, doc("The number.", 0.02)]
    dimension: Annotated[ConstantDimension, doc("What it measures.", "Length")]
