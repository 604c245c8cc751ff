"""Rows of the tables about the model: ids, places, lengths and axes."""

from typing import Annotated

from loadpath.document.declaration.record import doc
from loadpath.document.declaration.units import Metres
from loadpath.document.declaration.vector import Vector

from .table import Row
from .units import IdNumber


class Id(Row):
    """An id of the document."""

    id: Annotated[IdNumber, doc("The id.", 4.0)]


class Length(Row):
    """A length."""

    length: Annotated[Metres, doc("The length.", 6.0)]


class Axes(Row):
    """The local axes of a member, each in global components."""

    x: Annotated[Vector, doc("From its start to its end.", [1.0, 0.0, 0.0])]
    y: Annotated[Vector, doc("Local y.", [0.0, 1.0, 0.0])]
    z: Annotated[Vector, doc("Local z.", [0.0, 0.0, 1.0])]


class PlateNodes(Row):
    """The corners of a plate in order; a triangle has -1 as its fourth."""

    nodes: Annotated[
        tuple[IdNumber, IdNumber, IdNumber, IdNumber],
        doc("Ids of the nodes.", [1.0, 2.0, 3.0, -1.0]),
    ]


class Value(Row):
    """One number of a table that a request asks for."""

    value: Annotated[float, doc("In the unit of its component.", 2500.0)]
