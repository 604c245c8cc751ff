"""What matters about accounts, written down in the transaction that does it, and kept for a time.

An event names the account by its id alone, so that nothing of a deleted account is left but the
fact.
"""

import msgspec

from loadpath.store.transaction import Transaction, Value

COLUMNS = "at, event, account_id, network, detail"


class AuditEvent(msgspec.Struct, frozen=True):
    """One line of the log: when, what, whose account, from where."""

    at: int
    event: str
    account_id: str | None
    network: str | None
    detail: str | None = None


def add_event(tx: Transaction, event: AuditEvent) -> None:
    tx.execute(
        f"INSERT INTO audit_events ({COLUMNS}) VALUES (?, ?, ?, ?, ?)",
        *msgspec.structs.astuple(event),
    )


def list_events(
    tx: Transaction, since: int, most: int, account_id: str | None = None, event: str | None = None
) -> list[AuditEvent]:
    """The newest `most` events since then, oldest first."""
    conditions, wanted = ["at >= ?"], list[Value]([since])
    for column, value in (("account_id", account_id), ("event", event)):
        if value is not None:
            conditions.append(f"{column} = ?")
            wanted.append(value)
    rows = tx.rows(
        f"SELECT {COLUMNS} FROM audit_events WHERE {' AND '.join(conditions)} "
        "ORDER BY at DESC, number DESC LIMIT ?",
        *wanted,
        most,
    )
    return [AuditEvent(*row) for row in reversed(rows)]


def delete_old_events(tx: Transaction, before: int, batch: int) -> int:
    """Delete at most `batch` events from before then."""
    return tx.execute(
        "DELETE FROM audit_events WHERE number IN "
        "(SELECT number FROM audit_events WHERE at < ? ORDER BY at LIMIT ?)",
        before,
        batch,
    )
