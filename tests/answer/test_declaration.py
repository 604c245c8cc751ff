"""What the answer declares holds together: names, rows, and headers that decode as they encode."""

from typing import Any

import jsonschema_rs
import msgspec
import pytest

from loadpath.answer.columns import columns, offsets, width_of
from loadpath.answer.header import Header
from loadpath.answer.results_document import ResultsDocument
from loadpath.answer.roots import headers, rows, texts
from loadpath.document.declaration.shape import Field, Keyed, Named, Object, shape_of_root
from tools.generate.answer_schema import results_schema

RECORDS = {
    name: shape
    for name, shape in {**rows(), **headers(), **texts()}.items()
    if isinstance(shape, Object)
}


def example(shape: Named) -> object:
    """A value made of the examples of the fields; what has none is made of its parts."""
    assert isinstance(shape, Object)
    return {name: _value(field) for name, field in shape.fields.items() if field.required}


def _value(field: Field) -> object:
    if field.example is not msgspec.NODEFAULT:
        return field.example
    if isinstance(field.shape, Object):
        return example(field.shape)
    return {} if isinstance(field.shape, Keyed) else []


def test_one_name_is_one_shape() -> None:
    named = {**headers()}
    for part in (rows(), texts()):
        for name, shape in part.items():
            assert named.setdefault(name, shape) == shape, name


@pytest.mark.parametrize("name", sorted(rows()))
def test_a_row_has_only_numbers_and_its_fields_follow_each_other(name: str) -> None:
    row = rows()[name]
    assert isinstance(row, Object)
    names = columns(row)
    assert len(names) == len(set(names)) == width_of(row)
    for part, place in offsets(row).items():
        assert names[place].split(".")[0] == part


def test_columns_of_nested_rows_and_lists() -> None:
    assert columns(RECORDS["MemberEndForces"])[:2] == ("start.fx", "start.fy")
    assert columns(RECORDS["Piece"])[2:4] == ("fx.0", "fx.1")
    assert columns(RECORDS["PlateForces"])[6] == "corners.1.fx"
    assert offsets(RECORDS["MemberEndForces"]) == {"start": 0, "end": 7}


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_every_field_has_a_sentence(name: str) -> None:
    for field in RECORDS[name].fields.values():
        assert field.description.endswith("."), field


def test_every_table_names_a_row_that_is_declared() -> None:
    held = {
        field.marks["x-row"]
        for shape in RECORDS.values()
        for field in shape.fields.values()
        if "x-row" in field.marks
    }
    assert held <= set(rows())
    assert "Displacements" in held


def test_a_header_decodes_as_it_encodes() -> None:
    made = example(shape_of_root(Header))
    header = msgspec.convert(made, Header)
    text = msgspec.json.encode(header)
    assert msgspec.json.decode(text, type=Header) == header
    assert header.facts.unknowns == 204
    assert header.tables.plate_ids is None


def test_an_undeclared_key_of_a_header_is_not_read() -> None:
    made = example(shape_of_root(Header))
    assert isinstance(made, dict)
    with pytest.raises(msgspec.ValidationError, match="more"):
        msgspec.convert({**made, "more": 1}, Header)


def test_the_schema_of_results_is_a_schema_and_allows_no_other_key() -> None:
    validator = jsonschema_rs.validator_for(results_schema())
    made = example(shape_of_root(ResultsDocument))
    assert isinstance(made, dict)
    assert validator.is_valid(made)
    assert not validator.is_valid({**made, "more": 1})
    assert not validator.is_valid({k: v for k, v in made.items() if k != "receipt"})


def test_the_schema_of_results_knows_every_issue_code_and_no_other() -> None:
    validator = jsonschema_rs.validator_for(results_schema())
    made: Any = example(shape_of_root(ResultsDocument))
    for code, is_known in (("singular_model", True), ("singular", False)):
        failure = {"load_case_id": 1, "name": "Dead", "code": code, "error": "moves"}
        made["load_case_failures"] = [failure]
        assert validator.is_valid(made) is is_known


def test_a_number_that_may_be_null_keeps_its_unit() -> None:
    assert RECORDS["Balance"].fields["strain_energy"].marks["x-unit"] == "J"
    assert RECORDS["TraceStep"].fields["demand"].marks.get("x-unit") is None
