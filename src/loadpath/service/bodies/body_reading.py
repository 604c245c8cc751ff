"""Decides where a body is read: at once, or in a worker process while the loop serves others.

Reading is the one thing here that takes long: a model of a hundred members a millisecond, the
largest one seconds. Handing a small body to a worker takes longer than reading it. Large ones have
workers of their own, so that nothing else waits for them.
"""

import os
from collections.abc import Callable
from typing import Any

from loadpath.service.bodies.prepare_reading import prepare_reading
from loadpath.service.bodies.received_body import (
    SMALL,
    SMALLEST_FOR_WORKERS,
    BodyReader,
    ClientDisconnected,
    Limits,
    ReceivedBody,
    read_received,
    small_content,
)
from loadpath.service.bodies.worker_processes import WorkerDied, WorkerProcesses
from loadpath.service.errors import Unavailable
from loadpath.service.fair_turns import FairTurns

JOBS_AT_ONCE = 3
MOST_WAITING = 1_000  # a second of work, and 256 MB where all are as large as they may be
MOST_LARGE_WAITING = 100


class BodyReading:
    """The workers, and who gets what."""

    def __init__(self, workers: int) -> None:
        self._usual = WorkerProcesses(workers, JOBS_AT_ONCE, prepare_reading)
        self._usual_turns = FairTurns(JOBS_AT_ONCE * workers, MOST_WAITING, "a body to be read")
        self._large = WorkerProcesses(workers, prepare=prepare_reading)
        self._large_turns = FairTurns(workers, MOST_LARGE_WAITING, "a large body to be read")
        has_other_cores = (os.cpu_count() or 1) > 1
        self._at_once = SMALLEST_FOR_WORKERS if has_other_cores else SMALL

    async def read(
        self,
        body: ReceivedBody,
        reader: BodyReader,
        limits: Limits,
        *,
        party: str,
        is_hashed: bool = False,
        is_long_work: bool = False,
        is_gone: Callable[[], bool] = lambda: False,
    ) -> tuple[Any, bytes]:
        """What `reader` makes of the body, and the hash of the body if that is wanted.

        What goes to the workers takes turns by the party that sent it: an account, or all who look
        at links. Nothing is read for a client who has left by then.
        """
        content = small_content(body)
        if content is None or is_long_work:
            async with self._large_turns.turn(party):
                return await run(self._large, body, reader, limits, is_hashed)
        here = ReceivedBody(content, None, "identity")
        if len(content) > self._at_once:
            if self._usual.are_ready:
                async with self._usual_turns.turn(party):
                    if is_gone():
                        raise ClientDisconnected
                    return await run(self._usual, here, reader, limits, is_hashed)
            self._usual.start()
        return read_received(here, reader, limits, is_hashed)

    async def close(self) -> None:
        await self._usual.close()
        await self._large.close()


async def run(
    workers: WorkerProcesses,
    body: ReceivedBody,
    reader: BodyReader,
    limits: Limits,
    is_hashed: bool,
) -> tuple[Any, bytes]:
    try:
        read: tuple[Any, bytes] = await workers.run(read_received, body, reader, limits, is_hashed)
        return read
    except WorkerDied:
        raise Unavailable("Reading this body failed; try again.") from None
