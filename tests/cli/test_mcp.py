"""`loadpath mcp` before it serves: what it prints and what it refuses."""

import json
import subprocess
import sys
from importlib import util
from typing import Any

import pytest
from click.testing import CliRunner

from loadpath.cli.main import main
from loadpath.mcp.tools import tools_of


def test_the_tools_as_json() -> None:
    outcome = CliRunner().invoke(main, ["mcp", "--json"])
    tools = json.loads(outcome.output)["tools"]
    assert [tool["name"] for tool in tools] == list(tools_of("local"))


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec: Any = util.find_spec
    monkeypatch.setattr(
        "loadpath.cli.mcp.find_spec", lambda name: None if name == "mcp" else find_spec(name)
    )
    outcome = CliRunner().invoke(main, ["mcp"])
    assert outcome.exit_code == 1
    assert "pip install 'loadpath[mcp]'" in outcome.output


def test_a_folder_or_an_account() -> None:
    outcome = CliRunner().invoke(main, ["mcp", "--models", "x", "--account"])
    assert outcome.exit_code == 2
    assert "not both" in outcome.output


def test_it_ends_with_its_client() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "loadpath", "mcp"], input=b"", capture_output=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, b"")
