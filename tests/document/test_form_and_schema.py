"""The walk that explains, the quick way that accepts and the served schema agree.

Valid documents are mutated at random; the three are independent judges of the result.
"""

import copy
import json
from typing import Any

import jsonschema_rs
import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from loadpath.document import Document, decode, schema, validate
from loadpath.document.validation.form import Walk
from loadpath.document.validation.survey import survey

from .corpus import VALID

DOCUMENTS = [json.loads(path.read_text()) for path in VALID]
JUDGE = jsonschema_rs.validator_for(schema("Document"))
ABOUT_IDENTITY = {"broken_reference", "duplicate_id", "duplicate_name"}

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 8),
    st.sampled_from([0.0, -0.0, 1.0, 0.5, -1.5, 1e300, 2**53, 2**53 - 1, 10**30, 2.0**60]),
    st.sampled_from(["", "Normal", "normal", "Fixed", "2D", "X", "Local", "S355", "AllMembers"]),
    st.lists(st.sampled_from([0, 1.0, "a", None, [1, 2]]), max_size=4),
    st.dictionaries(
        st.sampled_from(["id", "type", "ids", "User", "LoadCase", "Generic", "kind", "x"]),
        st.sampled_from([1, "AllMembers", [1], None, {}]),
        max_size=3,
    ),
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    items: Any = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        items = enumerate(value)
    for key, item in items:
        found += spots(item, (*path, key))
    return found


SPOTS = [spots(document) for document in DOCUMENTS]


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    number = draw(st.integers(0, len(DOCUMENTS) - 1))
    document = copy.deepcopy(DOCUMENTS[number])
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(SPOTS[number]))
        action = draw(st.sampled_from(["replace", "replace", "delete", "add", "repeat"]))
        try:
            parent = document
            for key in path[:-1]:
                parent = parent[key]
            if action == "delete":
                del parent[path[-1]]
            elif action == "add" and isinstance(parent, dict):
                parent[draw(st.sampled_from(["id", "name", "zzz", "section", "ids", "x"]))] = draw(
                    VALUES
                )
            elif action == "repeat" and isinstance(parent, list):
                parent.append(copy.deepcopy(parent[path[-1]]))
            else:
                parent[path[-1]] = draw(VALUES)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier mutation took this spot away
    return document


def walked(document: Any) -> Walk:
    walk = Walk()
    walk.run(document)
    return walk


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_the_walk_finds_an_error_of_form_exactly_when_the_schema_rejects(document: Any) -> None:
    form = [error for error in walked(document).errors if error.code not in ABOUT_IDENTITY]
    assert bool(form) == (not JUDGE.is_valid(document)), form


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_the_quick_way_accepts_nothing_that_the_walk_objects_to(document: Any) -> None:
    walk = walked(document)
    try:
        accepted = survey(decode(json.dumps(document))).sound
    except msgspec.ValidationError:
        accepted = False
    if accepted:
        assert walk.errors == walk.warnings == []


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_whatever_is_given_gets_one_consistent_report(document: Any) -> None:
    report = validate(document)
    assert report == validate(json.dumps(document))
    assert report.valid is (not report.errors)
    if not walked(document).errors:
        codes = {issue.code for issue in report.errors}
        assert not codes & {"wrong_type", "missing_field", "broken_reference"}


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_broken_text_never_raises(data: st.DataObject) -> None:
    text = json.dumps(data.draw(st.sampled_from(DOCUMENTS))).encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    report = validate(text[:start] + data.draw(st.binary(max_size=4)) + text[end:])
    assert report.valid is (not report.errors)


def test_the_documents_of_the_corpus_satisfy_the_served_schema() -> None:
    for document in DOCUMENTS:
        assert JUDGE.is_valid(document)
        assert isinstance(msgspec.convert(document, Document), Document)
