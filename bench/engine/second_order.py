"""One combination of a document in second order, beside its iterations times a factorization.

The engine tells how much of a factorization is done now and then, so that its time can be read off
without a build of its own. The same document in first order tells what comes before and after the
iterations.
"""

import json
import sys
import time
from pathlib import Path

from loadpath.engine import Results, solve

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


def seconds_of(text: bytes, heard: Factorizations) -> tuple[float, Results]:
    start = time.process_time()
    results = solve(text, progress=heard.hear, workers=1)
    return time.process_time() - start, results


text = Path(sys.argv[1]).read_bytes()
document = json.loads(text)
document["analysis"]["options"]["order"] = "LINEAR"
linear = json.dumps(document).encode()
solve(linear)  # compiles the module, unless it is in the cache
figures: list[dict[str, float]] = []
for _ in range(TURNS):
    heard = Factorizations()
    seconds, results = seconds_of(text, heard)
    (found,) = results.loadcombinations.values()
    assert found.convergence.method == "P_DELTA"
    one = min(heard.seconds)
    iterations = found.convergence.iterations
    figures.append(
        {
            "seconds": seconds,
            "first_order": seconds_of(linear, Factorizations())[0],
            "iterations": iterations,
            "factorization": one,
            "ratio": seconds / (iterations * one),
        }
    )
print(json.dumps(min(figures, key=lambda each: each["ratio"])))
