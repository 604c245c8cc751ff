"""docs/proof/mutation.md from what was tried."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from proof.mutation.equivalent import EQUIVALENT
from proof.record import FOLDER, Record
from proof.table import machine_and_date, table

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
    found = {event["name"]: event for event in Record("mutation").events}
    events = [event for name, event in sorted(found.items())]
    if not events:
        return
    everything = json.loads((FOLDER / "mutation" / "counts.json").read_text())["all"]
    survivors = [event for event in events if event["by"] is None]
    text = HEAD + tell_kinds(events) + "\n\n" + tell_tests(events) + "\n\n"
    text += f"{len(events):,} of {everything:,} possible changes were tried, chosen by chance.\n\n"
    text += "## Survivors\n\n" + tell_survivors(survivors) + "\n\n"
    PAGE.write_text(text + machine_and_date("make prove-mutation"))


def tell_kinds(events: list[dict[str, Any]]) -> str:
    rows = []
    for kind in (*sorted({event["kind"] for event in events}), ""):
        of_kind = [event for event in events if kind in ("", event["kind"])]
        left = [event for event in of_kind if event["by"] is None]
        equal = sum(event["name"] in EQUIVALENT for event in left)
        counts = (len(of_kind), len(of_kind) - len(left), equal, len(left) - equal)
        rows.append((kind.capitalize() or "All", *map(str, counts)))
    return table(("Changed", "Tried", "Noticed", "Changes nothing", "Survived"), rows)


def tell_tests(events: list[dict[str, Any]]) -> str:
    first = Counter(event["by"].split("::")[0] for event in events if event["by"])
    rows = [(f"`{name}`" if "/" in name else name, str(n)) for name, n in first.most_common()]
    return table(("The first to notice", "Changes"), rows)


def tell_survivors(survivors: list[dict[str, Any]]) -> str:
    if not survivors:
        return "None."
    rows = [
        (
            f"`{event['place']}`",
            f"`{event['change']}`",
            "`" + event["code"].replace("|", "\\|") + "`",
            EQUIVALENT.get(event["name"], ""),
        )
        for event in sorted(survivors, key=lambda each: each["place"])
    ]
    return table(("Place", "Changed", "In", "Why nothing changes"), rows)
