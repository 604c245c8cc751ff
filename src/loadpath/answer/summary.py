"""What agents are told about results: a summary of under 2 kB, or tables with a row per part.

SI units; member forces in local axes. Numbers have six significant digits.
"""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import (
    Count,
    Fraction,
    Kilograms,
    Metres,
    Newtons,
    Ratio,
    SquareMetres,
)
from loadpath.document.types.seismic import SeismicDirection

from .check_results import CheckResults
from .checks import Status
from .digest import EXAMPLE
from .issue import IssueCode
from .modes import ModeLabel
from .result_set import SetKind
from .results_document import ResultsDocument
from .table import described
from .units import Hertz
from .vectors import Motion, NodalForces
from .verdict import HEADLINE, Governing, Reason, VerdictState


class Detail(StrEnum):
    """How much is told."""

    summary = "summary"
    tables = "tables"
    full = "full"


class Problem(Record):
    """What is wrong or doubtful."""

    set: Annotated[str, doc("Load case or combination; empty for the whole model.", "Dead")]
    code: Annotated[IssueCode, doc("One of the issue codes.", "singular_model")]
    message: Annotated[str, doc("What was found.", "node 4 can move freely along X")]


class LargestDisplacement(Record):
    """The node that moves furthest."""

    value: Annotated[Metres, doc("How far.", 0.012)]
    set: Annotated[str, doc("Under which load case or combination.", "ULS 1")]
    node: Annotated[Count, doc("Its id.", 4)]
    dx: Annotated[Metres, doc("Along X.", 0.0)]
    dy: Annotated[Metres, doc("Along Y.", -0.012)]
    dz: Annotated[Metres, doc("Along Z.", 0.0)]


class LargestInMember(Record):
    """Where a curve along a member is furthest from zero."""

    value: Annotated[float, doc("The value there, in the unit of the curve.", -2500.0)]
    set: Annotated[str, doc("Under which load case or combination.", "ULS 1")]
    member: Annotated[Count, doc("Id of the member.", 3)]
    x: Annotated[Metres, doc("From the start of the member.", 3.0)]


class Largest(Record):
    """What governs and where, over the usable sets; forces that are zero throughout are absent."""

    displacement: Annotated[
        LargestDisplacement | None, described("The node that moves furthest.")
    ] = None
    member_displacement: Annotated[
        LargestInMember | None, described("Largest displacement across a member's axis.")
    ] = None
    fx: Annotated[LargestInMember | None, described("Axial force, tension negative.")] = None
    fy: Annotated[LargestInMember | None, described("Shear force along local y.")] = None
    fz: Annotated[LargestInMember | None, described("Shear force along local z.")] = None
    mx: Annotated[LargestInMember | None, described("Torsional moment.")] = None
    my: Annotated[LargestInMember | None, described("Bending moment about local y.")] = None
    mz: Annotated[LargestInMember | None, described("Bending moment about local z.")] = None


class SetSummary(Record):
    """One load case or combination in a line."""

    name: Annotated[str, doc("Its name.", "ULS 1")]
    kind: Annotated[SetKind, doc("Load case or combination.", "loadcombination")]
    sum_of_reactions: Annotated[
        list[float], doc("fx fy fz of all supports, in N.", [0.0, 1e4, 0.0])
    ]
    usable: Annotated[bool | None, doc("False where its numbers may not be used.", False)] = None
    stability: Annotated[
        str | None,
        doc("How stability was accounted for.", "alpha_cr = 6.4 is below 10: second order"),
    ] = None
    second_order: Annotated[
        str | None,
        doc(
            "In second order: method, iterations, and how much further it moves than in first.",
            "P_DELTA, 4 iterations, amplification 1.24",
        ),
    ] = None


class SolvedVerdict(Record):
    """The verdict; in a summary the headline names what governs, and reasons have no ids."""

    state: Annotated[VerdictState, doc("In one word.", "fails")]
    utilization: Annotated[
        Ratio | None, doc("Of the part that governs; null where nothing was decided.", 1.17)
    ]
    governing: Annotated[Governing | None, described("The part; absent in a summary.")] = None
    reasons: Annotated[list[Reason], described("Every reason why it is not `passes`.")]


class SolvedLengths(Record):
    """Effective lengths of a member; absent where no mode found bends it so."""

    y: Annotated[Metres | None, doc("About local y.", 3.6)] = None
    z: Annotated[Metres | None, doc("About local z.", 7.2)] = None


