"""Making an account: for the command line and the sign-up page alike."""

import uuid

from loadpath.store.accounts import Account, create_account
from loadpath.store.transaction import Transaction

TIERS = ("free", "pro")


def add_account(
    tx: Transaction, *, email: str, password_hash: str | None, tier: str, now: int
) -> Account | None:
    """Make and keep an account for a normalised address; nothing when the address is taken."""
    account = Account(str(uuid.uuid4()), email, password_hash, tier, now)
    return account if create_account(tx, account) else None
