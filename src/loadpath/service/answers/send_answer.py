"""Puts an `Answer` on the wire: conditional, compressed, and without a body for HEAD."""

import gzip
from typing import Any

import anyio.to_thread
import zstandard

from loadpath.service.answers.answer import Answer
from loadpath.service.answers.etag import mark_etag, matches
from loadpath.service.answers.reply import Reply
from loadpath.service.bodies.received_body import SMALL

SMALLEST_PACKED = 1_024
NOTHING_RUNS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
"""The policy of an answer that is no page: opened as one, it can do nothing."""
PACKED_ALREADY = {"application/gzip", "application/zip", "image/png"}


async def send_answer(answer: Answer, scope: dict[str, Any], reply: Reply) -> None:
    """Send the answer as this request wants it."""
    headers = dict(answer.headers)
    status, body = answer.status, answer.body
    encoding = answer.content_encoding
    if (
        encoding is None
        and len(body) >= SMALLEST_PACKED
        and answer.media_type not in PACKED_ALREADY
    ):
        encoding = choose_encoding(find_header(scope, b"accept-encoding"))
        if encoding is not None:
            body = await pack(body, encoding)
    if body or status == 200:
        headers["Vary"] = "Accept-Encoding"
    etag = headers.get("ETag")
    if encoding is not None:
        headers["Content-Encoding"] = encoding
        if etag is not None:
            headers["ETag"] = mark_etag(etag, encoding)
    if etag is not None and status == 200 and is_known(etag, scope):
        status, body = 304, b""
        headers.pop("Content-Encoding", None)
    elif status != 204:
        headers["Content-Type"] = answer.media_type
        headers["Content-Length"] = str(len(body))
    headers.setdefault("Cache-Control", "no-store")
    headers.setdefault("Content-Security-Policy", NOTHING_RUNS)
    cookies = [("Set-Cookie", cookie) for cookie in answer.cookies]
    body = b"" if scope["method"] == "HEAD" else body
    await reply.whole(status, [*headers.items(), *cookies], body)


def find_header(scope: dict[str, Any], name: bytes) -> str:
    """A header of the request, empty when it is absent."""
    value: bytes = next((value for known, value in scope["headers"] if known == name), b"")
    return value.decode("latin-1")


def is_known(etag: str, scope: dict[str, Any]) -> bool:
    """Whether a reader has this state already."""
    condition = find_header(scope, b"if-none-match")
    return bool(condition) and scope["method"] in ("GET", "HEAD") and matches(condition, etag)


def choose_encoding(accepted: str) -> str | None:
    """zstd or gzip, whichever the client accepts; zstd when it accepts both."""
    if not accepted:
        return None
    return next((name for name in ("zstd", "gzip") if accepts(accepted, name)), None)


def accepts(accepted: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header admits this encoding; `*` is taken to mean gzip only."""
    weights = dict(parse_weight(part) for part in accepted.lower().split(","))
    others = weights.get("*", 0.0) if encoding == "gzip" else 0.0
    return weights.get(encoding, others) > 0


def parse_weight(part: str) -> tuple[str, float]:
    """`gzip;q=0.5` as ("gzip", 0.5); an unreadable weight counts as a refusal."""
    name, _, weight = part.partition(";")
    weight = weight.strip()
    if not weight:
        return name.strip(), 1.0
    try:
        return name.strip(), float(weight.removeprefix("q="))
    except ValueError:
        return name.strip(), 0.0


async def pack(body: bytes, encoding: str) -> bytes:
    """Compress; off the event loop when there is much to do."""
    if len(body) > SMALL:
        return await anyio.to_thread.run_sync(pack_now, body, encoding)
    return pack_now(body, encoding)


def pack_now(body: bytes, encoding: str) -> bytes:
    if encoding == "zstd":
        return zstandard.compress(body, 3)
    return gzip.compress(body, 5, mtime=0)
