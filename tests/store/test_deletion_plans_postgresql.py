"""What PostgreSQL plans for deletion in the background, by its own figures of tables that hold
some ten thousand rows: it looks at as many rows as it deletes, whether few or all have ended."""

import asyncio
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from loadpath.store import open_store
from loadpath.store.postgresql import PostgreSQLTransaction
from loadpath.store.transaction import Row, Transaction, Value
from tests.databases import Cluster
from tests.store.test_deletion_plans import BATCH, DELETIONS, PlanningTransaction

ROWS = 20_000
VALUES = {
    "text": "'x' || n",
    "bigint": "n",
    "integer": "n",
    "bytea": "int8send(n)",
    "boolean": "false",
}
NOT_FILLED = ("accounts", "migrations")  # nothing of these ends by itself
WHOLE = {"failed sign-ins", "request counts", "sign-ups"}
"""Deleted at once: what has ended of these is what came in a minute or so."""
Plan = dict[str, Any]


@pytest.fixture(scope="module")
def filled(cluster: Cluster) -> Iterator[psycopg.Connection[Any]]:
    """A database whose tables have `ROWS` rows each, made without regard to what they refer to."""
    url = cluster.new_database()
    asyncio.run(open_store(url).close())
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")
        for table in tables(connection):
            fill(connection, table)
        connection.execute("ANALYZE")
        # So few rows are as quickly joined by looking at all of them, a million are not.
        connection.execute("SET enable_hashjoin = off; SET enable_mergejoin = off")
        yield connection


def tables(connection: psycopg.Connection[Any]) -> list[str]:
    found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return [name for (name,) in found if name not in NOT_FILLED]


def fill(connection: psycopg.Connection[Any], table: str) -> None:
    found = connection.execute(
        "SELECT column_name, data_type FROM information_schema.columns "
        "WHERE table_name = %s AND is_identity = 'NO'",
        (table,),
    ).fetchall()
    names = ", ".join(name for name, _ in found)
    values = ", ".join(VALUES[kind] for _, kind in found)
    statement: Any = (
        f"INSERT INTO {table} ({names}) SELECT {values} FROM generate_series(1, {ROWS}) AS n"
    )
    connection.execute(statement)


class Planning(PlanningTransaction):
    """Asks PostgreSQL, and notes every step of the plan."""

    def __init__(self, tx: Transaction) -> None:
        self._tx = tx
        self.steps: list[Plan] = []

    def rows(self, sql: str, *values: Value) -> list[Row]:
        row = self._tx.row(f"EXPLAIN (FORMAT JSON) {sql}", *values)
        assert row is not None
        self.steps += list(each_step(row[0][0]["Plan"]))
        return []


def each_step(plan: Plan) -> Iterator[Plan]:
    yield plan
    for inner in plan.get("Plans", []):
        yield from each_step(inner)


def is_costly(step: Plan) -> bool:
    """Whether a step looks at every row of a table, or sorts more than a batch."""
    kind = step["Node Type"]
    reads_all = kind.startswith("Index") and "Index Cond" not in step
    sorts_much = kind == "Sort" and step["Plan Rows"] > BATCH
    return kind == "Seq Scan" or reads_all or sorts_much


def costly_steps(connection: psycopg.Connection[Any], name: str, now: int) -> list[Plan]:
    planning = Planning(PostgreSQLTransaction(connection.cursor()))
    DELETIONS[name](planning, now)
    assert planning.steps
    return [step for step in planning.steps if is_costly(step)]


@pytest.mark.parametrize("name", DELETIONS)
def test_what_ended_is_found_by_an_index(filled: psycopg.Connection[Any], name: str) -> None:
    """DRAFT-6."""
    assert costly_steps(filled, name, now=1) == []


@pytest.mark.parametrize("name", sorted(set(DELETIONS) - WHOLE))
def test_a_batch_is_found_by_an_index_where_all_has_ended(
    filled: psycopg.Connection[Any], name: str
) -> None:
    """DRAFT-6: not from the head of the table, where the rows of earlier batches still stand."""
    assert costly_steps(filled, name, now=ROWS) == []
