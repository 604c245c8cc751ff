"""Every field of a document is read by the engine, or its declaration says why it is not."""

import re
from pathlib import Path

import pytest

from loadpath.document import Document
from loadpath.document.declaration.shape import Object, Shape, children, shape_of_root

ROOT = Path(__file__).parents[2]
SOURCES = "".join(
    path.read_text()
    for path in sorted((ROOT / "engine/src").rglob("*.[ch]pp"))
    if ".gen." not in path.name
)


def used_records(shape: Shape, found: dict[str, Object]) -> dict[str, Object]:
    """The records that the engine meets, leaving out what stands inside of marked fields."""
    if isinstance(shape, Object):
        if shape.name in found:
            return found
        found[shape.name] = shape
        for field in shape.fields.values():
            if field.lack is None:
                used_records(field.shape, found)
    else:
        for child in children(shape):
            used_records(child, found)
    return found


RECORDS = used_records(shape_of_root(Document), {})


def is_read(field: str) -> bool:
    return re.search(rf"(\.|->|::){field}_?\b", SOURCES) is not None


@pytest.mark.parametrize("record", RECORDS.values(), ids=lambda record: record.name)
def test_fields_are_read_or_marked(record: Object) -> None:
    unread = [f.name for f in record.fields.values() if f.lack is None and not is_read(f.name)]
    assert not unread, f"nothing reads these fields of {record.name}; use or mark them"


def test_there_are_records_of_every_subject() -> None:
    assert len(RECORDS) > 60
    assert {"Member", "Section", "LoadCase", "SurfaceLoad", "Ec3SteelSpec"} <= set(RECORDS)
    assert "Workspace" not in RECORDS
