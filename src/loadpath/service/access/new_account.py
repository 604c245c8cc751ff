"""Making an account: for the command line and the sign-up page alike."""

import uuid

from loadpath.service.access.audit import COMMAND_LINE, Event, write_down
from loadpath.store.accounts import Account, create_account
from loadpath.store.transaction import Transaction

TIERS = ("free", "pro")


def add_account(
    tx: Transaction,
    *,
    email: str,
    password_hash: str | None,
    tier: str,
    now: int,
    network: str = COMMAND_LINE,
) -> Account | None:
    """Make and keep an account for a normalised address; nothing when the address is taken."""
    account = Account(str(uuid.uuid4()), email, password_hash, tier, now)
    if not create_account(tx, account):
        return None
    write_down(tx, Event.ACCOUNT_MADE, account.id, now=now, network=network, detail=tier)
    return account
