"""Accounts: who they are, how they prove it, and their tier."""

import msgspec

from loadpath.store.transaction import Row, Transaction

COLUMNS = "id, email, password_hash, tier, created_at, disabled_at"
JOINED = ", ".join(f"a.{column}" for column in COLUMNS.split(", "))
"""The same where accounts are joined as `a`."""


class Account(msgspec.Struct, frozen=True):
    """A person or team that owns keys, drafts and saved models."""

    id: str
    email: str
    password_hash: str | None
    tier: str
    created_at: int
    disabled_at: int | None = None

    @property
    def is_disabled(self) -> bool:
        return self.disabled_at is not None

    @property
    def is_premium(self) -> bool:
        return self.tier == "pro"


def to_account(row: Row | None) -> Account | None:
    return Account(*row) if row else None


def create_account(tx: Transaction, account: Account) -> bool:
    """Add an account; false when its e-mail address is taken."""
    added = tx.execute(
        "INSERT INTO accounts (id, email, password_hash, tier, created_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (email) DO NOTHING",
        account.id,
        account.email,
        account.password_hash,
        account.tier,
        account.created_at,
    )
    return added == 1


def find_account(tx: Transaction, account_id: str) -> Account | None:
    return to_account(tx.row(f"SELECT {COLUMNS} FROM accounts WHERE id = ?", account_id))


def find_account_by_email(tx: Transaction, email: str) -> Account | None:
    """Find by the normalised address (see `loadpath.service.access.email_address`)."""
    return to_account(tx.row(f"SELECT {COLUMNS} FROM accounts WHERE email = ?", email))


def list_accounts(tx: Transaction) -> list[Account]:
    return [
        Account(*row) for row in tx.rows(f"SELECT {COLUMNS} FROM accounts ORDER BY created_at, id")
    ]


def set_tier(tx: Transaction, account_id: str, tier: str) -> None:
    tx.execute("UPDATE accounts SET tier = ? WHERE id = ?", tier, account_id)


def set_password_hash(tx: Transaction, account_id: str, password_hash: str) -> None:
    tx.execute("UPDATE accounts SET password_hash = ? WHERE id = ?", password_hash, account_id)


def set_disabled(tx: Transaction, account_id: str, disabled_at: int | None) -> None:
    tx.execute("UPDATE accounts SET disabled_at = ? WHERE id = ?", disabled_at, account_id)


def delete_account(tx: Transaction, account_id: str) -> None:
    """Delete the account and, by their references, everything that belongs to it."""
    tx.execute("DELETE FROM accounts WHERE id = ?", account_id)
