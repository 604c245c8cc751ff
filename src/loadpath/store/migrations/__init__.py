"""Numbered forward-only migrations, one folder of SQL files per database.

A file is `NNNN_what_it_does.sql`; both folders hold the same names. Each is applied as a whole or
not at all, and one process at a time applies them.
"""

from importlib.resources import files

import msgspec

from loadpath.store.errors import UnusableDatabase
from loadpath.store.transaction import Transaction

TABLE = """CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL
)"""


class Migration(msgspec.Struct, frozen=True):
    """One step of the schema."""

    number: int
    name: str
    statements: list[str]


def list_migrations(database: str) -> list[Migration]:
    """The migrations of `sqlite` or `postgresql`, oldest first."""
    folder = files("loadpath.store.migrations") / database
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return [read_migration(name, (folder / name).read_text()) for name in names]


def read_migration(name: str, text: str) -> Migration:
    """Split a file into its statements; a statement ends with a semicolon at a line's end."""
    statements = [statement.strip() for statement in text.split(";\n")]
    return Migration(
        number=int(name.split("_")[0]),
        name=name.removesuffix(".sql"),
        statements=[statement for statement in statements if statement],
    )


def pending_migrations(tx: Transaction, known: list[Migration]) -> list[Migration]:
    """The migrations that this database still lacks; makes the table of applied ones."""
    tx.execute(TABLE)
    applied: dict[int, str] = dict(tx.rows("SELECT number, name FROM migrations"))
    newest = known[-1].number
    if applied and max(applied) > newest:
        raise UnusableDatabase(
            f"The database is at migration {max(applied)}, this program knows {newest} at most: "
            "a newer version of the program has used it. Run that version or newer."
        )
    return [migration for migration in known if migration.number not in applied]


def apply_migration(tx: Transaction, migration: Migration) -> None:
    """Run one migration and note it, inside the caller's transaction."""
    for statement in migration.statements:
        tx.execute(statement)
    tx.execute(
        "INSERT INTO migrations (number, name) VALUES (?, ?)", migration.number, migration.name
    )


def apply_next(tx: Transaction, known: list[Migration]) -> bool:
    """Apply the oldest pending migration, if any; the lock keeps other processes waiting."""
    tx.lock("migrations")
    pending = pending_migrations(tx, known)
    if pending:
        apply_migration(tx, pending[0])
    return bool(pending)
