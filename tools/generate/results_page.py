"""Writes the reference page of everything the engine gives back, field by field."""

from collections.abc import Iterable, Iterator

from loadpath.answer.header import Header
from loadpath.answer.lightest import LightestRequest
from loadpath.answer.results_document import ResultsDocument
from loadpath.answer.roots import headers, rows, texts
from loadpath.answer.write_options import WriteOptions
from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Flag,
    Keyed,
    Named,
    Number,
    Object,
    Sequence,
    Shape,
    Text,
    definitions,
)

FILE = "docs/reference/results-fields.md"

INTRODUCTION = """<!-- Written by `make generate` from src/loadpath/answer; do not edit. -->

# Results, field by field

How to read results, their signs and what makes them usable is on [results.md](results.md). All \
numbers are in SI units. The JSON Schema of the results document is \
[schema/results.schema.json](schema/results.schema.json).
"""


def generate() -> dict[str, str]:
    """The generated file by its path."""
    document = definitions(ResultsDocument)
    header = {
        name: shape
        for name, shape in {**definitions(Header), **definitions(WriteOptions)}.items()
        if name not in document and name not in rows()
    }
    told = {
        name: shape
        for name, shape in texts().items()
        if name not in document and name not in headers() and name not in rows()
    }
    asked = definitions(LightestRequest)
    tables = {name: shape for name, shape in rows().items() if name not in document}
    parts = [
        INTRODUCTION,
        "## The results document\n",
        *_sections(document.values()),
        "## What agents are told\n",
        "A summary of under 2 kB, or a row per part; numbers have six significant digits.\n",
        *_sections(told.values()),
        "## What is asked for the lightest section\n",
        *_sections(asked.values()),
        "## The engine's answer\n",
        "A JSON header and one block of doubles. A table stands in the block as rows of the type "
        "that is named here; the columns of a row are its fields, in order.\n",
        *_sections(header.values()),
        "## Rows of tables\n",
        *_sections(tables.values()),
    ]
    return {FILE: "\n".join(parts).rstrip() + "\n"}


def _sections(shapes: Iterable[Named]) -> Iterator[str]:
    for shape in shapes:
        yield "\n".join([f"### {shape.name}\n", *_body(shape), ""])


def _body(shape: Named) -> Iterator[str]:
    if isinstance(shape, Enumeration):
        words = ", ".join(f"`{value}`" for value in shape.values)
        yield f"{shape.description} One of {words}."
        return
    assert isinstance(shape, Object)
    yield shape.description + (" Exactly one of its keys is given." if shape.choice else "")
    yield "\n| Field | Type | Unit | Meaning |"
    yield "|---|---|---|---|"
    yield from map(_field, shape.fields.values())


def _field(field: Field) -> str:
    row = field.marks.get("x-row")
    kind = f"table of {_link(row)} by {field.marks['x-over']}" if row else _type(field.shape)
    if field.nullable and field.required:
        kind += " or null"
    elif not field.required:
        kind += ", may be absent"
    unit = field.marks.get("x-unit", "1")
    cells = (f"`{field.name}`", kind, "" if unit == "1" else unit, field.description)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _type(shape: Shape) -> str:
    match shape:
        case Number():
            return "integer" if shape.integer else "number"
        case Text():
            return "text"
        case Flag():
            return "true or false"
        case Sequence(least=least, most=most) if least == most:
            return f"list of {least}: {_type(shape.item)}"
        case Sequence():
            return f"list of {_type(shape.item)}"
        case Keyed():
            return f"{_type(shape.item)} by name or id"
    return _link(str(shape.name))


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"
