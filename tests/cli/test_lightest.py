"""`loadpath lightest`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import loadpath
from loadpath.cli.main import main
from tests.lightest.frames import crossing, hall


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "hall.json"
    path.write_text(json.dumps(hall()))
    return path


def test_a_document_is_written_and_the_candidates_are_told(path: Path, tmp_path: Path) -> None:
    output = tmp_path / "lighter.json"
    arguments = ["lightest", str(path), "--group", "Beam", "--families", "IPE,HEA"]
    outcome = CliRunner().invoke(main, [*arguments, "-o", str(output)])
    expected = loadpath.find_lightest(hall(), "Beam", ["IPE", "HEA"])
    assert outcome.exit_code == 0, outcome.output
    assert json.loads(output.read_text()) == expected.document
    assert expected.message in outcome.output
    assert "Beam: 2 members, before IPE400" in outcome.output
    assert "heavier; --json has all of them" in outcome.output
    as_json = CliRunner().invoke(main, [*arguments, "--json"])
    assert json.loads(as_json.output)["message"] == expected.message


def test_nothing_is_written_in_silence(path: Path, tmp_path: Path) -> None:
    output = tmp_path / "lighter.json"
    arguments = ["lightest", str(path), "--group", "Beam", "--families", "IPE"]
    none = [*arguments, "--max-depth", "0.1", "-o", str(output)]
    assert f"{output} is not written." in CliRunner().invoke(main, none).output
    assert not output.exists()
    nowhere = CliRunner().invoke(main, [*arguments, "-o", "/nowhere/lighter.json"])
    assert nowhere.exit_code == 2
    assert "'/nowhere/lighter.json' cannot be written: No such file" in nowhere.output


def test_groups_have_families_of_their_own(path: Path) -> None:
    options = ["--group", "Beam=IPE", "--group", "Column=HEA,HEB"]
    outcome = CliRunner().invoke(main, ["lightest", str(path), *options, "--json"])
    groups = [{"classification": "Beam", "families": "IPE"}]
    groups.append({"classification": "Column", "families": "HEA,HEB"})
    told = json.loads(outcome.output)
    assert told["message"] == loadpath.find_lightest(hall(), groups=groups).message


def test_choices_that_go_in_a_circle_are_told(tmp_path: Path) -> None:
    path = tmp_path / "crossing.json"
    path.write_text(json.dumps(crossing()))
    arguments = ["lightest", str(path), "--group", "Beam=IPE", "--group", "Girder=IPE"]
    outcome = CliRunner().invoke(main, arguments)
    assert "note the choices of the groups went in a circle" in outcome.output
    as_json = CliRunner().invoke(main, [*arguments, "--json"])
    assert json.loads(as_json.output)["has_cycled"] is True


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--members", "4,5", "--families", "IPE"], 0),
        (["--section", "IPE400", "--families", "IPE"], 0),
        (["--members", "4,5", "--families", "IPE", "--max-depth", "0.2"], 4),
        (["--group", "Bean", "--families", "IPE"], 2),
        (["--group", "Beam", "--families", "IPX"], 2),
        (["--members", "four", "--families", "IPE"], 2),
        (["--set", "3", "--families", "IPE"], 2),
        (["--families", "IPE"], 2),
    ],
)
def test_exit_codes(path: Path, options: list[str], code: int) -> None:
    outcome = CliRunner().invoke(main, ["lightest", str(path), *options])
    assert outcome.exit_code == code, outcome.output


def test_what_is_wrong_is_said_as_json_too(path: Path) -> None:
    options = ["--group", "Bean", "--families", "IPE", "--json"]
    outcome = CliRunner().invoke(main, ["lightest", str(path), *options])
    told = json.loads(outcome.output)
    assert told["code"] == "unknown_value"
    assert told["parameter"] == "groups[0].classification"
    assert "'Beam', 'Column'" in told["error"]
