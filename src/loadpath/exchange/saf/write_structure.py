"""Materials, nodes, members, supports, hinges and surfaces of a document as SAF."""

from loadpath.document.declaration.vector import Vector
from loadpath.document.member_axes import member_axes
from loadpath.document.types.members import Member
from loadpath.document.types.nodes import Node
from loadpath.exchange.saf.axes import dot, place_of
from loadpath.exchange.saf.conditions import (
    MOVES,
    POINT,
    TURNS,
    conditions_row,
    stiffness_column,
)
from loadpath.exchange.saf.materials import library_material, strength_property
from loadpath.exchange.saf.members import BEHAVIOURS
from loadpath.exchange.saf.plate_normals import default_x, node_normal, upper_normal
from loadpath.exchange.saf.tapers import write_taper
from loadpath.exchange.saf.writing import (
    Record,
    Writing,
    member_name,
    node_name,
    opening_name,
    support_name,
    surface_name,
)


def write_materials(writing: Writing) -> None:
    for record in writing.listed("materials"):
        known = library_material(record["name"])
        kind = "Other"
        if known is not None:
            words = {"steel": "Steel", "aluminium": "Aluminium", "concrete": "Concrete"}
            kind = words[known.name.partition("_")[0]]
        strength = record["yield_stress"] / 1e6
        writing.add(
            "StructuralMaterial",
            {
                "Name": writing.materials[record["id"]],
                "Type": kind,
                "Quality": record["name"],
                "Unit mass [kg/m3]": record["density"],
                "E modulus [MPa]": record["e_mod"] / 1e6,
                "G modulus [MPa]": record["g_mod"] / 1e6,
                "Thermal expansion [1/K]": record.get("thermal_expansion"),
                "Design properties": f"{strength_property(kind)}|{strength!r}",
            },
        )


def write_nodes(writing: Writing) -> None:
    for record in writing.listed("nodes"):
        x, y, z = writing.axes.back(place_of(record))
        row = {"Coordinate X [m]": x, "Coordinate Y [m]": y, "Coordinate Z [m]": z}
        writing.add("StructuralPointConnection", {"Name": node_name(record["id"]), **row})


def local_axes(writing: Writing, member: Record, roll: float) -> tuple[Vector, Vector, Vector]:
    """Local axes of a member with a roll that may be another than its own."""
    ends = [writing.nodes[member[key]] for key in ("start_node_id", "end_node_id")]
    start, end = (Node(id=0, X=n["X"], Y=n["Y"], Z=n["Z"]) for n in ends)
    return member_axes(
        start, end, Member(id=0, start_node_id=0, end_node_id=0, rotation_angle=roll)
    )


def write_members(writing: Writing) -> None:
    words = {kind: word for word, kind in BEHAVIOURS.items()}
    for record in writing.listed("members"):
        if record["member_type"] not in words or not writing.is_apart(record):
            continue
        roll = record.get("rotation_angle") or 0.0
        _, neutral, _ = local_axes(writing, record, 0.0)
        x, y, z = writing.axes.back(neutral)
        ends = [record["start_node_id"], record["end_node_id"]]
        writing.add(
            "StructuralCurveMember",
            {
                "Name": member_name(record["id"]),
                "Type": record.get("classification"),
                "Cross section": f"CS{record['section']}",
                **write_taper(writing, record),
                "Nodes": ";".join(map(node_name, ends)),
                "Segments": "Line",
                "Geometrical shape": "Line",
                "LCS": "z by vector",
                "LCS Rotation [deg]": roll,
                "Coordinate X [m]": x,
                "Coordinate Y [m]": y,
                "Coordinate Z [m]": z,
                "System line": "Centre",
                **_eccentricities(writing, record, roll),
                "Behaviour in analysis": words[record["member_type"]],
            },
        )


