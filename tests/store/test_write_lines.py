"""Writes of one line: each is a transaction of its own, and those that wait go together."""

import asyncio
from collections.abc import Callable
from typing import Any

from loadpath.store import Store, Transaction, open_store
from loadpath.store.accounts import list_accounts
from loadpath.store.outcome import Outcome
from loadpath.store.unfinished import Unfinished
from loadpath.store.write_lines import WriteLines

MANY = 40


def add(name: str) -> Callable[[Transaction], None]:
    """Add an account; the database refuses a name that is taken."""
    return lambda tx: tx.send(
        "INSERT INTO accounts (id, email, tier, created_at) VALUES (?, ?, 'free', 0)", name, name
    )


def add_and_fail(tx: Transaction) -> None:
    add("undone")(tx)
    raise LookupError("by itself")


async def names_in(store: Store) -> list[str]:
    return sorted(account.id for account in await store.read(list_accounts))


async def write_all(store: Store, works: list[Callable[[Transaction], Any]]) -> list[Any]:
    writes = (store.write(work, line="one") for work in works)
    return await asyncio.gather(*writes, return_exceptions=True)


def test_one_that_fails_by_itself_undoes_only_itself(fresh_database_url: str) -> None:
    """STORE-2"""
    names = [f"a{number:02d}" for number in range(MANY)]

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        works = [*map(add, names[:20]), add_and_fail, *map(add, names[20:])]
        outcomes = await write_all(store, works)
        assert isinstance(outcomes.pop(20), LookupError)
        assert outcomes == [None] * MANY
        assert await names_in(store) == names
        await store.close()

    asyncio.run(scenario())


def test_one_that_the_database_refuses_fails_alone(fresh_database_url: str) -> None:
    """STORE-2: a name that is taken ends the transaction of all, and the others are not lost."""
    names = [f"a{number:02d}" for number in range(MANY)]

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        await store.write(add(names[30]))
        outcomes = await write_all(store, [add(name) for name in names])
        refused = outcomes.pop(30)
        assert isinstance(refused, Exception)
        assert outcomes == [None] * (MANY - 1)
        assert await names_in(store) == names
        await store.close()

    asyncio.run(scenario())


def test_counts_of_rows_are_right_among_others(fresh_database_url: str) -> None:
    def rename(tx: Transaction) -> int:
        tx.send("UPDATE accounts SET tier = 'pro' WHERE id = ?", "a")
        return tx.execute("UPDATE accounts SET tier = 'pro' WHERE id IN (?, ?)", "a", "b")

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        outcomes = await write_all(store, [add("x"), add("a"), rename, add("b"), rename, rename])
        assert outcomes == [None, None, 1, None, 2, 2]
        await store.close()

    asyncio.run(scenario())


def add_unless_too_many(name: str, most: int) -> Callable[[Transaction], Unfinished[int]]:
    """Add an account; in the end it refuses if there are more than so many."""

    def work(tx: Transaction) -> Unfinished[int]:
        add(name)(tx)
        counted = tx.ask("SELECT COUNT(*) FROM accounts")

        def finish() -> int:
            row = counted()
            assert row is not None
            if row[0] > most:
                raise LookupError("too many")
            return int(row[0])

        return Unfinished(finish)

    return work


def test_what_a_write_asks_is_of_its_own_moment(fresh_database_url: str) -> None:
    """STORE-2: each sees what stood when its statements ran, though all finish later."""

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        works = [add_unless_too_many(f"a{number:02d}", MANY) for number in range(MANY)]
        assert await write_all(store, [add("z"), *works[:-1]]) == [None, *range(2, MANY + 1)]
        await store.close()

    asyncio.run(scenario())


def test_one_that_refuses_in_the_end_undoes_only_itself(fresh_database_url: str) -> None:
    """STORE-2, though the statements of the others have been sent behind its own."""
    names = [f"a{number:02d}" for number in range(MANY)]

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        works: list[Any] = [add_unless_too_many(name, 10) for name in names]
        outcomes = await write_all(store, [add("first"), *works, add("z")])
        assert outcomes[:10] == [None, *range(2, 11)]
        assert [type(outcome) for outcome in outcomes[10:-1]] == [LookupError] * (MANY - 9)
        assert outcomes[-1] is None
        assert await names_in(store) == [*names[:9], "first", "z"]
        await store.close()

    asyncio.run(scenario())


def test_those_who_wait_go_together_and_lines_do_not_wait_for_each_other() -> None:
    together: list[list[str]] = []
    let_go = asyncio.Event()

    async def run(works: list[Any]) -> list[Outcome]:
        names = [work(None) for work in works]
        together.append(names)
        if "slow" in names:
            await let_go.wait()
        return [(name, None) for name in names]

    async def scenario() -> None:
        lines = WriteLines(run)
        slow = asyncio.create_task(lines.write("one", lambda _: "slow"))
        await asyncio.sleep(0)
        later = [asyncio.create_task(lines.write("one", lambda _, n=n: n)) for n in "bcd"]  # type: ignore[misc]
        assert await lines.write("other", lambda _: "quick") == "quick"
        assert not slow.done()
        let_go.set()
        assert await asyncio.gather(slow, *later) == ["slow", "b", "c", "d"]
        assert together == [["slow"], ["quick"], ["b", "c", "d"]]
        await lines.close()

    asyncio.run(scenario())


def test_a_commit_that_fails_fails_all_of_them() -> None:
    async def run(works: list[Any]) -> list[Outcome]:
        raise ConnectionError

    async def scenario() -> None:
        lines = WriteLines(run)
        writes = [lines.write("one", lambda _: None) for _ in range(3)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [ConnectionError] * 3

    asyncio.run(scenario())
