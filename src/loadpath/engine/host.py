"""Calls engine.wasm: bytes of a document in, a header and a block of doubles out.

Every call gets an instance of its own, so calls cannot disturb each other and leave nothing behind.
"""

import struct
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray
from wasmtime import Func, FuncType, Instance, Memory, Store, Trap, TrapCode, ValType

from .deadline import Clock
from .errors import EngineError, OutOfMemory, SolveTimeout
from .large_memory import advise_large_pages, give_back_around
from .module import load_module

Block = NDArray[np.float64]

_SIZES = struct.Struct("<II")  # bytes of JSON and number of doubles at the head of an answer

Progress = Callable[[str, float], None]
"""Is told the stage of a long solve and how much of it is done."""

STAGES = ("reading", "assembling", "factorizing", "recovering", "checking", "writing")
"""As the engine numbers them (progress.hpp)."""


@dataclass
class Limits:
    """What a call may use. Without a time limit the engine runs somewhat faster."""

    seconds: float | None = None
    memory_bytes: int = 4 * 2**30 - 2**16

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"seconds should be above 0, or None; it is {self.seconds}")


@cache
def _clock() -> Clock:
    return Clock(load_module(is_interruptible=True)[0])


def _limited(store: Store, seconds: float | None) -> AbstractContextManager[None]:
    return nullcontext() if seconds is None else _clock().limit(store, seconds)


def call(
    function: str,
    document: bytes,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> tuple[bytes, Block]:
    """Call `validate` or `solve` with a document; the JSON text and the doubles of the answer.

    What `progress` raises ends the call. Long work passes through Python now and then even without
    it, so that it can be interrupted from the keyboard.
    """
    limits = limits or Limits()
    engine, module = load_module(is_interruptible=limits.seconds is not None)
    store = Store(engine)
    store.set_limits(memory_size=limits.memory_bytes)
    instance = Instance(store, module, [_listener(store, progress)])
    memory = instance.exports(store)["memory"]
    assert isinstance(memory, Memory)
    advise_large_pages(memory, store, limits.memory_bytes)
    try:
        with _limited(store, limits.seconds):
            return _exchange(store, instance, memory, function, document)
    except Trap as trap:
        if trap.trap_code == TrapCode.INTERRUPT:
            raise SolveTimeout(f"the engine was stopped after {limits.seconds:g} s") from None
        # A failed allocation aborts; the engine then sits close to its limit.
        if memory.data_len(store) > limits.memory_bytes // 2:
            raise OutOfMemory(
                f"the engine needed more than its {limits.memory_bytes // 2**20} MiB of memory"
            ) from None
        raise EngineError(f"the engine failed: {trap.message}") from trap


def _listener(store: Store, progress: Progress | None) -> Func:
    def hear(stage: int, fraction: float) -> None:
        if progress is not None:
            progress(STAGES[stage], fraction)

    return Func(store, FuncType([ValType.i32(), ValType.f64()], []), hear)


def _exchange(
    store: Store, instance: Instance, memory: Memory, function: str, document: bytes
) -> tuple[bytes, Block]:
    exports = instance.exports(store)
    alloc, run = exports["alloc"], exports[function]
    assert isinstance(alloc, Func)
    assert isinstance(run, Func)
    initialize = exports.get("_initialize")
    if isinstance(initialize, Func):
        initialize(store)
    place = alloc(store, len(document)) & 0xFFFFFFFF
    if place == 0 and document:
        raise OutOfMemory("the document does not fit into the engine's memory")
    memory.write(store, document, place)
    answer = run(store, place, len(document)) & 0xFFFFFFFF
    json_bytes, count = _SIZES.unpack(memory.read(store, answer, answer + _SIZES.size))
    start = answer + _SIZES.size
    middle = start + 8 * count
    end = middle + json_bytes
    give_back_around(memory, store, answer, end)
    # Copied by numpy, whose large arrays come in large pages.
    view = memoryview(memory.get_buffer_ptr(store, 8 * count, start))
    numbers = np.frombuffer(view, dtype="<f8").copy()
    return bytes(memory.read(store, middle, end)), numbers
