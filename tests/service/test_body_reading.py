"""Bodies are read where it disturbs nobody."""

import asyncio
import gzip
import hashlib
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.received_body import SMALL, SMALLEST_FOR_WORKERS, Limits, ReceivedBody
from loadpath.service.errors import Unavailable

LIMITS = Limits(body=1 << 22, model=1 << 22)


def name_process(content: bytes, limits: Limits) -> tuple[int, int]:
    return len(content), os.getpid()


def die(content: bytes, limits: Limits) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def body(content: bytes) -> ReceivedBody:
    return ReceivedBody(content, None, "identity")


def with_reading(scenario: Callable[[BodyReading], Awaitable[None]]) -> None:
    async def run() -> None:
        reading = BodyReading(workers=1)
        try:
            await asyncio.wait_for(scenario(reading), 60)
        finally:
            await reading.close()

    asyncio.run(run())


async def read_elsewhere(reading: BodyReading, content: bytes) -> int:
    """Read until a worker has done it: while none is ready, it happens here."""
    while True:
        (_, process), _ = await reading.read(body(content), name_process, LIMITS, party="a")
        if process != os.getpid():
            return int(process)
        await asyncio.sleep(0.05)


def test_small_bodies_are_read_here_and_larger_ones_elsewhere() -> None:
    """HTTP-14."""

    async def scenario(reading: BodyReading) -> None:
        usual = await read_elsewhere(reading, b"x" * (SMALLEST_FOR_WORKERS + 1))
        (size, process), _ = await reading.read(
            body(b"x" * SMALLEST_FOR_WORKERS), name_process, LIMITS, party="a"
        )
        assert (size, process) == (SMALLEST_FOR_WORKERS, os.getpid())
        (size, large), _ = await reading.read(
            body(b"x" * (SMALL + 1)), name_process, LIMITS, party="a"
        )
        assert size == SMALL + 1
        assert len({usual, large, os.getpid()}) == 3
        (_, again), _ = await reading.read(
            body(b""), name_process, LIMITS, party="a", is_long_work=True
        )
        assert again == large

    with_reading(scenario)


def test_packed_bodies_count_by_what_is_in_them() -> None:
    """HTTP-7, HTTP-14."""

    async def scenario(reading: BodyReading) -> None:
        content = b"x" * (SMALL + 1)
        packed = ReceivedBody(gzip.compress(content), None, "gzip")
        (size, process), digest = await reading.read(
            packed, name_process, LIMITS, party="a", is_hashed=True
        )
        assert size == len(content)
        assert process != os.getpid()
        assert digest == hashlib.sha256(content).digest()

    with_reading(scenario)


def test_a_worker_that_died_is_told_as_a_passing_trouble() -> None:
    """ERR-3."""

    async def scenario(reading: BodyReading) -> None:
        with pytest.raises(Unavailable):
            await reading.read(body(b"x"), die, LIMITS, party="a", is_long_work=True)
        (size, _), _ = await reading.read(
            body(b"x"), name_process, LIMITS, party="a", is_long_work=True
        )
        assert size == 1

    with_reading(scenario)
