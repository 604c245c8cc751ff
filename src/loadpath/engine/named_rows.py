"""Rows of tables with names, as the results document has them.

A results document holds tens of thousands of them. They are structs because those are several times
quicker to make and to encode than dictionaries; they hold numbers only, so the collector of garbage
need not know them.
"""

from itertools import starmap
from typing import Any

import msgspec

from .curves import DISPLACEMENTS, FORCES
from .host import Block

Row = type[msgspec.Struct]
Forces: Row = msgspec.defstruct("Forces", FORCES, gc=False)
NodeDisplacement: Row = msgspec.defstruct("NodeDisplacement", DISPLACEMENTS, gc=False)
Location: Row = msgspec.defstruct("Location", "XYZ", gc=False)


def named(row: Row, table: Block) -> list[Any]:
    """The rows of a table."""
    return list(starmap(row, table.tolist()))
