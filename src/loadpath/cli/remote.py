"""How commands talk to a service: where it is, and what to do when it does not answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from loadpath.cli.output import print_json
from loadpath.client import (
    ApiError,
    ConnectionFailed,
    InvalidModelError,
    LoadpathError,
    UnauthorizedError,
)

base_url_option = click.option(
    "--base-url", metavar="URL", help="Address of the service (else LOADPATH_BASE_URL)."
)


@contextmanager
def plain_client_failures(as_json: bool) -> Iterator[None]:
    """Turn what can go wrong into a few lines, or one JSON object, and exit status 1."""
    try:
        yield
    except LoadpathError as error:
        if as_json:
            print_json(describe_failure(error))
            raise click.exceptions.Exit(1) from error
        advice = advise(error)
        raise click.ClickException(f"{error}\n{advice}" if advice else str(error)) from error


def advise(error: LoadpathError) -> str | None:
    """What to do about a failure, where there is something to do."""
    if isinstance(error, ConnectionFailed):
        return "Is the service running? LOADPATH_BASE_URL or --base-url says where it is."
    if isinstance(error, UnauthorizedError):
        return "Set LOADPATH_API_KEY to a key of an account on this service."
    if not isinstance(error, ApiError) and "credentials" in str(error):
        return "A key is made on the account page, or by `loadpath key create`."
    return None


def describe_failure(error: LoadpathError) -> dict[str, Any]:
    described: dict[str, Any] = {"error": str(error), "code": None}
    if isinstance(error, ApiError):
        described = {
            "error": error.message,
            "code": error.code,
            "status": error.status,
            "request_id": error.request_id,
        }
    if isinstance(error, InvalidModelError):
        described |= {"errors": error.errors, "warnings": error.warnings}
    return described
