"""One instance of engine.wasm. Making a new one, and the memory it touches for the first time,
costs more than a small solve: one serves call after call.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from wasmtime import Func, FuncType, Store, ValType

from loadpath.module_instance import SIZES, ModuleInstance

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

HEAD_BYTES = SIZES.size


class Listener:
    """What the engine calls now and then. It does not know its instance, which would never end."""

    progress: Progress | None = None

    def hear(self, stage: int, fraction: float) -> None:
        if self.progress is not None:
            self.progress(STAGES[stage], fraction)


class EngineInstance(ModuleInstance):
    """Answers are places in its memory until they are taken."""

    def __init__(self, *, is_interruptible: bool) -> None:
        engine, module = load_module(is_interruptible=is_interruptible)
        self.listener = Listener()
        self.is_spent = False
        """Whether its memory was given back: it can answer no further call."""
        store = Store(engine)
        if is_interruptible:
            store.set_epoch_deadline(FAR)  # until a call sets its own
        heard = FuncType([ValType.i32(), ValType.f64()], [])
        super().__init__(store, module, [Func(store, heard, self.listener.hear)])

    def limit_memory(self, most_bytes: int) -> None:
        """How far the memory may grow."""
        self.store.set_limits(memory_size=most_bytes)
        advise_large_pages(self._memory, self.store, most_bytes)

    @property
    def has_run_out_of_memory(self) -> bool:
        """Whether that is why a call ended in a trap."""
        return bool(self.run("has_run_out_of_memory"))

    def free(self, place: int) -> None:
        """Give back an answer."""
        if not self.is_spent:
            self.run("free", place)

    def found(self, job: int) -> bytes:
        """What a job of a document that was begun came to, for another instance."""
        place = self.run("found", job)
        size, _ = self.sizes_at(place)
        found = self.bytes_at(place + SIZES.size, size)
        self.run("free", place)
        return found

    def give(self, job: int, found: bytes) -> bool:
        """Take what another instance found; false where that cannot be read."""
        return bool(self.run("give", job, self.put(found), len(found)))

    def take_answer(self, place: int) -> tuple[bytes, Block]:
        """The JSON text and the doubles of an answer, which is then gone."""
        json_bytes, count = self.sizes_at(place)
        start = place + SIZES.size
        end = start + 8 * count + json_bytes
        if self.memory_bytes > REUSED_UP_TO:
            self.is_spent = True
            give_back_around(self._memory, self.store, place, end)
        # Copied by numpy, whose large arrays come in large pages.
        view = memoryview(self._memory.get_buffer_ptr(self.store, 8 * count, start))
        numbers = np.frombuffer(view, dtype="<f8").copy()
        text = self.bytes_at(end - json_bytes, json_bytes)
        self.free(place)
        return text, numbers


def packed_answer(text: bytes, block: Block) -> tuple[bytes, Block, bytes]:
    """The parts of an answer as they stand in the engine's memory."""
    return SIZES.pack(len(text), len(block)), block, text
