"""One model of the notation as a document: materials, sections, nodes, members, supports."""

from __future__ import annotations

from typing import Any

from tools.benchmarks import axes
from tools.benchmarks.loads import load_case
from tools.benchmarks.numbering import Numbering, number_names

Notation = dict[str, Any]
Document = dict[str, Any]

MEMBER_TYPE = {
    "frame": "Normal",
    "truss": "Truss",
    "tension_only": "Tension",
    "compression_only": "Compression",
}
FREEDOMS = ("X", "Y", "Z", "RX", "RY", "RZ")


def document(model: Notation, title: str, shear_deformation: bool) -> Document:
    numbering = Numbering(model)
    material_ids = number_names(model["materials"])
    section_ids = number_names(
        {(m["section"], m["material"]): 0 for m in model["members"].values()}
    )
    depths = _depths(model)
    nodes, supports = _nodes_and_supports(model, numbering)
    members, hinges = _members_and_hinges(model, numbering, section_ids)
    cases = [
        load_case(number, name, case, numbering)
        for number, (name, case) in enumerate(model["load_cases"].items(), start=1)
    ]
    extended = any("temperature_loads" in c or "support_displacements" in c for c in cases) or any(
        "projected" in load or "axes" in load for c in cases for load in c["distributed_loads"]
    )
    return {
        "schema_version": 4 if extended else 1,
        "settings": {
            "general_info": {"project_name": title, "author": "Loadpath", "version": "1"},
            "unit_settings": {},
        },
        "model": {
            "materials": [
                _material(material_ids[name], name, m) for name, m in model["materials"].items()
            ],
            "sections": [
                _section(number, name, material_ids[material], model["sections"][name], depths)
                for (name, material), number in section_ids.items()
            ],
            "nodes": nodes,
            "nodal_supports": supports,
            "members": members,
            "member_hinges": hinges,
            "member_sets": [],
        },
        "analysis": {
            "options": {
                "solve_loadcases": True,
                "tolerance": 1e-9,
                "dimensionality": "2D" if model.get("plane") == "XZ" else "3D",
                "order": "LINEAR",
                "rigid_strategy": "RigidMember",
                "include_shear_deformation": shear_deformation,
            },
            "load_cases": cases,
            "load_combinations": [],
        },
    }


def _material(number: int, name: str, material: Notation) -> Document:
    e_mod = material["E"]
    found: Document = {
        "id": number,
        "name": name,
        "e_mod": e_mod,
        "g_mod": material.get("G", e_mod / 2.6),
        "density": material.get("rho", 7850.0),
        "yield_stress": 235e6,
    }
    if material.get("alpha"):
        found["thermal_expansion"] = material["alpha"]
    return found


def _section(
    number: int, name: str, material: int, section: Notation, depths: dict[str, float]
) -> Document:
    area = section["A"]
    square = area * area / 12.0  # bars of the notation carry an area only
    found: Document = {
        "id": number,
        "name": name,
        "material": material,
        "area": area,
        "i_z": section.get("Iy", square),
        "i_y": section.get("Iz", square),
        "j": section.get("J", 2.0 * square),
    }
    if "Asz" in section:
        found["a_sz"] = section["Asz"]
    if "Asy" in section:
        found["a_sy"] = section["Asy"]
    if name in depths:
        found["h"] = depths[name]
    return found


def _depths(model: Notation) -> dict[str, float]:
    """Depth of a section as its temperature gradients give it."""
    return {
        model["members"][load["member"]]["section"]: load["hz"]
        for case in model["load_cases"].values()
        for load in case.get("member_temperature", [])
        if "hz" in load
    }


def _nodes_and_supports(
    model: Notation, numbering: Numbering
) -> tuple[list[Document], list[Document]]:
    nodes, supports = [], []
    for name, number in numbering.node_ids.items():
        x, y, z = numbering.points[name]
        node: Document = {"id": number, "X": x, "Y": y + 0.0, "Z": z + 0.0}
        held = {axes.GLOBAL[dof][0] for dof in model.get("supports", {}).get(name, [])}
        springs = {
            axes.GLOBAL[s["dof"]][0]: s["k"] for s in model.get("springs", []) if s["node"] == name
        }
        if held or springs:
            node["nodal_support"] = number
            supports.append({"id": number, **_conditions(held, springs)})
        nodes.append(node)
    return nodes, supports


def _conditions(held: set[str], springs: dict[str, float]) -> Document:
    def condition(freedom: str) -> Document:
        if freedom in springs:
            return {"condition_type": "Spring", "stiffness": springs[freedom]}
        return {"condition_type": "Fixed" if freedom in held else "Free"}

    return {freedom: condition(freedom) for freedom in FREEDOMS}


def _members_and_hinges(
    model: Notation, numbering: Numbering, section_ids: dict[tuple[str, str], int]
) -> tuple[list[Document], list[Document]]:
    members: list[Document] = []
    hinges: list[Document] = []
    for name, m in model["members"].items():
        start, end = numbering.points[m["i"]], numbering.points[m["j"]]
        member: Document = {
            "id": numbering.member_ids[name],
            "start_node_id": numbering.node_ids[m["i"]],
            "end_node_id": numbering.node_ids[m["j"]],
            "section": section_ids[m["section"], m["material"]],
            "member_type": MEMBER_TYPE[m["type"]],
            "rotation_angle": axes.roll_angle(start, end, axes.to_document(m["zvec"])),
            "weight": 0.0,
        }
        for side, field in (("i", "start_hinge"), ("j", "end_hinge")):
            released = m.get("releases", {}).get(side)
            if released:
                hinges.append(
                    {
                        "id": len(hinges) + 1,
                        "hinge_type": "hinge",
                        **{axes.RELEASE[dof]: 0.0 for dof in released},
                    }
                )
                member[field] = len(hinges)
        members.append(member)
    return members, hinges
