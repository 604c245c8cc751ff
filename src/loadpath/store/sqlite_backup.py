"""Copies of an SQLite database that is in use, and the way back: whole, of one moment, looked over.

A backup is always an SQLite file, of whichever database it was made; `postgresql_backup` has the
other half.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw

from loadpath.store.errors import UnusableDatabase
from loadpath.store.private_file import make_private
from loadpath.store.sqlite import connect, migrate
from loadpath.store.sqlite_transaction import translate

IN_USE = "{} holds accounts already; a restore replaces them only when it is told to."


def back_up(source: Path, target: Path) -> int:
    """Copy a database to a new file that only its owner may read; gives the size of the copy."""
    if not source.exists():
        raise UnusableDatabase(f"There is no database at {source}.")
    with new_backup(target) as writing:
        reading = apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            copy(reading, writing)
        finally:
            reading.close()
    return target.stat().st_size


@contextmanager
def new_backup(target: Path) -> Iterator[apsw.Connection]:
    """A new file to write a backup into. It appears under its name when it is complete and has
    passed SQLite's own check, so that what is there can be relied on."""
    if target.exists():
        raise UnusableDatabase(f"{target} is there already; a backup overwrites nothing.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        writing = apsw.Connection(str(unfinished))
        try:
            yield writing
            # A copy in one file: without this it would need its log beside it.
            writing.execute("PRAGMA journal_mode = DELETE")
            look_over(writing)
        finally:
            writing.close()
        os.link(unfinished, target)  # fails where somebody else was faster
    except apsw.Error as error:
        raise translate(error) from error
    finally:
        unfinished.unlink()


def restore_into_sqlite(source: Path, target: Path, *, replace: bool) -> None:
    """Put what a backup holds into a database, in one transaction, also while it is in use."""
    with opened_backup(source) as reading:
        make_private(target)
        try:
            writing = connect(target)
            try:
                migrate(writing)
                if not replace and writing.execute("SELECT 1 FROM accounts LIMIT 1").fetchall():
                    raise UnusableDatabase(IN_USE.format(target))
                copy(reading, writing)
            finally:
                writing.close()
        except apsw.Error as error:
            raise translate(error) from error


@contextmanager
def opened_backup(source: Path) -> Iterator[apsw.Connection]:
    """A backup, looked over and brought up to date in a copy; the file itself stays as it is."""
    if not source.exists():
        raise UnusableDatabase(f"There is no backup at {source}.")
    with tempfile.TemporaryDirectory(prefix="loadpath-restore-") as folder:
        path = Path(folder) / "backup.sqlite"
        shutil.copyfile(source, path)
        try:
            connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
            try:
                look_over(connection)
                refuse_other_databases(connection, source)
                migrate(connection)
                yield connection
            finally:
                connection.close()
        except apsw.Error as error:
            raise translate(error) from error


def refuse_other_databases(connection: apsw.Connection, source: Path) -> None:
    """An empty or foreign file would be made into a database of ours by its migration."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not {"migrations", "accounts"} <= tables:
        raise UnusableDatabase(f"{source} is no backup of this program.")


def copy(reading: apsw.Connection, writing: apsw.Connection) -> None:
    with writing.backup("main", reading, "main") as copying:
        copying.step()  # all pages in one step: the state of one moment


def look_over(connection: apsw.Connection) -> None:
    for check in ("PRAGMA integrity_check(1)", "PRAGMA foreign_key_check"):
        found = connection.execute(check).fetchall()
        if found not in ([("ok",)], []):
            raise UnusableDatabase(f"The copy of the database is damaged: {found[0][0]}.")
