"""The way back to a client: what every answer carries is added here, and its status noted.

An answer that is whole leaves in one piece where the server offers that; any other ASGI server
gets the two messages that it knows.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

WHOLE_ANSWER = "loadpath.whole_answer"
"""The ASGI extension of our server; `write` takes `send`, status, header lines, body, is_last."""

RATE_LIMIT = "loadpath.rate_limit"
"""Where a request's scope carries the headers that tell how many more its party may send."""

Send = Callable[[Any], Awaitable[None]]
Header = tuple[str, str]

ON_EVERY_ANSWER = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
NOT_FOR_SEARCH = ("X-Robots-Tag", "noindex, nofollow")
LISTED_PATHS = frozenset({"/", "/docs", "/guide", "/llms.txt"})
LISTED_FOLDERS = ("/guide/", "/static/")
"""What search engines may show: never a link, an account or an answer of the API."""
LAST = ("Connection", "close")
HTTPS_ONLY = ("Strict-Transport-Security", "max-age=31536000")
CORS = (
    ("Access-Control-Allow-Origin", "*"),
    (
        "Access-Control-Expose-Headers",
        "ETag, Idempotency-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, "
        "X-Request-Id",
    ),
)


class Marks:
    """The headers that every answer of a kind carries, both as pairs and as they are sent."""

    def __init__(self, *headers: Header) -> None:
        self.headers = headers
        self.lines = header_lines(headers)


class MarksByPath:
    """Which answer carries what. Over https browsers are told never to come back without it."""

    def __init__(self, *, is_https: bool) -> None:
        always = (*ON_EVERY_ANSWER, HTTPS_ONLY) if is_https else ON_EVERY_ANSWER
        self._api = Marks(*always, NOT_FOR_SEARCH, *CORS)
        self._listed = Marks(*always)
        self._page = Marks(*always, NOT_FOR_SEARCH)

    @property
    def of_refusals(self) -> Marks:
        """For what is refused before its path is known."""
        return self._api

    def find(self, path: str) -> Marks:
        if path.startswith("/api/"):
            return self._api
        is_listed = path in LISTED_PATHS or path.startswith(LISTED_FOLDERS)
        return self._listed if is_listed else self._page


class Reply:
    """An ASGI `send`, and `whole` for an answer that is all there."""

    def __init__(
        self,
        scope: dict[str, Any],
        send: Send,
        request_id: str,
        marks: Marks,
        *,
        is_last: bool = False,
    ) -> None:
        """`is_last` asks for the connection to be closed after this answer."""
        self.status = 0
        self._scope = scope
        self._is_last = is_last
        self._send = send
        self._write_whole = scope.get("extensions", {}).get(WHOLE_ANSWER, {}).get("write")
        self._marks = marks
        self._request_id = request_id

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            last = [LAST] if self._is_last else []
            own = [("X-Request-Id", self._request_id), *self._scope.get(RATE_LIMIT, ()), *last]
            marks = raw_headers([*self._marks.headers, *own])
            message["headers"] = [*message["headers"], *marks]
        await self._send(message)

    async def whole(self, status: int, headers: list[Header], body: bytes) -> None:
        """Answer at once."""
        if self._write_whole is None:
            raw = raw_headers(headers)  # the rest is added on the way
            await self({"type": "http.response.start", "status": status, "headers": raw})
            await self._send({"type": "http.response.body", "body": body})
            return
        own = header_lines([*headers, *self._scope.get(RATE_LIMIT, ())])
        lines = f"{own}{self._marks.lines}X-Request-Id: {self._request_id}\r\n"
        head = lines.encode("latin-1")  # fails before anything is sent, so that 500 can be answered
        self.status = status
        await self._write_whole(self._send, status, head, body, self._is_last)


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
