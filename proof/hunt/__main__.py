"""`python -m proof.hunt 10000`: so many random frames against a solver written in another way, so
many members against the standard's formulas written a second time, and so many plain frames against
OpenSees and PyNite where these run. Worst cases are kept."""

import math
from collections.abc import Callable, Iterator
from typing import Any

from proof.hunt.kinds import FRAMES, MEMBERS, PLAIN
from proof.hunt.others.opinions import find_program_deviations, programs
from proof.record import Record, run
from tests.hunt.agreement import find_deviation
from tests.hunt.random_frames import random_frame
from tests.hunt.standard_rows import COMBINED, SAMPLED, find_deviations, is_sheared
from tests.hunt.standard_rows import TOLERANCE as OF_ROWS
from tests.hunt.steel_member import random_steel_member

BATCH = 100
Found = dict[str, tuple[float, float]]
"""Deviations and what they may be, by what was compared."""


def try_frame(seed: int) -> Found:
    return {"frame": find_deviation(random_frame(seed))}


def try_member(seed: int) -> Found:
    """Of one whose shear takes from bending nothing is compared; the next seed stands for it."""
    member = random_steel_member(seed)
    if is_sheared(member):
        return {}
    return {
        label: (deviation, SAMPLED if label == COMBINED else OF_ROWS)
        for label, deviation in find_deviations(member).items()
    }


def prove(count: int, record: Record) -> Iterator[dict[str, Any]]:
    """All kinds by turns, each from the seed after the last one that was tried."""
    tries: dict[str, Callable[[int], Found]] = {FRAMES: try_frame, MEMBERS: try_member}
    if programs():
        tries[PLAIN] = find_program_deviations
    while min(record.total("cases", kind=kind) for kind in tries) < count:
        for kind, trial in tries.items():
            if record.total("cases", kind=kind) < count:
                event = run_batch(kind, trial, record.total("seeds", kind=kind))
                record.add(event)
                yield event


def run_batch(kind: str, trial: Callable[[int], Found], first: int) -> dict[str, Any]:
    """The worst case of it is the one that came nearest to what it may be."""
    cases, worst, faults = 0, (0.0, first, "", 0.0), []
    for seed in range(first, first + BATCH):
        try:
            found = trial(seed)
        except Exception as error:  # whatever it is, the case is looked at
            faults.append(f"{kind}, seed {seed}: {error!r}"[:300])
            cases += 1
            continue
        cases += bool(found)
        for label, (deviation, allowed) in found.items():
            if math.isnan(deviation) or deviation > allowed:
                faults.append(f"{kind}, seed {seed}: {label} is off by {deviation:.2g}")
            worst = max(worst, (deviation / allowed, seed, label, deviation))
    _, seed, label, deviation = worst
    kept = [[seed, label, float(f"{deviation:.2g}")]]
    seen = {"kind": kind, "seeds": BATCH, "cases": cases}
    return seen | {"worst": kept, "faults": faults}


if __name__ == "__main__":
    run("hunt", prove)
