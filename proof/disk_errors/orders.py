"""When the disk is to fail: a few bytes that `failing_disk.c` reads, shared with the service."""

import errno
import mmap
import struct
from pathlib import Path
from typing import NamedTuple

_FORM = struct.Struct("=qiiq")


class Failure(NamedTuple):
    what: str
    error: int
    lasts: bool
    """Whether calls after it fail too, until somebody makes room."""


FAILURES = (
    Failure("I/O error", errno.EIO, lasts=False),
    Failure("full disk", errno.ENOSPC, lasts=True),
)


class Orders:
    def __init__(self, path: Path) -> None:
        path.write_bytes(bytes(_FORM.size))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _FORM.size)

    def fail_at(self, call: int, failure: Failure) -> None:
        _FORM.pack_into(self._shared, 0, call, failure.error, failure.lasts, 0)

    def end(self) -> int:
        """All is well from here; how many calls have failed."""
        failed: int = _FORM.unpack_from(self._shared)[3]
        _FORM.pack_into(self._shared, 0, 0, 0, 0, 0)
        return failed
