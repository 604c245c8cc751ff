"""Why a document has no result.

EngineError
├── DocumentRefused     the engine cannot take the document; says where and why
│   └── InvalidDocument     it does not validate; carries the whole report
├── RequestRefused      a group or a family that sections are sought for is not there
├── NotADigest          what results should be compared with is no digest, receipt or results
├── NotWritten          a text cannot be made of results; says why
├── UnusableSet         a load case or combination has no usable numbers; says why and where
├── SolveTimeout        it took longer than allowed
├── OutOfMemory         it needed more memory than allowed
└── EngineMissing       this copy of the package has no engine.wasm in it
"""

from typing import TYPE_CHECKING

from .not_solved import headline_of, not_solved

if TYPE_CHECKING:
    from collections.abc import Sequence

    from loadpath.answer.issue import Issue
    from loadpath.answer.verdict import Verdict
    from loadpath.document import Issue as DocumentIssue
    from loadpath.document import Report


class EngineError(Exception):
    """No usable result."""

    code = "engine_error"
    path = ""


class DocumentRefused(EngineError):
    """The engine names what it cannot take, where, and why; the verdict is `not_solved`."""

    def __init__(
        self,
        message: str,
        code: str,
        path: str,
        verdict: "Verdict",
        headline: str,
        issues: "Sequence[Issue | DocumentIssue]",
    ) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.message = message
        self.code = code
        self.path = path
        self.verdict = verdict
        self.headline = headline
        self.issues = issues
        """Every error, then every warning."""


class RequestRefused(EngineError):
    """What was asked beside the document cannot be: it says what was found and what may be."""

    def __init__(self, message: str, code: str, path: str) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.path = path
        """The parameter that it is about."""


class NotADigest(EngineError):
    """What results should be compared with is neither a digest nor a receipt nor results."""

    code = "not_a_digest"


class NotWritten(EngineError):
    """A text cannot be made of results: it would be too long, or what was asked is not there."""

    def __init__(self, message: str, code: str, path: str, suggestion: str | None) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.message = message
        self.code = code
        self.path = path
        """The option that it is about."""
        self.suggestion = suggestion


class InvalidDocument(DocumentRefused):
    """The document does not validate."""

    def __init__(self, report: "Report") -> None:
        first = report.errors[0]
        verdict = not_solved(report.errors)
        super().__init__(
            first.message,
            "invalid_document",
            first.path,
            verdict,
            headline_of(verdict),
            [*report.errors, *report.warnings],
        )
        self.report = report


class UnusableSet(EngineError):
    """A load case or combination whose numbers may not be used was asked for one."""

    def __init__(self, name: str, issue: "Issue", node: int | None) -> None:
        super().__init__(f"'{name}' has no usable numbers: {issue.message}")
        self.set = name
        self.message = issue.message
        self.code = issue.code
        self.path = issue.path
        self.node = node
        """The node that the reason is about, where it is about one."""


class SolveTimeout(EngineError):
    """The engine was stopped after the time it was given."""

    code = "timeout"


class OutOfMemory(EngineError):
    """The engine needed more memory than it was given."""

    code = "out_of_memory"


class EngineMissing(EngineError):
    """A checkout whose engine has not been built yet."""

    code = "engine_missing"
