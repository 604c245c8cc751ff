"""The rule about extensions in documents of a version that does not have them."""

from collections.abc import Iterator
from functools import cache

from loadpath.document.declaration.shape import Object, Sequence, Shape, shape_of_root
from loadpath.document.types.document import Document
from loadpath.document.validation.records import Path, Records
from loadpath.document.validation.survey import Facts

from .rule import Found, warning


@warning(
    "A field is used that the document's version of the format does not have.",
    "Set schema_version to 4; other programs may not know the field.",
)
def newer_field(document: Document, facts: Facts) -> Found:
    for path, since in _newer_fields():
        if document.schema_version < since and any(facts.records.at(path)):
            name = ".".join(path)
            message = f"should be {since} because {name} is used, found {document.schema_version}"
            yield ("schema_version",), message


def needed_version(document: Document) -> int:
    """The version of the format that has all fields of the document."""
    records = Records(document)
    return max((since for path, since in _newer_fields() if any(records.at(path))), default=1)


@cache
def _newer_fields() -> tuple[tuple[Path, int], ...]:
    return tuple(_search(shape_of_root(Document), ()))


def _search(shape: Shape, path: Path) -> Iterator[tuple[Path, int]]:
    if isinstance(shape, Sequence):
        yield from _search(shape.item, path)
    if isinstance(shape, Object):
        for field in shape.fields.values():
            here = (*path, field.name)
            if field.since > 1:
                yield here, field.since
            else:
                yield from _search(field.shape, here)
