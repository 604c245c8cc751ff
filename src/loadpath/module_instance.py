"""One instance of a WebAssembly module of ours: its memory, its functions, and what goes in and out
of them.

Such a module keeps nothing between calls, so an instance may serve one call after the other. A call
costs some 20 microseconds apart from what it does: what is put in takes the place of what was put
in before, without asking for memory anew.
"""

import ctypes
import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wasmtime import Func, Instance, Memory, Module, Store

if TYPE_CHECKING:  # the service puts in texts alone, and does without numpy
    import numpy as np
    from numpy.typing import NDArray

SIZES = struct.Struct("<II")
"""Bytes of JSON and number of doubles at the head of an answer."""


class NoRoom(Exception):
    """What should be put in does not fit into the memory."""


class ModuleInstance:
    """Places in its memory are numbers."""

    def __init__(self, store: Store, module: Module, imports: Sequence[Func] = ()) -> None:
        self.store = store
        self._exports = Instance(store, module, list(imports)).exports(store)
        self._functions: dict[str, Func] = {}
        self._place = self._room = 0  # of what is put in
        memory = self._exports["memory"]
        assert isinstance(memory, Memory)
        self._memory = memory
        if "_initialize" in self._exports:
            self.run("_initialize")

    @property
    def memory_bytes(self) -> int:
        """How far the memory has grown."""
        return self._memory.data_len(self.store)

    def run(self, name: str, *arguments: int) -> int:
        """Call an export; the place it answers with."""
        function = self._functions.get(name)
        if function is None:
            found = self._exports[name]
            assert isinstance(found, Func)
            function = self._functions[name] = found
        answer = function(self.store, *arguments)
        return 0 if answer is None else answer & 0xFFFFFFFF

    def put(self, *parts: "bytes | NDArray[np.float64]") -> int:
        """Copy parts one behind the other into the memory; their place, until the next `put`."""
        sizes = [len(part) if isinstance(part, bytes) else part.nbytes for part in parts]
        needed = sum(sizes)
        if needed > self._room:
            self._make_room(needed)
        at = self.address(self._place)
        for part, size in zip(parts, sizes, strict=True):
            ctypes.memmove(at, part if isinstance(part, bytes) else part.ctypes.data, size)
            at += size
        return self._place

    def _make_room(self, size: int) -> None:
        if self._room:
            self.run("free", self._place)
        self._room = 0
        self._place = self.run("alloc", size)
        if self._place == 0:
            raise NoRoom
        self._room = size

    def sizes_at(self, place: int) -> tuple[int, int]:
        """Bytes of JSON and number of doubles of an answer."""
        json_bytes, count = SIZES.unpack(self.bytes_at(place, SIZES.size))
        return json_bytes, count

    def bytes_at(self, place: int, size: int) -> bytes:
        """A copy of what stands in the memory."""
        return ctypes.string_at(self.address(place), size)

    def address(self, place: int) -> int:
        """Where a place of the memory is in this process, until the memory grows."""
        return ctypes.addressof(self._memory.data_ptr(self.store).contents) + place
