"""The TypeScript types of the document, in the JSON spelling, with descriptions as comments.

Null and absent mean the same, so a field that may be left out may also be null.
"""

from collections.abc import Iterator

from msgspec import NODEFAULT, inspect

from loadpath.document.document import Document
from loadpath.document.record import Choice
from tools.generate.declared_type import shape_of

FILE = "web/engine/src/document.gen.ts"
NOTE = "// Written by `make generate` from src/loadpath/document; do not edit.\n"


def ts_type(kind: inspect.Type) -> str:
    """The TypeScript type of a value that is there."""
    match kind:
        case inspect.FloatType() | inspect.IntType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.EnumType(cls=cls) | inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.ListType(item_type=item):
            return f"{_in_list(ts_type(shape_of(item).type))}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(ts_type(shape_of(item).type) for item in items)}]"
        case inspect.UnionType(types=types):
            return " | ".join(ts_type(shape_of(t).type) for t in types)
    raise TypeError(f"the TypeScript generator does not know {kind}")


def _in_list(kind: str) -> str:
    return f"({kind})" if "|" in kind else kind


def _description(declared: inspect.Type) -> str | None:
    while isinstance(declared, inspect.Metadata):
        found = (declared.extra_json_schema or {}).get("description")
        if found:
            return str(found)
        declared = declared.type
    return None


def _fields(struct: inspect.StructType) -> Iterator[str]:
    if struct.tag_field is not None:
        yield f"  {struct.tag_field}: '{struct.tag}';"
    for field in struct.fields:
        shape = shape_of(field.type)
        described = _description(field.type)
        if described:
            yield f"  /** {described} */"
        kind = ts_type(shape.type)
        is_given = field.default is NODEFAULT and field.default_factory is NODEFAULT
        mark, null = ("", "") if is_given else ("?", " | null")
        yield f"  {field.encode_name}{mark}: {kind}{null};"


def _choice(struct: inspect.StructType) -> str:
    kinds = (
        f"{{ {field.encode_name}: {ts_type(shape_of(field.type).type)} }}"
        for field in struct.fields
    )
    return f"export type {struct.cls.__name__} =\n  | " + "\n  | ".join(kinds) + ";\n"


def _collect(kind: inspect.Type, found: dict[str, str]) -> None:
    """Write the named types that `kind` is made of, each once, in order of appearance."""
    kind = shape_of(kind).type
    match kind:
        case inspect.ListType(item_type=item):
            _collect(item, found)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for part in types:
                _collect(part, found)
        case inspect.EnumType(cls=cls):
            names = " | ".join(f"'{member.value}'" for member in cls)
            found[cls.__name__] = f"export type {cls.__name__} = {names};\n"
        case inspect.StructType(cls=cls) if cls.__name__ not in found:
            found[cls.__name__] = ""
            if issubclass(cls, Choice):
                found[cls.__name__] = _choice(kind)
            else:
                body = "\n".join(_fields(kind))
                found[cls.__name__] = f"export interface {cls.__name__} {{\n{body}\n}}\n"
            for field in kind.fields:
                _collect(field.type, found)


def generate() -> dict[str, str]:
    """The generated file by its path."""
    found: dict[str, str] = {}
    _collect(inspect.type_info(Document), found)
    return {FILE: NOTE + "\n" + "\n".join(found.values())}
