"""Backups of PostgreSQL in the same form as those of SQLite: one file, table by table.

Both databases have the same tables and columns, so a backup of either goes into either.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import psycopg
from psycopg import IsolationLevel, sql

from loadpath.store.errors import UnusableDatabase
from loadpath.store.migrations import list_migrations
from loadpath.store.postgresql import migrate as migrate_postgresql
from loadpath.store.postgresql import translated_errors
from loadpath.store.sqlite import migrate as migrate_sqlite
from loadpath.store.sqlite_backup import IN_USE, new_backup, opened_backup

AT_ONCE = 200
"""Rows on their way at a time; documents may be megabytes."""
NUMBERED_BY_THE_DATABASE = {("audit_events", "number")}

Tables = dict[str, list[str]]


def back_up_postgresql(url: str, target: Path) -> int:
    """Copy the state of one moment to a new SQLite file; others read and write meanwhile."""
    with new_backup(target) as writing, translated_errors(), psycopg.connect(url) as reading:
        migrate_sqlite(writing)
        reading.isolation_level = IsolationLevel.REPEATABLE_READ
        reading.read_only = True
        refuse_other_versions(reading)
        writing.execute("BEGIN")
        for table, columns in list_tables(writing).items():
            names = ", ".join(columns)
            marks = ", ".join("?" for _ in columns)
            rows = read_table(reading, table, columns)
            writing.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)
        writing.execute("COMMIT")
    return target.stat().st_size


def restore_into_postgresql(source: Path, url: str, *, replace: bool) -> None:
    """Put what a backup holds into a database: all of it, or nothing where something fails."""
    with opened_backup(source) as reading, translated_errors():
        migrate_postgresql(url)
        with psycopg.connect(url) as writing, writing.cursor() as cursor:
            tables = list_tables(reading)
            names = sql.SQL(", ").join(map(sql.Identifier, tables))
            cursor.execute(sql.SQL("LOCK TABLE {} IN ACCESS EXCLUSIVE MODE").format(names))
            if cursor.execute("SELECT 1 FROM accounts LIMIT 1").fetchone() and not replace:
                raise UnusableDatabase(IN_USE.format("The database"))
            cursor.execute(sql.SQL("TRUNCATE {}").format(names))
            for table, columns in tables.items():
                write_table(cursor, reading, table, columns)


def list_tables(connection: apsw.Connection) -> Tables:
    """Every table of ours with its columns, those that others refer to first."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations' "
        "AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    ).fetchall()
    return {
        str(table): [
            column
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")
            if (table, column) not in NUMBERED_BY_THE_DATABASE
        ]
        for (table,) in names
    }


def read_table(
    connection: psycopg.Connection[Any], table: str, columns: list[str]
) -> Iterator[tuple[Any, ...]]:
    """All rows, a few at a time; numbered ones in the order of their numbers."""
    numbers = [column for numbered, column in NUMBERED_BY_THE_DATABASE if numbered == table]
    statement = sql.SQL("SELECT {} FROM {} ORDER BY {}").format(
        sql.SQL(", ").join(map(sql.Identifier, columns)),
        sql.Identifier(table),
        sql.SQL(", ").join(map(sql.Identifier, numbers or columns[:1])),
    )
    with connection.cursor(f"backup_{table}") as cursor:
        cursor.itersize = AT_ONCE
        cursor.execute(statement)
        yield from cursor


def write_table(
    cursor: psycopg.Cursor[Any], reading: apsw.Connection, table: str, columns: list[str]
) -> None:
    """All rows of a table, in the order in which they were made."""
    names = ", ".join(columns)
    numbers = [column for numbered, column in NUMBERED_BY_THE_DATABASE if numbered == table]
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(
        sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
    )
    with cursor.copy(statement) as copying:
        for row in reading.execute(
            f"SELECT {names} FROM {table} ORDER BY {(numbers or columns)[0]}"
        ):
            copying.write_row(row)


def refuse_other_versions(connection: psycopg.Connection[Any]) -> None:
    """The copy has the tables that this program knows, so the database must have them too."""
    known = [(m.number, m.name) for m in list_migrations("postgresql")]
    found = connection.execute("SELECT number, name FROM migrations ORDER BY number").fetchall()
    if found != known:
        raise UnusableDatabase(
            f"The database is at migration {len(found)}, this program at {len(known)}; a backup "
            "needs the version that the service has."
        )
