"""What is found in stored documents: once, by a worker process, and remembered for a while.

Whoever holds a link may ask, without an account, so asking again and again must cost nothing: all
who ask at the same moment wait for one reading, the newest findings are kept, and only so many
documents wait to be read. None is kept for long, so that nothing stays of a document that is gone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import zstandard

from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.received_body import BodyReader, Limits, ReceivedBody
from loadpath.service.errors import Unavailable

MOST_KEPT_BYTES = 8 * 1024 * 1024
KEPT_SECONDS = 600.0
MOST_WAITING = 32
VISITORS = "visitors"  # all who look at stored documents share one place among those who send them

Fetch = Callable[[], Awaitable[bytes]]
Key = tuple[BodyReader, str]


class Kept(NamedTuple):
    found: bytes
    end: asyncio.TimerHandle


class KeptReadings:
    """The findings of one process, by reader, name of the document and its state."""

    def __init__(self, reading: BodyReading) -> None:
        self._reading = reading
        self._kept: OrderedDict[Key, Kept] = OrderedDict()
        self._kept_bytes = 0
        self._running: dict[Key, asyncio.Task[bytes]] = {}

    async def find(
        self, reader: BodyReader, name: str, fetch: Fetch, *, is_long_work: bool = False
    ) -> bytes:
        """What the reader finds; `fetch` gives the document, packed, if it must be read."""
        key = reader, name
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key].found
        reading = self._running.get(key)
        if reading is None:
            if len(self._running) >= MOST_WAITING:
                raise Unavailable("Many documents are being looked at; try again.")
            reading = asyncio.create_task(self._read(key, fetch, is_long_work))
            self._running[key] = reading
            reading.add_done_callback(look_at_failure)
        return await asyncio.shield(reading)  # it goes on when one who asked leaves

    async def _read(self, key: Key, fetch: Fetch, is_long_work: bool) -> bytes:
        try:
            packed = await fetch()
            size = zstandard.frame_content_size(packed)
            body = ReceivedBody(packed, None, "zstd")
            found: bytes
            found, _ = await self._reading.read(
                body, key[0], Limits(size, size), party=VISITORS, is_long_work=is_long_work
            )
            self._keep(key, found)
            return found
        finally:
            del self._running[key]

    def _keep(self, key: Key, found: bytes) -> None:
        end = asyncio.get_running_loop().call_later(KEPT_SECONDS, self._forget, key)
        self._kept[key] = Kept(found, end)
        self._kept_bytes += len(found)
        while self._kept_bytes > MOST_KEPT_BYTES:
            self._forget(next(iter(self._kept)))

    def _forget(self, key: Key) -> None:
        kept = self._kept.pop(key)
        kept.end.cancel()
        self._kept_bytes -= len(kept.found)


def look_at_failure(reading: asyncio.Task[bytes]) -> None:
    """Else the loop complains of a failure that nobody was left to hear of."""
    if not reading.cancelled():
        reading.exception()
