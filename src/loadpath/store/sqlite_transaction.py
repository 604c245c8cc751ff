"""A transaction in SQLite, and its errors under the names that the rest of the program knows."""

from collections.abc import Callable

import apsw

from loadpath.store.errors import (
    DiskFailed,
    StorageFull,
    StoreError,
    StoreUnavailable,
    UnusableDatabase,
)
from loadpath.store.transaction import Row, Value


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

    def send(self, sql: str, *values: Value) -> None:
        self._connection.execute(sql, values)

    def ask(self, sql: str, *values: Value) -> Callable[[], Row | None]:
        row = self.row(sql, *values)
        return lambda: row

    def lock(self, name: str) -> None:
        """Nothing to do: BEGIN IMMEDIATE already keeps every other writer out."""


def translate(error: BaseException) -> BaseException:
    """The error under the name that the rest of the program knows, if it is one of apsw's."""
    match error:
        case apsw.FullError():
            return StorageFull("The disk that holds the database is full.")
        case apsw.IOError() if getattr(error, "extendedresult", 0) == apsw.SQLITE_IOERR_SHMSIZE:
            return StorageFull("The disk has no room for what SQLite keeps beside the database.")
        case apsw.IOError():
            return DiskFailed(f"The disk that holds the database failed: {error}")
        case apsw.BusyError() | apsw.LockedError():
            return StoreUnavailable("The database is busy.")
        case apsw.CantOpenError() | apsw.NotADBError() | apsw.CorruptError() | apsw.ReadOnlyError():
            return UnusableDatabase(f"The database file cannot be used: {error}")
        case apsw.Error():
            return StoreError(f"The database failed: {error}")
    return error
