"""Validation issues of the document package as answers carry them."""

from collections.abc import Iterable

import anyio.to_thread
from msgspec import UNSET

from loadpath.document import Issue, validate
from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.answers.validation_issue import ValidationIssue


def list_issues(issues: Iterable[Issue]) -> list[ValidationIssue]:
    return [
        ValidationIssue(
            path=issue.path,
            message=issue.message,
            severity="error" if issue.severity == "error" else "warning",
            code=issue.code,
            suggestion=UNSET if issue.suggestion is None else issue.suggestion,
        )
        for issue in issues
    ]


async def answer_issues(text: bytes) -> Answer:
    """What validation says about a stored document; the viewer lists it beside what it finds."""
    report = await anyio.to_thread.run_sync(validate, text)
    return answer_json(list_issues([*report.errors, *report.warnings]))
