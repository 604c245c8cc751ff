"""Signed-in browsers. Only the hash of a session's secret is kept."""

import msgspec

from loadpath.store.accounts import Account
from loadpath.store.transaction import Transaction


class Session(msgspec.Struct, frozen=True):
    """A session that was found, with the account it belongs to."""

    account: Account
    created_at: int
    expires_at: int


def create_session(
    tx: Transaction, secret_hash: bytes, account_id: str, created_at: int, expires_at: int
) -> None:
    tx.execute(
        "INSERT INTO sessions (hash, account_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
        secret_hash,
        account_id,
        created_at,
        expires_at,
    )


def find_session(tx: Transaction, secret_hash: bytes, now: int) -> Session | None:
    """The session with this secret, unless it has expired."""
    row = tx.row(
        "SELECT a.id, a.email, a.password_hash, a.tier, a.created_at, s.created_at, s.expires_at "
        "FROM sessions s JOIN accounts a ON a.id = s.account_id "
        "WHERE s.hash = ? AND s.expires_at > ?",
        secret_hash,
        now,
    )
    return Session(Account(*row[:5]), *row[5:]) if row else None


def delete_session(tx: Transaction, secret_hash: bytes) -> None:
    tx.execute("DELETE FROM sessions WHERE hash = ?", secret_hash)


def delete_sessions_of(tx: Transaction, account_id: str) -> None:
    tx.execute("DELETE FROM sessions WHERE account_id = ?", account_id)
