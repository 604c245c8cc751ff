"""Clients that ask the processes of a fleet at the same moment, each time another one by chance."""

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx2

from proof.concurrency.fleet import moment
from proof.concurrency.history import Span
from proof.writer import PATIENCE, UNKNOWN

CLIENTS = 8
T = TypeVar("T")


def is_unknown(answer: httpx2.Response) -> bool:
    """Whether it says that the database did not answer, and when to ask again: what was asked for
    may have been done or not, or may be done yet."""
    return answer.status_code == UNKNOWN and "retry-after" in answer.headers


class Client:
    """A caller with a key; every request goes to a process by chance unless one is named."""

    def __init__(self, addresses: list[str], key: str, seed: int) -> None:
        self.choice = random.Random(seed)
        self.unknown = 0
        self._addresses = addresses
        self._http = httpx2.Client(headers={"X-API-Key": key}, timeout=60)

    def ask(
        self, method: str, path: str, *, at: int | None = None, **more: Any
    ) -> tuple[Span, httpx2.Response]:
        address = self.choice.choice(self._addresses) if at is None else self._addresses[at]
        sent = moment()
        answer = self._http.request(method, address + path, **more)
        self.unknown += is_unknown(answer)
        return Span(sent, moment()), answer

    def ask_until_told(self, method: str, path: str, **more: Any) -> tuple[Span, httpx2.Response]:
        """Again while nobody says whether it was done; the span is of all that were sent."""
        first = moment()
        deadline = time.monotonic() + PATIENCE
        while True:
            span, answer = self.ask(method, path, **more)
            if not is_unknown(answer):
                return Span(first, span.answered), answer
            assert time.monotonic() < deadline, "the database did not come back"
            time.sleep(0.1)

    def close(self) -> None:
        self._http.close()


class Crowd:
    def __init__(self, addresses: list[str], key: str, seed: int) -> None:
        self.clients = [Client(addresses, key, seed + number) for number in range(CLIENTS)]
        self._threads = ThreadPoolExecutor(CLIENTS)

    def all_do(self, work: Callable[[Client], T]) -> list[T]:
        """What each of them gets, all at once."""
        return list(self._threads.map(work, self.clients))

    def take_unknown(self) -> int:
        """How many answers were unknown since this was asked last."""
        found = sum(client.unknown for client in self.clients)
        for client in self.clients:
            client.unknown = 0
        return found

    def close(self) -> None:
        self._threads.shutdown()
        for client in self.clients:
            client.close()
