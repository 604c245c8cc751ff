"""What an account keeps beside its links, in bytes: saved models and models behind handles."""

from typing import NamedTuple

from loadpath.store.transaction import Transaction


class KeptBytes(NamedTuple):
    """Bytes of documents, packed as they are stored."""

    saved: int
    stashed: int


def count_kept_bytes(tx: Transaction, account_id: str, now: int) -> KeptBytes:
    """What the account keeps, with nobody else adding to it until the transaction ends.

    Neither database reads documents for their length.
    """
    tx.lock(f"models of {account_id}")
    row = tx.row(
        "SELECT (SELECT COALESCE(SUM(LENGTH(document)), 0) FROM saved_models "
        "WHERE account_id = ?), (SELECT COALESCE(SUM(LENGTH(document)), 0) FROM stashed_models "
        "WHERE account_id = ? AND expires_at > ?)",
        account_id,
        account_id,
        now,
    )
    assert row is not None
    return KeptBytes(int(row[0]), int(row[1]))
