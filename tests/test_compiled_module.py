"""Machine code is kept where the user keeps such things, and made anew where that is nowhere."""

from pathlib import Path
from typing import NoReturn

import pytest
from wasmtime import Store

from loadpath.compiled_module import compile_module
from loadpath.inspection.host import WASM


def runs() -> bool:
    engine, module = compile_module(WASM)
    return bool(module.exports) and Store(engine) is not None


def test_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert runs()
    [kept] = (tmp_path / "loadpath").iterdir()
    before = kept.stat().st_mtime_ns
    assert runs()
    assert kept.stat().st_mtime_ns == before
    kept.write_bytes(b"torn")
    assert runs()
    assert kept.stat().st_size > len(b"torn")


def test_a_user_without_a_home_has_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the user of a container has none."""

    def nowhere() -> NoReturn:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    assert runs()


def test_a_home_of_somebody_else_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_: Path) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(Path, "exists", closed)
    assert runs()
