"""The tools that keep models: for a while behind a handle, or saved under a name."""

from loadpath.mcp.tools.built_model import parse_model, summarise
from loadpath.mcp.tools.run import Answer, HostedCall, LocalServer, Run
from loadpath.mcp.tools.shapes import (
    HANDLE_EXAMPLE,
    HANDLE_LIKEWISE,
    MODEL_LIKEWISE,
    SAVED,
    TEXT,
    described,
    listed,
    nullable,
    record,
)
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError

_SAVED = record(
    {
        "id": TEXT,
        "handle": HANDLE_LIKEWISE,
        "name": TEXT,
        "description": nullable(TEXT),
    }
)


def with_handle(saved: Answer) -> Answer:
    return {**saved, "handle": f"{SAVED}{saved['id']}"}


def _stash_here(server: LocalServer, arguments: Answer) -> Answer:
    text = server.text_of(arguments)
    summary = summarise(parse_model(text.decode()))
    return {**server.keep(text), "bytes": len(text), "summary": summary}


async def _save_hosted(call: HostedCall) -> Answer:
    return with_handle(await call.run_operation("saveModel"))


def _save_here(server: LocalServer, arguments: Answer) -> Answer:
    text = server.text_of(arguments)
    if not isinstance(parse_model(text.decode()), dict):
        raise ToolError("'model' should be a JSON object.", "invalid_json", "model")
    return server.saved_models.save(arguments["name"], arguments.get("description"), text)


async def _list_hosted(call: HostedCall) -> Answer:
    listed = await call.run_operation("listModels")
    return {"models": [with_handle(saved) for saved in listed["models"]]}


def _list_here(server: LocalServer, arguments: Answer) -> Answer:
    return {"models": server.saved_models.list()}


STASH_MODEL = Tool(
    name="stash_model",
    title="Keep a model behind a handle",
    summary=(
        "Keep a model (SI units) and get a short handle, which every tool takes in its place. "
        "Hosted: private to the account, for 24 hours, the newest 50; local: until the server "
        "stops, the newest 50."
    ),
    properties={"model": MODEL_LIKEWISE},
    required=("model",),
    output=described({"type": "object"}, "handle, expires_at, bytes, summary: see create_beam."),
    example={"model": {"schema_version": 1, "settings": {}, "model": {}, "analysis": {}}},
    run=Run(hosted=lambda call: call.stash_model(), local=_stash_here),
    reads_only=False,
)

SAVE_MODEL = Tool(
    name="save_model",
    title="Save a model",
    summary=(
        "Save a model (SI units) under a name, for good; it need not be valid. Hosted: in the "
        "account, which needs the Pro tier. Local: as a file, or in the account of --account."
    ),
    properties={
        "name": described({"type": "string", "minLength": 1, "maxLength": 200}, "A name for it."),
        "model": MODEL_LIKEWISE,
        "description": described({"type": ["string", "null"], "maxLength": 2000}, "A longer text."),
    },
    required=("name", "model"),
    output=_SAVED,
    example={"name": "Portal frame", "model": HANDLE_EXAMPLE},
    run=Run(_save_hosted, _save_here),
    reads_only=False,
)

LIST_MODELS = Tool(
    name="list_models",
    title="List saved models",
    summary="The saved models, the one changed last first, each with its handle.",
    properties={},
    output=record({"models": described(listed({"type": "object"}), "See save_model.")}),
    example={},
    run=Run(_list_hosted, _list_here),
)

KEEPING = (STASH_MODEL, SAVE_MODEL, LIST_MODELS)
