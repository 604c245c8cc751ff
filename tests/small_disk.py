"""A disk of some megabytes that really fills up: a filesystem of its own in memory."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

PIECE = 4096


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """The folder as a disk of that size; only who may mount can have one."""
    folder.mkdir()
    options = f"size={megabytes}m"
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    done = subprocess.run(mount, capture_output=True, text=True)
    if done.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill_disk(folder: Path) -> Path:
    """Leave no room on the disk of the folder, as another program would; gives what fills it."""
    filler = folder / "of another program"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(PIECE))
    assert os.statvfs(folder).f_bavail == 0
    return filler
