"""Of what the module is certain, validation finds nothing: in the corpus, and in documents that
were spoiled in every declared place and at random."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from loadpath.document import Document, Report, validate_and_outline
from loadpath.document.declaration.shape import Object, Sequence, Shape, shape_of_root
from loadpath.document.outline import Outline
from loadpath.document.validation.plain_fields import PLAIN_FIELDS, is_plain
from loadpath.inspection.host import inspect_and_outline
from tests.document.corpus import IMPLAUSIBLE, given
from tests.document.test_repeated_keys import objects_in, write

from .spoiled import DOWN, Json, portal
from .test_false_alarms import CASES, name_of

STEPS = tuple[str | int, ...]
NOWHERE = 987_654
RANDOM_CHANGES = 4_000


def plain_document() -> Json:
    """A portal that has something of everything that is plain."""
    document = portal()
    document["schema_version"] = 4
    model, analysis = document["model"], document["analysis"]
    model["member_hinges"] = [{"id": 1, "hinge_type": "soft", "rotational_release_mz": 2e6}]
    model["members"][1]["end_hinge"] = model["members"][1]["start_hinge"] = 1
    model["member_sets"] = [{"id": 1, "member_ids": [1, 2, 3], "buckling_length_y": 4.0}]
    model["nodal_supports"][0]["RZ"] = {"condition_type": "Spring", "stiffness": 5e6}
    moment = {"magnitude": 1e3, "direction": [0.0, 0.0, 1.0]}
    force = {"magnitude": 5e3, "direction": DOWN}
    case = analysis["load_cases"][0]
    case |= {
        "nodal_loads": [{"id": 1, "node": 2, **force}, {"id": 2, "node": 3, **force}],
        "nodal_moments": [{"id": 1, "node": 2, **moment}, {"id": 2, "node": 3, **moment}],
        "member_point_loads": [
            {"id": number, "member": 2, "position": 0.25 * number, **force} for number in (1, 2)
        ],
        "member_point_moments": [
            {"id": number, "member": 2, "position": 0.25 * number, **moment} for number in (1, 2)
        ],
        "action": {"category": "permanent"},
    }
    wind = {"id": 2, "name": "W", "nodal_loads": [{"id": 1, "node": 2, **force}]}
    analysis["load_cases"].append(wind)
    case["distributed_loads"].append({**case["distributed_loads"][0], "id": 9})
    analysis["load_combinations"] = [
        {
            "id": number,
            "name": f"{number} G + W",
            "limit_state": "ULS",
            "load_case_factors": [
                {"load_case_id": 1, "factor": 1.35},
                {"load_case_id": 2, "factor": 1.5},
            ],
        }
        for number in (1, 2)
    ]
    analysis["options"] = {"enable_self_weight": True, "self_weight_load_case_id": 1}
    analysis["unity_checks"] = [
        {
            "id": "steel",
            "name": "Steel",
            "applies_to": {"type": "AllMembers"},
            "spec": {"Ec3Steel": {"annex": "recommended"}},
            "limit_state": "ULS",
        }
    ]
    return document


def is_certain(document: Any) -> bool:
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    return isinstance(inspect_and_outline(text), Outline)


def hold_against_validation(text: bytes) -> bool:
    """Whether the module is certain of it; then validation has nothing to say."""
    found = inspect_and_outline(text)
    if not isinstance(found, Outline):
        return False
    report, outline = validate_and_outline(text)
    assert report == Report(valid=True, errors=[], warnings=[]), text
    assert outline == found
    return True


def corpus_texts() -> Iterator[tuple[Path, bytes]]:
    for path in (*CASES, *IMPLAUSIBLE):
        case = json.loads(path.read_text())
        document = case if "model" in case else given(case)
        yield path, (document if isinstance(document, str) else json.dumps(document)).encode()


def test_what_is_certain_of_the_corpus_is_so() -> None:
    certain = {name_of(path) for path, text in corpus_texts() if hold_against_validation(text)}
    assert len(certain) > 60


@pytest.mark.parametrize("document", [portal(), plain_document()], ids=["portal", "all of it"])
def test_plain_documents_are_certain(document: Json) -> None:
    assert hold_against_validation(json.dumps(document).encode())


def test_it_is_not_certain_of_a_key_that_stands_twice() -> None:
    document = plain_document()
    for marked in objects_in(document):
        assert not is_certain(write(document, marked, json.dumps).encode()), marked


def places_in(shape: Shape, value: Any, where: STEPS = ()) -> Iterator[tuple[STEPS, Object]]:
    """Every declared record of a document that is plain, and where it stands."""
    if isinstance(shape, Sequence) and isinstance(value, list):
        for index, item in enumerate(value):
            yield from places_in(shape.item, item, (*where, index))
    if isinstance(shape, Object) and isinstance(value, dict):
        yield where, shape
        for name, field in shape.fields.items():
            yield from places_in(field.shape, value.get(name), (*where, name))


def at(document: Any, where: STEPS) -> Any:
    for step in where:
        document = document[step]
    return document


def spoiled(where: STEPS, name: str, value: Any) -> Json:
    document = plain_document()
    at(document, where)[name] = copy.deepcopy(value)
    return document


RECORDS = list(places_in(shape_of_root(Document), plain_document()))


def test_it_is_not_certain_where_another_field_is_used() -> None:
    """New fields are others until somebody lists them."""
    tried = 0
    for where, record in RECORDS:
        for name, field in record.fields.items():
            if is_plain(record.name, name) or field.example in (None, [], field.default):
                continue
            assert not is_certain(spoiled(where, name, field.example)), (*where, name)
            tried += 1
    assert tried > 50


def test_it_is_not_certain_of_a_reference_that_holds_not() -> None:
    tried = set()
    for where, record in RECORDS:
        for name, field in record.fields.items():
            shape = field.shape.item if isinstance(field.shape, Sequence) else field.shape
            marks = getattr(shape, "marks", {})
            if not is_plain(record.name, name) or not ("x-ref" in marks or "x-link" in marks):
                continue
            is_list = isinstance(field.shape, Sequence)
            value = [NOWHERE] if is_list else NOWHERE
            assert not is_certain(spoiled(where, name, value)), (*where, name)
            tried.add((record.name, name))
    assert tried == set(plain_fields_with("x-ref", "x-link"))


def test_it_is_not_certain_where_two_have_one_id_or_name() -> None:
    tried = set()
    for where, record in RECORDS:
        for name, field in record.fields.items():
            marks = getattr(field.shape, "marks", {})
            if not ("x-id" in marks or "x-unique" in marks) or not isinstance(where[-1], int):
                continue
            document = plain_document()
            listed = at(document, where[:-1])
            listed.append(copy.deepcopy(listed[where[-1]]))
            for other in ("id", "name"):
                if other != name and other in listed[-1]:
                    listed[-1][other] = NOWHERE if other == "id" else "another"
            assert not is_certain(document), (*where, name)
            tried.add((record.name, name))
    assert tried == set(plain_fields_with("x-id", "x-unique"))


def plain_fields_with(*marks: str) -> Iterator[tuple[str, str]]:
    for record in {record.name: record for _, record in RECORDS}.values():
        for name, field in record.fields.items():
            shape = field.shape.item if isinstance(field.shape, Sequence) else field.shape
            if is_plain(record.name, name) and set(marks) & set(getattr(shape, "marks", {})):
                yield record.name, name


def test_every_record_that_is_plain_was_looked_at() -> None:
    met = {record.name for _, record in RECORDS}
    elsewhere = {"AllMembers", "DeflectionSpec", "Ec3SectionParams", "GeneratedBy"}
    assert set(PLAIN_FIELDS) - met <= elsewhere | {"SectionDimensions"}


def test_what_is_certain_after_changes_at_random_is_so() -> None:
    chance = random.Random(7)
    texts = [text for _, text in corpus_texts() if len(text) < 20_000 and is_certain(text)]
    documents = [plain_document(), portal(), *map(json.loads, texts)]
    certain = 0
    for _ in range(RANDOM_CHANGES):
        document = copy.deepcopy(chance.choice(documents))
        for _ in range(chance.choice((1, 1, 2))):
            change(document, chance)
        text = json.dumps(document).encode()
        if chance.random() < 0.2:
            text = damage(text, chance)
        certain += hold_against_validation(text)
    assert RANDOM_CHANGES // 20 < certain < RANDOM_CHANGES * 3 // 4


VALUES: tuple[Any, ...] = (
    None,
    0,
    1,
    2,
    3,
    -1,
    0.5,
    -0.0,
    1e-30,
    1e300,
    2**53,
    True,
    "",
    "x",
    [],
    {},
    [0, 0, 0],
)
WORDS = ("Spring", "Free", "Fixed", "Cable", "Rigid", "Truss", "2D", "3D", "NONLINEAR", "SLS")


def change(document: Any, chance: random.Random) -> None:
    """Change one thing somewhere below: drop it, replace it, copy it, exchange two."""
    spot = document
    while True:
        keys = list(spot) if isinstance(spot, dict) else range(len(spot))
        if not keys:
            return
        key = chance.choice(keys)
        if not isinstance(spot[key], dict | list) or chance.random() < 0.12:
            break
        spot = spot[key]
    act = chance.randrange(5)
    if act == 0:
        del spot[key]
    elif act == 1 and isinstance(spot, list):
        spot.append(copy.deepcopy(spot[key]))
    elif act == 2:
        other = chance.choice(keys)
        spot[key], spot[other] = spot[other], spot[key]
    elif act == 3 and isinstance(spot[key], int | float):
        spot[key] = spot[key] * chance.choice((-1, 2, 1.0001)) + chance.choice((0, 1))
    else:
        spot[key] = chance.choice(WORDS if isinstance(spot[key], str) else VALUES)


def damage(text: bytes, chance: random.Random) -> bytes:
    """The text with a byte changed, left out or put in."""
    where = chance.randrange(len(text))
    piece = chance.choice((b"", b"0", b".", b"-", b"e", b'"', b",", b"}", b"\\", b"\xff", b" "))
    return text[:where] + piece + text[where + chance.randrange(2) :]
