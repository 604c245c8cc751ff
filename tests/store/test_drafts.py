"""The newest 50 drafts, with processes that park at the same time."""

import asyncio
import subprocess
import sys

from loadpath.store import Store, Transaction, open_store
from loadpath.store.accounts import Account, create_account
from loadpath.store.drafts import NEWEST_KEPT, Draft, clear_ended, find_draft, park_draft

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
        for number in range(NEWEST_KEPT + 10):
            name = f"d{number}"
            await store.write(lambda tx, name=name: park_draft(tx, name, "ada", b"d", 0, 1_000))  # type: ignore[misc]
        cleared = []
        while count := await store.write(lambda tx: clear_ended(tx, 999, 4)):
            cleared.append(count)
        assert cleared == [4, 4, 2]
        assert await store.write(lambda tx: clear_ended(tx, 1_000, 4)) == 4
        draft = await store.read(lambda tx: find_draft(tx, "d0"))
        assert draft is not None
        assert draft.is_displaced
        await store.close()

    asyncio.run(scenario())
