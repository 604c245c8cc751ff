"""`loadpath restore`: put a backup into the database."""

from pathlib import Path

import click

from loadpath.cli.output import json_option, print_json
from loadpath.cli.service_settings import load_settings, plain_failures
from loadpath.store.upkeep import restore


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Replace what the database holds.")
@json_option
def command(file: Path, replace: bool, as_json: bool) -> None:
    """Put a backup into the database, all of it or nothing.

    The backup is checked first, and may be of an older version or of the other kind of database.
    The service need not be stopped; what it does meanwhile waits. Without --replace a database
    that holds accounts is left alone.

    \b
    Examples:
      loadpath restore monday.sqlite
      LOADPATH_DATABASE_URL=postgresql://... loadpath restore monday.sqlite
    """
    url = load_settings().effective_database_url
    with plain_failures():
        restore(file, url, replace=replace)
    if as_json:
        print_json({"file": str(file), "restored": True})
    else:
        click.echo(f"Restored the database from {file}.")
