"""JSON Schemas that several tools share."""

from typing import Any

Schema = dict[str, Any]
STASHED, SAVED = "stash_", "saved_"
"""How the handles of stashed and of saved models begin."""

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "number"}
COUNT: Schema = {"type": "integer", "minimum": 0}
FLAG: Schema = {"type": "boolean"}


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
        "The model: a document as an object, a string of its JSON, or a handle: "
        f"{STASHED}... of stash_model, {SAVED}... of list_models. SI units: m, N, Pa, degrees; "
        "Y is up."
    ),
}
STASH: Schema = {
    "type": "boolean",
    "default": False,
    "description": (
        "Whether to keep the model here and answer with its handle in place of the model. A model "
        "above 256 kB is always kept."
    ),
}
ISSUE = record(
    {
        "path": described(TEXT, "Where in the model, such as model.members[3].section."),
        "message": TEXT,
        "severity": {"enum": ["error", "warning"]},
        "code": TEXT,
        "suggestion": TEXT,
    },
    "code",
    "suggestion",
)
SUMMARY = record(
    {
        "nodes": COUNT,
        "members": COUNT,
        "plates": COUNT,
        "load_cases": listed(TEXT),
        "load_combinations": listed(TEXT),
        "unity_checks": listed(TEXT),
    },
    description="What is in the model.",
)
KEPT: dict[str, Schema] = {
    "handle": described(TEXT, "The private handle; give it wherever a model is asked for."),
    "expires_at": nullable(described(TEXT, "When the handle ends; null: with this server.")),
}
BUILT = record(
    {
        "model": {"type": "object", "description": "The document; absent where it was kept."},
        **KEPT,
        "summary": SUMMARY,
        "valid": described(FLAG, "Whether it validates without an error."),
        "warnings": listed(ISSUE),
        "notes": described(listed(TEXT), "What to know before trusting its results."),
    },
    *("model", "handle", "expires_at"),
)
