"""How commands read a document: from a file, or from standard input for `-`."""

import sys
from pathlib import Path

import click

from loadpath.cli.failure import BadUse

document_argument = click.argument("file", type=click.Path(allow_dash=True))
"""FILE of a command; shells complete it with files."""


def read_input(path: str) -> bytes:
    """The bytes of a file, or of standard input."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except OSError as error:
        message = f"'{path}' cannot be read: {error.strerror}."
        raise BadUse(message, code="unreadable_file", path=path) from None
