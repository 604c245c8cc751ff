"""Models are looked into and changed at the hosted server, also by their public links."""

import json

from loadpath.builders import create_frame, update_model
from loadpath.service.clock import DAY
from tests.service.api import Api
from tests.service.mcp_caller import McpCaller

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)
CHANGES = [{"set": "members", "where": {"section": "IPE300"}, "to": {"section": "IPE330"}}]


def test_a_model_is_changed_behind_its_handle(api: Api) -> None:
    """MCP-13."""
    mcp = McpCaller(api)
    handle = mcp.call("stash_model", {"model": FRAME})["handle"]
    assert mcp.call("get_model", {"model": handle})["lists"]["members"] == 3
    changed = mcp.call("update_model", {"model": handle, "changes": CHANGES})
    assert "model" not in changed
    part = mcp.call("get_model", {"model": changed["handle"], "part": "sections"})
    assert [each["name"] for each in part["items"]] == ["HEB200", "IPE330"]
    whole = mcp.call("update_model", {"model": handle, "changes": CHANGES, "stash": False})
    assert whole["model"] == json.loads(json.dumps(update_model(FRAME, changes=CHANGES)))
    refused = mcp.refuse(
        "update_model", {"model": handle, "changes": [{"remove": "sections", "id": 1}]}
    )
    assert (refused["code"], refused["error_count"]) == ("invalid_model", 2)


def test_a_parked_model_by_its_reference_and_its_link(api: Api) -> None:
    """MCP-14: whoever holds a link may read what is behind it, while it works."""
    link = McpCaller(api).call("solve_model", {"model": FRAME})
    other = McpCaller(api, key=api.new_account()[1])
    for handle in (link["model_ref"], link["open_url"], f"{link['open_url']}/document"):
        assert other.call("get_model", {"model": handle})["lists"]["members"] == 3
    changed = other.call("update_model", {"model": link["open_url"], "changes": CHANGES})
    assert changed["handle"].startswith("stash_")
    foreign = other.refuse("get_model", {"model": "https://elsewhere.example/open/abc"})
    assert (foreign["code"], foreign["path"]) == ("not_found", "model")
    assert other.refuse("get_model", {"model": "draft_abc"})["code"] == "not_found"
    api.clock.advance(DAY)
    assert other.refuse("get_model", {"model": link["model_ref"]})["code"] == "not_found"


def test_explain_hands_off(api: Api) -> None:
    """MCP-15."""
    mcp = McpCaller(api)
    answer = mcp.call("explain", {"model": FRAME, "member": 3})
    assert answer["status"] == "solve_in_browser"
    assert "member 3 is not explained here" in answer["note"]
    assert answer["local_server"]["npx"]
    refused = mcp.refuse("explain", {"model": FRAME, "member": 9})
    assert (refused["code"], refused["path"]) == ("invalid_parameter", "member")


def test_find_lightest_hands_off(api: Api) -> None:
    """MCP-15."""
    mcp = McpCaller(api)
    asked = {"group": "Beam", "families": ["IPE"], "max_depth_m": 0.4}
    answer = mcp.call("find_lightest", {"model": FRAME, **asked})
    assert answer["status"] == "solve_in_browser"
    assert "no section was sought here" in answer["note"]
    assert answer["local_server"]["npx"]
    assert mcp.refuse("find_lightest", {"model": FRAME})["path"] == "group"
    assert mcp.refuse("find_lightest", {"model": {}, **asked})["code"] == "invalid_model"
