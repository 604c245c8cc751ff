"""Several processes on one PostgreSQL behind the shipped proxy, under load: one is restarted, one
is killed.

Every request must be answered at the first try, and each must have made one link, also where a
process was killed between making it and saying so.
"""

import itertools
import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import psycopg

from tests.databases import Cluster
from tests.free_port import find_free_port
from tests.running_service import wait_until_ready
from tests.service.models import valid_model
from tests.service.running_proxy import running_proxy
from tests.service.test_commands import run_json

SOURCE = Path(__file__).parents[2] / "src"
PROCESSES, CLIENTS = 4, 6
REQUESTS_BETWEEN = 60
"""Requests that are answered before the next thing happens; counted, so that no clock decides."""


class Fleet:
    """The processes by their ports; those that start are of the program in `packages`."""

    def __init__(self, folder: Path, database_url: str, packages: Path) -> None:
        self.folder = folder
        self.database_url = database_url
        self.packages = packages
        self.ports = [find_free_port() for _ in range(PROCESSES)]
        self.processes = [self.start(port) for port in self.ports]
        for port, process in zip(self.ports, self.processes, strict=True):
            wait_until_ready(f"http://127.0.0.1:{port}", process)

    def start(self, port: int) -> "subprocess.Popen[bytes]":
        kept = {k: v for k, v in os.environ.items() if not k.startswith("LOADPATH_")}
        settings = {
            "PYTHONPATH": str(self.packages),
            "LOADPATH_DATABASE_URL": self.database_url,
            "LOADPATH_PORT": str(port),
            "LOADPATH_WORKERS": "1",
        }
        return subprocess.Popen(
            [sys.executable, "-m", "loadpath.cli", "serve"],
            env={**kept, **settings},
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def end(self, number: int) -> None:
        """Tell one to stop, and wait until it has."""
        self.processes[number].send_signal(signal.SIGTERM)
        assert self.processes[number].wait(60) == 0

    def start_again(self, number: int) -> None:
        port = self.ports[number]
        self.processes[number] = self.start(port)
        wait_until_ready(f"http://127.0.0.1:{port}", self.processes[number])

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@contextmanager
def running_fleet(folder: Path, database_url: str, packages: Path = SOURCE) -> Iterator[Fleet]:
    fleet = Fleet(folder, database_url, packages)
    try:
        yield fleet
    finally:
        fleet.stop()


class Load:
    """Clients that park models, each at the next port, until they are told to stop."""

    def __init__(
        self,
        ports: list[int],
        keys: list[str],
        idle_connections: int = 20,
        has_idempotency_keys: bool = True,
    ) -> None:
        """Without idle connections nobody sends on one that is being closed, which nobody can
        help; then each request is refused at the door or has to be answered."""
        self._ports = ports
        self._has_idempotency_keys = has_idempotency_keys
        self._limits = httpx2.Limits(max_keepalive_connections=idle_connections)
        self.links: list[str] = []
        self.lost: list[int] = []
        """Ports at which somebody got no answer."""
        self.wrong: list[tuple[int, str]] = []
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._work, args=(key,)) for key in keys]

    def __enter__(self) -> "Load":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Let requests in flight be answered and send no more."""
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def wait_for_more(self) -> None:
        """Until so many more were answered."""
        enough = len(self.links) + REQUESTS_BETWEEN
        deadline = time.monotonic() + 120
        while len(self.links) < enough:
            assert time.monotonic() < deadline, f"stuck: {self.wrong[:3]}"
            time.sleep(0.02)

    def _work(self, key: str) -> None:
        ports = itertools.cycle(self._ports)
        headers = {"X-API-Key": key}
        with httpx2.Client(headers=headers, timeout=60, limits=self._limits) as client:
            while not self._stop.is_set():
                answer = self._park(client, ports)
                if answer.status_code == 200:
                    self.links.append(answer.json()["open_url"].rpartition("/")[2])
                else:
                    self.wrong.append((answer.status_code, answer.text))

    def _park(self, client: httpx2.Client, ports: Iterator[int]) -> httpx2.Response:
        """One request, at the first process that answers it."""
        once = {"Idempotency-Key": uuid.uuid4().hex} if self._has_idempotency_keys else {}
        for port in ports:
            url = f"http://127.0.0.1:{port}/api/sdk/solve"
            try:
                return client.post(url, json={"model": valid_model()}, headers=once)
            except httpx2.ConnectError:
                pass  # not listening
            except httpx2.TransportError:
                self.lost.append(port)
        raise AssertionError("there is always a next process")


def test_processes_come_and_go_under_load(cluster: Cluster, tmp_path: Path) -> None:
    """STORE-7, RUN-2, RUN-18: one is told to stop and started again, and nobody hears of it, not
    even without an Idempotency-Key; one is killed, and nobody with such a key hears of that."""
    url = cluster.new_database()
    keys = [make_key(tmp_path, url, number) for number in range(CLIENTS)]
    with running_fleet(tmp_path, url) as fleet, running_proxy(tmp_path, fleet.ports) as proxy:
        with Load([proxy], keys, has_idempotency_keys=False) as restarted:
            restarted.wait_for_more()
            fleet.end(1)
            restarted.wait_for_more()
            fleet.start_again(1)
            restarted.wait_for_more()
        with Load([proxy], keys) as killed:
            killed.wait_for_more()
            fleet.processes[0].kill()
            killed.wait_for_more()
        assert [*restarted.wrong, *restarted.lost, *killed.wrong, *killed.lost] == []
        check_links(url, [*restarted.links, *killed.links], fleet.ports[1:])


def check_links(database_url: str, links: list[str], ports: list[int]) -> None:
    """Every request made one link, and the newest work at each of the processes."""
    with psycopg.connect(database_url) as connection:
        rows = connection.execute("SELECT id FROM drafts").fetchall()
    assert sorted(draft_id for (draft_id,) in rows) == sorted(links)
    newest = links[-40:]  # of all accounts together: none of them has made way yet
    with httpx2.Client(timeout=60) as client:
        for draft_id, port in zip(newest, itertools.cycle(ports), strict=False):
            found = client.get(f"http://127.0.0.1:{port}/open/{draft_id}/document")
            assert found.status_code == 200
            assert found.json() == valid_model()


def make_key(folder: Path, url: str, number: int) -> str:
    settings: dict[str, Any] = {"LOADPATH_DATABASE_URL": url}
    email = f"client{number}@example.com"
    run_json(folder, "account", "create", email, **settings)
    return str(run_json(folder, "key", "create", email, "--name", "load", **settings)["key"])
