"""How commands print: JSON for programs, aligned words for people."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
import msgspec

Command = TypeVar("Command", bound=Callable[..., Any])


def json_option(command: Command) -> Command:
    """The `--json` that every command has."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


def print_json(value: Any, *, indent: int = 2) -> None:
    """Print plain data or a struct as JSON; an indent of 0 puts it on one line."""
    encoded = msgspec.json.encode(value)
    click.echo(msgspec.json.format(encoded, indent=indent) if indent else encoded)


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows with their columns aligned, the first column in bold on a terminal."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.ljust(width) for cell, width in zip(others, widths[1:], strict=True)]
        line = "  ".join([click.style(first.ljust(widths[0]), bold=True), *cells])
        click.echo(line.rstrip())
