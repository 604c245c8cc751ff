"""PostgreSQL by psycopg: a checked pool of connections, each transaction on a worker thread.

The pool looks at a connection before it lends it, so a restarted server costs a reconnection, not
a failed request. A transaction that the server undid itself (deadlock, lost connection before
anything was written) is run once more.

A call that takes long makes the store feel the server's pulse. Without one, every call fails at
once until the server is back, so that nobody queues for an answer that will not come.
"""

import asyncio
import select
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from typing import Any, LiteralString

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from loadpath.store.awaited import AWAY, Awaited
from loadpath.store.errors import StorageFull, StoreError, StoreUnavailable, UnusableDatabase
from loadpath.store.look_ups import LookUp, LookUps
from loadpath.store.migrations import apply_next, list_migrations
from loadpath.store.outcome import Outcome
from loadpath.store.pulse import Pulse
from loadpath.store.transaction import Result, Row, Transaction, Value, Work
from loadpath.store.unfinished import finished
from loadpath.store.waiting_write import AnyWork
from loadpath.store.write_lines import WriteLines

WAIT_SECONDS = 2.0
# Together they are how long a call waits for a server that is away; a busy machine needs that much.
SUSPICIOUS_SECONDS = 0.5
PULSE_SECONDS = 1.0
WATCH_SECONDS = 0.1
CONNECTION: dict[str, Any] = {
    "autocommit": True,
    "connect_timeout": 5,
    # A machine that vanished is noticed within ten seconds, not within hours.
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
LIMITS = "SET statement_timeout = 30000; SET lock_timeout = 10000"
# The pool tries again at ever longer intervals up to this; then the next request tries at once.
# Kept short, so that a restarted server is found within the wait of a request.
RECONNECT_SECONDS = 2.0


class PostgreSQLTransaction:
    """A `Transaction` on one cursor of a connection that the store has lent.

    With a pipeline, statements are sent together and the server is waited for only where somebody
    wants to know what one of them gave.
    """

    def __init__(
        self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline | None = None
    ) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._cursor.execute(with_driver_placeholders(sql), values).fetchall()

    def row(self, sql: str, *values: Value) -> Row | None:
        found: Row | None = self._cursor.execute(with_driver_placeholders(sql), values).fetchone()
        return found

    def execute(self, sql: str, *values: Value) -> int:
        self._cursor.execute(with_driver_placeholders(sql), values or None)
        if self._pipeline is not None:
            self._pipeline.sync()  # else the count is not there yet
        return max(0, self._cursor.rowcount)

    def send(self, sql: str, *values: Value) -> None:
        # On a cursor of its own: what it gives, nobody fetches.
        self._cursor.connection.execute(with_driver_placeholders(sql), values or None)

    def ask(self, sql: str, *values: Value) -> Callable[[], Row | None]:
        cursor = self._cursor.connection.execute(with_driver_placeholders(sql), values or None)
        return cursor.fetchone

    def lock(self, name: str) -> None:
        # A name may hold what a client sent, and PostgreSQL takes no text with a NUL.
        plain = name.replace("\x00", "\\0")
        self.send("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", plain)


@lru_cache(maxsize=512)
def with_driver_placeholders(sql: str) -> LiteralString:
    """Our `?` in the driver's spelling; statements of ours hold neither a literal ? nor a %."""
    return sql.replace("?", "%s")


class Undone(Exception):
    """Writes that should have been committed together were not: one of them met an error of the
    database, which ends the transaction of all."""


class FailedByItself(Exception):
    """Writes that should have been committed together were not: one of them refused to go on, and
    what it did cannot be told apart from what the others did."""


class PostgreSQLStore:
    """A `Store` on a server, shared by any number of processes and machines."""

    def __init__(self, url: str, connections: int) -> None:
        with translated_errors():
            migrate(url)
        self._pool = ConnectionPool(
            url,
            min_size=1,
            max_size=connections,
            timeout=WAIT_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            check=check_if_suspicious,
            configure=limit_statements,
            kwargs=CONNECTION,
            open=True,
        )
        self._threads = ThreadPoolExecutor(connections, "postgresql")
        self._lines = WriteLines(self._write_together)
        self._look_ups = LookUps(self._look_up_together)
        self._pulse = Pulse(url, CONNECTION)
        self._return: asyncio.Task[None] | None = None
        """Set while the server is away: done when it is back."""

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._call(partial(self._in_transaction, work), repeatable=True)

    async def row(self, sql: str, *values: Value) -> Row | None:
        return await self._look_ups.row(sql, *values)

    async def write(self, work: Work[Result], line: str | None = None) -> Result:
        if line is not None:
            return await self._lines.write(line, work)
        return await self._call(partial(self._in_transaction, work), repeatable=False)

    async def give_back(self, most_bytes: int) -> int:
        """Nothing: the server's own vacuum sees to it."""
        return 0

    async def size(self) -> int:
        """Of the documents, which are nearly all: files of the server keep the room of deleted
        rows. The lengths stand beside the rows, so that no document is read."""
        row = await self._row_alone(
            "SELECT (SELECT COALESCE(SUM(LENGTH(document)), 0) FROM draft_documents) "
            "+ (SELECT COALESCE(SUM(LENGTH(document)), 0) FROM saved_models) "
            "+ (SELECT COALESCE(SUM(LENGTH(document)), 0) FROM stashed_models)"
        )
        assert row is not None
        return int(row[0])

    def has_room(self, reserve: int) -> bool:
        """As far as can be known from here: the disk is the server's."""
        return True

    async def fill_reserve(self, size: int) -> None:
        """Nothing: the disk is the server's."""

    async def now(self) -> int:
        row = await self.row("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
        assert row is not None
        return int(row[0])

    async def close(self) -> None:
        if self._return is not None:
            self._return.cancel()
        await self._lines.close()
        await self._look_ups.close()
        await self._pulse.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._pool.close)

    async def _write_together(self, works: list[AnyWork]) -> list[Outcome]:
        """Commit all at once. Where that is undone, each has a transaction of its own after all;
        where nobody knows whether it was, all fail."""
        if len(works) > 1:
            with suppress(Undone):
                try:
                    return await self._call(partial(self._in_one_piece, works), repeatable=False)
                except FailedByItself:
                    return await self._call(partial(self._in_savepoints, works), repeatable=False)
        return [await self._write_alone(work) for work in works]

    async def _look_up_together(self, look_ups: list[LookUp]) -> list[Outcome]:
        """In one exchange; where one of them fails, it fails alone."""
        if len(look_ups) > 1:
            try:
                rows = await self._call(partial(self._in_one_exchange, look_ups), repeatable=True)
                return [(row, None) for row in rows]
            except StoreUnavailable:
                raise
            except Exception:  # of one of them; it will tell
                pass
        return [await self._look_up_alone(look_up) for look_up in look_ups]

    async def _look_up_alone(self, look_up: LookUp) -> Outcome:
        sql, values = look_up
        try:
            return await self._row_alone(sql, *values), None
        except Exception as error:
            return None, error

    async def _row_alone(self, sql: str, *values: Value) -> Row | None:
        return await self._call(partial(self._alone, sql, values), repeatable=True)

    async def _write_alone(self, work: AnyWork) -> Outcome:
        try:
            return await self.write(work), None
        except Exception as error:
            return None, error

    async def _call(self, run: Callable[[Awaited], Result], *, repeatable: bool) -> Result:
        """Run on a thread, and give up once the server is away; what then waits for a thread or a
        connection never begins, and what has begun is not committed."""
        if self._return is not None:
            await self._wait_for_return()
        loop = asyncio.get_running_loop()
        awaited = Awaited()
        call = loop.run_in_executor(self._threads, self._run, partial(run, awaited), repeatable)
        while True:
            done, _ = await asyncio.wait({call}, timeout=SUSPICIOUS_SECONDS)
            if done:
                return call.result()
            if self._return is not None or not await self._pulse.is_felt(PULSE_SECONDS):
                call.cancel()
                awaited.give_up()
                self._return = self._return or asyncio.create_task(self._watch_for_return())
                raise StoreUnavailable(AWAY)

    async def _wait_for_return(self) -> None:
        """A short absence is waited for; a longer one is told at once."""
        assert self._return is not None
        done, _ = await asyncio.wait({self._return}, timeout=SUSPICIOUS_SECONDS)
        if not done:
            raise StoreUnavailable(AWAY)

    async def _watch_for_return(self) -> None:
        while not await self._pulse.is_felt(PULSE_SECONDS):
            await asyncio.sleep(WATCH_SECONDS)
        await asyncio.to_thread(self._pool.check)  # replaces the connections that broke
        self._return = None

    def _run(self, run: Callable[[], Result], repeatable: bool) -> Result:
        with translated_errors():
            try:
                return run()
            except (errors.DeadlockDetected, errors.SerializationFailure):
                return run()
            except psycopg.OperationalError as error:
                # A lost connection leaves open whether a commit happened: only reads repeat.
                if not repeatable or isinstance(error, PoolTimeout | errors.QueryCanceled):
                    raise
                return run()

    @contextmanager
    def _lent(self, awaited: Awaited) -> Iterator[psycopg.Connection[Any]]:
        with self._pool.connection() as connection:
            awaited.require()
            yield connection

    @contextmanager
    def _transaction(
        self, awaited: Awaited
    ) -> Iterator[tuple[psycopg.Connection[Any], psycopg.Cursor[Any]]]:
        with (
            self._lent(awaited) as connection,
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            yield connection, cursor
            awaited.require()

    def _alone(self, sql: str, values: tuple[Value, ...], awaited: Awaited) -> Row | None:
        with self._lent(awaited) as connection, connection.cursor() as cursor:
            return PostgreSQLTransaction(cursor).row(sql, *values)

    def _in_one_exchange(self, look_ups: list[LookUp], awaited: Awaited) -> list[Row | None]:
        with self._lent(awaited) as connection:
            with connection.pipeline():
                cursors = [
                    connection.execute(with_driver_placeholders(sql), values)
                    for sql, values in look_ups
                ]
            return [cursor.fetchone() for cursor in cursors]

    def _in_transaction(self, work: Callable[[Transaction], Any], awaited: Awaited) -> Any:
        with self._transaction(awaited) as (_, cursor):
            return finished(work(PostgreSQLTransaction(cursor)))

    def _in_one_piece(self, works: list[AnyWork], awaited: Awaited) -> list[Outcome]:
        """All statements of all of them before anybody waits for what one gave: while this thread
        waits, the event loop has the interpreter, and gives it back late."""
        with self._transaction(awaited) as (connection, cursor):
            try:
                with connection.pipeline() as pipeline:
                    tx = PostgreSQLTransaction(cursor, pipeline)
                    begun = [work(tx) for work in works]
                    return [(finished(result), None) for result in begun]
            except psycopg.Error as error:
                raise Undone from error
            except Exception as error:
                raise FailedByItself from error

    def _in_savepoints(self, works: list[AnyWork], awaited: Awaited) -> list[Outcome]:
        with self._transaction(awaited) as (connection, cursor):
            try:
                with connection.pipeline() as pipeline:
                    tx = PostgreSQLTransaction(cursor, pipeline)
                    return [run_in_savepoint(connection, tx, work) for work in works]
            except psycopg.Error as error:
                raise Undone from error


def run_in_savepoint(
    connection: psycopg.Connection[Any], tx: PostgreSQLTransaction, work: AnyWork
) -> Outcome:
    """Run one write of several; undo only what it did when it fails by itself."""
    try:
        with connection.transaction():
            return finished(work(tx)), None
    except psycopg.Error:
        raise
    except Exception as error:
        return None, error


def check_if_suspicious(connection: psycopg.Connection[Any]) -> None:
    """Ask the server, where it has said something that nobody asked for: farewell, as a rule. One
    that says nothing is there, or has vanished without a word, which asking would not tell sooner;
    and asking every time would cost as much as most statements."""
    unasked = select.poll()
    unasked.register(connection.fileno(), select.POLLIN)
    if unasked.poll(0):
        ConnectionPool.check_connection(connection)


def limit_statements(connection: psycopg.Connection[Any]) -> None:
    """Let no statement, and no wait for a lock, hold a connection for ever."""
    connection.execute(LIMITS)


def migrate(url: str) -> None:
    """Bring the schema up to date, one migration per transaction."""
    known = list_migrations("postgresql")
    with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
        pending = True
        while pending:
            with connection.transaction(), connection.cursor() as cursor:
                pending = apply_next(PostgreSQLTransaction(cursor), known)


@contextmanager
def translated_errors() -> Iterator[None]:
    """Give psycopg's errors the names that the rest of the program knows."""
    try:
        yield
    except errors.DiskFull as error:
        raise StorageFull("The disk of the database server is full.") from error
    except (errors.InvalidPassword, errors.InvalidCatalogName) as error:
        raise UnusableDatabase(f"The database cannot be used: {error}") from error
    except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, PoolClosed) as error:
        raise StoreUnavailable(AWAY) from error
    except psycopg.Error as error:
        raise StoreError(f"The database failed: {type(error).__name__}") from error
