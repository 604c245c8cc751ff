"""The header: the document as C++ structs in the JSON spelling."""

from enum import Enum
from typing import Any

from msgspec import NODEFAULT, inspect

from tools.generate.cpp.types import NOTE, cpp_name, cpp_type, default_of, is_optional
from tools.generate.declared_type import shape_of


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
