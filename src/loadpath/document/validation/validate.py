"""Validates a document: accepts a good one fast, and explains a bad one in full."""

from typing import Any

import msgspec

from loadpath.document.outline import Outline, outline_of
from loadpath.document.types.document import Document, decode

from .catalogue import catalogue
from .form import LIMIT, Walk
from .issues import Finding, Issue, Report, Severity, path_of
from .order import in_document_order
from .reading import Unreadable, as_bytes, collector_paused, parse
from .repeated_keys import document_has_key_twice
from .rules import apply_rules
from .survey import Facts, survey
from .tidy import tidy
from .unwritable import TOO_DEEP


def validate(document: dict[str, Any] | str | bytes) -> Report:
    """Everything that is wrong or doubtful in a document; never an exception."""
    return validate_and_outline(document)[0]


def validate_and_outline(
    document: dict[str, Any] | str | bytes, *, looks_for_repeated_keys: bool = True
) -> tuple[Report, Outline | None]:
    """The same, and the outline of the document if its form is right.

    Looking for keys that stand twice takes a third of the time; who finds them otherwise does
    without.
    """
    try:
        text = as_bytes(document)
        with collector_paused():
            # The document is gone before the collector is back.
            findings, outline = _find(text, looks_for_repeated_keys)
    except Unreadable as problem:
        findings, outline = problem.findings, None
    except RecursionError:
        findings, outline = [TOO_DEEP], None
    return _report(findings), outline


def _find(text: bytes, looks_for_repeated_keys: bool) -> tuple[list[Finding], Outline | None]:
    accepted = _accept(text, looks_for_repeated_keys)
    if accepted is None:
        return _explain(text)
    document, facts = accepted
    findings = in_document_order(list(apply_rules(document, facts, LIMIT + 1)), text)
    return findings, outline_of(document)


def _explain(text: bytes) -> tuple[list[Finding], Outline | None]:
    """All findings of a document that was not accepted at once."""
    parsed = parse(text)
    walk = Walk()
    walk.run(parsed)
    findings = walk.errors + walk.warnings
    if walk.errors:
        return in_document_order(findings, parsed), None
    document = msgspec.convert(tidy(parsed), Document)
    findings += apply_rules(document, survey(document), LIMIT + 1)
    return in_document_order(findings, parsed), outline_of(document)


def _accept(text: bytes, looks_for_repeated_keys: bool) -> tuple[Document, Facts] | None:
    """The document where its form is right in every way, else None."""
    try:
        document = decode(text)
        facts = survey(document)
        if not facts.sound or (looks_for_repeated_keys and document_has_key_twice(text)):
            return None
        return document, facts
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


def _report(findings: list[Finding]) -> Report:
    codes = catalogue()
    sides: dict[Severity, list[Issue]] = {Severity.error: [], Severity.warning: []}
    for finding in findings:
        severity = codes[finding.code].severity
        path = path_of(finding.where)
        issue = Issue(path, finding.message, severity, finding.code, finding.suggestion)
        sides[severity].append(issue)
    for severity, issues in sides.items():
        if len(issues) > LIMIT:
            note = f"{LIMIT:,} {severity}s are listed here; the document has more"
            issues[LIMIT:] = [Issue("", note, severity, f"more_{severity}s")]
    errors, warnings = sides[Severity.error], sides[Severity.warning]
    return Report(not errors, errors, warnings)
