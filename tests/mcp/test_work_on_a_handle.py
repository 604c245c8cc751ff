"""An agent works on a handle: it looks into a model and changes it without sending it again."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.mcp.local_agent import Agent

FRAME = {"bay_width_m": 6, "storey_height_m": 3.5, "lateral_load_kn": 9, "stash": True}


@pytest.fixture
def agent(tmp_path: Path) -> Agent:
    return Agent(tmp_path / "models")


def test_the_overview_says_what_there_is_to_change(agent: Agent) -> None:
    seen = agent.call("get_model", model=agent.call("create_frame", **FRAME)["handle"])
    assert seen["lists"]["members"] == 3
    assert [(each["name"], each["members"]) for each in seen["sections"]] == [
        ("HEB200", [1, 2]),
        ("IPE300", [3]),
    ]
    assert seen["supports"][0]["nodes"] == [1, 2]
    assert seen["load_combinations"][0] == "ULS 1 = 1.35 G + 1.5 Q + 0.9 W"
    assert "part" in seen["more"]


def test_parts_are_read_by_id_name_and_condition(agent: Agent) -> None:
    handle = agent.call("create_frame", **FRAME)["handle"]

    def ids(part: str, **which: Any) -> list[int]:
        return [
            each["id"]
            for each in agent.call("get_model", model=handle, part=part, **which)["items"]
        ]

    assert ids("members") == [1, 2, 3]
    assert ids("members", id=2) == ids("model.members", id=[2]) == [2]
    assert ids("members", id="Beam") == ids("members", where={"section": "IPE300"}) == [3]
    assert ids("load_cases[W].nodal_loads") == [1]
    options = agent.call("get_model", model=handle, part="analysis.options")
    assert options["value"]["dimensionality"] == "2D"
    refused = agent.refuse("get_model", model=handle, part="beams")
    assert (refused["code"], refused["path"]) == ("invalid_parameter", "part")
    assert agent.refuse("get_model", model=handle, id=1)["path"] == "part"


def test_programs_read_the_whole_document(agent: Agent) -> None:
    built = agent.call("create_frame", **{**FRAME, "stash": False})["model"]
    handle = agent.call("stash_model", model=built)["handle"]
    assert agent.call("get_model", model=handle, part="document")["value"] == built


def test_large_parts_say_what_they_left_out(agent: Agent) -> None:
    big = agent.call("create_frame", **{**FRAME, "bays": 20, "storeys": 20})
    part = agent.call("get_model", model=big["handle"], part="members")
    assert part["count"] == big["summary"]["members"] == len(part["items"]) + part["left_out"]
    assert len(json.dumps(part)) < 40_000


def test_a_handle_is_answered_with_a_handle(agent: Agent) -> None:
    handle = agent.call("create_frame", **FRAME)["handle"]
    changes = [{"set": "members", "id": 3, "to": {"section": "IPE360"}}]
    changed = agent.call("update_model", model=handle, changes=changes)
    assert "model" not in changed
    assert changed["handle"] != handle
    assert changed["notes"][0] == "model.members 3: set section 'IPE360'"
    assert agent.call("get_model", model=handle)["sections"][1]["name"] == "IPE300", "it stays"
    document = agent.call("update_model", model=handle, changes=changes, stash=False)["model"]
    assert "handle" not in agent.call("update_model", model=document, changes=changes)


def test_checks_of_a_model_without_any_say_how_to_get_one(agent: Agent) -> None:
    """What it says is a change that update_model takes, and then something is checked."""
    arguments: dict[str, Any] = {"nodes": [[0, 0], [6, 0]], "members": [[1, 2, "IPE300"]]}
    arguments |= {"supports": [{"node": [1, 2], "support": "pinned"}]}
    arguments |= {"loads": [{"kind": "line", "member": 1, "load_kn": 5, "case": "Q"}]}
    arguments |= {"combinations": [{"name": "ULS", "factors": {"Q": 1.5}}], "check": False}
    handle = agent.call("build_model", **arguments, stash=True)["handle"]
    more = agent.call("run_checks", model=handle)["more"]
    change = json.loads(more[more.index("{") :])
    changed = agent.call("update_model", model=handle, changes=[change], stash=True)["handle"]
    assert agent.call("run_checks", model=changed)["verdict"]["state"] != "not_checked"


def test_a_model_without_a_check_is_told_how_to_get_one(agent: Agent) -> None:
    """Built, loaded and combined in three calls, as the skill says: no check is in it yet."""
    beam = {"nodes": [[0, 0], [4, 0]], "members": [[1, 2, "IPE200"]], "material": "S235"}
    held = [{"node": 1, "support": "fixed"}]
    built = agent.call("build_model", **beam, supports=held, dimensionality="2D", stash=True)
    loaded = agent.call("add_load", model=built["handle"], kind="line", member=1, load_kn=2)
    actions = {"Q": "imposed_A"}
    combined = agent.call("generate_combinations", model=loaded["handle"], actions=actions)
    (note,) = combined["notes"]
    change = json.loads(note[note.index("{") :])
    checked = agent.call("update_model", model=combined["handle"], changes=[change])
    assert checked["summary"]["unity_checks"] == ["EN 1993-1-1"]
    again = agent.call("generate_combinations", model=checked["handle"], actions=actions)
    assert again["notes"] == []


def test_refused_changes_list_the_issues(agent: Agent) -> None:
    handle = agent.call("create_frame", **FRAME)["handle"]
    error = agent.refuse("update_model", model=handle, changes=[{"remove": "sections", "id": 1}])
    assert (error["code"], error["path"]) == ("invalid_model", "model.members[0].section")
    assert error["error_count"] == 2
    error = agent.refuse("update_model", model=handle, changes=[{"set": "members", "id": 7}])
    assert error["path"] == "changes[0].id"


def test_a_link_of_another_service_is_not_followed(
    agent: Agent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOADPATH_BASE_URL", "http://127.0.0.1:9")
    error = agent.refuse("get_model", model="https://elsewhere.example/open/abc")
    assert error["code"] == "not_found"
    assert "LOADPATH_BASE_URL=https://elsewhere.example" in error["suggestion"]
    assert agent.refuse("get_model", model="draft_abc")["code"] == "unavailable"
    assert agent.refuse("get_model", model="draft_../x")["code"] == "not_found"
