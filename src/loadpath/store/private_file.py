"""Files that only their owner may read: the database, and what SQLite puts beside it."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY_FOLDER = 0o700
OWNER_ONLY_FILE = 0o600
OF_OTHERS = 0o077
BESIDE = ("", "-wal", "-shm")  # SQLite gives the latter two the permissions of the first


def make_private(path: Path) -> None:
    """See to it that the file is there and nobody else can read it, now or later.

    Folders that are made for it are closed too; one that was there before stays as it is,
    because other things may live in it.
    """
    make_folder(path.parent)
    # Never open a file that is there: closing it again would drop every lock that SQLite holds on
    # it in this process (sqlite.org/howtocorrupt.html, 2.2).
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE))
    for suffix in BESIDE:
        close_to_others(path.with_name(path.name + suffix))


def make_folder(folder: Path) -> None:
    """The folder and its missing parents, closed to others whatever the umask says."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)


def close_to_others(path: Path) -> None:
    """Close a file that an earlier version left open; one of another owner is not ours to close."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if found.st_mode & OF_OTHERS and found.st_uid == os.geteuid():
        path.chmod(found.st_mode & ~OF_OTHERS & 0o777)
