"""Models that an account keeps for a while behind handles: the newest 50, until they expire."""

from loadpath.store.transaction import Transaction

NEWEST_KEPT = 50


def stash_model(
    tx: Transaction, model_id: str, account_id: str, document: bytes, expires_at: int
) -> None:
    """Add the account's newest model and drop the one that has now 50 newer ones."""
    tx.lock(f"stash of {account_id}")
    row = tx.row(
        "SELECT COALESCE(MAX(sequence), 0) + 1 FROM stashed_models WHERE account_id = ?", account_id
    )
    assert row is not None
    sequence = int(row[0])
    tx.execute(
        "INSERT INTO stashed_models (id, account_id, sequence, expires_at, document) "
        "VALUES (?, ?, ?, ?, ?)",
        model_id,
        account_id,
        sequence,
        expires_at,
        document,
    )
    tx.execute(
        "DELETE FROM stashed_models WHERE account_id = ? AND sequence <= ?",
        account_id,
        sequence - NEWEST_KEPT,
    )


def list_stashed_models(tx: Transaction, account_id: str, now: int) -> list[tuple[str, int]]:
    """Id and end of the account's models behind handles, oldest first."""
    rows = tx.rows(
        "SELECT id, expires_at FROM stashed_models WHERE account_id = ? AND expires_at > ? "
        "ORDER BY sequence",
        account_id,
        now,
    )
    return [(row[0], row[1]) for row in rows]


def find_stashed_model(tx: Transaction, model_id: str, account_id: str, now: int) -> bytes | None:
    """The document, packed, if it is this account's and has not expired."""
    row = tx.row(
        "SELECT document FROM stashed_models WHERE id = ? AND account_id = ? AND expires_at > ?",
        model_id,
        account_id,
        now,
    )
    return bytes(row[0]) if row else None
