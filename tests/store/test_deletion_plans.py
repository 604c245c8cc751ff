"""What is deleted in the background is found by an index: a batch takes the same work out of a
million rows as out of a hundred. Plans say that without a clock and without the million."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from loadpath.store import Transaction, open_store
from loadpath.store.audit_events import delete_old_events
from loadpath.store.drafts import clear_ended, forget_ended
from loadpath.store.expiry import SHORT_LIVED, delete_expired, delete_old_failures
from loadpath.store.request_counts import delete_old_counts
from loadpath.store.sign_ups import delete_old_sign_ups
from loadpath.store.transaction import Row, Value

Deletion = Callable[[Transaction], int]
DELETIONS: dict[str, Deletion] = {
    "documents of drafts": lambda tx: clear_ended(tx, 1, 100),
    "drafts": lambda tx: forget_ended(tx, 1, 100),
    "audit events": lambda tx: delete_old_events(tx, 1, 100),
    "failed sign-ins": lambda tx: delete_old_failures(tx, 1),
    "request counts": lambda tx: delete_old_counts(tx, 1),
    "sign-ups": lambda tx: delete_old_sign_ups(tx, 1),
    **{table: partial(delete_expired, table=table, now=1, batch=100) for table in SHORT_LIVED},
}


class Planning:
    """A `Transaction` that asks how a statement would be run, and does not run it."""

    def __init__(self, tx: Transaction) -> None:
        self._tx = tx
        self.steps: list[str] = []

    def rows(self, sql: str, *values: Value) -> list[Row]:
        self.steps += [row[3] for row in self._tx.rows(f"EXPLAIN QUERY PLAN {sql}", *values)]
        return []

    def row(self, sql: str, *values: Value) -> Row | None:
        self.rows(sql, *values)
        return None

    def execute(self, sql: str, *values: Value) -> int:
        self.rows(sql, *values)
        return 0

    def send(self, sql: str, *values: Value) -> None:
        self.rows(sql, *values)

    def lock(self, name: str) -> None:
        """Nothing is changed."""


@pytest.mark.parametrize("name", DELETIONS)
def test_a_batch_is_found_by_an_index(name: str, tmp_path: Path) -> None:
    """DRAFT-6: no step looks at every row of a table, nor sorts them."""

    async def plan() -> list[str]:
        store = open_store(f"sqlite:///{tmp_path}/db.sqlite")

        def ask(tx: Transaction) -> list[str]:
            planning = Planning(tx)
            DELETIONS[name](planning)
            return planning.steps

        try:
            return await store.read(ask)
        finally:
            await store.close()

    steps = asyncio.run(plan())
    assert steps
    assert [step for step in steps if step.startswith(("SCAN", "USE TEMP B-TREE"))] == []
