"""`python -m proof.mutation 400` tries so many changes, chosen by chance but always the same ones,
and goes on from what its record has; `--again` tries survivors once more, `--at FILE:LINE` all
changes of the lines that are named, `--survivors` every survivor that has no reason to be one."""

import argparse
import random
from collections.abc import Iterator

from proof.mutation.equivalent import EQUIVALENT
from proof.mutation.sources import Mutant, build
from proof.mutation.trial import Trials
from proof.mutation.tried import Tried, describe
from proof.record import Event, Record

SEED = 1993


def chosen(mutants: list[Mutant], count: int) -> list[Mutant]:
    """The first of a shuffled order, which more changes do not alter."""
    order = sorted(mutants, key=lambda mutant: random.Random(f"{SEED} {mutant.name}").random())
    return order[:count]


def at_places(mutants: list[Mutant], places: list[str]) -> list[Mutant]:
    """All changes of lines, by the names that the page has for them."""
    if unknown := set(places) - {mutant.place for mutant in mutants}:
        raise SystemExit(f"nothing can be changed at {', '.join(sorted(unknown))}")
    return [mutant for mutant in mutants if mutant.place in places]


def survivors(mutants: list[Mutant], record: Record) -> list[Mutant]:
    """Those that a test should notice."""
    found = Tried(record.events).survivors
    return [m for m in mutants if m.short in found and m.name not in EQUIVALENT]


def prove(mutants: list[Mutant], trials: Trials, record: Record, is_again: bool) -> Iterator[Event]:
    tried = Tried(record.events)
    for mutant in mutants:
        if mutant.short in tried.noticed or (mutant.short in tried.survivors and not is_again):
            continue
        by = trials.find_failure(mutant.number)
        event = describe(mutant, by)
        record.add(event)
        yield {"place": mutant.place, "change": mutant.change.text, "by": by}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=0)
    parser.add_argument("--again", action="store_true", help="try survivors once more")
    parser.add_argument("--in", dest="file", default="", help="only files whose name has this")
    parser.add_argument("--at", nargs="+", default=[], metavar="PLACE", help="as the page has them")
    parser.add_argument("--survivors", action="store_true", help="all of them, once more")
    asked = parser.parse_args()
    mutants = build()
    record = Record("mutation")
    trials = Trials()
    if failure := trials.find_failure(0):
        raise SystemExit(f"without a change there is a failure already: {failure}")
    sample = [m for m in chosen(mutants, asked.count) if asked.file in m.file]
    sample += at_places(mutants, asked.at)
    if asked.survivors:
        sample += survivors(mutants, record)
    for event in prove(sample, trials, record, asked.again or asked.survivors):
        print(event["place"], event["change"], "->", event["by"] or "SURVIVED", flush=True)


if __name__ == "__main__":
    main()
