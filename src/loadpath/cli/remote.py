"""How commands talk to a service: where it is, and what to do when it does not answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from loadpath.cli.failure import Failure
from loadpath.client import (
    ApiError,
    ConnectionFailed,
    InvalidModelError,
    LoadpathError,
    NoCredentials,
    UnauthorizedError,
)

MAKE_ONE = "Make a key on the account page of the service, or with `loadpath key create`."
WHERE = "LOADPATH_BASE_URL or --base-url says where the service is."
base_url_option = click.option(
    "--base-url", metavar="URL", help="Address of the service (else LOADPATH_BASE_URL)."
)


@contextmanager
def plain_client_failures() -> Iterator[None]:
    """Turn what can go wrong into a `Failure`."""
    try:
        yield
    except LoadpathError as error:
        raise to_failure(error) from error


def to_failure(error: LoadpathError) -> Failure:
    """What went wrong, and what to do about it where there is something to do."""
    if isinstance(error, NoCredentials):
        message = "There is no API key: LOADPATH_API_KEY is not set."
        return Failure(message, code="no_credentials", advice=MAKE_ONE)
    if isinstance(error, ConnectionFailed):
        return Failure(str(error), code="unavailable", advice=f"Is it running? {WHERE}")
    if not isinstance(error, ApiError):
        return Failure(str(error), advice=WHERE)
    known: dict[str, Any] = {"status": error.status, "request_id": error.request_id}
    is_key = isinstance(error, UnauthorizedError)
    advice = "Set LOADPATH_API_KEY to a key of an account on this service." if is_key else None
    if isinstance(error, InvalidModelError):
        known |= {"errors": error.errors, "warnings": error.warnings}
    return Failure(error.message, code=error.code, advice=advice, text=str(error), **known)
