"""`loadpath open`: hand a document off, and open its link."""

import os
import sys
import webbrowser

import click

from loadpath.cli.input import document_argument, read_input
from loadpath.cli.output import json_option, print_json
from loadpath.cli.remote import base_url_option, plain_client_failures
from loadpath.client import Client, HandOff

EXAMPLES = """\b
Examples:
  loadpath open model.json
  loadpath check-beam --span 6 --section IPE300 --udl 20 | loadpath open -
  loadpath open model.json --no-browser --json

The API key is read from LOADPATH_API_KEY. Exit code 0 if there is a link, 1 if there is none.
"""


@click.command(epilog=EXAMPLES)
@document_argument
@base_url_option
@click.option("--no-browser", is_flag=True, help="Only print the link.")
@json_option
def command(file: str, base_url: str | None, no_browser: bool, as_json: bool) -> None:
    """Hand a document off, print its link and open it.

    FILE is a JSON file, or - for standard input. Whoever opens the link has the model solved in
    their own browser.
    """
    document = read_input(file)
    with plain_client_failures(), Client(base_url) as client:
        link = client.solve(document)
    if as_json:
        print_json(link)
    else:
        _tell(link)
    if not no_browser and has_browser():
        webbrowser.open(link.open_url)


def _tell(link: HandOff) -> None:
    """The link on standard output; everything else beside it."""
    for issue in link.validation.warnings:
        word = click.style("warning", fg="yellow", bold=True)
        click.echo(f"{word} {issue.path}: {issue.message}", err=True)
    click.echo(link.open_url)
    click.echo(
        f"Anyone with the link can open it until {link.expires_at:%-d %B, %H:%M} UTC.", err=True
    )


def has_browser() -> bool:
    """Whether there is a screen: without one a text browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
