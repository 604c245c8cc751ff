"""`loadpath backup`: copy the database while the service runs."""

from pathlib import Path

import click

from loadpath.cli.failure import Failure
from loadpath.cli.output import json_option, print_json
from loadpath.cli.service_settings import load_settings, plain_failures
from loadpath.store.open_store import SQLITE


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def command(file: Path, as_json: bool) -> None:
    """Copy the SQLite database to a new file while the service runs.

    The copy is of one moment and has been checked. To restore it, stop the service and put the copy
    in the place of the database, without the -wal and -shm files of the old one. PostgreSQL has
    pg_dump.
    """
    url = load_settings().effective_database_url
    if not url.startswith(SQLITE):
        raise Failure(
            "The database is PostgreSQL, which has its own backup.",
            code="not_sqlite",
            advice="`pg_dump --format=custom` copies it while the service runs.",
        )
    from loadpath.store.sqlite_backup import back_up

    with plain_failures():
        size = back_up(Path(url.removeprefix(SQLITE)), file)
    if as_json:
        print_json({"file": str(file), "bytes": size})
    else:
        click.echo(f"Copied the database to {file} ({size} bytes).")
