"""`loadpath vacuum`: let the database take no more room than it needs."""

import click

from loadpath.cli.output import json_option, print_json
from loadpath.cli.service_settings import load_settings, plain_failures
from loadpath.store.upkeep import vacuum


@click.command()
@json_option
def command(as_json: bool) -> None:
    """Give unused room of the database back.

    An SQLite file is written anew, which needs as much room once more for a moment; writes of a
    service that runs wait for it. Files made by an early version learn to shrink by themselves.
    PostgreSQL runs its own vacuum, which locks nobody out.
    """
    url = load_settings().effective_database_url
    with plain_failures():
        before, after = vacuum(url)
    if as_json:
        print_json({"bytes_before": before, "bytes_after": after})
    else:
        click.echo(f"The database had {before} bytes and has {after}.")
