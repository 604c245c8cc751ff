"""Talks to a Loadpath service: hand models off, validate, build beams, keep models.

`Client` waits for each answer; `AsyncClient` is the same with `await`. Failures are exceptions
from `loadpath.client.errors`.
"""

from loadpath.client.answers import (
    Account,
    ApiKey,
    BeamHandOff,
    CreatedApiKey,
    Draft,
    HandOff,
    ImportedModel,
    NotCarriedOver,
    SavedModel,
    SavedModelSummary,
    Token,
)
from loadpath.client.async_client import AsyncClient
from loadpath.client.client import Client
from loadpath.client.errors import (
    ApiError,
    ConnectionFailed,
    ForbiddenError,
    InvalidModelError,
    LoadpathError,
    NoCredentials,
    NotFoundError,
    ProRequiredError,
    RateLimitedError,
    RequestError,
    ServiceUnavailableError,
    UnauthorizedError,
    UnreadableAnswer,
)

__all__ = [
    "Account",
    "ApiError",
    "ApiKey",
    "AsyncClient",
    "BeamHandOff",
    "Client",
    "ConnectionFailed",
    "CreatedApiKey",
    "Draft",
    "ForbiddenError",
    "HandOff",
    "ImportedModel",
    "InvalidModelError",
    "LoadpathError",
    "NoCredentials",
    "NotCarriedOver",
    "NotFoundError",
    "ProRequiredError",
    "RateLimitedError",
    "RequestError",
    "SavedModel",
    "SavedModelSummary",
    "ServiceUnavailableError",
    "Token",
    "UnauthorizedError",
    "UnreadableAnswer",
]
