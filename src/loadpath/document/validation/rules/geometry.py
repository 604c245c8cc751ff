"""Rules about members and nodes as geometry."""

import itertools
from operator import eq

from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberEndOffset, MemberType
from loadpath.document.validation.survey import Facts

from .rule import Found, error, warning
from .stated_buckling import states_buckling


@error("A document has neither members nor plates.", "Add members or plates.")
def nothing_to_solve(document: Document, facts: Facts) -> Found:
    model = document.model
    if not (model.members or model.plate_elements or model.plate_surfaces):
        yield ("model",), "should have members or plates, found neither: there is nothing to solve"


@error(
    "A member begins and ends at the same point.",
    "Connect it to two nodes at different points, or remove it.",
)
def zero_length_member(document: Document, facts: Facts) -> Found:
    members = document.model.members
    if _may_have_zero_length(document, facts):
        nodes = {node.id: (node.X, node.Y, node.Z) for node in document.model.nodes}
        for index, member in enumerate(members):
            start = _moved(nodes[member.start_node_id], member.start_offset)
            end = _moved(nodes[member.end_node_id], member.end_offset)
            if start == end:
                message = f"member {member.id} should have a length, found both ends at {start}"
                yield ("model", "members", index), message


def _may_have_zero_length(document: Document, facts: Facts) -> bool:
    nodes, members = document.model.nodes, document.model.members
    ends = (facts.columns.get(f"model.members.{end}_node_id", []) for end in ("start", "end"))
    return (
        any(map(eq, *ends))
        or len({(node.X, node.Y, node.Z) for node in nodes}) < len(nodes)
        or bool([1 for member in members if member.start_offset or member.end_offset])
    )


def _moved(
    point: tuple[float, float, float], offset: MemberEndOffset | None
) -> tuple[float, float, float]:
    if offset is None:
        return point
    x, y, z = point
    return (x + (offset.X or 0), y + (offset.Y or 0), z + (offset.Z or 0))


@error(
    "A member that deforms has no section.",
    "Give the member a section; only members of type Rigid need none.",
)
def missing_section(document: Document, facts: Facts) -> Found:
    if "model.members.section" in facts.with_gaps:
        for index, member in enumerate(document.model.members):
            if member.section is None and member.member_type is not MemberType.Rigid:
                message = f"is required for member {member.id} of type {member.member_type}"
                yield ("model", "members", index, "section"), message


@warning(
    "No member and no plate is attached to a node.",
    "Attach something to the node or remove it.",
)
def loose_node(document: Document, facts: Facts) -> Found:
    attached = set[int]().union(
        *(
            facts.used.get(f"model.{path}", ())
            for path in (
                "members.start_node_id",
                "members.end_node_id",
                "members.reference_node",
                "plate_elements.node_ids",
                "plate_surfaces.boundary_node_ids",
                "plate_surfaces.openings.boundary_node_ids",
            )
        )
    )
    if loose := facts.ids.get("model.nodes", set()) - attached:
        for index, node in enumerate(document.model.nodes):
            if node.id in loose:
                yield ("model", "nodes", index), f"node {node.id} is attached to nothing"


@warning(
    "The members of a set are not in a row, so that a common buckling length makes no sense.",
    "List the members from end to end, each sharing a node with the next.",
)
def member_set_gap(document: Document, facts: Facts) -> Found:
    rows = [each for each in enumerate(document.model.member_sets) if states_buckling(each[1])]
    by_id = {member.id: member for member in document.model.members} if rows else {}
    for index, member_set in rows:
        row = [by_id[member_id] for member_id in member_set.member_ids]
        for before, after in itertools.pairwise(row):
            ends = {before.start_node_id, before.end_node_id}
            if not ends & {after.start_node_id, after.end_node_id}:
                message = f"member {before.id} shares no node with member {after.id}, the next"
                yield ("model", "member_sets", index, "member_ids"), message
                break
