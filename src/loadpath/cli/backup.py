"""`loadpath backup`: copy the database while the service runs."""

from pathlib import Path

import click

from loadpath.cli.output import json_option, print_json
from loadpath.cli.service_settings import load_settings, plain_failures
from loadpath.store.upkeep import back_up


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def command(file: Path, as_json: bool) -> None:
    """Copy the database to a new file while the service runs.

    The copy is of one moment and has been checked. It is an SQLite file, also of PostgreSQL;
    `loadpath restore` puts it into either.

    \b
    Example:
      loadpath backup monday.sqlite
    """
    url = load_settings().effective_database_url
    with plain_failures():
        size = back_up(url, file)
    if as_json:
        print_json({"file": str(file), "bytes": size})
    else:
        click.echo(f"Copied the database to {file} ({size} bytes).")
