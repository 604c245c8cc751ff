"""Proving an account by e-mail address and password, with brakes on guessing.

Ten failures within five minutes for one account from one network close sign-in for that
network only, so a stranger elsewhere can lock nobody out; a hundred over all accounts close it for
that network altogether. The count is taken again together with the outcome, in one transaction:
guesses made at the same moment do not slip through.
"""

import hashlib
from collections.abc import Callable, MutableMapping
from typing import Any, TypeVar

from loadpath.service.access.audit import Event, write_down
from loadpath.service.access.brake import Brake, stands_for_one_party
from loadpath.service.access.email_address import normalise_email
from loadpath.service.access.provider_only import refuse_password
from loadpath.service.clock import MINUTE
from loadpath.service.errors import InvalidCredentials, InvalidParameter
from loadpath.service.request_log import ACCOUNT
from loadpath.service.resources import Resources
from loadpath.store.accounts import (
    Account,
    find_account,
    find_account_by_email,
    set_password_hash,
)
from loadpath.store.sign_in_failures import (
    add_failure,
    list_failures,
    list_failures_of_network,
    lock_failures,
)
from loadpath.store.transaction import Transaction

WINDOW = 5 * MINUTE
OF_ACCOUNT = Brake(10, WINDOW, "failed sign-ins")
OF_NETWORK = Brake(100, WINDOW, "failed sign-ins from your network")
WRONG = "E-mail address or password is wrong."

Result = TypeVar("Result")


async def sign_in_with_password(
    resources: Resources,
    email: str,
    password: str,
    network: str,
    scope: MutableMapping[str, Any],
    then: Callable[[Transaction, Account], Result],
) -> Result:
    """Check the password and do `then` in the same transaction; else `InvalidCredentials`."""
    try:
        email = normalise_email(email)
    except InvalidParameter:
        email = ""

    def find(tx: Transaction) -> Account | None:
        return find_account_by_email(tx, email)

    def enter(tx: Transaction, account: Account) -> Result:
        refuse_password(tx, account, resources.settings)
        now, detail = resources.clock(), "password"
        write_down(tx, Event.SIGN_IN, account.id, now=now, network=network, detail=detail)
        return then(tx, account)

    return await prove(resources, email, find, password, network, scope, enter)


async def confirm_password(
    resources: Resources,
    account: Account,
    password: str,
    network: str,
    scope: MutableMapping[str, Any],
    then: Callable[[Transaction, Account], Result],
) -> Result:
    """Do `then` for whoever knows the password of an account that is signed in already; tries
    count like sign-ins, so that a stolen session finds out no password."""

    def find(tx: Transaction) -> Account | None:
        return find_account(tx, account.id)

    return await prove(resources, account.email, find, password, network, scope, then)


async def prove(
    resources: Resources,
    email: str,
    find: Callable[[Transaction], Account | None],
    password: str,
    network: str,
    scope: MutableMapping[str, Any],
    then: Callable[[Transaction, Account], Result],
) -> Result:
    """Compare the password, count a failure, and act on a success."""
    subject = hashlib.sha256(email.encode()).digest()

    def look(tx: Transaction) -> Account | None:
        refuse_too_many(tx, subject, network, resources.clock())
        return find(tx)

    account = await resources.store.read(look)
    account_hash = account.password_hash if account else None
    if account is not None:
        scope[ACCOUNT] = account.id  # in the log, also where the password is wrong
    is_right = await resources.passwords.verify(account_hash, password, network)
    renewed = None
    if is_right and account_hash is not None:
        renewed = await resources.passwords.renew(account_hash, password, network)

    def conclude(tx: Transaction) -> Result | None:
        now = resources.clock()
        lock_failures(tx, network)
        refuse_too_many(tx, subject, network, now)
        current = find(tx)
        is_same = current is not None and current.password_hash == account_hash
        if current is None or current.is_disabled or not is_right or not is_same:
            add_failure(tx, subject, network, now)
            if current is not None:
                write_down(tx, Event.SIGN_IN_FAILED, current.id, now=now, network=network)
            return None
        if renewed is not None:
            set_password_hash(tx, current.id, renewed)
        return then(tx, current)

    result = await resources.store.write(conclude)
    if result is None:
        raise InvalidCredentials(WRONG)
    return result


def refuse_too_many(tx: Transaction, subject: bytes, network: str, now: int) -> None:
    OF_ACCOUNT.refuse_too_many(list_failures(tx, subject, network, now - WINDOW), now)
    if stands_for_one_party(network):
        times = list_failures_of_network(tx, network, now - WINDOW, OF_NETWORK.most)
        OF_NETWORK.refuse_too_many(times, now)
