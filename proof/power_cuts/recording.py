"""A real service under load, with everything that it tells its disk."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from proof.killed_service import KilledService
from proof.ledger import Ledger
from proof.power_cuts.disk import Note, read_notes
from proof.writer import Writer

WRITERS = 4
DATABASE = "loadpath.sqlite"
LOG = f"{DATABASE}-wal"
KEPT = (DATABASE, LOG)
"""The shared memory is made anew, and the rollback journal is gone once there is a log."""


class Recording:
    def __init__(self, notes: list[Note], ledgers: list[Ledger]) -> None:
        self.notes = notes
        self.ledgers = ledgers

    @property
    def span(self) -> tuple[int, int]:
        """From the first acknowledged write to the last note."""
        firsts = [entry.nanoseconds for ledger in self.ledgers for entry in ledger.history]
        return min(firsts), self.notes[-1].nanoseconds

    def without_synchronised_log(self) -> "Recording":
        """As if SQLite ran with `synchronous=NORMAL`: the log waits for the next checkpoint."""
        notes = [
            note
            for note, following in zip(self.notes, [*self.notes[1:], None], strict=True)
            if (note.what, note.name) != ("s", LOG) or (following and following.name == DATABASE)
        ]
        return Recording(notes, self.ledgers)


def record(seconds: float) -> Recording:
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        data = folder / "data"
        data.mkdir()
        library = build_library(Path(__file__).with_name("recorder.c"), folder)
        given = {"RECORDER_LOG": str(folder / "log"), "RECORDER_FILE": str(data / DATABASE)}
        with changed_environment(given | {"LD_PRELOAD": str(library)}):
            service = KilledService(data, None)
            try:
                keys = [service.new_key(f"w{n}@example.com", pro=True) for n in range(WRITERS)]
                ledgers = write_for(seconds, service.base_url, keys)
            finally:
                service.kill()
        notes = [note for note in read_notes((folder / "log").read_bytes()) if note.name in KEPT]
    return Recording(notes, ledgers)


def write_for(seconds: float, base_url: str, keys: list[str]) -> list[Ledger]:
    writers = [Writer(base_url, key, seed) for seed, key in enumerate(keys)]
    for writer in writers:
        writer.start()
    time.sleep(seconds)
    for writer in writers:
        writer.stop()
        writer.close()
        assert writer.faults == []
    return [writer.ledger for writer in writers]


def build_library(source: Path, folder: Path) -> Path:
    """That can be loaded before the C library of a process."""
    built = folder / f"{source.stem}.so"
    compiler = [sys.executable, "-m", "ziglang", "cc", "-shared", "-fPIC", "-O1"]
    subprocess.run([*compiler, str(source), "-o", str(built)], check=True)
    return built


@contextmanager
def changed_environment(given: dict[str, str]) -> Iterator[None]:
    """For processes that are started within; their files are known by how their names begin."""
    before = dict(os.environ)
    os.environ.update(given)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
