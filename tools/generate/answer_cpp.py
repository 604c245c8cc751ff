"""The answer as the engine sees it: C++ structs, row structs, and their JSON writers and readers.

A field that may be null or absent is a std::optional: a required one is then written as null, any
other is left out. A table is typed by its row.
"""

from collections.abc import Iterator, Mapping

from loadpath.answer.columns import width_of
from loadpath.answer.roots import headers, rows, texts
from loadpath.document import Document
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
    children,
    definitions,
)
from tools.generate.cpp.types import cpp_name
from tools.generate.note import note

FOLDER = "engine/src/answer"
NOTE = f"// {note('src/loadpath/answer')}\n"


def generate() -> dict[str, str]:
    """The generated files by path."""
    ordered = _inside_out({**rows(), **headers(), **texts()})
    enums = [shape for shape in ordered if isinstance(shape, Enumeration)]
    records = [s for s in ordered if isinstance(s, Object) and s.name not in ("Table", "Document")]
    return {
        f"{FOLDER}/answer.gen.hpp": _header(enums, records),
        f"{FOLDER}/answer.gen.cpp": _source(enums, records),
    }


def _inside_out(named: Mapping[str, Named]) -> list[Named]:
    """Every shape after what it is made of."""
    found: dict[str, Named] = {}

    def visit(shape: Shape) -> None:
        if isinstance(shape, Named) and shape.name in found:
            return
        for child in children(shape):
            visit(child)
        if isinstance(shape, Named) and shape.name is not None:
            found[shape.name] = shape

    for shape in named.values():
        visit(shape)
    return list(found.values())


def _is_row(shape: Named) -> bool:
    return shape.name in rows()


def _is_read(shape: Named) -> bool:
    return shape.name in headers()


def _is_of_document(shape: Enumeration) -> bool:
    return shape.name in definitions(Document)


def _type(shape: Shape) -> str:
    """The C++ type of a value that is there."""
    match shape:
        case Number():
            return "std::int64_t" if shape.integer else "double"
        case Flag():
            return "bool"
        case Text():
            return "std::string"
        case Enumeration() if _is_of_document(shape):
            return f"document::{shape.name}"
        case Enumeration() | Object():
            return str(shape.name)
        case Sequence(least=least, most=most) if least == most:
            return f"std::array<{_type(shape.item)}, {least}>"
        case Sequence():
            return f"std::vector<{_type(shape.item)}>"
        case Keyed():
            return f"Keyed<{_type(shape.item)}>"
    raise TypeError(f"the C++ generator does not know {shape}")


def _field_type(field: Field) -> str:
    row = field.marks.get("x-row")
    kind = f"Table<{row}>" if row else _type(field.shape)
    return f"std::optional<{kind}>" if field.nullable else kind


def _declaration(field: Field) -> str:
    """The field with what stands there before anything is known."""
    start = "{}" if isinstance(field.shape, Flag | Enumeration | Sequence) else ""
    if isinstance(field.shape, Number):
        start = " = 0" if field.required else f" = {field.default}"
    return f"    {_field_type(field)} {cpp_name(field.name)}{'' if field.nullable else start};"


def _struct(shape: Object) -> str:
    lines = [f"\n// {shape.description}", f"struct {shape.name} {{"]
    lines += [_declaration(field) for field in shape.fields.values()]
    if not _is_row(shape):
        lines += ["    struct Key {", *_keys(shape), "    };"]
    lines.append("};")
    if _is_row(shape):
        lines.append(f"static_assert(sizeof({shape.name}) == {width_of(shape)} * sizeof(double));")
    return "\n".join(lines)


def _keys(shape: Object) -> Iterator[str]:
    for name in shape.fields:
        yield f'        static constexpr std::string_view {cpp_name(name)} = "{name}";'


def _enum(shape: Enumeration) -> str:
    identifiers = ", ".join(cpp_name(name) for name in shape.identifiers)
    return f"\n// {shape.description}\nenum class {shape.name} {{ {identifiers} }};"


