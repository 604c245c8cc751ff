"""`python -m bench.growth.one solve 2 4`: the least processor time of one operation on one frame.

It ends by itself after `MOST_SECONDS` of the processor.
"""

import json
import resource
import sys
import time
from collections.abc import Callable

from bench.growth.operations import OPERATIONS

MOST_SECONDS = 150
TURNS = 3
SHORTEST_TURN = 0.2
"""Seconds: the clock of processor time is coarse on some systems."""
LONG = 10.0
"""Seconds: once is enough."""


def time_calls(call: Callable[[], object], times: int) -> float:
    """Of one of them."""
    start = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - start) / times


def least_seconds(call: Callable[[], object]) -> float:
    first = time_calls(call, 1)  # compiles what is not compiled yet
    if first > LONG:
        return first
    times = 1
    while times * time_calls(call, times) < SHORTEST_TURN:
        times *= 4
    return min(time_calls(call, times) for _ in range(TURNS))


if __name__ == "__main__":
    name, bays, storeys = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    make, work = OPERATIONS[name]
    document = make(bays, storeys)
    text = json.dumps(document).encode()
    seconds = least_seconds(lambda: work(text))
    print(json.dumps({"members": len(document["model"]["members"]), "seconds": seconds}))
