"""Links to a new account or a new password: for mails, and for the operator's commands alike.

An address gets three within an hour; whoever asks for more, or for an address that has no account,
is told the same and costs the same, but nothing arrives.
"""

from enum import StrEnum

import msgspec

from loadpath.service.access.new_account import add_account
from loadpath.service.access.new_password import replace_password
from loadpath.service.access.secret import hash_secret, is_well_formed, new_secret
from loadpath.service.clock import DAY, HOUR
from loadpath.store.accounts import Account, find_account_by_email
from loadpath.store.one_time_links import OneTimeLink, add_link, count_links, find_link, use_link
from loadpath.store.transaction import Transaction

PREFIX = "lpo_"
MOST_IN_AN_HOUR = 3


class Purpose(StrEnum):
    """What a link is good for."""

    SIGN_UP = "sign_up"
    RESET = "reset"
    INVITATION = "invitation"
    NOTHING = "nothing"
    """Kept where nothing is sent, so that asking leaves the same traces."""


LIFETIMES = {
    Purpose.SIGN_UP: DAY,
    Purpose.RESET: HOUR,
    Purpose.INVITATION: 7 * DAY,
    Purpose.NOTHING: HOUR,
}


class NewLink(msgspec.Struct, frozen=True):
    """A link that was made; its secret exists only here and in the link."""

    purpose: Purpose
    path: str
    expires_at: int


def make_link(
    tx: Transaction, purpose: Purpose, email: str, now: int, tier: str = "free"
) -> NewLink:
    """A new link for a normalised address."""
    secret, expires_at = new_secret(PREFIX), now + LIFETIMES[purpose]
    add_link(tx, hash_secret(secret), OneTimeLink(purpose, email, tier, now, expires_at))
    return NewLink(purpose, f"/password/{secret}", expires_at)


def ask_for_link(tx: Transaction, email: str, now: int, *, for_sign_up: bool) -> NewLink:
    """The link that a stranger's request for this address leads to: to a new password where there
    is an account, to a new account where one may be made, else to nothing."""
    account = find_account_by_email(tx, email)
    if count_links(tx, email, now - HOUR) >= MOST_IN_AN_HOUR:
        purpose = Purpose.NOTHING
    elif account is not None:
        purpose = Purpose.NOTHING if account.is_disabled else Purpose.RESET
    else:
        purpose = Purpose.SIGN_UP if for_sign_up else Purpose.NOTHING
    return make_link(tx, purpose, email, now)


def look_up_link(tx: Transaction, secret: str, now: int) -> OneTimeLink | None:
    """What a link is good for; nothing where it is used up, over, or invented."""
    if not is_well_formed(secret):
        return None
    link = find_link(tx, hash_secret(secret), now)
    return None if link is None or link.purpose == Purpose.NOTHING else link


def redeem_link(
    tx: Transaction, secret: str, password_hash: str, *, now: int, network: str
) -> Account | None:
    """Give the account of the link this password, or make the account with it; nothing where the
    link does not work, or its account came or went in the meantime."""
    if look_up_link(tx, secret, now) is None:
        return None
    link = use_link(tx, hash_secret(secret), now)
    if link is None:
        return None
    if link.purpose == Purpose.RESET:
        account = find_account_by_email(tx, link.email)
        if account is None or account.is_disabled:
            return None
        replace_password(tx, account.id, password_hash, now=now, network=network)
        return account
    return add_account(
        tx,
        email=link.email,
        password_hash=password_hash,
        tier=link.tier,
        now=now,
        network=network,
    )
