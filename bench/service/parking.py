"""`solve` of 105 members at 64 clients: without a pause, and with one."""

import json
import time
from collections.abc import Callable

from bench.figures import keep
from bench.frame import frame_document
from bench.service.load_client import (
    count_answered_meanwhile,
    hammer,
    make_request,
    percentile,
)
from bench.service.process import Served, processor_seconds
from loadpath.inspection import inspect
from loadpath.service.access.request_limits import RequestLimits

CLIENTS = 64
PAUSE = 0.25
"""Seconds a client waits between two hand-offs, so that the two cores are not saturated."""
DOCUMENT = frame_document(2, 5)
BODY = json.dumps({"model": DOCUMENT}).encode()


async def measure_parking(served: Served, database: str, aim: int) -> None:
    request = make_request("POST", "/api/sdk/solve", served.keys[0], BODY)
    await hammer(served.port, request, CLIENTS, 1.0)
    print(
        f"parking          {len(DOCUMENT['model']['members'])} members, {len(BODY) / 1e3:.0f} kB, "
        f"{CLIENTS} clients, {database} (aim: p99 at most {aim} ms)"
    )
    for pause in (0.0, PAUSE):
        used, ours = processor_seconds(served.process_id), time.process_time()
        durations = await hammer(served.port, request, CLIENTS, 5.0, pause)
        used = processor_seconds(served.process_id) - used
        ours = time.process_time() - ours
        keep(f"service: solve on {database}, pause {pause:.2f} s, processor", used / len(durations))
        keep(
            f"service: solve on {database}, pause {pause:.2f} s, p99",
            percentile(durations, 99) / 1e3,
        )
        print(
            f"                 pause {pause:.2f} s: {len(durations) / 5.0:,.0f}/s   "
            f"p50 {percentile(durations, 50):.1f} ms   p99 {percentile(durations, 99):.1f} ms   "
            f"processor time {1e3 * used / len(durations):.2f} ms per request, "
            f"of the client {1e3 * ours / len(durations):.2f} ms"
        )
    meanwhile = sorted(await count_answered_meanwhile(served.port, request, CLIENTS, 3.0))
    print(
        f"                 answered meanwhile: {meanwhile[len(meanwhile) // 2]} in the middle, "
        f"p99 {meanwhile[len(meanwhile) * 99 // 100]} (of {CLIENTS} clients in turn: {CLIENTS})"
    )


def measure_parts() -> None:
    """What limits and inspection cost of it, each timed alone."""
    text = json.dumps(DOCUMENT).encode()
    limits = RequestLimits(1_000_000_000, 1_000_000_000, 1_000_000_000)
    inspection = _microseconds(lambda: inspect(text))
    counting = _microseconds(lambda: limits.count(limits.of_account, "bench", 1_000_000))
    print(
        f"                 of it inspection {inspection:.0f} us, "
        f"counting for the limits {counting:.1f} us"
    )


def _microseconds(work: Callable[[], object], repeats: int = 200) -> float:
    """Processor time of one call, the least of ten turns."""
    work()
    turns = []
    for _ in range(10):
        start = time.process_time()
        for _ in range(repeats):
            work()
        turns.append(time.process_time() - start)
    return 1e6 * min(turns) / repeats
