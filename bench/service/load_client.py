"""A load client that costs little: prepared bytes over kept connections, answers barely parsed."""

import asyncio
import random
import time
from collections.abc import Sequence


class Connection:
    """One kept connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int) -> "Connection":
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 20))

    async def exchange(self, request: bytes) -> int:
        """Send one request and read its answer; gives the status."""
        self._writer.write(request)
        await self._writer.drain()
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        await self._reader.readexactly(length)
        return int(head[9:12])

    def close(self) -> None:
        self._writer.close()


def make_request(method: str, path: str, key: str = "", body: bytes = b"") -> bytes:
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: bench",
        f"X-API-Key: {key}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


async def hammer(
    port: int, request: bytes, clients: int, seconds: float, pause: float = 0.0
) -> list[float]:
    """Durations of all requests that so many clients make, each after about that pause."""
    durations: list[float] = []
    end = time.perf_counter() + seconds

    async def run() -> None:
        connection = await Connection.open(port)
        await asyncio.sleep(random.uniform(0, pause))
        while (start := time.perf_counter()) < end:
            status = await connection.exchange(request)
            assert status == 200, status
            durations.append(time.perf_counter() - start)
            await asyncio.sleep(random.uniform(0, 2 * pause))
        connection.close()

    await asyncio.gather(*(run() for _ in range(clients)))
    return durations


async def count_answered_meanwhile(
    port: int, request: bytes, clients: int, seconds: float
) -> list[int]:
    """How many requests were answered while each one was on its way, its own included, of clients
    that never pause: all as many as there are clients where nobody is passed over."""
    answered, meanwhile = 0, []
    end = time.perf_counter() + seconds

    async def run() -> None:
        nonlocal answered
        connection = await Connection.open(port)
        while time.perf_counter() < end:
            before = answered
            assert await connection.exchange(request) == 200
            answered += 1
            meanwhile.append(answered - before)
        connection.close()

    await asyncio.gather(*(run() for _ in range(clients)))
    return meanwhile[clients:-clients]  # not those who came first or left last


def percentile(durations: Sequence[float], percent: float) -> float:
    """In milliseconds."""
    ordered = sorted(durations)
    return 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
