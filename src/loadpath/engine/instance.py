"""One instance of engine.wasm: its memory, its functions, and what goes in and out of them.

The engine keeps nothing between calls, so an instance may serve one call after the other; making a
new one, and the memory it touches for the first time, costs more than a small solve.
"""

import ctypes
import struct
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from wasmtime import Func, FuncType, Instance, Memory, Store, ValType

from .errors import OutOfMemory
from .large_memory import advise_large_pages, give_back_around
from .module import load_module

Block = NDArray[np.float64]
Progress = Callable[[str, float], None]
"""Is told the stage of a long solve and how much of it is done."""

STAGES = ("reading", "assembling", "factorizing", "recovering", "checking", "writing")
"""As the engine numbers them (progress.hpp)."""

REUSED_UP_TO = 32 * 2**20
"""Bytes of memory beyond which an instance serves once: what a large solve needed is not held."""

FAR = 2**40
"""Ticks that never pass."""

_SIZES = struct.Struct("<II")  # bytes of JSON and number of doubles at the head of an answer
HEAD_BYTES = _SIZES.size


class Listener:
    """What the engine calls now and then. It does not know its instance, which would never end."""

    progress: Progress | None = None

    def hear(self, stage: int, fraction: float) -> None:
        if self.progress is not None:
            self.progress(STAGES[stage], fraction)


class EngineInstance:
    """Places in the engine's memory are numbers."""

    def __init__(self, *, is_interruptible: bool) -> None:
        engine, module = load_module(is_interruptible=is_interruptible)
        self.listener = Listener()
        self.is_spent = False
        """Whether its memory was given back: it can answer no further call."""
        self.store = Store(engine)
        if is_interruptible:
            self.store.set_epoch_deadline(FAR)  # until a call sets its own
        heard = FuncType([ValType.i32(), ValType.f64()], [])
        instance = Instance(self.store, module, [Func(self.store, heard, self.listener.hear)])
        self._exports = instance.exports(self.store)
        self._functions: dict[str, Func] = {}
        self._place = self._room = 0  # of what is put in
        memory = self._exports["memory"]
        assert isinstance(memory, Memory)
        self._memory = memory
        if "_initialize" in self._exports:
            self.run("_initialize")

    def limit_memory(self, most_bytes: int) -> None:
        """How far the memory may grow."""
        self.store.set_limits(memory_size=most_bytes)
        advise_large_pages(self._memory, self.store, most_bytes)

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

    def put(self, *parts: bytes | Block) -> int:
        """Copy parts one behind the other into the memory; their place, until the next `put`."""
        sizes = [len(part) if isinstance(part, bytes) else part.nbytes for part in parts]
        needed = sum(sizes)
        if needed > self._room:
            self._make_room(needed)
        at = self._address(self._place)
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
            raise OutOfMemory("the document does not fit into the engine's memory")
        self._room = size

    def free(self, place: int) -> None:
        """Give back an answer."""
        if not self.is_spent:
            self.run("free", place)

    def take_answer(self, place: int) -> tuple[bytes, Block]:
        """The JSON text and the doubles of an answer, which is then gone."""
        json_bytes, count = self.sizes_at(place)
        start = place + _SIZES.size
        end = start + 8 * count + json_bytes
        if self._memory.data_len(self.store) > REUSED_UP_TO:
            self.is_spent = True
            give_back_around(self._memory, self.store, place, end)
        # Copied by numpy, whose large arrays come in large pages.
        view = memoryview(self._memory.get_buffer_ptr(self.store, 8 * count, start))
        numbers = np.frombuffer(view, dtype="<f8").copy()
        text = ctypes.string_at(self._address(end - json_bytes), json_bytes)
        self.free(place)
        return text, numbers

    def sizes_at(self, place: int) -> tuple[int, int]:
        """Bytes of JSON and number of doubles of an answer."""
        json_bytes, count = _SIZES.unpack(ctypes.string_at(self._address(place), _SIZES.size))
        return json_bytes, count

    def _address(self, place: int) -> int:
        return ctypes.addressof(self._memory.data_ptr(self.store).contents) + place


def packed_answer(text: bytes, block: Block) -> tuple[bytes, Block, bytes]:
    """The parts of an answer as they stand in the engine's memory."""
    return _SIZES.pack(len(text), len(block)), block, text
