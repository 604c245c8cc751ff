"""SQLite by apsw: write-ahead log, full synchronisation, direct reads, one writer per process.

Reads happen on the caller's thread: they take microseconds, and the log lets them pass writers.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

import apsw

from loadpath.store.disk_reserve import DiskReserve
from loadpath.store.errors import StorageFull, UnusableDatabase
from loadpath.store.migrations import apply_next, list_migrations
from loadpath.store.private_file import make_private
from loadpath.store.sqlite_transaction import SQLiteTransaction, translate
from loadpath.store.sqlite_writer import BUSY_MILLISECONDS, SQLiteWriter
from loadpath.store.transaction import Result, Row, Transaction, Value, Work

# Older versions can lose committed data when a checkpoint meets a log reset (fixed in 3.51.3).
OLDEST_SAFE_VERSION = (3, 51, 3)
AGAIN_SECONDS = 0.02
LARGEST_IDLE_LOG = 64 * 1024 * 1024


class SQLiteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        refuse_unsafe_version(apsw.sqlite_lib_version())
        make_private(path)
        self._reserve = DiskReserve(path)
        try:
            writing, self._reader = open_connections(path)
        except StorageFull:
            if not self._reserve.release():
                raise
            writing, self._reader = open_connections(path)
        self._look_ups = self._reader.cursor()
        self._reading = threading.Lock()
        self._writer = SQLiteWriter(writing, self._reserve)

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

    async def write(self, work: Work[Result], line: str | None = None) -> Result:
        """All writes are of one line here, whatever they name."""
        return await self._writer.write(work)

    async def give_back(self, most_bytes: int) -> int:
        """What deleted rows left behind, from the end of the file; one turn of the writer."""
        return await self._writer.write(lambda tx: give_pages_back(tx, most_bytes))

    async def size(self) -> int:
        return await self.read(count_used_bytes)

    def has_room(self, reserve: int) -> bool:
        return self._reserve.has_room(reserve)

    async def fill_reserve(self, size: int) -> None:
        await asyncio.to_thread(self._reserve.fill, size)

    async def now(self) -> int:
        """The machine's time: whoever has the file is on the machine."""
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        await self._writer.close()
        self._reader.close()


def refuse_unsafe_version(version: str) -> None:
    """Refuse an SQLite that can corrupt what it was given."""
    if tuple(int(part) for part in version.split(".")) < OLDEST_SAFE_VERSION:
        raise UnusableDatabase(
            f"SQLite {version} can lose committed data when its write-ahead log is reset; "
            f"{'.'.join(map(str, OLDEST_SAFE_VERSION))} or newer is needed (the package `apsw` "
            "brings one)."
        )


def open_connections(path: Path) -> tuple[apsw.Connection, apsw.Connection]:
    """One that writes, to a schema that is up to date, and one that reads."""
    try:
        writing = connect(path)
        migrate(writing)
        reading = connect(path)
        reading.execute("PRAGMA query_only = ON")
    except apsw.Error as error:
        raise translate(error) from error
    return writing, reading


def connect(path: Path) -> apsw.Connection:
    """Open the file the one way that is both safe and fast."""
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(BUSY_MILLISECONDS)
    # Before the first table is made, or it is too late; lets the file shrink in small steps.
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    use_log(connection)
    connection.execute(f"PRAGMA journal_size_limit = {LARGEST_IDLE_LOG}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # Else SQLite prepares a join anew whenever its values change: 30 us instead of 5.
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_QPSG, 1)
    return connection


def count_used_bytes(tx: Transaction) -> int:
    """What the pages hold that are in use."""
    [[size]], [[pages]] = tx.rows("PRAGMA page_size"), tx.rows("PRAGMA page_count")
    [[free]] = tx.rows("PRAGMA freelist_count")
    return int((pages - free) * size)


def give_pages_back(tx: Transaction, most_bytes: int) -> int:
    """Cut unused pages off the file; gives their bytes."""
    [[size]], [[before]] = tx.rows("PRAGMA page_size"), tx.rows("PRAGMA freelist_count")
    tx.rows(f"PRAGMA incremental_vacuum({max(1, most_bytes // size)})")
    [[after]] = tx.rows("PRAGMA freelist_count")
    return int((before - after) * size)


def use_log(connection: apsw.Connection) -> None:
    """Write ahead. Where two processes begin a file at once, SQLite refuses one of them without
    waiting, because each holds what the other needs; so it tries again."""
    deadline = time.monotonic() + BUSY_MILLISECONDS / 1_000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except apsw.BusyError:
            if time.monotonic() > deadline:
                raise
            time.sleep(AGAIN_SECONDS)


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
