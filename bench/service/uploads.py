"""32 uploads of 16 MiB at once, and a small request again and again meanwhile.

They come from several accounts, for one may fill half of the room where bodies wait.
"""

import asyncio
import json
import time

from bench.frame import frame_document
from bench.service.load_client import Connection, make_request, percentile
from bench.service.process import Served, memory_of

UPLOADS = 32
UPLOAD_BYTES = 16 * 1024 * 1024


async def measure_uploads(served: Served) -> None:
    text = large_model(UPLOAD_BYTES)
    body = b'{"model":' + text + b"}"
    requests = [make_request("POST", "/api/sdk/solve", key, body) for key in served.keys]
    me = make_request("GET", "/api/sdk/me", served.keys[0])
    peak = 0
    durations: list[float] = []
    done = asyncio.Event()

    async def upload(request: bytes) -> None:
        connection = await Connection.open(served.port)
        status = await connection.exchange(request)
        assert status == 200, status
        connection.close()

    async def probe() -> None:
        connection = await Connection.open(served.port)
        while not done.is_set():
            start = time.perf_counter()
            await connection.exchange(me)
            durations.append(time.perf_counter() - start)
            await asyncio.sleep(0.01)
        connection.close()

    async def watch() -> None:
        nonlocal peak
        while not done.is_set():
            peak = max(peak, await asyncio.to_thread(memory_of, served.process_id))
            await asyncio.sleep(0.2)

    watching = asyncio.gather(probe(), watch())
    start = time.perf_counter()
    await asyncio.gather(*(upload(requests[index % len(requests)]) for index in range(UPLOADS)))
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