class SolvedBuckling(Record):
    """Critical load factors of one load case or combination."""

    loads: Annotated[str, doc("The loads that were scaled.", "ULS 1")]
    factors: Annotated[
        list[Ratio], doc("Lowest positive first; in a summary only that one.", [4.21, 9.8])
    ]
    kinds: Annotated[
        list[ModeLabel], doc("What the nodes do in each of these modes.", ["sway_x", "local"])
    ]
    error: Annotated[str | None, doc("Why there are none.", "node 4 can move freely")] = None
    effective_lengths: Annotated[
        dict[str, SolvedLengths] | None,
        described("In tables, by member, where the document asks for them; at most 200."),
    ] = None


class SolvedEarthquake(Record):
    """An earthquake along one direction."""

    method: Annotated[str, doc("Its key in the results document.", "lateral_force")]
    direction: Annotated[SeismicDirection, doc("Along which the ground moves.", "X")]
    base_shear: Annotated[Newtons, doc("Sum of the horizontal forces.", 5.2e4)]
    mass_ratio: Annotated[Ratio, doc("Share of the mass in the modes.", 0.994)]


class SolvedModes(Record):
    """Modes of vibration and of buckling, and earthquakes: what the document asks for of these."""

    frequencies: Annotated[
        list[Hertz] | None, doc("Natural frequencies, lowest first; three in a summary.", [6.376])
    ] = None
    mass_ratios: Annotated[
        list[Ratio] | None, doc("Share of the mass along X Y Z in all modes.", [0.0, 0.61, 0.61])
    ] = None
    effective_masses: Annotated[
        list[tuple[float, float, float]] | None,
        doc("In tables, by mode: effective mass along X Y Z, kg.", [[0.0, 240.6, 0.0]]),
    ] = None
    buckling: Annotated[
        list[SolvedBuckling] | None,
        described("By loads; in a summary the three that buckle first."),
    ] = None
    earthquakes: Annotated[list[SolvedEarthquake] | None, described("By method and direction.")] = (
        None
    )
    remarks: Annotated[list[str], doc("What to know of them, or why there are none.", [])]


class SolvedHead(Record):
    """What every answer about a solve begins with."""

    detail: Annotated[Detail, doc("How much is told.", "summary")]
    headline: Annotated[str, doc("The verdict in a line, in words.", HEADLINE)]
    verdict: Annotated[SolvedVerdict, described("What the document comes to.")]
    usable: Annotated[bool, doc("Whether every set may be used.", True)]
    problems: Annotated[list[Problem], described("What is wrong or doubtful; never left out.")]
    balance_error: Annotated[
        Ratio, doc("How far loads and reactions miss each other, at worst.", 2e-16)
    ]
    digest: Annotated[
        str, doc("Digest of all numbers; a summary has it without its parts.", EXAMPLE)
    ]


class SolvedBill(Record):
    """What the structure takes; null where part of it is not known."""

    mass: Annotated[Kilograms, doc("Of all members and plates.", 3041.4)]
    surface: Annotated[SquareMetres | None, doc("To paint.", 83.5)]
    carbon: Annotated[Kilograms | None, doc("CO2 equivalent.", 3436.8)]


class SolvedSummary(SolvedHead):
    """What governs, under 2 kB."""

    extremes: Annotated[Largest, described("What governs and where.")]
    bill: Annotated[SolvedBill | None, described("Totals of the bill of quantities.")] = None
    modes: Annotated[SolvedModes | None, described("Modes and earthquakes, where asked for.")] = (
        None
    )
    sets: Annotated[list[SetSummary], described("Combinations, then load cases.")]
    sets_left_out: Annotated[Count | None, doc("How many sets did not fit.", 3)] = None


Pair = tuple[float, float]


class MemberRange(Record):
    """The smallest and the largest of each section force along a member."""

    fx: Annotated[Pair, doc("Axial force, tension negative, N.", [-1200.0, 0.0])]
    fy: Annotated[Pair, doc("Shear force along local y, N.", [-800.0, 800.0])]
    fz: Annotated[Pair, doc("Shear force along local z, N.", [0.0, 0.0])]
    mx: Annotated[Pair, doc("Torsional moment, N*m.", [0.0, 0.0])]
    my: Annotated[Pair, doc("Bending moment about local y, N*m.", [0.0, 0.0])]
    mz: Annotated[Pair, doc("Bending moment about local z, N*m.", [-2500.0, 0.0])]


class SetRows(Record):
    """A row per node, support and member; a set without usable numbers has only `usable`."""

    usable: Annotated[bool, doc("Whether its numbers may be used.", True)]
    displacements: Annotated[
        dict[str, Motion] | None, described("Displacements in global axes, by node.")
    ] = None
    displacements_left_out: Annotated[Count | None, doc("Nodes that did not fit.", 0)] = None
    reactions: Annotated[
        dict[str, NodalForces] | None, described("Reactions in global axes, by node.")
    ] = None
    reactions_left_out: Annotated[Count | None, doc("Supports that did not fit.", 0)] = None
    members_min_max: Annotated[
        dict[str, MemberRange] | None, described("Section forces of members, by id.")
    ] = None
    members_left_out: Annotated[Count | None, doc("Members that did not fit.", 0)] = None


