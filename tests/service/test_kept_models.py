"""Stashed models by their handles, over HTTP."""

from loadpath.builders import create_beam
from loadpath.service.clock import DAY
from tests.service.api import Api
from tests.service.mcp_caller import McpCaller

BEAM = create_beam(span_m=6)


def test_a_stashed_model_is_fetched_by_its_account_only(api: Api) -> None:
    """MCP-12."""
    _, key = api.new_account()
    handle = McpCaller(api, key=key).call("stash_model", {"model": BEAM})["handle"]
    path = f"/api/mcp/models/{handle}"
    assert api.get(path, key=key).json() == BEAM
    _, other = api.new_account()
    assert api.get(path, key=other).status_code == 404
    assert api.get(path, key=None).status_code == 401
    stranger = {"X-API-Key": key, "Origin": "https://evil.test"}
    assert api.client.get(path, headers=stranger).status_code == 403
    assert api.client.post(path, headers={"X-API-Key": key}).status_code == 405
    api.clock.advance(DAY)
    assert api.get(path, key=key).status_code == 404


def test_a_handle_that_is_none_is_404(api: Api) -> None:
    """MCP-12."""
    for handle in ("stash_nothing", "saved_1", "x"):
        assert api.get(f"/api/mcp/models/{handle}").status_code == 404
