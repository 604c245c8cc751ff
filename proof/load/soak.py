"""`python -m proof.load.soak sqlite 60`: so many minutes of steady load; memory and open files must
stay as they are. A run that was stopped begins anew: what it would show is its length.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.service.load_client import Connection, percentile
from bench.service.process import family, memory_of
from proof.concurrency.fleet import running_fleet
from proof.database_server import running_database
from proof.load.capacity import WITHOUT_LIMITS, new_account
from proof.load.endpoints import ENDPOINTS, FETCH, PAGE, Account, Endpoint
from proof.load.pressure import OK
from proof.record import Samples

CLIENTS = 8
ACCOUNTS = 2
PAUSE = 0.1
"""Seconds, on average, so that the machine is not saturated."""
SAMPLES = 240
MOST_GROWTH = 1.05
SLACK_BYTES = 8 * 2**20
SLACK_FILES = 4


class Soak:
    """Clients of all endpoints with pauses, and what the service holds meanwhile."""

    def __init__(self, port: int, process_id: int, accounts: list[Account], data: Path) -> None:
        self._port = port
        self._process_id = process_id
        self._accounts = accounts
        self._data = data
        self._durations: list[float] = []
        self._faults: list[str] = []

    async def run(self, seconds: float) -> AsyncIterator[dict[str, Any]]:
        """Samples, the last at the end."""
        began = time.perf_counter()
        clients = [asyncio.create_task(self._ask(number)) for number in range(CLIENTS)]
        while (passed := time.perf_counter() - began) < seconds:
            await asyncio.sleep(min(seconds - passed, max(1.0, seconds / SAMPLES)))
            yield self._sample(time.perf_counter() - began)
        for client in clients:
            client.cancel()
        await asyncio.gather(*clients, return_exceptions=True)

    async def _ask(self, number: int) -> None:
        reader, *writers = self._accounts  # links end when 50 newer ones are parked
        writer = writers[number % len(writers)]
        while True:
            connection = await Connection.open(self._port)
            try:
                while True:
                    endpoint = random.choice(ENDPOINTS)
                    account = reader if endpoint.name in (PAGE, FETCH) else writer
                    await self._exchange(connection, endpoint, account)
                    await asyncio.sleep(random.uniform(0, 2 * PAUSE))
            except (OSError, asyncio.IncompleteReadError) as error:
                self._faults.append(repr(error))
            finally:
                connection.close()

    async def _exchange(self, connection: Connection, endpoint: Endpoint, account: Account) -> None:
        start = time.perf_counter()
        status = await connection.exchange(endpoint.make(account))
        self._durations.append(time.perf_counter() - start)
        if status not in OK:
            self._faults.append(f"{endpoint.name}: {status}")

    def _sample(self, second: float) -> dict[str, Any]:
        durations, self._durations = self._durations, []
        faults, self._faults = self._faults, []
        return {
            "second": round(second, 1),
            "memory": memory_of(self._process_id),
            "files": sum(count_files(each) for each in family(self._process_id)),
            "data": sum(each.stat().st_size for each in self._data.glob("*") if each.is_file()),
            "requests": len(durations),
            "p99": round(percentile(durations, 99), 1) if durations else None,
            "load": round(os.getloadavg()[0], 1),
            "faults": faults[:5],
        }


def count_files(process_id: int) -> int:
    """Open ones."""
    try:
        return sum(1 for _ in Path(f"/proc/{process_id}/fd").iterdir())
    except OSError:
        return 0


def prove(database: str, seconds: float, record: Samples) -> Iterator[dict[str, Any]]:
    """Samples of a run of that length, unless the record ends with one."""
    if record.events and record.events[-1]["second"] >= seconds:
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        running_database(database) as server,
        running_fleet(Path(folder), url := server.new_database(), (0,), **WITHOUT_LIMITS) as fleet,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        accounts = [new_account(fleet, number) for number in range(ACCOUNTS)]
        port = int(fleet.addresses[0].rpartition(":")[2])
        data = Path(url.removeprefix("sqlite:///")).parent if database == "sqlite" else Path(folder)
        samples = Soak(port, fleet.process_ids[0], accounts, data).run(seconds)
        while (sample := runner.run(anext(samples, None))) is not None:
            record.add(sample)
            yield sample


def last_run(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    begins = [n for n in range(1, len(events)) if events[n]["second"] < events[n - 1]["second"]]
    return events[max(begins, default=0) :]


def find_growth(samples: list[dict[str, Any]]) -> list[str]:
    """What grew from the second quarter of a run to the last; the first is for warming up."""
    quarter = len(samples) // 4
    early, late = samples[quarter : 2 * quarter], samples[-quarter:]
    if not quarter:
        return ["there are too few samples"]
    memory = [median(each["memory"] for each in part) for part in (early, late)]
    files = [median(each["files"] for each in part) for part in (early, late)]
    faults = []
    if memory[1] > MOST_GROWTH * memory[0] + SLACK_BYTES:
        faults.append(f"memory grew from {memory[0] / 2**20:.0f} to {memory[1] / 2**20:.0f} MiB")
    if files[1] > files[0] + SLACK_FILES:
        faults.append(f"open files grew from {files[0]:.0f} to {files[1]:.0f}")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", choices=["sqlite", "postgresql"])
    parser.add_argument("minutes", type=float)
    chosen = parser.parse_args()
    record = Samples(f"soak-{chosen.database}")
    for sample in prove(chosen.database, 60 * chosen.minutes, record):
        print(json.dumps(sample), flush=True)
    run = last_run(record.events)
    faults = find_growth(run) + [fault for sample in run for fault in sample["faults"]]
    if faults:
        raise SystemExit(f"{record.path}: {faults[:5]}")


if __name__ == "__main__":
    main()
