"""`loadpath diff`: what differs, what both come to, and exit codes."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from loadpath.builders import create_frame, update_model
from loadpath.cli.main import main

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5)
LIGHTER = update_model(
    FRAME, changes=[{"set": "members", "where": {"section": "IPE300"}, "to": {"section": "IPE240"}}]
)


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    def write(name: str, document: Any) -> str:
        file = tmp_path / name
        file.write_text(json.dumps(document))
        return str(file)

    return [write("a.json", FRAME), write("b.json", LIGHTER)]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["diff", *words])


def test_what_differs_is_told_with_both_verdicts(files: list[str]) -> None:
    done = run(*files)
    assert done.exit_code == 6
    assert "~ model.members[id=3].section: 2 -> 3" in done.output
    assert "- model.sections[id=2]" in done.output
    assert "A: Passes" in done.output
    assert "IPE240" in done.output.splitlines()[-1]


def test_the_same_is_said_in_a_line(files: list[str]) -> None:
    done = run(files[0], files[0])
    assert (done.exit_code, done.output) == (0, "The documents say the same.\n")


def test_json(files: list[str]) -> None:
    printed = json.loads(run(*files, "--json", "--no-solve").stdout)
    assert printed["same"] is False
    assert printed["headlines"] is None
    assert {
        "path": "model.members[id=3].section",
        "change": "changed",
        "before": 2,
        "after": 3,
    } in (printed["differences"])


def test_what_is_no_json_is_named(files: list[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    done = run(files[0], str(bad))
    assert done.exit_code == 1
    assert "bad.json' is not JSON" in done.output
