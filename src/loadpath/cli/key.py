"""`loadpath key`: create, list and revoke API keys."""

import click

from loadpath.cli.account import as_json_option, require_account, show
from loadpath.cli.failure import Failure
from loadpath.cli.number import WholeNumber
from loadpath.cli.service_settings import load_settings, run_in_store
from loadpath.service.access.new_api_key import LONGEST_LIFE_IN_DAYS, add_api_key, revoke_api_key
from loadpath.service.api_keys.endpoints import describe_created, describe_listed
from loadpath.service.api_keys.types import ApiKeyList, CreatedApiKey
from loadpath.service.clock import system_clock
from loadpath.store import Transaction
from loadpath.store.api_keys import list_api_keys


@click.group()
def command() -> None:
    """Create, list and revoke API keys."""


@command.command()
@click.argument("email")
@click.option("--name", required=True, help="A name to know the key by.")
@click.option("--scope", "scopes", multiple=True, help="Limit the key; may be repeated.")
@click.option("--days", type=WholeNumber(1, LONGEST_LIFE_IN_DAYS), help="Days until it expires.")
@as_json_option
def create(email: str, name: str, scopes: tuple[str, ...], days: int | None, as_json: bool) -> None:
    """Create a key for the account of EMAIL and print it, this once."""
    most = load_settings().max_api_keys

    def make(tx: Transaction) -> CreatedApiKey:
        account = require_account(tx, email)
        record, key = add_api_key(
            tx,
            account.id,
            name=name,
            scopes=scopes,
            expires_in_days=days,
            now=system_clock(),
            most=most,
        )
        return describe_created(record, key)

    created = run_in_store(make)
    show(created, as_json, created.key)
    if not as_json:
        click.echo(created.message, err=True)


@command.command("list")
@click.argument("email")
@as_json_option
def list_all(email: str, as_json: bool) -> None:
    """List the active keys of the account of EMAIL."""

    def find(tx: Transaction) -> ApiKeyList:
        account = require_account(tx, email)
        return ApiKeyList(
            [describe_listed(key) for key in list_api_keys(tx, account.id, system_clock())]
        )

    keys = run_in_store(find)
    lines = [f"{key.id}  {key.name}  {' '.join(key.scopes) or 'everything'}" for key in keys.keys]
    show(keys, as_json, "\n".join(lines) or "There are no keys.")


@command.command()
@click.argument("email")
@click.argument("key_id")
@as_json_option
def revoke(email: str, key_id: str, as_json: bool) -> None:
    """Revoke the key KEY_ID of the account of EMAIL."""

    def delete(tx: Transaction) -> bool:
        return revoke_api_key(tx, require_account(tx, email).id, key_id, now=system_clock())

    if not run_in_store(delete):
        advice = f"`loadpath key list {email}` lists its keys."
        raise Failure(f"{email} has no key {key_id!r}.", code="not_found", advice=advice)
    message = f"The key {key_id} is revoked."
    show({"message": message}, as_json, message)
