"""`python -m proof.fuzzing 60`: every fuzzer for so many minutes, earlier runs included."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from proof.fuzzing.fuzzer import FUZZERS, Fuzzer, run_for
from proof.fuzzing.seeds import (
    FUNCTIONS,
    NAMES,
    formulas,
    words,
    write_dictionary,
    write_seeds,
)
from proof.hostile.damage import originals
from proof.record import Record, run

ROUND = 10
"""Minutes: fuzzers take turns, and each begins by running all that it has kept."""


def prepare(fuzzer: Fuzzer) -> None:
    of_formulas = fuzzer.name == "formula"
    texts = formulas() if of_formulas else [t for t in originals() if len(t) <= fuzzer.largest]
    write_seeds(fuzzer.seeds, texts)
    write_dictionary(fuzzer.words, [*FUNCTIONS, *NAMES] if of_formulas else words())


def prove(minutes: int, record: Record) -> Iterator[dict[str, Any]]:
    for fuzzer in FUZZERS:
        prepare(fuzzer)
    done: Counter[str] = Counter()
    for event in record.events:
        done[event["fuzzer"]] += event["minutes"]
    while (left := minutes - min(done[fuzzer.name] for fuzzer in FUZZERS)) > 0:
        fuzzer = min(FUZZERS, key=lambda each: done[each.name])
        turn = min(ROUND, left)
        done[fuzzer.name] += turn
        known = set(fuzzer.faults.glob("*"))
        ran = run_for(fuzzer, 60 * turn)
        # What took long and ended within its time is kept as `slow-unit`; it is no fault.
        kept = {path for path in fuzzer.faults.glob("*") if not path.name.startswith("slow-unit")}
        faults = sorted(str(path) for path in kept - known)
        if ran.ends:
            faults.append(ran.ends)
        event = {"fuzzer": fuzzer.name, "minutes": turn, "executions": ran.executions}
        event |= {"edges": [ran.edges], "inputs": [ran.inputs], "faults": faults}
        record.add(event)
        yield event


if __name__ == "__main__":
    run("fuzzing", prove)
