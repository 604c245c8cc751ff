"""The first `solve` after a start against the second."""

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.figures import keep
from bench.service.load_client import Connection, make_request
from bench.service.parking import BODY
from bench.service.process import service

STARTS = 3


async def measure_first_requests() -> None:
    pairs = [await _first_and_second() for _ in range(STARTS)]
    for name, times in zip(("first", "second"), zip(*pairs, strict=True), strict=True):
        keep(f"service: {name} solve after a start", median(times) / 1e3)
    print(
        "first request    "
        + "   ".join(f"{first:.0f} ms, then {second:.0f} ms" for first, second in pairs)
        + "   (aim: at most 20 ms slower)"
    )


async def _first_and_second() -> tuple[float, float]:
    with TemporaryDirectory() as folder, service(Path(folder)) as served:
        request = make_request("POST", "/api/sdk/solve", served.keys[0], BODY)
        connection = await Connection.open(served.port)
        times = []
        for _ in range(2):
            start = time.perf_counter()
            assert await connection.exchange(request) == 200
            times.append(1e3 * (time.perf_counter() - start))
        connection.close()
        return times[0], times[1]
