"""What holds the edges of plates."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc

from .references import Id, NodalSupportRef, NodeRef


class LineSupportFrame(StrEnum):
    """Axes of a line support: global, or x along the line, y in the plane of the plate."""

    Global = "Global"
    Edge = "Edge"


class LineSupport(Record):
    """A support along the straight line between two nodes, for all that plates have there."""

    id: Annotated[Id, doc("Number of the line support.", 1)]
    start_node_id: Annotated[NodeRef, doc("Node where the line begins.", 1)]
    end_node_id: Annotated[NodeRef, doc("Node where the line ends.", 2)]
    nodal_support: Annotated[
        NodalSupportRef,
        doc("How it holds; springs have their stiffness per metre of the line.", 1),
    ]
    frame: Annotated[
        LineSupportFrame | None,
        doc("Axes of its conditions; those of the support when left out.", "Edge"),
    ] = None
