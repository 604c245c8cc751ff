"""Databases that restart, fill up or are locked."""

import asyncio
from pathlib import Path

import apsw
import pytest

from loadpath.store import StorageFull, StoreUnavailable, Transaction, open_store, sqlite_writer
from loadpath.store.accounts import Account, create_account, list_accounts
from tests.databases import running_cluster


def account(name: str) -> Account:
    return Account(name, f"{name}@example.com", None, "free", 0)


def test_a_restarted_server_is_found_again() -> None:
    """STORE-2, ERR-3: nothing acknowledged is lost; the pool reconnects by itself."""

    async def scenario() -> None:
        store = open_store(url)
        kept = []
        for number in range(20):
            if number == 10:
                await asyncio.to_thread(cluster.stop, "fast")
                with pytest.raises(StoreUnavailable):
                    await store.read(list_accounts)
                await asyncio.to_thread(cluster.start)
            name = f"a{number}"
            await store.write(lambda tx, name=name: create_account(tx, account(name)))  # type: ignore[misc]
            kept.append(name)
        found = await store.read(list_accounts)
        assert sorted(found_account.id for found_account in found) == sorted(kept)
        await store.close()

    with running_cluster() as cluster:
        url = cluster.new_database()
        asyncio.run(scenario())


def test_a_full_disk_is_named_and_undone(tmp_path: Path) -> None:
    """ERR-3, STORE-2."""

    def fill(tx: Transaction) -> None:
        tx.execute("PRAGMA max_page_count = 60")
        for number in range(10_000):
            create_account(tx, account(f"{number:0200d}"))

    async def scenario() -> None:
        store = open_store(f"sqlite:///{tmp_path}/db.sqlite")
        await store.write(lambda tx: create_account(tx, account("ada")))
        with pytest.raises(StorageFull):
            await store.write(fill)
        assert [a.id for a in await store.read(list_accounts)] == ["ada"]
        await store.write(lambda tx: tx.execute("PRAGMA max_page_count = 100000"))
        await store.write(lambda tx: create_account(tx, account("eve")))
        await store.close()

    asyncio.run(scenario())


def test_a_database_locked_by_another_program_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ERR-3."""
    monkeypatch.setattr(sqlite_writer, "BUSY_MILLISECONDS", 100)

    async def scenario() -> None:
        store = open_store(f"sqlite:///{tmp_path}/db.sqlite")
        other = apsw.Connection(str(tmp_path / "db.sqlite"))
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnavailable):
            await store.write(lambda tx: create_account(tx, account("ada")))
        other.execute("ROLLBACK")
        other.close()
        assert await store.write(lambda tx: create_account(tx, account("ada")))
        await store.close()

    asyncio.run(scenario())


def test_writes_do_not_hold_up_reads(tmp_path: Path) -> None:
    """STORE-2: a read passes while a write waits for its turn, and sees the state before it."""

    async def scenario() -> None:
        store = open_store(f"sqlite:///{tmp_path}/db.sqlite")
        other = apsw.Connection(str(tmp_path / "db.sqlite"))
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.write(lambda tx: create_account(tx, account("ada"))))
        await asyncio.sleep(0.1)
        assert await store.read(list_accounts) == []
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing
        assert len(await store.read(list_accounts)) == 1
        await store.close()

    asyncio.run(scenario())


def test_a_write_that_nobody_waits_for_any_more_still_happens_whole(tmp_path: Path) -> None:
    """STORE-2: whoever hangs up while the disk works cannot leave half a transaction behind."""

    async def scenario() -> None:
        store = open_store(f"sqlite:///{tmp_path}/db.sqlite")
        writing = asyncio.create_task(store.write(lambda tx: create_account(tx, account("ada"))))
        await asyncio.sleep(0)
        writing.cancel()
        assert await store.write(lambda tx: create_account(tx, account("eve")))
        assert {a.id for a in await store.read(list_accounts)} == {"ada", "eve"}
        await store.close()

    asyncio.run(scenario())
