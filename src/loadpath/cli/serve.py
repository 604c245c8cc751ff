"""`loadpath serve`: run the service."""

import shutil
import sys

import click

from loadpath.cli.service_settings import load_settings, plain_failures
from loadpath.service.settings import Settings

WELCOME = """Loadpath is ready at {base_url}  (API description: {base_url}/docs)

Next, in another terminal{where}:
  {loadpath} account create you@example.com
  {loadpath} key create you@example.com --name first
  curl {base_url}/api/sdk/check-beam -H "X-API-Key: <the key>" \\
       -H "Content-Type: application/json" -d '{{"span_m": 6, "section": "IPE300", "udl": 12}}'

The last answers with "open_url": open it, and the beam is solved and checked in your browser.
"""


@click.command()
@click.option("--host", help="Address to listen on (LOADPATH_HOST, default 127.0.0.1).")
@click.option("--port", type=int, help="Port to listen on (LOADPATH_PORT, default 8000).")
def command(host: str | None, port: int | None) -> None:
    """Run the service until it is told to stop.

    Without any setting it listens on 127.0.0.1:8000 and keeps its data in the folder
    loadpath-data. `loadpath config` shows all settings.
    """
    from loadpath.service.server.run import serve

    settings = load_settings(host=host, port=port)
    with plain_failures():
        serve(settings, welcome)


def welcome(settings: Settings) -> None:
    """Say where the service is and what to do next."""
    where = "" if settings.database_url else f" in the same folder (data: {settings.data_folder})"
    is_on_path = shutil.which("loadpath") or not sys.argv[0].endswith("loadpath")
    loadpath = "loadpath" if is_on_path else sys.argv[0]
    base_url = settings.effective_base_url
    click.echo(WELCOME.format(base_url=base_url, where=where, loadpath=loadpath))
