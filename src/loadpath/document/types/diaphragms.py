"""Floors that are rigid in their plane."""

from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.vector import Vector

from .references import Id, NodeRef


class RigidDiaphragm(Record):
    """Nodes that move and turn in a plane as one, and freely across it."""

    id: Annotated[Id, doc("Number of the diaphragm.", 1)]
    node_ids: Annotated[
        list[NodeRef], Meta(min_length=2), doc("Its nodes, which lie in one plane.", [5, 6, 7])
    ]
    normal: Annotated[
        Vector | None, doc("Normal of its plane; upward when left out.", [0.0, 1.0, 0.0])
    ] = None