def _eccentricities(writing: Writing, record: Record, roll: float) -> Record:
    _, up, across = local_axes(writing, record, roll)
    found: Record = {}
    for key, end in (("start_offset", "Beg"), ("end_offset", "End")):
        given = record.get(key) or {}
        offset = (given.get("X") or 0.0, given.get("Y") or 0.0, given.get("Z") or 0.0)
        # y of the workbook is minus z of the document, and z is y.
        found[f"Analysis Y Eccentricity of {end} Node [mm]"] = 0.0 - 1000 * dot(offset, across)
        found[f"Analysis Z Eccentricity of {end} Node [mm]"] = 1000 * dot(offset, up)
    return found


def write_supports(writing: Writing) -> None:
    kinds = {kind["id"]: kind for kind in writing.listed("nodal_supports")}
    for node in writing.listed("nodes"):
        if node.get("nodal_support") is None:
            continue
        kind = kinds[node["nodal_support"]]
        if kind.get("axes"):
            continue  # a node is held along global axes in SAF
        row: Record = {
            "Name": support_name(node["id"]),
            "Type": "Custom",
            "Boundary condition": "In node",
            "Node": node_name(node["id"]),
        }
        held = conditions_row(kind, POINT, writing.axes.global_direction)
        writing.add("StructuralPointSupport", row | held)


def write_hinges(writing: Writing) -> None:
    kinds = {kind["id"]: kind for kind in writing.listed("member_hinges")}
    for member in writing.listed("members"):
        for key, position in (("start_hinge", "Begin"), ("end_hinge", "End")):
            kind = kinds.get(member.get(key))
            if kind is None or (kind.get("rotation_axes") or "Local") != "Local":
                continue
            row: Record = {
                "Name": f"H{member['id']}{position[0]}",
                "Member": member_name(member["id"]),
                "Position": position,
            }
            stiffness: Record = {}
            for field, columns, unit in (
                ("translational_release_v", MOVES, POINT.move),
                ("rotational_release_m", TURNS, POINT.turn),
            ):
                for axis, column in enumerate(columns):
                    to, _ = writing.axes.local_direction(axis)
                    size = kind.get(f"{field}{'xyz'[to]}")
                    row[column] = "Rigid" if size is None else "Flexible" if size else "Free"
                    if size:
                        stiffness[f"{stiffness_column(column)} [{unit}]"] = size / 1e6
            writing.add("RelConnectsStructuralMember", row | stiffness)


def write_surfaces(writing: Writing) -> None:
    for record in writing.listed("plate_surfaces"):
        corners = [place_of(writing.nodes[n]) for n in record["boundary_node_ids"]]
        normal = node_normal(corners)
        offset = record.get("offset") or 0.0
        upward = dot(upper_normal(writing.axes, normal), normal) > 0
        x = record.get("local_x_direction") or default_x(normal)
        a, b, c = writing.axes.back(x)
        writing.add(
            "StructuralSurfaceMember",
            {
                "Name": surface_name(record["id"]),
                "Type": record.get("classification"),
                "Material": writing.materials[record["material"]],
                "Thickness type": "Constant",
                "Thickness [mm]": repr(1000 * record["thickness"]),
                "System plane at": "Centre",
                **_outline(record),
                "LCS Type": "x by vector",
                "Coordinate X [m]": a,
                "Coordinate Y [m]": b,
                "Coordinate Z [m]": c,
                "LCS Rotation [deg]": 0.0,
                "Analysis Z Eccentricity [mm]": 1000 * (offset if upward else 0.0 - offset),
                "Shape": "Flat",
                "Behavior in analysis": "Membrane"
                if record.get("behavior") == "Membrane"
                else "Isotropic",
            },
        )
        for opening in record.get("openings") or []:
            writing.add(
                "StructuralSurfaceMemberOpening",
                {
                    "Name": opening_name(record["id"], opening["id"]),
                    "2D Member": surface_name(record["id"]),
                    **_outline(opening),
                },
            )


def _outline(record: Record) -> Record:
    nodes = record["boundary_node_ids"]
    return {"Nodes": ";".join(map(node_name, nodes)), "Edges": ";".join(["Line"] * len(nodes))}
