"""Databases that restart, fill up or are locked."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import apsw
import pytest

from loadpath.service.health.pages import PROBE_SECONDS
from loadpath.store import (
    DiskFailed,
    StorageFull,
    Store,
    StoreUnavailable,
    Transaction,
    open_store,
    postgresql,
    sqlite_writer,
)
from loadpath.store.accounts import Account, create_account, list_accounts
from loadpath.store.sqlite_transaction import translate
from tests.databases import Cluster, running_cluster

T = TypeVar("T")


@pytest.fixture(scope="module")
def mortal() -> Iterator[Cluster]:
    """A server of this file's own, which its tests stop and start again."""
    with running_cluster() as running:
        yield running


def account(name: str) -> Account:
    return Account(name, f"{name}@example.com", None, "free", 0)


def add(name: str, tx: Transaction) -> None:
    create_account(tx, account(name))


def test_a_restarted_server_is_found_again(mortal: Cluster) -> None:
    """STORE-2, ERR-3: nothing acknowledged is lost; the pool reconnects by itself."""

    async def scenario() -> None:
        store = open_store(url)
        kept = []
        for number in range(20):
            if number == 10:
                await asyncio.to_thread(mortal.stop, "fast")
                with pytest.raises(StoreUnavailable):
                    await store.read(list_accounts)
                await asyncio.to_thread(mortal.start)
                await until_back(lambda: store.read(list_accounts))
            name = f"a{number}"
            await store.write(lambda tx, name=name: create_account(tx, account(name)))  # type: ignore[misc]
            kept.append(name)
        found = await store.read(list_accounts)
        assert sorted(found_account.id for found_account in found) == sorted(kept)
        await store.close()

    url = mortal.new_database()
    asyncio.run(scenario())


def test_connections_that_a_restart_broke_are_not_lent(mortal: Cluster) -> None:
    """ERR-3: nobody was there while the server was away, and nobody notices."""

    async def scenario() -> None:
        store = open_store(url)
        await asyncio.gather(*(pause(store) for _ in range(4)))  # as many connections
        await asyncio.to_thread(mortal.stop, "fast")
        await asyncio.to_thread(mortal.start)
        names = [f"a{number}" for number in range(4)]
        await asyncio.gather(*(store.write(partial(add, name)) for name in names))
        assert [found.id for found in await store.read(list_accounts)] == names
        await store.close()

    async def pause(store: Store) -> None:
        await store.read(lambda tx: tx.row("SELECT pg_sleep(0.2)"))

    url = mortal.new_database()
    asyncio.run(scenario())


async def until_back(call: Callable[[], Awaitable[T]]) -> T:
    """What the call gives, however long a busy machine takes to find its server again.

    A server that is never found again fails here.
    """
    deadline = time.monotonic() + 60
    while True:
        try:
            return await call()
        except StoreUnavailable:
            assert time.monotonic() < deadline


@pytest.mark.parametrize("kind", ["frozen", "gone"])
def test_nobody_queues_for_a_server_that_is_away(mortal: Cluster, kind: str) -> None:
    """ERR-6, ERR-3: fifty callers are told, and fifty who look something up; none of their writes
    happens later, and all is well when it is back. Without the pulse they hang until the server
    thaws."""

    async def scenario() -> None:
        store = open_store(url)
        await store.read(list_accounts)
        away = mortal.frozen() if kind == "frozen" else stopped(mortal)
        with away:
            calls: list[Awaitable[Any]] = [
                store.write(lambda tx: tx.execute("SELECT 1")) for _ in range(50)
            ]
            calls += [store.row("SELECT 1 WHERE 1 = ?", number) for number in range(50)]
            outcomes = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 60)
            assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
            late = store.write(lambda tx: create_account(tx, account("late")))
            with pytest.raises(StoreUnavailable):
                await asyncio.wait_for(late, 60)
        assert await until_back(lambda: store.read(list_accounts)) == []
        await until_back(lambda: store.write(lambda tx: create_account(tx, account("ada"))))
        await store.close()

    url = mortal.new_database()
    asyncio.run(scenario())


def test_what_callers_are_promised_is_what_the_waits_add_up_to() -> None:
    """ERR-6: a quarter of a second is left for what is not waiting, on a machine that is not busy.
    `make bench-service` measures what comes of it."""
    whoever_finds_out = postgresql.SUSPICIOUS_SECONDS + postgresql.PULSE_SECONDS
    whoever_comes_later = postgresql.SUSPICIOUS_SECONDS
    return_is_noticed = postgresql.PULSE_SECONDS + postgresql.WATCH_SECONDS
    assert max(whoever_finds_out, whoever_comes_later, return_is_noticed) <= 2 - 0.25
    assert PROBE_SECONDS <= 1 - 0.1


def test_what_was_given_up_is_not_done_later(mortal: Cluster) -> None:
    """STORE-2: whoever was told that a write may not have happened writes again, and what they
    write last counts. The first had begun when its server stood still."""

    async def scenario() -> None:
        store = postgresql.PostgreSQLStore(url, 1)
        has_begun, may_go_on = threading.Event(), threading.Event()

        def begin(tx: Transaction) -> None:
            create_account(tx, account("late"))
            has_begun.set()
            may_go_on.wait(60)

        first = asyncio.create_task(store.write(begin))
        await asyncio.to_thread(has_begun.wait)
        with mortal.frozen(), pytest.raises(StoreUnavailable):
            await asyncio.wait_for(first, 60)
        may_go_on.set()
        # On the one thread and connection that there are: after the first has come to its end.
        await until_back(lambda: store.write(partial(add, "ada")))
        assert [found.id for found in await store.read(list_accounts)] == ["ada"]
        await store.close()

    url = mortal.new_database()
    asyncio.run(scenario())


def test_what_waits_for_a_connection_and_is_given_up_never_begins(mortal: Cluster) -> None:
    """STORE-2: the server comes back while the thread of the write still waits for it."""

    async def scenario() -> None:
        store = postgresql.PostgreSQLStore(url, 1)
        await store.read(list_accounts)
        with stopped(mortal), pytest.raises(StoreUnavailable):
            await store.write(partial(add, "late"))
        await until_back(lambda: store.write(partial(add, "ada")))
        assert [found.id for found in await store.read(list_accounts)] == ["ada"]
        await store.close()

    url = mortal.new_database()
    asyncio.run(scenario())


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.stop()
    yield
    cluster.start()


def test_a_slow_statement_is_not_taken_for_a_server_that_is_away(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ERR-6."""
    monkeypatch.setattr(postgresql, "SUSPICIOUS_SECONDS", 0.05)

    async def scenario() -> None:
        store = open_store(cluster.new_database())
        slow = store.read(lambda tx: tx.row("SELECT 'done', pg_sleep(0.5)"))
        assert (await slow)[0] == "done"  # type: ignore[index]
        await store.close()

    asyncio.run(scenario())


def test_no_statement_holds_a_connection_for_ever(cluster: Cluster) -> None:
    """ERR-6."""

    async def scenario() -> None:
        store = open_store(cluster.new_database())
        for limit in ("statement_timeout", "lock_timeout"):
            row = await store.row("SELECT setting FROM pg_settings WHERE name = ?", limit)
            assert row is not None
            assert int(row[0]) > 0
        await store.close()

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


def test_a_disk_that_fails_may_work_later() -> None:
    """ERR-3: whether it was done is not known; whoever asks again will see."""
    failure = translate(apsw.IOError("disk I/O error"))
    assert isinstance(failure, DiskFailed)
    assert isinstance(failure, StoreUnavailable)
