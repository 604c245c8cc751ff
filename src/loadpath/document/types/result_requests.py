"""Which results a document asks for."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc

from .combinations import LimitState
from .references import LoadCombinationRef
from .selectors import EntitySelector, NodeSelector


class ResultBlock(StrEnum):
    """A kind of result."""

    local_envelopes = "local_envelopes"
    global_envelopes = "global_envelopes"
    local_end_forces = "local_end_forces"
    global_end_forces = "global_end_forces"
    section_forces = "section_forces"
    internal_force_series = "internal_force_series"
    local_displacements = "local_displacements"
    node_displacements = "node_displacements"
    reactions = "reactions"


class ResultComponent(StrEnum):
    """A component of a force, a moment, a displacement or a rotation."""

    fx = "fx"
    fy = "fy"
    fz = "fz"
    mx = "mx"
    my = "my"
    mz = "mz"
    bw = "bw"
    dx = "dx"
    dy = "dy"
    dz = "dz"
    rx = "rx"
    ry = "ry"
    rz = "rz"
    warp = "warp"


class MemberEnd(StrEnum):
    """One end of a member."""

    start = "start"
    end = "end"


class ResultRequest(Record):
    """A table of results that the document asks for."""

    block: Annotated[ResultBlock, doc("Kind of result.", "local_envelopes")]
    members: Annotated[
        list[EntitySelector] | None,
        doc("Of which members; all when left out.", [{"type": "AllMembers"}]),
    ] = None
    nodes: Annotated[
        NodeSelector | None,
        doc("Of which nodes; all when left out.", {"type": "Nodes", "ids": [1]}),
    ] = None
    load_combination_ids: Annotated[
        list[LoadCombinationRef] | None, doc("For which combinations; all when left out.", [1])
    ] = None
    limit_state: Annotated[
        LimitState | None, doc("For combinations of this limit state.", "ULS")
    ] = None
    components: Annotated[
        list[ResultComponent] | None, doc("Which components; all when left out.", ["fx", "mz"])
    ] = None
    end: Annotated[MemberEnd | None, doc("At which end of the members.", "start")] = None
