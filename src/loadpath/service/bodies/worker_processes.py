"""A few processes that run functions for the event loop, first come, first served.

Each has a socket of its own: jobs go out and outcomes come back as pickles, with their length in
front. A worker ends when its socket does, and so with the service, however that ended. If it dies
by itself, only the job it worked on fails; what else it was given goes to another.
"""

import asyncio
import ctypes
import gc
import multiprocessing
import pickle
import signal
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, cast

from loadpath.store.outcome import Outcome, settle

LENGTH = struct.Struct("!Q")
PRELOADED = ["loadpath.service.api"]
M_MMAP_THRESHOLD = -3  # malloc.h
LARGE_BLOCK = 1024 * 1024


class WorkerDied(Exception):
    """The process that worked on a job is gone."""


class Job(NamedTuple):
    message: bytes
    future: asyncio.Future[Any]


class WorkerProcesses:
    """The processes; they start when they are first needed, and again when one has died."""

    def __init__(
        self, count: int, jobs_at_once: int = 1, prepare: Callable[[], Any] | None = None
    ) -> None:
        """With several jobs at once a worker has its next one already when it is done with one,
        and does not wait for a busy loop; but a short job may then stand behind a long one.
        `prepare` is run by every new worker before its first job."""
        self._count = count
        self._jobs_at_once = jobs_at_once
        self._prepare = prepare
        self._queue: deque[Job] = deque()
        self._workers: list[Worker] = []
        self._starting: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def are_ready(self) -> bool:
        return bool(self._workers)

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """What the function gives or raises over there, or `WorkerDied`."""
        job = Job(frame((function, arguments)), asyncio.get_running_loop().create_future())
        self._queue.append(job)
        self.hand_out()
        self.start()
        return await job.future

    def start(self) -> None:
        """See to it that all processes are there soon."""
        if self._starting is None and len(self._workers) < self._count and not self._is_closing:
            self._starting = asyncio.create_task(self._start_missing())

    async def close(self) -> None:
        """Let the processes end, and wait for that."""
        self._is_closing = True
        if self._starting is not None:
            await self._starting
        workers = self._workers.copy()
        for worker in workers:
            worker.transport.close()
        for worker in workers:
            await asyncio.to_thread(worker.process.join)
        self._fail_waiting("the service stops")

    async def _start_missing(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            for _ in range(self._count - len(self._workers)):
                process, connection = await asyncio.to_thread(start_process, self._prepare)
                worker = partial(Worker, process, self)
                await loop.create_unix_connection(worker, sock=connection)
        except Exception as error:  # no processes to be had
            if not self._workers:
                self._fail_waiting(f"no process started: {error}")
        self._starting = None
        if self._queue and not self._workers:
            self.start()  # they died at once, each with a job

    def worker_started(self, worker: "Worker") -> None:
        self._workers.append(worker)
        self.hand_out()

    def worker_ended(self, worker: "Worker") -> None:
        self._workers.remove(worker)
        self._queue.extendleft(reversed(worker.jobs))  # it had not begun these
        self.hand_out()
        if self._queue:
            self.start()

    def _fail_waiting(self, why: str) -> None:
        while self._queue:
            settle(self._queue.popleft().future, (None, WorkerDied(why)))

    def hand_out(self) -> None:
        """Give waiting jobs to the workers with the fewest."""
        while self._queue and self._workers:
            worker = min(self._workers, key=lambda worker: len(worker.jobs))
            if len(worker.jobs) >= self._jobs_at_once:
                return
            worker.take(self._queue.popleft())


class Worker(asyncio.Protocol):
    """Our end of one worker's socket."""

    transport: asyncio.Transport

    def __init__(self, process: BaseProcess, team: WorkerProcesses) -> None:
        self.process = process
        self.jobs: deque[Job] = deque()
        """What it was given and has not finished, in that order."""
        self._team = team
        self._received = bytearray()

    def take(self, job: Job) -> None:
        self.jobs.append(job)
        self.transport.write(job.message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._team.worker_started(self)

    def data_received(self, data: bytes) -> None:
        self._received += data
        while (message := self._next_message()) is not None:
            job = self.jobs.popleft()
            self._team.hand_out()
            settle(job.future, read_outcome(message))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.jobs:
            settle(self.jobs.popleft().future, (None, WorkerDied("its process died")))
        self._team.worker_ended(self)

    def _next_message(self) -> bytes | None:
        if len(self._received) < LENGTH.size:
            return None
        end = LENGTH.size + LENGTH.unpack_from(self._received)[0]
        if len(self._received) < end:
            return None
        message = bytes(self._received[LENGTH.size : end])
        del self._received[:end]
        return message


def read_outcome(message: bytes) -> Outcome:
    try:
        outcome: Outcome = pickle.loads(message)
    except Exception as error:  # an error of a kind that cannot be pickled whole
        return None, error
    return outcome


def frame(value: Any) -> bytes:
    message = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(message)) + message


def start_process(prepare: Callable[[], Any] | None) -> tuple[BaseProcess, socket.socket]:
    """A new worker and our end of its socket; takes a moment, above all for the first one."""
    # A fork server forks from a clean process with one thread; forking this one, which has
    # several, could copy a lock that nobody will ever release.
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    ours, theirs = socket.socketpair()
    with theirs:
        process = context.Process(target=work, args=(theirs, prepare), daemon=True)
        process.start()
    return process, ours


def work(connection: socket.socket, prepare: Callable[[], Any] | None) -> None:
    """What a worker does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the service's affair
    give_large_blocks_back()
    if prepare is not None:
        prepare()
    gc.freeze()  # what was imported stays, and is not looked through again and again
    with suppress(ConnectionError), connection:
        while head := receive(connection, LENGTH.size):
            function, arguments = pickle.loads(receive(connection, *LENGTH.unpack(head)))
            connection.sendall(frame(run(function, arguments)))


def give_large_blocks_back() -> None:
    """Let every large block of memory go back to the system when it is done with.

    glibc keeps those up to the size of the largest that was ever given back: a worker that had read
    a model of 16 MiB held 51 MiB more from then on. Other libraries have no such habit, nor this
    function.
    """
    with suppress(AttributeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK)


def receive(connection: socket.socket, size: int) -> bytearray:
    """So many bytes in one piece; none where the other end is gone."""
    content = bytearray(size)
    rest = memoryview(content)
    while rest:
        received = connection.recv_into(rest, 0, socket.MSG_WAITALL)
        if received == 0:
            return bytearray()
        rest = rest[received:]
    return content


def run(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    try:
        return function(*arguments), None
    except Exception as error:
        return None, error
