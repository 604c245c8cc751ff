"""Tries one change: the unit tests of the checks, then the tests of Python, until one fails.

What all trials need is loaded once; each runs in a process that is forked from that one.
"""

import ctypes
import os
import resource
import signal
import sys
import tempfile
from pathlib import Path

import pytest
from wasmtime import Engine, ExitTrap, Func, Global, Linker, Memory, Module, Store, Trap, WasiConfig

from loadpath.engine import module as engine_module
from loadpath.module_instance import ModuleInstance
from proof.mutation.sources import FOLDER, ROOT

CPU_SECONDS = 60
"""A change that makes a loop endless is noticed."""
CHOSEN = "loadpath_mutant"
TESTS = (
    "tests/hunt/test_standard.py",
    "tests/engine/test_check_cases.py",
    "tests/engine/test_class_4.py",
    "tests/engine/test_slender_webs.py",
    "tests/engine/test_traces.py",
    "tests/engine/test_figures_of_sections.py",
    "tests/engine/test_figures_of_buckling.py",
    "tests/engine/test_figures_of_traces.py",
    "tests/engine/test_words_of_checks.py",
    "tests/engine/test_angles_that_buckle_sideways.py",
    "tests/engine/test_bent_about_both_axes.py",
    "tests/engine/test_buckling_beside_torsion.py",
    "tests/engine/test_plastic_beside_warping.py",
    "tests/engine/test_pressed_angles.py",
    "tests/engine/test_pressed_channels_and_tees.py",
    "tests/engine/test_restraints_between_ends.py",
    "tests/engine/test_angle_web_members.py",
    "tests/engine/test_class_4_turned_axes.py",
    "tests/engine/test_equivalent_moments.py",
    "tests/engine/test_national_annexes.py",
    "tests/engine/test_order_in_checks.py",
    "tests/honesty/test_assumed.py",
    "tests/honesty/test_torsion.py",
    "tests/honesty/test_twist_at_ends.py",
    "tests/honesty/test_stated_c1.py",
    "tests/honesty/test_stated_class.py",
    "tests/honesty/test_stated_curves.py",
    "tests/honesty/test_stated_factors.py",
    "tests/honesty/test_stated_sizes.py",
    "tests/honesty/test_small_stated_lengths.py",
    "tests/honesty/test_heights.py",
    "tests/honesty/test_holds.py",
    "tests/honesty/test_pieces.py",
    "tests/honesty/test_bends.py",
    "tests/honesty/test_free_ends.py",
    "tests/honesty/test_formulas.py",
    "tests/honesty/test_every_direction.py",
    "tests/honesty/test_roots_of_cantilevers.py",
    "tests/engine/test_check_properties.py",
    "tests/engine/test_tapers.py",
    "tests/engine/test_bill_of_quantities.py",
    "tests/engine/test_lengths_from_buckling.py",
    "tests/engine/test_moments_from_buckling.py",
    "tests/engine/test_sizes_in_traces.py",
    "tests/engine/test_combination_uses.py",
    "tests/engine/test_verify.py",
    "tests/engine/test_checks_peer.py",
    "tests/engine/test_honest_edges.py",
    "tests/engine/test_hardly_pressed.py",
    "tests/hunt/test_same_use.py",
)
"""Those that hold checks against figures, the quickest to notice first."""


class FirstFailure:
    """What pytest said failed."""

    name: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.name is None:
            self.name = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.name is None:
            self.name = report.nodeid


def run_units(engine: Engine, units: Module, number: int) -> str | None:
    """Unit tests with the change in force, those of formulas before those of whole documents."""
    passed = all(_pass(engine, units, number, files) for files in ("*en1993*", "*checks_*"))
    return None if passed else "unit tests of the engine"


def _pass(engine: Engine, units: Module, number: int, files: str) -> bool:
    wasi = WasiConfig()
    wasi.argv = ["tests", "--abort-after=1", f"--source-file={files}"]
    store = Store(engine)
    store.set_wasi(wasi)
    linker = Linker(engine)
    linker.define_wasi()
    linker.define_unknown_imports_as_default_values(store, units)
    exports = linker.instantiate(store, units).exports(store)
    place, start, memory = (exports[name] for name in (CHOSEN, "_start", "memory"))
    assert isinstance(place, Global)
    assert isinstance(start, Func)
    assert isinstance(memory, Memory)
    memory.write(store, number.to_bytes(4, sys.byteorder), place.value(store))
    try:
        start(store)
    except ExitTrap as ended:
        return ended.code == 0
    except Trap:
        return False
    return True


class Trials:
    def __init__(self, tests: tuple[str, ...] = TESTS) -> None:
        self.tests = tests
        os.environ["XDG_CACHE_HOME"] = str(ROOT / FOLDER)
        # Those that other tests need take longer to load than most trials take.
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        engine_module.WASM = ROOT / FOLDER / "engine.wasm"
        for is_interruptible in (False, True):
            engine_module.load_module(is_interruptible=is_interruptible)
        self._engine = Engine()
        self._units = Module.from_file(self._engine, str(ROOT / FOLDER / "tests.wasm"))

    def find_failure(self, number: int) -> str | None:
        """The test that fails with the change; None where all pass."""
        with tempfile.NamedTemporaryFile() as said:
            child = os.fork()
            if child == 0:
                self._be_child(number, Path(said.name))
            _, status = os.waitpid(child, 0)
            text = Path(said.name).read_text()
        if os.WIFSIGNALED(status):
            if os.WTERMSIG(status) == signal.SIGINT:
                raise KeyboardInterrupt
            return f"stopped by {signal.Signals(os.WTERMSIG(status)).name}"
        if os.WEXITSTATUS(status) not in (0, 1):
            raise SystemExit(f"the trial of change {number} failed: {text}")
        return text or None

    def _be_child(self, number: int, said: Path) -> None:
        """Ends the process: 0 where nothing failed, 1 with the name of what did."""
        code = 2
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            failure = run_units(self._engine, self._units, number) or self._run_tests(number)
            said.write_text(failure or "")
            code = 1 if failure else 0
        except BaseException as error:
            said.write_text(repr(error))
        finally:
            os._exit(code)

    def _run_tests(self, number: int) -> str | None:
        run = ModuleInstance.run

        def run_changed(instance: ModuleInstance, name: str, *arguments: int) -> int:
            if name == "_initialize" and CHOSEN in instance._exports:
                place = instance._exports[CHOSEN]
                assert isinstance(place, Global)
                at = instance.address(place.value(instance.store))
                ctypes.memmove(at, number.to_bytes(4, sys.byteorder), 4)
            return run(instance, name, *arguments)

        ModuleInstance.run = run_changed  # type: ignore[method-assign, assignment]
        failure = FirstFailure()
        # Without conftest.py, which builds the engine that is delivered.
        words = ["-x", "-q", "-p", "no:cacheprovider", "--noconftest", *self.tests]
        ended = pytest.main(words, plugins=[failure])
        if ended == pytest.ExitCode.OK:
            return None
        if failure.name is None:
            raise RuntimeError(f"pytest ended with {ended}")
        return failure.name
