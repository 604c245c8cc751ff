"""`loadpath account`: create and change accounts."""

import asyncio
import sys
from typing import Any, Protocol

import click
import msgspec

from loadpath.cli.failure import Failure
from loadpath.cli.service_settings import (
    NEW_DATABASE,
    find_database,
    load_settings,
    plain_failures,
    run_in_store,
)
from loadpath.service.access.account_life import (
    disable_account,
    enable_account,
    erase_account,
    sign_out_everywhere,
)
from loadpath.service.access.audit import Event, write_down
from loadpath.service.access.email_address import normalise_email
from loadpath.service.access.new_account import TIERS, add_account
from loadpath.service.access.new_password import replace_password
from loadpath.service.access.one_time_link import NewLink, Purpose, make_link
from loadpath.service.access.passwords import Passwords
from loadpath.service.clock import system_clock, to_datetime
from loadpath.service.mail.letters import invitation
from loadpath.service.resources import find_mail_server
from loadpath.store import Transaction
from loadpath.store.accounts import (
    Account,
    find_account_by_email,
    list_accounts,
    set_tier,
)

as_json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
password_option = click.option(
    "--password-stdin", is_flag=True, help="Read the password from standard input."
)


@click.group()
def command() -> None:
    """Create, list and change accounts."""


@command.command()
@click.argument("email")
@click.option("--pro", is_flag=True, help="Create it on the Pro tier.")
@password_option
@as_json_option
def create(email: str, pro: bool, password_stdin: bool, as_json: bool) -> None:
    """Create an account for EMAIL.

    Without a password it can be used with API keys only.
    """
    email = check_email(email)
    password_hash = hash_from_stdin(email) if password_stdin else None
    tier = "pro" if pro else "free"
    database, is_new = find_database()
    account = run_in_store(
        lambda tx: add_account(
            tx, email=email, password_hash=password_hash, tier=tier, now=system_clock()
        )
    )
    if account is None:
        raise Failure(f"There is an account for {email} already.", code="email_taken")
    show(describe(account), as_json, f"Created {email} ({tier}), id {account.id}.")
    # Beside the answer, which programs read.
    click.echo(f"In {'the new database ' if is_new else ''}{database}.", err=True)
    if is_new:
        click.echo(NEW_DATABASE, err=True)


@command.command("list")
@as_json_option
def list_all(as_json: bool) -> None:
    """List all accounts."""
    accounts = [describe(account) for account in run_in_store(list_accounts)]
    lines = [
        f"{account['email']}  {account['tier']}  {account['user_id']}"
        f"{'  disabled' if account['is_disabled'] else ''}"
        for account in accounts
    ]
    show({"accounts": accounts}, as_json, "\n".join(lines) or "There are no accounts.")


@command.command("set-tier")
@click.argument("email")
@click.argument("tier", type=click.Choice(TIERS))
@as_json_option
def change_tier(email: str, tier: str, as_json: bool) -> None:
    """Put the account of EMAIL on TIER."""

    def change(tx: Transaction) -> Account:
        account = require_account(tx, email)
        set_tier(tx, account.id, tier)
        write_down(tx, Event.TIER_CHANGED, account.id, now=system_clock(), detail=tier)
        return msgspec.structs.replace(account, tier=tier)

    account = run_in_store(change)
    show(describe(account), as_json, f"{account.email} is on the {tier} tier.")


@command.command("set-password")
@click.argument("email")
@password_option
@as_json_option
def change_password(email: str, password_stdin: bool, as_json: bool) -> None:
    """Give the account of EMAIL a new password; its tokens and sessions end."""
    password_hash = hash_from_stdin(email) if password_stdin else hash_from_prompt(email)

    def change(tx: Transaction) -> Account:
        account = require_account(tx, email)
        replace_password(tx, account.id, password_hash, now=system_clock())
        return account

    account = run_in_store(change)
    show(describe(account), as_json, f"{account.email} has a new password.")


