"""How one endpoint is declared: an `Operation` is data, and the rest is made from it.

The router, the OpenAPI description and the docs page read the same records, so they cannot
disagree.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from loadpath.service.access.scope import Scope
from loadpath.service.answers.answer import Answer
from loadpath.service.bodies.received_body import BodyReader
from loadpath.service.errors import ServiceError
from loadpath.service.operations.call import Call

Endpoint = Callable[[Call], Awaitable[Answer]]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """One succeeding answer: its status, the type of its body (None: no body) and examples."""

    status: int
    description: str
    body: Any = None
    examples: dict[str, Any] = {}
    has_etag: bool = False


class Parameter(msgspec.Struct, frozen=True, kw_only=True):
    """A query, path or header parameter."""

    name: str
    place: str
    description: str
    example: Any
    required: bool = False
    schema: dict[str, Any] = msgspec.field(default_factory=lambda: {"type": "string"})


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One endpoint. `request` is the body's type, or its JSON Schema.

    `read` turns the bytes of the body into what the endpoint works with. It is a plain function
    of its arguments, because a large body is read in another process.
    """

    id: str
    method: str
    path: str
    feature: str
    summary: str
    description: str
    endpoint: Endpoint
    outcome: Outcome
    request: Any = None
    request_examples: dict[str, Any] = {}
    read: BodyReader | None = None
    reads_query: bool = False
    """Whether `read` is also given the query."""
    takes_model: bool = False
    media_types: tuple[str, ...] = ("application/json",)
    """What the body may be; the first is what examples are of."""
    is_long_work: bool = False
    """Whether even a small body may take long to read, so that a worker reads it."""
    parameters: tuple[Parameter, ...] = ()
    errors: tuple[type[ServiceError], ...] = ()
    """Its own; those that every body, query or credential may cause are added to them."""
    scope: Scope | None = None
    is_public: bool = False
    is_idempotent_by_key: bool = False
    is_conditional: bool = False

    @property
    def query_names(self) -> set[str]:
        """The query parameters that it knows."""
        return {parameter.name for parameter in self.parameters if parameter.place == "query"}
