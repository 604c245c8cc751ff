"""API keys. Only the hash of a key's secret is kept; a revoked key leaves nothing behind."""

import msgspec

from loadpath.store.accounts import JOINED, Account
from loadpath.store.identifier import can_exist
from loadpath.store.transaction import Row, Store, Transaction

COLUMNS = "id, account_id, name, secret_hash, scopes, created_at, expires_at, last_used_at"


class ApiKey(msgspec.Struct, frozen=True):
    """One key of an account."""

    id: str
    account_id: str
    name: str
    secret_hash: bytes
    scopes: tuple[str, ...]
    created_at: int
    expires_at: int | None
    last_used_at: int | None


def to_api_key(row: Row) -> ApiKey:
    scopes = tuple(row[4].split())
    return ApiKey(row[0], row[1], row[2], bytes(row[3]), scopes, *row[5:8])


def create_api_key(tx: Transaction, key: ApiKey) -> None:
    tx.execute(
        f"INSERT INTO api_keys ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        key.id,
        key.account_id,
        key.name,
        key.secret_hash,
        " ".join(key.scopes),
        key.created_at,
        key.expires_at,
        key.last_used_at,
    )


async def find_api_key(
    store: Store, key_id: str, secret_hash: bytes, now: int
) -> tuple[ApiKey, Account] | None:
    """The key with its account, unless its secret is another one, it has expired or the account is
    disabled: a key that is not there is told from one with another secret by nothing."""
    row = await store.row(
        "SELECT k.id, k.account_id, k.name, k.secret_hash, k.scopes, k.created_at, k.expires_at, "
        f"k.last_used_at, {JOINED} FROM api_keys k JOIN accounts a ON a.id = k.account_id "
        "WHERE k.id = ? AND k.secret_hash = ? AND a.disabled_at IS NULL",
        key_id,
        secret_hash,  # and not the time: look-ups of one key are then equal, and made together
    )
    key = to_api_key(row[:8]) if row else None
    if row is None or key is None or (key.expires_at is not None and key.expires_at <= now):
        return None
    return key, Account(*row[8:])


def list_api_keys(tx: Transaction, account_id: str, now: int) -> list[ApiKey]:
    """The account's active keys, oldest first."""
    rows = tx.rows(
        f"SELECT {COLUMNS} FROM api_keys "
        "WHERE account_id = ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY created_at, id",
        account_id,
        now,
    )
    return [to_api_key(row) for row in rows]


def count_api_keys(tx: Transaction, account_id: str) -> int:
    row = tx.row("SELECT COUNT(*) FROM api_keys WHERE account_id = ?", account_id)
    return int(row[0]) if row else 0


def delete_api_key(tx: Transaction, account_id: str, key_id: str) -> bool:
    """Revoke; false when the account has no such key."""
    if not can_exist(key_id):
        return False
    sql = "DELETE FROM api_keys WHERE id = ? AND account_id = ?"
    return tx.execute(sql, key_id, account_id) == 1


def note_uses(tx: Transaction, uses: dict[str, int]) -> None:
    """Move `last_used_at` of each key forward to the given time, in one order for all writers."""
    for key_id, used_at in sorted(uses.items()):
        tx.execute(
            "UPDATE api_keys SET last_used_at = ? "
            "WHERE id = ? AND (last_used_at IS NULL OR last_used_at < ?)",
            used_at,
            key_id,
            used_at,
        )
