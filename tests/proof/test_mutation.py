"""Changes are found where they are, and switches that are off change nothing."""

import subprocess
import sys
from pathlib import Path

import pytest
from wasmtime import Engine, Module

from proof.mutation.__main__ import at_places, survivors
from proof.mutation.changes import find_changes, with_switches
from proof.mutation.equivalent import EQUIVALENT
from proof.mutation.sources import ROOT, all_mutants
from proof.mutation.trial import CHOSEN, run_units
from proof.mutation.tried import describe
from proof.record import Record

SOURCE = """\
#include <cmath>
// 1.5 times
double f(double a, int k) {
    constexpr double half = 0.5;
    if (a < -half) return std::min(2.0 * a - 1e-9, 0.0);
    for (int i = 0; i < k; ++i) a = a + 1.0;
    return "3.0 + 4"[0] * a;
}
"""


def test_what_is_changed() -> None:
    found = [(change.kind, change.text) for change in find_changes(SOURCE)]
    assert found == [
        ("constant", "0.5"),
        ("condition", "if"),
        ("comparison", "<"),
        ("sign", "-"),
        ("extreme", "std::min"),
        ("constant", "2.0"),
        ("product", "*"),
        ("sign", "-"),
        ("product", "*"),
    ]


def test_what_is_written() -> None:
    numbers = range(1, 10)
    assert with_switches("a + b;", 5, ()) == (
        '#include "proof/mutation/switches.hpp"\na + ::loadpath::mutated::Sign{5} * b;'
    )
    only = with_switches(SOURCE, 1, [n for n in numbers if n != 2])
    assert "if (::loadpath::mutated::condition(2, bool(a < -half))) return" in only
    only = with_switches(SOURCE, 1, [n for n in numbers if n != 3])
    assert "(a < ::loadpath::mutated::Compare{3} < -half)" in only
    only = with_switches(SOURCE, 1, [n for n in numbers if n not in (1, 5)])
    assert "const double half = ::loadpath::mutated::constant(1, 0.5);" in only
    assert "return ::loadpath::mutated::Least{5}(2.0 * a - 1e-9, 0.0);" in only


def test_names_tell_changes_apart() -> None:
    """Two thousand of them; the record knows what it has tried by their names."""
    mutants = all_mutants()
    assert len(mutants) > 2000
    assert len({mutant.name for mutant in mutants}) == len(mutants)


def test_lines_are_found_by_their_names_on_the_page() -> None:
    mutants = all_mutants()
    asked = mutants[7].place
    assert [m.name for m in at_places(mutants, [asked])] == [
        m.name for m in mutants if f"{m.file}:{m.line}" == asked
    ]
    with pytest.raises(SystemExit, match="nothing can be changed"):
        at_places(mutants, ["steel.cpp:0"])


def test_survivors_are_those_that_a_test_should_notice(tmp_path: Path) -> None:
    mutants, record = all_mutants(), Record("mutation", tmp_path)
    without_effect = next(mutant for mutant in mutants if mutant.name in EQUIVALENT)
    survivor, noticed = (m for m in mutants[:3:2])
    for mutant, by in ((survivor, None), (noticed, "tests/a.py"), (without_effect, None)):
        record.add(describe(mutant, by))
    assert survivors(mutants, record) == [survivor]


CLAUSE = """
double use(double force, double resistance) { return force / resistance - 0.5; }
double nobody_tests_this(double force) { return 2.0 * force; }
"""
TEST = """
extern "C" void _start() { if (use(2.0, 4.0) != 0.0) __builtin_trap(); }
"""


def compile_wasm(folder: Path, *words: str) -> None:
    zig = [sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi"]
    subprocess.run([*zig, *words], check=True, cwd=folder)


def test_a_change_is_noticed_by_the_test_of_what_it_changes(tmp_path: Path) -> None:
    """Linked without a library, which takes minutes to compile where nothing was linked yet."""
    (tmp_path / "clause.cpp").write_text(with_switches(CLAUSE, 1, ()) + TEST)
    compile_wasm(tmp_path, "-std=c++20", "-O1", f"-I{ROOT}", "-c", "clause.cpp")
    compile_wasm(tmp_path, "-c", str(ROOT / "proof/mutation/chosen.cpp"))
    compile_wasm(
        tmp_path, "-nostdlib", f"-Wl,--export={CHOSEN}", "clause.o", "chosen.o", "-o", "tests.wasm"
    )
    engine = Engine()
    units = Module.from_file(engine, str(tmp_path / "tests.wasm"))
    assert run_units(engine, units, 0) is None, "no change, no failure"
    changes = [change.text for change in find_changes(CLAUSE)]
    assert changes == ["/", "-", "0.5", "2.0", "*"]
    noticed = [run_units(engine, units, number) is not None for number in range(1, 6)]
    assert noticed == [True, True, True, False, False]
