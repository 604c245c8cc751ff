"""Reads a SAF workbook: the document it describes, and everything that it cannot hold."""

from typing import Any

from loadpath.exchange.errors import ExchangeError
from loadpath.exchange.imported import imported_record
from loadpath.exchange.report import NotCarried, Transfer
from loadpath.exchange.saf.ground import read_member_ground, read_surface_ground
from loadpath.exchange.saf.left_before import read_left_before
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
from loadpath.exchange.saf.sheet import Sheet, key_of
from loadpath.exchange.saf.supports import read_hinges, read_supports
from loadpath.exchange.saf.surfaces import read_surface_loads, read_surfaces
from loadpath.exchange.workbook import Rows

NO_FIELD = {
    "CompositeShapeDef": "outlines of free shapes are not read",
    "StructuralCurveEdge": "there are no internal edges here",
    "StructuralStorey": "there are no storeys here",
    "StructuralProxyElement": "bodies that are not analysed are not read",
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
BEARS_NOTHING = {
    *("CompositeShapeDef", "StructuralCurveEdge", "StructuralStorey", "StructuralProxyElement"),
    *("StructuralProxyElementVertices", "StructuralProxyElementFaces"),
    *("ResultInternalForce1D", "ResultInternalForce2D", "ResultInternalForce2DEdge"),
}
"""Sheets without which a structure bears the same: what refers to them says so itself, of a free
shape its section does."""
BEARS_NOTHING_COLUMNS = {
    *("layer", "color", "colour", "parentid", "description", "comment", "note", "guid"),
    *("uniqueid", "externalid", "structuralzeccentricity"),
    *(f"structural{axis}eccentricityof{end}node" for axis in "yz" for end in ("beg", "end")),
}
"""Columns that draw and describe; structural eccentricities are those of the drawn bodies, the
analysis has its own."""
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
    earlier = read_left_before(reading)
    _note_the_rest(reading)
    document = _document(reading, options)
    report = reading.remarks.listed()
    document["settings"]["imported"] = _imported(reading, report, earlier)
    return Transfer(document, report)


def _note_the_rest(reading: Reading) -> None:
    for what in ("Ignored objects", "Ignored groups"):
        if said := reading.settings.get(key_of(what)):
            reading.remarks.add("Model", what, f"'{said}' may be missing: the workbook is a part")
    for sheet in reading.sheets_read():
        _note_columns(reading, sheet)
    known = {key_of(name): reason for name, reason in NO_FIELD.items()}
    idle = set(map(key_of, BEARS_NOTHING))
    for sheet in reading.not_read():
        bears_nothing = key_of(sheet.name) in idle
        reason = known.get(key_of(sheet.name))
        if reason is None:
            if sheet.is_filled():
                tell = reading.remarks.note if bears_nothing else reading.remarks.add
                tell(sheet.name, "", "is a sheet that is not read")
            continue
        for row in sheet:
            (reading.note if bears_nothing else reading.leave)(row, reason)


def _note_columns(reading: Reading, sheet: Sheet) -> None:
    """Columns that nobody asked for; one of zeros alone, or of colours, says nothing that bears."""
    idle: list[str] = []
    others: list[str] = []
    for heading in sheet.never_asked():
        if key_of(heading) in SAID_ELSEWHERE:
            continue
        says_nothing = key_of(heading) in BEARS_NOTHING_COLUMNS or sheet.has_zeros_alone(heading)
        (idle if says_nothing else others).append(f"'{heading}'")
    for listed, tell in ((others, reading.remarks.add), (idle, reading.remarks.note)):
        if listed:
            tell(sheet.name, "", f"columns that are not read: {', '.join(listed)}")


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
            reading.remarks.note(
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


def _imported(
    reading: Reading, report: list[NotCarried], earlier: list[dict[str, Any]]
) -> dict[str, Any]:
    return imported_record(
        "SAF",
        report,
        version=reading.settings.get(key_of("SAF Version")),
        program=reading.settings.get(key_of("Source application")),
        earlier=earlier,
    )


def _general(reading: Reading) -> dict[str, str]:
    name = reading.settings.get("name") or reading.project.get("name")
    found = {
        "project_name": name,
        "author": reading.settings.get("owner"),
        "version": reading.settings.get(key_of("Revision number")),
    }
    return {key: text for key, text in found.items() if text}
