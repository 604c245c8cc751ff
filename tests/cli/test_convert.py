"""`loadpath convert`: what it writes, what it lists, and exit codes."""

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from ezdxf.filemanagement import new

from loadpath.cli.main import main
from loadpath.engine import solve
from loadpath.inspection import validate
from tests.exchange.saf_workbook import cantilever, workbook


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["convert", *map(str, words)])


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    file = tmp_path / "hall.xlsx"
    file.write_bytes(workbook(cantilever()))
    return file


def test_a_workbook_becomes_a_document(hall: Path) -> None:
    target = hall.with_suffix(".json")
    done = run(hall, target)
    assert done.exit_code == 0
    assert done.output == f"{target} written; everything was carried over.\n"
    assert validate(target.read_bytes()).valid


def test_a_document_becomes_a_workbook_and_comes_back(hall: Path) -> None:
    document, again = hall.with_suffix(".json"), hall.with_name("again.xlsx")
    run(hall, document)
    done = run(document, again)
    assert (done.exit_code, again.read_bytes()[:2]) == (0, b"PK")
    back = hall.with_name("back.json")
    assert run(again, back).exit_code == 0
    assert solve(back.read_bytes()).headline == solve(document.read_bytes()).headline


def test_what_is_left_behind_is_listed(tmp_path: Path) -> None:
    source, target = tmp_path / "a.xlsx", tmp_path / "a.json"
    source.write_bytes(workbook(cantilever(StructuralStorey=[{"Name": "Ground"}])))
    done = run(source, target)
    assert done.exit_code == 6
    assert done.output.splitlines()[0] == "- StructuralStorey Ground: there are no storeys here"
    assert done.output.endswith("written; 1 thing was not carried over as it is.\n")
    told = json.loads(run(source, target, "--json").output)
    assert told["complete"] is False
    assert told["report"][0]["name"] == "Ground"


def test_options_say_what_a_drawing_does_not(tmp_path: Path) -> None:
    made = new()
    made.header["$INSUNITS"] = 0
    made.modelspace().add_line((0, 0), (6000, 0), dxfattribs={"layer": "Rafters"})
    source, target = tmp_path / "frame.dxf", tmp_path / "frame.json"
    made.saveas(source)
    assert run(source, target).exit_code == 1
    options = ("--section", "Rafters=IPE 300", "--unit", "mm", "--up", "Z", "--material", "S355")
    assert run(source, target, *options).exit_code == 6
    model = json.loads(target.read_text())["model"]
    assert [node["X"] for node in model["nodes"]] == [0, 6]
    assert (model["sections"][0]["name"], model["materials"][0]["name"]) == ("IPE300", "S355")
    assert run(source, target, "--section", "Rafters").exit_code == 2
    assert "only drawings take unit" in run(target, "a.xlsx", "--unit", "mm").output


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    source = tmp_path / "a.xlsx"
    source.write_bytes(b"nothing")
    done = run(source, tmp_path / "a.json")
    assert (done.exit_code, "is no workbook" in done.output) == (1, True)
    assert not done.output.rstrip().endswith("..")
    assert run(tmp_path / "none.xlsx", tmp_path / "a.json").exit_code == 2
    assert run(source, tmp_path / "a.pdf").exit_code == 1
    assert not (tmp_path / "a.json").exists()


def test_a_missing_package_is_named_with_its_extra(
    hall: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    done = run(hall, hall.with_suffix(".json"))
    assert done.exit_code == 1
    assert "loadpath[exchange]" in done.output
