"""A problem of a document, of a structure or of its solution."""

from typing import Annotated

from msgspec import Meta

from loadpath.document import Severity
from loadpath.document.declaration.record import Record, doc

IssueCode = Annotated[str, Meta(extra_json_schema={"x-issue-code": True})]
"""A name of the one catalogue of issues."""


class Issue(Record):
    """One problem: a code for programs, a message for people, and where."""

    code: Annotated[IssueCode, doc("One of the issue codes.", "singular_model")]
    severity: Annotated[Severity, doc("Whether numbers may be used in spite of it.", "error")]
    message: Annotated[
        str, doc("What was found, what is expected.", "node 4 can move freely along X")
    ]
    path: Annotated[str, doc("Where in the document; empty for the whole.", "model.nodes[3]")]
    suggestion: Annotated[
        str | None, doc("What was probably meant, where something comes close.", "Normal")
    ] = None


class FoundIssue(Issue):
    """A problem and the load case or combination that it was found in."""

    set: Annotated[str | None, doc("Its name; null for the whole model.", "ULS 1")]
