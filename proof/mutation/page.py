"""docs/proof/mutation.md from what was tried."""

from collections import Counter
from pathlib import Path

from proof.mutation.equivalent import EQUIVALENT
from proof.mutation.sources import Mutant, all_mutants, not_compiling
from proof.mutation.tried import Tried
from proof.record import Record
from proof.table import machines_and_dates, table

PAGE = Path("docs/proof/mutation.md")
HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Mutation of the checks

Would a test notice if a figure of a clause were wrong? Sources of the EN 1993 checks
(`engine/src/checks/en1993` and its tables) are changed in one place at a time, and the tests that
hold checks against sources, formulas written a second time and theorems are run until one fails.
Constants become a tenth larger, signs turn, products become quotients and quotients products,
comparisons and conditions turn, minima and maxima change places. Constants below 0.001 (tolerances)
and heads of loops are left alone.

"""


def write() -> None:
    """Of changes that can be made in the sources as they are now."""
    events = Record("mutation").events
    if not events:
        return
    found, left_out = Tried(events), not_compiling()
    possible = [mutant for mutant in all_mutants() if mutant.short not in left_out]
    noticed = [mutant for mutant in possible if mutant.short in found.noticed]
    survivors = [mutant for mutant in possible if mutant.short in found.survivors]
    first = Counter(found.noticed[mutant.short] for mutant in noticed)
    tried = len(noticed) + len(survivors)
    text = HEAD + tell_kinds(noticed, survivors) + "\n\n" + tell_tests(first) + "\n\n"
    text += f"{tried:,} of {len(possible):,} possible changes were tried, chosen by chance.\n\n"
    text += "## Survivors\n\n" + tell_survivors(survivors) + "\n\n"
    PAGE.write_text(text + machines_and_dates("make prove-mutation", events))


def tell_kinds(noticed: list[Mutant], survivors: list[Mutant]) -> str:
    rows = []
    for kind in (*sorted({mutant.change.kind for mutant in noticed + survivors}), ""):
        seen = sum(kind in ("", mutant.change.kind) for mutant in noticed)
        left = [mutant for mutant in survivors if kind in ("", mutant.change.kind)]
        equal = sum(mutant.name in EQUIVALENT for mutant in left)
        counts = (seen + len(left), seen, equal, len(left) - equal)
        rows.append((kind.capitalize() or "All", *map(str, counts)))
    return table(("Changed", "Tried", "Noticed", "Changes nothing", "Survived"), rows)


def tell_tests(first: Counter[str]) -> str:
    rows = [(f"`{name}`" if "/" in name else name, str(n)) for name, n in first.most_common()]
    return table(("The first to notice", "Changes"), rows)


def tell_survivors(survivors: list[Mutant]) -> str:
    if not survivors:
        return "None."
    rows = [
        (
            f"`{mutant.place}`",
            f"`{mutant.change.text}`",
            "`" + mutant.code.replace("|", "\\|") + "`",
            EQUIVALENT.get(mutant.name, ""),
        )
        for mutant in sorted(survivors, key=lambda each: (each.file, each.line))
    ]
    return table(("Place", "Changed", "In", "Why nothing changes"), rows)
