"""The declared types as C++ sees them.

Null and absent mean the same. A field with a default is plain, a list left out is empty, any other
field that may be left out is a std::optional.
"""

from typing import Any

from msgspec import NODEFAULT, inspect

from tools.generate.declared_type import shape_of

NOTE = "// Written by `make generate` from src/loadpath/document; do not edit.\n"
KEYWORDS = {"signed", "default", "register", "operator", "template", "union", "class", "namespace"}


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


def is_optional(field: inspect.Field) -> bool:
    """Whether the field is a std::optional: it may be left out and nothing stands in for it."""
    shape = shape_of(field.type)
    return (
        shape.optional
        and default_of(field) is None
        and not isinstance(shape.type, inspect.ListType)
    )


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
