"""The declared types: each field is documented, its example holds, what we write is readable."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import loadpath.document as public
from loadpath.document import Choice, Document, EigenLoadRef, Member, Record, decode, encode


def records() -> list[type[Record]]:
    return [
        value
        for value in vars(public).values()
        if isinstance(value, type) and issubclass(value, Record) and value not in (Record, Choice)
    ]


def field_docs(field: msgspec.structs.FieldInfo) -> Iterator[dict[str, Any]]:
    info = inspect.type_info(field.type)
    while isinstance(info, inspect.Metadata):
        yield info.extra_json_schema or {}
        info = info.type


FIELDS = [
    pytest.param(field, id=f"{record.__name__}.{field.name}")
    for record in records()
    for field in msgspec.structs.fields(record)
]


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_described_in_one_sentence_with_an_example_that_holds(
    field: msgspec.structs.FieldInfo,
) -> None:
    documented: dict[str, Any] = {}
    for part in field_docs(field):
        documented |= part
    description = documented["description"]
    assert description.endswith(".")
    assert ". " not in description
    (example,) = documented["examples"]
    msgspec.convert(json.loads(json.dumps(example)), field.type)


@pytest.mark.parametrize("record", records(), ids=lambda record: record.__name__)
def test_every_definition_is_described(record: type[Record]) -> None:
    assert (record.__doc__ or "").strip().endswith(".")


MINIMAL = b"""{"settings": {}, "analysis": {}, "model": {"materials": [], "nodes": [
    {"id": 1, "X": 0, "Y": 0, "Z": 0}, {"id": 2, "X": 1, "Y": 0, "Z": 0}],
    "members": [{"id": 1, "start_node_id": 1, "end_node_id": 2}]}}"""


def test_obvious_defaults_may_be_left_out_and_are_written() -> None:
    document = json.loads(encode(decode(MINIMAL)))
    assert document["schema_version"] == 1
    assert document["model"]["members"] == [
        {
            "id": 1,
            "start_node_id": 1,
            "end_node_id": 2,
            "rotation_angle": 0.0,
            "weight": 0.0,
            "member_type": "Normal",
        }
    ]
    assert document["model"]["sections"] == []
    assert document["analysis"]["options"] == {
        "solve_loadcases": True,
        "dimensionality": "3D",
        "order": "LINEAR",
        "tolerance": 0.01,
        "rigid_strategy": "RigidMember",
    }
    assert document["settings"]["general_info"] == {
        "project_name": "",
        "author": "",
        "version": "1.0",
    }


def test_written_defaults_are_not_shared_between_documents() -> None:
    first, second = decode(MINIMAL), decode(MINIMAL)
    first.model.sections.append(None)  # type: ignore[arg-type]
    first.settings.general_info.author = "someone"
    assert second.model.sections == []
    assert decode(MINIMAL).settings.general_info.author == ""


def test_writing_and_reading_again_changes_nothing() -> None:
    document = decode(MINIMAL)
    assert decode(encode(document)) == document


@pytest.mark.parametrize("text", ['{"LoadCase": 1, "LoadCombination": 2}', "{}"])
def test_a_choice_holds_exactly_one_variant(text: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="exactly one of LoadCase, LoadCombination"):
        msgspec.json.decode(text, type=EigenLoadRef)


def test_decoding_is_strict() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `rotation`"):
        msgspec.json.decode(
            b'{"id": 1, "start_node_id": 1, "end_node_id": 2, "rotation": 1}', type=Member
        )


def test_the_document_is_a_tree_of_records() -> None:
    assert issubclass(Document, Record)
    assert not Document.__struct_config__.gc
