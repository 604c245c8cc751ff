"""How soon fifty callers are told that PostgreSQL is gone or frozen, and served when it is back."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

from bench.figures import keep
from bench.frame import frame_document
from bench.service.load_client import Connection, make_request
from bench.service.process import Served
from tests.databases import Cluster

CALLERS = 50
ROUNDS = 3
"""How often each asks while the database is away: first they find it out, then it is known."""
PATIENCE_SECONDS = 60.0


async def measure_database_away(served: Served, cluster: Cluster) -> None:
    """Half of the callers look something up, half write; somebody else asks `/readyz`."""
    body = json.dumps({"model": frame_document(1, 1)}).encode()
    asked = [
        make_request("GET", "/api/sdk/me", served.keys[0]),
        make_request("POST", "/api/sdk/solve", served.keys[1], body),
    ]
    ready = make_request("GET", "/readyz")
    callers = [await Connection.open(served.port) for _ in range(CALLERS)]
    prober = await Connection.open(served.port)
    requests = [asked[number % len(asked)] for number in range(CALLERS)]
    print(f"database away    {CALLERS} callers (aims: 503 in 2 s, /readyz in 1 s, back in 2 s)")
    for kind, go_away in (("frozen", cluster.frozen), ("gone", lambda: stopped(cluster))):
        await all_served(callers, requests)
        told, probed, back = await measure_one(callers, requests, prober, ready, go_away)
        for what, seconds in (("503", told), ("/readyz", probed), ("back", back)):
            keep(f"service: PostgreSQL {kind}, {what}", seconds)
        print(
            f"                 {kind}: the last one told after {told:.2f} s, /readyz after "
            f"{probed:.2f} s, all served {back:.2f} s after its return"
        )
    for caller in (*callers, prober):
        caller.close()


async def measure_one(
    callers: list[Connection],
    requests: list[bytes],
    prober: Connection,
    ready: bytes,
    go_away: Callable[[], AbstractContextManager[None]],
) -> tuple[float, float, float]:
    """The longest wait of a caller, of the prober, and for the last caller after the return."""
    with ExitStack() as away:
        await asyncio.to_thread(away.enter_context, go_away())
        told, probed = 0.0, 0.0
        for _ in range(ROUNDS):
            waits = [
                asyncio.create_task(told_after(*each))
                for each in zip(callers, requests, strict=True)
            ]
            probed = max(probed, await told_after(prober, ready))
            told = max(told, *await asyncio.gather(*waits))
        await asyncio.to_thread(away.close)
    start = time.perf_counter()
    await all_served(callers, requests)
    return told, probed, time.perf_counter() - start


async def told_after(caller: Connection, request: bytes) -> float:
    start = time.perf_counter()
    status = await asyncio.wait_for(caller.exchange(request), PATIENCE_SECONDS)
    assert status == 503, status
    return time.perf_counter() - start


async def all_served(callers: list[Connection], requests: list[bytes]) -> None:
    """Each asks again until it is served."""

    async def ask(caller: Connection, request: bytes) -> None:
        while await caller.exchange(request) != 200:
            pass

    asking = [ask(*each) for each in zip(callers, requests, strict=True)]
    await asyncio.wait_for(asyncio.gather(*asking), PATIENCE_SECONDS)


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.stop("fast")
    try:
        yield
    finally:
        cluster.start()
