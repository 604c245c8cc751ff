"""The engine's view of the document: C++ structs in the JSON spelling, their reader, and the
scaling of every number to SI by the unit its field is declared with.

Null and absent mean the same. A field with a default is plain, a list left out is empty, any other
field that may be left out is a std::optional.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from msgspec import NODEFAULT, inspect

from loadpath.document.document import Document
from loadpath.document.record import Choice

FOLDER = "engine/src/document"
NOTE = "// Written by `make generate` from src/loadpath/document; do not edit.\n"
KEYWORDS = {"signed", "default", "register", "operator", "template", "union", "class", "namespace"}

# Powers of the document's length, force, pressure and density units in each unit symbol.
POWERS: dict[str, tuple[int, int, int, int]] = {
    "m": (1, 0, 0, 0),
    "m2": (2, 0, 0, 0),
    "m3": (3, 0, 0, 0),
    "m4": (4, 0, 0, 0),
    "m6": (6, 0, 0, 0),
    "N": (0, 1, 0, 0),
    "N/m": (-1, 1, 0, 0),
    "N*m": (1, 1, 0, 0),
    "N*m2": (2, 1, 0, 0),
    "N*m/rad": (1, 1, 0, 0),
    "N*m3/rad": (3, 1, 0, 0),
    "Pa": (0, 0, 1, 0),
    "kg/m3": (0, 0, 0, 1),
}
UNSCALED = {"1", "deg", "rad", "K", "1/K", "s", "m/s2", "kg", "kg*m2"}


@dataclass
class Shape:
    """A declared type, without its annotations: what C++ needs to know of it."""

    type: inspect.Type
    optional: bool
    unit: str | None


def shape_of(declared: inspect.Type) -> Shape:
    """Strip documentation and null from a declared type."""
    unit: str | None = None
    optional = False
    while True:
        if isinstance(declared, inspect.Metadata):
            unit = (declared.extra_json_schema or {}).get("x-unit", unit)
            declared = declared.type
        elif isinstance(declared, inspect.UnionType) and declared.includes_none:
            optional = True
            rest = tuple(t for t in declared.types if not isinstance(t, inspect.NoneType))
            declared = rest[0] if len(rest) == 1 else inspect.UnionType(rest)
        else:
            return Shape(declared, optional, unit)


def cpp_name(name: str) -> str:
    return name + "_" if name in KEYWORDS else name


def variants(union: inspect.UnionType) -> list[inspect.Type]:
    return [shape_of(t).type for t in union.types]


def cpp_type(kind: inspect.Type) -> str:
    """The C++ type of a value that is there."""
    match kind:
        case inspect.FloatType():
            return "double"
        case inspect.IntType():
            return "std::int64_t"
        case inspect.BoolType():
            return "bool"
        case inspect.StrType() | inspect.LiteralType():
            return "std::string"
        case inspect.EnumType(cls=cls) | inspect.StructType(cls=cls):
            return f"document::{cls.__name__}"
        case inspect.ListType(item_type=item):
            return f"std::vector<{cpp_type(shape_of(item).type)}>"
        case inspect.TupleType(item_types=items):
            return f"std::array<double, {len(items)}>"
        case inspect.UnionType():
            return f"std::variant<{', '.join(cpp_type(t) for t in variants(kind))}>"
    raise TypeError(f"the C++ generator does not know {kind}")


def default_of(field: inspect.Field) -> Any:
    if field.default is not NODEFAULT:
        return field.default
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return NODEFAULT


def cpp_literal(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case Enum():
            return f"document::{type(value).__name__}::{value.name}"
        case str():
            return '"' + value + '"'
        case int() | float():
            return repr(value)
        case tuple():
            return "{" + ", ".join(cpp_literal(v) for v in value) + "}"
    raise TypeError(f"the C++ generator does not know the default {value!r}")


def is_optional(field: inspect.Field) -> bool:
    """Whether the field is a std::optional: it may be left out and nothing stands in for it."""
    shape = shape_of(field.type)
    return (
        shape.optional
        and default_of(field) is None
        and not isinstance(shape.type, inspect.ListType)
    )


def declaration(field: inspect.Field) -> str:
    shape = shape_of(field.type)
    kind = cpp_type(shape.type)
    name = cpp_name(field.name)
    if is_optional(field):
        return f"    std::optional<{kind}> {name};"
    default = default_of(field)
    if isinstance(shape.type, inspect.FloatType | inspect.IntType | inspect.BoolType):
        plain = 0 if default is NODEFAULT else default
        if isinstance(shape.type, inspect.BoolType):
            plain = bool(plain)
        return f"    {kind} {name} = {cpp_literal(plain)};"
    if default is NODEFAULT or default is None or default in ([], ""):
        return f"    {kind} {name}{{}};"
    if isinstance(shape.type, inspect.StructType):
        return f"    {kind} {name}{{}};"
    return f"    {kind} {name} = {cpp_literal(default)};"


def collect(root: inspect.Type) -> tuple[list[inspect.EnumType], list[inspect.StructType]]:
    """Every enum and record that the root reaches, each after what it is made of."""
    enums: dict[type, inspect.EnumType] = {}
    records: dict[type, inspect.StructType] = {}

    def visit(declared: inspect.Type) -> None:
        match shape_of(declared).type:
            case inspect.EnumType(cls=cls) as enum:
                enums.setdefault(cls, enum)
            case inspect.ListType(item_type=item):
                visit(item)
            case inspect.UnionType(types=types):
                for each in types:
                    visit(each)
            case inspect.StructType(cls=cls) as record if cls not in records:
                for field in record.fields:
                    visit(field.type)
                records[cls] = record
            case _:
                pass

    visit(root)
    return list(enums.values()), list(records.values())


def header(enums: list[inspect.EnumType], records: list[inspect.StructType]) -> str:
    out = [
        NOTE,
        "// The model document as structs, in the spelling of its JSON.",
        "#pragma once\n",
        "#include <array>\n#include <cstdint>\n#include <optional>\n#include <string>",
        "#include <variant>\n#include <vector>\n",
        '#include "document/json_reader.hpp"\n',
        "namespace loadpath::document {\n",
    ]
    for enum in enums:
        names = ", ".join(cpp_name(member.name) for member in enum.cls)
        out.append(f"enum class {enum.cls.__name__} {{ {names} }};")
    for record in records:
        out.append(f"\nstruct {record.cls.__name__} {{")
        out.extend(declaration(field) for field in record.fields)
        out.append("};")
    out.append("\n// What one of the document's units is in SI.")
    out.append(
        "struct UnitScale {\n    double length = 1, force = 1, pressure = 1, density = 1;\n};\n"
    )
    out.append("void read(JsonReader& r, Document& value);")
    out.append("void scale(Document& value, const UnitScale& unit);\n")
    out.append("}  // namespace loadpath::document\n")
    return "\n".join(out)


def limits(kind: inspect.Type, target: str) -> list[str]:
    """Checks of the bounds that a declared type carries."""
    found: list[str] = []
    if isinstance(kind, inspect.FloatType | inspect.IntType):
        for attribute, broken, words in (
            ("gt", "<=", "greater than"),
            ("ge", "<", "at least"),
            ("le", ">", "at most"),
            ("lt", ">=", "less than"),
        ):
            bound = getattr(kind, attribute)
            if bound is not None and not (attribute == "le" and bound == 2**53 - 1):
                found.append(
                    f'if ({target} {broken} {bound}) r.fail("out_of_range", '
                    f'"should be {words} {bound}");'
                )
    if isinstance(kind, inspect.ListType):
        if kind.min_length is not None:
            found.append(
                f'if ({target}.size() < {kind.min_length}) r.fail("too_few_items", '
                f'"should have at least {kind.min_length} items");'
            )
        if kind.max_length is not None:
            found.append(
                f'if ({target}.size() > {kind.max_length}) r.fail("too_many_items", '
                f'"should have at most {kind.max_length} items");'
            )
    return found


def read_field(field: inspect.Field) -> str:
    shape = shape_of(field.type)
    name = f"value.{cpp_name(field.name)}"
    steps = [f"has_{field.name} = true;"] if field.required else []
    if isinstance(shape.type, inspect.LiteralType):
        words = " or ".join(str(v) for v in shape.type.values)
        wrong = " && ".join(f'{name} != "{v}"' for v in shape.type.values)
        steps.append(f'read(r, {name}); if ({wrong}) r.fail("wrong_value", "should be {words}");')
    elif not shape.optional:
        steps.append(" ".join([f"read(r, {name});", *limits(shape.type, name)]))
    elif isinstance(shape.type, inspect.ListType):
        checks = " ".join(limits(shape.type, name))
        steps.append(f"if (r.read_null()) {name}.clear(); else {{ read(r, {name}); {checks} }}")
    elif is_optional(field):
        checks = " ".join(limits(shape.type, f"*{name}"))
        steps.append(f"read(r, {name});" + (f" if ({name}) {{ {checks} }}" if checks else ""))
    else:
        checks = " ".join(limits(shape.type, name))
        steps.append(f"if (!r.read_null()) {{ read(r, {name}); {checks} }}")
    return f'        if (key == "{field.encode_name}") {{ {" ".join(steps)} continue; }}'.replace(
        "  }", " }"
    )


def record_reader(record: inspect.StructType) -> str:
    name = record.cls.__name__
    required = [f for f in record.fields if f.required]
    out = [f"void read(JsonReader& r, {name}& value) {{", "    value = {};"]
    if required:
        out.append("    bool " + ", ".join(f"has_{f.name} = false" for f in required) + ";")
    out.append("    std::string_view key;")
    out.append("    for (r.begin_object(); r.next_key(key);) {")
    out.extend(read_field(field) for field in record.fields)
    if record.tag_field is not None:
        out.append(
            f'        if (key == "{record.tag_field}") '
            "{ std::string tag; r.read(tag); continue; }"
        )
    out.append("        r.skip_unknown(key);")
    out.append("    }")
    out.extend(
        f'    if (!has_{field.name}) r.fail("missing_field", '
        f"\"should have '{field.encode_name}'\");"
        for field in required
    )
    if issubclass(record.cls, Choice):
        given = " + ".join(f"value.{cpp_name(f.name)}.has_value()" for f in record.fields)
        words = ", ".join(f.encode_name for f in record.fields)
        out.append(
            f'    if ({given} != 1) r.fail("wrong_value", "should have exactly one of {words}");'
        )
    out.append("}")
    return "\n".join(out)


def enum_reader(enum: inspect.EnumType) -> str:
    name = enum.cls.__name__
    words = ", ".join(f"'{m.value}'" for m in enum.cls)
    lines = [
        f"void read(JsonReader& r, {name}& value) {{",
        "    std::string text;",
        "    r.read(text);",
    ]
    lines.extend(
        f'    if (text == "{member.value}") {{ value = {name}::{cpp_name(member.name)}; return; }}'
        for member in enum.cls
    )
    lines.append(f'    r.fail("wrong_value", "\'" + text + "\' should be one of {words}");')
    lines.append("}")
    return "\n".join(lines)


def union_reader(union: inspect.UnionType) -> str:
    kinds = variants(union)
    lines = [f"void read(JsonReader& r, {cpp_type(union)}& value) {{"]
    tagged = [k for k in kinds if isinstance(k, inspect.StructType) and k.tag_field]
    if tagged:
        tag_field = tagged[0].tag_field
        words = ", ".join(f"'{k.tag}'" for k in tagged)
        lines.append(f'    const std::string tag = r.find_in_next_object("{tag_field}");')
        lines.extend(
            f'    if (tag == "{kind.tag}") return read(r, value.emplace<{cpp_type(kind)}>());'
            for kind in tagged
        )
        lines.append(
            f'    r.fail("wrong_value", "\'{tag_field}\' is \'" + tag + "\' '
            f'and should be one of {words}");'
        )
    else:
        enum, record = kinds
        lines.append(
            f"    if (r.next_is_string()) return read(r, value.emplace<{cpp_type(enum)}>());"
        )
        lines.append(f"    read(r, value.emplace<{cpp_type(record)}>());")
    lines.append("}")
    return "\n".join(lines)


def unions_of(records: list[inspect.StructType]) -> list[inspect.UnionType]:
    found: dict[str, inspect.UnionType] = {}
    for record in records:
        for field in record.fields:
            kind = shape_of(field.type).type
            if isinstance(kind, inspect.ListType):
                kind = shape_of(kind.item_type).type
            if isinstance(kind, inspect.UnionType):
                found.setdefault(cpp_type(kind), kind)
    return list(found.values())


VALUES = """\
void read(JsonReader& r, double& value) { r.read(value); }
void read(JsonReader& r, std::int64_t& value) { r.read(value); }
void read(JsonReader& r, bool& value) { r.read(value); }
void read(JsonReader& r, std::string& value) { r.read(value); }

