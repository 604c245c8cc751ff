"""A newer version migrates while processes of the version before go on: nothing of theirs fails."""

import asyncio
from collections.abc import Callable

import pytest

from loadpath.store import Store, open_store, postgresql, sqlite
from loadpath.store.migrations import Migration, list_migrations
from loadpath.store.transaction import Transaction

FIRST_THAT_ONLY_ADDS = 5
"""Those before were made when one process had the database to itself."""
ALLOWED = ("CREATE TABLE", "CREATE INDEX", "ALTER TABLE")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_migrations_only_add(database: str) -> None:
    """STORE-7: no table, column or index goes or changes; a new column may be left out."""
    for migration in list_migrations(database):
        if migration.number < FIRST_THAT_ONLY_ADDS:
            continue
        for statement in migration.statements:
            lines = [line for line in statement.splitlines() if not line.startswith("--")]
            text = " ".join(" ".join(lines).split())
            assert text.startswith(ALLOWED), f"{migration.name}: {text}"
            assert "UNIQUE" not in text or text.startswith("CREATE TABLE")
            if text.startswith("ALTER TABLE"):
                assert " ADD COLUMN " in text
                assert "NOT NULL" not in text or "DEFAULT" in text


def act_as_the_version_before(tx: Transaction, number: int) -> None:
    """What a process without the newer columns does: its statements, as they were."""
    name = f"account {number}"
    tx.execute(
        "INSERT INTO accounts (id, email, password_hash, tier, created_at) VALUES (?, ?, ?, ?, ?)",
        name,
        f"{number}@example.com",
        None,
        "free",
        number,
    )
    tx.execute(
        "INSERT INTO sessions (hash, account_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
        number.to_bytes(8, "big"),
        name,
        number,
        number + 10,
    )
    row = tx.row(
        "SELECT a.id, a.email, a.password_hash, a.tier, a.created_at, s.created_at, s.expires_at "
        "FROM sessions s JOIN accounts a ON a.id = s.account_id "
        "WHERE s.hash = ? AND s.expires_at > ?",
        number.to_bytes(8, "big"),
        0,
    )
    assert row is not None
    assert row[0] == name
    tx.execute("UPDATE accounts SET tier = ? WHERE id = ?", "pro", name)
    tx.execute("DELETE FROM sessions WHERE account_id = ?", name)


def test_the_version_before_goes_on_while_a_newer_one_migrates(
    fresh_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """STORE-7: before, while and after, on connections that have prepared their statements."""
    older = only_until(FIRST_THAT_ONLY_ADDS - 1)
    for module in (sqlite, postgresql):
        monkeypatch.setattr(module, "list_migrations", older)
    before = open_store(fresh_database_url)
    for module in (sqlite, postgresql):
        monkeypatch.setattr(module, "list_migrations", list_migrations)

    async def scenario() -> int:
        for number in range(20):
            await work(before, number)
        going_on = asyncio.create_task(work_until(before, 20, 120))
        newer = await asyncio.to_thread(open_store, fresh_database_url)
        await going_on
        await work(before, 1_000)
        rows = await newer.read(
            lambda tx: tx.rows("SELECT number, disabled_at FROM migrations, accounts")
        )
        await newer.close()
        await before.close()
        return len(rows)

    assert asyncio.run(scenario()) == 121 * len(list_migrations("sqlite"))


async def work(store: Store, number: int) -> None:
    await store.write(lambda tx: act_as_the_version_before(tx, number))


async def work_until(store: Store, first: int, last: int) -> None:
    for number in range(first, last):
        await work(store, number)


def only_until(number: int) -> Callable[[str], list[Migration]]:
    def list_older(database: str) -> list[Migration]:
        return [each for each in list_migrations(database) if each.number <= number]

    return list_older
