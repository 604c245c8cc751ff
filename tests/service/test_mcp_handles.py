"""Handles in the place of models: what goes to the reader, and what is refused."""

import json

import pytest

from loadpath.builders import create_beam
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import SMALL, ReceivedBody
from loadpath.service.mcp.handles import put_model
from tests.service.api import Api
from tests.service.mcp_caller import McpCaller

BEAM = create_beam(span_m=6, section="IPE300")


@pytest.mark.parametrize(("tool", "more"), [("stash_model", {}), ("save_model", {"name": "a"})])
def test_large_arguments_beside_a_handle_are_refused_by_name(
    api: Api, tool: str, more: dict[str, str]
) -> None:
    """MCP-8."""
    mcp = McpCaller(api, key=api.new_account("pro")[1])
    handle = mcp.call(tool, {"model": BEAM, **more})["handle"]
    error = mcp.refuse("add_load", {"model": handle, "note": "x" * (SMALL + 1)})
    assert error["code"] == "payload_too_large"
    assert "handle" in error["error"]


def test_a_kept_model_goes_on_as_the_text_it_is() -> None:
    """MCP-5: nobody parses it on the way, so spacing and numbers stay as they were."""
    text = b'{ "model" : {"x": 1.00}}'
    arguments = ReceivedBody(b'{"a\\"b": [1 ,2],"model":"saved_x","c":"\\\\"}', None, "identity")
    put = put_model(arguments, pack_document(text))
    assert put.content == b'{"a\\"b":[1 ,2],"c":"\\\\","model":' + text + b"}"
    assert json.loads(put.content)["model"] == json.loads(text)
    alone = put_model(ReceivedBody(b'{"model":"saved_x"}', None, "identity"), pack_document(text))
    assert json.loads(alone.content) == {"model": json.loads(text)}


def test_a_key_without_the_scope_does_not_reach_saved_models(api: Api) -> None:
    """AUTH-6."""
    account_id, key = api.new_account("pro")
    handle = McpCaller(api, key=key).call("save_model", {"name": "a", "model": BEAM})["handle"]
    limited = McpCaller(api, key=api.new_key(account_id, scopes=("handoff",)))
    assert limited.refuse("solve_model", {"model": handle})["code"] == "insufficient_scope"
