"""One combination of a document in second order, beside its iterations times a factorization.

The engine tells how much of a factorization is done now and then, so that its time can be read off
without a build of its own.
"""

import json
import sys
import time
from pathlib import Path

from loadpath.engine import solve

TURNS = 3


class Factorizations:
    """Listens while the engine solves."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._first: tuple[float, float] | None = None
        self._last: tuple[float, float] | None = None

    def hear(self, stage: str, fraction: float) -> None:
        now = time.process_time()
        if self._last is not None and (stage != "factorizing" or fraction < self._last[1]):
            self._end()
        if stage == "factorizing":
            self._first = self._first or (now, fraction)
            self._last = (now, fraction)

    def _end(self) -> None:
        """From the part of the work between the first and the last word to the whole."""
        assert self._first is not None
        assert self._last is not None
        (began, low), (ended, high) = self._first, self._last
        if high > low + 0.5:
            self.seconds.append((ended - began) / (high - low))
        self._first = self._last = None


text = Path(sys.argv[1]).read_bytes()
solve(text)  # compiles the module, unless it is in the cache
figures: list[dict[str, float]] = []
for _ in range(TURNS):
    heard = Factorizations()
    start = time.process_time()
    results = solve(text, progress=heard.hear, workers=1)
    seconds = time.process_time() - start
    (found,) = results.loadcombinations.values()
    assert found.convergence.method == "P_DELTA"
    one = min(heard.seconds)
    iterations = found.convergence.iterations
    figures.append(
        {
            "seconds": seconds,
            "iterations": iterations,
            "factorization": one,
            "ratio": seconds / (iterations * one),
        }
    )
print(json.dumps(min(figures, key=lambda each: each["ratio"])))
