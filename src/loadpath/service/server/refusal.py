"""A failing answer written straight to a connection, for requests that reach no application."""

from email.utils import formatdate
from http import HTTPStatus

from loadpath.service.answers.answer import encoder
from loadpath.service.answers.reply import Marks
from loadpath.service.answers.send_answer import NOTHING_RUNS
from loadpath.service.errors import ServiceError


def render_refusal(error: ServiceError, request_id: str, marks: Marks) -> bytes:
    """The whole HTTP message; the connection is closed after it. `marks` are those of every answer
    of the API: which path was meant is not known."""
    body = encoder.encode(error.body())
    lines = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        f"date: {formatdate(usegmt=True)}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        f"content-security-policy: {NOTHING_RUNS}",
        f"x-request-id: {request_id}",
        "connection: close",
    ]
    head = "\r\n".join(lines) + "\r\n" + marks.lines + "\r\n"
    return head.encode() + body
