"""`python -m proof.hostile.requests 100000`: made-up requests against a real service. None is
answered with 5xx, none stays without an answer, and the service answers others meanwhile."""

import http.client
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx2

from proof.hostile.belongings import Belongings
from proof.hostile.made_requests import Maker, Request
from proof.record import Record, load, run
from tests.running_service import running_service

BY = "an account that has something"
"""The first million was sent by a free account that had nothing; records have it without a word."""
BATCH = 1000
CALLERS = 4
"""Connections at a time: requests are made up while others are answered."""
PATIENCE = 30.0
"""Seconds until a request counts as unanswered."""
WITHOUT_LIMITS = dict.fromkeys(
    ("max_requests", "max_key_requests", "max_network_requests"), "1000000000"
)
"""Of requests an hour and a day: what is refused for being too much is not tried."""
_POST = b"POST /api/sdk/solve HTTP/1.1\r\nHost: x\r\n"
ATTACKS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    _POST + b"Content-Length: -1\r\n\r\n",
    _POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    _POST + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n",
    _POST + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n"
    b"0\r\n\r\nGET /livez HTTP/1.1\r\n\r\n",
    b"GET /open/%00%ff HTTP/1.1\r\nHost: \x00\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)
"""Bytes that are no request; whoever sends them is refused or cut off."""
BROKEN_TOOL = (b'"code":-32603', b"Something failed here.")
"""What JSON-RPC and our tools say in the place of 500; the status of such an answer is 200."""
APART = 101
"""Requests from one attack to the next; prime, so that all connections have their share."""


class Caller:
    """A connection to a service, opened again where it was closed."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._connection = self._connect()

    def _connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self.address, timeout=PATIENCE)

    def close(self) -> None:
        self._connection.close()

    def send(self, request: Request) -> int:
        """The status of the answer."""
        for _ in range(2):  # a kept connection may just have been closed
            try:
                self._connection.request(*request[:2], request.body, request.headers)
                answer = self._connection.getresponse()
                data = answer.read()
                is_broken = any(word in data[:1000] for word in BROKEN_TOOL)
                return 500 if is_broken else answer.status
            except (http.client.HTTPException, ConnectionError):
                self._connection.close()
                self._connection = self._connect()
        return 0

    def attack(self, data: bytes) -> int:
        """The status of the answer; 0 where the connection was closed or waits for more."""
        host, _, port = self.address.partition(":")
        with socket.create_connection((host, int(port)), timeout=1.0) as connection:
            try:
                connection.sendall(data)
                answer = connection.recv(100)
            except OSError:
                return 0
        words = answer.split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def prove(count: int, record: Record) -> Iterator[dict[str, Any]]:
    first = record.total("requests", by=BY)
    if first >= count:
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        running_service(Path(folder), **WITHOUT_LIMITS) as service,
        ExitStack() as opened,
        ThreadPoolExecutor(CALLERS) as threads,
    ):
        address = service.base_url.removeprefix("http://")
        callers = [opened.enter_context(closing(Caller(address))) for _ in range(CALLERS)]
        described = httpx2.get(f"{service.base_url}/api/openapi.json").json()
        owned = opened.enter_context(closing(Belongings(service)))
        maker = Maker(described, owned)
        for begin in range(first, count, BATCH):
            owned.renew()
            end = min(begin + BATCH, count)
            began = time.monotonic()
            shares = [range(begin + n, end, CALLERS) for n in range(CALLERS)]
            parts = threads.map(partial(run_share, maker), callers, shares)
            event = {"by": BY, "requests": end - begin, **add_up(list(parts))}
            event["seconds"] = [round(time.monotonic() - began)]
            event["load"] = [round(load())]
            record.add(event)
            yield event


def add_up(parts: list[tuple[Counter[str], list[str]]]) -> dict[str, Any]:
    statuses: Counter[str] = Counter()
    for counts, _ in parts:
        statuses.update(counts)
    return {"statuses": statuses, "faults": [fault for _, faults in parts for fault in faults]}


def run_share(maker: Maker, caller: Caller, seeds: range) -> tuple[Counter[str], list[str]]:
    """How often each status was answered, and what was wrong."""
    statuses: Counter[str] = Counter()
    faults = []
    for seed in seeds:
        if seed % APART == 0:
            data = ATTACKS[seed // APART % len(ATTACKS)]
            what = repr(data[:100])
            status = caller.attack(data)
            is_fault = status >= 500 and not data.startswith(b"GET / HTTP/9")  # 505 says it
        else:
            request = maker.make(seed)
            status = caller.send(request)
            is_fault = status == 0 or status >= 500
            what = f"{request.method} {request.path} {request.body[:200]!r}"
        statuses[str(status)] += 1
        if is_fault:
            faults.append(f"{seed}: {status} {what}")
    if caller.send(Request("GET", "/livez", {}, b"")) != 200:
        faults.append(f"{seeds}: the service is gone")
    return statuses, faults


if __name__ == "__main__":
    run("hostile-requests", prove)
