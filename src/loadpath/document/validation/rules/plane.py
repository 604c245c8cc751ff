"""The rule about 2D analysis of something that is not in a plane."""

from loadpath.document.types.document import Document
from loadpath.document.types.options import Dimensionality
from loadpath.document.validation.survey import Facts

from .rule import Found, warning


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
    return None
