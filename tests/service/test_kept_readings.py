"""What is found in stored documents, however many ask, and for how long it is kept."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from loadpath.service.answers import kept_readings
from loadpath.service.answers.kept_readings import MOST_WAITING, KeptReadings
from loadpath.service.answers.stored_issues import read_issues
from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import Limits, ReceivedBody
from loadpath.service.errors import Unavailable

LARGE = pack_document(b'{"model": ' + b" " * 300_000 + b"5}")


class CountingReading(BodyReading):
    """Counts what is read, and keeps it waiting while it is told to."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.read_documents = 0
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def read(self, body: ReceivedBody, *rest: Any, **options: Any) -> tuple[Any, bytes]:
        self.read_documents += 1
        await self.may_go_on.wait()
        return await super().read(body, *rest, **options)


async def large() -> bytes:
    return LARGE


async def never() -> bytes:
    raise AssertionError("it is known already")


def with_readings(scenario: Callable[[KeptReadings, CountingReading], Awaitable[None]]) -> None:
    async def run() -> None:
        reading = CountingReading()
        try:
            await asyncio.wait_for(scenario(KeptReadings(reading), reading), 60)
        finally:
            await reading.close()

    asyncio.run(run())


def test_many_who_ask_at_once_cost_one_reading_and_later_ones_none() -> None:
    """DRAFT-11."""

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        answers = await asyncio.gather(*(readings.find(read_issues, "a", large) for _ in range(16)))
        assert set(answers) == {await readings.find(read_issues, "a", never)}
        assert b'"severity":"error"' in answers[0]
        assert reading.read_documents == 1

    with_readings(scenario)


def test_large_documents_are_read_by_a_worker() -> None:
    """DRAFT-11: never in the serving process."""

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        assert int(await readings.find(name_process, "a", large)) != os.getpid()

    with_readings(scenario)


def name_process(text: bytes, limits: Limits) -> bytes:
    return str(os.getpid()).encode()


def test_one_who_leaves_does_not_take_the_reading_along() -> None:
    """DRAFT-11."""

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        reading.may_go_on.clear()
        first = asyncio.create_task(readings.find(read_issues, "a", large))
        second = asyncio.create_task(readings.find(read_issues, "a", never))
        await asyncio.sleep(0)
        first.cancel()
        reading.may_go_on.set()
        assert b"severity" in await second

    with_readings(scenario)


def test_only_so_many_documents_wait() -> None:
    """DRAFT-11."""

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        reading.may_go_on.clear()
        waiting = [
            asyncio.create_task(readings.find(read_issues, f"{n}", large))
            for n in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            await readings.find(read_issues, "one more", large)
        reading.may_go_on.set()
        assert all(await asyncio.gather(*waiting))
        assert await readings.find(read_issues, "one more", large)

    with_readings(scenario)


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-11: the oldest answers go first."""

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        size = len(await readings.find(read_issues, "a", large))
        monkeypatch.setattr(kept_readings, "MOST_KEPT_BYTES", 2 * size)
        await readings.find(read_issues, "b", large)
        await readings.find(read_issues, "a", never)
        await readings.find(read_issues, "c", large)
        await readings.find(read_issues, "a", never)
        await readings.find(read_issues, "b", large)
        assert reading.read_documents == 4

    with_readings(scenario)


def test_a_failure_is_told_and_not_kept() -> None:
    """DRAFT-11."""

    async def gone() -> bytes:
        raise Unavailable("gone")

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        with pytest.raises(Unavailable):
            await readings.find(read_issues, "a", gone)
        assert await readings.find(read_issues, "a", large)

    with_readings(scenario)


def test_nothing_stays_of_a_document_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-17."""
    monkeypatch.setattr(kept_readings, "KEPT_SECONDS", 0.01)

    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        await readings.find(read_issues, "a", large)
        await asyncio.sleep(0.1)
        await readings.find(read_issues, "a", large)
        assert reading.read_documents == 2

    with_readings(scenario)


def test_readers_of_one_document_have_findings_of_their_own() -> None:
    async def scenario(readings: KeptReadings, reading: CountingReading) -> None:
        issues = await readings.find(read_issues, "a", large)
        assert await readings.find(name_process, "a", large) != issues
        assert await readings.find(read_issues, "a", never) == issues

    with_readings(scenario)
