"""The npm server tells of results what the Python server tells, key by key and digit by digit."""

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from loadpath.builders import create_frame, update_model
from tests.mcp.local_agent import Agent

SERVER = Path(__file__).parents[2] / "web/mcp/dist/loadpath_mcp.js"
FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)
OF_SETS = {"type": "MemberSets", "ids": [1]}
SETS = update_model(
    FRAME,
    changes=[
        {"add": "member_sets", "value": {"member_ids": [1], "effective_length_factor_z": 2}},
        {
            "set": "unity_checks",
            "id": "ec3",
            "to": {"applies_to": {"type": "MemberSets", "ids": [1]}},
        },
    ],
)
LOOSE = copy.deepcopy(FRAME)
for _node in LOOSE["model"]["nodes"]:
    _node.pop("nodal_support", None)
ASKED: list[tuple[str, dict[str, Any]]] = [
    ("explain", {"model": FRAME, "member": 3}),
    ("explain", {"model": SETS, "member": 1}),
    ("explain", {"model": LOOSE, "member": 1}),
    ("explain", {"model": FRAME, "member": 9}),
    ("solve_model", {"model": FRAME, "member": [1, 3], "node": 1}),
    ("solve_model", {"model": FRAME, "node": [9]}),
    ("solve_model", {"model": FRAME, "set": "ULS 1"}),
    ("solve_model", {"model": FRAME, "member": True}),
    ("run_checks", {"model": FRAME}),
    ("run_checks", {"model": FRAME, "clause": "6.3"}),
    ("run_checks", {"model": SETS, "member": 1}),
    ("run_checks", {"model": FRAME, "combination": "ULS 1"}),
    ("run_checks", {"model": FRAME, "combination": "ULS"}),
]


def ask_npm() -> list[Any]:
    async def session() -> list[Any]:
        server = StdioServerParameters(command="node", args=[str(SERVER)])
        async with Client(server) as client:
            answers = [await client.call_tool(*each) for each in ASKED]
        return [json.loads(each.content[0].text) for each in answers]  # type: ignore[union-attr]

    return asyncio.run(session())


def test_both_local_servers_say_the_same(tmp_path: Path) -> None:
    if not SERVER.is_file():
        pytest.fail("run `make packages` first")
    agent = Agent(tmp_path)
    for (name, arguments), npm in zip(ASKED, ask_npm(), strict=True):
        mine = agent.refuse(name, **arguments) if "error" in npm else agent.call(name, **arguments)
        if "error" in npm:
            assert (mine["code"], mine["path"]) == (npm["code"], npm["path"])
        else:
            assert json.loads(json.dumps(mine)) == npm, name
