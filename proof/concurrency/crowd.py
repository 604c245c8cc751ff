"""Clients that ask the processes of a fleet at the same moment, each time another one by chance."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx2

from proof.concurrency.fleet import moment
from proof.concurrency.history import Span

CLIENTS = 8
T = TypeVar("T")


class Client:
    """A caller with a key; every request goes to a process by chance unless one is named."""

    def __init__(self, addresses: list[str], key: str, seed: int) -> None:
        self.choice = random.Random(seed)
        self._addresses = addresses
        self._http = httpx2.Client(headers={"X-API-Key": key}, timeout=60)

    def ask(
        self, method: str, path: str, *, at: int | None = None, **more: Any
    ) -> tuple[Span, httpx2.Response]:
        address = self.choice.choice(self._addresses) if at is None else self._addresses[at]
        sent = moment()
        answer = self._http.request(method, address + path, **more)
        return Span(sent, moment()), answer

    def close(self) -> None:
        self._http.close()


class Crowd:
    def __init__(self, addresses: list[str], key: str, seed: int) -> None:
        self.clients = [Client(addresses, key, seed + number) for number in range(CLIENTS)]
        self._threads = ThreadPoolExecutor(CLIENTS)

    def all_do(self, work: Callable[[Client], T]) -> list[T]:
        """What each of them gets, all at once."""
        return list(self._threads.map(work, self.clients))

    def close(self) -> None:
        self._threads.shutdown()
        for client in self.clients:
            client.close()
