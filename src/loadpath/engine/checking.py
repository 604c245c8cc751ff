"""`check`: solve a document and say what its unity checks come to."""

from dataclasses import dataclass
from typing import Any

from loadpath.answer.verdict import Verdict

from .host import Limits, Progress
from .results import Results
from .solving import Given, solve


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
        """What the document comes to, with what governs and every reason."""
        return self.results.verdict

    def _repr_html_(self) -> str:
        return self.results._repr_html_()

    @property
    def headline(self) -> str:
        """The verdict in a line, in the words that every client shows."""
        return self.results.headline


def check(
    document: Given,
    *,
    limits: Limits | None = None,
    progress: Progress | None = None,
    workers: int | None = None,
) -> Checks:
    """Solve a document and run its unity checks; takes and raises what `solve` does."""
    return Checks(solve(document, limits=limits, progress=progress, workers=workers))
