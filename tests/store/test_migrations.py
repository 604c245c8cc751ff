"""Migrations: the same on both databases, forward only, whole, once."""

import asyncio
import subprocess
import sys
from pathlib import Path

import apsw
import psycopg
import pytest

from loadpath.store import UnusableDatabase, open_store
from loadpath.store.migrations import apply_next, list_migrations, read_migration
from loadpath.store.sqlite_transaction import SQLiteTransaction
from tests.databases import Cluster


def open_and_close(url: str) -> None:
    async def scenario() -> None:
        await open_store(url).close()

    asyncio.run(scenario())


def test_both_databases_have_the_same_migrations() -> None:
    """STORE-1, STORE-3."""
    sqlite, postgresql = list_migrations("sqlite"), list_migrations("postgresql")
    assert [m.name for m in sqlite] == [m.name for m in postgresql]
    assert [m.number for m in sqlite] == list(range(1, len(sqlite) + 1))


def test_both_databases_have_the_same_tables(tmp_path: Path, cluster: Cluster) -> None:
    """STORE-1."""
    open_and_close(f"sqlite:///{tmp_path}/db.sqlite")
    url = cluster.new_database()
    open_and_close(url)
    connection = apsw.Connection(str(tmp_path / "db.sqlite"))
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    sqlite = {
        (table, column[1])
        for (table,) in tables
        for column in connection.execute(f"PRAGMA table_info({table})")
    }
    connection.close()
    with psycopg.connect(url) as server:
        postgresql = set(
            server.execute(
                "SELECT table_name, column_name FROM information_schema.columns "
                "WHERE table_schema = 'public'"
            ).fetchall()
        )
    assert sqlite == postgresql


def test_opening_twice_changes_nothing(fresh_database_url: str) -> None:
    """STORE-3."""
    open_and_close(fresh_database_url)
    open_and_close(fresh_database_url)


def test_many_processes_may_start_at_once(fresh_database_url: str) -> None:
    """STORE-3."""
    script = (
        "import asyncio, sys; from loadpath.store import open_store\n"
        "async def run(): await open_store(sys.argv[1]).close()\n"
        "asyncio.run(run())"
    )
    processes = [
        subprocess.Popen([sys.executable, "-c", script, fresh_database_url]) for _ in range(4)
    ]
    assert [process.wait(60) for process in processes] == [0, 0, 0, 0]


def test_a_failing_migration_leaves_nothing(tmp_path: Path) -> None:
    """STORE-3: the table of its first statement is gone when its second fails."""
    bad = read_migration("0001_bad.sql", "CREATE TABLE a (x);\nCREATE TABLE a (x);\n")
    connection = apsw.Connection(str(tmp_path / "db.sqlite"))
    connection.execute("BEGIN IMMEDIATE")
    with pytest.raises(apsw.SQLError):
        apply_next(SQLiteTransaction(connection), [bad])
    connection.execute("ROLLBACK")
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()


def test_a_database_of_a_newer_version_is_refused(fresh_database_url: str) -> None:
    """STORE-4."""

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        insert = "INSERT INTO migrations (number, name) VALUES (9999, 'from the future')"
        await store.write(lambda tx: tx.execute(insert))
        await store.close()

    asyncio.run(scenario())
    with pytest.raises(UnusableDatabase, match="9999"):
        open_store(fresh_database_url)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    """STORE-4."""
    (tmp_path / "db.sqlite").write_bytes(b"this is not a database, only text" * 100)
    with pytest.raises(UnusableDatabase):
        open_store(f"sqlite:///{tmp_path}/db.sqlite")
