"""Signed-in browsers. Only the hash of a session's secret is kept."""

import msgspec

from loadpath.store.accounts import JOINED, Account
from loadpath.store.transaction import Transaction

COLUMNS = "hash, created_at, expires_at, last_used_at, network, browser"


class Session(msgspec.Struct, frozen=True):
    """One signed-in browser: since when, and where it was seen."""

    hash: bytes
    created_at: int
    expires_at: int
    last_used_at: int | None = None
    network: str | None = None
    browser: str | None = None

    @property
    def id(self) -> str:
        """What tells it from others; of no use to anybody who wants to get in."""
        return self.hash.hex()[:24]


def create_session(tx: Transaction, account_id: str, session: Session) -> None:
    tx.execute(
        f"INSERT INTO sessions (account_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        account_id,
        *msgspec.structs.astuple(session),
    )


def find_session(
    tx: Transaction, secret_hash: bytes, now: int, longest_pause: int
) -> tuple[Session, Account] | None:
    """The session with this secret, unless it has expired, was left unused for longer than that,
    or its account is disabled."""
    row = tx.row(
        "SELECT s.hash, s.created_at, s.expires_at, s.last_used_at, s.network, s.browser, "
        f"{JOINED} FROM sessions s JOIN accounts a ON a.id = s.account_id "
        "WHERE s.hash = ? AND s.expires_at > ? AND a.disabled_at IS NULL "
        "AND COALESCE(s.last_used_at, s.created_at) > ?",
        secret_hash,
        now,
        now - longest_pause,
    )
    return (Session(bytes(row[0]), *row[1:6]), Account(*row[6:])) if row else None


def list_sessions(tx: Transaction, account_id: str, now: int, longest_pause: int) -> list[Session]:
    """The account's sessions that work, the newest first."""
    rows = tx.rows(
        f"SELECT {COLUMNS} FROM sessions WHERE account_id = ? AND expires_at > ? "
        "AND COALESCE(last_used_at, created_at) > ? ORDER BY created_at DESC, hash",
        account_id,
        now,
        now - longest_pause,
    )
    return [Session(bytes(row[0]), *row[1:]) for row in rows]


def note_session_uses(tx: Transaction, uses: dict[bytes, int]) -> None:
    """Move `last_used_at` of each session forward, in one order for all writers."""
    for secret_hash, used_at in sorted(uses.items()):
        tx.execute(
            "UPDATE sessions SET last_used_at = ? "
            "WHERE hash = ? AND (last_used_at IS NULL OR last_used_at < ?)",
            used_at,
            secret_hash,
            used_at,
        )


def delete_session(tx: Transaction, secret_hash: bytes) -> None:
    tx.execute("DELETE FROM sessions WHERE hash = ?", secret_hash)


def delete_session_of(tx: Transaction, account_id: str, session_id: str) -> None:
    """End the session of the account that has this `id`, if there is one."""
    for secret_hash in tx.rows("SELECT hash FROM sessions WHERE account_id = ?", account_id):
        if Session(bytes(secret_hash[0]), 0, 0).id == session_id:
            delete_session(tx, bytes(secret_hash[0]))


def delete_sessions_of(tx: Transaction, account_id: str) -> None:
    tx.execute("DELETE FROM sessions WHERE account_id = ?", account_id)
