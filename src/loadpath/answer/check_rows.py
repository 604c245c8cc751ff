"""Rows of the tables about checks: the entities and the steps of their traces.

Texts are numbers of the list `words` of the header, -1 where there is none; a number that is not
known is not a number (NaN).
"""

from typing import Annotated

from loadpath.document.declaration.record import doc
from loadpath.document.declaration.units import Fraction, Ratio

from .table import Row
from .units import EnumNumber, IdNumber, Place, WordNumber


class EntityRow(Row):
    """What a check says about one member, member set, plate element or plate surface."""

    kind: Annotated[EnumNumber, doc("Which `EntityType`.", 0.0)]
    id: Annotated[IdNumber, doc("Its id.", 3.0)]
    status: Annotated[EnumNumber, doc("Which `Status`.", 0.0)]
    utilization: Annotated[Ratio, doc("Demand over capacity.", 0.72)]
    demand: Annotated[float, doc("In the unit of the governing step.", 36000.0)]
    capacity: Annotated[float, doc("In the same unit.", 50000.0)]
    combination: Annotated[IdNumber, doc("Id of the governing combination.", 1.0)]
    x_frac: Annotated[Fraction, doc("Where along the member.", 0.5)]
    message: Annotated[WordNumber, doc("Why it is undecided, or what to know.", -1.0)]
    report: Annotated[WordNumber, doc("The rendered report template.", -1.0)]
    steps_first: Annotated[Place, doc("Its first step.", 0.0)]
    steps_count: Annotated[Place, doc("How many steps it has.", 24.0)]


class StepRow(Row):
    """One step of a trace, as structure."""

    title: Annotated[WordNumber, doc("What is done.", 0.0)]
    clause: Annotated[WordNumber, doc("Clause of the standard.", 1.0)]
    equation: Annotated[WordNumber, doc("Equation of the standard.", 2.0)]
    axis: Annotated[WordNumber, doc("Axis of the standard.", -1.0)]
    symbol: Annotated[WordNumber, doc("Symbol of the value.", 3.0)]
    expression: Annotated[WordNumber, doc("The formula, in symbols.", 4.0)]
    note: Annotated[WordNumber, doc("Why it is so.", -1.0)]
    unit: Annotated[
        WordNumber, doc("Unit of demand and capacity where it has them, else of the value.", 5.0)
    ]
    value: Annotated[float, doc("What it comes to.", 0.72)]
    demand: Annotated[float, doc("Of a clause: what acts.", 36000.0)]
    capacity: Annotated[float, doc("Of a clause: what resists.", 50000.0)]
    is_utilization: Annotated[float, doc("1 where the value is a utilization, else 0.", 1.0)]
    quantities_end: Annotated[
        Place, doc("Its quantities run from the end of those of the step before to here.", 3.0)
    ]


class QuantityRow(Row):
    """A quantity that is put into the formula of a step."""

    symbol: Annotated[WordNumber, doc("Its symbol.", 6.0)]
    value: Annotated[float, doc("Its value, SI.", 50000.0)]
    unit: Annotated[WordNumber, doc("Its unit.", 7.0)]
