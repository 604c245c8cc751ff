"""What validation says about a stored document, as the pages read it."""

from loadpath.inspection import validate
from loadpath.service.answers.answer import encoder
from loadpath.service.answers.issue_list import list_issues
from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step


def read_issues(text: bytes, limits: Limits) -> bytes:
    """The issues as the answer carries them; the viewer lists them beside what it finds."""
    with step("inspect model"):
        report = validate(text)
    return encoder.encode(list_issues([*report.errors, *report.warnings]))
