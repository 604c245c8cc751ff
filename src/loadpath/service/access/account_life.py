"""Signing an account out everywhere, disabling and deleting it: for pages and commands alike."""

from loadpath.service.access.audit import COMMAND_LINE, Event, write_down
from loadpath.store.accounts import Account, delete_account, set_disabled
from loadpath.store.one_time_links import delete_links_of
from loadpath.store.sessions import delete_sessions_of
from loadpath.store.tokens import delete_tokens_of
from loadpath.store.transaction import Transaction


def sign_out_everywhere(
    tx: Transaction, account: Account, *, now: int, network: str = COMMAND_LINE
) -> None:
    """End every session and every token; keys go on working."""
    delete_sessions_of(tx, account.id)
    delete_tokens_of(tx, account.id)
    write_down(tx, Event.SIGNED_OUT_EVERYWHERE, account.id, now=now, network=network)


def disable_account(tx: Transaction, account: Account, *, now: int) -> None:
    """Let nobody in any more, by whatever credential; what the account holds stays."""
    set_disabled(tx, account.id, now)
    delete_sessions_of(tx, account.id)
    delete_tokens_of(tx, account.id)
    delete_links_of(tx, account.email)
    write_down(tx, Event.ACCOUNT_DISABLED, account.id, now=now)


def enable_account(tx: Transaction, account: Account, *, now: int) -> None:
    set_disabled(tx, account.id, None)
    write_down(tx, Event.ACCOUNT_ENABLED, account.id, now=now)


def erase_account(
    tx: Transaction, account: Account, *, now: int, network: str = COMMAND_LINE
) -> None:
    """Delete the account with all it holds: keys, sessions, links, models."""
    delete_links_of(tx, account.email)
    delete_account(tx, account.id)
    write_down(tx, Event.ACCOUNT_DELETED, account.id, now=now, network=network)
