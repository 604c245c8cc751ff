"""`python -m proof.power_cuts 2000`: so many power cuts, and a control that has to lose something.

The control takes the same recordings as if the log were not synchronised with every commit.
"""

import argparse
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from proof.power_cuts.disk import Disk, write_files
from proof.power_cuts.examine import find_faults
from proof.power_cuts.recording import Recording, record
from proof.record import Record, load

CUTS = 250
"""Of one recording."""
SECONDS = 10.0


def cut(recording: Recording, times: int, seed: int) -> list[list[str]]:
    """What was wrong after each of so many cuts, in the order of their moments."""
    chance = random.Random(seed)
    moments = sorted(chance.randint(*recording.span) for _ in range(times))
    disk, notes, found = Disk(), iter(recording.notes), []
    following = next(notes, None)
    for moment in moments:
        while following is not None and following.nanoseconds <= moment:
            disk.take(following)
            following = next(notes, None)
        with tempfile.TemporaryDirectory() as folder:
            write_files(disk.cut(chance), Path(folder))
            ledgers = [ledger.at(moment) for ledger in recording.ledgers]
            found.append(find_faults(Path(folder), ledgers))
    return found


def tell(recording: Recording, found: list[list[str]], control: list[list[str]]) -> dict[str, Any]:
    return {
        "cuts": len(found),
        "acknowledged": sum(ledger.acknowledged for ledger in recording.ledgers),
        "lost": sum(bool(each) for each in found),
        "control": sum(bool(each) for each in control),
        "load": [load()],
        "faults": [fault for each in found for fault in each][:5],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int)
    chosen = parser.parse_args()
    cuts = Record("power-cuts")
    while (done := cuts.total("cuts")) < chosen.times:
        recording, seed = record(SECONDS), time.time_ns()
        times = min(CUTS, chosen.times - done)
        control = cut(recording.without_synchronised_log(), times, seed)
        event = tell(recording, cut(recording, times, seed), control)
        cuts.add(event)
        print(json.dumps(event), flush=True)
    if cuts.faults():
        raise SystemExit(f"faults were found: {cuts.path}")
    if not cuts.total("control"):
        raise SystemExit("the control lost nothing: these cuts prove nothing")


if __name__ == "__main__":
    main()
