"""CPU time of a call: other work on the machine does not count, and the least of several turns is
what the code needs."""

import time
from collections.abc import Callable
from typing import Any


def least_seconds(call: Callable[[], Any], at_least: float = 1.0) -> float:
    """The least CPU time of a call, repeated three times or for so many seconds."""
    best, spent, turns = float("inf"), 0.0, 0
    while turns < 3 or spent < at_least:
        start = time.process_time()
        call()
        seconds = time.process_time() - start
        best, spent, turns = min(best, seconds), spent + seconds, turns + 1
    return best
