"""The JSON header of an answer: what was solved, and where its numbers stand in the block."""

from enum import StrEnum
from typing import Annotated

from loadpath.document import LimitState, ResultBlock, ResultComponent
from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count

from .bill_of_quantities import BillOfQuantities
from .checks import CheckHeader, Coverage, Traces
from .combination_use import CombinationUse
from .digest import EXAMPLE
from .envelope_rows import MemberEnvelope, NodeEnvelope, ReactionEnvelope
from .issue import Issue, IssueCode
from .model_rows import Axes, Id, Length, PlateNodes, Value
from .modes import BucklingHeader, ModalHeader
from .result_set import SetHeader
from .seismic import SeismicHeader
from .stability import CombinationStability
from .table import Over, Table, described, table
from .vectors import Point
from .verdict import HEADLINE, Verdict


class ModelTables(Record):
    """What the rows of other tables are of; nodes and plates that meshing made come last."""

    node_ids: Annotated[Table, table(Id, Over.node, "Ids of nodes.")]
    node_positions: Annotated[Table, table(Point, Over.node, "Where nodes are.")]
    member_ids: Annotated[Table, table(Id, Over.member, "Ids of members.")]
    member_lengths: Annotated[Table, table(Length, Over.member, "Lengths of members.")]
    member_axes: Annotated[Table, table(Axes, Over.member, "Local axes of members.")]
    support_nodes: Annotated[Table, table(Id, Over.support, "Ids of supported nodes.")]
    support_ids: Annotated[
        Table, table(Id, Over.support, "Ids of the nodal supports that hold them.")
    ]
    plate_ids: Annotated[Table | None, table(Id, Over.plate, "Ids of plates.")] = None
    plate_surfaces: Annotated[
        Table | None,
        table(Id, Over.plate, "Ids of the surfaces that plates were meshed from, or -1."),
    ] = None
    plate_nodes: Annotated[Table | None, table(PlateNodes, Over.plate, "Corners of plates.")] = None
    plate_centres: Annotated[Table | None, table(Point, Over.plate, "Centres of plates.")] = None
    plate_thickness: Annotated[Table | None, table(Length, Over.plate, "Thickness of plates.")] = (
        None
    )


class EnvelopeTables(Record):
    """Extremes over the usable combinations of one limit state."""

    node_envelope: Annotated[
        Table, table(NodeEnvelope, Over.node, "Extremes of displacements of nodes.")
    ]
    reaction_envelope: Annotated[
        Table, table(ReactionEnvelope, Over.support, "Extremes of reactions.")
    ]
    member_envelope: Annotated[
        Table, table(MemberEnvelope, Over.member, "Extremes of the curves along members.")
    ]


class Envelope(Record):
    """Extremes over the usable combinations of one limit state; limit states never share one."""

    limit_state: Annotated[
        LimitState | None, doc("Limit state of its combinations; null where they name none.", "ULS")
    ]
    combinations: Annotated[
        list[str], doc("Names of the usable combinations it is of.", ["ULS 1", "ULS 2"])
    ]
    unsolved_combinations: Annotated[
        list[str],
        doc("Names of those it lacks because they have no usable numbers.", ["ULS 3"]),
    ]
    tables: Annotated[EnvelopeTables, described("Its numbers.")]


class SetGroup(StrEnum):
    """Load cases or combinations, as the results document groups them."""

    loadcases = "loadcases"
    loadcombinations = "loadcombinations"


class SelectionTables(Record):
    """The numbers of one selection."""

    values: Annotated[
        Table, table(Value, Over.value, "Numbers by result set, id, field and component.")
    ]


class SelectionHead(Record):
    """What a table that `result_requests` ask for holds."""

    request: Annotated[Count, doc("Place of the request in the document.", 0)]
    block: Annotated[ResultBlock, doc("Kind of result.", "reactions")]
    group: Annotated[SetGroup, doc("Load cases or combinations.", "loadcombinations")]
    fields: Annotated[list[str], doc("Fields of the results document.", ["nodal_forces"])]
    components: Annotated[list[ResultComponent], doc("Components.", ["fy"])]
    result_sets: Annotated[list[str], doc("Names of the usable result sets.", ["ULS 1"])]
    ids: Annotated[list[int], doc("Ids of the nodes or members.", [1, 4])]


