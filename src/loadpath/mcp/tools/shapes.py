"""JSON Schemas that several tools share."""

import re
from typing import Any, TypeGuard

Schema = dict[str, Any]
STASHED, SAVED, PARKED = "stash_", "saved_", "draft_"
"""How the handles of stashed, saved and parked models begin."""

LINK = re.compile(r"https?://[^\s?#]+/open/([0-9A-Za-z]+)(?:/document)?/?")
"""An open link of a service."""


def is_handle(model: object) -> TypeGuard[str]:
    """Whether a text stands for a model rather than being one."""
    if not isinstance(model, str):
        return False
    return model.startswith((STASHED, SAVED, PARKED)) or LINK.fullmatch(model) is not None


def parked_id(model: str) -> str | None:
    """The id of a parked model by its reference or its link."""
    link = LINK.fullmatch(model)
    if link is not None:
        return link[1]
    return model.removeprefix(PARKED) if model.startswith(PARKED) else None


TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "number"}
COUNT: Schema = {"type": "integer"}
FLAG: Schema = {"type": "boolean"}
LIST: Schema = {"type": "array"}


def described(schema: Schema, description: str) -> Schema:
    return {**schema, "description": description}


def record(properties: dict[str, Schema], *optional: str, description: str = "") -> Schema:
    """An object whose keys are all there but for the optional ones."""
    schema: Schema = {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
    }
    return {**schema, "description": description} if description else schema


def listed(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def nullable(schema: Schema) -> Schema:
    return {**schema, "type": [schema["type"], "null"]}


MODEL: Schema = {
    "type": ["object", "string"],
    "description": (
        f"Document (SI), its JSON as text, handle ({STASHED}, {SAVED} or {PARKED}...) or open link."
    ),
}
MODEL_LIKEWISE = described({"type": MODEL["type"]}, "See validate_model.")
HANDLE_EXAMPLE = f"{STASHED}0QnvWq3b"
STASH: Schema = {
    "type": "boolean",
    "description": (
        "Keep it and answer with its handle; by default where a handle was given, or above 256 kB."
    ),
}
STASH_LIKEWISE = described(FLAG, "See create_beam.")
ISSUE = record(
    {
        "path": described(TEXT, "Such as model.members[3].section."),
        "message": TEXT,
        "severity": {"enum": ["error", "warning"]},
        "code": TEXT,
        "suggestion": TEXT,
    },
    "code",
    "suggestion",
)
ISSUES = described(listed({"type": "object"}), "See validate_model.")
SUMMARY: Schema = {
    "type": "object",
    "description": "Counts, and names of cases, combinations and checks.",
    "properties": {
        **dict.fromkeys(("nodes", "members", "plates"), COUNT),
        **dict.fromkeys(("load_cases", "load_combinations", "unity_checks"), LIST),
    },
}
KEPT: dict[str, Schema] = {
    "handle": described(TEXT, "To give wherever a model is asked for."),
    "expires_at": nullable(described(TEXT, "null: ends with this server.")),
}
HANDLE_LIKEWISE = described(TEXT, "See create_beam.")
BUILT = record(
    {
        "model": described({"type": "object"}, "Absent where it was kept."),
        **KEPT,
        "summary": SUMMARY,
        "valid": FLAG,
        "warnings": ISSUES,
        "notes": described(listed(TEXT), "What to know before trusting its results."),
    },
    *("model", "handle", "expires_at"),
)
BUILT_LIKEWISE = described({"type": "object"}, "See create_beam.")
"""What is said once is not said again: agents read all tools before their first word."""
