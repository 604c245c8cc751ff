"""Every document of the corpus gets exactly the issues that are written beside it."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from loadpath.document import Document, decode, encode, issue_catalogue, validate
from loadpath.document.declaration.honour import Effect
from loadpath.document.declaration.shape import (
    Enumeration,
    Named,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    definitions,
    shape_of_root,
)
from loadpath.document.validation.engine_codes import ENGINE_CODES
from loadpath.document.validation.plausibility_codes import PLAUSIBILITY_CODES
from loadpath.document.validation.rules.not_honoured import marked

from .corpus import INVALID, VALID, given


def name_of(path: Path) -> str:
    return path.stem


def code_of(path: Path) -> str:
    """Of a code with several cases their names go on after a hyphen."""
    return path.stem.partition("-")[0]


@pytest.fixture(autouse=True)
def usual_depth() -> Iterator[None]:
    """What is too deep is so by Python's limit, which Hypothesis raises for tests before this."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize("path", INVALID, ids=name_of)
def test_an_invalid_document_has_exactly_its_issues(path: Path) -> None:
    case = json.loads(path.read_text())
    report = msgspec.to_builtins(validate(given(case)))
    issues = report["errors"] + report["warnings"]
    assert report["valid"] is (not report["errors"])
    assert code_of(path) in {issue["code"] for issue in issues}
    if "issues" in case:
        assert issues == case["issues"]
    else:
        assert len(issues) == case["count"]
        assert issues[-1] == case["last_issue"]


def test_every_issue_code_has_a_case_and_every_case_a_code() -> None:
    """What only the engine finds has its cases in `corpus/engine` and `corpus/implausible`.

    Of what is not honoured there is a case while there is such a field; `test_recipes` marks one.
    """
    of_engine = {code.name for code in (*ENGINE_CODES, *PLAUSIBILITY_CODES)}
    unsaid = set() if marked(Effect.refused) else {"not_honoured"}
    assert {code_of(path) for path in INVALID} == set(issue_catalogue()) - of_engine - unsaid


def test_every_issue_code_says_in_a_sentence_what_it_means_and_what_to_do() -> None:
    for code in issue_catalogue().values():
        assert code.meaning.endswith("."), code
        assert code.mend.endswith("."), code


@pytest.mark.parametrize("path", VALID, ids=name_of)
def test_a_valid_document_has_no_errors(path: Path) -> None:
    report = validate(path.read_bytes())
    assert report.errors == []
    assert report.warnings == []


@pytest.mark.parametrize("path", VALID, ids=name_of)
def test_a_valid_document_survives_reading_and_writing(path: Path) -> None:
    document = decode(path.read_bytes())
    assert isinstance(document, Document)
    assert decode(encode(document)) == document


def test_the_valid_documents_use_every_definition() -> None:
    met: set[str] = set()
    for path in VALID:
        meet(shape_of_root(Document), json.loads(path.read_text()), met)
    assert met == set(definitions(Document))


def meet(shape: Shape, value: Any, met: set[str]) -> None:
    """Note the name of every definition that a value is an instance of."""
    if isinstance(shape, Named) and shape.name:
        met.add(shape.name)
    match shape:
        case Sequence():
            for item in value:
                meet(shape.item, item, met)
        case Object():
            for key, item in value.items():
                if item is not None and key in shape.fields:
                    meet(shape.fields[key].shape, item, met)
        case Tagged():
            meet(shape.variants[value[shape.tag_field]], value, met)
        case WordOrObject():
            meet(shape.word if isinstance(value, str) else shape.object, value, met)
        case Enumeration():
            assert value in shape.values
