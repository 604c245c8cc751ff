"""The two local servers, `loadpath mcp` and the npm package, answer alike."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters

from loadpath.answer.digest import EXAMPLE as DIGEST_EXAMPLE
from loadpath.engine import solve
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools import tools_of
from loadpath.mcp.tools.tool_error import ToolError
from tests.packages.test_npx import npx, talk

__all__ = ["npx"]
DETAILS = ("summary", "tables", "full")


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
        assert ours == expected
