"""Look-ups that go together: none is answered with what was so before it was asked for."""

import asyncio

import pytest

from loadpath.store import open_store
from loadpath.store.look_ups import LookUp, LookUps
from loadpath.store.outcome import Outcome
from loadpath.store.transaction import Transaction

BY_ID = "SELECT email FROM accounts WHERE id = ?"


def add(tx: Transaction, *names: str) -> None:
    for name in names:
        tx.send(
            "INSERT INTO accounts (id, email, tier, created_at) VALUES (?, ?, 'free', 0)",
            name,
            f"{name}@example.com",
        )


def test_who_comes_meanwhile_is_looked_up_afterwards() -> None:
    """AUTH-4: a look-up that is under way is not shared with whoever asks after it began."""
    begun: list[list[LookUp]] = []
    state = "before"
    let_go = asyncio.Event()

    async def run(look_ups: list[LookUp]) -> list[Outcome]:
        begun.append(look_ups)
        seen = state
        await let_go.wait()
        return [((seen,), None) for _ in look_ups]

    async def scenario() -> None:
        nonlocal state
        look_ups = LookUps(run)
        early = asyncio.create_task(look_ups.row(BY_ID, "a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        state = "after"
        late = [asyncio.create_task(look_ups.row(BY_ID, name)) for name in ("a", "a", "b")]
        await asyncio.sleep(0)
        let_go.set()
        assert await early == ("before",)
        assert await asyncio.gather(*late) == [("after",)] * 3
        assert begun == [[(BY_ID, ("a",))], [(BY_ID, ("a",)), (BY_ID, ("b",))]]
        await look_ups.close()

    asyncio.run(scenario())


def test_many_at_once_get_each_their_own(fresh_database_url: str) -> None:
    names = [f"a{number:02d}" for number in range(40)]

    async def scenario() -> None:
        store = open_store(fresh_database_url)
        await store.write(lambda tx: add(tx, *names))
        wanted = [*names, "nobody", *names]
        rows = await asyncio.gather(*(store.row(BY_ID, name) for name in wanted))
        assert rows[40] is None
        assert [row[0] for row in rows if row] == [f"{name}@example.com" for name in 2 * names]
        await store.close()

    asyncio.run(scenario())


def test_one_that_fails_fails_alone(fresh_database_url: str) -> None:
    async def scenario() -> None:
        store = open_store(fresh_database_url)
        await store.write(lambda tx: add(tx, "a"))
        asked = [(BY_ID, "a"), ("SELECT nothing FROM nowhere WHERE x = ?", "a"), (BY_ID, "b")]
        outcomes = await asyncio.gather(
            *(store.row(sql, value) for sql, value in asked), return_exceptions=True
        )
        assert isinstance(outcomes.pop(1), Exception)
        assert outcomes == [("a@example.com",), None]
        await store.close()

    asyncio.run(scenario())


def test_a_failed_exchange_fails_all_who_wait() -> None:
    """ERR-6: also those who came while it was under way; who comes later is looked up again."""
    begun: list[list[LookUp]] = []
    let_go = asyncio.Event()

    async def run(look_ups: list[LookUp]) -> list[Outcome]:
        begun.append(look_ups)
        await let_go.wait()
        raise ConnectionError

    async def scenario() -> None:
        look_ups = LookUps(run)
        waiting = [asyncio.create_task(look_ups.row(BY_ID, name)) for name in "ab"]
        await asyncio.sleep(0.01)
        waiting += [asyncio.create_task(look_ups.row(BY_ID, name)) for name in "ac"]
        await asyncio.sleep(0.01)
        let_go.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [ConnectionError] * 4
        assert len(begun) == 1
        with pytest.raises(ConnectionError):
            await look_ups.row(BY_ID, "d")
        assert len(begun) == 2

    asyncio.run(scenario())
