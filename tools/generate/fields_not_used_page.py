"""Writes the page of fields that do not act on results, from the marks where they are declared."""

from collections.abc import Iterator

from loadpath.document import Document
from loadpath.document.declaration.honour import Effect, Lack
from loadpath.document.declaration.shape import Enumeration, Object, definitions
from tools.generate.note import note

FILE = "docs/reference/fields-not-used.md"

INTRODUCTION = f"""<!-- {note("the marks on fields in src/loadpath/document/types")} -->

# Fields the engine does not use

Every other field of a document acts on the results. What is marked here says so where it is \
declared, and a test holds the declarations against the sources of the engine: a new field cannot \
be ignored in silence. What stands inside a field goes with it.

`result_filter` and `result_requests` decide what the results document holds \
([results.md](results.md)); an empty list counts as none.
"""

SECTIONS = {
    Effect.refused: (
        "Refused",
        "The engine refuses a document that uses one of these, and validation warns of it "
        "(`not_honoured`).",
        "What the engine does not yet do",
    ),
    Effect.left_out: (
        "Left out with a warning",
        "Results are complete without these; validation and the engine warn (`without_effect`).",
        "What the engine does not yet do",
    ),
    Effect.unused: ("Unused", "These may be given and concern no result.", "Why"),
}

BESIDE = """\
## Used, but not beside something else

The engine uses these fields; in the cases named it leaves the field out, and validation warns.

| Type | Field | What is said |
|---|---|---|"""


def generate() -> dict[str, str]:
    parts = [INTRODUCTION]
    for effect, (title, about, column) in SECTIONS.items():
        rows = [f"| {name} | {field} | {text} |" for name, field, text in _rows(effect)]
        head = [f"| Type | Field | {column} |", "|---|---|---|"] if rows else ["None by itself."]
        parts += [f"## {title}\n", f"{about}\n", *head, *rows, ""]
    parts += [BESIDE, *(f"| {' | '.join(row)} |" for row in _conflicts()), ""]
    return {FILE: "\n".join(parts)}


def _conflicts() -> Iterator[tuple[str, ...]]:
    for name, shape in definitions(Document).items():
        if isinstance(shape, Object):
            for field in shape.fields.values():
                if field.conflict is not None:
                    yield name, f"`{field.name}`", field.conflict.message


def _rows(effect: Effect) -> Iterator[tuple[str, str, str]]:
    """Type, its fields or words with the same text, and the text."""
    for name, shape in definitions(Document).items():
        together: dict[str, list[str]] = {}
        for what, lack in _lacks(shape):
            if lack.effect is effect:
                together.setdefault(lack.text, []).append(what)
        for text, fields in together.items():
            yield name, ", ".join(fields), text


def _lacks(shape: object) -> Iterator[tuple[str, Lack]]:
    if isinstance(shape, Enumeration):
        yield from ((f"the word `{word}`", lack) for word, lack in shape.lacks.items())
    if isinstance(shape, Object):
        yield from ((f"`{f.name}`", f.lack) for f in shape.fields.values() if f.lack is not None)
