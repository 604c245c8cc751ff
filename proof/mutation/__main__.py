"""`python -m proof.mutation 400` tries so many changes, chosen by chance but always the same ones,
and goes on from what .build/proof has; `--again` tries survivors once more."""

import argparse
import json
import random
import time
from collections.abc import Iterator
from typing import Any

from proof.mutation.sources import Mutant, build
from proof.mutation.trial import Trials
from proof.record import Record

SEED = 1993


def chosen(mutants: list[Mutant], count: int) -> list[Mutant]:
    """The first of a shuffled order, which more changes do not alter."""
    order = sorted(mutants, key=lambda mutant: random.Random(f"{SEED} {mutant.name}").random())
    return order[:count]


def prove(
    mutants: list[Mutant], trials: Trials, record: Record, is_again: bool
) -> Iterator[dict[str, Any]]:
    known = {event["name"]: event for event in record.events}
    for mutant in mutants:
        event = known.get(mutant.name)
        if event and (event["by"] or not is_again):
            continue
        began = time.monotonic()
        by = trials.find_failure(mutant.number)
        event = {
            "name": mutant.name,
            "place": f"{mutant.file}:{mutant.line}",
            "kind": mutant.change.kind,
            "change": mutant.change.text,
            "code": mutant.code,
            "by": by,
            "seconds": round(time.monotonic() - began, 1),
        }
        record.add(event)
        yield event


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--again", action="store_true", help="try survivors once more")
    parser.add_argument("--in", dest="file", default="", help="only files whose name has this")
    asked = parser.parse_args()
    mutants = build()
    record = Record("mutation")
    trials = Trials()
    if failure := trials.find_failure(0):
        raise SystemExit(f"without a change there is a failure already: {failure}")
    record_of_all = {"all": len(mutants)}
    (record.path.parent / "mutation" / "counts.json").write_text(json.dumps(record_of_all))
    sample = [m for m in chosen(mutants, asked.count) if asked.file in m.file]
    for event in prove(sample, trials, record, asked.again):
        print(event["place"], event["change"], "->", event["by"] or "SURVIVED", flush=True)


if __name__ == "__main__":
    main()
