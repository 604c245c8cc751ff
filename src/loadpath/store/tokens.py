"""Bearer tokens. Only the hash of a token is kept."""

import msgspec

from loadpath.store.accounts import Account
from loadpath.store.transaction import Store, Transaction


class Token(msgspec.Struct, frozen=True):
    """A token that was found, with the account it speaks for."""

    account: Account
    expires_at: int


def create_token(tx: Transaction, token_hash: bytes, account_id: str, expires_at: int) -> None:
    tx.execute(
        "INSERT INTO tokens (hash, account_id, expires_at) VALUES (?, ?, ?)",
        token_hash,
        account_id,
        expires_at,
    )


async def find_token(store: Store, token_hash: bytes, now: int) -> Token | None:
    """The token, unless it has expired."""
    row = await store.row(
        "SELECT a.id, a.email, a.password_hash, a.tier, a.created_at, t.expires_at "
        "FROM tokens t JOIN accounts a ON a.id = t.account_id "
        "WHERE t.hash = ? AND t.expires_at > ?",
        token_hash,
        now,
    )
    return Token(Account(*row[:5]), row[5]) if row else None


def delete_tokens_of(tx: Transaction, account_id: str) -> None:
    tx.execute("DELETE FROM tokens WHERE account_id = ?", account_id)