template <std::size_t N>
void read(JsonReader& r, std::array<double, N>& value) {
    std::size_t count = 0;
    for (r.begin_array(); r.next_item(); ++count) {
        if (count == N)
            return r.fail("too_many_items", "should have " + std::to_string(N) + " numbers");
        r.read(value[count]);
    }
    if (count < N) r.fail("too_few_items", "should have " + std::to_string(N) + " numbers");
}

template <class T>
void read(JsonReader& r, std::vector<T>& value) {
    value.clear();
    for (r.begin_array(); r.next_item();) read(r, value.emplace_back());
}

template <class T>
void read(JsonReader& r, std::optional<T>& value) {
    if (r.read_null()) value.reset();
    else read(r, value.emplace());
}
"""


def reader(enums: list[inspect.EnumType], records: list[inspect.StructType]) -> str:
    unions = unions_of(records)
    named = [e.cls.__name__ for e in enums] + [
        r.cls.__name__ for r in records if r.cls is not Document
    ]
    out = [
        NOTE,
        '#include "document/document.gen.hpp"\n',
        "namespace loadpath::document {\n",
        "namespace {\n",
        *(f"void read(JsonReader& r, {name}& value);" for name in named),
        *(f"void read(JsonReader& r, {cpp_type(u)}& value);" for u in unions),
        "",
        VALUES,
        *(enum_reader(e) + "\n" for e in enums),
        *(union_reader(u) + "\n" for u in unions),
        *(record_reader(r) + "\n" for r in records if r.cls is not Document),
        "}  // namespace\n",
        *(record_reader(r) + "\n" for r in records if r.cls is Document),
        "}  // namespace loadpath::document\n",
    ]
    return "\n".join(out)


def factor_of(unit: str | None) -> str | None:
    """The C++ factor of a unit, or None where the document's units do not touch it."""
    if unit is None or unit in UNSCALED:
        return None
    names = ("unit.length", "unit.force", "unit.pressure", "unit.density")
    above: list[str] = []
    below: list[str] = []
    for name, power in zip(names, POWERS[unit], strict=True):
        (above if power > 0 else below).extend([name] * abs(power))
    return " * ".join(above) + "".join(f" / {name}" for name in below)


