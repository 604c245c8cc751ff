"""What Python says of a document: the measure that the other surfaces are held to."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from loadpath.engine import DocumentRefused, Results, VerdictState, solve
from loadpath.inspection import validate

from .spoiled import Json


class Said(NamedTuple):
    state: VerdictState
    headline: str
    reasons: list[str]
    """The messages of the verdict's reasons."""
    issues: list[str]
    """The messages of all issues: of the engine, of the verdict and of validation, each once."""


def said_by_python(document: Json) -> Said:
    found: Results | DocumentRefused
    try:
        found = solve(document)
    except DocumentRefused as refused:
        found = refused
    reasons = found.verdict.reasons
    listed: dict[Any, Any] = {_key(issue): issue for issue in found.issues}
    faults = {_fault(issue) for issue in found.issues}
    report = validate(document)
    others: list[Any] = [*reasons, *report.errors, *report.warnings]
    listed |= {_key(issue): issue for issue in others if _fault(issue) not in faults}
    return Said(found.verdict.state, found.headline, _messages(reasons), _messages(listed.values()))


def _fault(issue: Any) -> tuple[str, str]:
    """One fault has one name and one place; whoever finds it may use other words."""
    return issue.code, issue.path or ""


def _key(issue: Any) -> tuple[str, str, str]:
    return *_fault(issue), issue.message


def _messages(issues: Iterable[Any]) -> list[str]:
    return [issue.message for issue in issues]
