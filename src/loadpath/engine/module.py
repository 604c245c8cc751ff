"""engine.wasm, compiled for those who set a time limit and for those who do not."""

from functools import cache
from pathlib import Path

from wasmtime import Engine, Module

from loadpath.compiled_module import compile_module
from loadpath.engine.errors import EngineMissing

WASM = Path(__file__).with_name("engine.wasm")


@cache
def load_module(*, is_interruptible: bool) -> tuple[Engine, Module]:
    """The compiled module and what runs it; only a time limit is worth code that can be stopped."""
    if not WASM.exists():
        raise EngineMissing(f"{WASM} does not exist: build the engine with `make engine`.")
    return compile_module(WASM, is_interruptible=is_interruptible)
