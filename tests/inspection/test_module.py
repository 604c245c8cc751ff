"""inspect.wasm: what the service runs to say what is implausible. It cannot solve."""

import gzip
import re
from pathlib import Path

import pytest
from wasmtime import Engine, Module

from loadpath.inspection import InspectionFailed, inspect
from loadpath.inspection.host import WASM, _load

ROOT = Path(__file__).parents[2]
SOLVES = {"algebra", "analysis", "assembly", "checks", "elements", "loads", "mesh", "model"}


def test_it_exports_nothing_that_solves_and_asks_nothing_of_its_host() -> None:
    module = Module.from_file(Engine(), str(WASM))
    names = {each.name for each in module.exports}
    of_memory = {"memory", "alloc", "free", "has_run_out_of_memory"}
    assert names == of_memory | {"_initialize", "inspect", "outline", "combine"}
    assert module.imports == []


def test_it_is_linked_without_what_solves() -> None:
    """The linker refuses what is reached and not named."""
    text = (ROOT / "engine/engine.mk").read_text().replace("\\\n", " ")
    (units,) = re.findall(r"^INSPECT_UNITS := (.*)$", text, re.MULTILINE)
    folders = set(re.findall(r"[\w/]+", units))
    assert {"plausibility", "document"} <= folders
    assert not folders & SOLVES


def test_it_stays_small() -> None:
    assert len(gzip.compress(WASM.read_bytes(), 9)) < 250_000


def test_a_checkout_without_it_says_how_to_build_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("loadpath.inspection.host.WASM", tmp_path / "inspect.wasm")
    with pytest.raises(InspectionFailed, match="make engine"):
        _load.__wrapped__()


@pytest.mark.parametrize("text", [b"", b"[", b"[]", b"{}", b'{"model": {"nodes": 1}}', b"\xff"])
def test_what_is_no_document_is_not_inspected(text: bytes) -> None:
    assert inspect(text) is None