class SolvedTables(SolvedHead):
    """A row per node, support and member of every set, at most 200 each."""

    modes: Annotated[SolvedModes | None, described("Modes and earthquakes, where asked for.")] = (
        None
    )
    sets: Annotated[dict[str, SetRows], described("Load cases and combinations by name.")]


class SolvedInFull(SolvedHead):
    """The results document."""

    results: Annotated[ResultsDocument, described("The results document.")]


class ClauseRow(Record):
    """One clause that a part was checked by."""

    clause: Annotated[str, doc("What it is about, and its number.", "Bending y (6.2.5)")]
    utilization: Annotated[Ratio, doc("What it comes to.", 0.72)]
    demand: Annotated[float | None, doc("What acts.", 36000.0)] = None
    capacity: Annotated[float | None, doc("What resists.", 50000.0)] = None
    unit: Annotated[str | None, doc("Unit of both.", "N*m")] = None


class FormulaQuantity(Record):
    """A quantity of a formula."""

    value: Annotated[float, doc("Its value, SI.", 45000.0)]
    unit: Annotated[str, doc("Its unit.", "N*m")]


class GoverningFormula(Record):
    """The formula that governs, in symbols and with what is put into it."""

    expression: Annotated[str, doc("The formula.", "M_y,Ed / M_c,y,Rd")]
    values: Annotated[dict[str, FormulaQuantity], described("Its quantities by symbol.")]


class CheckRow(Record):
    """One checked part: which, how much, under what, where, and what governs."""

    member_id: Annotated[Count | None, doc("Id of a member.", 3)] = None
    memberset_id: Annotated[Count | None, doc("Id of a member set.", 1)] = None
    plate_element_id: Annotated[Count | None, doc("Id of a plate element.", 7)] = None
    plate_surface_id: Annotated[Count | None, doc("Id of a plate surface.", 1)] = None
    status: Annotated[Status, doc("By the thresholds of the check.", "Green")]
    utilization: Annotated[
        Ratio | None, doc("Demand over capacity; absent where undecided.", 0.72)
    ] = None
    combination: Annotated[str | None, doc("The combination that governs.", "ULS 1")] = None
    x_frac: Annotated[Fraction | None, doc("Where along the member.", 0.5)] = None
    governed_by: Annotated[str | None, doc("The step that governs.", "Bending about y, 6.2.5")] = (
        None
    )
    how: Annotated[str | None, doc("That step with its numbers.", "36 / 50 = 0.72")] = None
    why: Annotated[str | None, doc("Why it is undecided.", "class 4 in bending")] = None
    clauses: Annotated[
        list[ClauseRow] | None, described("Clauses that were asked for, the largest first.")
    ] = None
    check: Annotated[str | None, doc("In an explanation: name of the check.", "Steel")] = None
    formula: Annotated[GoverningFormula | None, described("In an explanation: what governs.")] = (
        None
    )


class CheckSummary(Record):
    """One check in a line."""

    check_id: Annotated[str, doc("Its id in the document.", "steel")]
    name: Annotated[str, doc("Its name in the document.", "Steel members")]
    status: Annotated[Status, doc("Failing before undecided before passing.", "Green")]
    max_utilization: Annotated[
        Ratio | None, doc("Largest utilization; null where nothing was decided.", 0.72)
    ]
    governing: Annotated[CheckRow | None, described("The part that decides.")]
    message: Annotated[str | None, doc("Why it could not be run.", "selects no member")] = None
    rows: Annotated[
        list[CheckRow] | None,
        described("At detail tables: every part, failing, undecided, the rest."),
    ] = None
    rows_left_out: Annotated[Count | None, doc("Parts that did not fit.", 0)] = None


class Checked(Record):
    """What the checks of a document come to."""

    detail: Annotated[Detail, doc("How much is told.", "summary")]
    headline: Annotated[str, doc("The verdict in a line, in words.", HEADLINE)]
    verdict: Annotated[SolvedVerdict, described("What the document comes to.")]
    checks: Annotated[list[CheckSummary], described("Every check.")]
    members_without_check: Annotated[Count, doc("Members that no check looked at.", 0)]
    problems: Annotated[list[Problem], described("What is wrong or doubtful; never left out.")]
    digest: Annotated[
        str, doc("Digest of all numbers; a summary has it without its parts.", EXAMPLE)
    ]
    checks_left_out: Annotated[Count | None, doc("How many checks did not fit.", 3)] = None
    unity_check_results: Annotated[
        list[CheckResults] | None, described("At detail full: the checks with their traces.")
    ] = None
