"""What the engine says of the documents of `corpus/engine`, `implausible` and `invalid`.

One catalogue serves validation and engine, so a fault has one name whoever finds it.
"""

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import loadpath
from loadpath.document import MemberType, issue_catalogue, validate
from loadpath.document.declaration.honour import Effect
from loadpath.document.validation.engine_codes import ENGINE_CODES
from loadpath.document.validation.plausibility_codes import PLAUSIBILITY_CODES
from loadpath.document.validation.rules.not_honoured import marked
from loadpath.engine.host import call
from tests.document.corpus import CORPUS, IMPLAUSIBLE, INVALID, given

ROOT = Path(__file__).parents[2]
ENGINE = sorted((CORPUS / "engine").glob("*.json"))
Json = dict[str, Any]


def text_of(case: Json) -> bytes:
    document = given(case)
    return (document if isinstance(document, str) else json.dumps(document)).encode()


def expected_of(case: Json) -> list[Json]:
    """All that the engine is expected to say of a case, wherever it says it."""
    sets = [issue for issues in case.get("sets", {}).values() for issue in issues]
    return [*case.get("engine_issues", []), *sets, *case.get("reasons", [])]


def assert_says(found: list[Json], expected: list[Json]) -> None:
    assert [issue["code"] for issue in found] == [issue["code"] for issue in expected], found
    for issue, wanted in zip(found, expected, strict=True):
        says = wanted.get("says", [wanted.get("message")])
        assert all(words in issue["message"] for words in says), issue
        shown = {key: issue[key] for key in issue if key != "message" or "says" not in wanted}
        assert shown == {key: wanted[key] for key in wanted if key != "says"}


def test_results_that_were_kept_beside_the_model_are_no_field() -> None:
    document = loadpath.create_beam(span_m=6)
    quiet = loadpath.solve(document).warnings
    kept = document | {"results": {"loadcases": {"G": [1, {"a": "}"}]}}}
    assert loadpath.solve(kept).warnings == quiet
    kept["model"]["results"] = None
    assert [each.path for each in loadpath.solve(kept).warnings if each not in quiet] == [
        "model.results"
    ]


# But for the case of a Python caller with NaN.
RUN = [path for path in (*ENGINE, *IMPLAUSIBLE, *INVALID) if path.stem != "not_json"]


@pytest.mark.parametrize("path", RUN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_engine_says_exactly_what_is_written_beside_a_document(path: Path) -> None:
    case = json.loads(path.read_text())
    header = json.loads(call("solve", text_of(case))[0])
    assert_says(header.get("errors", []) + header["warnings"], case.get("engine_issues", []))
    for each in header.get("sets", []):
        assert_says(each["errors"] + each["warnings"], case.get("sets", {}).get(each["name"], []))
    assert set(case.get("sets", {})) <= {each["name"] for each in header.get("sets", [])}
    if "reasons" in case:
        assert header["verdict"]["state"] == "incomplete"
        assert_says(header["verdict"]["reasons"], case["reasons"])


@pytest.mark.parametrize("path", [*ENGINE, *IMPLAUSIBLE], ids=lambda path: path.stem)
def test_what_only_the_engine_finds_is_named_after_its_code_and_valid(path: Path) -> None:
    case = json.loads(path.read_text())
    assert path.stem in {issue["code"] for issue in expected_of(case)}
    assert validate(given(case)).errors == []


def test_every_code_of_the_engine_has_a_case_in_which_it_is_said() -> None:
    """What is said where combinations are generated is shown in `tests/combinations`."""
    sources = [
        path
        for path in (ROOT / "engine/src").rglob("*.[ch]pp")
        if "combinations" not in path.parts or path.name == "departures.cpp"
    ]
    spoken = set(re.findall(r"IssueCode::(\w+)", "".join(path.read_text() for path in sources)))
    shown = {issue["code"] for path in RUN for issue in expected_of(json.loads(path.read_text()))}
    unsaid = set() if marked(Effect.refused) else {"not_honoured"}  # by no field at present
    assert shown == spoken - unsaid
    assert {code.name for code in ENGINE_CODES} == {path.stem for path in ENGINE}
    assert {code.name for code in PLAUSIBILITY_CODES} == {path.stem for path in IMPLAUSIBLE}


def test_an_issue_is_as_grave_as_the_catalogue_says() -> None:
    for path in RUN:
        case = json.loads(path.read_text())
        for issue in expected_of({**case, "reasons": []}):
            assert issue["severity"] == issue_catalogue()[issue["code"]].severity


@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)
def test_a_fault_has_one_name_and_one_place_whoever_finds_it(path: Path) -> None:
    """Where validation says of the whole text that it is wrong, the engine may say where.

    What is implausible is said by `loadpath.inspection` beside validation; members without force
    are known after the solve only.
    """
    case = json.loads(path.read_text())
    if path.stem in ("more_errors", "too_large_to_explain"):  # of these validation says only this
        return
    places = [(issue["code"], issue["path"]) for issue in case.get("issues", [])]
    for issue in case.get("engine_issues", []):
        if issue["code"] in {code.name for code in (*PLAUSIBILITY_CODES, *ENGINE_CODES)}:
            continue
        assert {(issue["code"], issue["path"]), (issue["code"], "")} & set(places), issue


def test_the_engine_suggests_the_same_word_as_validation() -> None:
    case = json.loads((CORPUS / "invalid/unknown_value.json").read_text())
    chance = random.Random(7)
    for _ in range(60):
        word = list(chance.choice(list(MemberType)))
        for _ in range(chance.randint(1, 3)):
            word[chance.randrange(len(word))] = chance.choice("abcelmnorstuCNT")
        case["document"]["model"]["members"][0]["member_type"] = "".join(word)
        report = msgspec.to_builtins(validate(case["document"]))
        header = json.loads(call("validate", text_of(case))[0])
        assert header["errors"] == report["errors"][:1]
