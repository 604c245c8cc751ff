"""Writes a document as SAF; what is left behind is found by reading the workbook back."""

from typing import Any

from loadpath.exchange.report import NotCarried
from loadpath.exchange.saf.ground import write_ground
from loadpath.exchange.saf.left_before import write_left_before
from loadpath.exchange.saf.left_behind import left_behind
from loadpath.exchange.saf.line_supports import write_line_supports
from loadpath.exchange.saf.members import BEHAVIOURS
from loadpath.exchange.saf.read import read_tables
from loadpath.exchange.saf.rigid_links import write_rigid_links
from loadpath.exchange.saf.sections import SHEET as SECTIONS
from loadpath.exchange.saf.write_loads import LoadRows, write_combinations, write_load_cases
from loadpath.exchange.saf.write_sections import write_sections
from loadpath.exchange.saf.write_structure import (
    write_hinges,
    write_materials,
    write_members,
    write_nodes,
    write_supports,
    write_surfaces,
)
from loadpath.exchange.saf.writing import Writing
from loadpath.exchange.workbook import Rows

VERSION = "2.2.0"


def write_tables(document: dict[str, Any]) -> tuple[dict[str, Rows], list[NotCarried]]:
    """The sheets of a plain document in SI, and everything that they do not hold."""
    writing = Writing(document)
    write_materials(writing)
    write_sections(writing)
    write_nodes(writing)
    write_members(writing)
    write_surfaces(writing)
    write_supports(writing)
    write_hinges(writing)
    write_rigid_links(writing)
    write_line_supports(writing)
    write_ground(writing)
    write_load_cases(writing)
    write_combinations(writing)
    write_left_before(writing)
    carried = {
        member["id"]
        for member in writing.listed("members")
        if member["member_type"] in BEHAVIOURS.values() and writing.is_apart(member)
    }
    kinds = {kind["id"]: kind for kind in writing.listed("nodal_supports")}
    held = {
        node["id"]
        for node in writing.listed("nodes")
        if node.get("nodal_support") is not None and not kinds[node["nodal_support"]].get("axes")
    }
    LoadRows(writing, carried, held).write()
    tables = {"Project": _project(document), "Model": _model(document), **writing.tables()}
    back = read_tables(tables)
    doubts = [each for each in back.report if each.object == SECTIONS]
    return tables, [*left_behind(document, back.model), *doubts]


def _project(document: dict[str, Any]) -> Rows:
    info = document["settings"].get("general_info") or {}
    return [["Name", info.get("project_name", "")]]


def _model(document: dict[str, Any]) -> Rows:
    info = document["settings"].get("general_info") or {}
    return [
        ["Name", info.get("project_name", "")],
        ["Owner", info.get("author", "")],
        ["Revision number", info.get("version", "")],
        ["Source type", "Structural analysis model"],
        ["Source application", "Loadpath"],
        ["SAF Version", VERSION],
        ["Global coordinate system", "Z vertical"],
        ["LCS of cross-section", "ZYX"],
        ["System of units", "Metric"],
        ["National code", "EC-Standard-EN"],
    ]
