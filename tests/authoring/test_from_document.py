"""Documents that are there already: read, changed and written back with nothing lost."""

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from loadpath import Model, create_beam, validate
from loadpath.authoring import ArgumentError
from loadpath.builders import create_frame, update_model

CORPUS = Path(__file__).parents[2] / "corpus"


@cache
def documents() -> list[Any]:
    files = [*sorted(CORPUS.glob("valid/*.json")), *sorted(CORPUS.glob("solved/*/*.json"))]
    cases = [(file.stem, json.loads(file.read_text())) for file in files]
    return [pytest.param(case.get("document", case), id=name) for name, case in cases]


def test_results_of_the_model_as_it_was_are_not_written_back() -> None:
    given = create_beam(span_m=6) | {"results": {"loadcases": {}}}
    assert "results" not in Model.from_document(given).to_document()
    grade = [{"set": "materials", "id": "all", "to": {"e_mod": 2e11}}]
    assert "results" not in update_model(given, changes=grade)


def test_every_document_comes_back_as_it_was() -> None:
    cases = documents()
    assert len(cases) > 100
    for case in cases:
        (given,) = case.values
        before = copy.deepcopy(given)
        model = Model.from_document(given)
        assert model.to_document() == before == given, case.id
        assert json.loads(model.to_json()) == before, case.id


def test_a_change_leaves_the_rest_as_it_was() -> None:
    for case in documents():
        (given,) = case.values
        if not given["model"].get("members"):
            continue
        model = Model.from_document(given)
        number = given["model"]["members"][-1]["id"]
        model.members[number].record.classification = "changed"
        wanted = copy.deepcopy(given)
        wanted["model"]["members"][-1]["classification"] = "changed"
        made = model.to_document()
        wanted["schema_version"] = made.get("schema_version")
        assert made == (wanted if "schema_version" in made else _without_version(wanted)), case.id


def _without_version(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key != "schema_version"}


def test_keys_of_other_programs_and_defaults_stay() -> None:
    given = create_frame(bay_width_m=6, storey_height_m=3.5)
    given["theirs"] = {"kept": [1, 2]}
    given["model"]["members"][0] |= {"colour": "red", "mirror": None, "weight": 0}
    given["model"]["nodes"][1]["Z"] = 0
    model = Model.from_document(json.dumps(given))
    model.members[1].record.classification = "Column"
    made = model.to_document()
    assert made["theirs"] == {"kept": [1, 2]}
    assert made["model"]["members"][0] == given["model"]["members"][0] | {
        "classification": "Column"
    }
    assert made["model"]["members"][1:] == given["model"]["members"][1:]


def test_what_is_added_gets_free_ids() -> None:
    given = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=10, material="S275")
    for node in given["model"]["nodes"]:
        node["id"] += 100
    for member in given["model"]["members"]:
        member["id"] *= 10
        member["start_node_id"] += 100
        member["end_node_id"] += 100
    for case in given["analysis"]["load_cases"]:
        for load in case.get("nodal_loads") or []:
            load["node"] += 100
        for load in case.get("distributed_loads") or []:
            load["member"] *= 10
    assert validate(given).valid
    model = Model.from_document(given)
    post = model.node(9, 0)
    assert post.id == 105
    made = model.member(post, model.nodes[103], "HEB200", "S275")
    assert made.id == 31
    model.pin(post)
    model.load_cases["q"].line(made, 500.0, along="X")
    written = model.to_document()
    assert validate(written).valid, validate(written).errors
    named = [each["name"] for each in written["model"]["sections"]]
    assert len(named) == len(set(named)), "a section of the document is used, not written again"
    assert written["model"]["materials"] == given["model"]["materials"]


def test_a_newer_field_raises_the_version() -> None:
    given = json.loads((CORPUS / "valid/beam.json").read_text())
    given["schema_version"] = 1
    model = Model.from_document(given)
    model.load_case("T").temperature(model.members[given["model"]["members"][0]["id"]], 20.0)
    assert model.to_document()["schema_version"] == 4


def test_numbers_of_the_library_are_refused_in_other_units() -> None:
    given = json.loads((CORPUS / "valid/beam_in_millimetres.json").read_text())
    model = Model.from_document(given)
    start, end = model.node(0, 0), model.node(1000, 0)
    with pytest.raises(ArgumentError, match="SI units and the model has lengthUnit mm"):
        model.member(start, end, "HEB500", "S460")


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("{", "cannot be read"),
        ("[]", "should be an object"),
        ('{"model": {}, "settings": {}}', "model.nodes: is required"),
        ('{"model": {}, "model": {}}', "twice"),
        ({"model": {"nodes": [{"id": "one"}]}}, "should be"),
    ],
)
def test_what_is_no_document_is_told(document: Any, says: str) -> None:
    with pytest.raises(ArgumentError, match=says) as caught:
        Model.from_document(document)
    assert caught.value.argument == "document"
