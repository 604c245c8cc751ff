"""`loadpath audit`: what was done to accounts, when and from where."""

import click
import msgspec

from loadpath.cli.account import require_account
from loadpath.cli.number import WholeNumber
from loadpath.cli.output import json_option, print_json, print_table
from loadpath.cli.service_settings import run_in_store
from loadpath.service.access.audit import Event
from loadpath.service.clock import DAY, system_clock, to_datetime
from loadpath.store import Transaction
from loadpath.store.audit_events import AuditEvent, list_events


@click.command()
@click.option("--days", type=WholeNumber(1, 365), default=30, help="How far back (default 30).")
@click.option("--email", help="Only what concerns the account of this address.")
@click.option("--event", type=click.Choice([event.value for event in Event]), help="Only this.")
@click.option("--most", type=WholeNumber(1, 100_000), default=1_000, help="The newest so many.")
@json_option
def command(days: int, email: str | None, event: str | None, most: int, as_json: bool) -> None:
    """Show sign-ins, keys, tiers and deletions.

    Accounts are named by id: `loadpath account list` tells whose they are. Events are kept for a
    year.

    \b
    Examples:
      loadpath audit --days 7
      loadpath audit --email ada@example.com --event sign_in
    """

    def find(tx: Transaction) -> list[AuditEvent]:
        account_id = require_account(tx, email).id if email else None
        return list_events(tx, system_clock() - days * DAY, most, account_id, event)

    events = run_in_store(find)
    if as_json:
        print_json(
            {"events": [{**msgspec.structs.asdict(e), "at": to_datetime(e.at)} for e in events]}
        )
    elif events:
        print_table([row(event) for event in events])
    else:
        click.echo("Nothing was written down in that time.")


def row(event: AuditEvent) -> tuple[str, ...]:
    at = f"{to_datetime(event.at):%Y-%m-%d %H:%M:%S}"
    return (at, event.event, event.account_id or "-", event.network or "-", event.detail or "")
