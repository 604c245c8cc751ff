"""The way of every API request: credentials, parameters, body, endpoint."""

import functools
from collections.abc import Callable, MutableMapping
from typing import Any

from loadpath.service.access.admission import admit_caller, admit_stranger
from loadpath.service.access.credentials import Caller
from loadpath.service.answers.answer import Answer
from loadpath.service.bodies.has_left import has_left
from loadpath.service.bodies.received_body import (
    SMALL,
    Limits,
    Receive,
    ReceivedBody,
    received_body,
)
from loadpath.service.bodies.unless_client_leaves import unless_client_leaves
from loadpath.service.errors import UnsupportedMediaType
from loadpath.service.operations.call import Call, read_headers, read_query
from loadpath.service.operations.operation import Operation
from loadpath.service.resources import Resources

ENVELOPE = 64 * 1024


async def run_operation(
    operation: Operation, resources: Resources, scope: dict[str, Any], receive: Receive
) -> Answer:
    """Answer one request; whatever is wrong with it is raised as a `ServiceError`.

    Credentials come first: a stranger's body is not even read.
    """
    headers = read_headers(scope)
    caller = None
    if operation.is_public:
        admit_stranger(resources, scope, headers.get("x-forwarded-for"))
    else:
        caller = await admit_caller(resources, scope, headers)
        if operation.scope is not None:
            caller.require(operation.scope)
    return await run_admitted(operation, resources, scope, receive, caller, headers=headers)


async def run_admitted(
    operation: Operation,
    resources: Resources,
    scope: MutableMapping[str, Any],
    receive: Receive,
    caller: Caller | None,
    limits: Limits | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """The way of a request that was let in, here by its credentials or by a page by its visitor.

    `limits` of the body are those of the operation unless others are given, and `headers` are read
    unless somebody has.
    """
    call = Call(
        resources=resources,
        scope=scope,
        headers=headers or read_headers(scope),
        query=read_query(scope, operation.query_names),
        authenticated=caller,
    )
    if operation.read is not None:
        await read_body(operation, call, receive, limits or find_limits(operation, resources))
    return await operation.endpoint(call)


async def read_body(operation: Operation, call: Call, receive: Receive, limits: Limits) -> None:
    """Fill `call.body`."""
    refuse_other_media_types(call.headers.get("content-type", ""), operation.media_types)
    room = call.resources.waiting_room
    async with received_body(receive, call.headers, limits.body, room, call.party) as received:
        is_gone = functools.partial(has_left, call.scope, receive)
        filling = fill_body(operation, call, received, limits, is_gone)
        await (unless_client_leaves(receive, filling) if received.path else filling)


async def fill_body(
    operation: Operation,
    call: Call,
    received: ReceivedBody,
    limits: Limits,
    is_gone: Callable[[], bool] = lambda: False,
) -> None:
    """What the operation's reader makes of a body that is already here."""
    assert operation.read is not None
    reader: Callable[..., Any] = operation.read
    if operation.reads_query:
        reader = functools.partial(reader, query=call.query)
    call.body, call.body_hash = await call.resources.body_reading.read(
        received,
        reader,
        limits,
        party=call.party,
        is_hashed="idempotency-key" in call.headers,
        is_long_work=operation.is_long_work,
        is_gone=is_gone,
    )


def find_limits(operation: Operation, resources: Resources) -> Limits:
    """A model may come as a string, whose escapes can double it; other bodies are small."""
    model = resources.settings.max_model_bytes
    return Limits(2 * model + ENVELOPE if operation.takes_model else SMALL, model)


def refuse_other_media_types(
    content_type: str, known: tuple[str, ...] = ("application/json",)
) -> None:
    """A charset other than UTF-8 is not JSON (RFC 8259, 8.1)."""
    media_type, _, parameters = content_type.partition(";")
    if media_type.strip().lower() not in known:
        raise UnsupportedMediaType(
            f"Content-Type should be {' or '.join(known)}; it is {content_type[:80]!r}."
        )
    charset = parameters.strip().lower().replace('"', "")
    if charset.startswith("charset=") and charset not in ("charset=utf-8", "charset=utf8"):
        raise UnsupportedMediaType(f"JSON is UTF-8; the body claims {charset[:40]!r}.")
