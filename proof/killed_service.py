"""A service that is killed and started again on the same data."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.free_port import find_free_port
from tests.running_service import RunningService, wait_until_ready


class KilledService(RunningService):
    def __init__(self, folder: Path, database_url: str | None, **settings: str) -> None:
        super().__init__(folder, find_free_port())
        self.environment |= settings
        if database_url is not None:
            self.environment["LOADPATH_DATABASE_URL"] = database_url
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            [sys.executable, "-m", "loadpath", "serve"],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_until_ready(self.base_url, process)
        return process

    def kill(self) -> None:
        """Kill -9 of the process and of all that it started."""
        with suppress(ProcessLookupError):  # a proof that is stopped may have killed it already
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def start(self) -> None:
        """On the same port and data."""
        self._process = self._start()
