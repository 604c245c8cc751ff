"""What kind of action a load case is by EN 1990; combinations are generated from it."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc


class ActionCategory(StrEnum):
    """Category of an action, as Table A1.1 of EN 1990 lists them.

    The categories imposed_A to imposed_H are those of EN 1991-1-1, 6.3; snow_low is at sites up to
    1000 m above sea level, snow_high above.
    """

    permanent = "permanent"
    prestress = "prestress"
    imposed_A = "imposed_A"
    imposed_B = "imposed_B"
    imposed_C = "imposed_C"
    imposed_D = "imposed_D"
    imposed_E = "imposed_E"
    imposed_F = "imposed_F"
    imposed_G = "imposed_G"
    imposed_H = "imposed_H"
    snow_low = "snow_low"
    snow_high = "snow_high"
    wind = "wind"
    temperature = "temperature"
    accidental = "accidental"
    seismic = "seismic"


class ActionRelation(StrEnum):
    """How load cases of one group act: one of them at most, all or none, or any of them."""

    exclusive = "exclusive"
    together = "together"
    free = "free"


class Action(Record):
    """What kind of action a load case is, and with which others it is one action."""

    category: Annotated[ActionCategory, doc("Category of the action.", "wind")]
    group: Annotated[
        str | None,
        doc("Name of the action that load cases of the same group are parts of.", "wind"),
    ] = None
    relation: Annotated[
        ActionRelation | None,
        doc("How load cases of the group act; free where it is left out.", "exclusive"),
    ] = None
