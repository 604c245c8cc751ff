"""Writes the reference page of the model document: every definition, field by field."""

import json
from collections.abc import Iterator

from msgspec import NODEFAULT

from loadpath.document import Document, schema
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
    Tagged,
    Text,
    WordOrObject,
    definitions,
)
from tools.generate.note import note

FILE = "docs/reference/model.md"

INTRODUCTION = f"""<!-- {note("src/loadpath/document/types")} -->

# The model document

A model is one JSON object with `schema_version`, `settings`, `model` and `analysis`. The same \
format is written by the public FERS SDK; its documents are read unchanged. The JSON Schema of \
all this is in [schema/document.schema.json](schema/document.schema.json), served by \
`GET /api/sdk/schema`, and printed by `loadpath schema`. What validation says is listed in \
[issue-codes.md](issue-codes.md).

**Units.** SI throughout (m, N, Pa, kg/m3), unless `settings.unit_settings` names others; then \
every number with m, N, Pa or kg/m3 in its unit is read in those. Angles are in the unit that \
their field names. Results are always SI.

**Axes.** Global Y points up, axes are right-handed. A member's local x runs from its start to \
its end node; local z is x cross global Y (global Z where the member is vertical), local y is z \
cross x; `rotation_angle` rolls y towards z. The strong axis of a library section is local z.

**Null** means the same as leaving a field out. **Ids** are integers from 0 to 2^53 - 1, unique \
within their list. An unknown key is a warning and has no effect.

**Versions.** `schema_version` 1, 2 and 3 are the FERS format and are read alike. Version 4 adds \
the fields that are marked *since 4* below; a document that uses one under an older version gets \
a warning, because other readers of that version do not know the field. A version above 4 is an \
error.

**What the engine does not use** is marked *refused*, *left out with a warning* or *unused*; \
[fields-not-used.md](fields-not-used.md) says more.
"""

GROUPS = {
    "geometry": "Document, structure and properties",
    "loads": "Loads and combinations",
    "analysis": "How it is analysed",
    "checks": "Checks",
}


def generate() -> dict[str, str]:
    roots = schema()["roots"]
    first = [name for group in roots.values() for name in group]
    known = definitions(Document)
    parts = [INTRODUCTION]
    for group, title in GROUPS.items():
        parts.append(f"## {title}\n")
        parts += [_section(known[name]) for name in roots[group]]
    others = [shape for name, shape in known.items() if name not in first]
    parts.append("## Parts of the above\n")
    parts += [_section(shape) for shape in others if not isinstance(shape, Enumeration)]
    parts.append("## Words\n\n| Name | Words | Meaning |\n|---|---|---|")
    parts += [_words(shape) for shape in others if isinstance(shape, Enumeration)]
    return {FILE: "\n".join(parts) + "\n"}


def _section(shape: Named) -> str:
    return "\n".join([f"### {shape.name}\n", *_body(shape), ""])


def _body(shape: Named) -> Iterator[str]:
    match shape:
        case Object():
            if shape.tag:
                yield f"`{shape.tag_field}` is `{shape.tag}`. {shape.description}"
            else:
                one = " Exactly one of its keys is given." if shape.choice else ""
                yield shape.description + one
            if shape.fields:
                yield "\n| Field | Type | Unit | Default | Meaning | Example |"
                yield "|---|---|---|---|---|---|"
                yield from map(_field, shape.fields.values())
        case Tagged():
            kinds = ", ".join(
                f"[{tag}](#{variant.name.lower()})" for tag, variant in shape.variants.items()
            )
            yield f"{shape.description} An object whose `{shape.tag_field}` is one of {kinds}."
        case WordOrObject():
            yield f"{shape.description} {_type(shape.word)} or {_type(shape.object)}."
        case Enumeration():
            yield f"{shape.description} One of {_list(shape.values)}."


def _field(field: Field) -> str:
    unit = field.shape.marks.get("x-unit", "") if isinstance(field.shape, Number) else ""
    since = f" *Since {field.since}.*" if field.since > 1 else ""
    lack = "" if field.lack is None else f" *{field.lack.effect.value.capitalize()}.*"
    if field.conflict is not None:
        lack += f" *In one case left out with a warning ({field.conflict.message}).*"
    cells = (
        f"`{field.name}`",
        _type(field.shape),
        "" if unit == "1" else unit,
        _default(field),
        field.description + since + lack,
        f"`{json.dumps(field.example)}`",
    )
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _default(field: Field) -> str:
    if field.required:
        return "required"
    if field.default is NODEFAULT or field.default is None:
        return ""
    return f"`{json.dumps(field.default)}`"


def _type(shape: Shape) -> str:
    match shape:
        case Number():
            target = shape.marks.get("x-ref") or shape.marks.get("x-link")
            if target:
                return f"id of `{target}`"
            return ("integer" if shape.integer else "number") + _bounds(shape)
        case Text():
            return "text"
        case Flag():
            return "true or false"
        case Sequence():
            return f"{_length(shape)} {_type(shape.item)}"
        case Keyed():
            return f"object of {_type(shape.item)} by name or id"
        case Enumeration(name=None):
            return _list(shape.values)
    return f"[{shape.name}](#{'words' if _is_word(shape) else str(shape.name).lower()})"


def _is_word(shape: Named) -> bool:
    return isinstance(shape, Enumeration)


def _bounds(shape: Number) -> str:
    if shape.above is not None:
        return f" > {shape.above:g}"
    if shape.maximum is not None and shape.maximum < 100:
        return f" {shape.minimum:g} to {shape.maximum:g}"
    return "" if shape.minimum is None else f" >= {shape.minimum:g}"


def _length(shape: Sequence) -> str:
    if shape.least == shape.most:
        return f"list of {shape.least}:"
    if shape.most:
        return f"list of {shape.least} to {shape.most}:"
    return f"list of at least {shape.least}:" if shape.least else "list of"


def _list(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _words(shape: Enumeration) -> str:
    return f"| {shape.name} | {_list(shape.values)} | {shape.description} |"
