"""Rules about what holds the structure together and to the ground."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import lt

from loadpath.document.declaration.vector import Vector
from loadpath.document.member_axes import member_axes
from loadpath.document.types.document import Document
from loadpath.document.types.hinges import MemberHinge
from loadpath.document.types.members import Member, MemberType
from loadpath.document.types.model import Model
from loadpath.document.types.supports import NodalSupport, SupportConditionType
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, warning

_ENDS = ("start", "end")


@warning(
    "A part of the structure is connected to no support.",
    "Support a node of that part, or connect it to the rest.",
)
def unsupported_part(document: Document, facts: Facts) -> Found:
    nodes = facts.ids.get("model.nodes", set())
    held = {node.id for node in document.model.nodes if node.nodal_support is not None}
    held |= _held_by_ground(document.model)
    if _members_lead_out_of(nodes - held, facts):
        return
    links = _links(document, facts)
    if _reach_all(links, set(held)):
        return
    root = _parts(links, nodes)
    grounded = {root[node] for node in held}
    for where, node in _firsts(document):
        if root[node] not in grounded:
            grounded.add(root[node])  # one finding per part
            yield where, "and all that is connected to it should be supported, found no support"


def _held_by_ground(model: Model) -> set[int]:
    """Nodes of lines that are held, and of plates and members that lie on ground."""
    held = {line.start_node_id for line in model.line_supports or ()}
    held |= {plate.node_ids[0] for plate in model.plate_elements or () if plate.bedding}
    held |= {each.boundary_node_ids[0] for each in model.plate_surfaces or () if each.bedding}
    held |= {member.start_node_id for member in model.members if member.bedding}
    return held


def _links(document: Document, facts: Facts) -> list[tuple[int, int]]:
    """Pairs of nodes that a member or a plate connects."""
    model = document.model
    starts, ends = (facts.columns.get(f"model.members.{end}_node_id", []) for end in _ENDS)
    links = list(zip(starts, ends, strict=True))
    for plate in model.plate_elements or ():
        links += pairwise(plate.node_ids)
    for surface in model.plate_surfaces or ():
        boundary = [*surface.boundary_node_ids]
        for opening in surface.openings or ():
            boundary += opening.boundary_node_ids
        links += pairwise(boundary)
    return links


def _members_lead_out_of(nodes: set[int], facts: Facts) -> bool:
    """Whether each of these nodes is the end of a member, and all start at a smaller id.

    Most documents count from the ground up, and then this glance shows what sweeps would: from any
    node a way leads to ever smaller ids, until it leaves the set.
    """
    starts, ends = (facts.columns.get(f"model.members.{end}_node_id", []) for end in _ENDS)
    return nodes.issubset(ends) and all(map(lt, starts, ends))


def _reach_all(links: list[tuple[int, int]], reached: set[int]) -> bool:
    """Whether a few sweeps from the reached nodes cover every link, as in most documents."""
    for _ in range(4):
        left = []
        for link in links:
            a, b = link
            if a in reached:
                reached.add(b)
            elif b in reached:
                reached.add(a)
            else:
                left.append(link)
        if not left:
            return True
        links = left[::-1]
    return False


def _parts(links: list[tuple[int, int]], nodes: Iterable[int]) -> dict[int, int]:
    """The part of the structure that each node belongs to, named by the smallest of its nodes."""
    parent = dict(zip(nodes, nodes, strict=True))
    for a, b in links:
        if parent[a] == parent[b]:
            continue
        while (above := parent[a]) != a:
            parent[a] = a = parent[above]
        while (above := parent[b]) != b:
            parent[b] = b = parent[above]
        low, high = (a, b) if a < b else (b, a)
        parent[high] = low
    for node in sorted(parent):  # a parent is always the smaller id, so it is settled first
        parent[node] = parent[parent[node]]
    return parent


def _firsts(document: Document) -> Iterator[tuple[Where, int]]:
    """A node of each member and plate."""
    model = document.model
    for index, member in enumerate(model.members):
        yield ("model", "members", index), member.start_node_id
    for index, surface in enumerate(model.plate_surfaces or ()):
        yield ("model", "plate_surfaces", index), surface.boundary_node_ids[0]
    for index, element in enumerate(model.plate_elements or ()):
        yield ("model", "plate_elements", index), element.node_ids[0]


@warning(
    "Every member end at a node is released about a common axis, so that the node can spin.",
    "Leave one of the ends rigid, or hold the rotation by a support.",
)
def released_node(document: Document, facts: Facts) -> Found:
    model = document.model
    hinges: dict[int | None, MemberHinge] = {
        hinge.id: hinge for hinge in model.member_hinges or () if _releases(hinge)
    }
    if not hinges:
        return
    ends: dict[int, list[tuple[Member, MemberHinge | None]]] = defaultdict(list)
    for member in model.members:
        ends[member.start_node_id].append((member, hinges.get(member.start_hinge)))
        ends[member.end_node_id].append((member, hinges.get(member.end_hinge)))
    plated = facts.used.get("model.plate_elements.node_ids", set()) | facts.used.get(
        "model.plate_surfaces.boundary_node_ids", set()
    )
    supports: dict[int | None, NodalSupport] = {
        support.id: support for support in model.nodal_supports
    }
    nodes = {node.id: node for node in model.nodes}
    for index, node in enumerate(model.nodes):
        here = ends[node.id]
        released = [(member, hinge) for member, hinge in here if hinge is not None]
        if not here or len(released) < len(here) or node.id in plated:
            continue
        if any(member.member_type is not MemberType.Normal for member, _ in here):
            continue
        held = list(_held_axes(supports.get(node.nodal_support)))
        for member, hinge in released:
            axes = member_axes(nodes[member.start_node_id], nodes[member.end_node_id], member)
            held += _rigid_axes(hinge, axes)
        if _leaves_an_axis_free(held):
            message = f"node {node.id} can spin: every member end here is released"
            yield ("model", "nodes", index), message


def _releases(hinge: MemberHinge) -> bool:
    return 0 in (
        hinge.rotational_release_mx,
        hinge.rotational_release_my,
        hinge.rotational_release_mz,
    )


def _rigid_axes(hinge: MemberHinge, axes: tuple[Vector, Vector, Vector]) -> list[Vector]:
    releases = (
        hinge.rotational_release_mx,
        hinge.rotational_release_my,
        hinge.rotational_release_mz,
    )
    return [axis for axis, release in zip(axes, releases, strict=True) if release != 0]


def _held_axes(support: NodalSupport | None) -> Iterable[Vector]:
    if support is None:
        return
    axes = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    for axis, hold in zip(axes, (support.RX, support.RY, support.RZ), strict=True):
        if hold is None or hold.condition_type is not SupportConditionType.Free:
            yield axis


def _leaves_an_axis_free(held: Sequence[Vector]) -> bool:
    """Whether the held axes do not span space: the sum of their projectors is singular."""
    (a, b, c), (_, e, f), (_, _, i) = (
        tuple(sum(axis[row] * axis[column] for axis in held) for column in range(3))
        for row in range(3)
    )
    return abs(a * (e * i - f * f) - b * (b * i - f * c) + c * (b * f - e * c)) < 1e-9
