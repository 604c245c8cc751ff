"""How the stability of each combination was accounted for, in one table: critical load factor,
order of the analysis, initial imperfections and the lengths of the checks."""

from enum import StrEnum
from typing import Annotated

from loadpath.document import AnalysisOrder
from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import (
    Count,
    Metres,
    Newtons,
    NewtonsPerMetre,
    Radians,
    Ratio,
)
from loadpath.document.declaration.vector import Vector
from loadpath.document.types.references import Id

from .table import described


class LeanChosenBy(StrEnum):
    """Why a structure leans the way it does."""

    FirstOrderSway = "FirstOrderSway"
    LowestMode = "LowestMode"
    EveryDirection = "EveryDirection"


class CheckLengths(StrEnum):
    """Between which points members are checked for buckling."""

    System = "System"
    Modes = "Modes"


class InitialSway(Record):
    """The initial sway imperfection of EN 1993-1-1, 5.3.2(3)a: phi = 1/200 alpha_h alpha_m."""

    phi: Annotated[Radians, doc("Angle of the lean.", 0.00354)]
    alpha_h: Annotated[Ratio, doc("2/sqrt(height), from 2/3 to 1.", 0.816)]
    alpha_m: Annotated[Ratio, doc("sqrt(0.5 (1 + 1/columns)).", 0.866)]
    height: Annotated[Metres, doc("From the lowest foot to the highest head of columns.", 6.0)]
    columns: Annotated[
        Count,
        doc("Columns in a row that bear at least half of its average; of the row with fewest.", 2),
    ]
    direction: Annotated[
        Vector,
        doc("Where it leans, of length 1: an axis of the plan.", [1.0, 0.0, 0.0]),
    ]
    chosen_by: Annotated[LeanChosenBy, doc("Why that way.", "FirstOrderSway")]


class InitialBow(Record):
    """The initial bow of a physical member, by the standard (5.3.2(3)b) or as the document states
    it, which acts as the forces of 5.3.2(7)."""

    member_ids: Annotated[list[int], doc("Its members.", [1])]
    length: Annotated[Metres, doc("Its length.", 6.0)]
    e_0: Annotated[Metres, doc("Rise of the bow: as stated, or by Table 5.1, elastic.", 0.024)]
    curve: Annotated[
        str | None,
        doc("Its buckling curve about that axis; null where the document states the bow.", "b"),
    ]
    direction: Annotated[Vector, doc("Where it bows, of length 1.", [1.0, 0.0, 0.0])]
    axial_force: Annotated[Newtons, doc("Its largest compression in first order.", 4e5)]


class ModeImperfection(Record):
    """An imperfection in the shape of a mode that the initial sway hardly contains (5.3.2(11))."""

    alpha_cr: Annotated[Ratio, doc("Factor of the mode.", 7.7)]
    phi: Annotated[Radians, doc("How far the member leans that drives the mode most.", 0.00354)]
    member_id: Annotated[Id, doc("That member.", 49)]
    direction: Annotated[
        Vector, doc("Across it, of length 1: where its end goes, its start kept.", [0.0, 1.0, 0.0])
    ]


class BracingForce(Record):
    """What restrained members put on a bracing system: q_d of EN 1993-1-1, 5.3.3(2), along them,
    and half of its sum the other way at their ends."""

    id: Annotated[Id, doc("Its id in the document.", 1)]
    name: Annotated[str | None, doc("Its name in the document.", "Roof girder, axis 1")]
    members: Annotated[
        Count, doc("Restrained members that bear at least half of their average.", 5)
    ]
    alpha_m: Annotated[Ratio, doc("sqrt(0.5 (1 + 1/members)).", 0.775)]
    span: Annotated[Metres, doc("Span of the system, between the ends of the members.", 30.0)]
    e_0: Annotated[Metres, doc("Bow of the restrained members: alpha_m span/500.", 0.0465)]
    axial_force: Annotated[
        Newtons | None,
        doc("Sum of what presses them, 5.3.3(3); null where it is not known.", 3.5e6),
    ]
    delta_q: Annotated[
        Metres | None,
        doc(
            "How far q_d and all loads bend the system in first order, along `direction`; null "
            "where there is no q_d.",
            0.012,
        ),
    ]
    q_d: Annotated[
        NewtonsPerMetre | None,
        doc("Of all restrained members together, per metre of span.", 1820.0),
    ]
    direction: Annotated[
        Vector,
        doc("Where it acts, of length 1: with the loads, or on another side.", [0.0, 0.0, 1.0]),
    ]
    problem: Annotated[
        str | None,
        doc("Why there is no q_d; null where there is.", "the depth of member 3 is not known"),
    ]


class CombinationStability(Record):
    """How the stability of one combination was accounted for."""

    id: Annotated[Id, doc("Its id.", 1)]
    name: Annotated[str, doc("Its name.", "ULS 1")]
    other_side_of: Annotated[
        Id | None,
        doc(
            "Id of the document's combination that this is with imperfections to another side "
            "(5.3.2(8)); null of those of the document.",
            None,
        ),
    ]
    alpha_cr: Annotated[
        Ratio | None,
        doc(
            "Factor at which axial forces make the structure sway or give way as a whole; null "
            "where none up to the limit was found, or none could be.",
            6.4,
        ),
    ]
    limit: Annotated[
        Ratio, doc("From which on first order is enough (5.2.1(3)): 10, or 15 if plastic.", 10.0)
    ]
    order: Annotated[AnalysisOrder, doc("Order in which it was solved.", "NONLINEAR")]
    initial_sway: Annotated[
        InitialSway | None, described("Sway imperfection by the standard; null where none is.")
    ]
    bows: Annotated[
        list[InitialBow], described("Bow imperfections, stated and by the standard, 5.3.2(6).")
    ]
    mode_shapes: Annotated[
        list[ModeImperfection],
        described("Imperfections in the shape of modes in which others lean than columns one way."),
    ]
    bracing: Annotated[
        list[BracingForce],
        described("Forces on bracing systems, 5.3.3: one of each that is named."),
    ]
    lengths: Annotated[
        CheckLengths | None,
        doc("Lengths that `stability` gives checks; null where they take their own.", "System"),
    ]
    reason: Annotated[
        str, doc("What decided, in words.", "alpha_cr = 6.4 is below 10: second order (5.2.1(3))")
    ]
