"""What a hand-off says of a model that is sound but asks for what the engine does not do yet.

The page behind its link will refuse to solve it; whoever gets the link should know before.
"""

from msgspec.structs import replace

from loadpath.service.answers.validation_issue import ValidationIssue

REFUSED = "not_honoured"
UNTIL_THEN = "the link will not solve while the model asks for it"


def warn_of_link(warnings: list[ValidationIssue]) -> list[ValidationIssue]:
    """The same warnings; those about what the engine refuses say what that means for the link."""
    return [
        replace(issue, message=f"{issue.message}; {UNTIL_THEN}") if issue.code == REFUSED else issue
        for issue in warnings
    ]


def caution_of_link(warnings: list[ValidationIssue]) -> list[str]:
    """What the note says first: that the link will not solve, and where the reasons are."""
    places = [issue.path for issue in warnings if issue.code == REFUSED]
    if not places:
        return []
    named = ", ".join(places[:3]) + (f" and {len(places) - 3} more" if len(places) > 3 else "")
    return [f"This link will not solve: the model asks for what the engine does not do ({named})."]
