"""First answers to requests that carry an Idempotency-Key, kept for a day."""

import msgspec

from loadpath.store.transaction import Transaction


class FirstAnswer(msgspec.Struct, frozen=True):
    """What was answered to the first request under a key."""

    request_hash: bytes
    answer: bytes


def claim_key(
    tx: Transaction, account_id: str, key: str, request_hash: bytes, now: int, expires_at: int
) -> FirstAnswer | None:
    """Take the key for this transaction, or give what was answered under it before.

    Whoever comes second waits here until the first has committed or failed.
    """
    tx.lock(f"idempotency {account_id} {key}")
    tx.execute(
        "DELETE FROM idempotent_answers WHERE account_id = ? AND key = ? AND expires_at <= ?",
        account_id,
        key,
        now,
    )
    row = tx.row(
        "SELECT request_hash, answer FROM idempotent_answers WHERE account_id = ? AND key = ?",
        account_id,
        key,
    )
    if row is not None:
        return FirstAnswer(bytes(row[0]), bytes(row[1]))
    tx.execute(
        "INSERT INTO idempotent_answers (account_id, key, request_hash, expires_at) "
        "VALUES (?, ?, ?, ?)",
        account_id,
        key,
        request_hash,
        expires_at,
    )
    return None


def keep_answer(tx: Transaction, account_id: str, key: str, answer: bytes) -> None:
    """Keep the answer of the request that claimed the key, in the same transaction."""
    tx.execute(
        "UPDATE idempotent_answers SET answer = ? WHERE account_id = ? AND key = ?",
        answer,
        account_id,
        key,
    )
