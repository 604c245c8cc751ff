"""The TypeScript types of the answer and of what the engine writes from it, and where the numbers
of rows stand.

A field that may be null is `| null`; one that may be left out is `?`.
"""

from collections.abc import Iterator, Mapping

from loadpath.answer.columns import columns, offsets, width_of
from loadpath.answer.roots import headers, rows, texts, views
from loadpath.document import Document, issue_catalogue
from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Named,
    Object,
    definitions,
)
from tools.generate.note import note
from tools.generate.typescript import ts_declaration, ts_type

FILE = "web/engine/src/answer.gen.ts"
NOTE = f"// {note('src/loadpath/answer')}\n"


def generate() -> dict[str, str]:
    """The generated file by its path."""
    named: dict[str, Named] = {**rows(), **headers(), **texts(), **views()}
    of_document = [name for name in named if name in definitions(Document)]
    own = [shape for name, shape in named.items() if name not in of_document]
    imported = ", ".join(sorted(of_document))
    parts = [
        NOTE,
        f"import type {{ {imported} }} from './document.gen.ts';\n",
        _issue_codes(),
        *map(_declaration, own),
        *(_words(shape) for shape in own if isinstance(shape, Enumeration)),
        _columns(),
        _offsets(),
        _rows_of_tables(named),
    ]
    return {FILE: "\n".join(parts)}


def _issue_codes() -> str:
    codes = "".join(f"\n  | '{code}'" for code in issue_catalogue())
    comment = "/** What validation or the engine can say of a document. */\n"
    return f"{comment}export type IssueCode ={codes};\n"


def _declaration(shape: Named) -> str:
    comment = f"/** {shape.description} */\n"
    if isinstance(shape, Object) and not shape.choice:
        body = "\n".join(_fields(shape))
        return f"{comment}export interface {shape.name} {{\n{body}\n}}\n"
    return comment + ts_declaration(shape)


def _fields(shape: Object) -> Iterator[str]:
    for field in shape.fields.values():
        yield f"  /** {field.description}{_unit(field)} */"
        mark = "" if field.required else "?"
        null = " | null" if field.required and field.nullable else ""
        yield f"  {field.name}{mark}: {ts_type(field.shape)}{null};"


def _unit(field: Field) -> str:
    unit = field.marks.get("x-unit", "1")
    return "" if unit == "1" else f" [{unit}]"


def _words(shape: Enumeration) -> str:
    """The order in which rows number the words of an enumeration."""
    words = ", ".join(f"'{value}'" for value in shape.values)
    return f"export const {_constant(str(shape.name))} = [{words}] as const;\n"


def _constant(name: str) -> str:
    return "".join(f"_{c}" if c.isupper() and k else c for k, c in enumerate(name)).upper()


def _row_types() -> Mapping[str, Object]:
    return {name: shape for name, shape in rows().items() if isinstance(shape, Object)}


def _columns() -> str:
    lines = [
        f"  {name}: [{', '.join(map(_quoted, columns(shape)))}],"
        for name, shape in _row_types().items()
    ]
    text = "/** The numbers of each row by name, in order. */\nexport const COLUMNS = {\n"
    return text + "\n".join(lines) + "\n} as const;\n"


def _quoted(name: str) -> str:
    return f"'{name}'"


def _offsets() -> str:
    lines = [
        f"  {name}: {{ {', '.join(f'{part}: {at}' for part, at in offsets(shape).items())} }},"
        for name, shape in _row_types().items()
    ]
    widths = [f"  {name}: {width_of(shape)}," for name, shape in _row_types().items()]
    return (
        "/** Where each field of a row begins. */\nexport const OFFSETS = {\n"
        + "\n".join(lines)
        + "\n} as const;\n\n/** How many numbers each row has. */\nexport const WIDTHS = {\n"
        + "\n".join(widths)
        + "\n} as const;\n\nexport type RowName = keyof typeof WIDTHS;\n"
    )


def _rows_of_tables(named: Mapping[str, Named]) -> str:
    """Which row each table holds, by the record that declares it."""
    lines = []
    for name, shape in named.items():
        if not isinstance(shape, Object):
            continue
        held = {f.name: f.marks["x-row"] for f in shape.fields.values() if "x-row" in f.marks}
        if held:
            pairs = ", ".join(f"{table}: '{row}'" for table, row in held.items())
            lines.append(f"  {name}: {{ {pairs} }},")
    text = "/** The rows of each table. */\nexport const ROWS = {\n"
    return (
        text
        + "\n".join(lines)
        + "\n} as const satisfies Record<string, Record<string, RowName>>;\n"
    )
