"""Spoil one thing of a document that passes: no surface says "passes" any more, and all say the
same words: Python, npm, command line, and the tools for agents."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from loadpath.cli.main import main
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools.solving import SOLVED_HERE
from loadpath.mcp.tools.tool_error import ToolError

from .documents import DOCUMENTS
from .said_by_python import said_by_python
from .spoiled import Json, beam, combined_beam, frame

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
TOOLS = {tool.name: tool for tool in SOLVED_HERE}
EXITS = {"passes": 0, "fails": 4, "incomplete": 5, "not_checked": 5, "not_solved": 3}

SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { solve, Refusal } = await import(`${folder}/node.js`);
const told = [];
for (const document of JSON.parse(readFileSync(file, 'utf8'))) {
  try {
    const { headline, verdict } = await solve(JSON.stringify(document));
    told.push({ headline, verdict });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    told.push({ headline: error.headline, verdict: error.verdict });
  }
}
console.log(JSON.stringify(told));
"""


@pytest.mark.parametrize("make", [beam, frame, combined_beam])
def test_what_is_spoiled_passed_before(make: Callable[[], Json]) -> None:
    assert said_by_python(make()).state == "passes"


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if ": " in name])
def test_nobody_says_passes(name: str, tmp_path: Path) -> None:
    document = DOCUMENTS[name]
    state, headline, *_ = said_by_python(document)
    assert state != "passes"
    for command in ("check", "solve"):
        outcome = CliRunner().invoke(main, [command, "-"], input=json.dumps(document))
        assert headline in outcome.output
        assert "Passes" not in outcome.output
        if command == "check":
            assert outcome.exit_code in (EXITS[state], 1)
            assert outcome.exit_code != 0
    tools = LocalTools(ModelsFolder(tmp_path))
    for name in ("solve_model", "run_checks"):
        answer = asked(tools, name, document)
        assert "passes" not in json.dumps(answer)
        if "verdict" in answer:
            assert answer["headline"] == headline
            assert answer["verdict"]["state"] == state
            assert answer["verdict"]["reasons"] or state in ("fails", "not_checked")


def asked(tools: LocalTools, name: str, document: Json) -> dict[str, Any]:
    try:
        return tools.run(TOOLS[name], {"model": document})
    except ToolError as refused:
        return {"error": str(refused)}


def test_npm_says_the_same(tmp_path: Path) -> None:
    (tmp_path / "documents.json").write_text(json.dumps(list(DOCUMENTS.values())))
    (tmp_path / "ask.mjs").write_text(SCRIPT)
    command = ["node", "ask.mjs", PACKAGE.as_uri(), "documents.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    for (name, document), said in zip(DOCUMENTS.items(), json.loads(done.stdout), strict=True):
        told = said_by_python(document)
        assert (said["verdict"]["state"], said["headline"]) == (told.state, told.headline), name
        assert [reason["message"] for reason in said["verdict"]["reasons"]] == told.reasons, name