def _header(enums: list[Enumeration], records: list[Object]) -> str:
    return "\n".join(
        [
            NOTE,
            "// The answer of the engine, the texts it writes from it, and the options of writing.",
            "// A record whose fields are all doubles is a row of tables.",
            "#pragma once\n",
            "#include <array>\n#include <cstdint>\n#include <optional>\n#include <string>",
            "#include <string_view>\n#include <utility>\n#include <vector>\n",
            '#include "answer/table.hpp"\n#include "document/document.gen.hpp"',
            '#include "text/json_writer.hpp"\n',
            "namespace loadpath::answer {\n",
            "using document::JsonReader;\nusing text::JsonWriter;\n",
            "// An object of the results document with keys of the model: names and ids.",
            "template <class T>\nusing Keyed = std::vector<std::pair<std::string, T>>;",
            *(_enum(shape) for shape in enums if not _is_of_document(shape)),
            *map(_struct, records),
            "",
            *(f"std::string_view name_of({_type(shape)} value);" for shape in enums),
            "",
            *map(_count, (shape for shape in enums if _is_read(shape))),
            "",
            *(f"void write(JsonWriter& out, const {shape.name}& value);" for shape in records),
            "",
            *(f"void read(JsonReader& r, {s.name}& value);" for s in records if _is_read(s)),
            "\n// Every table of a record; one that is absent has no rows.",
            *(_visitor(shape) for shape in records if _is_of_tables(shape)),
            "// Every number of a record that holds nothing but doubles.",
            *(_number_visitor(shape) for shape in records if _is_read_for_numbers(shape)),
            "}  // namespace loadpath::answer\n",
        ]
    )


def _is_of_tables(shape: Object) -> bool:
    return all("x-row" in field.marks for field in shape.fields.values())


def _visitor(shape: Object) -> str:
    """Calls back for every table of a record in the order of its declaration."""
    lines = [
        "template <class Visit>",
        f"void visit_tables(const {shape.name}& tables, Visit visit) {{",
    ]
    for field in shape.fields.values():
        name = f"tables.{cpp_name(field.name)}"
        absent = f"Table<{field.marks['x-row']}>{{}}"
        lines.append(f"    visit({f'{name}.value_or({absent})' if field.nullable else name});")
    return "\n".join([*lines, "}\n"])


def _is_read_for_numbers(shape: Object) -> bool:
    def is_of_numbers(each: Shape) -> bool:
        inner = each.item if isinstance(each, Sequence) else each
        return isinstance(inner, Number) and not inner.integer

    fields = shape.fields.values()
    return _is_read(shape) and not _is_row(shape) and all(is_of_numbers(f.shape) for f in fields)


def _number_visitor(shape: Object) -> str:
    visits = (f"    visit(record.{cpp_name(name)});" for name in shape.fields)
    signature = f"void visit_numbers(const {shape.name}& record, Visit visit) {{"
    return "\n".join(["template <class Visit>", signature, *visits, "}\n"])


def _count(shape: Enumeration) -> str:
    return f"constexpr int count_of({_type(shape)}) {{ return {len(shape.values)}; }}"


def _names(shape: Enumeration) -> str:
    words = ", ".join(f'"{value}"' for value in shape.values)
    return (
        f"std::string_view name_of({_type(shape)} value) {{\n"
        f"    constexpr std::string_view names[] = {{{words}}};\n"
        "    return names[static_cast<std::size_t>(value)];\n}\n"
    )


def _put(field: Field) -> str:
    name = cpp_name(field.name)
    key = f'out.key("{field.name}");'
    if field.required or not field.nullable:
        return f"    {key} put(out, value.{name});"
    return f"    if (value.{name}) {{ {key} put(out, *value.{name}); }}"


def _is_of_numbers(shape: Object) -> bool:
    """Whether every field is one double that is there."""
    return bool(shape.fields) and all(
        isinstance(field.shape, Number) and not field.shape.integer and not field.nullable
        for field in shape.fields.values()
    )


def _writer_of_numbers(shape: Object) -> str:
    values = ", ".join(f"value.{cpp_name(name)}" for name in shape.fields)
    names = ", ".join(f'"{name}"' for name in shape.fields)
    return (
        f"void write(JsonWriter& out, const {shape.name}& value) {{\n"
        f"    out.numbers(std::array{{{values}}}, {names});\n}}\n"
    )


def _writer(shape: Object) -> str:
    if _is_of_numbers(shape):
        return _writer_of_numbers(shape)
    fields = [_put(field) for field in shape.fields.values()]
    return "\n".join(
        [
            f"void write(JsonWriter& out, const {shape.name}& value) {{",
            "    out.begin_object();",
            *fields,
            "    out.end_object();",
            "}\n",
        ]
    )


def _reader(shape: Object) -> str:
    lines = [
        f"void read(JsonReader& r, {shape.name}& value) {{",
        "    std::string_view key;",
        "    for (r.begin_object(); r.next_key(key);) {",
    ]
    lines += [
        f'        if (key == "{field.name}") {{ get(r, value.{cpp_name(field.name)}); continue; }}'
        for field in shape.fields.values()
    ]
    lines += ["        r.skip_value();", "    }", "}\n"]
    return "\n".join(lines)


def _source(enums: list[Enumeration], records: list[Object]) -> str:
    return "\n".join(
        [
            NOTE,
            '#include "answer/json_values.hpp"\n',
            "namespace loadpath::answer {\n",
            *map(_names, enums),
            *map(_writer, records),
            *(_reader(shape) for shape in records if _is_read(shape)),
            "}  // namespace loadpath::answer\n",
        ]
    )
