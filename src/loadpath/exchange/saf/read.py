"""Reads a SAF workbook: the document it describes, and everything that it cannot hold."""

from typing import Any

from loadpath.exchange.errors import ExchangeError
from loadpath.exchange.report import Transfer
from loadpath.exchange.saf.ground import read_member_ground, read_surface_ground
from loadpath.exchange.saf.line_supports import read_line_supports
from loadpath.exchange.saf.load_cases import read_combinations, read_load_cases
from loadpath.exchange.saf.loads import read_loads
from loadpath.exchange.saf.materials import read_materials
from loadpath.exchange.saf.members import read_members, read_nodes
from loadpath.exchange.saf.reading import Reading
from loadpath.exchange.saf.regions import read_regions
from loadpath.exchange.saf.ribs import read_ribs
from loadpath.exchange.saf.rigid_links import read_rigid_links
from loadpath.exchange.saf.sections import read_sections
from loadpath.exchange.saf.sheet import key_of
from loadpath.exchange.saf.supports import read_hinges, read_supports
from loadpath.exchange.saf.surfaces import read_surface_loads, read_surfaces
from loadpath.exchange.workbook import Rows

NO_FIELD = {
    "CompositeShapeDef": "outlines of free shapes are not read",
    "StructuralCurveEdge": "there are no internal edges here",
    "StructuralStorey": "there are no storeys here",
    "RelConnectsSurfaceEdge": "there are no hinges along edges here",
    "RelConnectsRigidCross": "members that cross are not joined by it",
    "RelConnectsRigidMember": "rigid links to edges and members are not read",
    "StructuralCurveMoment": "there are no moments along lines here",
    "StructuralSurfaceActionThermal": "plates are not heated here",
    "StructuralPointActionFree": "free loads are not read",
    "StructuralCurveActionFree": "free loads are not read",
    "StructuralSurfaceActionFree": "free loads are not read",
    "StructuralSurfaceActionDistri": "load panels are not read",
    "NonlinearFunction": "curves of springs are not read",
}
"""Sheets that are known and not carried over, with the reason."""
SAID_ELSEWHERE = {
    *("id", "name", "type", "boundarycondition", "geometricalshape", "actiontype", "duration"),
    *("relation", "value2", "position", "origin", "coordinatesystem"),
    *("beginnode", "endnode", "length", "area"),
}
"""Columns that repeat others, or that matter only where another asks for them."""


def read_tables(tables: dict[str, Rows]) -> Transfer:
    """The document of a workbook's sheets."""
    reading = Reading(tables)
    if key_of("StructuralPointConnection") not in map(key_of, tables):
        raise ExchangeError("", "is no SAF workbook: it has no sheet StructuralPointConnection")
    read_materials(reading)
    read_sections(reading)
    read_nodes(reading)
    read_members(reading)
    read_supports(reading)
    read_hinges(reading)
    read_rigid_links(reading)
    read_surfaces(reading)
    read_ribs(reading)
    read_member_ground(reading)
    read_regions(reading)
    read_surface_ground(reading)
    read_line_supports(reading)
    options = read_load_cases(reading)
    read_loads(reading)
    read_surface_loads(reading)
    read_combinations(reading)
    _note_the_rest(reading)
    return Transfer(_document(reading, options), reading.remarks.listed())


def _note_the_rest(reading: Reading) -> None:
    for sheet in reading.sheets_read():
        columns = [each for each in sheet.never_asked() if key_of(each) not in SAID_ELSEWHERE]
        if columns:
            listed = ", ".join(f"'{each}'" for each in columns)
            reading.remarks.add(sheet.name, "", f"columns that are not read: {listed}")
    for sheet in reading.not_read():
        known = {key_of(name): reason for name, reason in NO_FIELD.items()}
        reason = known.get(key_of(sheet.name))
        if reason is None:
            if any(True for _ in sheet):
                reading.remarks.add(sheet.name, "", "is a sheet that is not read")
            continue
        for row in sheet:
            reading.leave(row, reason)


def _document(reading: Reading, options: dict[str, Any]) -> dict[str, Any]:
    lists = reading.model
    used = {
        number
        for each in lists.get("members", [])
        for number in (each["start_node_id"], each["end_node_id"])
    }
    used |= {
        number
        for surface in lists.get("plate_surfaces", [])
        for part in (surface, *surface.get("openings", []))
        for number in part["boundary_node_ids"]
    }
    used |= {node["id"] for node in lists.get("nodes", []) if "nodal_support" in node}
    used |= {
        load["node"]
        for case in lists.get("load_cases", [])
        for key in ("nodal_loads", "nodal_moments")
        for load in case.get(key, [])
    }
    for node in lists.get("nodes", []):
        if node["id"] not in used:
            name = next(name for name, record in reading.nodes.items() if record is node)
            reading.remarks.add(
                "StructuralPointConnection", name, "is on nothing that is carried over"
            )
    return {
        "schema_version": 4,
        "settings": {"general_info": _general(reading)},
        "model": {
            "nodes": [each for each in lists.get("nodes", []) if each["id"] in used],
            "materials": lists.get("materials", []),
            **{
                key: lists[key]
                for key in (
                    *("members", "member_sets", "sections", "nodal_supports"),
                    *("member_hinges", "shape_paths", "plate_surfaces", "line_supports"),
                )
                if key in lists
            },
        },
        "analysis": {
            **({"options": options} if options else {}),
            "load_cases": lists.get("load_cases", []),
            "load_combinations": lists.get("load_combinations", []),
        },
    }


def _general(reading: Reading) -> dict[str, str]:
    name = reading.settings.get("name") or reading.project.get("name")
    found = {
        "project_name": name,
        "author": reading.settings.get("owner"),
        "version": reading.settings.get(key_of("Revision number")),
    }
    return {key: text for key, text in found.items() if text}
