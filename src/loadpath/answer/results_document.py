"""The results document: what a solve comes to, as one JSON tree in SI units.

Names and layout are those that the FERS SDK's loader reads, and more of our own.
"""

from typing import Annotated

from loadpath.document.declaration.record import Choice, Record, doc
from loadpath.document.declaration.units import Count, Ratio

from .bill_of_quantities import BillOfQuantities
from .check_results import CheckResults
from .checks import Coverage
from .combination_use import CombinationUse
from .header import SelectionHead
from .issue import IssueCode
from .member_results import MemberResults
from .mode_results import BucklingResults, BucklingRun, ModalResults, ModeRemark
from .plate_results import PlateResults
from .receipt import Receipt
from .result_set import AnalysisMethod
from .seismic import SeismicDirectionHead
from .stability import CombinationStability
from .table import described
from .vectors import Displacements, Forces, Point
from .verdict import Verdict


class ResultType(Choice):
    """Of what a result set is, by id."""

    Loadcase: Annotated[Count | None, doc("Id of its load case.", 1)] = None
    Loadcombination: Annotated[Count | None, doc("Id of its combination.", 1)] = None


class ReactionNode(Record):
    """The reaction at a supported node."""

    nodal_forces: Annotated[
        Forces, described("What the support exerts on the structure, in global axes.")
    ]
    location: Annotated[Point, described("Where the node is.")]
    support_id: Annotated[Count, doc("The nodal support that holds it.", 1)]


class SetCounts(Record):
    """How many nodes, supports, members and plates the model has."""

    total_displacements: Annotated[Count, doc("Nodes.", 12)]
    total_reaction_forces: Annotated[Count, doc("Supported nodes.", 4)]
    total_member_forces: Annotated[Count, doc("Members.", 14)]
    total_plate_forces: Annotated[Count, doc("Plates.", 0)]


class SetRemark(Record):
    """A problem of a result set."""

    code: Annotated[IssueCode, doc("One of the issue codes.", "singular_model")]
    message: Annotated[str, doc("What was found.", "node 4 can move freely along X")]


class ErrorsAndWarnings(Record):
    """Whether the numbers of a result set may be used."""

    errors: Annotated[
        list[SetRemark],
        described("Why they may not, and then there are none; or which connector failed."),
    ]
    warnings: Annotated[list[SetRemark], described("What to know when using them.")]


class SolverDiagnostics(Record):
    """How a result set was solved."""

    analysis_method: Annotated[AnalysisMethod, doc("How equilibrium was found.", "Linear")]
    converged: Annotated[bool, doc("Whether a state was found that agrees with its forces.", True)]
    iterations: Annotated[Count, doc("How many states were tried.", 1)]
    residual_norm: Annotated[Ratio, doc("Backward error of the equations.", 1e-16)]
    solve_time_ms: Annotated[
        float | None, doc("Null: all sets are solved at once; the receipt has the time.", None)
    ]


class SetResults(Record):
    """One load case or combination; its blocks are empty where it has no usable numbers."""

    name: Annotated[str, doc("Its name.", "Dead")]
    result_type: Annotated[ResultType, described("Of what it is.")]
    displacement_nodes: Annotated[
        dict[str, Displacements], described("Displacements in global axes, by node.")
    ]
    reaction_nodes: Annotated[dict[str, ReactionNode], described("Reactions, by node.")]
    member_results: Annotated[dict[str, MemberResults], described("Members, by id.")]
    plate_results: Annotated[dict[str, PlateResults], described("Plates, by id.")]
    summary: Annotated[SetCounts, described("The size of the model.")]
    errors_and_warnings: Annotated[ErrorsAndWarnings, described("Whether its numbers may be used.")]
    solver_diagnostics: Annotated[SolverDiagnostics, described("How it was solved.")]


class SeismicDirectionResults(SeismicDirectionHead):
    """An earthquake along one direction."""

    combined: Annotated[
        SetResults,
        described(
            "What it does: of modes combined without signs, of the lateral force method with them."
        ),
    ]
    leading: Annotated[
        SetResults | None,
        described(
            "What the leading mode does by itself, with the signs that figures of `combined` have "
            "lost; of response spectra only."
        ),
    ] = None


class SeismicMethodResults(Record):
    """An earthquake along all directions."""

    per_direction: Annotated[list[SeismicDirectionResults], described("Direction by direction.")]
    combined: Annotated[SetResults | None, described("All together, without signs.")] = None


class SeismicResults(Record):
    """What an earthquake does."""

    modal_response_spectrum: Annotated[
        SeismicMethodResults | None, described("By the modes and a response spectrum.")
    ] = None
    lateral_force: Annotated[
        SeismicMethodResults | None, described("By the lateral force method.")
    ] = None
    warnings: Annotated[list[ModeRemark], described("What to know of it, or why it has no result.")]


class SelectionResults(SelectionHead):
    """One table that `result_requests` ask for."""

    values: Annotated[
        list[float], doc("Numbers by result set, id, field and component.", [1e4, 1.2e4])
    ]


class LoadCaseFailure(Record):
    """Why a load case has no usable numbers."""

    load_case_id: Annotated[Count, doc("Its id.", 1)]
    name: Annotated[str, doc("Its name.", "Dead")]
    code: Annotated[IssueCode, doc("One of the issue codes.", "singular_model")]
    error: Annotated[str, doc("What was found.", "node 4 can move freely along X")]


class CombinationFailure(Record):
    """Why a combination has no usable numbers."""

    combination_id: Annotated[Count, doc("Its id.", 1)]
    name: Annotated[str, doc("Its name.", "ULS 1")]
    code: Annotated[IssueCode, doc("One of the issue codes.", "singular_model")]
    error: Annotated[str, doc("What was found.", "node 4 can move freely along X")]


class ResultsDocument(Record):
    """What a solve comes to, in SI units."""

    engine_version: Annotated[str, doc("Version of the engine.", "1.0.0")]
    verdict: Annotated[Verdict, described("What the document comes to.")]
    loadcases: Annotated[dict[str, SetResults], described("Load cases by name.")]
    loadcombinations: Annotated[dict[str, SetResults], described("Combinations by name.")]
    selections: Annotated[
        list[SelectionResults] | None,
        described("What `result_requests` ask for; then sets have no blocks."),
    ] = None
    unity_check_results: Annotated[list[CheckResults], described("The checks.")]
    combination_uses: Annotated[
        list[CombinationUse] | None,
        described("Which combinations governed anything, in their order."),
    ] = None
    bill_of_quantities: Annotated[
        BillOfQuantities | None,
        described("Mass, surface and embodied carbon of the structure."),
    ] = None
    stability: Annotated[
        list[CombinationStability] | None,
        described("How stability was accounted for, by combination; absent where not asked for."),
    ] = None
    load_case_failures: Annotated[
        list[LoadCaseFailure], described("Load cases without usable numbers.")
    ]
    solve_failures: Annotated[
        list[CombinationFailure], described("Combinations without usable numbers.")
    ]
    modal: Annotated[
        ModalResults | None, described("Natural frequencies; absent where none were asked for.")
    ] = None
    buckling: Annotated[
        BucklingResults | None,
        described("Critical load factors of the first reference that has a result."),
    ] = None
    buckling_runs: Annotated[
        list[BucklingRun] | None, described("All references, where there are several.")
    ] = None
    seismic: Annotated[
        SeismicResults | None,
        described("What an earthquake does; absent where it was not asked for."),
    ] = None
    receipt: Annotated[Receipt, described("Why the numbers may be trusted.")]
    coverage: Annotated[Coverage, described("What no check looked at.")]
