"""Finding engine.wasm, or saying how to get it."""

from pathlib import Path

import pytest

from loadpath.engine import module
from loadpath.engine.errors import EngineMissing


def test_a_checkout_without_the_engine_says_how_to_build_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "WASM", tmp_path / "engine.wasm")
    with pytest.raises(EngineMissing, match="make engine"):
        module.load_module.__wrapped__(is_interruptible=False)
