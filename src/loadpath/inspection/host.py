"""Hosts inspect.wasm: the text of a document in, what is implausible in it or its combinations by
EN 1990 out."""

from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from wasmtime import Engine, Module, Store, Trap

from loadpath.compiled_module import compile_module
from loadpath.document import Issue
from loadpath.document.outline import Outline
from loadpath.module_instance import SIZES, ModuleInstance, NoRoom

WASM = Path(__file__).with_name("inspect.wasm")

KEPT = 2
"""Idle instances, at most."""

REUSED_UP_TO = 32 * 2**20
"""Bytes of memory beyond which an instance serves once."""

T = TypeVar("T")

Inspected = list[Issue] | Outline | None

_issues: msgspec.json.Decoder[list[Issue] | None] = msgspec.json.Decoder(list[Issue] | None)
_inspected: msgspec.json.Decoder[Inspected] = msgspec.json.Decoder(Inspected)
_idle: deque["Inspector"] = deque(maxlen=KEPT)


class InspectionFailed(RuntimeError):
    """The module is missing or gave up."""


class Combined(msgspec.Struct):
    """Generated combinations and the places of the author's own that stand before them, or why
    there are none."""

    combinations: list[dict[str, Any]] = []
    kept: list[int] = []
    issues: list[Issue] = []


_combined = msgspec.json.Decoder(Combined)


def inspect(text: bytes) -> list[Issue] | None:
    """The warnings about a valid document; None for a text that the engine would not read, because
    it is no document or has a key twice."""
    return _ask(lambda inspector: inspector.inspect(text))


def inspect_and_outline(text: bytes) -> Inspected:
    """The same, but instead of no warnings the outline of a document of which it is certain that
    validation finds nothing either."""
    return _ask(lambda inspector: inspector.outline(text))


def combine(text: bytes, rule: str, annex: str) -> Combined:
    """The combinations by EN 1990 of a document's load cases."""
    return _ask(lambda inspector: inspector.combine(text, rule, annex))


def _ask(question: Callable[["Inspector"], T]) -> T:
    try:
        inspector = _idle.pop()
    except IndexError:
        inspector = Inspector()
    try:
        found = question(inspector)
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

    def inspect(self, text: bytes) -> list[Issue] | None:
        answer = self.run("inspect", self.put(text), len(text))
        if answer == 0:
            return []
        size, _ = self.sizes_at(answer)
        found = self.bytes_at(answer + SIZES.size, size)
        self.run("free", answer)
        return _issues.decode(found)

    def outline(self, text: bytes) -> Inspected:
        answer = self.run("outline", self.put(text), len(text))  # the module keeps and frees it
        size, _ = self.sizes_at(answer)
        return _inspected.decode(self.bytes_at(answer + SIZES.size, size))

    def combine(self, text: bytes, rule: str, annex: str) -> Combined:
        options = msgspec.json.encode({"rule": rule, "annex": annex})
        place = self.put(text, options)
        answer = self.run("combine", place, len(text), place + len(text), len(options))
        size, _ = self.sizes_at(answer)
        found = self.bytes_at(answer + SIZES.size, size)
        self.run("free", answer)
        combined: Combined = _combined.decode(found)
        return combined
