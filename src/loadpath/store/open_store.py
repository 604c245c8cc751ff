"""From a database address to an open, migrated store."""

from pathlib import Path

from loadpath.store.errors import UnusableDatabase
from loadpath.store.transaction import Store

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")
CONNECTIONS = 10
"""To a server, at most, unless it is said otherwise."""


def open_store(url: str, connections: int = CONNECTIONS) -> Store:
    """Open `sqlite:///path/to/file` or `postgresql://user@host/database` and migrate it.

    Drivers are imported here, so that a machine needs only the one it uses.
    """
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        from loadpath.store.sqlite import SQLiteStore

        return SQLiteStore(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRESQL):
        from loadpath.store.postgresql import PostgreSQLStore

        return PostgreSQLStore(url, connections)
    raise UnusableDatabase(
        "The database address should be 'sqlite:///path/to/file' or "
        f"'postgresql://user:password@host/database'; its scheme is {url.split(':')[0]!r}."
    )
