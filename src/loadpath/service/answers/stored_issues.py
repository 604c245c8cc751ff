"""What validation says about stored documents: found once, by a worker process, and remembered.

Whoever holds a link may ask, without an account, so asking again and again must cost nothing: all
who ask at the same moment wait for one reading, the newest answers are kept, and only so many
documents wait to be read.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import zstandard

from loadpath.inspection import validate
from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.issue_list import list_issues
from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.received_body import Limits, ReceivedBody
from loadpath.service.bodies.steps import step
from loadpath.service.errors import Unavailable

MOST_KEPT_BYTES = 8 * 1024 * 1024
MOST_WAITING = 32
VISITORS = "visitors"  # all who look at stored documents share one place among those who send them

Fetch = Callable[[], Awaitable[bytes]]


class StoredIssues:
    """The lists of one process, by the name of the document and its state."""

    def __init__(self, reading: BodyReading) -> None:
        self._reading = reading
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._running: dict[str, asyncio.Task[bytes]] = {}

    async def answer(self, name: str, fetch: Fetch) -> Answer:
        """The issues of a document; `fetch` gives it, packed, and is called if it must be read."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return Answer(200, self._kept[name])
        reading = self._running.get(name)
        if reading is None:
            if len(self._running) >= MOST_WAITING:
                raise Unavailable("Many documents are being looked at; try again.")
            reading = self._running[name] = asyncio.create_task(self._read(name, fetch))
            reading.add_done_callback(look_at_failure)
        return Answer(200, await asyncio.shield(reading))  # it goes on when one who asked leaves

    async def _read(self, name: str, fetch: Fetch) -> bytes:
        try:
            packed = await fetch()
            size = zstandard.frame_content_size(packed)
            body = ReceivedBody(packed, None, "zstd")
            found: bytes
            limits = Limits(size, size)
            found, _ = await self._reading.read(body, read_issues, limits, party=VISITORS)
            self._keep(name, found)
            return found
        finally:
            del self._running[name]

    def _keep(self, name: str, found: bytes) -> None:
        self._kept[name] = found
        self._kept_bytes += len(found)
        while self._kept_bytes > MOST_KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= len(oldest)


def look_at_failure(reading: asyncio.Task[bytes]) -> None:
    """Else the loop complains of a failure that nobody was left to hear of."""
    if not reading.cancelled():
        reading.exception()


def read_issues(text: bytes, limits: Limits) -> bytes:
    """The issues as the answer carries them; the viewer lists them beside what it finds."""
    with step("inspect model"):
        report = validate(text)
    return encoder.encode(list_issues([*report.errors, *report.warnings]))
