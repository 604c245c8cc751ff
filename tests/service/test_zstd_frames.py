"""zstd bodies: frames one after the other are read, but not millions of them."""

import io
import struct

import pytest
import zstandard

from loadpath.service.bodies.received_body import ReceivedBody, unpack, unpacking
from loadpath.service.bodies.zstd_frames import MOST_FRAMES
from loadpath.service.errors import InvalidRequest, PayloadTooLarge

EMPTY = zstandard.ZstdCompressor(write_checksum=False).compress(b"")
SKIPPED = struct.pack("<II", 0x184D2A50, 0)
SKIPPED_OF_ANOTHER_KIND = struct.pack("<II", 0x184D2A5F, 0)
ONE_BYTE = zstandard.compress(b"x")


class CountingFile(io.BytesIO):
    """A file that knows how much of it was asked for."""

    taken = 0

    def read(self, size: int | None = -1) -> bytes:
        piece = super().read(size)
        self.taken += len(piece)
        return piece


def body(packed: bytes) -> ReceivedBody:
    return ReceivedBody(packed, None, "zstd")


def test_frames_are_read_one_after_the_other() -> None:
    """HTTP-7: also where a magic number lies across two pieces of the file."""
    packed = (zstandard.compress(b"abc") + SKIPPED + EMPTY) * 3_000
    assert unpack(body(packed), 10_000) == b"abc" * 3_000


@pytest.mark.parametrize("frame", [EMPTY, SKIPPED, SKIPPED_OF_ANOTHER_KIND])
def test_frames_are_counted(frame: bytes) -> None:
    """HTTP-8."""
    assert unpack(body(frame * MOST_FRAMES), 1000) == b""
    with pytest.raises(InvalidRequest, match="frames"):
        unpack(body(frame * (MOST_FRAMES + 1)), 1000)


@pytest.mark.parametrize("frame", [EMPTY, SKIPPED, ONE_BYTE])
def test_millions_of_frames_are_not_read_to_their_end(frame: bytes) -> None:
    """HTTP-8: the work is counted in bytes that the library was given; each frame takes it some
    two hundred nanoseconds, whether it holds anything or not."""
    packed = frame * 1_000_000
    file = CountingFile(packed)
    with pytest.raises(InvalidRequest, match="frames"):
        unpacking(file, "zstd").read(len(packed))
    assert (
        file.taken < len(frame) * MOST_FRAMES + 2 * zstandard.DECOMPRESSION_RECOMMENDED_INPUT_SIZE
    )


def test_a_bomb_is_stopped_at_the_limit() -> None:
    """HTTP-8."""
    with pytest.raises(PayloadTooLarge):
        unpack(body(zstandard.compress(bytes(10_000_000))), 1000)
