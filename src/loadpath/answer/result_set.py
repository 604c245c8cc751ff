"""The header of one load case or combination: how it was solved, and its tables."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Ratio
from loadpath.document.types.references import Id as DocumentId

from .issue import Issue
from .member_rows import (
    DisplacementPeak,
    Extremes,
    ForceRange,
    MemberEndDisplacements,
    MemberEndForces,
    Piece,
    PieceStart,
)
from .plate_rows import PlateDisplacements, PlateForces, PlateResultants, PlateStresses
from .table import Over, Table, described, table
from .units import Joules
from .vectors import Displacements, Forces


class SetKind(StrEnum):
    """Whether a result set is of a load case or of a combination."""

    loadcase = "loadcase"
    loadcombination = "loadcombination"


SixForces = tuple[float, float, float, float, float, float]
"""fx fy fz in N, then mx my mz about the origin in N*m, in global axes."""


class Balance(Record):
    """How well a result set checks out, and what it comes to as a whole."""

    sum_of_loads: Annotated[
        SixForces,
        doc(
            "fx fy fz (N) mx my mz (N*m) of all loads about the origin; in second order where "
            "they act on the displaced structure.",
            [0.0, -1e4, 0.0, 0.0, 0.0, 0.0],
        ),
    ]
    sum_of_reactions: Annotated[
        SixForces,
        doc("The same of all reactions, which cancel them.", [0.0, 1e4, 0.0, 0.0, 0.0, 0.0]),
    ]
    balance_error: Annotated[
        Ratio, doc("How far loads and reactions miss each other, relative to them.", 2e-16)
    ]
    residual: Annotated[Ratio, doc("Backward error of the equations.", 1e-16)]
    unbalanced: Annotated[
        Ratio,
        doc("Largest force left over at a node, relative to the forces there.", 3e-15),
    ]
    strain_energy: Annotated[
        Joules | None,
        doc("Stored in members, plates and springs; null where there are no usable numbers.", 84.5),
    ]


class SetTables(Record):
    """The tables of one result set."""

    displacements: Annotated[
        Table, table(Displacements, Over.node, "Displacements of nodes, in global axes.")
    ]
    reactions: Annotated[
        Table,
        table(Forces, Over.support, "What supports exert on the structure, in global axes."),
    ]
    end_forces: Annotated[
        Table,
        table(MemberEndForces, Over.member, "What nodes exert on members, in local axes."),
    ]
    end_displacements: Annotated[
        Table,
        table(
            MemberEndDisplacements,
            Over.member,
            "How the nodes of members move where the members end, outside hinges, in local axes.",
        ),
    ]
    node_forces: Annotated[
        Table,
        table(MemberEndForces, Over.member, "The end forces at the nodes, in global axes."),
    ]
    extremes: Annotated[
        Table, table(Extremes, Over.member, "Exact extremes of the curves along members.")
    ]
    displacement_peaks: Annotated[
        Table, table(DisplacementPeak, Over.member, "Where members move furthest.")
    ]
    pieces: Annotated[
        Table, table(Piece, Over.piece, "Section forces and displacements along members, exact.")
    ]
    piece_start: Annotated[
        Table, table(PieceStart, Over.member, "Where the pieces of each member begin.")
    ]
    global_extremes: Annotated[
        Table | None,
        table(
            ForceRange,
            Over.member,
            "Extremes of the section forces in global axes, where `result_filter` asks for them.",
        ),
    ] = None
    motions: Annotated[
        Table | None,
        table(
            Displacements,
            Over.motion_and_node,
            "Of a mechanism: per free motion the displacements of all nodes, the largest 1.",
        ),
    ] = None
    plate_resultants: Annotated[
        Table | None, table(PlateResultants, Over.plate, "Stress resultants of plates.")
    ] = None
    plate_stresses: Annotated[
        Table | None, table(PlateStresses, Over.plate, "Largest stresses of plates.")
    ] = None
    plate_displacements: Annotated[
        Table | None, table(PlateDisplacements, Over.plate, "How plates move.")
    ] = None
    plate_forces: Annotated[
        Table | None, table(PlateForces, Over.plate, "What nodes exert on plates.")
    ] = None


class AnalysisMethod(StrEnum):
    """How equilibrium was found: on the structure as it stood, or on the displaced one.

    Figures of an earthquake (`SEISMIC`) are in no equilibrium: each is the largest to be expected,
    by itself and without sign.
    """

    linear = "Linear"
    p_delta = "P_DELTA"
    corotational = "COROTATIONAL"
    seismic = "SEISMIC"


class Convergence(Record):
    """How a result set came about."""

    method: Annotated[AnalysisMethod, doc("How equilibrium was found.", "P_DELTA")]
    iterations: Annotated[Count, doc("How many times the equations were solved.", 4)]
    history: Annotated[
        list[float],
        doc(
            "In second order, of each iteration: how much displacements changed, of the largest "
            "(P_DELTA), or the largest force out of balance, of those at work (COROTATIONAL).",
            [0.31, 0.002, 1e-5, 4e-10],
        ),
    ]
    load_factor: Annotated[Ratio, doc("The share of the loads that was reached.", 1.0)]
    amplification: Annotated[
        Ratio | None,
        doc("Largest movement over that of first order; null where there is none.", 1.24),
    ]


class SetHeader(Record):
    """One load case or combination."""

    kind: Annotated[SetKind, doc("Load case or combination.", "loadcase")]
    id: Annotated[DocumentId, doc("Its id in the document.", 1)]
    name: Annotated[str, doc("Its name in the document.", "Dead")]
    converged: Annotated[bool, doc("Whether a state was found that agrees with its forces.", True)]
    iterations: Annotated[Count, doc("How many states were tried.", 1)]
    convergence: Annotated[Convergence, described("How it came about.")]
    balance: Annotated[Balance, described("How well it checks out.")]
    usable: Annotated[bool, doc("Whether it has numbers, and they may be used.", True)]
    errors: Annotated[
        list[Issue],
        described("Why it has no numbers; or, where it has, which connector failed on the way."),
    ]
    warnings: Annotated[list[Issue], described("What to know when using them.")]
    tables: Annotated[SetTables, described("Its numbers.")]
