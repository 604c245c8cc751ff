"""Validation issues of the document package as answers carry them."""

from collections.abc import Iterable

from msgspec import UNSET

from loadpath.document import Issue
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
