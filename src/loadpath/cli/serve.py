"""`loadpath serve`: run the service."""

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from loadpath.cli.failure import Failure
from loadpath.cli.number import WholeNumber
from loadpath.cli.output import json_option, print_json
from loadpath.cli.service_settings import load_settings, plain_failures
from loadpath.client.connection import DEFAULT_BASE_URL
from loadpath.service.settings import Settings

WELCOME = """Loadpath is ready at {base_url}  (API description: {base_url}/docs)

Next, in another terminal{where}:
  {loadpath} account create you@example.com
  export LOADPATH_API_KEY=$({loadpath} key create you@example.com --name first)
  {loadpath} check-beam --span 6 --section IPE300 --udl 12 | {loadpath} open -{there}
"""


@click.command()
@click.option("--host", help="Address to listen on (LOADPATH_HOST, default 127.0.0.1).")
@click.option(
    "--port", type=WholeNumber(0, 65535), help="Port to listen on (LOADPATH_PORT, default 8000)."
)
@json_option
def command(host: str | None, port: int | None, as_json: bool) -> None:
    """Run the service until it is told to stop.

    Without any setting it listens on 127.0.0.1:8000 and keeps its data in the folder
    loadpath-data. `loadpath config` shows all settings.
    """
    from loadpath.service.server.run import serve

    settings = load_settings(host=host, port=port)
    with plain_failures(), plain_listening(settings):
        serve(settings, announce if as_json else welcome)


@contextmanager
def plain_listening(settings: Settings) -> Iterator[None]:
    """Say where one cannot listen, and what to do."""
    try:
        yield
    except OSError as error:
        if error.filename is not None:
            raise
        taken = error.errno == errno.EADDRINUSE
        reason = "something else listens there" if taken else os.strerror(error.errno or 0)
        raise Failure(
            f"{settings.host}:{settings.port} cannot be used: {reason}.",
            code="address_in_use" if taken else None,
            advice="Choose another one with --host and --port." if taken else None,
        ) from error


def welcome(settings: Settings) -> None:
    """Say where the service is and what to do next."""
    base_url = settings.effective_base_url
    where = "" if settings.database_url else f" in the same folder (data: {settings.data_folder})"
    there = "" if base_url == DEFAULT_BASE_URL else f" --base-url {base_url}"
    is_on_path = shutil.which("loadpath") or not sys.argv[0].endswith("loadpath")
    called = "loadpath" if is_on_path else sys.argv[0]
    click.echo(WELCOME.format(base_url=base_url, where=where, there=there, loadpath=called))


def announce(settings: Settings) -> None:
    """Say where the service is, for programs; one line, once it is ready."""
    print_json({"base_url": settings.effective_base_url}, indent=0)
