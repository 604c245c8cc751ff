"""gzip bodies: all that is gzip is read, and nothing of it costs more than its bytes."""

import gzip
import io
import random
import zlib

import pytest

from loadpath.service.bodies.gzip_members import MOST_MEMBERS, GzipMembers
from loadpath.service.bodies.received_body import ReceivedBody, unpack
from loadpath.service.errors import InvalidRequest, PayloadTooLarge

EMPTY = gzip.compress(b"", mtime=0)


def read_all(packed: bytes, step: int = 1000) -> bytes:
    reader, content = GzipMembers(io.BytesIO(packed)), bytearray()
    while piece := reader.read(step):
        assert len(piece) <= step
        content += piece
    return bytes(content)


def body(packed: bytes) -> ReceivedBody:
    return ReceivedBody(packed, None, "gzip")


@pytest.mark.parametrize("step", [1, 1000, 1_000_000])
@pytest.mark.parametrize("size", [0, 1, 70_000, 300_000])
def test_members_and_padding_read_as_by_pythons_own_reader(size: int, step: int) -> None:
    """HTTP-7."""
    content = random.Random(size).randbytes(size)
    member = gzip.compress(content)
    if step == 1 and size > 1:
        size, content = 50, content[:50]
        member = gzip.compress(content)
    for packed in (member, member * 3, EMPTY + member + EMPTY, member + bytes(100_000) + member):
        assert read_all(packed, step) == gzip.decompress(packed)
    assert read_all(member + bytes(5), step) == content


@pytest.mark.parametrize("cut", [1, 9, 12, -9, -1])
def test_what_ends_too_early_or_is_no_gzip_is_refused(cut: int) -> None:
    """HTTP-7."""
    packed = gzip.compress(b"something to pack")[:cut]
    with pytest.raises((EOFError, zlib.error)):
        read_all(packed)
    for broken in (packed, b"", b"no gzip", EMPTY + b"no gzip"):
        with pytest.raises(InvalidRequest, match="gzip"):
            unpack(body(broken), 1000)


def test_members_are_counted() -> None:
    """HTTP-8."""
    assert unpack(body(EMPTY * MOST_MEMBERS), 1000) == b""
    with pytest.raises(InvalidRequest, match="members"):
        unpack(body(EMPTY * (MOST_MEMBERS + 1)), 1000)


def test_a_bomb_is_stopped_at_the_limit() -> None:
    """HTTP-8."""
    with pytest.raises(PayloadTooLarge):
        unpack(body(gzip.compress(bytes(10_000_000))), 1000)
