"""The TypeScript types of the document, in the JSON spelling, with descriptions as comments,
and the newest version of the format.

Null and absent mean the same, so a field that may be left out may also be null.
"""

from collections.abc import Iterator

from loadpath.document import SCHEMA_VERSION, Document
from loadpath.document.declaration.shape import (
    Enumeration,
    Flag,
    Keyed,
    Named,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    Text,
    WordOrObject,
    definitions,
)
from tools.generate.note import note

FILE = "web/engine/src/document.gen.ts"
NOTE = f"// {note('src/loadpath/document/types')}\n"


def generate() -> dict[str, str]:
    """The generated file by its path."""
    version = f"export const SCHEMA_VERSION = {SCHEMA_VERSION};\n"
    written = map(ts_declaration, definitions(Document).values())
    return {FILE: "\n".join([NOTE, version, *written])}


def ts_declaration(shape: Named) -> str:
    """A named shape as an exported type."""
    if isinstance(shape, Object) and not shape.choice:
        body = "\n".join(_fields(shape))
        return f"export interface {shape.name} {{\n{body}\n}}\n"
    if isinstance(shape, Object):
        kinds = (f"{{ {name}: {ts_type(field.shape)} }}" for name, field in shape.fields.items())
        return f"export type {shape.name} =\n  | " + "\n  | ".join(kinds) + ";\n"
    return f"export type {shape.name} = {' | '.join(_alternatives(shape))};\n"


def _alternatives(shape: Enumeration | Tagged | WordOrObject) -> Iterator[str]:
    match shape:
        case Enumeration():
            yield from (f"'{value}'" for value in shape.values)
        case Tagged():
            yield from (variant.name for variant in shape.variants.values())
        case WordOrObject():
            yield from (ts_type(shape.word), shape.object.name)


def _fields(shape: Object) -> Iterator[str]:
    if shape.tag_field is not None:
        yield f"  {shape.tag_field}: '{shape.tag}';"
    for field in shape.fields.values():
        yield f"  /** {field.description} */"
        mark, null = ("", "") if field.required else ("?", " | null")
        yield f"  {field.name}{mark}: {ts_type(field.shape)}{null};"


def ts_type(shape: Shape) -> str:
    """The TypeScript type of a value that is there."""
    match shape:
        case Number():
            return "number"
        case Flag():
            return "boolean"
        case Text():
            return "IssueCode" if "x-issue-code" in shape.marks else "string"
        case Enumeration(name=None):
            return " | ".join(f"'{value}'" for value in shape.values)
        case Sequence():
            item = ts_type(shape.item)
            if shape.is_tuple:
                return f"[{', '.join([item] * shape.least)}]"
            return f"({item})[]" if "|" in item else f"{item}[]"
        case Keyed():
            return f"Record<string, {ts_type(shape.item)}>"
    return str(shape.name)
