"""The one writer of a process on an SQLite file: everything that waits is committed together.

One disk synchronisation serves many requests, and each still is a transaction of its own, in a
savepoint. The statements run on the event loop, because they take microseconds; a thread would
have to win the interpreter back after each of them, which takes milliseconds when the loop is
busy. Only what waits is left to a thread: for another process to end its turn, and for the disk.

Where the disk is full the reserve is given up, and what found no room has another turn.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import apsw

from loadpath.store.disk_reserve import DiskReserve
from loadpath.store.errors import StorageFull
from loadpath.store.sqlite_transaction import SQLiteTransaction, translate
from loadpath.store.transaction import Result, Transaction

BUSY_MILLISECONDS = 5_000
LARGEST_BATCH = 256


class Job(NamedTuple):
    """A function waiting for its turn, and whom to tell."""

    work: Callable[[Transaction], Any]
    future: asyncio.Future[Any]


Outcome = tuple[Job, Any, BaseException | None]


class SQLiteWriter:
    """Owns the connection that writes."""

    def __init__(self, connection: apsw.Connection, reserve: DiskReserve) -> None:
        connection.set_busy_timeout(0)  # the loop does not wait
        self._connection = connection
        self._reserve = reserve
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._waiting: list[Job] = []
        self._turns: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, future))
        if self._turns is None:
            self._turns = asyncio.create_task(self._take_turns())
        return await future

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        if self._turns is not None:
            await self._turns
        self._thread.shutdown()
        self._connection.close()

    async def _take_turns(self) -> None:
        while self._waiting:
            try:
                await self._begin()
            except apsw.Error as error:
                outcomes = fail_all(self._take_batch(), error)
            else:
                outcomes = await self._commit_together(self._take_batch())
            settle(self._keep_those_without_room(outcomes))
        self._turns = None

    def _keep_those_without_room(self, outcomes: list[Outcome]) -> list[Outcome]:
        """Give those another turn for whom the reserve makes room; gives the others."""
        stuck = [job for job, _, error in outcomes if isinstance(error, StorageFull)]
        if not stuck or not self._reserve.release():
            return outcomes
        self._waiting[:0] = stuck
        return [outcome for outcome in outcomes if not isinstance(outcome[2], StorageFull)]

    async def _begin(self) -> None:
        """Keep every other writer out, of this process and of others."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except apsw.BusyError:
            await self._in_thread(self._begin_when_free)

    def _begin_when_free(self) -> None:
        self._connection.set_busy_timeout(BUSY_MILLISECONDS)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        finally:
            self._connection.set_busy_timeout(0)

    def _take_batch(self) -> list[Job]:
        batch = self._waiting[:LARGEST_BATCH]
        del self._waiting[:LARGEST_BATCH]
        return batch

    async def _commit_together(self, batch: list[Job]) -> list[Outcome]:
        """Run each job in a savepoint and commit all of them at once; a failed commit fails all."""
        try:
            outcomes = [run_job(self._connection, job) for job in batch]
            await self._in_thread(self._commit)
            return outcomes
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return fail_all(batch, error)

    def _commit(self) -> None:
        self._connection.execute("COMMIT")

    async def _in_thread(self, wait: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, wait)


def run_job(connection: apsw.Connection, job: Job) -> Outcome:
    """Run one job; undo only what it did when it fails."""
    connection.execute("SAVEPOINT job")
    try:
        result = job.work(SQLiteTransaction(connection))
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has undone the whole batch, as it may when the disk is full.
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return job, None, translate(error)
    connection.execute("RELEASE job")
    return job, result, None


def fail_all(batch: list[Job], error: Exception) -> list[Outcome]:
    return [(job, None, translate(error)) for job in batch]


def settle(outcomes: list[Outcome]) -> None:
    """Complete the futures. Who was cancelled no longer listens."""
    for job, result, error in outcomes:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
