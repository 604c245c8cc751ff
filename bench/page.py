"""docs/proof/speed.md and its picture, from the history."""

from pathlib import Path

from bench.history import SLOWER, Run, find_slower
from bench.plots import draw_growth, growth_of, order_of_growth
from proof.aims import Aim, command, tell_aims
from proof.table import table

PAGE = Path("docs/proof/speed.md")
PICTURE = Path("docs/proof/growth.svg")
HEAD = """\
<!-- Written by `make bench`; do not edit. -->

# Speed, and how cost grows

What figures are and what they rest on is in [How fast it is](../speed.md); this page is the last
run of `make bench`, and `bench/history.jsonl` has all of them. Processor time is larger on a
machine that others use at the same time: compare runs of like load.
"""
GROWTH = """\
## Growth

Regular frames of 8 to 40,320 members (`bench/growth`), one thread, the least processor time of
several turns; for a link that of the browser until the drawing stands, up to the 10,000 members
that pages solve. "Check" is the solve with the EN 1993-1-1 check of every member and its trace,
"second order" one P-Delta combination, "modes" the solve with six modes of vibration. The power is
that of the size between the two largest.

![Seconds over members for each operation](growth.svg)
"""
RATIOS = """\
## Beside others

Times of ours over theirs in the same run (rows of PyNite and OpenSees: theirs over ours); times in
seconds where no other is named.
"""


PEERS = {
    "FERS": "the peer",
    "PyNite": "PyNite",
    "OpenSees": "OpenSees",
    "SciPy": "SciPy",
    "CHOLMOD": "CHOLMOD",
    "FastAPI": "FastAPI",
    "Starlette": "Starlette",
}
"""By what figures of a run call them."""
OPERATIONS = ("validate", "solve", "check", "second order", "modes", "open a link")
LARGEST = 40_000
LARGEST_PAGE = 9_000
"""Members of a link: pages solve up to 10,000."""
ANEW = command("make bench")


def aims(history: list[Run]) -> list[Aim]:
    run = history[-1]
    missing = [
        peer for peer, word in PEERS.items() if not any(word in name for name in run.figures)
    ]
    grown = {
        operation
        for operation, points in growth_of(run).items()
        if points[-1][0] >= (LARGEST_PAGE if operation == OPERATIONS[-1] else LARGEST)
    }
    alike = sum(each.machine == run.machine for each in history[:-1])
    return [
        Aim(
            "Ratios to peers in one run: " + ", ".join(PEERS),
            f"{len(PEERS) - len(missing)} of {len(PEERS)}",
            not missing,
            f"the last run is without {', '.join(missing)}: it was before they were part of one, "
            "or they do not run on its machine",
            ANEW,
        ),
        Aim(
            "Growth of cost to 40,000 members, of links to the 10,000 that pages solve: "
            + ", ".join(OPERATIONS),
            f"{len(grown.intersection(OPERATIONS))} of {len(OPERATIONS)}",
            grown.issuperset(OPERATIONS),
            "the largest were not measured in the last run",
            ANEW,
        ),
        Aim(
            "An earlier run on such a machine, to tell what became slower",
            f"{alike:,}",
            alike > 0,
            "this is the first on such a machine",
            ANEW,
        ),
    ]


def write(history: list[Run]) -> None:
    run = history[-1]
    parts = [HEAD, f"{run.date}, commit {run.commit}, {run.machine}, load {run.load:.0f}.\n"]
    parts += [tell_aims(aims(history)), ""]
    growth = growth_of(run)
    if growth:
        draw_growth(history, PICTURE)
        parts += [GROWTH, growth_table(growth), ""]
    ratios = [(k, v) for k, v in run.figures.items() if ";" in k or k.startswith("service")]
    if ratios:
        rows = [(name, f"{value:.3g}" if value else "") for name, value in ratios]
        parts += [RATIOS, table(("What", "Figure"), rows), ""]
    parts += ["## What became slower\n", tell_slower(run, history[:-1])]
    PAGE.write_text("\n".join(parts) + "\n")


def growth_table(growth: dict[str, list[tuple[int, float]]]) -> str:
    rows = []
    for operation, points in growth.items():
        figures = ", ".join(f"{members:,}: {tell_seconds(value)}" for members, value in points)
        power = f"{order_of_growth(points):.1f}" if len(points) > 1 else ""
        rows.append((operation, figures, power))
    return table(("Operation", "Members: time", "Power"), rows)


def tell_seconds(seconds: float) -> str:
    return f"{seconds:.3g} s" if seconds >= 1 else f"{1e3 * seconds:.3g} ms"


def tell_slower(run: Run, before: list[Run]) -> str:
    if not any(each.machine == run.machine for each in before):
        return "There is no earlier run on such a machine."
    slower = find_slower(run, before)
    if not slower:
        return f"Nothing by more than {100 * (SLOWER - 1):.0f} %."
    return "\n".join(
        f"- {name}: {usual:.3g} before, {'too long' if value is None else f'{value:.3g}'} now"
        for name, usual, value in slower
    )
