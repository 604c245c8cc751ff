"""Changes are found where they are, and switches that are off change nothing."""

from proof.mutation.changes import find_changes, with_switches
from proof.mutation.sources import all_mutants

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
