"""OpenAPI 3.1 from the operations."""

from collections import defaultdict
from typing import Any

import msgspec

from loadpath.service.description.error_responses import (
    InvalidModelBody,
    describe_errors,
    errors_of,
    make_error_schema,
)
from loadpath.service.operations.operation import Operation, Outcome, Parameter

VERSION = "1.0.0"
SCHEMA = "#/components/schemas/{name}"
INTRODUCTION = """Hand a structural model from code to a person: validate it, park it behind a
link, and whoever opens the link has it solved in their own browser. The service runs no solver,
returns no analysis results and meters nothing.

Recommended order: `GET /api/sdk/schema`, `GET /api/sdk/sections`, `POST /api/sdk/validate`,
`POST /api/sdk/solve`.

Models are in SI units (metres, newtons, pascals; angles in degrees). Every failing answer is
`{"error", "code"}`; every answer carries `X-Request-Id`. Bodies may be packed with gzip or zstd
in both directions. `HEAD` works wherever `GET` does."""

REQUEST_ID = {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}}
ETAG = {"ETag": {"$ref": "#/components/headers/ETag"}}
RATE_LIMIT = {
    "RateLimit": {"$ref": "#/components/headers/RateLimit"},
    "RateLimit-Policy": {"$ref": "#/components/headers/RateLimitPolicy"},
}
IDEMPOTENCY_KEY = Parameter(
    name="Idempotency-Key",
    place="header",
    description=(
        "A name of your own for this request: for 24 hours a retry under the same name gets the "
        "first answer instead of doing it again. Another request under the same name: 409."
    ),
    example="beam-42-first-try",
    schema={"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$"},
)
IF_NONE_MATCH = Parameter(
    name="If-None-Match",
    place="header",
    description="An ETag known already; if it still holds the answer is 304 without a body.",
    example='"5d41402abc4b2a76b9719d911017c592"',
)
HEADERS: dict[str, Any] = {
    "RequestId": {
        "description": "Names this request in the service's log.",
        "schema": {"type": "string"},
        "example": "4fQ0hT1bXwL9sZr2c",
    },
    "ETag": {
        "description": "Names this state of what was fetched.",
        "schema": {"type": "string"},
        "example": '"7"',
    },
    "RateLimit": {
        "description": "Requests left in this minute of key and account, and seconds to the next.",
        "schema": {"type": "string"},
        "example": '"key";r=19994;t=41, "account";r=29987;t=41',
    },
    "RateLimitPolicy": {
        "description": "Requests that the key and its account may send in so many seconds.",
        "schema": {"type": "string"},
        "example": '"key";q=20000;w=60, "account";q=30000;w=60',
    },
    "RetryAfter": {
        "description": "Seconds to wait before another try.",
        "schema": {"type": "integer"},
        "example": 2,
    },
    "Replayed": {
        "description": "Present on an answer repeated for an Idempotency-Key.",
        "schema": {"type": "string", "const": "true"},
        "example": "true",
    },
}
"""Headers that answers share, by the name of their description."""
SECURITY_SCHEMES: dict[str, Any] = {
    "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "X-API-Key",
        "description": "A key of the form `<key_id>.<secret>`.",
    },
    "bearerToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token from `POST /api/sdk/token`, valid for one hour.",
    },
}
"""Both forms of credentials."""


def make_description(operations: list[Operation]) -> dict[str, Any]:
    """The whole description."""
    schemas = make_schemas(operations)
    paths: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for operation in operations:
        paths[operation.path][operation.method.lower()] = describe_operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Loadpath",
            "version": VERSION,
            "summary": "Hand a structural model from code to a person.",
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
            "contact": {"name": "Loadpath"},
        },
        "servers": [{"url": "/", "description": "This service"}],
        "tags": [
            {"name": feature, "description": f"Endpoints: {feature.lower()}."}
            for feature in dict.fromkeys(operation.feature for operation in operations)
        ],
        "security": [{"apiKey": []}, {"bearerToken": []}],
        "paths": dict(paths),
        "components": {
            "schemas": schemas,
            "headers": HEADERS,
            "securitySchemes": SECURITY_SCHEMES,
        },
    }


def make_schemas(operations: list[Operation]) -> dict[str, Any]:
    """The schemas of all bodies by name."""
    types = [
        body
        for operation in operations
        for body in (operation.request, operation.outcome.body)
        if body is not None and not isinstance(body, dict)
    ]
    _, components = msgspec.json.schema_components([*types, InvalidModelBody], ref_template=SCHEMA)
    return {**components, "Error": make_error_schema()}


def schema_of(body: Any) -> Any:
    if isinstance(body, dict):
        return body
    (schema,), _ = msgspec.json.schema_components([body], ref_template=SCHEMA)
    return schema


def describe_operation(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.id,
        "tags": [operation.feature],
        "summary": operation.summary,
        "description": operation.description,
    }
    if operation.is_public:
        described["security"] = []
    if operation.scope is not None:
        described["x-scope"] = str(operation.scope)
    if parameters := list_parameters(operation):
        described["parameters"] = [describe_parameter(parameter) for parameter in parameters]
    if operation.request is not None:
        described["requestBody"] = {
            "required": True,
            "content": {
                media_type: {
                    "schema": schema_of(operation.request),
                    "examples": describe_examples(operation.request_examples),
                }
                for media_type in operation.media_types
            },
        }
    described["responses"] = {
        **describe_outcome(operation, operation.outcome),
        **describe_errors(errors_of(operation)),
    }
    return described


def list_parameters(operation: Operation) -> list[Parameter]:
    parameters = list(operation.parameters)
    if operation.is_idempotent_by_key:
        parameters.append(IDEMPOTENCY_KEY)
    if operation.is_conditional:
        parameters.append(IF_NONE_MATCH)
    return parameters


def describe_parameter(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.required,
        "description": parameter.description,
        "schema": parameter.schema,
        "example": parameter.example,
    }


def describe_outcome(operation: Operation, outcome: Outcome) -> dict[str, Any]:
    """The succeeding responses: the outcome, and 304 where it can be asked for."""
    headers: dict[str, Any] = dict(REQUEST_ID)
    if not operation.is_public:
        headers.update(RATE_LIMIT)
    if outcome.has_etag:
        headers.update(ETAG)
    if operation.is_idempotent_by_key:
        headers["Idempotency-Replayed"] = {"$ref": "#/components/headers/Replayed"}
    response: dict[str, Any] = {"description": outcome.description, "headers": headers}
    if outcome.body is not None:
        response["content"] = {
            "application/json": {
                "schema": schema_of(outcome.body),
                "examples": describe_examples(outcome.examples),
            }
        }
    responses = {str(outcome.status): response}
    if operation.is_conditional:
        responses["304"] = {
            "description": "What the client has is still right.",
            "headers": {**REQUEST_ID, **ETAG},
        }
    return responses


def describe_examples(examples: dict[str, Any]) -> dict[str, Any]:
    return {
        name.replace(" ", "-").replace(",", ""): {"summary": name, "value": value}
        for name, value in examples.items()
    }
