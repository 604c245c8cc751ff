"""Hosts inspect.wasm: the text of a document in, what is implausible in it out."""

import struct
from collections import deque
from functools import cache
from pathlib import Path

import msgspec
from wasmtime import Engine, Func, Instance, Memory, Module, Store, Trap

from loadpath.compiled_module import compile_module
from loadpath.document import Issue

WASM = Path(__file__).with_name("inspect.wasm")

KEPT = 2
"""Idle instances, at most."""

REUSED_UP_TO = 32 * 2**20
"""Bytes of memory beyond which an instance serves once."""

_SIZES = struct.Struct("<II")  # bytes of JSON and number of doubles, which is 0
_issues = msgspec.json.Decoder(list[Issue])
_idle: deque["Inspector"] = deque(maxlen=KEPT)


class InspectionFailed(RuntimeError):
    """The module is missing or gave up."""


def inspect(text: bytes) -> list[Issue]:
    """The warnings about a valid document; a text that is no document gives none."""
    try:
        inspector = _idle.pop()
    except IndexError:
        inspector = Inspector()
    try:
        answer = inspector.ask(text)
    except Trap as trap:
        raise InspectionFailed(f"the document could not be inspected: {trap.message}") from trap
    if inspector.memory_bytes <= REUSED_UP_TO:
        _idle.append(inspector)
    return _issues.decode(answer)


def prepare_inspection() -> None:
    """See to it that the next document is inspected without delay."""
    inspect(b"")


@cache
def _load() -> tuple[Engine, Module]:
    if not WASM.exists():
        raise InspectionFailed(f"{WASM} does not exist: build it with `make engine`.")
    return compile_module(WASM)


class Inspector:
    """One instance of the module."""

    def __init__(self) -> None:
        engine, module = _load()
        self._store = Store(engine)
        self._exports = Instance(self._store, module, []).exports(self._store)
        memory = self._exports["memory"]
        assert isinstance(memory, Memory)
        self._memory = memory
        self._run("_initialize")

    @property
    def memory_bytes(self) -> int:
        return self._memory.data_len(self._store)

    def ask(self, text: bytes) -> bytes:
        place = self._run("alloc", len(text))
        if place == 0:
            raise InspectionFailed("the document does not fit into the memory of its inspection")
        self._memory.write(self._store, text, place)
        answer = self._run("inspect", place, len(text))
        self._run("free", place)
        size, doubles = _SIZES.unpack(self._read(answer, _SIZES.size))
        found = self._read(answer + _SIZES.size + 8 * doubles, size)
        self._run("free", answer)
        return found

    def _read(self, place: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, place, place + size))

    def _run(self, name: str, *arguments: int) -> int:
        function = self._exports[name]
        assert isinstance(function, Func)
        answer = function(self._store, *arguments)
        return 0 if answer is None else answer & 0xFFFFFFFF
