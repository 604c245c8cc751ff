"""What an endpoint gives back: a status, a body and headers. Rendering is `send_answer`'s."""

from typing import Any

import msgspec

JSON = "application/json"

encoder = msgspec.json.Encoder()


class Answer(msgspec.Struct):
    """An answer with its body already in bytes."""

    status: int
    body: bytes = b""
    media_type: str = JSON
    headers: dict[str, str] = {}
    content_encoding: str | None = None
    cookies: tuple[str, ...] = ()


def answer_json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    """An answer with a value as JSON."""
    return Answer(status, encoder.encode(value), headers=headers or {})
