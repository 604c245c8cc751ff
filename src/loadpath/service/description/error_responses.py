"""The failing responses of an operation: those it declares, and those any request may get."""

from collections import defaultdict
from typing import Any

import msgspec

from loadpath.service.answers.validation_issue import ValidationIssue
from loadpath.service.errors import (
    ConflictingParameters,
    HeadersTooLarge,
    IdempotencyConflict,
    InsufficientScope,
    InternalError,
    InvalidJson,
    InvalidModel,
    InvalidParameter,
    InvalidRequest,
    MissingParameter,
    PayloadTooLarge,
    RateLimited,
    RequestTimeout,
    ServiceError,
    StorageIsFull,
    Unauthorized,
    Unavailable,
    UnsupportedMediaType,
    list_errors,
)
from loadpath.service.operations.operation import Operation

ERRORS_OF_EVERY_OPERATION = (
    InvalidRequest,
    RequestTimeout,
    RateLimited,
    HeadersTooLarge,
    InternalError,
    Unavailable,
)
ERRORS_OF_A_BODY = (
    InvalidJson,
    MissingParameter,
    InvalidParameter,
    PayloadTooLarge,
    UnsupportedMediaType,
)
ERRORS_OF_A_QUERY = (InvalidParameter, ConflictingParameters)
ISSUE = {
    "path": "model.members[0].section",
    "message": "there is no section 9; the sections are 1",
    "severity": "error",
}


class InvalidModelBody(msgspec.Struct):
    """A readable model that fails validation."""

    error: str
    code: str
    errors: list[ValidationIssue]
    warnings: list[ValidationIssue]


def make_error_schema() -> dict[str, Any]:
    """The one error body."""
    return {
        "title": "Error",
        "description": "Every failing answer.",
        "type": "object",
        "properties": {
            "error": {"type": "string", "description": "What was found, what is expected."},
            "code": {
                "type": "string",
                "description": "For programs; see the error reference.",
                "enum": sorted({error.code for error in list_errors()}),
            },
        },
        "required": ["error", "code"],
    }


def errors_of(operation: Operation) -> list[type[ServiceError]]:
    """All errors that an operation may answer with: its own, and what follows from its form."""
    errors: list[type[ServiceError]] = [*operation.errors, *ERRORS_OF_EVERY_OPERATION]
    if operation.read is not None:
        errors += ERRORS_OF_A_BODY
    if operation.query_names:
        errors += ERRORS_OF_A_QUERY
    if operation.is_idempotent_by_key:
        errors.append(IdempotencyConflict)
    if not operation.is_public:
        errors.append(Unauthorized)
    if operation.scope is not None:
        errors.append(InsufficientScope)
    if operation.method != "GET":
        errors.append(StorageIsFull)
    return list(dict.fromkeys(errors))


def describe_errors(errors: list[type[ServiceError]]) -> dict[str, Any]:
    """The failing responses by status, with an example for every code."""
    by_status: defaultdict[int, list[type[ServiceError]]] = defaultdict(list)
    for error in errors:
        by_status[error.status].append(error)
    return {str(status): describe_status(by_status[status]) for status in sorted(by_status)}


def describe_status(errors: list[type[ServiceError]]) -> dict[str, Any]:
    headers: dict[str, Any] = {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}}
    if errors[0].status in (429, 503):
        headers["Retry-After"] = {"$ref": "#/components/headers/RetryAfter"}
    body = "InvalidModelBody" if InvalidModel in errors else "Error"
    return {
        "description": " Or: ".join(error.meaning for error in errors),
        "headers": headers,
        "content": {
            "application/json": {
                "schema": {"$ref": f"#/components/schemas/{body}"},
                "examples": {
                    error.code: {"summary": error.meaning, "value": example_of(error)}
                    for error in errors
                },
            }
        },
    }


def example_of(error: type[ServiceError]) -> dict[str, Any]:
    body: dict[str, Any] = {"error": error.example, "code": error.code}
    if error is InvalidModel:
        body.update(errors=[ISSUE], warnings=[])
    return body
