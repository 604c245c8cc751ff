"""What an import leaves behind stays with the document until it is dealt with."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from ezdxf.filemanagement import new

from loadpath import Model
from loadpath.builders import add_load, generate_combinations, update_model
from loadpath.engine import solve
from loadpath.exchange import Transfer, convert, read_dxf, read_saf
from loadpath.exchange.saf.read import BEARS_NOTHING, NO_FIELD
from loadpath.exchange.saf_files import saf_bytes
from tests.exchange.saf_frame import point
from tests.exchange.saf_workbook import cantilever, workbook

Json = dict[str, Any]
FREE = {"Name": "F1", "Load case": "LC1", "Value [kN]": -10}
ENTRY = {
    "object": "StructuralPointActionFree",
    "names": ["F1"],
    "message": NO_FIELD["StructuralPointActionFree"],
}
JUDGED = {"by": "A. Engineer", "reason": "the crane is gone"}


def hall(**sheets: Any) -> Transfer:
    """A cantilever that holds its load."""
    combination = {
        "Name": "C1",
        "Category": "ULS (Ultimate Limit State)",
        "Type": "Linear",
        "Load case name 1": "LC1",
        "Load factor 1": 1.35,
    }
    loads = {"StructuralPointAction": [point()], "StructuralLoadCombination": [combination]}
    return read_saf(workbook(cantilever(**loads, **sheets)))


def checked(document: Json) -> Json:
    model = Model.from_document(document)
    model.check_ec3()
    made: Json = model.to_document()
    return made


def left_behind(document: Json) -> list[Json]:
    found: list[Json] = document["settings"]["imported"].get("left_behind", [])
    return found


def drawn(*layers: str, **options: Any) -> Transfer:
    made = new()
    made.header["$INSUNITS"] = 6
    for number, layer in enumerate(layers):
        made.modelspace().add_line((0, 0, number), (5, 0, number), dxfattribs={"layer": layer})
    text = StringIO()
    made.write(text)
    return read_dxf(text.getvalue().encode(), **options)


def test_a_model_that_came_over_whole_passes() -> None:
    transfer = hall()
    assert transfer.report == []
    assert transfer.model["settings"]["imported"] == {"format": "SAF", "version": "2.2.0"}
    assert solve(checked(transfer.model)).verdict.state == "passes"


def test_a_lost_load_keeps_a_model_from_passing_until_somebody_judges_it() -> None:
    transfer = hall(StructuralPointActionFree=[FREE], StructuralStorey=[{"Name": "EG"}])
    storey = {
        "object": "StructuralStorey",
        "names": ["EG"],
        "message": NO_FIELD["StructuralStorey"],
        "effect": "descriptive",
    }
    assert sorted(left_behind(transfer.model), key=str) == sorted([ENTRY, storey], key=str)
    document = checked(transfer.model)
    verdict = solve(document).verdict
    assert verdict.state == "incomplete"
    (reason,) = verdict.reasons
    assert reason.code == "left_behind_by_import"
    assert "StructuralPointActionFree F1: free loads are not read" in reason.message

    (place,) = (k for k, each in enumerate(left_behind(document)) if each["names"] == ["F1"])
    left_behind(document)[place]["settled"] = JUDGED
    results = solve(document)
    assert results.verdict.state == "passes"
    (told,) = results.issues
    assert told.code == "import_entry_settled"
    assert "A. Engineer judged that it does not matter: the crane is gone" in told.message

    left_behind(document).pop(place)
    results = solve(document)
    assert (results.verdict.state, results.issues) == ("passes", [])


@pytest.mark.parametrize("sheet", list(NO_FIELD))
def test_sheets_that_bear_nothing_do_not_count(sheet: str) -> None:
    (entry,) = left_behind(hall(**{sheet: [{"Name": "X7", "Load case": "LC1"}]}).model)
    assert (entry.get("effect") == "descriptive") is (sheet in BEARS_NOTHING)


@pytest.mark.parametrize(
    ("heading", "value", "counts"),
    [
        ("Color", "#102030", False),
        ("Layer", "Beams", False),
        ("Structural Y Eccentricity of Beg Node [mm]", 75, False),
        ("Twist restraint", 0, False),
        ("Twist restraint", "0.0", False),
        ("Twist restraint", "Rigid", True),
        ("Arbitrary stiffness", 0.5, True),
    ],
)
def test_a_column_that_nobody_reads_counts_where_it_says_something(
    heading: str, value: Any, counts: bool
) -> None:
    sheets = cantilever()
    sheets["StructuralCurveMember"][0] |= {heading: value}
    (entry,) = left_behind(read_saf(workbook(sheets)).model)
    assert (entry.get("effect") != "descriptive") is counts


def test_what_is_said_of_many_in_the_same_words_is_one_entry() -> None:
    rows = [FREE | {"Name": f"F{k}"} for k in range(1, 41)]
    transfer = hall(StructuralPointActionFree=rows)
    (entry,) = left_behind(transfer.model)
    assert len(transfer.report) == len(entry["names"]) == 40


def test_a_workbook_written_from_the_document_keeps_the_list() -> None:
    transfer = hall(
        StructuralPointActionFree=[FREE, FREE | {"Name": "F2"}],
        StructuralStorey=[{"Name": "EG"}],
        Notes=[{"Text": "see drawing 7"}],
    )
    before = left_behind(transfer.model)
    before[0]["settled"] = JUDGED
    again = read_saf(saf_bytes(transfer.model)[0])
    assert again.report == []
    assert left_behind(again.model) == before
    assert left_behind(read_saf(saf_bytes(again.model)[0]).model) == before


def test_changes_of_a_document_keep_the_list() -> None:
    document = hall(StructuralPointActionFree=[FREE]).model
    model = Model.from_document(document)
    model.array(model.members, Z=(3.0, 2))
    model.mirror(model.members[[1]], "X", 9.0)
    model.remove(model.members[[1]])
    made = model.to_document()
    assert left_behind(made) == [ENTRY]
    case = {**document["analysis"]["load_cases"][0], "action": {"category": "permanent"}}
    permanent = {**document, "analysis": {**document["analysis"], "load_cases": [case]}}
    for changed in (
        generate_combinations(permanent),
        add_load(document, kind="self_weight", case="LC1"),
        update_model(
            document, changes=[{"set": "members", "id": 1, "to": {"classification": "Beam"}}]
        ),
    ):
        assert left_behind(changed) == [ENTRY]


def test_a_drawing_says_what_it_assumes() -> None:
    def assumed(*layers: str, **said: str) -> list[str]:
        entries = left_behind(drawn(*layers, **said).model)
        return [each["message"] for each in entries if each.get("effect") != "descriptive"]

    material = "says no material; all is S235"
    flat = "is flat; its Y is taken as up (a plan needs `up` Z)"
    assert assumed("IPE300") == [flat, material]
    assert assumed("IPE300", "IPE300") == [material]
    assert assumed("IPE300", material="S355", up="Y") == []


def test_convert_writes_the_list_into_the_document(tmp_path: Path) -> None:
    source, target = tmp_path / "hall.xlsx", tmp_path / "hall.json"
    source.write_bytes(workbook(cantilever(StructuralPointActionFree=[FREE])))
    convert(source, target)
    assert left_behind(json.loads(target.read_text())) == [ENTRY]


def test_agents_settle_and_remove_entries_with_changes() -> None:
    document = hall(StructuralPointActionFree=[FREE], Notes=[{"Text": "see drawing 7"}]).model
    listed, free = "settings.imported.left_behind", {"object": ENTRY["object"]}
    settled = update_model(
        document, changes=[{"set": listed, "where": free, "to": {"settled": JUDGED}}]
    )
    assert {each["object"]: each.get("settled") for each in left_behind(settled)} == {
        ENTRY["object"]: JUDGED,
        "Notes": None,
    }
    removed = update_model(document, changes=[{"remove": listed, "where": free}])
    assert [each["object"] for each in left_behind(removed)] == ["Notes"]
