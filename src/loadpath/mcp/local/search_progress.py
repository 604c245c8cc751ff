"""How far a search for sections is, as notes of the protocol: rising, and not many a second."""

from collections.abc import Callable
from time import monotonic

Note = Callable[[float, str], None]
"""Is told a number that only rises, and words. What it raises ends the search."""

LEAST_SECONDS = 0.5


class SearchProgress:
    """What the engine tells of its stages, for `Note`."""

    def __init__(self, note: Note) -> None:
        self._note = note
        self._reported_at = monotonic()
        self._rounds = 0
        self._share = 0.0

    def __call__(self, stage: str, fraction: float) -> None:
        # Other stages are those of one solve of many.
        if stage != "checking":
            return
        if fraction < self._share:
            self._rounds += 1
        self._share = fraction
        if monotonic() - self._reported_at < LEAST_SECONDS:
            return
        self._reported_at = monotonic()
        words = f"{fraction:.0%} of the candidates"
        again = f", list {self._rounds + 1}" if self._rounds else ""
        self._note(self._rounds + fraction, f"tried {words}{again}")
