"""The checks' part of the results document. What is not known is null."""

from typing import Annotated

from loadpath.document import LimitState
from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Fraction, Ratio

from .checks import EntityType, Status
from .table import described


class CheckedEntity(Record):
    """What was checked: its type, and its id under the name that goes with the type."""

    type: Annotated[EntityType, doc("What it is.", "Member")]
    member_id: Annotated[Count | None, doc("Id of a member.", 3)] = None
    memberset_id: Annotated[Count | None, doc("Id of a member set.", 1)] = None
    plate_element_id: Annotated[Count | None, doc("Id of a plate element.", 7)] = None
    plate_surface_id: Annotated[Count | None, doc("Id of a plate surface.", 1)] = None


class Quantity(Record):
    """A quantity that is put into the formula of a step."""

    symbol: Annotated[str, doc("Its symbol, as the standard spells it.", "M_y,Ed")]
    value: Annotated[float | None, doc("Its value, SI.", 36000.0)]
    unit: Annotated[str, doc("Its unit.", "N*m")]


class Step(Record):
    """One step of how a result came about, as structure; pages and reports render it."""

    title: Annotated[str, doc("What is done.", "Bending")]
    clause: Annotated[str | None, doc("Clause of the standard.", "6.2.5")] = None
    equation: Annotated[str | None, doc("Equation of the standard.", "6.13")] = None
    axis: Annotated[str | None, doc("Axis of the standard.", "y")] = None
    symbol: Annotated[str | None, doc("Symbol of the value.", "M_y,Ed / M_c,y,Rd")] = None
    expression: Annotated[
        str | None, doc("The formula, in symbols.", "M_y,Ed / (W_pl,y · f_y / gamma_M0)")
    ] = None
    note: Annotated[str | None, doc("Why it is so.", "curve a by Table 6.2")] = None
    value: Annotated[float | None, doc("What it comes to.", 0.72)]
    unit: Annotated[
        str, doc("Unit of demand and capacity where it has them, else of the value.", "N·m")
    ]
    demand: Annotated[float | None, doc("Of a clause: what acts.", 36000.0)] = None
    capacity: Annotated[float | None, doc("Of a clause: what resists.", 50000.0)] = None
    is_utilization: Annotated[bool, doc("Whether the value is a utilization.", True)]
    quantities: Annotated[list[Quantity], described("What is put into the formula.")]


class TraceStep(Record):
    """One step of how a result came about, as it reads."""

    label: Annotated[str, doc("What is done, with its clause.", "Bending y (6.2.5)")]
    formula: Annotated[str, doc("The formula, in symbols.", "M_y,Ed / M_c,y,Rd")]
    substituted: Annotated[str, doc("The formula with its numbers.", "36 / 50")]
    value: Annotated[float | None, doc("What it comes to.", 0.72)]
    unit: Annotated[
        str, doc("Unit of demand and capacity where it has them, else of the value.", "N·m")
    ]
    demand: Annotated[float | None, doc("Of a clause: what acts.", 36000.0)] = None
    capacity: Annotated[float | None, doc("Of a clause: what resists.", 50000.0)] = None


class EntityHead(Record):
    """What a check says about one entity, apart from how that came about."""

    entity: Annotated[CheckedEntity, described("What was checked.")]
    utilization: Annotated[Ratio | None, doc("Demand over capacity.", 0.72)]
    status: Annotated[Status, doc("By the thresholds of the check.", "Green")]
    demand: Annotated[float | None, doc("In the unit of the governing step.", 36000.0)]
    capacity: Annotated[float | None, doc("In the same unit.", 50000.0)]
    governing_combination_id: Annotated[Count | None, doc("The combination that governs.", 1)]
    location_x_frac: Annotated[Fraction | None, doc("Where along the member.", 0.5)]
    message: Annotated[str | None, doc("Why it is undecided, or what to know.", None)]
    rendered_report: Annotated[
        str | None, doc("The check's report template, filled in.", "M = 36 kNm")
    ] = None


class CheckedPart(EntityHead):
    """What a check says about one entity, as clients read it from the tables."""

    trace: Annotated[list[Step], described("How the result came about, as structure.")]


class EntityResults(EntityHead):
    """What a check says about one entity, as the results document tells it."""

    trace: Annotated[list[TraceStep], described("How the result came about, as it reads.")]


class CheckResults(Record):
    """One check of the document."""

    check_id: Annotated[str, doc("Its id in the document.", "steel")]
    name: Annotated[str, doc("Its name in the document.", "Steel members")]
    limit_state: Annotated[LimitState | None, doc("Limit state it is limited to.", "ULS")]
    status: Annotated[Status, doc("Failing before undecided before passing.", "Green")]
    max_utilization: Annotated[
        Ratio | None, doc("Largest utilization; null where nothing was decided.", 0.72)
    ]
    message: Annotated[str | None, doc("Why it could not be run.", None)]
    governing: Annotated[EntityResults | None, described("The entity that decides.")]
    unsolved_combination_ids: Annotated[
        list[int], doc("Combinations it should have read that have no usable numbers.", [])
    ]
    per_entity: Annotated[list[EntityResults], described("Every entity.")]
