"""Three measurements of the service, in one run on one machine.

Run it with `make bench-service`.
"""

import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.frame import frame_document
from bench.service.load_client import Connection, hammer, make_request, percentile
from bench.service.process import empty_server, memory_of, processor_seconds, service

TURNS = 3
SECONDS = 2.0
PAUSE = 0.25
"""Seconds a client waits between two hand-offs, so that the two cores are not saturated."""
UPLOADS = 32
UPLOAD_BYTES = 16 * 1024 * 1024


class Target(NamedTuple):
    port: int
    process_id: int
    request: bytes


class Turn(NamedTuple):
    rate: float
    cost: float
    """Microseconds of processor time per request."""


async def measure_small_requests(empty: Target, me: Target) -> None:
    """Authenticated requests against an empty route, taking turns."""
    turns = [(await run_turn(empty), await run_turn(me)) for _ in range(TURNS)]
    empty_rate, me_rate = (max(turn[side].rate for turn in turns) for side in (0, 1))
    empty_cost, me_cost = (min(turn[side].cost for turn in turns) for side in (0, 1))
    print(
        f"small requests   empty route {empty_rate:,.0f}/s   GET me {me_rate:,.0f}/s   "
        f"ratio {me_rate / empty_rate:.2f} (aim: 0.5 or more)   "
        f"by processor time {empty_cost:.0f} and {me_cost:.0f} us, ratio {empty_cost / me_cost:.2f}"
    )


async def run_turn(target: Target) -> Turn:
    before = processor_seconds(target.process_id)
    count = len(await hammer(target.port, target.request, 32, SECONDS))
    used = processor_seconds(target.process_id) - before
    return Turn(count / SECONDS, 1e6 * used / count)


async def measure_parking(port: int, process_id: int, key: str) -> None:
    """`solve` of 105 members, durable on SQLite, at 64 clients: without a pause, and with one."""
    document = frame_document(2, 5)
    body = json.dumps({"model": document}).encode()
    request = make_request("POST", "/api/sdk/solve", key, body)
    await hammer(port, request, 64, 1.0)
    print(
        f"parking          {len(document['model']['members'])} members, {len(body) / 1e3:.0f} kB, "
        "64 clients (aim: p99 below 50 ms)"
    )
    for pause in (0.0, PAUSE):
        used, ours = processor_seconds(process_id), time.process_time()
        durations = await hammer(port, request, 64, 5.0, pause)
        used, ours = processor_seconds(process_id) - used, time.process_time() - ours
        print(
            f"                 pause {pause:.2f} s: {len(durations) / 5.0:,.0f}/s   "
            f"p50 {percentile(durations, 50):.1f} ms   p99 {percentile(durations, 99):.1f} ms   "
            f"processor time {1e3 * used / len(durations):.2f} ms per request, "
            f"of the client {1e3 * ours / len(durations):.2f} ms"
        )


async def measure_uploads(port: int, process_id: int, key: str) -> None:
    """32 uploads of 16 MiB at once, and a small request again and again meanwhile."""
    text = large_model(UPLOAD_BYTES)
    request = make_request("POST", "/api/sdk/solve", key, b'{"model":' + text + b"}")
    me = make_request("GET", "/api/sdk/me", key)
    peak = 0
    durations: list[float] = []
    done = asyncio.Event()

    async def upload() -> None:
        connection = await Connection.open(port)
        assert await connection.exchange(request) == 200
        connection.close()

    async def probe() -> None:
        connection = await Connection.open(port)
        while not done.is_set():
            start = time.perf_counter()
            await connection.exchange(me)
            durations.append(time.perf_counter() - start)
            await asyncio.sleep(0.01)
        connection.close()

    async def watch() -> None:
        nonlocal peak
        while not done.is_set():
            peak = max(peak, await asyncio.to_thread(memory_of, process_id))
            await asyncio.sleep(0.2)

    watching = asyncio.gather(probe(), watch())
    start = time.perf_counter()
    await asyncio.gather(*(upload() for _ in range(UPLOADS)))
    seconds = time.perf_counter() - start
    done.set()
    await watching
    print(
        f"large uploads    {UPLOADS} of {len(text) / 2**20:.1f} MiB in {seconds:.1f} s   "
        f"memory {peak / 2**20:.0f} MiB (aim: below 400)   "
        f"small requests meanwhile p50 {percentile(durations, 50):.1f} ms   "
        f"p99 {percentile(durations, 99):.1f} ms (aim: below 250 ms)"
    )


def large_model(size: int) -> bytes:
    """A valid model of just under so many bytes: a frame, and a long name for the rest."""
    document = frame_document(23, 24)
    document["settings"]["general_info"] = {"project_name": "", "author": "", "version": ""}
    missing = size - len(json.dumps(document))
    assert missing > 0, "the frame alone is larger than the limit"
    document["settings"]["general_info"]["project_name"] = "x" * missing
    return json.dumps(document).encode()


async def measure(empty: tuple[int, int], port: int, process_id: int, key: str) -> None:
    me = make_request("GET", "/api/sdk/me", key)
    await measure_small_requests(
        Target(*empty, make_request("GET", "/")), Target(port, process_id, me)
    )
    await measure_parking(port, process_id, key)
    await measure_uploads(port, process_id, key)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        empty_server() as empty,
        service(Path(folder)) as (port, process_id, key),
    ):
        uvloop.run(measure(empty, port, process_id, key))


if __name__ == "__main__":
    main()
