"""docs/proof/fuzzing.md from what fuzzers did."""

import json
from pathlib import Path
from typing import Any

from proof.fuzzing.coverage import Lines, measure
from proof.fuzzing.findings import FINDINGS
from proof.fuzzing.fuzzer import FUZZERS, KEPT, MEMORY_MB, PROGRAMS
from proof.record import Record
from proof.table import machine_and_date, table

PAGE = Path("docs/proof/fuzzing.md")
COUNTED = KEPT / "coverage.json"
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
`make fuzz` goes on where it was (`FUZZ_MINUTES` for each fuzzer in all, kept in `.build/proof`).

"""


def write() -> None:
    events = Record("fuzzing").events
    if not events:
        return
    text = HEAD + tell_sanitized() + tell_fuzzers(events) + "\n\n" + tell_faults(events)
    text += "\n\n## What was found\n\n" + tell_findings()
    text += "\n\n## Lines that are reached\n\n" + tell_coverage(coverage())
    PAGE.write_text(text + "\n\n" + machine_and_date("make fuzz"))


def coverage() -> dict[str, Lines]:
    """As counted last; anew where there are fuzzers and inputs younger than that."""
    newest = max((path.stat().st_mtime for path in KEPT.glob("*/found")), default=0.0)
    if not COUNTED.exists() or COUNTED.stat().st_mtime < newest:
        COUNTED.write_text(json.dumps(measure()))
    return {name: Lines(*both) for name, both in json.loads(COUNTED.read_text()).items()}


def tell_sanitized() -> str:
    endings = PROGRAMS / "endings.txt"
    if not endings.exists():
        return ""
    solved = [": solved" in line for line in endings.read_text().splitlines()]
    return (
        f"All unit tests and {len(solved)} documents of the corpus, {sum(solved)} of them solved, "
        "ran without a report.\n\n"
    )


def tell_fuzzers(events: list[dict[str, Any]]) -> str:
    rows = []
    for fuzzer in FUZZERS:
        own = [event for event in events if event["fuzzer"] == fuzzer.name]
        counts = (
            sum(event["minutes"] for event in own),
            sum(event["executions"] for event in own),
            max((event["edges"] for event in own), default=0),
            max((event["inputs"] for event in own), default=0),
        )
        limits = (f"{fuzzer.largest // 1000 or 0.5:g} kB", f"{fuzzer.seconds} s")
        rows.append((fuzzer.fuzzes, *limits, *(f"{count:,}" for count in counts)))
    heads = ("Fuzzer", "Largest input", "Its time", "Minutes", "Executions", "Edges", "Inputs kept")
    return table(heads, rows)


def tell_faults(events: list[dict[str, Any]]) -> str:
    faults = [fault for event in events for fault in event["faults"]]
    if not faults:
        return "No faults in these."
    return "Faults:\n\n" + "\n".join(f"- `{fault}`" for fault in faults)


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
