"""A request body as it arrived: in memory while small, in a file when large, maybe packed.

Nothing here holds more than a fixed amount in memory, whatever a client sends.
"""

import hashlib
import io
import os
import tempfile
import zlib
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, BinaryIO, cast

import msgspec
import zstandard

from loadpath.service.bodies.gzip_members import GzipMembers
from loadpath.service.errors import (
    InvalidRequest,
    PayloadTooLarge,
    UnsupportedMediaType,
)

SMALL = 256 * 1024
CHUNK = 64 * 1024
LARGEST_WINDOW = 8 * 1024 * 1024
ENCODINGS = ("identity", "gzip", "x-gzip", "zstd")

Receive = Callable[[], Awaitable[Any]]


class Limits(msgspec.Struct, frozen=True):
    """How much a body may hold, unpacked: in all, and in the model inside it."""

    body: int
    model: int


BodyReader = Callable[[bytes, Limits], Any]


class ReceivedBody(msgspec.Struct, frozen=True):
    """A body in memory or, when `path` is given, in a file; still packed as it was sent."""

    content: bytes
    path: str | None
    encoding: str

    def open(self) -> BinaryIO:
        return open(self.path, "rb") if self.path else io.BytesIO(self.content)  # noqa: PTH123

    def discard(self) -> None:
        if self.path:
            os.unlink(self.path)  # noqa: PTH108


class ClientDisconnected(Exception):
    """The client went away in the middle of its request."""


def find_encoding(headers: Mapping[str, str]) -> str:
    """How the body is packed, or `UnsupportedMediaType`."""
    encoding = headers.get("content-encoding", "identity").strip().lower()
    if encoding not in ENCODINGS:
        raise UnsupportedMediaType(
            f"Content-Encoding should be gzip, zstd or identity; it is {encoding!r}."
        )
    return encoding.removeprefix("x-")


async def receive_body(receive: Receive, headers: Mapping[str, str], limit: int) -> ReceivedBody:
    """Take the body in, packed, up to the limit; whoever calls this discards it afterwards."""
    encoding = find_encoding(headers)
    declared = headers.get("content-length", "")
    if declared.isdigit() and int(declared) > limit:
        raise too_large(limit)
    pieces: list[bytes] = []
    received = 0
    file: Any = None
    try:
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            piece = message.get("body", b"")
            received += len(piece)
            if received > limit:
                raise too_large(limit)
            if file is None and received > SMALL:
                file = tempfile.NamedTemporaryFile(prefix="loadpath-", delete=False)  # noqa: SIM115
                file.writelines(pieces)
                pieces = []
            if file is None:
                pieces.append(piece)
            else:
                file.write(piece)
            if not message.get("more_body", False):
                break
        if file is not None:
            file.close()
    except BaseException:
        if file is not None:
            os.unlink(file.name)  # noqa: PTH108
            with suppress(OSError):  # it writes what is left, and a full disk fails once more
                file.close()
        raise
    if file is None:
        return ReceivedBody(b"".join(pieces), None, encoding)
    return ReceivedBody(b"", file.name, encoding)


def too_large(limit: int) -> PayloadTooLarge:
    return PayloadTooLarge(f"The body is larger than {limit} bytes.")


def unpack(body: ReceivedBody, limit: int) -> bytes:
    """The body unpacked; stops as soon as it grows beyond the limit, so a bomb stays small."""
    if body.path is None and body.encoding == "identity" and len(body.content) <= limit:
        return body.content
    with body.open() as file:
        stream = unpacking(file, body.encoding)
        try:
            content = read_at_most(stream, limit + 1)
        except (OSError, EOFError, zlib.error, zstandard.ZstdError) as error:
            raise InvalidRequest(f"The body is not readable as {body.encoding}: {error}") from None
    if len(content) > limit:
        raise too_large(limit)
    return content


def unpacking(file: BinaryIO, encoding: str) -> BinaryIO:
    if encoding == "gzip":
        return cast(BinaryIO, GzipMembers(file))
    if encoding == "zstd":
        decompressor = zstandard.ZstdDecompressor(max_window_size=LARGEST_WINDOW)
        return cast(BinaryIO, decompressor.stream_reader(file, read_across_frames=True))
    return file


def read_at_most(stream: BinaryIO, size: int) -> bytes:
    content = bytearray()
    while len(content) < size and (piece := stream.read(min(CHUNK, size - len(content)))):
        content += piece
    return bytes(content)


def small_content(body: ReceivedBody) -> bytes | None:
    """The body unpacked, if that is small enough to be read on the event loop."""
    if body.path is not None:
        return None
    try:
        return unpack(body, SMALL)
    except PayloadTooLarge:
        return None


def read_received(
    body: ReceivedBody, reader: BodyReader, limits: Limits, is_hashed: bool
) -> tuple[Any, bytes]:
    """Unpack and read a body, and hash it if that is wanted; may run in another process."""
    content = unpack(body, limits.body)
    return reader(content, limits), hashlib.sha256(content).digest() if is_hashed else b""
