"""Proving an account by e-mail address and password, with a brake on guessing.

Ten failures within five minutes for one account from one network close sign-in for that
network only, so a stranger elsewhere can lock nobody out. The count is taken again together with
the outcome, in one transaction: guesses made at the same moment do not slip through.
"""

import hashlib
from collections.abc import Callable
from typing import TypeVar

from loadpath.service.access.email_address import normalise_email
from loadpath.service.clock import MINUTE, SECOND
from loadpath.service.errors import InvalidCredentials, InvalidParameter, RateLimited
from loadpath.service.resources import Resources
from loadpath.store.accounts import Account, find_account_by_email
from loadpath.store.sign_in_failures import add_failure, list_failures, lock_failures
from loadpath.store.transaction import Transaction

MOST_FAILURES = 10
WINDOW = 5 * MINUTE
WRONG = "E-mail address or password is wrong."

Result = TypeVar("Result")


async def sign_in_with_password(
    resources: Resources,
    email: str,
    password: str,
    network: str,
    then: Callable[[Transaction, Account], Result],
) -> Result:
    """Check the password and do `then` in the same transaction; else `InvalidCredentials`."""
    try:
        email = normalise_email(email)
    except InvalidParameter:
        email = ""
    subject = hashlib.sha256(email.encode()).digest()

    def look(tx: Transaction) -> Account | None:
        refuse_too_many(tx, subject, network, resources.clock())
        return find_account_by_email(tx, email)

    account = await resources.store.read(look)
    account_hash = account.password_hash if account else None
    is_right = await resources.passwords.verify(account_hash, password, network)

    def conclude(tx: Transaction) -> Result | None:
        now = resources.clock()
        lock_failures(tx, subject, network)
        refuse_too_many(tx, subject, network, now)
        current = find_account_by_email(tx, email)
        if current is None or not is_right or current.password_hash != account_hash:
            add_failure(tx, subject, network, now)
            return None
        return then(tx, current)

    result = await resources.store.write(conclude)
    if result is None:
        raise InvalidCredentials(WRONG)
    return result


def refuse_too_many(tx: Transaction, subject: bytes, network: str, now: int) -> None:
    failures = list_failures(tx, subject, network, now - WINDOW)
    if len(failures) >= MOST_FAILURES:
        reopens_at = failures[MOST_FAILURES - 1] + WINDOW
        seconds = max(1, -(-(reopens_at - now) // SECOND))
        raise RateLimited(f"Too many failed sign-ins; try again in {seconds} seconds.", seconds)
