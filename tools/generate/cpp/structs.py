"""The header: the document as C++ structs in the JSON spelling."""

import json
from typing import Any

from msgspec import NODEFAULT

from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Flag,
    Number,
    Object,
    Sequence,
    Shape,
    WordOrObject,
)
from tools.generate.cpp.types import NOTE, Declared, cpp_name, cpp_type, is_optional


def header(declared: Declared) -> str:
    out = [
        NOTE,
        "// The model document as structs, in the spelling of its JSON.",
        "#pragma once\n",
        "#include <array>\n#include <cstdint>\n#include <optional>\n#include <string>",
        "#include <variant>\n#include <vector>\n",
        '#include "document/json_reader.hpp"\n',
        "namespace loadpath::document {\n",
        *map(enum_class, declared.enums),
        *map(struct, declared.records),
        "\n// What one of the document's units is in SI.",
        "struct UnitScale {\n    double length = 1, force = 1, pressure = 1, density = 1;\n};\n",
        "void read(JsonReader& r, Document& value);",
        "void scale(Document& value, const UnitScale& unit);\n",
        "}  // namespace loadpath::document\n",
    ]
    return "\n".join(out)


def enum_class(shape: Enumeration) -> str:
    return f"enum class {shape.name} {{ {', '.join(map(cpp_name, shape.identifiers))} }};"


def struct(shape: Object) -> str:
    fields = map(declaration, shape.fields.values())
    return "\n".join([f"\nstruct {shape.name} {{", *fields, "};"])


def declaration(field: Field) -> str:
    """The field with what stands there when it is left out."""
    kind = cpp_type(field.shape)
    name = cpp_name(field.name)
    if is_optional(field):
        return f"    std::optional<{kind}> {name};"
    default = field.default
    if isinstance(field.shape, Number | Flag):
        nothing = False if isinstance(field.shape, Flag) else 0
        plain = nothing if default is NODEFAULT else default
        return f"    {kind} {name} = {cpp_literal(field.shape, plain)};"
    if default is NODEFAULT or default in (None, [], "") or isinstance(field.shape, Object):
        return f"    {kind} {name}{{}};"
    return f"    {kind} {name} = {cpp_literal(field.shape, default)};"


def cpp_literal(shape: Shape, value: Any) -> str:
    """A default, given as JSON, in C++."""
    match shape:
        case Enumeration(name=str()):
            identifier = shape.identifiers[shape.values.index(value)]
            return f"{cpp_type(shape)}::{cpp_name(identifier)}"
        case WordOrObject():
            return cpp_literal(shape.word, value)
        case Sequence():
            return "{" + ", ".join(cpp_literal(shape.item, item) for item in value) + "}"
    return json.dumps(value)
