"""Both databases keep what they said they kept, and nothing of what failed."""

import asyncio
import threading
from pathlib import Path

import pytest

from loadpath.store import Store, Transaction, UnusableDatabase, open_store
from loadpath.store.accounts import Account, create_account, find_account, list_accounts
from loadpath.store.sqlite import refuse_unsafe_version


def account(name: str) -> Account:
    return Account(name, f"{name}@example.com", None, "free", 0)


def test_a_write_is_seen_by_the_next_read(fresh_database_url: str) -> None:
    async def scenario() -> None:
        store = open_store(fresh_database_url)
        assert await store.write(lambda tx: create_account(tx, account("ada")))
        assert await store.read(lambda tx: find_account(tx, "ada")) == account("ada")
        await store.close()

    asyncio.run(scenario())


def test_one_statement_sees_every_write_before_it(fresh_database_url: str) -> None:
    """Also those of another process: no earlier statement holds on to what it saw."""
    email = "SELECT email, tier FROM accounts WHERE id = ?"

    async def scenario() -> None:
        store, other = open_store(fresh_database_url), open_store(fresh_database_url)
        assert await store.row(email, "ada") is None
        await other.write(lambda tx: create_account(tx, account("ada")))
        assert await store.row(email, "ada") == ("ada@example.com", "free")
        await other.write(lambda tx: tx.execute("DELETE FROM accounts"))
        assert await store.row(email, "ada") is None
        await store.close()
        await other.close()

    asyncio.run(scenario())


def test_a_failing_function_leaves_nothing(fresh_database_url: str) -> None:
    def half(tx: Transaction) -> None:
        create_account(tx, account("ada"))
        raise KeyError("half way")

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        with pytest.raises(KeyError):
            await store.write(half)
        assert await store.read(list_accounts) == []
        await store.close()

    asyncio.run(scenario())


def test_one_failure_in_a_group_does_not_undo_the_others(fresh_database_url: str) -> None:
    def half(tx: Transaction) -> bool:
        create_account(tx, account("lost"))
        raise KeyError("half way")

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        jobs = [
            store.write(lambda tx, n=n: create_account(tx, account(f"a{n}")))  # type: ignore[misc]
            for n in range(40)
        ]
        jobs.insert(20, store.write(half))
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(outcome is True for outcome in outcomes) == 40
        kept = await store.read(list_accounts)
        assert {kept_account.id for kept_account in kept} == {f"a{n}" for n in range(40)}
        await store.close()

    asyncio.run(scenario())


def test_what_was_written_is_there_after_reopening(fresh_database_url: str) -> None:
    async def scenario() -> None:
        store = open_store(fresh_database_url)
        await store.write(lambda tx: create_account(tx, account("ada")))
        await store.close()
        store = open_store(fresh_database_url)
        assert await store.read(lambda tx: find_account(tx, "ada")) == account("ada")
        await store.close()

    asyncio.run(scenario())


def test_a_read_cannot_write_in_sqlite(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = open_store(f"sqlite:///{tmp_path}/file.sqlite")
        with pytest.raises(UnusableDatabase):
            await store.read(lambda tx: create_account(tx, account("ada")))
        with pytest.raises(UnusableDatabase):
            await store.row("DELETE FROM accounts")
        await store.close()

    asyncio.run(scenario())


def test_an_sqlite_with_the_log_reset_bug_is_refused() -> None:
    with pytest.raises(UnusableDatabase, match=r"3\.51\.2"):
        refuse_unsafe_version("3.51.2")
    refuse_unsafe_version("3.51.3")


def test_an_unknown_address_is_refused_without_showing_it() -> None:
    with pytest.raises(UnusableDatabase) as refusal:
        open_store("mysql://root:hunter2@host/db")
    assert "hunter2" not in str(refusal.value)


def test_locks_make_transactions_take_turns(fresh_database_url: str) -> None:
    """Two processes' worth of stores add to one counter, read first and written later."""

    def add_one(tx: Transaction) -> None:
        tx.lock("counter")
        found = find_account(tx, "counter")
        assert found is not None
        tx.execute(
            "UPDATE accounts SET created_at = ? WHERE id = ?", found.created_at + 1, "counter"
        )

    async def add(store: Store) -> None:
        await asyncio.gather(*(store.write(add_one) for _ in range(50)))
        await store.close()

    async def prepare() -> None:
        store = open_store(fresh_database_url)
        await store.write(lambda tx: create_account(tx, account("counter")))
        await store.close()

    async def count() -> int:
        store = open_store(fresh_database_url)
        found = await store.read(lambda tx: find_account(tx, "counter"))
        await store.close()
        assert found is not None
        return found.created_at

    asyncio.run(prepare())
    threads = [
        threading.Thread(target=lambda: asyncio.run(add(open_store(fresh_database_url))))
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert asyncio.run(count()) == 100
