"""Finds whether an object of a document has a key twice, by counting.

Parsing keeps one of each key, so a text with a repeated key holds more colons than what was parsed
of it. Which key it is, `reading.py` finds out.
"""

import re
from functools import cache
from types import GenericAlias
from typing import Any

import msgspec

from loadpath.document.declaration.shape import Object, Sequence, Shape, shape_of_root
from loadpath.document.types.document import Document

KEYS_COMPARED_UP_TO = 256 * 1024
"""Bytes of text up to which repeated keys are looked for; beyond, a program wrote it."""

_ESCAPE = re.compile(rb"\\.", re.DOTALL)


def has_key_twice(text: bytes, parsed: Any) -> bool:
    """Whether a text, of which this was parsed, has a key twice somewhere."""
    if len(text) > KEYS_COMPARED_UP_TO:
        return False
    kept = msgspec.json.encode(parsed)
    if b"\\" in text:  # a colon inside a text may be written as an escape
        text, kept = _outside_texts(text), _outside_texts(kept)
    return text.count(b":") != kept.count(b":")


def _outside_texts(text: bytes) -> bytes:
    return b"".join(_ESCAPE.sub(b"", text).split(b'"')[::2])


def document_has_key_twice(text: bytes) -> bool:
    """The same for a text that is a document in every other way, in two thirds of the time."""
    if len(text) > KEYS_COMPARED_UP_TO:
        return False
    parsed = msgspec.json.decode(text) if b"\\" in text else _given_fields().decode(text)
    return has_key_twice(text, parsed)


@cache
def _given_fields() -> msgspec.json.Decoder[Any]:
    """Reads a document into records that know which fields were given: the others are UNSET.

    Records are made faster than dicts, and written without what is UNSET.
    """
    return msgspec.json.Decoder(_given(shape_of_root(Document), {}))


def _given(shape: Shape, made: dict[str, Any]) -> Any:
    if isinstance(shape, Sequence):
        item = _given(shape.item, made)
        return Any if item is Any else GenericAlias(list, (item,))
    if not isinstance(shape, Object):
        return Any
    if shape.name not in made:
        fields = [
            (f.name, _given(f.shape, made) | None, msgspec.UNSET) for f in shape.fields.values()
        ]
        made[shape.name] = msgspec.defstruct(shape.name, fields, gc=False)
    return made[shape.name]
