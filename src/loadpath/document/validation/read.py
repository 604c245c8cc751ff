"""A document as typed records, to be worked on; what is wrong with its form is raised."""

from typing import Any

import msgspec

from loadpath.document.types.document import Document, decode

from .form import KEPT_RESULTS
from .issues import Report
from .reading import Unreadable, as_bytes
from .repeated_keys import has_key_twice
from .tidy import tidy
from .validate import validate


class NotADocument(ValueError):
    """What cannot be read as a document; `report` says everything that is wrong with it."""

    def __init__(self, report: Report) -> None:
        first, more = report.errors[0], len(report.errors) - 1
        others = f" (and {more} more)" if more else ""
        super().__init__(f"{first.path}: {first.message}{others}".removeprefix(": "))
        self.report = report


def read(document: dict[str, Any] | str | bytes) -> tuple[Document, Any]:
    """The records, and the same as plain data with all that records do not know.

    References may lead nowhere: what is wrong with the meaning can still be mended.
    """
    try:
        text = as_bytes(document)
        plain = msgspec.json.decode(text)
        if has_key_twice(text, plain):
            raise NotADocument(validate(document))
        if isinstance(plain, dict):
            plain.pop(KEPT_RESULTS[0], None)  # of the model as it was
        try:
            return decode(text), plain
        except msgspec.ValidationError:
            return msgspec.convert(tidy(plain), Document), plain
    except (Unreadable, AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        report = validate(document)
        if isinstance(error, NotADocument) or report.valid:
            raise
        raise NotADocument(report) from None
