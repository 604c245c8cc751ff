"""Everything that acts on nodes, members and plates; magnitude times direction is the load."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import EXTENSION, Record, doc, union, written
from loadpath.document.declaration.units import (
    Fraction,
    Kelvins,
    Metres,
    NewtonMetres,
    Newtons,
    NewtonsPerMetre,
    Pascals,
)
from loadpath.document.declaration.vector import Vector

from .references import Id, MemberRef, NodeRef, PlateElementRef, PlateSurfaceRef


class LoadType(StrEnum):
    """Whether a nodal load pushes or turns."""

    force = "force"
    moment = "moment"


class LoadAxes(StrEnum):
    """Axes in which the direction of a member load is given."""

    global_ = "global"
    local = "local"


class NodalLoad(Record):
    """A force on a node."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    node: Annotated[NodeRef, doc("Node that is loaded.", 2)]
    magnitude: Annotated[Newtons, doc("Size of the load.", 10000.0)]
    direction: Annotated[
        Vector, doc("Direction in global axes; its length multiplies the load.", [0.0, -1.0, 0.0])
    ]
    load_type: Annotated[LoadType, doc("Force or moment.", "force")] = written(LoadType.force)


class NodalMoment(Record):
    """A moment on a node."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    node: Annotated[NodeRef, doc("Node that is loaded.", 2)]
    magnitude: Annotated[NewtonMetres, doc("Size of the moment.", 5000.0)]
    direction: Annotated[
        Vector, doc("Axis in global axes; its length multiplies the moment.", [0.0, 0.0, 1.0])
    ]
    load_type: Annotated[LoadType, doc("Force or moment.", "moment")] = written(LoadType.moment)


class DistributedLoad(Record):
    """A line load that changes linearly along a part of a member."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    member: Annotated[MemberRef, doc("Member that is loaded.", 1)]
    magnitude: Annotated[NewtonsPerMetre, doc("Size where the load begins.", 5000.0)]
    end_magnitude: Annotated[NewtonsPerMetre, doc("Size where the load ends.", 5000.0)]
    direction: Annotated[
        Vector, doc("Direction; its length multiplies the load.", [0.0, -1.0, 0.0])
    ]
    start_frac: Annotated[
        Fraction, doc("Where it begins, as a fraction of the member's length.", 0.0)
    ] = written(0.0)
    end_frac: Annotated[
        Fraction, doc("Where it ends, as a fraction of the member's length.", 1.0)
    ] = written(1.0)
    projected: Annotated[
        bool | None,
        EXTENSION,
        doc("Whether it is per metre of the length projected across its direction.", True),
    ] = None
    axes: Annotated[
        LoadAxes | None, EXTENSION, doc("Axes of the direction; global when left out.", "local")
    ] = None


class MemberPointLoad(Record):
    """A force at a point of a member."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    member: Annotated[MemberRef, doc("Member that is loaded.", 1)]
    magnitude: Annotated[Newtons, doc("Size of the load.", 10000.0)]
    direction: Annotated[
        Vector, doc("Direction; its length multiplies the load.", [0.0, -1.0, 0.0])
    ]
    position: Annotated[Fraction, doc("Where, as a fraction of the member's length.", 0.5)]
    axes: Annotated[LoadAxes | None, doc("Axes of the direction.", "global")] = LoadAxes.global_


class MemberPointMoment(Record):
    """A moment at a point of a member."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    member: Annotated[MemberRef, doc("Member that is loaded.", 1)]
    magnitude: Annotated[NewtonMetres, doc("Size of the moment.", 5000.0)]
    direction: Annotated[
        Vector, doc("Axis of the moment; its length multiplies it.", [0.0, 0.0, 1.0])
    ]
    position: Annotated[Fraction, doc("Where, as a fraction of the member's length.", 0.5)]
    axes: Annotated[LoadAxes | None, doc("Axes of the direction.", "global")] = LoadAxes.global_


class SurfaceLoadVertex(Record):
    """A corner of a loaded area."""

    X: Annotated[Metres, doc("Global X coordinate.", 0.0)]
    Y: Annotated[Metres, doc("Global Y coordinate.", 3.0)]
    Z: Annotated[Metres, doc("Global Z coordinate.", 0.0)]


class SurfaceLoad(Record):
    """An area load that is carried by the members under it."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    polygon: Annotated[
        list[SurfaceLoadVertex],
        doc("The corners of the area in order.", [{"X": 0.0, "Y": 3.0, "Z": 0.0}]),
    ]
    magnitude: Annotated[Pascals, doc("Size of the load per area.", 2000.0)]
    direction: Annotated[
        Vector, doc("Direction in global axes; its length multiplies it.", [0.0, -1.0, 0.0])
    ]
    distribution_direction: Annotated[
        Vector | None, doc("Direction in which the area spans to members.", [1.0, 0.0, 0.0])
    ] = None


class SurfaceTarget(Record, tag_field="kind", tag="Surface"):
    """Load the whole of a plate surface."""

    surface_id: Annotated[PlateSurfaceRef, doc("Surface that is loaded.", 1)]


class ElementTarget(Record, tag_field="kind", tag="Element"):
    """Load one plate element."""

    plate_element_id: Annotated[PlateElementRef, doc("Element that is loaded.", 1)]


PlatePressureTarget = Annotated[
    SurfaceTarget | ElementTarget, union("PlatePressureTarget", "What a pressure acts on.")
]


class PlatePressure(Record):
    """A pressure on a plate."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    target: Annotated[
        PlatePressureTarget, doc("What is loaded.", {"kind": "Surface", "surface_id": 1})
    ]
    magnitude: Annotated[Pascals, doc("Size of the pressure.", 2000.0)]
    direction: Annotated[
        Vector, doc("Direction in global axes; its length multiplies it.", [0.0, -1.0, 0.0])
    ]
    projected: Annotated[
        bool | None, doc("Whether it is per area projected across its direction.", False)
    ] = False


class SupportDirection(StrEnum):
    """A degree of freedom of a support."""

    X = "X"
    Y = "Y"
    Z = "Z"
    RX = "RX"
    RY = "RY"
    RZ = "RZ"


class SupportDisplacement(Record):
    """An imposed movement of a support."""

    id: Annotated[Id, doc("Number of the movement, unique within its list.", 1)]
    node: Annotated[NodeRef, doc("Supported node that is moved.", 1)]
    direction: Annotated[
        SupportDirection, doc("Degree of freedom, in the axes of the support.", "Y")
    ]
    value: Annotated[float, doc("Movement in m, or rotation in rad.", -0.01)]


class TemperatureLoad(Record):
    """A change of temperature of a member."""

    id: Annotated[Id, doc("Number of the load, unique within its list.", 1)]
    member: Annotated[MemberRef, doc("Member that is heated or cooled.", 1)]
    uniform: Annotated[Kelvins | None, doc("Change of temperature of the axis.", 25.0)] = None
    gradient_y: Annotated[
        Kelvins | None, doc("Temperature of the +y face minus that of the -y face.", 10.0)
    ] = None
    gradient_z: Annotated[
        Kelvins | None, doc("Temperature of the +z face minus that of the -z face.", 0.0)
    ] = None
