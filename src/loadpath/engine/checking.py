"""`check`: solve a document and say what its unity checks come to."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from .host import Limits, Progress
from .results import Results
from .solving import Given, solve


class Verdict(StrEnum):
    """What the checks of a document come to."""

    passed = "passed"
    failed = "failed"
    undecided = "undecided"
    unusable = "unusable"


@dataclass(frozen=True)
class Checks:
    """The unity checks of a document and the results they stand on."""

    results: Results

    @property
    def checks(self) -> list[dict[str, Any]]:
        """Every check with its status, governing entity and trace."""
        return self.results.unity_check_results

    @property
    def verdict(self) -> Verdict:
        """Failed before undecided before passed; no check at all is undecided, not passed."""
        if not self.results.is_usable:
            return Verdict.unusable
        statuses = {check.status for check in self.results.unity_checks}
        if "Red" in statuses:
            return Verdict.failed
        if not statuses or "Indeterminate" in statuses:
            return Verdict.undecided
        return Verdict.passed


def check(
    document: Given, *, limits: Limits | None = None, progress: Progress | None = None
) -> Checks:
    """Solve a document and run its unity checks; takes and raises what `solve` does."""
    return Checks(solve(document, limits=limits, progress=progress))