@command.command()
@click.argument("email")
@click.option("--pro", is_flag=True, help="Let the account be on the Pro tier.")
@click.option("--send", is_flag=True, help="Send it by mail too (needs LOADPATH_SMTP_URL).")
@as_json_option
def invite(email: str, pro: bool, send: bool, as_json: bool) -> None:
    """Print a link with which EMAIL makes an account, once, within seven days."""
    email, settings = check_email(email), load_settings()
    server = find_mail_server(settings)
    if send and server is None:
        raise Failure("LOADPATH_SMTP_URL names no mail server.", code="no_mail_server")

    def make(tx: Transaction) -> NewLink:
        if find_account_by_email(tx, email) is not None:
            raise Failure(f"There is an account for {email} already.", code="email_taken")
        tier, now = "pro" if pro else "free", system_clock()
        write_down(tx, Event.INVITATION_MADE, None, now=now, detail=tier)
        return make_link(tx, Purpose.INVITATION, email, now, tier)

    link = run_in_store(make)
    url = settings.effective_base_url + link.path
    if server is not None and send:
        with plain_failures():
            server.send(invitation(email, url))
    show_link(email, url, link, as_json)


@command.command("reset-link")
@click.argument("email")
@as_json_option
def make_reset_link(email: str, as_json: bool) -> None:
    """Print a link with which EMAIL chooses a new password, once, within an hour."""

    def make(tx: Transaction) -> NewLink:
        account = require_account(tx, email)
        if account.is_disabled:
            raise Failure(f"The account of {account.email} is disabled.", code="disabled")
        write_down(tx, Event.RESET_LINK_MADE, account.id, now=system_clock())
        return make_link(tx, Purpose.RESET, account.email, system_clock())

    link = run_in_store(make)
    show_link(check_email(email), load_settings().effective_base_url + link.path, link, as_json)


@command.command()
@click.argument("email")
@as_json_option
def disable(email: str, as_json: bool) -> None:
    """Let nobody in with the account of EMAIL any more; what it holds stays."""
    change_account(email, as_json, disable_account, "disabled")


@command.command()
@click.argument("email")
@as_json_option
def enable(email: str, as_json: bool) -> None:
    """Let the account of EMAIL be used again."""
    change_account(email, as_json, enable_account, "enabled")


@command.command("sign-out")
@click.argument("email")
@as_json_option
def sign_out(email: str, as_json: bool) -> None:
    """End every session and token of the account of EMAIL; keys go on working."""
    change_account(email, as_json, sign_out_everywhere, "signed out everywhere")


@command.command()
@click.argument("email")
@click.option("--yes", is_flag=True, help="Do not ask.")
@as_json_option
def delete(email: str, yes: bool, as_json: bool) -> None:
    """Delete the account of EMAIL with its keys, links and models."""
    if not yes:
        click.confirm(f"Delete the account of {email} and all it holds?", abort=True, err=True)

    def erase(tx: Transaction) -> Account:
        account = require_account(tx, email)
        erase_account(tx, account, now=system_clock())
        return account

    account = run_in_store(erase)
    show(describe(account), as_json, f"{account.email} is deleted.")


class Change(Protocol):
    """Something that is done to an account."""

    def __call__(self, tx: Transaction, account: Account, *, now: int) -> None: ...


def change_account(email: str, as_json: bool, change: Change, outcome: str) -> None:
    """Do something to an account and show it as it is then."""

    def run(tx: Transaction) -> Account:
        change(tx, require_account(tx, email), now=system_clock())
        return require_account(tx, email)

    account = run_in_store(run)
    show(describe(account), as_json, f"{account.email} is {outcome}.")


def show_link(email: str, url: str, link: NewLink, as_json: bool) -> None:
    described = {"email": email, "url": url, "expires_at": to_datetime(link.expires_at)}
    show(described, as_json, url)


def check_email(email: str) -> str:
    with plain_failures():
        return normalise_email(email)


def require_account(tx: Transaction, email: str) -> Account:
    account = find_account_by_email(tx, check_email(email))
    if account is None:
        raise Failure(
            f"There is no account for {email}.",
            code="not_found",
            advice=f"`loadpath account create {email}` makes one, `loadpath account list` lists.",
        )
    return account


def hash_from_stdin(email: str) -> str:
    return hash_password(sys.stdin.readline().rstrip("\r\n"), email)


def hash_from_prompt(email: str) -> str:
    return hash_password(
        click.prompt("New password", hide_input=True, confirmation_prompt=True, type=str), email
    )


def hash_password(password: str, email: str) -> str:
    with plain_failures():
        return asyncio.run(Passwords().hash(password, email))


def describe(account: Account) -> dict[str, Any]:
    return {
        "user_id": account.id,
        "email": account.email,
        "tier": account.tier,
        "is_premium": account.is_premium,
        "created_at": to_datetime(account.created_at),
        "is_disabled": account.is_disabled,
    }


def show(value: Any, as_json: bool, text: str) -> None:
    click.echo(msgspec.json.encode(value).decode() if as_json else text)
