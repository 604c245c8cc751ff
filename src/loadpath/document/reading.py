"""From what was handed over to parsed JSON, or to a finding that says why it is none.

A dict is judged by its JSON text, so that both ways of handing a document over agree.
"""

import gc
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from typing import Any

import msgspec

from .issues import Finding, Where

KEYS_COMPARED_UP_TO = 256 * 1024
"""Bytes of text up to which repeated keys are looked for; beyond, a program wrote it."""

EXPLAINED_UP_TO = 600_000
"""Values of a wrong document up to which it is explained; keeps time and memory bounded."""

_DEPTH = 200


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
            spot = _at(document, problem.start)
            message = f"should be Unicode text, found half a surrogate pair {spot}"
            raise Unreadable([Finding("invalid_json", (), message)]) from None
    try:
        text = json.dumps(document, allow_nan=False, ensure_ascii=False, separators=(",", ":"))
        return text.encode()
    except (TypeError, ValueError, RecursionError):
        raise Unreadable(_unwritable(document) or [_TOO_DEEP]) from None


def parse(data: bytes) -> Any:
    """The parsed JSON; objects with repeated keys are `KeyTwice`."""
    if (size := data.count(b",") + data.count(b"[") + data.count(b"{")) > EXPLAINED_UP_TO:
        raise Unreadable([_first_problem_only(data, size)])
    try:
        parsed = _decode(data)
    except RecursionError:
        raise Unreadable([_TOO_DEEP]) from None
    except (msgspec.DecodeError, ValueError) as problem:
        raise Unreadable([_malformed(data, str(problem))]) from None
    if has_key_twice(data):
        return json.loads(data, object_pairs_hook=_object)
    return parsed


def _decode(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.ValidationError:  # a number beyond double, which the walk then points out
        return msgspec.json.Decoder(float_hook=float).decode(data)


def has_key_twice(data: bytes) -> bool:
    """Whether an object of a document of ordinary size has a key twice."""
    if len(data) > KEYS_COMPARED_UP_TO:
        return False
    found = False

    def compare(pairs: list[tuple[str, Any]]) -> None:
        nonlocal found
        found = found or len(pairs) != len(dict(pairs))

    json.loads(data, object_pairs_hook=compare)
    return found


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    marked = KeyTwice(made)
    counts = Counter(key for key, _ in pairs)
    marked.twice = [key for key, count in counts.items() if count > 1]
    return marked


_TOO_DEEP = Finding("too_deep", (), "should not be nested so deeply; a document needs 12 levels")


def _first_problem_only(data: bytes, size: int) -> Finding:
    from .document import decode

    try:
        decode(data)
        problem = "two items share an id or a name, or an id points nowhere"
    except RecursionError:
        return _TOO_DEEP
    except (msgspec.DecodeError, ValueError) as error:
        problem = str(error).replace("`", "'")
    text, _, path = problem.partition(" - at '$")
    where = tuple(int(i) if i else key for key, i in re.findall(r"\.(\w+)|\[(\d+)\]", path))
    message = f"{text}; the document holds about {size:,} values, too many to explain further"
    return Finding("too_large_to_explain", where, message)


def _malformed(data: bytes, problem: str) -> Finding:
    return Finding("invalid_json", (), f"should be JSON; {_why_malformed(data, problem)}")


def _why_malformed(data: bytes, problem: str) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "found UTF-16 text, write it as UTF-8"
    if data.startswith(b"\xef\xbb\xbf"):
        return "found a byte order mark before it, write it without one"
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(errors="replace")
        byte = data[error.start]
        return f"found the byte 0x{byte:02x}, which is not UTF-8, {_at(before, len(before))}"
    if not text.strip():
        return "found no text at all"
    if half := re.search(r"\\u[dD][89abAB]\w\w(?!\\u[dD][c-fC-F])", text):
        return f"found half a surrogate pair {_at(text, half.start())}"
    if digits := re.search(r"\d{4300,}", text):
        return f"found a number of {len(digits[0]):,} digits {_at(text, digits.start())}"
    if byte_at := re.search(r"byte (\d+)", problem):
        trailing = "trailing" in problem  # reported one byte late
        spot = len(data[: int(byte_at[1]) - trailing].decode(errors="replace"))
        return f"found {_token(text, spot)} {_at(text, spot)}"
    return f"the text ends too early, {_at(text, len(text))}"


def _token(text: str, spot: int) -> str:
    """The word or sign at a spot, such as NaN or a stray comma."""
    if word := re.compile(r"[\w+.-]{1,20}").match(text, spot):
        start = spot
        while start > 0 and (text[start - 1].isalnum() or text[start - 1] in "+-."):
            start -= 1
        return repr(text[start : word.end()][:30])
    if spot >= len(text):
        return "the end of the text"
    return repr(text[spot])


def _at(text: str, spot: int) -> str:
    line = text.count("\n", 0, spot) + 1
    column = spot - (text.rfind("\n", 0, spot) + 1) + 1
    return f"at line {line}, column {column}"


def _unwritable(document: Any) -> list[Finding]:
    """Where an object handed over holds what JSON cannot express."""
    findings: list[Finding] = []
    try:
        _look(document, (), findings)
    except RecursionError:
        return [_TOO_DEEP]
    return findings


def _look(value: Any, where: Where, findings: list[Finding]) -> None:
    if len(findings) > 1000:
        return
    if len(where) > _DEPTH:
        raise RecursionError
    match value:
        case None | bool():
            problem = ""
        case float():
            problem = "" if isfinite(value) else f"should be a finite number, found {value}"
        case int():
            big = value.bit_length() > 1024
            problem = "should be a finite number, found an integer beyond 1.8e308" if big else ""
        case str():
            sound = value.isascii() or value.encode(errors="replace").decode() == value
            problem = "" if sound else "should be Unicode text, found half a surrogate pair"
        case dict():
            problem = ""
            for key, item in value.items():
                if isinstance(key, str | int | float | None):
                    _look(item, (*where, str(key)), findings)
                else:
                    problem = f"should have texts as keys, found {type(key).__name__}"
        case list() | tuple():
            problem = ""
            for index, item in enumerate(value):
                _look(item, (*where, index), findings)
        case _:
            problem = f"should be a JSON value, found a Python {type(value).__name__}"
    if problem:
        findings.append(Finding("not_json", where, problem))
