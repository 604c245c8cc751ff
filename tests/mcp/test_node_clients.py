"""Both servers with the official TypeScript client and with the MCP Inspector's command line."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from loadpath.mcp.tools import tools_of
from tests.mcp.servers import BAD_SECTION, Hosted

BEAM = ("check_beam", {"span_m": 6, "section": "IPE300", "udl": 12})
MODES = pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])


def ask(clients: Path, **asked: Any) -> Any:
    """Let the TypeScript client call tools; it checks answers against their output schemas."""
    asked["calls"] = [BEAM, BAD_SECTION]
    done = subprocess.run(
        ["node", "ask.mjs", json.dumps(asked)],
        cwd=clients,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def check_typescript(report: Any, names: list[str]) -> dict[str, Any]:
    assert report["tools"] == names
    assert report["server"]["name"] == "loadpath"
    beam, refused = report["answers"]
    assert refused["isError"]
    assert json.loads(refused["content"][0]["text"])["suggestion"] == "IPE300"
    answer: dict[str, Any] = beam["structuredContent"]
    return answer


@MODES
def test_typescript_client_hosted(clients: Path, hosted: Hosted, mode: str) -> None:
    report = ask(clients, url=hosted.url, headers=hosted.headers, mode=mode)
    answer = check_typescript(report, list(tools_of("hosted")))
    assert answer["status"] == "solve_in_browser"


@MODES
def test_typescript_client_local(clients: Path, local: list[str], mode: str) -> None:
    answer = check_typescript(ask(clients, command=local, mode=mode), list(tools_of("local")))
    assert answer["verdict"]["state"] == "passes"


def inspect(clients: Path, target: list[str], *words: str) -> Any:
    """Run the Inspector's command line under the Node that came with it."""
    done = subprocess.run(
        ["node_modules/.bin/node", "node_modules/.bin/mcp-inspector", "--cli", *target, *words],
        cwd=clients,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return json.loads(done.stdout)


def test_inspector_hosted(clients: Path, hosted: Hosted) -> None:
    target = [hosted.url, "--transport", "http", "--header", f"X-API-Key: {hosted.key}"]
    listed = inspect(clients, target, "--method", "tools/list")
    assert [tool["name"] for tool in listed["tools"]] == list(tools_of("hosted"))
    call = ("--method", "tools/call", "--tool-name", "get_section", "--tool-arg", "name=IPE300")
    assert inspect(clients, target, *call)["structuredContent"]["name"] == "IPE300"


def test_inspector_local(clients: Path, local: list[str]) -> None:
    listed = inspect(clients, local, "--method", "tools/list")
    assert [tool["name"] for tool in listed["tools"]] == list(tools_of("local"))
    words = [
        word for pair in ("span_m=6", "section=IPE300", "udl=12") for word in ("--tool-arg", pair)
    ]
    call = ("--method", "tools/call", "--tool-name", "check_beam", *words)
    assert inspect(clients, local, *call)["structuredContent"]["verdict"]["state"] == "passes"
