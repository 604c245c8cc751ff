"""What validation says about stored documents, however many ask."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from loadpath.service.answers import stored_issues
from loadpath.service.answers.stored_issues import MOST_WAITING, StoredIssues
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


def with_issues(scenario: Callable[[StoredIssues, CountingReading], Awaitable[None]]) -> None:
    async def run() -> None:
        reading = CountingReading()
        try:
            await asyncio.wait_for(scenario(StoredIssues(reading), reading), 60)
        finally:
            await reading.close()

    asyncio.run(run())


def test_many_who_ask_at_once_cost_one_reading_and_later_ones_none() -> None:
    """DRAFT-11."""

    async def scenario(issues: StoredIssues, reading: CountingReading) -> None:
        answers = await asyncio.gather(*(issues.answer("a", large) for _ in range(16)))
        assert {answer.body for answer in answers} == {(await issues.answer("a", never)).body}
        assert b'"severity":"error"' in answers[0].body
        assert reading.read_documents == 1

    with_issues(scenario)


def test_large_documents_are_read_by_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-11: never in the serving process."""
    monkeypatch.setattr(stored_issues, "read_issues", name_process)

    async def scenario(issues: StoredIssues, reading: CountingReading) -> None:
        assert int((await issues.answer("a", large)).body) != os.getpid()

    with_issues(scenario)


def name_process(text: bytes, limits: Limits) -> bytes:
    return str(os.getpid()).encode()


def test_one_who_leaves_does_not_take_the_reading_along() -> None:
    """DRAFT-11."""

    async def scenario(issues: StoredIssues, reading: CountingReading) -> None:
        reading.may_go_on.clear()
        first = asyncio.create_task(issues.answer("a", large))
        second = asyncio.create_task(issues.answer("a", never))
        await asyncio.sleep(0)
        first.cancel()
        reading.may_go_on.set()
        assert (await second).status == 200

    with_issues(scenario)


def test_only_so_many_documents_wait() -> None:
    """DRAFT-11."""

    async def scenario(issues: StoredIssues, reading: CountingReading) -> None:
        reading.may_go_on.clear()
        waiting = [asyncio.create_task(issues.answer(f"{n}", large)) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            await issues.answer("one more", large)
        reading.may_go_on.set()
        assert {answer.status for answer in await asyncio.gather(*waiting)} == {200}
        assert (await issues.answer("one more", large)).status == 200

    with_issues(scenario)


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-11: the oldest answers go first."""

    async def scenario(issues: StoredIssues, reading: CountingReading) -> None:
        size = len((await issues.answer("a", large)).body)
        monkeypatch.setattr(stored_issues, "MOST_KEPT_BYTES", 2 * size)
        await issues.answer("b", large)
        await issues.answer("a", never)
        await issues.answer("c", large)
        await issues.answer("a", never)
        await issues.answer("b", large)
        assert reading.read_documents == 4

    with_issues(scenario)


def test_a_failure_is_told_and_not_kept() -> None:
    """DRAFT-11."""

    async def gone() -> bytes:
        raise Unavailable("gone")

    async def scenario(issues: StoredIssues, reading: CountingReading) -> None:
        with pytest.raises(Unavailable):
            await issues.answer("a", gone)
        assert (await issues.answer("a", large)).status == 200

    with_issues(scenario)
