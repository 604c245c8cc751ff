"""Hosts inspect.wasm: the text of a document in, what is implausible in it out."""

from collections import deque
from functools import cache
from pathlib import Path

import msgspec
from wasmtime import Engine, Module, Store, Trap

from loadpath.compiled_module import compile_module
from loadpath.document import Issue
from loadpath.module_instance import SIZES, ModuleInstance, NoRoom

WASM = Path(__file__).with_name("inspect.wasm")

KEPT = 2
"""Idle instances, at most."""

REUSED_UP_TO = 32 * 2**20
"""Bytes of memory beyond which an instance serves once."""

_issues = msgspec.json.Decoder(list[Issue] | None)
_idle: deque["Inspector"] = deque(maxlen=KEPT)


class InspectionFailed(RuntimeError):
    """The module is missing or gave up."""


def inspect(text: bytes) -> list[Issue] | None:
    """The warnings about a valid document; None for a text that the engine would not read, because
    it is no document or has a key twice."""
    try:
        inspector = _idle.pop()
    except IndexError:
        inspector = Inspector()
    try:
        found = inspector.ask(text)
    except Trap as trap:
        raise InspectionFailed(f"the document could not be inspected: {trap.message}") from trap
    except NoRoom:
        raise InspectionFailed(
            "the document does not fit into the memory of its inspection"
        ) from None
    if inspector.memory_bytes <= REUSED_UP_TO:
        _idle.append(inspector)
    return found


@cache
def _load() -> tuple[Engine, Module]:
    if not WASM.exists():
        raise InspectionFailed(f"{WASM} does not exist: build it with `make engine`.")
    return compile_module(WASM)


class Inspector(ModuleInstance):
    """One instance of the module."""

    def __init__(self) -> None:
        engine, module = _load()
        super().__init__(Store(engine), module)

    def ask(self, text: bytes) -> list[Issue] | None:
        answer = self.run("inspect", self.put(text), len(text))
        if answer == 0:
            return []
        size, _ = self.sizes_at(answer)
        found = self.bytes_at(answer + SIZES.size, size)
        self.run("free", answer)
        issues: list[Issue] | None = _issues.decode(found)
        return issues
