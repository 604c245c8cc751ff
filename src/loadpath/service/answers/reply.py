"""The way back to a client: what every answer carries is added here, and its status noted.

An answer that is whole leaves in one piece where the server offers that; any other ASGI server
gets the two messages that it knows.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

WHOLE = "loadpath.whole_answer"
"""The ASGI extension of our server; its `write` takes `send`, status, header lines in bytes and body."""

Send = Callable[[Any], Awaitable[None]]
Header = tuple[str, str]

ALWAYS = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
CORS = (
    ("Access-Control-Allow-Origin", "*"),
    (
        "Access-Control-Expose-Headers",
        "ETag, Idempotency-Replayed, Location, Retry-After, X-Request-Id",
    ),
)


class Reply:
    """An ASGI `send`, and `whole` for an answer that is all there."""

    def __init__(self, scope: dict[str, Any], send: Send, request_id: str) -> None:
        self.status = 0
        self._send = send
        self._write_whole = scope.get("extensions", {}).get(WHOLE, {}).get("write")
        self._is_api = scope["path"].startswith("/api/")
        self._request_id = request_id

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *raw_headers(self._marks())]
        await self._send(message)

    async def whole(self, status: int, headers: list[Header], body: bytes) -> None:
        """Answer at once."""
        if self._write_whole is None:
            raw = raw_headers(headers)
            await self({"type": "http.response.start", "status": status, "headers": raw})
            await self._send({"type": "http.response.body", "body": body})
            return
        lines = header_lines(headers) + (API_MARKS if self._is_api else PAGE_MARKS)
        lines += f"X-Request-Id: {self._request_id}\r\n"
        head = lines.encode("latin-1")  # fails before anything is sent, so that 500 can be answered
        self.status = status
        await self._write_whole(self._send, status, head, body)

    def _marks(self) -> list[Header]:
        cors = CORS if self._is_api else ()
        return [*ALWAYS, *cors, ("X-Request-Id", self._request_id)]


def raw_headers(headers: Iterable[Header]) -> list[tuple[bytes, bytes]]:
    """Headers as ASGI spells them."""
    return [(name.lower().encode(), value.encode("latin-1")) for name, value in headers]


def header_lines(headers: Iterable[Header]) -> str:
    """Headers as they are on the wire; one that would be two there is refused."""
    lines = [f"{name}: {value}\r\n" for name, value in headers]
    text = "".join(lines)
    if not text.count("\r") == text.count("\n") == len(lines):
        raise ValueError("a header holds a line break")
    return text


PAGE_MARKS = header_lines(ALWAYS)
API_MARKS = header_lines((*ALWAYS, *CORS))
