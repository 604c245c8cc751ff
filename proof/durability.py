"""Nothing acknowledged is lost when processes are killed under load.

`python -m proof.durability sqlite 500` kills the service, with `postgresql 200` also the database:
restarts, fast and immediate, and kill -9 of one of its processes. After each, all that was ever
acknowledged is read again. It goes on from what its record has until there are so many.
"""

import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from proof.killed_service import KilledService
from proof.record import Record, load, run, where
from proof.writer import PATIENCE, Writer
from tests.databases import DURABLE, Cluster, running_cluster

WRITERS = 4
LOAD_SECONDS = (0.05, 0.8)
"""How long writers write before something happens."""

Disturbance = Callable[[], float]
"""Does it, sets it right, and gives the moment when setting right began."""


@contextmanager
def disturbed(
    database: str, folder: Path
) -> Iterator[tuple[KilledService, dict[str, Disturbance]]]:
    """A service and what may happen to it."""

    def kill_service() -> float:
        service.kill()
        began = time.monotonic()
        service.start()
        return began

    if database == "sqlite":
        service = KilledService(folder, None)
        try:
            yield service, {"service killed": kill_service}
        finally:
            service.kill()
        return
    with running_cluster(DURABLE) as cluster:
        service = KilledService(folder, cluster.new_database())

        def restart(mode: str) -> float:
            cluster.stop(mode)
            began = time.monotonic()
            cluster.start()
            return began

        def kill_backend() -> float:
            os.kill(random.choice(backends(cluster)), signal.SIGKILL)
            return time.monotonic()

        try:
            yield (
                service,
                {
                    "service killed": kill_service,
                    "database restarted, fast": lambda: restart("fast"),
                    "database restarted, immediate": lambda: restart("immediate"),
                    "a process of the database killed": kill_backend,
                },
            )
        finally:
            service.kill()


def backends(cluster: Cluster) -> list[int]:
    postmaster = (cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
    words = ["ps", "-o", "pid=", "--ppid", postmaster]
    found = subprocess.run(words, capture_output=True, text=True, check=True)
    return [int(each) for each in found.stdout.split()]


def prove(database: str, times: int, record: Record) -> Iterator[dict[str, Any]]:
    """Events until the record has so many; each says what was lost."""
    left = times - record.total("times")
    if left <= 0:
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        disturbed(database, Path(folder)) as (service, disturbances),
    ):
        keys = [service.new_key(f"writer{n}@example.com", pro=True) for n in range(WRITERS)]
        seed = time.time_ns()
        writers = [Writer(service.base_url, key, seed + n) for n, key in enumerate(keys)]
        try:
            for _ in range(left):
                event = where() | disturb(writers, disturbances)
                record.put(event)
                yield event
        finally:
            for writer in writers:
                writer.stop()
                writer.close()


def disturb(writers: list[Writer], disturbances: dict[str, Disturbance]) -> dict[str, Any]:
    """Write, let something happen, read all again."""
    before = total(writers)
    for writer in writers:
        writer.start()
    time.sleep(random.uniform(*LOAD_SECONDS))
    what = random.choice(sorted(disturbances))
    began = disturbances[what]()
    wait_until_all_write(writers)
    recovered = time.monotonic() - began
    for writer in writers:
        writer.stop()
    faults = [fault for writer in writers for fault in writer.verify()]
    after = total(writers)
    names = ("acknowledged", "unanswered", "refused")
    counts = dict(zip(names, (b - a for a, b in zip(before, after, strict=True)), strict=True))
    seen = {"recovered": [round(recovered, 1)], "load": [load()], "faults": faults}
    return {"what": what, "times": 1} | seen | counts


def wait_until_all_write(writers: list[Writer]) -> None:
    """Until each has had another write acknowledged."""
    before = [writer.ledger.acknowledged for writer in writers]
    deadline = time.monotonic() + PATIENCE
    while any(w.ledger.acknowledged == n for w, n in zip(writers, before, strict=True)):
        assert time.monotonic() < deadline, "the service did not come back"
        time.sleep(0.01)


def total(writers: list[Writer]) -> tuple[int, int, int]:
    return (
        sum(writer.ledger.acknowledged for writer in writers),
        sum(writer.unanswered for writer in writers),
        sum(writer.refusals for writer in writers),
    )


if __name__ == "__main__":
    run("durability", prove, on_databases=True)
