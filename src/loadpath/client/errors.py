"""What can go wrong with a service, as one tree of exceptions.

LoadpathError
├── NoCredentials               nothing was sent: neither key nor token
├── ConnectionFailed            no answer: refused, broken, timed out
├── UnreadableAnswer            an answer that is not one of this service
└── ApiError                    the service answered with a failure; status, code, request_id
    ├── RequestError            400, 409, 412, 413, 415: the request should be changed
    │   └── InvalidModelError   422: the model fails validation; errors, warnings
    ├── UnauthorizedError       401: no, wrong, expired or revoked credentials
    ├── ForbiddenError          403: the credential may not do this
    │   └── ProRequiredError    403 `pro_required`: saving models is part of the Pro tier
    ├── NotFoundError           404, 410
    ├── RateLimitedError        429; retry_after in seconds
    └── ServiceUnavailableError 5xx; retry_after in seconds where the service said so
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from loadpath.document import Issue


class LoadpathError(Exception):
    """The root of the tree."""


class NoCredentials(LoadpathError):
    """There is neither an API key nor a token; nothing was sent."""


class ConnectionFailed(LoadpathError):
    """The service could not be reached, or did not answer in time."""


class UnreadableAnswer(LoadpathError):
    """The address answers, but not as a Loadpath service does."""


class ApiError(LoadpathError):
    """The service answered with a failure."""

    def __init__(
        self, message: str, *, status: int, code: str | None, request_id: str | None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.request_id = request_id
        self.retry_after: float | None = None

    def __str__(self) -> str:
        facts = [str(self.status), *([self.code] if self.code else [])]
        return f"{self.message} ({', '.join(facts)})"


class RequestError(ApiError):
    """The request should be changed before it is sent again."""


class InvalidModelError(RequestError):
    """The model fails validation."""

    errors: list[Issue]
    warnings: list[Issue]

    def __str__(self) -> str:
        lines = [f"{issue.path}: {issue.message}" for issue in self.errors]
        return "\n".join([super().__str__(), *lines])


class UnauthorizedError(ApiError):
    """Credentials are missing, wrong, expired or revoked."""


class ForbiddenError(ApiError):
    """The credentials are good, but not for this."""


class ProRequiredError(ForbiddenError):
    """Saving models is part of the Pro tier."""


class NotFoundError(ApiError):
    """The thing does not exist for this account, or its link has ended."""


class RateLimitedError(ApiError):
    """Too many requests of this kind; wait `retry_after` seconds."""


class ServiceUnavailableError(ApiError):
    """The service failed or cannot answer now."""


class _Failure(msgspec.Struct):
    error: str
    code: str | None = None
    errors: list[Issue] = []
    warnings: list[Issue] = []


def error_of(status: int, headers: Mapping[str, str], body: bytes) -> ApiError:
    """The exception that a failing answer amounts to."""
    try:
        failure = msgspec.json.decode(body, type=_Failure)
    except msgspec.DecodeError:
        failure = _Failure(f"The service answered {status} without saying why.")
    facts: dict[str, Any] = {
        "status": status,
        "code": failure.code,
        "request_id": headers.get("x-request-id"),
    }
    error = _class_of(status, failure.code)(failure.error, **facts)
    error.retry_after = read_retry_after(headers)
    if isinstance(error, InvalidModelError):
        error.errors, error.warnings = failure.errors, failure.warnings
    return error


def _class_of(status: int, code: str | None) -> type[ApiError]:
    if code == "invalid_model":
        return InvalidModelError
    if code == "pro_required":
        return ProRequiredError
    by_status: dict[int, type[ApiError]] = {
        401: UnauthorizedError,
        403: ForbiddenError,
        404: NotFoundError,
        410: NotFoundError,
        429: RateLimitedError,
    }
    if status >= 500:
        return ServiceUnavailableError
    return by_status.get(status, RequestError)


def read_retry_after(headers: Mapping[str, str]) -> float | None:
    """Retry-After in seconds, where it is given so."""
    text = headers.get("retry-after", "")
    return float(text) if text.isdecimal() else None
