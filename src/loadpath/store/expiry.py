"""Deletes small batches of short-lived rows whose time is over."""

from loadpath.store.transaction import Transaction

# Each table of rows with `expires_at`, and the columns that identify a row.
SHORT_LIVED = {
    "tokens": "hash",
    "sessions": "hash",
    "api_keys": "id",
    "idempotent_answers": "account_id, key",
    "stashed_models": "id",
    "one_time_links": "hash",
}


def delete_expired(tx: Transaction, table: str, now: int, batch: int) -> int:
    """Delete at most `batch` expired rows of one of the short-lived tables.

    By age, though any would do: without an order PostgreSQL begins at the head of the table when
    much has expired, and there steps over all that was deleted before.
    """
    identity = SHORT_LIVED[table]
    return tx.execute(
        f"DELETE FROM {table} WHERE ({identity}) IN "
        f"(SELECT {identity} FROM {table} WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)",
        now,
        batch,
    )


def delete_old_failures(tx: Transaction, before: int) -> int:
    """Delete failed sign-ins that no longer count."""
    return tx.execute("DELETE FROM sign_in_failures WHERE failed_at <= ?", before)
