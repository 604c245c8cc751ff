"""Outlines of sections as pen strokes in the plane of local y and z."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Metres, Radians

from .references import Id


class PathCommand(StrEnum):
    """What the pen does."""

    moveTo = "moveTo"
    lineTo = "lineTo"
    arcTo = "arcTo"
    closePath = "closePath"


class ShapeCommand(Record):
    """One stroke of an outline."""

    command: Annotated[PathCommand, doc("What the pen does.", "lineTo")]
    y: Annotated[Metres | None, doc("Target along local y, for moveTo and lineTo.", 0.15)] = None
    z: Annotated[Metres | None, doc("Target along local z, for moveTo and lineTo.", 0.075)] = None
    r: Annotated[Metres | None, doc("Radius of an arc.", 0.015)] = None
    center_y: Annotated[Metres | None, doc("Centre of an arc along local y.", 0.1243)] = None
    center_z: Annotated[Metres | None, doc("Centre of an arc along local z.", 0.01855)] = None
    theta0: Annotated[Radians | None, doc("Angle at which an arc begins.", 0.0)] = None
    theta1: Annotated[Radians | None, doc("Angle at which an arc ends.", -1.5707963267948966)] = (
        None
    )


class ShapePath(Record):
    """A closed outline, possibly with holes."""

    id: Annotated[Id, doc("Number by which sections refer to this outline.", 1)]
    name: Annotated[str, doc("Name of the outline.", "IPE300")]
    shape_commands: Annotated[
        list[ShapeCommand],
        doc("The strokes in order.", [{"command": "moveTo", "y": 0.15, "z": -0.075}]),
    ]
