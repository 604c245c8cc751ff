"""What the library tools answer; the same hosted and local."""

from typing import Any

from loadpath.catalogue import (
    UnknownFamily,
    UnknownSection,
    families,
    find_material,
    find_section,
    material_names,
    section_names,
)
from loadpath.document import UnknownRoot, schema
from loadpath.mcp.tools.tool_error import ToolError


def get_schema(root: str | None = None) -> dict[str, Any]:
    try:
        return schema(root)
    except UnknownRoot as error:
        raise _unknown("root", error, "unknown_root") from None


def list_sections(family: str | None = None) -> dict[str, Any]:
    try:
        names = section_names(family)
    except UnknownFamily as error:
        raise _unknown("family", error, "unknown_section") from None
    about = families()
    listed = [
        {"family": name, "description": about[name], "count": len(sections)}
        for name, sections in names.items()
    ]
    return {"families": listed} if family is None else {"families": listed, "sections": names}


def get_section(name: str) -> dict[str, Any]:
    try:
        return find_section(name).to_dict()
    except UnknownSection as error:
        raise _unknown("name", error, "unknown_section") from None


def list_materials() -> dict[str, Any]:
    return {"materials": [find_material(name).to_dict() for name in material_names()]}


def _unknown(path: str, error: Exception, code: str) -> ToolError:
    text = str(error)
    return ToolError(f"{text[:1].upper()}{text[1:]}.", code, path)
