"""Every failure becomes an answer here: `{"error", "code"}`, or a page where people look."""

import errno
from collections.abc import Callable
from typing import Any

from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.errors import InternalError, ServiceError, StorageIsFull, Unavailable
from loadpath.store import DiskFailed, StorageFull, StoreUnavailable, UnusableDatabase

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)

ErrorPage = Callable[[ServiceError], Answer]


def to_service_error(failure: Exception) -> ServiceError:
    """The error of the catalogue that a failure amounts to; an unforeseen one tells nothing."""
    if isinstance(failure, ServiceError):
        return failure
    if isinstance(failure, UnusableDatabase):  # SQLite says so too where its disk cannot be read
        return Unavailable("The database cannot be used now; try later.")
    if isinstance(failure, StoreUnavailable):
        return Unavailable("The database does not answer; try again.")
    if isinstance(failure, StorageFull):
        return StorageIsFull("The database has no room left.")
    if isinstance(failure, OSError) and failure.errno in NO_ROOM:
        return StorageIsFull("The service has no room left for what is sent to it; try later.")
    return InternalError("Something failed here. Quote the X-Request-Id when you report it.")


def concerns_operator(failure: Exception) -> bool:
    """Whether somebody has to look after it, whatever the client was told."""
    if isinstance(failure, UnusableDatabase | DiskFailed):
        return True
    return isinstance(to_service_error(failure), InternalError)


def answer_error(error: ServiceError, scope: dict[str, Any], page: ErrorPage) -> Answer:
    """JSON for programs; a page for a browser that asked for one outside the API."""
    if wants_page(scope):
        return page(error)
    return answer_json(error.body(), error.status, error.headers)


def wants_page(scope: dict[str, Any]) -> bool:
    if scope["path"].startswith("/api/"):
        return False
    accepted = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    return b"text/html" in accepted
