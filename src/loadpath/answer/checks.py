"""The header of the checks: their verdicts, the words of their traces, and what none looked at."""

from enum import StrEnum
from typing import Annotated

from loadpath.document import LimitState
from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Ratio

from .check_rows import EntityRow, QuantityRow, StepRow
from .table import Over, Table, described, table


class Status(StrEnum):
    """How far utilized an entity is, by the thresholds of its check."""

    Green = "Green"
    Yellow = "Yellow"
    Orange = "Orange"
    Red = "Red"
    Indeterminate = "Indeterminate"


class EntityType(StrEnum):
    """What a check looks at."""

    Member = "Member"
    MemberSet = "MemberSet"
    PlateElement = "PlateElement"
    PlateSurface = "PlateSurface"


class CheckTables(Record):
    """The table of one check."""

    per_entity: Annotated[
        Table, table(EntityRow, Over.entity, "What the check says about each entity.")
    ]


class CheckHeader(Record):
    """One check of the document; its entities are a table."""

    check_id: Annotated[str, doc("Its id in the document.", "steel")]
    name: Annotated[str, doc("Its name in the document.", "Steel members")]
    limit_state: Annotated[LimitState | None, doc("Limit state it is limited to.", "ULS")]
    status: Annotated[Status, doc("Failing before undecided before passing.", "Green")]
    max_utilization: Annotated[
        Ratio | None, doc("Largest utilization; null where nothing was decided.", 0.72)
    ]
    message: Annotated[str | None, doc("Why it could not be run.", None)]
    governing: Annotated[Count | None, doc("Place of the entity that decides.", 0)]
    unsolved_combination_ids: Annotated[
        list[int], doc("Combinations it should have read that have no usable numbers.", [])
    ]
    tables: Annotated[CheckTables, described("Its entities.")]


class TraceTables(Record):
    """The steps of all entities of all checks, one after another."""

    steps: Annotated[Table, table(StepRow, Over.step, "Steps of traces.")]
    quantities: Annotated[
        Table, table(QuantityRow, Over.quantity, "What is put into the formulas of steps.")
    ]


class Traces(Record):
    """How every entity of every check got its result."""

    words: Annotated[
        list[str], doc("Texts that rows name by number.", ["Bending about y", "6.2.5", "N"])
    ]
    tables: Annotated[TraceTables, described("The steps.")]


class Coverage(Record):
    """What no check looked at, by id."""

    members_without_check: Annotated[list[int], doc("Members.", [])]
    plate_surfaces_without_check: Annotated[list[int], doc("Plate surfaces.", [])]
    plate_elements_without_check: Annotated[list[int], doc("Plate elements.", [])]
    combinations_without_check: Annotated[list[int], doc("Load combinations.", [])]
    load_cases_without_combination: Annotated[
        list[int], doc("Load cases that stand in no combination.", [])
    ]
