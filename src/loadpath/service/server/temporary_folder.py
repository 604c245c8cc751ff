"""A folder for the temporary files of one process, swept by the next one if this one is killed.

Large bodies wait in files until they are read. A process that ends removes its folder; one that is
killed cannot, but its lock on the folder ends with it, and whoever starts next finds it unlocked.
"""

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

PREFIX = "loadpath-files-"
UNLOCKED_PREFIX = "loadpath-new-"
LOCK = "lock"


@contextmanager
def own_temporary_folder() -> Iterator[Path]:
    """Let this process and those it starts keep temporary files in a folder of their own."""
    shared = Path(tempfile.gettempdir())
    sweep(shared)
    folder, lock = make_locked_folder(shared)
    said_before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    try:
        yield folder
    finally:
        tempfile.tempdir = str(shared)
        if said_before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = said_before
        shutil.rmtree(folder, ignore_errors=True)
        lock.close()


def make_locked_folder(shared: Path) -> tuple[Path, IO[bytes]]:
    """A new folder that nobody sweeps while its lock is open: it is locked before it has the name
    that is looked for."""
    made = Path(tempfile.mkdtemp(prefix=UNLOCKED_PREFIX, dir=shared))
    lock = (made / LOCK).open("wb")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return made.rename(made.with_name(made.name.replace(UNLOCKED_PREFIX, PREFIX))), lock


def sweep(shared: Path) -> int:
    """Remove the folders of processes that are gone; gives how many."""
    left_behind = [folder for folder in shared.glob(f"{PREFIX}*") if is_left_behind(folder)]
    for folder in left_behind:
        shutil.rmtree(folder, ignore_errors=True)
    return len(left_behind)


def is_left_behind(folder: Path) -> bool:
    """Whether a folder is ours to remove, and nobody works in it."""
    try:
        if folder.is_symlink() or folder.stat().st_uid != os.geteuid():
            return False
        with (folder / LOCK).open("rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
