"""What validation has to say: issues, and the report that carries them."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

Where = tuple[str | int, ...]
"""Keys and indexes from the root of the document to the spot in question."""


class Severity(StrEnum):
    """An error makes a document invalid; a warning does not."""

    error = "error"
    warning = "warning"


class Issue(msgspec.Struct, frozen=True, omit_defaults=True):
    """One problem of a document: where it is, what was found, what is expected."""

    path: str
    message: str
    severity: Severity
    code: str
    suggestion: str | None = None


class Report(msgspec.Struct, frozen=True):
    """All that is to be said about a document, in the order of the document."""

    valid: bool
    errors: list[Issue]
    warnings: list[Issue]


class Finding(NamedTuple):
    """A problem before it is put into words for the outside."""

    code: str
    where: Where
    message: str
    suggestion: str | None = None


def path_of(where: Where) -> str:
    """The spot as people write it: `model.members[3].section`."""
    text = ""
    for key in where:
        if isinstance(key, int):
            text += f"[{key}]"
        elif key.isidentifier():
            text += f".{key}" if text else key
        else:
            text += f"[{quoted(key)}]"
    return text


def quoted(text: str) -> str:
    """A text as JSON, shortened where it is long."""
    short = text if len(text) <= 60 else text[:57] + "..."
    return msgspec.json.encode(short).decode()
