"""docs/proof/mutation.md from what was tried."""

import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from proof.aims import Aim, command, tell_aims
from proof.mutation.equivalent import EQUIVALENT
from proof.mutation.sources import all_mutants, not_compiling
from proof.mutation.tried import Tried
from proof.record import FOLDER, Record
from proof.table import machines_and_dates, table

PAGE = Path("docs/proof/mutation.md")
COUNTED = FOLDER / "mutation-counted.json"
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


class Survivor(NamedTuple):
    kind: str
    place: str
    text: str
    code: str
    name: str


def count() -> None:
    """What the record says of the sources as they are now; pages are compared elsewhere, where
    somebody may have changed a clause since."""
    found, left_out = Tried(Record("mutation").events), not_compiling()
    if not found.noticed and not found.survivors:
        return
    possible = [mutant for mutant in all_mutants() if mutant.short not in left_out]
    noticed = Counter(
        (mutant.change.kind, found.noticed[mutant.short])
        for mutant in possible
        if mutant.short in found.noticed
    )
    survivors = [
        Survivor(mutant.change.kind, mutant.place, mutant.change.text, mutant.code, mutant.name)
        for mutant in sorted(possible, key=lambda each: (each.file, each.line))
        if mutant.short in found.survivors
    ]
    rows = [(*kind_and_test, times) for kind_and_test, times in sorted(noticed.items())]
    counted = {"possible": len(possible), "noticed": rows, "survivors": survivors}
    COUNTED.write_text(json.dumps(counted, indent=1, ensure_ascii=False) + "\n")


def aims() -> list[Aim]:
    if not COUNTED.exists():
        return []
    counted = json.loads(COUNTED.read_text())
    survivors = [Survivor(*each) for each in counted["survivors"]]
    tried, possible = sum(each[-1] for each in counted["noticed"]), counted["possible"]
    tried += len(survivors)
    left = [each for each in survivors if each.name not in EQUIVALENT]
    return [
        Aim(
            "Every constant, sign, operator and condition changed, one at a time",
            f"{tried:,} of {possible:,}",
            tried >= possible,
            "a change that no unit test notices is tried by hundreds of other tests, for up to "
            "half a minute of a core, so all take hours",
            command(f"python -m proof.mutation {possible}"),
        ),
        Aim(
            "A test fails with each that changes a result",
            f"{len(left):,} of those tried survived",
            not left,
            "no test notices those that stand below without a reason",
            "a test for each, then " + command("python -m proof.mutation --survivors"),
        ),
    ]


def write() -> None:
    """Of changes that can be made in the sources as they were counted last."""
    if not COUNTED.exists():
        return
    counted = json.loads(COUNTED.read_text())
    survivors = [Survivor(*each) for each in counted["survivors"]]
    kinds: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for kind, test, times in counted["noticed"]:
        kinds[kind] += times
        tests[test] += times
    tried = kinds.total() + len(survivors)
    text = (
        HEAD
        + tell_aims(aims())
        + "\n\n## Changes\n\n"
        + tell_kinds(kinds, survivors)
        + "\n\n"
        + tell_tests(tests)
        + "\n\n"
    )
    text += (
        f"{tried:,} of {counted['possible']:,} possible changes were tried, chosen by chance; "
        "where one survived, the others of its line too.\n\n"
    )
    text += "## Survivors\n\n" + tell_survivors(survivors) + "\n\n"
    PAGE.write_text(text + machines_and_dates("make prove-mutation", Record("mutation").events))


def tell_kinds(noticed: Counter[str], survivors: list[Survivor]) -> str:
    rows = []
    for kind in (*sorted({*noticed, *(each.kind for each in survivors)}), ""):
        seen = noticed[kind] if kind else noticed.total()
        left = [each for each in survivors if kind in ("", each.kind)]
        equal = sum(each.name in EQUIVALENT for each in left)
        counts = (seen + len(left), seen, equal, len(left) - equal)
        rows.append((kind.capitalize() or "All", *map(str, counts)))
    return table(("Changed", "Tried", "Noticed", "Changes nothing", "Survived"), rows)


def tell_tests(first: Counter[str]) -> str:
    rows = [(f"`{name}`" if "/" in name else name, str(n)) for name, n in first.most_common()]
    return table(("The first to notice", "Changes"), rows)


def tell_survivors(survivors: list[Survivor]) -> str:
    if not survivors:
        return "None."
    rows = [
        (
            f"`{each.place}`",
            f"`{each.text}`",
            "`" + each.code.replace("|", "\\|") + "`",
            EQUIVALENT.get(each.name, ""),
        )
        for each in survivors
    ]
    return table(("Place", "Changed", "In", "Why nothing changes"), rows)
