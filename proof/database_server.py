"""Where a proof gets new databases from: files, or a PostgreSQL of its own that keeps its word."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from tests.databases import DURABLE, running_cluster


@dataclass(frozen=True)
class DatabaseServer:
    new_database: Callable[[], str]
    """Gives the address of a new, empty one."""
    process_id: int | None
    """Of PostgreSQL's first process; a file has none."""
    frozen: Callable[[], AbstractContextManager[None]] | None = None
    """While it is entered no process of PostgreSQL does anything."""


@contextmanager
def running_database(kind: str) -> Iterator[DatabaseServer]:
    if kind == "postgresql":
        with running_cluster(DURABLE) as cluster:
            first_line = (cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
            yield DatabaseServer(cluster.new_database, int(first_line), cluster.frozen)
        return
    with tempfile.TemporaryDirectory() as folder:
        yield DatabaseServer(
            lambda: f"sqlite:///{tempfile.mkdtemp(dir=folder)}/loadpath.sqlite", None
        )
