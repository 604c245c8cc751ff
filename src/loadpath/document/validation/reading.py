"""From what was handed over to parsed JSON, or to a finding that says why it is none.

A dict is judged by its JSON text, so that both ways of handing a document over agree.
"""

import gc
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from loadpath.document.foreign_numbers import as_number
from loadpath.document.types.document import decode

from .issues import Finding
from .malformed import malformed, place
from .repeated_keys import has_key_twice
from .unwritable import TOO_DEEP, unwritable

EXPLAINED_UP_TO = 600_000
"""Values of a wrong document up to which it is explained; keeps time and memory bounded."""


class KeyTwice(dict[str, Any]):
    """An object that had some keys more than once in the text."""

    twice: list[str]


class Unreadable(Exception):
    """What was handed over is not JSON; carries the findings that say why."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = findings


@contextmanager
def collector_paused() -> Iterator[None]:
    """Hold back the cyclic garbage collector: parsed JSON has no cycles and is slow to scan."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def as_bytes(document: Any) -> bytes:
    """The JSON text of whatever was handed over."""
    if isinstance(document, bytes):
        return document
    if isinstance(document, bytearray | memoryview):
        return bytes(document)
    if isinstance(document, str):
        try:
            return document.encode()
        except UnicodeEncodeError as problem:
            spot = place(document, problem.start)
            message = f"should be Unicode text, found half a surrogate pair {spot}"
            raise Unreadable([Finding("invalid_json", (), message)]) from None
    try:
        text = json.dumps(
            document,
            allow_nan=False,
            ensure_ascii=False,
            separators=(",", ":"),
            default=as_number,
        )
        return text.encode()
    except (TypeError, ValueError, RecursionError):
        raise Unreadable(unwritable(document) or [TOO_DEEP]) from None


def parse(data: bytes) -> Any:
    """The parsed JSON; objects with repeated keys are `KeyTwice`."""
    if (size := data.count(b",") + data.count(b"[") + data.count(b"{")) > EXPLAINED_UP_TO:
        raise Unreadable([_first_problem_only(data, size)])
    try:
        parsed = _decode(data)
    except RecursionError:
        raise Unreadable([TOO_DEEP]) from None
    except (msgspec.DecodeError, ValueError) as problem:
        raise Unreadable([malformed(data, str(problem))]) from None
    if has_key_twice(data, parsed):
        return json.loads(data, object_pairs_hook=_object)
    return parsed


def _decode(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.ValidationError:  # a number beyond double, which the walk then points out
        return msgspec.json.Decoder(float_hook=float).decode(data)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    marked = KeyTwice(made)
    counts = Counter(key for key, _ in pairs)
    marked.twice = [key for key, count in counts.items() if count > 1]
    return marked


_WORDS = {
    "object": "an object",
    "array": "a list",
    "str": "a text",
    "int": "an integer",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
}


def _first_problem_only(data: bytes, size: int) -> Finding:
    try:
        decode(data)
        problem = "two items share an id or a name, or an id points nowhere"
    except RecursionError:
        return TOO_DEEP
    except (msgspec.DecodeError, ValueError) as error:
        problem = str(error)
    text, _, path = problem.partition(" - at `$")
    if mismatch := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", text):
        text = f"should be {_WORDS[mismatch[1]]}, found {_WORDS[mismatch[2]]}"
    text = text.replace("`", "'")
    where = tuple(int(i) if i else key for key, i in re.findall(r"\.(\w+)|\[(\d+)\]", path))
    message = f"{text}; the document holds about {size:,} values, too many to explain further"
    return Finding("too_large_to_explain", where, message)
