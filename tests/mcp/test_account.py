"""`loadpath mcp --account`: models saved in the account of a service, by the official client."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import loadpath
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools import tools_of
from loadpath.mcp.tools.tool_error import ToolError
from tests.mcp.servers import FRAME, Hosted


def start(folder: Path, base_url: str, key: str | None) -> StdioServerParameters:
    """The local server, pointed at a service by its two variables."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LOADPATH_")}
    given = {"LOADPATH_BASE_URL": base_url} | ({} if key is None else {"LOADPATH_API_KEY": key})
    words = ["-m", "loadpath", "mcp", "--account"]
    return StdioServerParameters(command=sys.executable, args=words, env=kept | given, cwd=folder)


def call(server: StdioServerParameters, *calls: tuple[str, dict[str, Any]]) -> list[Any]:
    async def session() -> list[Any]:
        async with Client(server, mode="2026-07-28") as client:
            return [await client.call_tool(name, arguments) for name, arguments in calls]

    return asyncio.run(session())


def test_a_model_is_saved_in_the_account_and_solved_from_there(
    hosted: Hosted, tmp_path: Path
) -> None:
    server = start(tmp_path, hosted.base_url, hosted.key)

    async def session() -> list[Any]:
        async with Client(server, mode="legacy") as client:
            frame = await client.call_tool("create_frame", FRAME)
            handle = frame.structured_content["handle"]
            words = {"name": "Portal", "description": "by an agent", "model": handle}
            saved = await client.call_tool("save_model", words)
            kept = {"model": saved.structured_content["handle"]}
            return [
                saved.structured_content,
                (await client.call_tool("list_models", {})).structured_content,
                (await client.call_tool("solve_model", {"model": handle})).structured_content,
                (await client.call_tool("solve_model", kept)).structured_content,
            ]

    saved, listed, by_stash, by_account = asyncio.run(session())
    assert by_account == by_stash
    assert by_account["usable"]
    with loadpath.Client(hosted.base_url, api_key=hosted.key) as service:
        (there,) = (each for each in service.list_models() if each.id == saved["id"])
        document = service.get_model(saved["id"]).model
    assert (there.name, there.description) == ("Portal", "by an agent")
    assert loadpath.validate(document).valid
    (listed_model,) = (each for each in listed["models"] if each["id"] == saved["id"])
    assert listed_model == saved
    assert saved["handle"] == f"saved_{saved['id']}"
    assert list(tmp_path.iterdir()) == [], "nothing is written on this machine"


def test_what_another_server_saved_is_there(hosted: Hosted, tmp_path: Path) -> None:
    beam = loadpath.create_beam(span_m=5)
    with loadpath.Client(hosted.base_url, api_key=hosted.key) as service:
        saved = service.save_model(beam, name="By the client")
    server = start(tmp_path, hosted.base_url, hosted.key)
    listed, checked = call(
        server, ("list_models", {}), ("validate_model", {"model": f"saved_{saved.id}"})
    )
    assert saved.id in [each["id"] for each in listed.structured_content["models"]]
    assert checked.structured_content["valid"]


def test_a_model_is_handed_off_without_a_word_on_solving_elsewhere(
    hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = LocalTools(ModelsFolder(tmp_path))
    tool = tools_of("local")["hand_off_model"]
    beam = loadpath.create_beam(span_m=5)
    monkeypatch.delenv("LOADPATH_API_KEY", raising=False)
    monkeypatch.setenv("LOADPATH_BASE_URL", hosted.base_url)
    with pytest.raises(ToolError, match="Links belong to an account") as no_key:
        tools.run(tool, {"model": beam})
    assert no_key.value.suggestion == "set LOADPATH_API_KEY to a key"
    monkeypatch.setenv("LOADPATH_API_KEY", hosted.key)
    link = tools.run(tool, {"model": tools.keep(json.dumps(beam).encode())["handle"]})
    assert link["open_url"].startswith(f"{hosted.base_url}/open/")
    assert not {"local_server", "python", "note"} & set(link)
    assert json.loads(tools.text_of({"model": link["open_url"]})) == beam
    beam["model"]["members"][0]["section"] = 7
    with pytest.raises(ToolError, match="1 error; it was not handed off") as invalid:
        tools.run(tool, {"model": beam})
    assert invalid.value.body()["errors"][0]["path"] == "model.members[0].section"


@pytest.fixture(scope="module")
def free_key(hosted: Hosted) -> str:
    return hosted.service.new_key("free@example.com")


def refused(answer: Any) -> dict[str, Any]:
    assert answer.is_error
    printed: dict[str, Any] = json.loads(answer.content[0].text)
    return printed


def test_what_stands_in_the_way_is_told(hosted: Hosted, free_key: str, tmp_path: Path) -> None:
    """No key, a wrong one, the free tier, nobody there, no such model: errors of the tool."""
    listing: tuple[str, dict[str, Any]] = ("list_models", {})
    saving = ("save_model", {"name": "x", "model": {}})
    (no_key,) = call(start(tmp_path, hosted.base_url, None), listing)
    assert refused(no_key)["code"] == "no_credentials"
    assert "LOADPATH_API_KEY" in refused(no_key)["suggestion"]
    (wrong,) = call(start(tmp_path, hosted.base_url, "lpk0.wrong"), listing)
    assert refused(wrong)["code"] == "unauthorized"
    (free,) = call(start(tmp_path, hosted.base_url, free_key), saving)
    assert refused(free)["code"] == "pro_required"
    (nobody,) = call(start(tmp_path, "http://127.0.0.1:1", hosted.key), listing)
    assert refused(nobody)["code"] == "unavailable"
    assert "LOADPATH_BASE_URL" in refused(nobody)["suggestion"]
    missing = ("solve_model", {"model": "saved_nothing"})
    (unknown,) = call(start(tmp_path, hosted.base_url, hosted.key), missing)
    assert (refused(unknown)["code"], refused(unknown)["path"]) == ("not_found", "model")


def test_the_rest_works_without_a_service(tmp_path: Path) -> None:
    server = start(tmp_path, "http://127.0.0.1:1", None)
    beam = {"span_m": 6, "section": "IPE300", "udl": 12}
    (checked,) = call(server, ("check_beam", beam))
    assert checked.structured_content["verdict"]["state"] in ("passes", "fails")
