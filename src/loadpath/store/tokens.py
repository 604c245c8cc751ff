"""Bearer tokens. Only the hash of a token is kept."""

import msgspec

from loadpath.store.accounts import JOINED, Account
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
    """The token, unless it has expired or its account is disabled."""
    row = await store.row(
        f"SELECT t.expires_at, {JOINED} FROM tokens t JOIN accounts a ON a.id = t.account_id "
        "WHERE t.hash = ? AND a.disabled_at IS NULL",
        token_hash,  # and not the time: look-ups of one token are then equal, and made together
    )
    return Token(Account(*row[1:]), row[0]) if row and row[0] > now else None


def delete_tokens_of(tx: Transaction, account_id: str) -> None:
    tx.execute("DELETE FROM tokens WHERE account_id = ?", account_id)
