"""Writing an SQLite file anew without its holes. Files made before they could shrink by themselves
learn it with this."""

from pathlib import Path

import apsw

from loadpath.store.errors import UnusableDatabase
from loadpath.store.private_file import BESIDE
from loadpath.store.sqlite import connect
from loadpath.store.sqlite_transaction import translate

WAIT_MILLISECONDS = 60_000


def vacuum_sqlite(path: Path) -> tuple[int, int]:
    """Size before and after, its log included. The service may run: its writes wait meanwhile."""
    if not path.exists():
        raise UnusableDatabase(f"There is no database at {path}.")
    before = size_of(path)
    try:
        connection = connect(path)  # asks for the files that shrink, which the next line makes
        try:
            connection.set_busy_timeout(WAIT_MILLISECONDS)
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()
    except apsw.Error as error:
        raise translate(error) from error
    return before, size_of(path)


def size_of(path: Path) -> int:
    files = (path.with_name(path.name + suffix) for suffix in BESIDE)
    return sum(file.stat().st_size for file in files if file.exists())
