"""docs/proof/fuzzing.md from what fuzzers did."""

import json
from pathlib import Path
from typing import Any

from proof.aims import Aim, command, counted, no_open_faults, tell_aims
from proof.faults import tell_faults
from proof.fuzzing.coverage import Lines, measure
from proof.fuzzing.findings import FINDINGS
from proof.fuzzing.fuzzer import FUZZERS, KEPT, MEMORY_MB, PROGRAMS
from proof.record import FOLDER, Record
from proof.table import machines_and_dates, table

PAGE = Path("docs/proof/fuzzing.md")
COUNTED = FOLDER / "fuzzing-lines.json"
"""Lines that were reached and documents that ran under sanitizers, as counted last."""
HEAD = f"""\
<!-- Written by `python -m proof.report`; do not edit. -->

# Fuzzing and sanitizers

The engine is compiled a second time, natively by clang, with AddressSanitizer and
UndefinedBehaviorSanitizer (any report ends the program), with Eigen's own assertions, and with
counters of the code that is reached. Four fuzzers (libFuzzer, sources in `engine/fuzz`) begin with
the corpus and the words of the document, keep what reaches new code and go on from there; those of
documents exchange values, records and numbers, so that most stay documents. An input has
{MEMORY_MB // 1024} GiB and the time below. What crashes, leaks, does not end or gives text that is
no UTF-8 is a fault, and so is a document that passes with a utilization that is no number.

`make sanitize` runs the unit tests of the engine and the whole corpus through the same build;
`make fuzz` goes on where it was (`FUZZ_MINUTES` for each fuzzer in all). `make test` runs neither,
for they compile the engine once more: it tests what chooses the seeds, takes turns and counts, and
a sample of hostile documents on the engine that is delivered.

"""


MINUTES = 60
"""For each fuzzer."""


def write() -> None:
    events = Record("fuzzing").events
    if not events:
        return
    reached = read_counted()
    text = HEAD + tell_aims(aims()) + "\n\n## Fuzzers\n\n" + tell_sanitized(reached)
    text += tell_fuzzers(events) + "\n\n" + tell_faults(events)
    text += "\n\n## What was found\n\n" + tell_findings()
    if reached:
        text += "\n\n## Lines that are reached\n\n" + tell_coverage(reached["lines"])
    PAGE.write_text(text + "\n\n" + machines_and_dates("make fuzz", events))


def aims() -> list[Aim]:
    record, reached = Record("fuzzing"), read_counted()
    told = f"{reached['documents']:,} documents without a report" if reached else "nothing"
    return [
        *(
            counted(
                f"Minutes of fuzzing: {fuzzer.fuzzes}",
                MINUTES,
                record.total("minutes", fuzzer=fuzzer.name),
                "an hour of each is four hours of a core, which no machine has had for it yet",
                command(f"FUZZ_MINUTES={MINUTES} make fuzz"),
            )
            for fuzzer in FUZZERS
        ),
        Aim(
            "Unit tests and corpus under sanitizers without a report, and the lines that are "
            "reached counted",
            told,
            bool(reached),
            "both are counted since a later version than this record",
            command("make fuzz"),
        ),
        no_open_faults("No crash, leak or hang", record.events, "make fuzz"),
    ]


def count() -> None:
    """Anew where `make sanitize` has run, and inputs are younger than what was counted last."""
    newest = max((path.stat().st_mtime for path in KEPT.glob("*/found")), default=0.0)
    endings = PROGRAMS / "endings.txt"
    if endings.exists() and not (COUNTED.exists() and COUNTED.stat().st_mtime >= newest):
        lines = endings.read_text().splitlines()
        solved = sum(": solved" in line for line in lines)
        counted = {"documents": len(lines), "solved": solved, "lines": measure()}
        COUNTED.write_text(json.dumps(counted, indent=1) + "\n")


def read_counted() -> dict[str, Any]:
    if not COUNTED.exists():
        return {}
    found: dict[str, Any] = json.loads(COUNTED.read_text())
    return found | {"lines": {name: Lines(*both) for name, both in found["lines"].items()}}


def tell_sanitized(counted: dict[str, Any]) -> str:
    if not counted:
        return ""
    return (
        f"All unit tests and {counted['documents']} documents of the corpus, "
        f"{counted['solved']} of them solved, ran without a report.\n\n"
    )


def tell_fuzzers(events: list[dict[str, Any]]) -> str:
    rows = []
    for fuzzer in FUZZERS:
        own = [event for event in events if event["fuzzer"] == fuzzer.name]
        counts = (
            sum(event["minutes"] for event in own),
            sum(event["executions"] for event in own),
            max((edges for event in own for edges in event["edges"]), default=0),
            max((inputs for event in own for inputs in event["inputs"]), default=0),
        )
        limits = (f"{fuzzer.largest // 1000 or 0.5:g} kB", f"{fuzzer.seconds} s")
        rows.append((fuzzer.fuzzes, *limits, *(f"{count:,}" for count in counts)))
    heads = ("Fuzzer", "Largest input", "Its time", "Minutes", "Executions", "Edges", "Inputs kept")
    return table(heads, rows)


def tell_findings() -> str:
    rows = [(one.by, one.what, f"`{one.test}`") for one in FINDINGS]
    return table(("By", "What", "Kept away by"), rows)


def tell_coverage(found: dict[str, Lines]) -> str:
    named = {"": "all", ".": "engine/src itself"}
    order = sorted(found, key=lambda name: (name == "", name))
    rows = [
        (
            named.get(name, f"`{name}`"),
            f"{found[name].all:,}",
            f"{100 * found[name].reached / max(found[name].all, 1):.0f} %",
        )
        for name in order
    ]
    return table(("Folder", "Lines", "Reached"), rows)
