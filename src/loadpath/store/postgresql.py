"""PostgreSQL by psycopg: a checked pool of connections, each transaction on a worker thread.

The pool checks a connection before it lends it, so a restarted server costs a reconnection, not
a failed request. A transaction that the server undid itself (deadlock, lost connection before
anything was written) is run once more.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import Any, LiteralString

import anyio
import anyio.to_thread
import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from loadpath.store.errors import StorageFull, StoreError, StoreUnavailable, UnusableDatabase
from loadpath.store.migrations import apply_next, list_migrations
from loadpath.store.transaction import Result, Row, Transaction, Value

CONNECTIONS = 10
WAIT_SECONDS = 5.0
# The pool tries again at ever longer intervals up to this; then the next request tries at once.
# Kept short, so that a restarted server is found within the wait of a request.
RECONNECT_SECONDS = 2.0


class PostgreSQLTransaction:
    """A `Transaction` on one cursor of a connection that the store has lent."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        self._cursor = cursor

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._cursor.execute(with_driver_placeholders(sql), values).fetchall()

    def row(self, sql: str, *values: Value) -> Row | None:
        found: Row | None = self._cursor.execute(with_driver_placeholders(sql), values).fetchone()
        return found

    def execute(self, sql: str, *values: Value) -> int:
        self._cursor.execute(with_driver_placeholders(sql), values or None)
        return max(0, self._cursor.rowcount)

    def lock(self, name: str) -> None:
        # A name may hold what a client sent, and PostgreSQL takes no text with a NUL.
        plain = name.replace("\x00", "\\0")
        self._cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (plain,))


@lru_cache(maxsize=512)
def with_driver_placeholders(sql: str) -> LiteralString:
    """Our `?` in the driver's spelling; statements of ours hold neither a literal ? nor a %."""
    return sql.replace("?", "%s")


class PostgreSQLStore:
    """A `Store` on a server, shared by any number of processes and machines."""

    def __init__(self, url: str) -> None:
        with translated_errors():
            migrate(url)
        self._pool = ConnectionPool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=WAIT_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            check=ConnectionPool.check_connection,
            kwargs={"autocommit": True, "connect_timeout": 5},
            open=True,
        )
        self._threads = anyio.CapacityLimiter(CONNECTIONS)

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        run = partial(self._in_transaction, work)
        return await anyio.to_thread.run_sync(self._run, run, True, limiter=self._threads)

    async def row(self, sql: str, *values: Value) -> Row | None:
        run = partial(self._alone, sql, *values)
        return await anyio.to_thread.run_sync(self._run, run, True, limiter=self._threads)

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        run = partial(self._in_transaction, work)
        return await anyio.to_thread.run_sync(self._run, run, False, limiter=self._threads)

    async def now(self) -> int:
        row = await self.row("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
        assert row is not None
        return int(row[0])

    async def close(self) -> None:
        await anyio.to_thread.run_sync(self._pool.close)

    def _run(self, run: Callable[[], Result], repeatable: bool) -> Result:
        with translated_errors():
            try:
                return run()
            except (errors.DeadlockDetected, errors.SerializationFailure):
                return run()
            except psycopg.OperationalError:
                # A lost connection leaves open whether a commit happened: only reads repeat.
                if not repeatable:
                    raise
                return run()

    def _alone(self, sql: str, *values: Value) -> Row | None:
        with self._pool.connection() as connection, connection.cursor() as cursor:
            return PostgreSQLTransaction(cursor).row(sql, *values)

    def _in_transaction(self, work: Callable[[Transaction], Result]) -> Result:
        with (
            self._pool.connection() as connection,
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            return work(PostgreSQLTransaction(cursor))


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
        raise StoreUnavailable("The database does not answer.") from error
    except psycopg.Error as error:
        raise StoreError(f"The database failed: {type(error).__name__}") from error
