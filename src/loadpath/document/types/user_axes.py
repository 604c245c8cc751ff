"""Axes that a document gives by two vectors in global axes."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.vector import Vector


class User(Record):
    """Right-handed axes given by their x and a vector in their x-y plane."""

    x: Annotated[Vector, doc("Direction of the x axis.", [1.0, 0.0, 0.0])]
    y: Annotated[Vector, doc("A direction in the x-y plane.", [0.0, 1.0, 0.0])]
