"""Bracing systems and the members that they hold sideways."""

from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.vector import Vector

from .references import Id, MemberSetRef


class BracingSystem(Record):
    """Beams or pressed members that bracing holds sideways over their length, as a wind girder
    does: what they put on it (EN 1993-1-1, 5.3.3) is added to combinations that ask for the
    imperfections of the standard."""

    id: Annotated[Id, doc("Number of the system.", 1)]
    name: Annotated[str | None, doc("What it is called.", "Roof girder, axis 1")] = None
    restrained: Annotated[
        list[MemberSetRef],
        Meta(min_length=1),
        doc(
            "Member sets that it holds, each one beam from end to end; all have one span, that of "
            "the system.",
            [1, 2, 3],
        ),
    ]
    direction: Annotated[
        Vector | None,
        doc(
            "Along which it holds them, across the members; horizontal and square to them when "
            "left out, which upright members do not allow.",
            [0.0, 0.0, 1.0],
        ),
    ] = None
