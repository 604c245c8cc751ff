"""The rule about 2D analysis of something that is not in a plane."""

from loadpath.document.member_axes import member_axes
from loadpath.document.types.document import Document
from loadpath.document.types.imperfections import BowAxis, ImperfectionCase
from loadpath.document.types.options import Dimensionality
from loadpath.document.validation.survey import Facts

from .rule import Found, warning

ROUNDING = 1e-9
"""Of an axis of a member: what is left of it along Z where it lies in the plane."""


@warning(
    "A 2D analysis is asked for, but the structure or its loads leave the XY plane.",
    "Ask for 3D, or bring everything into the plane.",
)
def out_of_plane(document: Document, facts: Facts) -> Found:
    if document.analysis.options.dimensionality is not Dimensionality.two:
        return
    if reason := _reason(document):
        where = ("analysis", "options", "dimensionality")
        yield where, f"{reason}, so the structure is solved as 3D"


def _reason(document: Document) -> str | None:
    if len({node.Z for node in document.model.nodes}) > 1:
        return "nodes have different Z"
    forces = ("nodal_loads", "distributed_loads", "surface_loads", "member_point_loads")
    for case in document.analysis.load_cases or ():
        for kind in (*forces, "plate_pressures"):
            directions = {load.direction for load in getattr(case, kind) or ()}
            if any(z != 0 for _, _, z in directions):
                return f"load case '{case.name}' has forces along Z"
        for kind in ("nodal_moments", "member_point_moments"):
            directions = {load.direction for load in getattr(case, kind) or ()}
            if any(x != 0 or y != 0 for x, y, _ in directions):
                return f"load case '{case.name}' has moments about X or Y"
    for system in document.model.bracing_systems or ():
        # By itself it is horizontal and square to the members: across the plane.
        if system.direction is None or system.direction[2] != 0:
            return f"bracing system {system.id} holds along Z"
    for imperfection in document.analysis.imperfection_cases or ():
        if imperfection.load_combinations and (reason := _way_out(document, imperfection)):
            return f"imperfection case {imperfection.imperfection_case_id} {reason}"
    return None


def _way_out(document: Document, imperfection: ImperfectionCase) -> str | None:
    for sway in imperfection.sway_imperfections:
        (x, y, _), (p, q, _) = sway.axis, sway.height_direction or (0.0, 1.0, 0.0)
        if sway.magnitude != 0 and x * q - y * p != 0:
            return "leans along Z"
    for shift in imperfection.translation_imperfections:
        if shift.magnitude != 0 and shift.axis[2] != 0:
            return "shifts nodes along Z"
    nodes = {node.id: node for node in document.model.nodes}
    members = {member.id: member for member in document.model.members}
    sets = {each.id: each.member_ids for each in document.model.member_sets}
    for bow in imperfection.bow_imperfections or ():
        # A set bows along an axis of its first member.
        firsts = [ids[0] for each in bow.memberset_ids if (ids := sets.get(each))]
        for number in (*bow.member_ids, *firsts):
            member = members.get(number)
            if member is None or not {member.start_node_id, member.end_node_id} <= nodes.keys():
                continue
            axes = member_axes(nodes[member.start_node_id], nodes[member.end_node_id], member)
            if abs(axes[1 if bow.axis is BowAxis.y else 2][2]) > ROUNDING:
                return f"bows member {number} along Z, which is its local {bow.axis}"
    return None
