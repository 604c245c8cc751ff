"""The newest 50 drafts, with processes that park at the same time."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from loadpath.store import Store, Transaction, open_store, postgresql, sqlite
from loadpath.store.accounts import Account, create_account
from loadpath.store.drafts import (
    NEWEST_KEPT,
    Draft,
    clear_ended,
    find_draft,
    park_draft,
    read_document,
)
from loadpath.store.migrations import list_migrations

PARK = """
import asyncio, sys
from loadpath.store import open_store
from loadpath.store.drafts import park_draft

async def run(url, name):
    store = open_store(url)
    # Each process has a clock of its own, minutes apart from the others'.
    now = 1_000_000_000 + 600_000 * int(name)
    end = now + 86_400_000
    await asyncio.gather(*(
        store.write(lambda tx, n=n: park_draft(tx, f"{name}x{n}", "ada", b"d", now, end))
        for n in range(30)
    ))
    await store.close()

asyncio.run(run(*sys.argv[1:]))
"""


async def with_account(url: str) -> Store:
    store = open_store(url)
    account = Account("ada", "ada@example.com", None, "free", 0)
    await store.write(lambda tx: create_account(tx, account))
    return store


def list_drafts(tx: Transaction) -> list[Draft]:
    rows = tx.rows(
        "SELECT id, account_id, sequence, created_at, expires_at, displaced_at "
        "FROM drafts ORDER BY sequence"
    )
    return [Draft(*row) for row in rows]


def count_documents(tx: Transaction) -> int:
    row = tx.row("SELECT COUNT(*) FROM draft_documents")
    assert row is not None
    return int(row[0])


def park_many(tx: Transaction, number: int, document: bytes) -> None:
    for n in range(number):
        park_draft(tx, f"{n:027d}", "ada", document, 0, 1_000)


def test_exactly_the_newest_50_are_active_across_processes(fresh_database_url: str) -> None:
    """DRAFT-3: three processes with different clocks park 90 drafts."""

    async def prepare() -> None:
        await (await with_account(fresh_database_url)).close()

    async def inspect() -> list[Draft]:
        store = open_store(fresh_database_url)
        drafts = await store.read(list_drafts)
        await store.close()
        return drafts

    asyncio.run(prepare())
    processes = [
        subprocess.Popen([sys.executable, "-c", PARK, fresh_database_url, str(name)])
        for name in range(3)
    ]
    assert [process.wait(60) for process in processes] == [0, 0, 0]
    drafts = asyncio.run(inspect())
    assert [draft.sequence for draft in drafts] == list(range(1, 91))
    active = [draft for draft in drafts if draft.ended_at(1_000_000_000) is None]
    assert [draft.sequence for draft in active] == list(range(41, 91))


def test_clearing_goes_in_small_batches(fresh_database_url: str) -> None:
    """DRAFT-6."""

    async def scenario() -> None:
        store = await with_account(fresh_database_url)

        def park_many(tx: Transaction) -> None:
            for number in range(NEWEST_KEPT + 10):
                park_draft(tx, f"d{number}", "ada", b"d", 0, 1_000)

        await store.write(park_many)
        assert await store.read(count_documents) == NEWEST_KEPT, "displaced ones went at once"
        assert await store.write(lambda tx: clear_ended(tx, 999, 20)) == 0
        cleared = []
        while count := await store.write(lambda tx: clear_ended(tx, 1_000, 20)):
            cleared.append(count)
        assert cleared == [20, 20, 10]
        draft = await store.read(lambda tx: find_draft(tx, "d0"))
        assert draft is not None
        assert draft.is_displaced
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [3_000, 200_000])
def test_a_file_shrinks_to_the_rows_that_stay(tmp_path: Path, size: int) -> None:
    """DRAFT-6: also where documents were small enough to lie beside the rows of others."""
    path, empty, number = tmp_path / "db.sqlite", tmp_path / "empty.sqlite", 400

    async def scenario() -> None:
        store = await with_account(f"sqlite:///{path}")
        await store.write(lambda tx: park_many(tx, number, bytes(size)))
        await store.write(lambda tx: clear_ended(tx, 1_000, number))
        while await store.give_back(1024 * 1024):
            pass
        await store.close()

    async def make_empty() -> None:
        await (await with_account(f"sqlite:///{empty}")).close()

    asyncio.run(scenario())
    asyncio.run(make_empty())
    assert path.stat().st_size < empty.stat().st_size + 500 * number


def test_what_the_active_drafts_hold_is_counted(fresh_database_url: str) -> None:
    """DRAFT-12: neither displaced nor expired ones count."""

    def park_at(tx: Transaction, name: str, now: int) -> int:
        return park_draft(tx, name, "ada", b"12345", now, now + 1_000).finish()

    async def scenario() -> None:
        store = await with_account(fresh_database_url)
        held = [await store.write(lambda tx, n=n: park_at(tx, f"d{n}", n)) for n in range(60)]  # type: ignore[misc]
        assert held == [5 * min(n + 1, NEWEST_KEPT) for n in range(60)]
        assert await store.write(lambda tx: park_at(tx, "late", 1_030)) == 5 * 30
        await store.close()

    asyncio.run(scenario())


def test_nothing_is_parked_without_an_account(fresh_database_url: str) -> None:
    async def scenario() -> None:
        store = await with_account(fresh_database_url)
        with pytest.raises(LookupError, match="eve"):
            await store.write(lambda tx: park_draft(tx, "d", "eve", b"d", 0, 1_000).finish())
        assert await store.read(lambda tx: find_draft(tx, "d")) is None
        await store.close()

    asyncio.run(scenario())


def test_documents_of_an_older_database_are_kept(
    fresh_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """STORE-3: those of active drafts move to their table, those of displaced ones go."""
    driver = sqlite if fresh_database_url.startswith("sqlite") else postgresql

    def insert(tx: Transaction, name: str, sequence: int, displaced_at: int | None) -> None:
        tx.execute(
            "INSERT INTO drafts (id, account_id, sequence, created_at, expires_at, displaced_at, "
            "document) VALUES (?, 'ada', ?, 0, 1000, ?, ?)",
            name,
            sequence,
            displaced_at,
            name.encode(),
        )

    async def before() -> None:
        store = await with_account(fresh_database_url)
        await store.write(lambda tx: insert(tx, "active", 2, None))
        await store.write(lambda tx: insert(tx, "displaced", 1, 5))
        await store.close()

    async def after() -> None:
        store = open_store(fresh_database_url)
        assert await store.read(lambda tx: read_document(tx, "active")) == b"active"
        assert await store.read(lambda tx: read_document(tx, "displaced")) is None
        assert [draft.id for draft in await store.read(list_drafts)] == ["displaced", "active"]
        await store.close()

    with monkeypatch.context() as patch:
        known = [
            each for each in list_migrations(driver.__name__.split(".")[-1]) if each.number < 4
        ]
        patch.setattr(driver, "list_migrations", lambda database: known)
        asyncio.run(before())
    asyncio.run(after())
