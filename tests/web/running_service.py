"""The real service in a process of its own, with accounts and a way to park documents."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

PASSWORD = "correct horse battery"
COMMAND = [str(Path(sys.executable).parent / "loadpath")]


class Service:
    """A running service and one API key."""

    def __init__(self, base_url: str, environment: dict[str, str]) -> None:
        self.base_url = base_url
        self._environment = environment
        self.key = ""

    def command(self, *arguments: str, stdin: str = "") -> Any:
        """What a `loadpath` command prints as JSON."""
        done = subprocess.run(
            [*COMMAND, *arguments, "--json"],
            env=self._environment,
            input=stdin,
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout)

    def new_account(self, email: str, *, is_pro: bool = False) -> None:
        tier = ["--pro"] if is_pro else []
        self.command("account", "create", email, *tier, "--password-stdin", stdin=PASSWORD)

    def park(self, document: Any) -> str:
        """Post a document; gives the link."""
        answer = httpx.post(
            f"{self.base_url}/api/sdk/solve",
            json={"model": document},
            headers={"X-API-Key": self.key},
            timeout=60,
        )
        assert answer.status_code == 200, answer.text
        return str(answer.json()["open_url"])


@contextmanager
def running_service(folder: Path) -> Iterator[Service]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base_url = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "LOADPATH_DATA_FOLDER": str(folder),
        "LOADPATH_PORT": str(port),
        "LOADPATH_BASE_URL": base_url,
    }
    log = (folder / "service.log").open("w")
    process = subprocess.Popen(
        [*COMMAND, "serve"], env=environment, stdout=log, stderr=subprocess.STDOUT
    )
    try:
        wait_until_ready(base_url, process)
        service = Service(base_url, environment)
        service.new_account("owner@example.com")
        made = service.command("key", "create", "owner@example.com", "--name", "tests")
        service.key = made["key"]
        yield service
    finally:
        process.terminate()
        process.wait(timeout=20)
        log.close()


def wait_until_ready(base_url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        assert process.poll() is None, "the service ended while starting"
        try:
            if httpx.get(f"{base_url}/readyz", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the service did not become ready")
