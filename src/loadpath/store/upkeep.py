"""What operators do to a whole database, whichever it is: back it up, restore it, shrink it."""

from pathlib import Path

from loadpath.store.open_store import SQLITE


def back_up(url: str, target: Path) -> int:
    """Copy the database of an address to a new file, while it is in use; gives its size."""
    if url.startswith(SQLITE):
        from loadpath.store import sqlite_backup

        return sqlite_backup.back_up(Path(url.removeprefix(SQLITE)), target)
    from loadpath.store.postgresql_backup import back_up_postgresql

    return back_up_postgresql(url, target)


def restore(source: Path, url: str, *, replace: bool) -> None:
    """Put a backup into the database of an address; what it holds is replaced only when told so."""
    if url.startswith(SQLITE):
        from loadpath.store.sqlite_backup import restore_into_sqlite

        restore_into_sqlite(source, Path(url.removeprefix(SQLITE)), replace=replace)
    else:
        from loadpath.store.postgresql_backup import restore_into_postgresql

        restore_into_postgresql(source, url, replace=replace)


def vacuum(url: str) -> tuple[int, int]:
    """Let the database take no more room than it needs; gives its size before and after."""
    if url.startswith(SQLITE):
        from loadpath.store.sqlite_vacuum import vacuum_sqlite

        return vacuum_sqlite(Path(url.removeprefix(SQLITE)))
    from loadpath.store.postgresql_vacuum import vacuum_postgresql

    return vacuum_postgresql(url)
