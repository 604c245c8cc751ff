"""A copy of an SQLite database that is in use: whole, of one moment, and looked over."""

import os
from pathlib import Path

import apsw

from loadpath.store.errors import UnusableDatabase
from loadpath.store.private_file import make_private
from loadpath.store.sqlite_transaction import translate


def back_up(source: Path, target: Path) -> int:
    """Copy a database to a new file that only its owner may read; gives the size of the copy.

    The copy appears under its name when it is complete and has passed SQLite's own check, so that
    what is there can be relied on.
    """
    if not source.exists():
        raise UnusableDatabase(f"There is no database at {source}.")
    if target.exists():
        raise UnusableDatabase(f"{target} is there already; a backup overwrites nothing.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        copy(source, unfinished)
        os.link(unfinished, target)  # fails where somebody else was faster
    except apsw.Error as error:
        raise translate(error) from error
    finally:
        unfinished.unlink()
    return target.stat().st_size


def copy(source: Path, target: Path) -> None:
    reading = apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)
    writing = apsw.Connection(str(target))
    try:
        with writing.backup("main", reading, "main") as copying:
            copying.step()  # all pages in one step: the state of one moment
        # A copy in one file: without this it would need its log beside it.
        writing.execute("PRAGMA journal_mode = DELETE")
        found = writing.execute("PRAGMA integrity_check(1)").fetchall()
    finally:
        writing.close()
        reading.close()
    if found != [("ok",)]:
        raise UnusableDatabase(f"The copy of {source} is damaged: {found[0][0]}.")
