"""A whole service as a process of its own, on an empty folder, with accounts made by command.

Tests that need the server's insides run it in a thread instead: tests/service/running_server.py.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx2

from tests.free_port import find_free_port

PASSWORD = "correct horse battery"


class RunningService:
    """An address, and the `loadpath` command in the same environment."""

    def __init__(self, folder: Path, port: int) -> None:
        self.base_url = f"http://127.0.0.1:{port}"
        self.folder = folder
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("LOADPATH_")},
            "LOADPATH_DATA_FOLDER": str(folder),
            "LOADPATH_PORT": str(port),
            "LOADPATH_LOG_FORMAT": "json",
            "LOADPATH_DRAIN_SECONDS": "0",
        }

    def command(self, *words: str, given: str = "") -> Any:
        """Run `loadpath WORDS --json` and read what it prints."""
        done = subprocess.run(
            [sys.executable, "-m", "loadpath", *words, "--json"],
            env=self.environment,
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def new_account(self, email: str, *, pro: bool = False) -> None:
        """An account with `PASSWORD`."""
        tier = ["--pro"] if pro else []
        self.command("account", "create", email, "--password-stdin", *tier, given=PASSWORD)

    def new_key(self, email: str, *, pro: bool = False) -> str:
        """An account with `PASSWORD`, and a key of it."""
        self.new_account(email, pro=pro)
        return str(self.command("key", "create", email, "--name", "test")["key"])

    @cached_property
    def key(self) -> str:
        """A key of an account that only parks documents."""
        return self.new_key("owner@example.com")

    def park(self, document: Any) -> str:
        """Post a document; gives the link."""
        answer = httpx2.post(
            f"{self.base_url}/api/sdk/solve",
            json={"model": document},
            headers={"X-API-Key": self.key},
            timeout=60,
        )
        assert answer.status_code == 200, answer.text
        return str(answer.json()["open_url"])


@contextmanager
def running_service(folder: Path, **settings: str) -> Iterator[RunningService]:
    """`settings` by their variables, in small letters without the prefix."""
    service = RunningService(folder, find_free_port())
    service.environment |= {f"LOADPATH_{name.upper()}": text for name, text in settings.items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "loadpath", "serve"],
        env=service.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until_ready(service.base_url, process)
        yield service
    finally:
        process.terminate()
        process.wait(20)


def wait_until_ready(base_url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 60
    with (
        httpx2.Client() as client
    ):  # one: it reads all certificates, which takes a tenth of a second
        while True:
            assert process.poll() is None, "the service ended at once"
            assert time.monotonic() < deadline, "the service did not become ready"
            try:
                if client.get(f"{base_url}/readyz").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.05)
