"""Says why a text is not JSON and where, in the words of a reader rather than of a parser."""

import json
import re

from .issues import Finding

_SURROGATES = re.compile(r"(?P<whole>\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w)|\\u[dD][89a-fA-F]\w\w")


def malformed(data: bytes, problem: str) -> Finding:
    """Why a text is not JSON, and where; `problem` is what the parser said."""
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
        return f"found the byte 0x{byte:02x}, which is not UTF-8, {place(before, len(before))}"
    if not text.strip():
        return "found no text at all"
    for pair in _SURROGATES.finditer(text):
        if not pair["whole"]:
            return f"found half a surrogate pair {place(text, pair.start())}"
    if digits := re.search(r"\d{4300,}", text):
        return f"found a number of {len(digits[0]):,} digits {place(text, digits.start())}"
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return _why_unparsable(text, error)
    except RecursionError:
        return "found it nested too deeply"
    byte_at = re.search(r"byte (\d+)", problem)  # NaN and Infinity, which json.loads accepts
    spot = len(data[: int(byte_at[1]) if byte_at else 0].decode(errors="replace"))
    return f"found {_token(text, spot)} {place(text, spot)}"


def _why_unparsable(text: str, error: json.JSONDecodeError) -> str:
    spot = place(text, error.pos)
    if error.msg.startswith("Unterminated string"):
        return f"found a text without its closing quote {spot}"
    if error.msg.startswith("Invalid control character"):
        return f"found a line break or control character inside a text {spot}"
    if error.pos >= len(text.rstrip()):
        return f"the text ends too early, {spot}"
    return f"found {_token(text, error.pos)} {spot}"


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


def place(text: str, spot: int) -> str:
    """Line and column of a spot in a text, counted from 1."""
    line = text.count("\n", 0, spot) + 1
    column = spot - (text.rfind("\n", 0, spot) + 1) + 1
    return f"at line {line}, column {column}"
