"""Calls engine.wasm: bytes of a document in, a header and a block of doubles out.

A call has an instance to itself. One that ended well and stayed small is kept for the next call;
one that was stopped, failed or grew is thrown away.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache

from wasmtime import Store, Trap, TrapCode

from loadpath.module_instance import NoRoom

from .deadline import Clock
from .errors import EngineError, OutOfMemory, SolveTimeout
from .instance import (
    HEAD_BYTES,
    REUSED_UP_TO,
    STAGES,
    Block,
    EngineInstance,
    Progress,
    packed_answer,
)
from .module import load_module
from .side_by_side import solve_side_by_side

__all__ = ["STAGES", "Block", "Limits", "Progress", "ask", "call", "solve_and_write", "write"]

KEPT = 2
"""Idle instances of a kind, at most."""


@dataclass
class Limits:
    """What a call may use. Without a time limit the engine runs somewhat faster."""

    seconds: float | None = None
    memory_bytes: int = 4 * 2**30 - 2**16

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"seconds should be above 0, or None; it is {self.seconds}")


def call(
    function: str,
    document: bytes,
    limits: Limits | None = None,
    progress: Progress | None = None,
    workers: int | None = 1,
) -> tuple[bytes, Block]:
    """Call `validate` or `solve` with a document; the JSON text and the doubles of the answer.

    What `progress` raises ends the call. Long work passes through Python now and then even without
    it, so that it can be interrupted from the keyboard. `workers` are of `solve`.
    """
    limits = limits or Limits()
    with _instance(limits, progress) as instance:
        return instance.take_answer(_run_on(instance, function, document, limits, workers))


def solve_and_write(
    document: bytes,
    options: Callable[[], bytes],
    limits: Limits | None = None,
    progress: Progress | None = None,
    workers: int | None = 1,
) -> tuple[bytes, bool]:
    """Solve a document and write a text from the answer, which never leaves the engine.

    `options` is asked when the document is solved. True where there was nothing to write from: the
    engine refused the document, and the text is that refusal.
    """
    limits = limits or Limits()
    with _instance(limits, progress) as instance:
        answer = _run_on(instance, "solve", document, limits, workers)
        json_bytes, count = instance.sizes_at(answer)
        if count == 0:
            return instance.take_answer(answer)[0], True
        asked = options()
        place = instance.put(asked)
        size = HEAD_BYTES + 8 * count + json_bytes
        text, _ = instance.take_answer(instance.run("write", answer, size, place, len(asked)))
        instance.free(answer)
        return text, False


def ask(
    function: str,
    document: bytes,
    request: bytes,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> bytes:
    """Call a function of a document and a request; the text of its answer."""
    with _instance(limits or Limits(), progress) as instance:
        place = instance.put(document, request)
        end = place + len(document)
        answer = instance.run(function, place, len(document), end, len(request))
        return instance.take_answer(answer)[0]


def write(text: bytes, block: Block, options: bytes) -> bytes:
    """A text made from an answer that `call` gave."""
    parts = packed_answer(text, block)
    size = HEAD_BYTES + block.nbytes + len(text)
    with _instance(Limits(), None) as instance:
        place = instance.put(*parts, options)
        written, _ = instance.take_answer(
            instance.run("write", place, size, place + size, len(options))
        )
        return written


def _run_on(
    instance: EngineInstance, function: str, document: bytes, limits: Limits, workers: int | None
) -> int:
    if function == "solve" and workers != 1:

        def helper(memory_bytes: int, hear: Progress) -> AbstractContextManager[EngineInstance]:
            return _instance(Limits(limits.seconds, memory_bytes), hear)

        return solve_side_by_side(instance, document, workers, limits.memory_bytes, helper)
    return instance.run(function, instance.put(document), len(document))


@cache
def _clock() -> Clock:
    return Clock(load_module(is_interruptible=True)[0])


def _limited(store: Store, seconds: float | None) -> AbstractContextManager[None]:
    return nullcontext() if seconds is None else _clock().limit(store, seconds)


@cache
def _idle(*, is_interruptible: bool) -> deque[EngineInstance]:
    return deque(maxlen=KEPT)


@contextmanager
def _instance(limits: Limits, progress: Progress | None) -> Iterator[EngineInstance]:
    """An instance for one call, and what its traps mean."""
    is_interruptible = limits.seconds is not None
    idle = _idle(is_interruptible=is_interruptible)
    # What an idle one has grown to would count against a tight limit.
    may_reuse = limits.memory_bytes >= 2 * REUSED_UP_TO
    try:
        instance = idle.pop() if may_reuse else None
    except IndexError:
        instance = None
    if instance is None:
        instance = EngineInstance(is_interruptible=is_interruptible)
    instance.limit_memory(limits.memory_bytes)
    instance.listener.progress = progress
    try:
        with _limited(instance.store, limits.seconds):
            yield instance
    except Trap as trap:
        if trap.trap_code == TrapCode.INTERRUPT:
            raise SolveTimeout(f"the engine was stopped after {limits.seconds:g} s") from None
        if instance.has_run_out_of_memory:
            raise OutOfMemory(
                f"the engine needed more than its {limits.memory_bytes // 2**20} MiB of memory"
            ) from None
        raise EngineError(f"the engine failed: {trap.message}") from trap
    except NoRoom:
        raise OutOfMemory("the document does not fit into the engine's memory") from None
    instance.listener.progress = None
    if not instance.is_spent:
        idle.append(instance)
