"""The `npx` hint of a live answer, followed in an empty folder with the official client."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from loadpath.mcp.tools import tools_of
from tests.packages.fresh import bare_environment

FRAME = {"bay_width_m": 6, "storey_height_m": 3.5, "stash": True}
LOCAL_ONLY = {"verify_results"}


def start(words: list[str], folder: Path, **variables: str) -> StdioServerParameters:
    environment = {**bare_environment(folder), **variables}
    return StdioServerParameters(command=words[0], args=words[1:], env=environment, cwd=folder)


async def talk(server: StdioServerParameters, mode: str, calls: list[Any]) -> tuple[Any, Any]:
    """The tools that are listed, and the answers; the client holds them to the output schemas."""
    async with Client(server, mode=mode) as client:
        listed = await client.list_tools()
        answers = [await client.call_tool(name, arguments) for name, arguments in calls]
        return listed.tools, answers


@pytest.fixture(scope="module")
def npx(parked: dict[str, Any], key: str, fresh_node: Path) -> StdioServerParameters:
    """The server as the hint starts it, with a key in the environment."""
    return start(parked["local_server"]["npx"].split(), fresh_node, LOADPATH_API_KEY=key)


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_tools_are_listed_and_a_model_is_solved(
    npx: StdioServerParameters, mode: str, document: dict[str, Any]
) -> None:
    calls = [
        ("solve_model", {"model": document}),
        ("run_checks", {"model": json.dumps(document)}),
        ("get_section", {"name": "IPE301"}),
    ]
    tools, (solved, checked, refused) = asyncio.run(talk(npx, mode, calls))
    assert {tool.name for tool in tools} == set(tools_of("hosted")) | LOCAL_ONLY
    assert solved.structured_content["usable"]
    assert len(solved.content[0].text.encode()) < 2000
    assert len(checked.content[0].text.encode()) < 2000
    assert checked.structured_content["verdict"]["state"] in ("passes", "fails")
    assert refused.is_error
    assert json.loads(refused.content[0].text)["suggestion"] == "IPE300"


def test_a_model_built_at_the_service_is_solved_here(npx: StdioServerParameters) -> None:
    async def session() -> list[Any]:
        async with Client(npx, mode="legacy") as client:
            await client.list_tools()
            frame = await client.call_tool("create_frame", FRAME)
            handle = {"model": frame.structured_content["handle"]}
            return [
                await client.call_tool("solve_model", handle),
                await client.call_tool("hand_off_model", handle),
                await client.call_tool("solve_model", {"model": "stash_nothing"}),
                await client.call_tool(
                    "check_beam", {"span_m": 6, "section": "IPE300", "udl": 12, "material": "S275"}
                ),
            ]

    solved, handed_off, unknown, beam = asyncio.run(session())
    assert solved.structured_content["usable"]
    assert "/open/" in handed_off.structured_content["open_url"]
    assert unknown.is_error
    assert json.loads(unknown.content[0].text)["code"] == "not_found"
    assert beam.structured_content["verdict"]["state"] == "passes"
    assert "/open/" in beam.structured_content["open_url"]


def test_without_a_key_it_still_solves(
    parked: dict[str, Any], fresh_node: Path, document: dict[str, Any]
) -> None:
    words = parked["local_server"]["npx"].split()
    calls = [("solve_model", {"model": document}), ("create_beam", {"span_m": 6})]
    _, (solved, refused) = asyncio.run(talk(start(words, fresh_node), "legacy", calls))
    assert solved.structured_content["usable"]
    assert refused.is_error
    assert "LOADPATH_API_KEY" in refused.content[0].text


def test_a_wrong_key_and_a_wrong_address_are_told(parked: dict[str, Any], fresh_node: Path) -> None:
    words = parked["local_server"]["npx"].split()
    calls = [("create_beam", {"span_m": 6})]
    wrong_key = start(words, fresh_node, LOADPATH_API_KEY="lpk0.wrong")
    _, (refused,) = asyncio.run(talk(wrong_key, "legacy", calls))
    assert json.loads(refused.content[0].text)["code"] == "unauthorized"
    elsewhere = start([*words[:-1], "http://127.0.0.1:1"], fresh_node, LOADPATH_API_KEY="lpk0.x")
    _, (unreachable,) = asyncio.run(talk(elsewhere, "legacy", calls))
    assert json.loads(unreachable.content[0].text)["code"] == "unavailable"
