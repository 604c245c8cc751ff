"""One document solved by several instances of the engine at once.

Whatever takes long falls into jobs that do not know of each other (result sets of second order,
imperfect structures); every instance begins the document, takes jobs as long as there are any, and
the first is given what the others found. So the digits are those of one instance. The engine runs
without the interpreter's lock: helpers are threads.
"""

import os
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress

from .errors import EngineError
from .instance import EngineInstance, Progress

MOST = 8
"""Instances at once, where it is not said."""

HELPER = "loadpath-helper"

WORTH_S = 0.05
"""Seconds that helpers should save beyond what they cost."""

Helper = Callable[[int, Progress], AbstractContextManager[EngineInstance]]
"""Makes an instance that may use so many bytes."""


class Cancelled(Exception):
    """Nobody waits for what a helper finds."""


def solve_side_by_side(
    first: EngineInstance,
    document: bytes,
    workers: int | None,
    memory_bytes: int,
    make_helper: Helper,
) -> int:
    """Solve a document; the place of the answer in the first instance."""
    return _Solve(first, document, workers, memory_bytes, make_helper).run()


class _Solve:
    def __init__(
        self,
        first: EngineInstance,
        document: bytes,
        workers: int | None,
        memory_bytes: int,
        make_helper: Helper,
    ) -> None:
        self._first = first
        self._document = document
        self._workers = workers
        self._memory_bytes = memory_bytes
        self._make_helper = make_helper
        self._progress: Progress | None = None
        self._left: deque[int] = deque()
        self._found: queue.SimpleQueue[tuple[int, bytes | None]] = queue.SimpleQueue()
        self._helpers: list[threading.Thread] = []
        self._done = self._all = 0
        self._is_over = False

    def run(self) -> int:
        started = time.perf_counter()
        self._all = self._first.run("begin", self._first.put(self._document), len(self._document))
        begun_s = time.perf_counter() - started
        self._left.extend(range(self._all))
        listener = self._first.listener
        self._progress, listener.progress = listener.progress, self._tell
        try:
            if self._workers is not None and self._left:
                self._call_helpers(self._workers)
            while self._done < self._all:
                self._go_on(begun_s)
        finally:
            self._is_over = True
            for helper in self._helpers:
                helper.join()
            listener.progress = self._progress
        return self._first.run("finish")

    def _go_on(self, begun_s: float) -> None:
        """Do a job or wait for one. Others are called where that saves more than it costs."""
        job = self._next()
        if job is None:
            self._take_over()
            return
        started = time.perf_counter()
        self._first.run("work", job)
        self._count()
        left_s = (time.perf_counter() - started) * len(self._left)
        if self._workers is None and not self._helpers and left_s > begun_s + WORTH_S:
            self._call_helpers(min(MOST, _cores()))

    def _take_over(self) -> None:
        try:
            job, found = self._found.get(timeout=0.2)
        except queue.Empty:
            self._tell()  # so that the listener can end it
            return
        if found is None:
            self._left.append(job)
            return
        if not self._first.give(job, found):
            raise EngineError(f"what an instance found of job {job} cannot be read")
        self._count()

    def _next(self) -> int | None:
        """From the last on: load cases stand first and take less, and no core should wait long."""
        try:
            return self._left.pop()
        except IndexError:
            return None

    def _count(self) -> None:
        self._done += 1
        if self._helpers:
            self._tell()

    def _tell(self, *_: object) -> None:
        """Whatever an instance is at: how much of all is done."""
        if self._progress is not None:
            self._progress("recovering", self._done / self._all)

    def _call_helpers(self, workers: int) -> None:
        fitting = self._memory_bytes // self._first.memory_bytes
        count = min(workers, fitting, 1 + len(self._left))
        for _ in range(count - 1):
            share = self._memory_bytes // count
            helper = threading.Thread(target=self._help, args=(share,), name=HELPER)
            self._helpers.append(helper)
            helper.start()

    def _help(self, memory_bytes: int) -> None:
        """A job that fails is left to the first instance, which says why."""
        job = None
        with suppress(Exception), self._make_helper(memory_bytes, self._stop) as instance:
            instance.run("begin", instance.put(self._document), len(self._document))
            while not self._is_over and (job := self._next()) is not None:
                instance.run("work", job)
                self._found.put((job, instance.found(job)))
                job = None
            instance.run("forget")
        if job is not None:
            self._found.put((job, None))

    def _stop(self, *_: object) -> None:
        if self._is_over:
            raise Cancelled


def _cores() -> int:
    """That this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
