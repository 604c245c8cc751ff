"""Every field of a document is read by the engine, or `fields-read-past.md` says why it is not."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from loadpath.document import Document

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/reference/fields-read-past.md"
SOURCES = "".join(
    path.read_text()
    for path in sorted((ROOT / "engine/src").rglob("*.[ch]pp"))
    if ".gen." not in path.name
)


def structs_of(kind: object, found: dict[str, set[str]]) -> dict[str, set[str]]:
    """All types a document is made of, each with its fields as JSON spells them."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__name__ in found:
            return found
        fields = msgspec.structs.fields(kind)
        found[kind.__name__] = {field.encode_name for field in fields}
        for field in fields:
            structs_of(field.type, found)
    for part in get_args(kind):
        structs_of(part, found)
    return found


def read_past() -> dict[str, set[str]]:
    listed: dict[str, set[str]] = {}
    for name, fields in re.findall(r"^\| (\w+) \| (`[^|]*`) \|", PAGE.read_text(), re.MULTILINE):
        listed.setdefault(name, set()).update(re.findall(r"`(\w+)`", fields))
    return listed


TYPES = structs_of(Document, {})
LISTED = read_past()


@pytest.mark.parametrize("name", sorted(TYPES))
def test_fields_are_read_or_explained(name: str) -> None:
    unread = {
        field
        for field in TYPES[name] - LISTED.get(name, set())
        if not re.search(rf"(\.|->|::){field}_?\b", SOURCES)
    }
    assert not unread, f"{name} has fields that nothing reads and {PAGE.name} does not name"


def test_the_page_names_fields_that_exist() -> None:
    assert len(TYPES) > 90
    for name, fields in LISTED.items():
        assert fields <= TYPES[name], name
