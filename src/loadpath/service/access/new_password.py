"""Giving an account another password: for pages and the command line alike."""

from loadpath.service.access.audit import COMMAND_LINE, Event, write_down
from loadpath.store.accounts import set_password_hash
from loadpath.store.sessions import delete_sessions_of
from loadpath.store.tokens import delete_tokens_of
from loadpath.store.transaction import Transaction


def replace_password(
    tx: Transaction, account_id: str, password_hash: str, *, now: int, network: str = COMMAND_LINE
) -> None:
    """Set the password and end every token and session that the old one opened."""
    set_password_hash(tx, account_id, password_hash)
    delete_tokens_of(tx, account_id)
    delete_sessions_of(tx, account_id)
    write_down(tx, Event.PASSWORD_CHANGED, account_id, now=now, network=network)
