"""JSON Schemas that several tools share."""

from typing import Any

Schema = dict[str, Any]
STASHED, SAVED = "stash_", "saved_"
"""How the handles of stashed and of saved models begin."""

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "number"}
COUNT: Schema = {"type": "integer"}
FLAG: Schema = {"type": "boolean"}
NAMES: Schema = {"type": "array"}


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
        f"A document (SI units), its JSON as text, or a handle: {STASHED}... of stash_model, "
        f"{SAVED}... of list_models."
    ),
}
HANDLE_EXAMPLE = f"{STASHED}0QnvWq3bU7kT2sYx"
STASH: Schema = {
    "type": "boolean",
    "default": False,
    "description": (
        "Keep the model and answer with its handle in its place; above 256 kB always so."
    ),
}
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
ISSUES = described(listed({"type": "object"}), "As those of validate_model.")
SUMMARY: Schema = {
    "type": "object",
    "description": "Counts, and names of cases, combinations and checks.",
    "properties": {
        **dict.fromkeys(("nodes", "members", "plates"), COUNT),
        **dict.fromkeys(("load_cases", "load_combinations", "unity_checks"), NAMES),
    },
}
KEPT: dict[str, Schema] = {
    "handle": described(TEXT, "To give wherever a model is asked for."),
    "expires_at": nullable(described(TEXT, "null: ends with this server.")),
}
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
BUILT_LIKEWISE = described({"type": "object"}, "As that of create_beam.")
"""What is said once is not said again: agents read all tools before their first word."""
