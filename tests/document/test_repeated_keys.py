"""A key that stands twice in an object is found, wherever the object is."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from loadpath.document import validate
from loadpath.document.validation.repeated_keys import document_has_key_twice

from .corpus import VALID


def objects_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict) and value:
        yield value
    if isinstance(value, dict | list):
        for child in value.values() if isinstance(value, dict) else value:
            yield from objects_in(child)


def write(value: Any, marked: Any, text_of: Any) -> str:
    """JSON in which the first key of the marked object stands twice."""
    if isinstance(value, list):
        return "[" + ", ".join(write(item, marked, text_of) for item in value) + "]"
    if isinstance(value, dict):
        pairs = [f"{text_of(key)}: {write(item, marked, text_of)}" for key, item in value.items()]
        return "{" + ", ".join([*pairs[: value is marked], *pairs]) + "}"
    return str(text_of(value))


def spell_colons(value: Any) -> str:
    """JSON of a value, with its colons as escapes."""
    return json.dumps(value).replace(":", r"\u003a")


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
@pytest.mark.parametrize("text_of", [json.dumps, spell_colons])
def test_a_key_twice_is_found_in_every_object(path: Path, text_of: Any) -> None:
    document = json.loads(path.read_text())
    document["settings"].setdefault("general_info", {})["project_name"] = 'a: b, "c": {d: e}'
    assert not document_has_key_twice(write(document, None, text_of).encode())
    for marked in objects_in(document):
        text = write(document, marked, text_of)
        assert document_has_key_twice(text.encode()), marked
        assert "duplicate_key" in {issue.code for issue in validate(text).errors}, marked


def test_a_null_twice_counts_too() -> None:
    document = json.loads(VALID[0].read_text())
    text = json.dumps(document).replace('"members": [{', '"members": [{"chi": null, "chi": null, ')
    assert document_has_key_twice(text.encode())
