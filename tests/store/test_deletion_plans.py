"""What is deleted in the background is found by an index: a batch takes the same work out of a
million rows as out of a hundred. Plans say that without a clock and without the million."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from loadpath.store import Transaction, open_store
from loadpath.store.audit_events import delete_old_events
from loadpath.store.drafts import clear_ended, forget_ended
from loadpath.store.expiry import SHORT_LIVED, delete_expired, delete_old_failures
from loadpath.store.request_counts import delete_old_counts
from loadpath.store.sign_ups import delete_old_sign_ups
from loadpath.store.transaction import Row, Value

Deletion = Callable[[Transaction, int], int]
BATCH = 100
DELETIONS: dict[str, Deletion] = {
    "documents of drafts": lambda tx, now: clear_ended(tx, now, BATCH),
    "drafts": lambda tx, now: forget_ended(tx, now, BATCH),
    "audit events": lambda tx, now: delete_old_events(tx, now, BATCH),
    "failed sign-ins": delete_old_failures,
    "request counts": delete_old_counts,
    "sign-ups": delete_old_sign_ups,
    **{
        table: lambda tx, now, table=table: delete_expired(tx, table, now, BATCH)  # type: ignore[misc]
        for table in SHORT_LIVED
    },
}


class PlanningTransaction:
    """A `Transaction` that asks how a statement would be run, and does not run it."""

    def rows(self, sql: str, *values: Value) -> list[Row]:
        raise NotImplementedError

    def row(self, sql: str, *values: Value) -> Row | None:
        self.rows(sql, *values)
        return None

    def execute(self, sql: str, *values: Value) -> int:
        self.rows(sql, *values)
        return 0

    def send(self, sql: str, *values: Value) -> None:
        self.rows(sql, *values)

    def ask(self, sql: str, *values: Value) -> Callable[[], Row | None]:
        self.rows(sql, *values)
        return lambda: None

    def lock(self, name: str) -> None:
        """Nothing is changed."""


class Planning(PlanningTransaction):
    """Asks SQLite."""

    def __init__(self, tx: Transaction) -> None:
        self._tx = tx
        self.steps: list[str] = []

    def rows(self, sql: str, *values: Value) -> list[Row]:
        self.steps += [row[3] for row in self._tx.rows(f"EXPLAIN QUERY PLAN {sql}", *values)]
        return []


@pytest.mark.parametrize("name", DELETIONS)
def test_a_batch_is_found_by_an_index(name: str, tmp_path: Path) -> None:
    """DRAFT-6: no step looks at every row of a table, nor sorts them."""

    async def plan() -> list[str]:
        store = open_store(f"sqlite:///{tmp_path}/db.sqlite")

        def ask(tx: Transaction) -> list[str]:
            planning = Planning(tx)
            DELETIONS[name](planning, 1)
            return planning.steps

        try:
            return await store.read(ask)
        finally:
            await store.close()

    steps = asyncio.run(plan())
    assert steps
    assert [step for step in steps if step.startswith(("SCAN", "USE TEMP B-TREE"))] == []
