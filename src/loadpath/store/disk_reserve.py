"""Room beside an SQLite file that is kept for what must work on a full disk.

A file of some size lies beside the database. When a write finds no room, the file is emptied, and
what signs in, revokes or deletes has its room. While it is empty no more models are kept, in no
process that uses the database: an empty file says so to all of them. It is filled again once the
disk has room for it and as much again twice over.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
OWNER_ONLY = 0o600
LEAST_RESERVE = 8 * 1024 * 1024
"""SQLite's log grows to four megabytes before it is used from its beginning again."""
ROOM_FOR_MODELS = 2
"""So many times the reserve must be free beside it: a model is written to the log and then to the
database, and should not be what uses the reserve up."""


class DiskReserve:
    """The file of one database; the size is for those who keep it to say."""

    def __init__(self, database: Path) -> None:
        # Strings, because every model is asked about: a `Path` takes longer than the system does.
        self._folder = str(database.parent)
        self._path = f"{database}-reserve"

    def has_room(self, size: int) -> bool:
        """Whether models may be kept: the reserve is not in use, and not about to be."""
        return size == 0 or (self._size() != 0 and self._free_bytes() >= ROOM_FOR_MODELS * size)

    def release(self) -> bool:
        """Give the room to whoever writes next; false if there is none to give."""
        if not self._size():
            return False
        os.truncate(self._path, 0)
        return True

    def fill(self, size: int) -> None:
        """Take the room where it is not taken and the disk has it."""
        if self._size() or self._free_bytes() < (1 + ROOM_FOR_MODELS) * size:
            return
        new = Path(f"{self._path}.new")
        try:
            allocate(new, size)
            # A process that did the same at the same moment has moved it already.
            with suppress(FileNotFoundError):
                new.replace(self._path)
        except OSError as error:
            new.unlink(missing_ok=True)
            if error.errno not in NO_ROOM:
                raise

    def _size(self) -> int | None:
        try:
            return os.stat(self._path).st_size  # noqa: PTH116
        except FileNotFoundError:
            return None

    def _free_bytes(self) -> int:
        disk = os.statvfs(self._folder)
        return disk.f_bavail * disk.f_frsize


def allocate(path: Path, size: int) -> None:
    """A file whose room on the disk is its own."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        os.posix_fallocate(file, 0, size)
    finally:
        os.close(file)
