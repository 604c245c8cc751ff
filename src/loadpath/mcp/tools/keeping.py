"""The tools that keep models: for a while behind a handle, or saved under a name."""

from loadpath.mcp.tools.shapes import (
    COUNT,
    HANDLE_EXAMPLE,
    KEPT,
    MODEL,
    SUMMARY,
    TEXT,
    described,
    listed,
    nullable,
    record,
)
from loadpath.mcp.tools.tool import Tool

_SAVED = record(
    {
        "id": TEXT,
        "handle": KEPT["handle"],
        "name": TEXT,
        "description": nullable(TEXT),
        "createdAt": TEXT,
        "updatedAt": TEXT,
    }
)

STASH_MODEL = Tool(
    name="stash_model",
    title="Keep a model behind a handle",
    summary=(
        "Keep a model (SI units) for a while and get a short private handle. Every tool that takes "
        "a model takes the handle too, so the model need not be sent again. Hosted: private to the "
        "account, for 24 hours, the newest 50; local: until the server stops, the newest 50."
    ),
    properties={"model": MODEL},
    required=("model",),
    output=record({**KEPT, "bytes": COUNT, "summary": SUMMARY}),
    example={"model": {"schema_version": 1, "settings": {}, "model": {}, "analysis": {}}},
    reads_only=False,
)

SAVE_MODEL = Tool(
    name="save_model",
    title="Save a model",
    summary=(
        "Save a model (SI units) under a name, for good; it need not be valid. Hosted: in the "
        "account, which needs the Pro tier. Local: as a file in the models folder, or in the "
        "account of the service that the server was pointed at."
    ),
    properties={
        "name": described({"type": "string", "minLength": 1, "maxLength": 200}, "A name for it."),
        "model": MODEL,
        "description": described({"type": ["string", "null"], "maxLength": 2000}, "A longer text."),
    },
    required=("name", "model"),
    output=_SAVED,
    example={"name": "Portal frame", "model": HANDLE_EXAMPLE},
    reads_only=False,
)

LIST_MODELS = Tool(
    name="list_models",
    title="List saved models",
    summary=(
        "The saved models, the one changed last first, each with a handle that every tool with a "
        "model takes in its place."
    ),
    properties={},
    output=record({"models": listed(_SAVED)}),
    example={},
)

KEEPING = (STASH_MODEL, SAVE_MODEL, LIST_MODELS)