def scaling(field: inspect.Field, scaled: set[type]) -> str | None:
    """The statement that scales a field, if anything in it has a unit of the document."""
    shape = shape_of(field.type)
    name = f"value.{cpp_name(field.name)}"
    kind = shape.type
    if isinstance(kind, inspect.FloatType):
        factor = factor_of(shape.unit)
        if factor is None:
            return None
        return f"if ({name}) *{name} *= {factor};" if is_optional(field) else f"{name} *= {factor};"
    if isinstance(kind, inspect.StructType) and kind.cls in scaled:
        return (
            f"if ({name}) scale(*{name}, unit);" if is_optional(field) else f"scale({name}, unit);"
        )
    if isinstance(kind, inspect.ListType):
        item = shape_of(kind.item_type).type
        if isinstance(item, inspect.StructType) and item.cls in scaled:
            return f"for (auto& item : {name}) scale(item, unit);"
    return None


def scaler(records: list[inspect.StructType]) -> str:
    scaled: set[type] = set()
    functions: list[str] = []
    for record in records:  # each comes after what it is made of
        lines = [s for field in record.fields if (s := scaling(field, scaled))]
        if not lines:
            continue
        scaled.add(record.cls)
        linkage = "" if record.cls is Document else "static "
        body = "\n".join(f"    {line}" for line in lines)
        name = record.cls.__name__
        functions.append(
            f"{linkage}void scale({name}& value, const UnitScale& unit) {{\n{body}\n}}\n"
        )
    return "\n".join(
        [
            NOTE,
            '#include "document/document.gen.hpp"\n',
            "namespace loadpath::document {\n",
            *functions,
            "}  // namespace loadpath::document\n",
        ]
    )


def generate() -> dict[str, str]:
    """The generated files by path."""
    root = inspect.type_info(Document)
    enums, records = collect(root)
    return {
        f"{FOLDER}/document.gen.hpp": header(enums, records),
        f"{FOLDER}/read_document.gen.cpp": reader(enums, records),
        f"{FOLDER}/scale_document.gen.cpp": scaler(records),
    }
