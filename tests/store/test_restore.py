"""Backups of both databases, put back into both: all that was there, and nothing else."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest

from loadpath.service.access.new_account import add_account
from loadpath.service.access.new_api_key import add_api_key
from loadpath.store import Transaction, UnusableDatabase, open_store
from loadpath.store.accounts import list_accounts
from loadpath.store.drafts import park_draft, read_document
from loadpath.store.migrations import apply_migration, list_migrations, pending_migrations
from loadpath.store.postgresql_backup import list_tables
from loadpath.store.saved_models import SavedModel, create_saved_model
from loadpath.store.sqlite_backup import opened_backup
from loadpath.store.sqlite_transaction import SQLiteTransaction
from loadpath.store.transaction import Result
from loadpath.store.upkeep import back_up, restore, vacuum
from tests.databases import Cluster

DOCUMENT = bytes(range(256)) * 40


def in_store(url: str, work: Callable[[Transaction], Result]) -> Result:
    async def run() -> Result:
        store = open_store(url)
        try:
            return await store.write(work)
        finally:
            await store.close()

    return asyncio.run(run())


def fill(tx: Transaction) -> None:
    for name in ("ada", "bob"):
        account = add_account(
            tx, email=f"{name}@example.com", password_hash="hash", tier="pro", now=5
        )
        assert account is not None
        add_api_key(tx, account.id, name="ü", scopes=[], expires_in_days=None, now=6, most=9)
        park_draft(tx, f"draft-{name}", account.id, DOCUMENT, 7, 8)
        saved = SavedModel(f"model-{name}", account.id, "hall\nnorth", None, 1, 9, 10)
        create_saved_model(tx, saved, DOCUMENT)


def everything(url: str, folder: Path) -> dict[str, list[Any]]:
    """All rows of all tables, as a backup shows them."""
    folder.mkdir()
    back_up(url, folder / "look.sqlite")
    with opened_backup(folder / "look.sqlite") as connection:
        return {
            table: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {table}"), key=repr)
            for table, columns in list_tables(connection).items()
        }


@pytest.fixture(params=["sqlite", "postgresql"])
def other_database_url(request: pytest.FixtureRequest, tmp_path: Path, cluster: Cluster) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.sqlite"
    return cluster.new_database()


def test_a_backup_of_either_goes_into_either(
    fresh_database_url: str, other_database_url: str, tmp_path: Path
) -> None:
    """RUN-13: the very bytes, also in a database that is in use."""
    in_store(fresh_database_url, fill)
    before = everything(fresh_database_url, tmp_path / "before")
    assert len(before["audit_events"]) == 4
    back_up(fresh_database_url, tmp_path / "copy.sqlite")

    async def scenario() -> bytes | None:
        store = open_store(other_database_url)
        copy = tmp_path / "copy.sqlite"
        await asyncio.to_thread(restore, copy, other_database_url, replace=False)
        document = await store.read(lambda tx: read_document(tx, "draft-bob"))
        await store.close()
        return document

    assert asyncio.run(scenario()) == DOCUMENT
    assert everything(other_database_url, tmp_path / "after") == before
    # The numbers of events go on where they were.
    in_store(other_database_url, fill_one_more)


def fill_one_more(tx: Transaction) -> None:
    assert add_account(tx, email="eve@example.com", password_hash=None, tier="free", now=11)


def test_a_restore_replaces_only_when_told(fresh_database_url: str, tmp_path: Path) -> None:
    """RUN-13."""
    in_store(fresh_database_url, fill)
    copy = tmp_path / "copy.sqlite"
    back_up(fresh_database_url, copy)
    in_store(fresh_database_url, fill_one_more)
    with pytest.raises(UnusableDatabase, match="holds accounts already"):
        restore(copy, fresh_database_url, replace=False)
    assert len(in_store(fresh_database_url, list_accounts)) == 3
    restore(copy, fresh_database_url, replace=True)
    assert len(in_store(fresh_database_url, list_accounts)) == 2


def test_what_is_no_backup_changes_nothing(fresh_database_url: str, tmp_path: Path) -> None:
    """RUN-13: missing, foreign, damaged, from the future."""
    in_store(fresh_database_url, fill)
    foreign = tmp_path / "foreign.sqlite"
    connection = apsw.Connection(str(foreign))
    connection.execute("CREATE TABLE things (x)")
    connection.close()
    damaged, newer = tmp_path / "damaged.sqlite", tmp_path / "newer.sqlite"
    back_up(fresh_database_url, newer)
    content = bytearray(newer.read_bytes())
    content[4096 * 3 : 4096 * 4] = b"\xff" * 4096
    damaged.write_bytes(content)
    connection = apsw.Connection(str(newer))
    connection.execute("INSERT INTO migrations (number, name) VALUES (9999, 'later')")
    connection.close()
    for file in (tmp_path / "missing", foreign, damaged, newer):
        with pytest.raises(UnusableDatabase):
            restore(file, fresh_database_url, replace=True)
    assert len(in_store(fresh_database_url, list_accounts)) == 2


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    fresh_database_url: str, tmp_path: Path
) -> None:
    """RUN-13: and the file itself stays as it was."""
    old = tmp_path / "old.sqlite"
    connection = apsw.Connection(str(old))
    transaction = SQLiteTransaction(connection)
    for migration in pending_migrations(transaction, list_migrations("sqlite"))[:4]:
        apply_migration(transaction, migration)
    connection.execute(
        "INSERT INTO accounts (id, email, tier, created_at) VALUES ('a', 'a@b.c', 'free', 1)"
    )
    connection.close()
    content = old.read_bytes()
    restore(old, fresh_database_url, replace=False)
    assert [account.id for account in in_store(fresh_database_url, list_accounts)] == ["a"]
    assert old.read_bytes() == content


def test_vacuum_teaches_an_old_file_to_shrink(tmp_path: Path) -> None:
    """RUN-14: while the service has it open; what it holds stays."""
    path = tmp_path / "old.sqlite"
    connection = apsw.Connection(str(path))
    connection.execute("PRAGMA auto_vacuum = NONE; CREATE TABLE filling (x BLOB)")
    connection.execute("INSERT INTO filling VALUES (zeroblob(5000000))")
    connection.execute("DELETE FROM filling")
    connection.close()
    url = f"sqlite:///{path}"

    async def scenario() -> tuple[int, int]:
        store = open_store(url)
        await store.write(fill)
        sizes = await asyncio.to_thread(vacuum, url)
        assert len(await store.read(list_accounts)) == 2
        await store.write(fill_one_more)
        await store.close()
        return sizes

    before, after = asyncio.run(scenario())
    assert before > 5_000_000
    assert after < 1_000_000
    connection = apsw.Connection(str(path))
    assert connection.execute("PRAGMA auto_vacuum").fetchall() == [(2,)]
    connection.close()


def test_vacuum_of_a_server(cluster: Cluster) -> None:
    """RUN-14."""
    url = cluster.new_database()
    in_store(url, fill)
    assert all(size > 0 for size in vacuum(url))
    assert len(in_store(url, list_accounts)) == 2
