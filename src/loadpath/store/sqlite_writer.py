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

import apsw

from loadpath.store.disk_reserve import DiskReserve
from loadpath.store.errors import StorageFull
from loadpath.store.outcome import Outcome, settle
from loadpath.store.sqlite_transaction import SQLiteTransaction, translate
from loadpath.store.transaction import Result, Work
from loadpath.store.unfinished import finished
from loadpath.store.waiting_write import AnyWork, WaitingWrite, take_batch

BUSY_MILLISECONDS = 5_000


class SQLiteWriter:
    """Owns the connection that writes."""

    def __init__(self, connection: apsw.Connection, reserve: DiskReserve) -> None:
        connection.set_busy_timeout(0)  # the loop does not wait
        self._connection = connection
        self._reserve = reserve
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._waiting: list[WaitingWrite] = []
        self._turns: asyncio.Task[None] | None = None

    async def write(self, work: Work[Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(WaitingWrite(work, future))
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
                batch = take_batch(self._waiting)
                outcomes = fail_all(batch, error)
            else:
                batch = take_batch(self._waiting)
                outcomes = await self._commit_together(batch)
            self._settle(list(zip(batch, outcomes, strict=True)))
        self._turns = None

    def _settle(self, done: list[tuple[WaitingWrite, Outcome]]) -> None:
        """Tell all; those who found no room have another turn, if the reserve makes room."""
        stuck = [write for write, (_, error) in done if isinstance(error, StorageFull)]
        has_room = bool(stuck) and self._reserve.release()
        for write, outcome in done:
            if not (has_room and isinstance(outcome[1], StorageFull)):
                settle(write.future, outcome)
        if has_room:
            self._waiting[:0] = stuck

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

    async def _commit_together(self, batch: list[WaitingWrite]) -> list[Outcome]:
        """Run each in a savepoint and commit all of them at once; a failed commit fails all."""
        try:
            outcomes = [run_in_savepoint(self._connection, write.work) for write in batch]
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


def run_in_savepoint(connection: apsw.Connection, work: AnyWork) -> Outcome:
    """Run one write; undo only what it did when it fails."""
    connection.execute("SAVEPOINT work")
    try:
        result = finished(work(SQLiteTransaction(connection)))
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has undone the whole batch, as it may when the disk is full.
        connection.execute("ROLLBACK TO work")
        connection.execute("RELEASE work")
        return None, translate(error)
    connection.execute("RELEASE work")
    return result, None


def fail_all(batch: list[WaitingWrite], error: Exception) -> list[Outcome]:
    return [(None, translate(error)) for _ in batch]
