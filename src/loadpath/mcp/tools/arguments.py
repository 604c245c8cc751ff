"""Judges the arguments of tools: known names, needed ones, right types. Builders read their own."""

from difflib import get_close_matches
from math import inf
from typing import Any

from loadpath.builders.parameter import shown
from loadpath.mcp.tools.tool import Schema, Tool
from loadpath.mcp.tools.tool_error import ToolError

_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "string": str,
    "boolean": bool,
    "array": list,
    "null": type(None),
    "integer": int,
    "number": (int, float),
}
_WORDS = {
    "object": "an object",
    "string": "a text",
    "boolean": "true or false",
    "null": "null",
    "integer": "a whole number",
    "number": "a number",
    "array": "a list",
}


def check_arguments(tool: Tool, arguments: dict[str, Any]) -> None:
    """Refuse what the tool does not know, what is missing, and what is of another type.

    Names that are not the tool's own are left to its builder, if it has one.
    """
    own = tool.own_properties
    for name in arguments:
        if name not in own and not tool.parameters:
            known = ", ".join(own) or "none"
            close = get_close_matches(name[:64].casefold(), own, n=1)
            raise ToolError(
                f"{shown(name)} is not an argument of {tool.name} ({known}).",
                "invalid_parameter",
                name,
                close[0] if close else None,
            )
    for name in tool.required:
        if name in own and arguments.get(name) is None:
            raise ToolError(
                f"'{name}' is missing: {own[name].get('description', name)}",
                "missing_parameter",
                name,
            )
    for name, schema in own.items():
        if name in arguments:
            _check_type(tool, name, schema, arguments[name])


def _is_of(value: Any, kind: str) -> bool:
    if kind in ("integer", "number") and isinstance(value, bool):
        return False
    return isinstance(value, _TYPES[kind])


def _check_type(tool: Tool, name: str, schema: Schema, value: Any) -> None:
    if value is None and name not in tool.required:
        return
    if "enum" in schema and value not in schema["enum"]:
        words = ", ".join(schema["enum"])
        close = get_close_matches(str(value)[:64], schema["enum"], n=1)
        raise ToolError(
            f"'{name}' is {shown(value)}; it should be one of {words}.",
            "invalid_parameter",
            name,
            close[0] if close else None,
        )
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(_is_of(value, each) for each in types):
        wanted = " or ".join(_WORDS.get(each, each) for each in types)
        raise ToolError(
            f"'{name}' is {shown(value)}; it should be {wanted}.", "invalid_parameter", name
        )
    least, most = schema.get("minLength", 0), schema.get("maxLength", inf)
    if isinstance(value, str) and not least <= len(value) <= most:
        raise ToolError(
            f"'{name}' should have {least} to {most} characters; it has {len(value)}.",
            "invalid_parameter",
            name,
        )
