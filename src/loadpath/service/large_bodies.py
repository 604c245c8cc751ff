"""A small pool of processes that read bodies too large for the event loop.

Parsing is the one thing here that takes long; done in a thread it would freeze every other
request. A worker gets the name of a file, unpacks and reads it, and gives back a small result.
"""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from loadpath.service.errors import Unavailable
from loadpath.service.received_body import BodyReader, Limits, ReceivedBody, read_received

TASKS_PER_POOL = 400


class LargeBodies:
    """The pool; it starts with the first large body, and again when a worker died.

    It is also replaced now and then, so that no process grows forever. The executor's own
    `max_tasks_per_child` would be the way, but stops serving when tasks wait (CPython gh-115634).
    """

    def __init__(self, workers: int, tasks_per_pool: int = TASKS_PER_POOL) -> None:
        self._workers = workers
        self._tasks_per_pool = tasks_per_pool
        self._pool: ProcessPoolExecutor | None = None
        self._tasks_left = 0

    async def read(
        self, body: ReceivedBody, reader: BodyReader, limits: Limits
    ) -> tuple[Any, bytes]:
        """What `reader` makes of the body, and the body's hash."""
        pool = self._take_pool()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, read_received, body, reader, limits)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise Unavailable("Reading this body failed; try again.") from None

    def _take_pool(self) -> ProcessPoolExecutor:
        if self._pool is not None and self._tasks_left == 0:
            self._pool.shutdown(wait=False)  # finishes what it was given
            self._pool = None
        if self._pool is None:
            self._pool = self._start()
            self._tasks_left = self._tasks_per_pool
        self._tasks_left -= 1
        return self._pool

    def _start(self) -> ProcessPoolExecutor:
        # A fork server forks from a clean process with one thread; forking this one, which has
        # several, could copy a lock that nobody will ever release.
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["loadpath.service.api"])
        return ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=end_with_the_service
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def end_with_the_service() -> None:
    """Let a worker end when the service is gone, even if it was killed and could not say so."""
    service = multiprocessing.parent_process()
    assert service is not None

    def wait_and_end() -> None:
        service.join()
        os._exit(1)

    threading.Thread(target=wait_and_end, daemon=True).start()
