"""A request body as it arrived: in memory while small, in a file when large, maybe packed.

Nothing here holds more than a fixed amount in memory, whatever a client sends.
"""

import hashlib
import io
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, BinaryIO, cast

import msgspec
import zstandard

from loadpath.service.bodies.gzip_members import GzipMembers
from loadpath.service.bodies.waiting_room import WaitingRoom
from loadpath.service.bodies.zstd_frames import ZstdFrames
from loadpath.service.errors import (
    InvalidRequest,
    PayloadTooLarge,
    UnsupportedMediaType,
)

SMALLEST_FOR_WORKERS = 16 * 1024
"""What is smaller is read at once, and neither waits nor takes room."""
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


@asynccontextmanager
async def received_body(
    receive: Receive, headers: Mapping[str, str], limit: int, room: WaitingRoom, party: str
) -> AsyncIterator[ReceivedBody]:
    """Take the body in, packed, up to the limit, and discard it afterwards.

    What may have to wait takes room, of which each party has its share; where the length was
    declared, that is found out before anything is read.
    """
    declared = headers.get("content-length", "")
    length = int(declared) if declared.isdigit() and len(declared) < 20 else 0
    if length > limit:
        raise too_large(limit)
    arriving = ArrivingBody(find_encoding(headers), room, party)
    try:
        if length > SMALLEST_FOR_WORKERS:
            arriving.take_room(length)
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            arriving.add(message.get("body", b""), limit)
            if not message.get("more_body", False):
                break
        yield arriving.finish()
    finally:
        arriving.discard()


class ArrivingBody:
    """A body on its way: pieces in memory, and a file as soon as it is large."""

    def __init__(self, encoding: str, room: WaitingRoom, party: str) -> None:
        self._encoding = encoding
        self._room = room
        self._party = party
        self._pieces: list[bytes] = []
        self._received = 0
        self._taken = 0
        self._file: Any = None

    def take_room(self, length: int) -> None:
        """Take room for a body of so many bytes in all."""
        if length > self._taken:
            self._room.take(self._party, length - self._taken)
            self._taken = length

    def add(self, piece: bytes, limit: int) -> None:
        self._received += len(piece)
        if self._received > limit:
            raise too_large(limit)
        if self._received > SMALLEST_FOR_WORKERS:
            self.take_room(self._received)
        if self._received <= SMALL:
            self._pieces.append(piece)
            return
        if self._file is None:
            self._file = tempfile.NamedTemporaryFile(prefix="loadpath-", delete=False)  # noqa: SIM115
            self._file.writelines(self._pieces)
            self._pieces = []
        self._file.write(piece)

    def finish(self) -> ReceivedBody:
        if self._file is None:
            return ReceivedBody(b"".join(self._pieces), None, self._encoding)
        self._file.close()
        return ReceivedBody(b"", self._file.name, self._encoding)

    def discard(self) -> None:
        """Let go of the file and its room; closing writes what is left, which a full disk refuses
        once more."""
        if self._file is not None:
            os.unlink(self._file.name)  # noqa: PTH108
            with suppress(OSError):
                self._file.close()
        self._room.give_back(self._party, self._taken)


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
        counted = cast(BinaryIO, ZstdFrames(file))
        return cast(BinaryIO, decompressor.stream_reader(counted, read_across_frames=True))
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
