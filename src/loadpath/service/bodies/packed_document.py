"""Documents as they are stored: the JSON text exactly as it was posted, packed with zstd."""

import threading

import anyio.to_thread
import zstandard

from loadpath.service.bodies.received_body import SMALL

LEVEL = 3


class Packing(threading.local):
    """A compressor for each thread; getting its tables takes as long as packing a small document
    with them."""

    def __init__(self) -> None:
        self.compressor = zstandard.ZstdCompressor(level=LEVEL, write_content_size=True)


PACKING = Packing()


def pack_document(text: bytes) -> bytes:
    """The stored form; it is also a valid zstd-encoded answer."""
    return PACKING.compressor.compress(text)


async def unpack_document(packed: bytes) -> bytes:
    """The text as it was posted; a large one is unpacked off the event loop."""
    size = zstandard.frame_content_size(packed)
    if size > SMALL:
        return await anyio.to_thread.run_sync(unpack_now, packed)
    return unpack_now(packed)


def unpack_now(packed: bytes) -> bytes:
    return zstandard.ZstdDecompressor().decompress(packed)
