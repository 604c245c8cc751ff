"""Which parts of a model an agent asked for, as the engine takes them."""

from typing import Any

import msgspec

from loadpath.builders.parameter import shown
from loadpath.mcp.tools.tool_error import ToolError


def ids_of(arguments: dict[str, Any], name: str) -> list[int] | None:
    """One id or several, as they were asked for."""
    value = arguments.get(name)
    if value is None:
        return None
    ids = value if isinstance(value, list) else [value]
    for each in ids:
        if not isinstance(each, int) or isinstance(each, bool):
            message = f"'{name}' should hold whole numbers, found {shown(each)}."
            raise ToolError(message, "invalid_parameter", name)
    return ids


def members_of(text: bytes, arguments: dict[str, Any]) -> list[int] | None:
    """Members by id, or all that a label names: their own, or that of a set they are of."""
    label = arguments.get("member")
    if not isinstance(label, str):
        return ids_of(arguments, "member")
    model = msgspec.json.decode(text)["model"]
    found: dict[str, set[int]] = {}
    for member in model.get("members") or []:
        found.setdefault(member.get("classification") or "", set()).add(member["id"])
    for each in model.get("member_sets") or []:
        found.setdefault(each.get("classification") or "", set()).update(each["member_ids"])
    found.pop("", None)
    if label not in found:
        there = ", ".join(list(found)[:20]) or "none"
        message = f"'member' is '{label[:60]}'; labels in the model: {there}."
        raise ToolError(message, "invalid_parameter", "member")
    return sorted(found[label])


def member_sets_of(document: Any, members: list[int]) -> list[int]:
    """The member sets that these members are of; checks look at sets too."""
    sets = document["model"].get("member_sets") or []
    return [each["id"] for each in sets if set(members) & set(each["member_ids"])]


def made_of(document: Any, member: int) -> str | None:
    """The names of a member's section and material."""
    model = document["model"]
    sections = {each["id"]: each for each in model.get("sections") or []}
    materials = {each["id"]: each for each in model["materials"]}
    record: dict[str, Any] = next((each for each in model["members"] if each["id"] == member), {})
    section = sections.get(record.get("section"))
    return section and f"{section['name']} of {materials[section['material']]['name']}"
