"""The served JSON Schema: an index of roots, and a self-contained schema of each definition."""

import json
from typing import Any

import jsonschema_rs
import pytest

from loadpath import document
from loadpath.document import Document, UnknownRoot, schema
from loadpath.document.declaration.shape import definitions


def test_the_index_groups_useful_roots_with_a_line_each() -> None:
    roots = schema()["roots"]
    assert list(roots) == ["geometry", "loads", "analysis", "checks"]
    for group in roots.values():
        for name, line in group.items():
            assert schema(name)["title"] == name
            assert line == schema(name)["description"]
            assert line.endswith(".")
            assert "\n" not in line


@pytest.mark.parametrize("name", definitions(Document))
def test_every_definition_has_a_self_contained_schema(name: str) -> None:
    written = schema(name)
    jsonschema_rs.meta.validate(written)
    jsonschema_rs.validator_for(written)
    used = set(references(written))
    assert used <= {f"#/$defs/{inside}" for inside in written.get("$defs", {})}
    assert json.loads(json.dumps(written)) == written


def references(value: Any) -> list[str]:
    if isinstance(value, list):
        return [found for item in value for found in references(item)]
    if isinstance(value, dict):
        here = [value["$ref"]] if "$ref" in value else []
        return here + [found for item in value.values() for found in references(item)]
    return []


def test_fields_carry_unit_reference_default_and_example() -> None:
    member = schema("Member")["properties"]
    assert member["rotation_angle"]["x-unit"] == "deg"
    assert member["rotation_angle"]["default"] == 0.0
    assert member["start_node_id"]["x-ref"] == "model.nodes"
    assert member["section"]["type"] == ["integer", "null"]
    assert member["section"]["examples"] == [1]
    assert schema("Material")["properties"]["thermal_expansion"]["x-since"] == 4


def test_an_example_satisfies_the_schema_of_its_field() -> None:
    for name in definitions(Document):
        written = schema(name)
        for field in written.get("properties", {}).values():
            whole = {**field, "$defs": written.get("$defs", {})}
            for example in field.get("examples", []):
                assert jsonschema_rs.is_valid(whole, example), (name, field)


@pytest.mark.parametrize(
    ("name", "nearest"), [("loadcase", "LoadCase"), ("Nodes_", "Nodes"), ("qqqq", None)]
)
def test_an_unknown_root_names_the_nearest(name: str, nearest: str | None) -> None:
    with pytest.raises(UnknownRoot, match=f"no definition '{name}'") as caught:
        schema(name)
    assert (caught.value.name, caught.value.nearest) == (name, nearest)


def test_every_record_and_word_can_be_imported() -> None:
    """What a document holds is named in loadpath.document, so that code can make it."""
    missing = [name for name in definitions(Document) if not hasattr(document, name)]
    assert missing == []
