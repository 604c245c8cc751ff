"""A WebAssembly module compiled once for this machine: machine code is kept in the user's cache."""

import hashlib
import os
import tempfile
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from wasmtime import Config, Engine, Module, WasmtimeError


def _cache_folder() -> Path | None:
    """None where who runs this has no home, as in containers."""
    root = os.environ.get("XDG_CACHE_HOME")
    try:
        return (Path(root) if root else Path.home() / ".cache") / "loadpath"
    except RuntimeError:
        return None


def compile_module(wasm: Path, *, is_interruptible: bool = False) -> tuple[Engine, Module]:
    """The compiled module and what runs it; from the cache, or compiled now.

    Code that can be interrupted asks at every turn of a loop whether it should stop, which costs
    long work about 15 %.
    """
    config = Config()
    config.epoch_interruption = is_interruptible
    engine = Engine(config)
    code = wasm.read_bytes()
    key = hashlib.sha256(code + version("wasmtime").encode()).hexdigest()[:32]
    kind = "limited" if is_interruptible else "plain"
    folder = _cache_folder()
    if folder is None:
        return engine, Module(engine, code)
    kept = folder / f"{wasm.stem}-{key}-{kind}.cwasm"
    module = _read(kept, engine)
    if module is None:
        module = Module(engine, code)
        _keep(kept, module.serialize())
    return engine, module


def _read(path: Path, engine: Engine) -> Module | None:
    """None where there is nothing to read, or nothing that may be read."""
    with suppress(OSError):
        if not path.exists():
            return None
        try:
            return Module.deserialize_file(engine, str(path))
        except WasmtimeError:
            path.unlink(missing_ok=True)  # of another machine or a torn write
    return None


def _keep(path: Path, code: bytes | bytearray) -> None:
    """Write beside and rename, so that another process never reads half a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(code)
        Path(file.name).replace(path)
    except OSError:
        return  # without a cache it only starts more slowly
