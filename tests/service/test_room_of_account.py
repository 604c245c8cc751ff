"""What an account may keep in saved models and behind handles, by bytes."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from loadpath.builders import create_beam
from loadpath.service.clock import DAY
from loadpath.store.kept_models import KeptBytes, count_kept_bytes
from tests.service.api import Api, running_api
from tests.service.mcp_caller import McpCaller

MODELS = "/api/sdk/models"
MOST = 13_000


def heavy(packed: int = 4_000) -> dict[str, Any]:
    """A beam with so many bytes that cannot be packed."""
    return {**create_beam(span_m=6), "notes": os.urandom(packed).hex()}


def kept(api: Api, account_id: str) -> KeptBytes:
    found: KeptBytes = api.read(lambda tx: count_kept_bytes(tx, account_id, api.clock()))
    return found


def test_saved_models_hold_so_much_and_no_more(fresh_database_url: str) -> None:
    """SAVE-11: nothing changes where it is refused, and what makes room goes on."""
    with running_api(fresh_database_url, max_kept_bytes=MOST) as api:
        account_id, key = api.new_account("pro")
        first = api.post(MODELS, {"name": "a", "model": heavy()}, key=key).json()["id"]
        second = api.post(MODELS, {"name": "b", "model": heavy()}, key=key).json()["id"]
        before = kept(api, account_id)
        refused = [
            api.post(MODELS, {"name": "c", "model": heavy()}, key=key),
            api.put(f"{MODELS}/{first}", {"name": "c", "model": heavy(8_000)}, key=key),
        ]
        assert {(r.status_code, r.json()["code"]) for r in refused} == {(507, "storage_full")}
        told = refused[0].json()["error"]
        assert f"keeps {before.saved} bytes in saved models and 0 bytes behind handles" in told
        assert f"may hold {MOST} bytes" in told
        assert "Delete" in told
        assert kept(api, account_id) == before
        assert api.get(f"{MODELS}/{first}", key=key).json()["name"] == "a"
        assert api.put(f"{MODELS}/{first}", {"name": "d"}, key=key).status_code == 200
        assert api.put(f"{MODELS}/{first}", {"model": heavy(100)}, key=key).status_code == 200
        assert api.delete(f"{MODELS}/{second}", key=key).status_code == 204
        assert api.post(MODELS, {"name": "c", "model": heavy()}, key=key).status_code == 201


def test_handles_and_saved_models_share_the_room(fresh_database_url: str) -> None:
    """SAVE-11, MCP-9: a handle's room is free again when it ends, and others have their own."""
    with running_api(fresh_database_url, max_kept_bytes=MOST) as api:
        account_id, key = api.new_account("pro")
        mcp = McpCaller(api, key=key)
        mcp.call("stash_model", {"model": heavy()})
        assert api.post(MODELS, {"name": "a", "model": heavy()}, key=key).status_code == 201
        before = kept(api, account_id)
        error = mcp.refuse("stash_model", {"model": heavy()})
        assert error["code"] == "storage_full"
        assert f"{before.saved} bytes in saved models and {before.stashed} bytes" in error["error"]
        assert mcp.refuse("save_model", {"name": "b", "model": heavy()})["code"] == "storage_full"
        assert kept(api, account_id) == before
        McpCaller(api, key=api.new_account()[1]).call("stash_model", {"model": heavy()})
        api.clock.advance(DAY)
        assert kept(api, account_id) == KeptBytes(before.saved, 0)
        mcp.call("stash_model", {"model": heavy()})


def test_many_at_once_do_not_keep_more(fresh_database_url: str) -> None:
    """SAVE-11: whoever saves and stashes at the same moment takes turns."""
    with running_api(fresh_database_url, max_kept_bytes=MOST) as api:
        account_id, key = api.new_account("pro")
        mcp = McpCaller(api, key=key)
        stash = mcp.message("tools/call", {"name": "stash_model", "arguments": {"model": heavy()}})

        def add(number: int) -> int:
            if number % 2:
                return mcp.post(stash).status_code
            return api.post(MODELS, {"name": "a", "model": heavy()}, key=key).status_code

        with ThreadPoolExecutor(8) as threads:
            assert set(threads.map(add, range(16))) <= {200, 201, 507}
        assert MOST / 2 < sum(kept(api, account_id)) <= MOST
