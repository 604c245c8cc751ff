"""What servers offer to read and to start: resources, prompts, and the skill they begin with."""

import asyncio
import json
import re
from pathlib import Path

import jsonschema_rs
import pytest
from mcp import Client, MCPError, StdioServerParameters

from loadpath.mcp.prompts import PROMPTS
from loadpath.mcp.resources import RESOURCES
from loadpath.mcp.tools import tools_of
from tests.mcp.servers import Hosted
from tests.mcp.test_python_client import Session, talk_hosted, talk_local
from tools.generate.local_server import npm_tools

ROOT = Path(__file__).parents[2]
NPM = ROOT / "web/mcp/dist/loadpath_mcp.js"


async def read_everything(client: Client) -> None:
    listed = (await client.list_resources()).resources
    assert [(each.uri, each.title) for each in listed] == [(r.uri, r.title) for r in RESOURCES]
    texts = {}
    for each in listed:
        (content,) = (await client.read_resource(each.uri)).contents
        texts[each.name] = content.text  # type: ignore[union-attr]
        assert content.mime_type == each.mime_type
    assert texts["agents/skill.md"].startswith("---\nname: loadpath\n")
    schema = json.loads(texts["reference/schema/document.schema.json"])
    assert not jsonschema_rs.is_valid(schema, {"model": {}})
    with pytest.raises(MCPError, match=r"Unknown resource 'loadpath://guide/\.\./pages\.py'"):
        await client.read_resource("loadpath://guide/../pages.py")


async def start_every_prompt(client: Client) -> None:
    listed = (await client.list_prompts()).prompts
    assert [each.name for each in listed] == [prompt.name for prompt in PROMPTS]
    given = await client.get_prompt("check_a_beam", {"beam": "IPE300 over 6 m"})
    (message,) = given.messages
    assert "with Loadpath: IPE300 over 6 m. Build" in message.content.text  # type: ignore[union-attr]
    asked = await client.get_prompt("check_a_beam")
    assert "(ask me for the beam)" in asked.messages[0].content.text  # type: ignore[union-attr]
    with pytest.raises(MCPError, match="Unknown prompt 'nothing'; there are check_a_beam"):
        await client.get_prompt("nothing")


async def all_of_it(client: Client) -> None:
    await read_everything(client)
    await start_every_prompt(client)


SESSION: Session = all_of_it


def test_the_hosted_server(hosted: Hosted) -> None:
    asyncio.run(talk_hosted(hosted, "2026-07-28", SESSION))


def test_the_local_server(local: list[str]) -> None:
    asyncio.run(talk_local(local, "2026-07-28", SESSION))


def test_the_npm_server_reads_at_its_service(hosted: Hosted) -> None:
    async def talk() -> None:
        arguments = [str(NPM), "--base-url", hosted.base_url]
        async with Client(StdioServerParameters(command="node", args=arguments)) as client:
            await all_of_it(client)

    asyncio.run(talk())


def test_the_skill_names_tools_that_there_are() -> None:
    text = (ROOT / "docs/agents/skill.md").read_text()
    known = {*tools_of("hosted"), *tools_of("local"), *(tool.name for tool in npm_tools())}
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", text))
    assert named - known == {"open_url", "not_checked", "not_solved"}
    assert len(named & known) > 10
