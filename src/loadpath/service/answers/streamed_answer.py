"""An answer that is made while it is sent, piece by piece, because it may be too large to hold."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec

from loadpath.service.answers.reply import Reply, raw_headers
from loadpath.service.answers.send_answer import NOTHING_RUNS


class StreamedAnswer(msgspec.Struct):
    """A file to download."""

    pieces: AsyncGenerator[bytes, None]
    media_type: str
    file_name: str


async def send_stream(answer: StreamedAnswer, scope: dict[str, Any], reply: Reply) -> None:
    """Send the pieces as they come; the connection sets the pace. What fails before the first one
    is there is answered as ever."""
    headers = [
        ("Content-Type", answer.media_type),
        ("Content-Disposition", f'attachment; filename="{answer.file_name}"'),
        ("Cache-Control", "no-store"),
        ("Content-Security-Policy", NOTHING_RUNS),
    ]
    start = {"type": "http.response.start", "status": 200, "headers": raw_headers(headers)}
    async with aclosing(answer.pieces) as pieces:
        piece = b"" if scope["method"] == "HEAD" else await anext(pieces, b"")
        await reply(start)
        while piece:
            await reply({"type": "http.response.body", "body": piece, "more_body": True})
            piece = await anext(pieces, b"")
    await reply({"type": "http.response.body", "body": b"", "more_body": False})
