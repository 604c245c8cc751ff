"""Reads JSON that strangers sent: bounded depth, strict text, errors in plain words.

Knows nothing of models; `loadpath.document` judges those.
"""

import json
import re
from typing import Any, TypeVar

import msgspec

from loadpath.service.errors import (
    ConflictingParameters,
    InvalidJson,
    InvalidParameter,
    MissingParameter,
)

SHORT = 256
DEEPEST = 64  # of a model; the object around it is one level more
NOT_STRUCTURE = bytes(byte for byte in range(256) if byte not in b'"[]{}')
BRACES_AS_BRACKETS = bytes.maketrans(b"{}", b"[]")

PRINTABLE = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f]*$"  # line breaks and tabs are fine

Request = TypeVar("Request")


def is_deeper(text: bytes, deepest: int) -> bool:
    """Whether lists and objects are nested more deeply, without parsing.

    Exact for well-formed JSON; for anything else the parser has the word. Level after level is
    taken off from the inside, and a run of opening brackets tells early how many are left.
    """
    brackets = brackets_of(text)
    for removed in range(deepest + 1):
        if b"[" * (deepest + 1 - removed) in brackets:
            return True
        outer = brackets.replace(b"[]", b"")
        if len(outer) == len(brackets):
            return False
        brackets = outer
    return False


def brackets_of(text: bytes) -> bytes:
    """The brackets and braces outside of strings, all as brackets."""
    if b"\\" in text:
        text = text.replace(rb"\\", b"").replace(rb"\"", b"")  # first what escapes a backslash
    structure = text.translate(BRACES_AS_BRACKETS, NOT_STRUCTURE)
    structure = structure.replace(b'""', b"")  # strings without brackets, which is nearly all
    return b"".join(structure.split(b'"')[::2])


def refuse_deep(text: bytes, what: str, deepest: int = DEEPEST) -> None:
    """Refuse nesting that could exhaust whoever reads it next."""
    if is_deeper(text, deepest):
        raise InvalidJson(f"{what} is nested more than {deepest} levels deep.")


def refuse_bad_text(text: bytes, what: str) -> None:
    """Refuse bytes that are not UTF-8."""
    try:
        text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidJson(f"{what} is not UTF-8 text: byte {error.start} cannot be read.") from None


def decode(text: bytes, expected: type[Request], deepest: int | None = DEEPEST + 1) -> Request:
    """Decode a request body into its type, or say what is wrong with it.

    Without `deepest` the caller has to see to the depth of what is left as text.
    """
    if not text.strip():
        raise InvalidJson("The body is empty; a JSON object is expected.")
    refuse_bad_text(text, "The body")
    if deepest is not None:
        refuse_deep(text, "The body", deepest)
    try:
        decoded = msgspec.json.decode(text, type=expected)
    except msgspec.ValidationError as error:
        raise to_parameter_error(str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidJson(f"The body is not readable as JSON: {error}.") from None
    if isinstance(decoded, msgspec.Struct) and decoded.__struct_config__.forbid_unknown_fields:
        refuse_contradictions(text, decoded)
    return decoded


def refuse_contradictions(body: bytes, decoded: msgspec.Struct) -> None:
    """Refuse a name that is given twice: the type took the last one in silence.

    What the type left as text, which is a model, is not read again: it is taken for a zero.
    Its text does not stand across others, whose names are all known.
    """
    for value in msgspec.structs.astuple(decoded):
        if isinstance(value, msgspec.Raw) and len(text := bytes(value)) > SHORT:
            body = body.replace(text, b"0")
    refuse_deep(body, "The body", DEEPEST + 1)
    json.loads(body, parse_int=float, object_pairs_hook=collect_once)


def collect_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; the same name twice with different values is not silently the last one."""
    values: dict[str, Any] = {}
    for name, value in pairs:
        if values.setdefault(name, value) != value:
            raise ConflictingParameters(f"`{name}` is given twice with different values.")
    return values


MISSING = re.compile(r"Object missing required field `(?P<name>[^`]*)`(?: - at `\$(?P<at>[^`]*)`)?")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>[^`]*)`(?: - at `\$(?P<at>[^`]*)`)?")
WRONG = re.compile(r"Expected `(?P<expected>.*?)`(?P<rest>.*?) - at `\$(?P<at>[^`]*)`")


def to_parameter_error(text: str) -> MissingParameter | InvalidParameter:
    """msgspec's complaint as an error of ours, in words of the request."""
    if match := MISSING.fullmatch(text):
        return MissingParameter(f"`{place(match['at'], match['name'])}` is missing.")
    if match := UNKNOWN.fullmatch(text):
        return InvalidParameter(f"`{place(match['at'], match['name'])}` is not known here.")
    if match := WRONG.fullmatch(text):
        name = place(match["at"], "")
        return InvalidParameter(f"`{name}` should be {match['expected']}{match['rest']}.")
    return InvalidParameter(f"The body should be a JSON object of this endpoint: {text}.")


def place(at: str | None, name: str) -> str:
    return ".".join(part for part in ((at or "").lstrip("."), name) if part)


def refuse_control_characters(name: str, text: str) -> str:
    """Refuse what no database column or header can hold."""
    if not re.search(PRINTABLE, text):
        raise InvalidParameter(f"`{name}` should not contain control characters.")
    return text