class SelectionHeader(SelectionHead):
    """One table that `result_requests` ask for."""

    tables: Annotated[SelectionTables, described("Its numbers.")]


class Facts(Record):
    """Counts and measures of the equations."""

    unknowns: Annotated[Count, doc("Unknown displacements.", 204)]
    entries: Annotated[Count, doc("Entries of the stiffness matrix.", 3150)]
    factor_bytes: Annotated[Count, doc("Memory of its factors.", 52000)]
    pivot_ratio: Annotated[
        float | None, doc("Smallest over largest pivot of the scaled matrix.", 0.02)
    ]
    condition: Annotated[
        float | None, doc("Estimate of the condition number; 0 where none was made.", 3.1e5)
    ]


class Header(Record):
    """The answer to `solve` where there are results."""

    engine_version: Annotated[str, doc("Version of the engine.", "1.0.0")]
    engine_build: Annotated[
        str, doc("Digits of the hash of the sources that it was built from.", "3f9a1c02b7de")
    ]
    digest: Annotated[str, doc("Digest of all numbers of the answer.", EXAMPLE)]
    tables: Annotated[ModelTables, described("Ids and geometry.")]
    sets: Annotated[list[SetHeader], described("Load cases, then combinations.")]
    result_filter: Annotated[
        list[ResultBlock] | None,
        doc("Blocks that the results document is to hold; null for all.", ["reactions"]),
    ]
    include_member_deflected_shape: Annotated[
        bool, doc("Whether the results document says how members move between their ends.", False)
    ]
    selections: Annotated[
        list[SelectionHeader] | None, described("What `result_requests` ask for.")
    ]
    modal: Annotated[ModalHeader | None, described("Modes of vibration.")] = None
    buckling: Annotated[
        list[BucklingHeader] | None, described("Buckling modes, one entry for each reference.")
    ] = None
    seismic: Annotated[SeismicHeader | None, described("What an earthquake does.")] = None
    warnings: Annotated[list[Issue], described("What the engine remarks on.")]
    facts: Annotated[Facts, described("Counts and measures of the equations.")]
    unity_check_results: Annotated[list[CheckHeader], described("The checks of the document.")]
    traces: Annotated[Traces, described("How their results came about.")]
    coverage: Annotated[Coverage, described("What no check looked at.")]
    envelopes: Annotated[
        list[Envelope],
        described("Extremes over combinations, one for each limit state that has usable ones."),
    ]
    combination_uses: Annotated[
        list[CombinationUse], described("Which combinations governed anything, in their order.")
    ]
    bill_of_quantities: Annotated[
        BillOfQuantities, described("Mass, surface and embodied carbon of the structure.")
    ]
    stability: Annotated[
        list[CombinationStability] | None,
        described("How stability was accounted for, by combination that asks for it."),
    ] = None
    verdict: Annotated[Verdict, described("What the document comes to.")]
    headline: Annotated[str, doc("The verdict in a line, in words.", HEADLINE)]


class Refused(Record):
    """The answer to `solve` where there is nothing to give: the first error, and all of them."""

    engine_version: Annotated[str, doc("Version of the engine.", "1.0.0")]
    error: Annotated[str, doc("Message of the first error.", "should be greater than 0")]
    code: Annotated[IssueCode, doc("Its code.", "out_of_range")]
    path: Annotated[str, doc("Where it is.", "model.materials[0].e_mod")]
    errors: Annotated[list[Issue], described("All errors.")]
    warnings: Annotated[list[Issue], described("All warnings.")]
    verdict: Annotated[
        Verdict | None, described("`not_solved`; absent where only a text cannot be written.")
    ] = None
    headline: Annotated[
        str | None, doc("The verdict in a line, in words.", "Not solved · 1 error: ...")
    ] = None


class Validated(Record):
    """The answer to `validate`."""

    engine_version: Annotated[str, doc("Version of the engine.", "1.0.0")]
    valid: Annotated[bool, doc("Whether the engine can take the document.", True)]
    errors: Annotated[list[Issue], described("Why it cannot.")]
    warnings: Annotated[list[Issue], described("What it remarks on.")]
