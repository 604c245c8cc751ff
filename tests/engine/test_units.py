"""The engine's own unit tests, linked by `make engine-tests` from the objects of engine.wasm."""

import subprocess
from contextlib import suppress
from pathlib import Path

from wasmtime import Engine, ExitTrap, Func, Linker, Module, Store, WasiConfig

ROOT = Path(__file__).parents[2]


def test_unit_tests_of_the_engine_pass(tmp_path: Path) -> None:
    subprocess.run(["make", "-s", "engine-tests"], cwd=ROOT, check=True)
    said = tmp_path / "said.txt"
    wasi = WasiConfig()
    wasi.argv = ["tests"]
    wasi.stdout_file = str(said)
    engine = Engine()
    module = Module.from_file(engine, str(ROOT / ".build/engine/wasm/tests.wasm"))
    store = Store(engine)
    store.set_wasi(wasi)
    linker = Linker(engine)
    linker.define_wasi()
    linker.define_unknown_imports_as_default_values(store, module)  # progress, which nobody watches
    with suppress(ExitTrap):  # how a command of WASI ends
        start = linker.instantiate(store, module).exports(store)["_start"]
        assert isinstance(start, Func)
        start(store)
    assert "Status: SUCCESS" in said.read_text(), said.read_text()
