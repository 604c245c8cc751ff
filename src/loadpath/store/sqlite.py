"""SQLite by apsw: write-ahead log, full synchronisation, direct reads, one writer per process.

Reads happen on the caller's thread (microseconds; the log lets them pass writers). Writes queue
for one thread that commits everything waiting together: one disk synchronisation serves many
requests, and each still is a transaction of its own, in a savepoint.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from loadpath.store.errors import StorageFull, StoreError, StoreUnavailable, UnusableDatabase
from loadpath.store.migrations import apply_next, list_migrations
from loadpath.store.transaction import Result, Row, Transaction, Value

# Older versions can lose committed data when a checkpoint meets a log reset (fixed in 3.51.3).
OLDEST_SAFE_VERSION = (3, 51, 3)
BUSY_MILLISECONDS = 5_000
LARGEST_BATCH = 256


class SQLiteTransaction:
    """A `Transaction` on one connection; the connection's owner begins and ends it."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def row(self, sql: str, *values: Value) -> Row | None:
        found: Row | None = self._connection.execute(sql, values).fetchone()
        return found

    def execute(self, sql: str, *values: Value) -> int:
        self._connection.execute(sql, values)
        return self._connection.changes()

    def lock(self, name: str) -> None:
        """Nothing to do: BEGIN IMMEDIATE already keeps every other writer out."""


class Job(NamedTuple):
    """A function waiting for the writer, and whom to tell."""

    work: Callable[[Transaction], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class SQLiteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        refuse_unsafe_version(apsw.sqlite_lib_version())
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._writer = connect(path)
            migrate(self._writer)
            self._reader = connect(path)
            self._reader.execute("PRAGMA query_only = ON")
            self._look_ups = self._reader.cursor()
        except apsw.Error as error:
            raise translate(error) from error
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        # A daemon, so that a program that fails before closing can still end.
        self._thread = threading.Thread(
            target=self._write_batches, name="sqlite-writer", daemon=True
        )
        self._thread.start()

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        """Let every statement inside see the same state of the database."""
        with self._reading:
            try:
                self._reader.execute("BEGIN")
                try:
                    return work(SQLiteTransaction(self._reader))
                finally:
                    self._reader.execute("COMMIT")
            except apsw.Error as error:
                raise translate(error) from error

    async def row(self, sql: str, *values: Value) -> Row | None:
        with self._reading:
            try:
                rows = self._look_ups.execute(sql, values).fetchall()  # read to its end
            except apsw.Error as error:
                raise translate(error) from error
        return rows[0] if rows else None

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(Job(work, future, loop))
        return await future

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()

    def _write_batches(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                if (further := self._jobs.get()) is None:
                    self._jobs.put(None)
                    break
                batch.append(further)
            tell(commit_together(self._writer, batch))


Outcome = tuple[Job, Any, BaseException | None]


def refuse_unsafe_version(version: str) -> None:
    """Refuse an SQLite that can corrupt what it was given."""
    if tuple(int(part) for part in version.split(".")) < OLDEST_SAFE_VERSION:
        raise UnusableDatabase(
            f"SQLite {version} can lose committed data when its write-ahead log is reset; "
            f"{'.'.join(map(str, OLDEST_SAFE_VERSION))} or newer is needed (the package `apsw` "
            "brings one)."
        )


def connect(path: Path) -> apsw.Connection:
    """Open the file the one way that is both safe and fast."""
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(BUSY_MILLISECONDS)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # Else SQLite prepares a join anew whenever its values change: 30 us instead of 5.
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_QPSG, 1)
    return connection


def migrate(connection: apsw.Connection) -> None:
    """Bring the schema up to date, one migration per transaction."""
    known = list_migrations("sqlite")
    pending = True
    while pending:
        connection.execute("BEGIN IMMEDIATE")
        try:
            pending = apply_next(SQLiteTransaction(connection), known)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def commit_together(connection: apsw.Connection, batch: list[Job]) -> list[Outcome]:
    """Run each job in a savepoint and commit all of them at once; a failed commit fails all."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [run_job(connection, job) for job in batch]
        connection.execute("COMMIT")
        return outcomes
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(job, None, translate(error)) for job in batch]


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


def tell(outcomes: list[Outcome]) -> None:
    """Hand the outcomes to their event loops, one wake-up per loop."""
    for loop in {job.loop for job, _, _ in outcomes}:
        mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, mine)


def settle(outcomes: list[Outcome]) -> None:
    """Complete the futures; runs on their loop. Who was cancelled no longer listens."""
    for job, result, error in outcomes:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


def translate(error: BaseException) -> BaseException:
    """The error under the name that the rest of the program knows, if it is one of apsw's."""
    match error:
        case apsw.FullError():
            return StorageFull("The disk that holds the database is full.")
        case apsw.BusyError() | apsw.LockedError():
            return StoreUnavailable("The database is busy.")
        case apsw.CantOpenError() | apsw.NotADBError() | apsw.CorruptError() | apsw.ReadOnlyError():
            return UnusableDatabase(f"The database file cannot be used: {error}")
        case apsw.Error():
            return StoreError(f"The database failed: {error}")
    return error
