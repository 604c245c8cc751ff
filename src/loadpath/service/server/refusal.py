"""A failing answer written straight to a connection, for requests that reach no application."""

from http import HTTPStatus

from loadpath.service.answers.answer import encoder
from loadpath.service.answers.send_answer import NOTHING_RUNS
from loadpath.service.errors import ServiceError


def render_refusal(error: ServiceError, request_id: str) -> bytes:
    """The whole HTTP message; the connection is closed after it."""
    body = encoder.encode(error.body())
    lines = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "access-control-allow-origin: *",
        "x-content-type-options: nosniff",
        f"content-security-policy: {NOTHING_RUNS}",
        f"x-request-id: {request_id}",
        "connection: close",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
