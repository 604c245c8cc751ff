"""`python -m proof.security.controls` switches every control off in turn and says whether its test
noticed; `--only` tries those whose name has a word, `--untried` those that the record lacks."""

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

from proof.record import Record
from proof.security.controls.listed import CONTROLS
from proof.security.controls.trial import Outcome, run_tests, try_without


def keep(record: Record, name: str, outcome: Outcome) -> None:
    """The last outcome of each control that is listed."""
    others = {control.name for control in CONTROLS} - {name}
    record.events = [event for event in record.events if event["control"] in others]
    record.add({"control": name, "outcome": outcome})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the name of a control")
    parser.add_argument("--untried", action="store_true", help="those that were not tried yet")
    asked = parser.parse_args()
    record = Record("security-controls")
    known = {event["control"] for event in record.events} if asked.untried else set()
    controls = [
        control for control in CONTROLS if asked.only in control.name and control.name not in known
    ]
    ended, said = run_tests(sorted({control.node for control in controls}))
    if ended:
        raise SystemExit(f"with every control in place there is a failure already: {said}")
    survivors = []
    with ThreadPoolExecutor(os.cpu_count()) as trials:
        for control, outcome in zip(controls, trials.map(try_without, controls), strict=True):
            print(outcome, control.name, flush=True)
            keep(record, control.name, outcome)
            if outcome == Outcome.SURVIVED:
                survivors.append(control.name)
    if survivors:
        raise SystemExit(f"no test notices without them: {survivors}")


if __name__ == "__main__":
    main()
