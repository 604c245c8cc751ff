"""`python -m proof.load.storage`: what a hand-off leaves in PostgreSQL, and how long a disk takes
to have it."""

import json
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
import psycopg

from bench.service.parking import BODY
from proof.concurrency.fleet import running_fleet
from proof.database_server import running_database
from proof.load.capacity import WITHOUT_LIMITS
from proof.record import Samples

PARKED = 400
PAGE_BYTES = 8192


def measure() -> dict[str, Any]:
    """Bytes per hand-off of the log and of the row that stays for a year, and of a document."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_database("postgresql") as server,
        running_fleet(Path(folder), url := server.new_database(), (0,), **WITHOUT_LIMITS) as fleet,
        psycopg.connect(url, autocommit=True) as connection,
        httpx2.Client(base_url=fleet.addresses[0], timeout=60) as client,
    ):

        def ask(statement: str) -> int:
            row = connection.execute(statement.encode()).fetchone()
            assert row is not None
            return int(row[0])

        key = fleet.services[0].new_key("storage@example.com")
        client.headers |= {"X-API-Key": key, "Content-Type": "application/json"}
        before = ask("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")
        for _ in range(PARKED):
            client.post("/api/sdk/solve", content=BODY).raise_for_status()
        written = ask("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')") - before
        connection.execute("VACUUM FULL drafts")
        return {
            "log": written // PARKED,
            "row": ask("SELECT pg_total_relation_size('drafts')") // PARKED,
            "document": ask("SELECT MAX(size) FROM drafts"),
            "model": len(BODY),
            "synchronised": synchronisation_seconds(Path(folder)),
            "load": round(os.getloadavg()[0], 1),
        }


def synchronisation_seconds(folder: Path, times: int = 200) -> float:
    """The median of writing a page and waiting until the disk has it."""
    taken = []
    with (folder / "page").open("wb", buffering=0) as file:
        for _ in range(times):
            start = time.perf_counter()
            file.write(bytes(PAGE_BYTES))
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - start)
    return round(median(taken), 6)


if __name__ == "__main__":
    record = Samples("load-storage")
    if not record.events:
        record.add(measure())
    print(json.dumps(record.events[-1]))
