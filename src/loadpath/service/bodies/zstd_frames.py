"""Counts the frames of a zstd body on their way to the library: it may have some, but not millions.

An empty frame takes nine bytes and makes nothing, so no limit on what is unpacked stops it. Every
frame begins with a magic number, and how often those occur is at least how many frames there are;
in what packs something they occur by chance once in some million bytes. 32 MB of empty frames took
0.7 s of processor.
"""

from typing import BinaryIO

from loadpath.service.errors import InvalidRequest

MOST_FRAMES = 10_000
MAGIC = b"\x28\xb5\x2f\xfd"
MAGIC_OF_SKIPPABLE = b"\x2a\x4d\x18"  # behind a byte that any of sixteen kinds may have
LONGEST_OVERLAP = len(MAGIC) - 1


class ZstdFrames:
    """Reads like the packed file, until it has begun too many frames."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._frames = 0
        self._before = b""

    def read(self, size: int) -> bytes:
        """At most so many bytes, as they are."""
        piece = self._file.read(size)
        self._frames += count_magic(self._before + piece) - count_magic(self._before)
        self._before = (self._before + piece)[-LONGEST_OVERLAP:]
        if self._frames > MOST_FRAMES:
            raise InvalidRequest(f"The body has more than {MOST_FRAMES} zstd frames.")
        return piece


def count_magic(packed: bytes) -> int:
    return packed.count(MAGIC) + packed.count(MAGIC_OF_SKIPPABLE)
