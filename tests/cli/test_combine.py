"""`loadpath combine`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from loadpath.builders import check_beam, generate_combinations
from loadpath.cli.main import main

BEAM = check_beam(span_m=6, section="IPE300", udl=20)
CASE = BEAM["analysis"]["load_cases"][0]["name"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "beam.json"
    path.write_text(json.dumps(BEAM))
    return path


def test_a_file_is_written_and_told(path: Path, tmp_path: Path) -> None:
    output = tmp_path / "combined.json"
    options = ["--rule", "6.10ab", "--annex", "UK", "--action", f"{CASE}=imposed_B"]
    outcome = CliRunner().invoke(main, ["combine", str(path), *options, "-o", str(output)])
    assert outcome.exit_code == 0, outcome.output
    expected = generate_combinations(BEAM, rule="6.10ab", annex="UK", actions={CASE: "imposed_B"})
    assert json.loads(output.read_text()) == expected
    assert "(6.10b) persistent" in outcome.output
    assert outcome.output.endswith(f"5 combinations generated; {output} written.\n")


def test_without_output_the_document_is_printed(path: Path) -> None:
    arguments = ["combine", "-", "--json", "--action", f"{CASE}=wind"]
    outcome = CliRunner().invoke(main, arguments, input=path.read_text())
    assert outcome.exit_code == 0
    assert json.loads(outcome.output) == generate_combinations(BEAM, actions={CASE: "wind"})


def test_what_is_wrong_is_said(path: Path) -> None:
    outcome = CliRunner().invoke(main, ["combine", str(path)])
    assert outcome.exit_code == 1
    assert "analysis.load_cases: should have an action" in outcome.output
    as_json = CliRunner().invoke(main, ["combine", str(path), "--json"])
    assert json.loads(as_json.output)["issues"][0]["path"] == "analysis.load_cases"
    for wrong in ("Snow=snow_low", "no sign"):
        outcome = CliRunner().invoke(main, ["combine", str(path), "--action", wrong])
        assert outcome.exit_code == 2, outcome.output
