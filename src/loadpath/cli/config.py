"""`loadpath config`: show the settings that apply."""

import click
import msgspec

from loadpath.cli.service_settings import load_settings
from loadpath.service.settings import describe_settings, show_settings


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(as_json: bool) -> None:
    """Print the effective settings, with secrets masked."""
    shown = show_settings(load_settings())
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(shown)).decode())
        return
    for _, variable, _, info in describe_settings():
        value = shown[variable]
        click.echo(f"{variable}={'' if value is None else value}")
        click.secho(f"    {info.meaning}", dim=True)
