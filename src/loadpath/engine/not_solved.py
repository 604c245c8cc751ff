"""The verdict on a document that validation refuses, in the engine's words.

Validation finds every error where the engine stops at the first, so the engine is not asked.
"""

from loadpath.answer.verdict import Reason, Verdict, VerdictState
from loadpath.document import Issue

REASONS_IN_A_LINE = 2
LONGEST = 140


def not_solved(errors: list[Issue]) -> Verdict:
    """`not_solved`, with every error as a reason."""
    return Verdict(
        state=VerdictState.not_solved,
        utilization=None,
        governing=None,
        reasons=[
            Reason(code=error.code, message=error.message, path=error.path or None, set=None)
            for error in errors
        ],
    )


def headline_of(verdict: Verdict) -> str:
    """The first errors in a line; the engine writes the same of what it refuses itself."""
    reasons = verdict.reasons
    line = "; ".join(map(_place_and_message, reasons[:REASONS_IN_A_LINE]))
    if len(reasons) > 1:
        line = f"{len(reasons)} errors: {line}"
    if len(reasons) > REASONS_IN_A_LINE:
        line += f"; and {len(reasons) - REASONS_IN_A_LINE} more"
    return f"Not solved · {line}"


def _place_and_message(reason: Reason) -> str:
    message = reason.message
    if len(message) > LONGEST:
        message = message[: LONGEST - 3] + "..."
    return f"{reason.path}: {message}" if reason.path else message
