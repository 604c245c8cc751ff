"""A disk by what a process told it: what is there for certain, and what may be there."""

import random
import struct
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

HEAD = struct.Struct("<QQQIHcx")
SECTOR = 512
"""Bytes that a disk writes whole or not at all."""


class Note(NamedTuple):
    """A line of `recorder.c`."""

    nanoseconds: int
    began: int
    offset: int
    name: str
    what: str
    data: bytes


def read_notes(log: bytes) -> Iterator[Note]:
    at = 0
    while at < len(log):
        nanoseconds, began, offset, size, name_size, what = HEAD.unpack_from(log, at)
        at += HEAD.size
        name = log[at : at + name_size].decode()
        at += name_size
        data = log[at : at + size]
        at += size
        yield Note(nanoseconds, began, offset, name.rpartition("/")[2], what.decode(), data)


class Disk:
    def __init__(self) -> None:
        self._certain: defaultdict[str, bytearray] = defaultdict(bytearray)
        self._pending: defaultdict[str, list[Note]] = defaultdict(list)

    def take(self, note: Note) -> None:
        if note.what != "s":
            self._pending[note.name].append(note)
            return
        pending = self._pending[note.name]
        synchronised = [each for each in pending if each.nanoseconds <= note.began]
        for each in synchronised:
            put(self._certain[note.name], each, sectors(each))
        self._pending[note.name] = pending[len(synchronised) :]

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files after a power cut now: of what is not certain any part may be there."""
        files = {}
        for name in self._certain.keys() | self._pending.keys():
            content = bytearray(self._certain[name])
            share = chance.random()
            for note in self._pending[name]:
                kept = [part for part in sectors(note) if chance.random() < share]
                put(content, note, kept)
            files[name] = bytes(content)
        return files


def sectors(note: Note) -> list[tuple[int, int]]:
    """A write in parts that end where sectors do: begin and end within its data."""
    if note.what == "t":
        return [(0, 0)]
    first = SECTOR - note.offset % SECTOR
    bounds = [0, *range(first, len(note.data), SECTOR), len(note.data)]
    return [(begin, end) for begin, end in pairwise(bounds) if begin < end]


def put(content: bytearray, note: Note, parts: list[tuple[int, int]]) -> None:
    if note.what == "t":
        if parts:
            content[note.offset :] = bytes(max(0, note.offset - len(content)))
        return
    for begin, end in parts:
        at = note.offset + begin
        if len(content) < at:
            content.extend(bytes(at - len(content)))
        content[at : at + end - begin] = note.data[begin:end]


def write_files(files: dict[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        (folder / name).write_bytes(content)
