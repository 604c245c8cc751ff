"""Validation that also says what is implausible: one report, in the order of the document."""

import re
from typing import Any

from loadpath.document import Issue, Report
from loadpath.document import validate_and_outline as validate_form_and_meaning
from loadpath.document.outline import Outline
from loadpath.document.validation.issues import Finding, Where
from loadpath.document.validation.order import in_document_order
from loadpath.document.validation.reading import Unreadable, as_bytes

from .host import InspectionFailed, inspect_and_outline

_STEPS = re.compile(r"\[(\d+)\]|\[(\"(?:[^\"\\]|\\.)*\")\]|([^.\[]+)")
MORE = "more_warnings"


def validate(document: dict[str, Any] | str | bytes) -> Report:
    """Everything that is wrong, doubtful or implausible in a document."""
    return validate_and_outline(document)[0]


def validate_and_outline(document: dict[str, Any] | str | bytes) -> tuple[Report, Outline | None]:
    """The same, and the outline of the document if its form is right.

    The text is inspected first: of many a document the module is certain that nothing is wrong with
    it, in less time than reading it here takes.
    """
    try:
        text = as_bytes(document)
        inspected = inspect_and_outline(text)
    except Unreadable:
        return validate_form_and_meaning(document)
    except InspectionFailed:
        report, outline = validate_form_and_meaning(document)
        if outline is None:
            return report, None
        raise
    if isinstance(inspected, Outline):
        return Report(valid=True, errors=[], warnings=[]), inspected
    # The module finds keys that stand twice while it reads, and then does not read on.
    report, outline = validate_form_and_meaning(text, looks_for_repeated_keys=inspected is None)
    if outline is None or not inspected:
        return report, outline
    warnings = _merged(report.warnings, inspected, text)
    return Report(report.valid, report.errors, warnings), outline


def _merged(warnings: list[Issue], doubts: list[Issue], text: bytes) -> list[Issue]:
    """Both in the order of the document; what says that there are more stays last."""
    listed = [issue for issue in warnings if issue.code != MORE]
    more = [issue for issue in warnings if issue.code == MORE]
    issues = [*listed, *doubts]
    places = [Finding(str(index), _where(issue.path), "") for index, issue in enumerate(issues)]
    ordered = [issues[int(place.code)] for place in in_document_order(places, text)]
    return ordered + more


def _where(path: str) -> Where:
    """Keys and indexes of a path as people write it."""
    return tuple(
        int(index) if index else key or quoted for index, quoted, key in _STEPS.findall(path)
    )
