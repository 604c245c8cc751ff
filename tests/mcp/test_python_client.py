"""Both servers with the official Python client, in the newest and in the older revision."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from loadpath.mcp.tools import Place, tools_of
from tests.mcp.servers import BAD_SECTION, FRAME, Hosted, with_handle

MODES = pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
Session = Callable[[Client], Awaitable[None]]


async def talk_hosted(hosted: Hosted, mode: str, session: Session) -> None:
    async with httpx2.AsyncClient(headers=hosted.headers, timeout=60) as http:
        transport = streamable_http_client(hosted.url, http_client=http)
        async with Client(transport, mode=mode) as client:
            await session(client)


async def talk_local(
    command: list[str], mode: str, session: Session, variables: dict[str, str] | None = None
) -> None:
    server = StdioServerParameters(command=command[0], args=command[1:], env=variables)
    async with Client(server, mode=mode) as client:
        await session(client)


def every_tool(place: Place) -> Session:
    """List the tools, call each with its example, and give one bad input.

    The client itself holds every answer to the tool's output schema.
    """

    async def session(client: Client) -> None:
        listed = await client.list_tools()
        declared = tools_of(place)
        assert [tool.name for tool in listed.tools] == list(declared)
        frame = await client.call_tool("create_frame", FRAME)
        assert frame.structured_content is not None
        handle = frame.structured_content["handle"]
        for tool in declared.values():
            answer = await client.call_tool(tool.name, with_handle(tool.example, handle))
            assert not answer.is_error, (tool.name, answer)
            assert text_of(answer) == answer.structured_content
        refused = await client.call_tool(*BAD_SECTION)
        assert refused.is_error
        assert text_of(refused)["suggestion"] == "IPE300"

    return session


def text_of(answer: Any) -> Any:
    return json.loads(answer.content[0].text)


@MODES
def test_hosted(hosted: Hosted, mode: str) -> None:
    asyncio.run(talk_hosted(hosted, mode, every_tool("hosted")))


@MODES
def test_local(local: list[str], hosted: Hosted, mode: str) -> None:
    """It solves here; only hand_off_model asks a service."""
    service = {"LOADPATH_BASE_URL": hosted.base_url, "LOADPATH_API_KEY": hosted.key}
    asyncio.run(talk_local(local, mode, every_tool("local"), service))


def test_an_unknown_tool_is_an_error_of_the_protocol(local: list[str]) -> None:
    """As the protocol asks; everything inside a tool is an error of the tool."""

    async def session(client: Client) -> None:
        with pytest.raises(Exception, match="Unknown tool 'solve_modle'; there are get_schema"):
            await client.call_tool("solve_modle", {})

    asyncio.run(talk_local(local, "legacy", session))
