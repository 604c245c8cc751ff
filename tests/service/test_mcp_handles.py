"""Handles in the place of models: what goes to the reader, and what is refused."""

import json
import threading
from typing import Any

import pytest

from loadpath.builders import create_beam, create_frame
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import SMALL, ReceivedBody
from loadpath.service.mcp import handles, hosted_tools
from loadpath.service.mcp.handles import put_model
from loadpath.service.mcp.lifted_request import hold
from tests.service.api import Api
from tests.service.mcp_caller import McpCaller
from tests.service.test_mcp import FRAME

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


def test_nobody_waits_for_a_large_kept_model(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """MCP-5: its text goes once to the processes that read large bodies, and what is built on it
    is packed beside the event loop."""
    mcp = McpCaller(api, key=api.new_account("pro")[1])
    frame = create_frame(**FRAME, bays=10, storeys=10, depth_bays=3)
    handle = mcp.call("save_model", {"name": "a", "model": frame})["handle"]
    read, packing, held = [], [], []
    really_read = api.resources.body_reading.read

    async def note_size(body: ReceivedBody, *given: Any, **options: Any) -> Any:
        with body.open() as text:
            read.append(len(text.read()))
        return await really_read(body, *given, **options)

    def note_thread(text: bytes) -> bytes:
        packing.append(threading.get_ident())
        return pack_document(text)

    def note_held(content: bytes) -> ReceivedBody:
        held.append(len(content))
        return hold(content)

    monkeypatch.setattr(api.resources.body_reading, "read", note_size)
    monkeypatch.setattr(handles, "hold", note_held)
    monkeypatch.setattr(hosted_tools, "pack_document", note_thread)
    load = {"kind": "line", "member": 1, "load_kn": 1}
    calls: dict[str, dict[str, Any]] = {
        "validate_model": {},
        "solve_model": {},
        "explain": {"member": 1},
        "add_load": load,
    }
    for tool, more in calls.items():
        assert mcp.call(tool, {"model": handle, **more})
    assert len([size for size in read if size > SMALL]) >= len(calls)
    assert len(held) == len(calls)

    async def loop_thread() -> int:
        return threading.get_ident()

    assert len(packing) == 1
    assert packing[0] != api.call(loop_thread)


def test_a_key_without_the_scope_does_not_reach_saved_models(api: Api) -> None:
    """AUTH-6."""
    account_id, key = api.new_account("pro")
    handle = McpCaller(api, key=key).call("save_model", {"name": "a", "model": BEAM})["handle"]
    limited = McpCaller(api, key=api.new_key(account_id, scopes=("handoff",)))
    assert limited.refuse("solve_model", {"model": handle})["code"] == "insufficient_scope"
