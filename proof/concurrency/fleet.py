"""Four processes on one database, whose clocks may be hours apart."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.free_port import find_free_port
from tests.running_service import RunningService, wait_until_ready

TOGETHER = (0, 0, 0, 0)
APART = (0, 3, -4, 11)
"""Hours; fewer than a link lives, else a process denies what others have."""


class Fleet:
    def __init__(
        self, folder: Path, database_url: str, hours: tuple[int, ...], settings: dict[str, str]
    ) -> None:
        self.services = [RunningService(folder, find_free_port()) for _ in hours]
        self._hours = hours
        for service in self.services:
            service.environment |= {"LOADPATH_DATABASE_URL": database_url, **settings}
        self._processes = [self._begin(number) for number in range(len(hours))]
        for number in range(len(hours)):
            self._wait(number)

    @property
    def addresses(self) -> list[str]:
        return [service.base_url for service in self.services]

    @property
    def process_ids(self) -> list[int]:
        return [process.pid for process in self._processes]

    def _begin(self, number: int) -> "subprocess.Popen[bytes]":
        words = ["proof.concurrency.shifted_clock", str(self._hours[number])]
        return subprocess.Popen(
            [sys.executable, "-m", *words],
            env=self.services[number].environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _wait(self, number: int) -> None:
        wait_until_ready(self.addresses[number], self._processes[number])

    def kill(self, number: int) -> None:
        """Kill -9 of a process and of all that it started."""
        os.killpg(self._processes[number].pid, signal.SIGKILL)
        self._processes[number].wait()

    def start(self, number: int) -> None:
        """On the same port."""
        self._processes[number] = self._begin(number)
        self._wait(number)

    def stop(self) -> None:
        for process in self._processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def running_fleet(
    folder: Path, database_url: str, hours: tuple[int, ...] = TOGETHER, **settings: str
) -> Iterator[Fleet]:
    """`settings` by their variables."""
    fleet = Fleet(folder, database_url, hours, settings)
    try:
        yield fleet
    finally:
        fleet.stop()


def moment() -> int:
    """Nanoseconds of the clock that all clients share and that never goes back."""
    return time.monotonic_ns()
