"""`loadpath validate`."""

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from loadpath.builders import check_beam
from loadpath.cli.main import main
from loadpath.document import validate


@pytest.fixture
def beam() -> dict[str, dict[str, list[dict[str, object]]]]:
    return check_beam(span_m=6, section="IPE300", udl=20)


def test_a_valid_file(tmp_path: Path, beam: object) -> None:
    path = tmp_path / "beam.json"
    path.write_text(json.dumps(beam))
    outcome = CliRunner().invoke(main, ["validate", str(path)])
    assert outcome.exit_code == 0
    assert outcome.output == f"{path}: valid\n"


def test_standard_input_and_json(beam: object) -> None:
    outcome = CliRunner().invoke(main, ["validate", "-", "--json"], input=json.dumps(beam))
    assert outcome.exit_code == 0
    assert json.loads(outcome.stdout) == {"valid": True, "errors": [], "warnings": []}


def test_an_invalid_document_exits_with_1(
    beam: dict[str, dict[str, list[dict[str, object]]]],
) -> None:
    beam["model"]["members"][0]["end_node_id"] = 99
    del beam["model"]["materials"]
    text = json.dumps(beam)
    outcome = CliRunner().invoke(main, ["validate", "-"], input=text)
    assert outcome.exit_code == 1
    assert outcome.stderr == ""
    assert "error model.members[0].end_node_id: " in outcome.stdout
    assert "standard input: invalid, " in outcome.stdout
    as_json = CliRunner().invoke(main, ["validate", "-", "--json"], input=text)
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout) == msgspec.to_builtins(validate(text))


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b"nonsense"])
def test_what_is_not_a_document_exits_with_1(text: bytes) -> None:
    outcome = CliRunner().invoke(main, ["validate", "-"], input=text)
    assert outcome.exit_code == 1
    assert outcome.stdout.endswith("standard input: invalid, 1 error\n")


def test_a_file_that_cannot_be_read_is_bad_use(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        outcome = CliRunner().invoke(main, ["validate", str(path)])
        assert outcome.exit_code == 2
        assert outcome.stdout == ""
        assert "cannot be read" in outcome.stderr
