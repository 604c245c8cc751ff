"""Clients that never pause, spread over processes and accounts, and what they cost."""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bench.service.load_client import Connection, percentile
from bench.service.process import family

OK = (200, 201)
QUANTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)


async def press(
    ports: Sequence[int], requests: Sequence[bytes], clients: int, seconds: float
) -> list[float]:
    """Durations of all requests of so many clients; each has one at least."""
    durations: list[float] = []
    end = time.perf_counter() + seconds

    async def run(number: int) -> None:
        connection = await Connection.open(ports[number % len(ports)])
        request = requests[number // len(ports) % len(requests)]
        is_first = True
        while (start := time.perf_counter()) < end or is_first:
            is_first = False
            status = await connection.exchange(request)
            assert status in OK, status
            durations.append(time.perf_counter() - start)
        connection.close()

    await asyncio.gather(*(run(number) for number in range(clients)))
    return durations


class Costs:
    """Processor seconds since it was made: of the serving loops, of the processes that read models
    beside them, of the database's and of the clients."""

    def __init__(self, services: Sequence[int], database: int | None) -> None:
        loops = set(services)
        readers = {each for one in services for each in family(one)} - loops
        self._parties: dict[str, Callable[[], float]] = {
            "loop": lambda: sum(map(processor_seconds, loops)),
            "readers": lambda: sum(map(processor_seconds, readers)),
            "database": lambda: sum(map(processor_seconds, family(database) if database else [])),
            "client": time.process_time,
        }
        self._before = {name: measure() for name, measure in self._parties.items()}

    def per_request(self, requests: int) -> dict[str, float]:
        """Milliseconds."""
        return {
            name: round(1e3 * (measure() - self._before[name]) / requests, 4)
            for name, measure in self._parties.items()
        }


def processor_seconds(process_id: int) -> float:
    """Of this process alone."""
    try:
        fields = Path(f"/proc/{process_id}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def describe(durations: list[float], seconds: float) -> dict[str, Any]:
    return {
        "rate": round(len(durations) / seconds, 1),
        "milliseconds": [round(percentile(durations, each), 3) for each in QUANTILES],
    }
