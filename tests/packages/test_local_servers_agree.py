"""The two local servers, `loadpath mcp` and the npm package, answer alike."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters

from loadpath.answer.digest import EXAMPLE as DIGEST_EXAMPLE
from loadpath.builders import create_frame, update_model
from loadpath.engine import solve
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools import tools_of
from loadpath.mcp.tools.tool_error import ToolError
from tests.packages.test_npx import npx, talk

__all__ = ["npx"]
DETAILS = ("summary", "tables", "full")
FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)
OF_SETS = {"type": "MemberSets", "ids": [1]}
SETS = update_model(
    FRAME,
    changes=[
        {"add": "member_sets", "value": {"member_ids": [1], "effective_length_factor_z": 2}},
        {"set": "unity_checks", "id": "ec3", "to": {"applies_to": OF_SETS}},
    ],
)
LOOSE = update_model(FRAME, changes=[{"set": "nodes", "id": "all", "to": {"nodal_support": None}}])
NARROWED: list[tuple[str, dict[str, Any]]] = [
    ("explain", {"model": FRAME, "member": 3}),
    ("explain", {"model": SETS, "member": 1}),
    ("explain", {"model": LOOSE, "member": 1}),
    ("explain", {"model": FRAME, "member": 9}),
    ("solve_model", {"model": FRAME, "member": [1, 3], "node": 1}),
    ("solve_model", {"model": FRAME, "node": [9]}),
    ("solve_model", {"model": FRAME, "member": True}),
    ("run_checks", {"model": FRAME, "clause": "6.3"}),
    ("run_checks", {"model": SETS, "member": 1}),
    ("run_checks", {"model": FRAME, "combination": "ULS 1"}),
    ("run_checks", {"model": FRAME, "combination": "ULS"}),
    ("find_lightest", {"model": FRAME, "group": [1, 2], "families": ["HEA", "HEB"]}),
    ("find_lightest", {"model": FRAME, "group": [{"members": 3, "families": "IPE"}]}),
    ("find_lightest", {"model": FRAME, "group": 3, "families": ["IPE"], "max_depth_m": 0.1}),
    ("find_lightest", {"model": FRAME, "group": "Bean", "families": ["IPE"]}),
    ("find_lightest", {"model": FRAME, "group": 3, "families": ["IPX"]}),
]


@pytest.fixture(scope="module")
def same(npx: StdioServerParameters, document: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Answers of the npm package and of `loadpath mcp` to the same calls."""
    calls: list[Any] = [
        (name, {"model": document, "detail": detail})
        for name in ("solve_model", "run_checks")
        for detail in DETAILS
    ]
    calls += [
        ("solve_model", {"model": document, "set": "ULS"}),
        ("solve_model", {"model": document, "set": "none"}),
        ("solve_model", {"model": document, "detail": "long"}),
        ("solve_model", {}),
        ("verify_results", {"model": document, "against": solve(document).receipt.digest}),
        ("verify_results", {"model": document, "against": json.loads(solve(document).to_json())}),
        ("verify_results", {"model": document, "against": {"digest": DIGEST_EXAMPLE}}),
        ("verify_results", {"model": document, "against": "lp1"}),
    ]
    calls += NARROWED
    _, answers = asyncio.run(talk(npx, "legacy", calls))
    local = LocalTools(ModelsFolder(Path("/nonexistent")))
    pairs = []
    for (name, arguments), answer in zip(calls, answers, strict=True):
        try:
            expected = local.run(tools_of("local")[name], arguments)
        except ToolError as error:
            expected = error.body()
        pairs.append((json.loads(answer.content[0].text), expected))
    return pairs


def test_both_local_servers_say_the_same(same: list[tuple[Any, Any]]) -> None:
    for ours, expected in same:
        if "error" in expected:
            assert (ours["code"], ours["path"]) == (expected["code"], expected["path"])
            continue
        for answer in (ours, expected):
            answer.get("results", {}).pop("receipt", None)
            for own in ("handle", "expires_at"):
                answer.pop(own, None)
        assert ours == expected
