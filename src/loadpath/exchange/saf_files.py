"""SAF workbooks as files: bytes or paths in, documents out, and back."""

from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from loadpath.document import validate
from loadpath.document.types import document as types
from loadpath.exchange.errors import ExchangeError
from loadpath.exchange.in_si import in_si
from loadpath.exchange.rebuilt import declared_fields
from loadpath.exchange.report import NotCarried, Transfer
from loadpath.exchange.saf.read import read_tables
from loadpath.exchange.saf.write import write_tables
from loadpath.exchange.workbook import MOST_BYTES, read_workbook, write_workbook

File = str | PathLike[str] | bytes
Document = dict[str, Any] | str | bytes


def read_saf(file: File, *, most_bytes: int = MOST_BYTES) -> Transfer:
    """The document of a SAF workbook (a path, or its bytes), and what it could not hold.

    A workbook that unpacks to more bytes is refused.
    """
    data = file if isinstance(file, bytes) else Path(file).read_bytes()
    return read_tables(read_workbook(data, most_bytes))


def write_saf(document: Document, file: str | PathLike[str]) -> list[NotCarried]:
    """Write a document as a SAF workbook; gives everything that the workbook does not hold."""
    data, left = saf_bytes(document)
    Path(file).write_bytes(data)
    return left


def saf_bytes(document: Document) -> tuple[bytes, list[NotCarried]]:
    """A document as the bytes of a SAF workbook, and what they do not hold."""
    report = validate(document)
    if not report.valid:
        first = report.errors[0]
        raise ExchangeError(first.path, f"the document is not valid: {first.message}")
    tables, left = write_tables(in_si(_plain(document)))
    unknown = [
        NotCarried(issue.path, "", issue.message)
        for issue in report.warnings
        if issue.code in ("unknown_field", "unread_records")
    ]
    return write_workbook(tables), [*unknown, *left]


def _plain(document: Document) -> dict[str, Any]:
    """A valid document as it was declared, with every default."""
    given = document if isinstance(document, dict) else msgspec.json.decode(document)
    read = msgspec.convert(declared_fields(given), types.Document)
    plain: dict[str, Any] = msgspec.to_builtins(read)
    return plain
