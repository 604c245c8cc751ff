"""`python -m proof.hostile.documents 100000`: hostile documents are validated, and given to the
engine whether they are valid or not. Each is answered or refused within its time and memory."""

import math
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from loadpath.document import validate
from loadpath.engine import Results, errors, solve
from loadpath.engine.host import Limits, call
from proof.hostile.damage import hostile_document
from proof.record import Record, load, run

LIMITS = Limits(seconds=20, memory_bytes=2**30)
BATCH = 500
"""Documents of one line of the record."""


def try_document(text: bytes) -> str:
    """What became of it, in a word; whatever else is raised is a fault."""
    try:
        if validate(text).errors:
            call("solve", text, LIMITS)
            return "invalid"
        return tell(solve(text, limits=LIMITS, workers=1))
    except errors.DocumentRefused:
        return "refused"
    except errors.SolveTimeout:
        return "stopped by its time limit"
    except errors.OutOfMemory:
        return "stopped by its memory limit"


def tell(results: Results) -> str:
    """The verdict; one that passes has numbers for all that it says."""
    state = results.verdict.state.value
    if state == "passes" and not all(
        math.isfinite(entity["utilization"])
        for check in results.unity_check_results
        for entity in check["per_entity"]
    ):
        raise AssertionError("it passes with a utilization that is no number")
    return state


def prove(count: int, record: Record) -> Iterator[dict[str, Any]]:
    for first in range(record.total("documents"), count, BATCH):
        endings: Counter[str] = Counter()
        faults = []
        slowest = 0.0
        seeds = range(first, min(first + BATCH, count))
        for seed in seeds:
            began = time.process_time()
            try:
                endings[try_document(hostile_document(seed))] += 1
            except Exception as error:  # whatever it is, it is a fault
                faults.append(f"{seed}: {error!r}"[:300])
            slowest = max(slowest, time.process_time() - began)
        event = {"documents": len(seeds), "endings": endings, "slowest": [round(slowest, 1)]}
        event |= {"load": [round(load())], "faults": faults}
        record.add(event)
        yield event


if __name__ == "__main__":
    run("hostile-documents", prove)
