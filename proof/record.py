"""What a proof has seen so far, kept in the tree: docs/proof/records, a line of JSON for all events
of a kind that were seen on one day, at one commit, on one machine.

Events add up by the types of their values: texts say of which kind an event is, whole numbers and
records of counts are summed, lists are joined. So a proof goes on where it was on any machine that
has the checkout, and its page is written from sums and lists that nobody has typed.
"""

import argparse
import json
import os
import subprocess
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from proof.faults import find_open, mend
from proof.table import describe_machine

FOLDER = Path("docs/proof/records")
WORK = Path(".build/proof")
"""What is large and can be made again: compiled mutants, inputs of fuzzers."""

Event = dict[str, Any]


def load() -> float:
    """How many want the processors of this machine."""
    return round(os.getloadavg()[0], 1)


def commit() -> str:
    """What the checkout was made from; a proof may run in a copy that has no history."""
    words = ["git", "rev-parse", "--short=8", "HEAD"]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    return os.environ.get("PROOF_COMMIT") or found.stdout.strip() or "unknown"


def where() -> Event:
    """What every event says of its place and time; asked when it begins, where it takes long enough
    for the checkout to change."""
    today = datetime.now(UTC).date().isoformat()
    return {"date": today, "commit": commit(), "machine": describe_machine()}


class Samples:
    """A line of each, as it was measured."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self.path = folder / f"{name}.jsonl"
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        self.events: list[Event] = [json.loads(line) for line in lines]

    def add(self, event: Event) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        placed = where() | event
        with self.path.open("a") as file:
            file.write(json.dumps(placed) + "\n")
        self.events.append(placed)


class Record(Samples):
    """A line of each kind of event, which is its sum."""

    def add(self, event: Event) -> None:
        self.put(where() | event)

    def start_over(self) -> None:
        """Forget what was seen before, where a proof sees everything in one go."""
        self.events = []

    def put(self, event: Event) -> None:
        """An event that says itself where and when it was."""
        kind = _texts(event)
        for known in self.events:
            if _texts(known) == kind and known.keys() == event.keys():
                known.update(_sum(known, event))
                break
        else:
            self.events.append(event)
        self._write()

    def _write(self) -> None:
        """Whole or not at all: a proof may be stopped at any moment."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        lines = (json.dumps(event, ensure_ascii=False) for event in self.events)
        part.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        part.replace(self.path)

    def total(self, name: str, **kind: str) -> int:
        """The sum of a number over events of a kind."""
        return sum(event.get(name, 0) for event in self.events if kind.items() <= event.items())

    def faults(self) -> list[str]:
        return find_open(self.events)

    def mend(self, words: str, by: str) -> int:
        """Say of open faults that have the words what mended them; how many there are."""
        count = sum(mend(event, words, by) for event in self.events)
        self._write()
        return count


def _texts(event: Event) -> Event:
    return {name: value for name, value in event.items() if isinstance(value, str)}


def _sum(one: Event, other: Event) -> Event:
    return {
        name: _counts(value, other[name]) if isinstance(value, dict) else value + other[name]
        for name, value in one.items()
        if not isinstance(value, str)
    }


def _counts(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {key: one.get(key, 0) + other.get(key, 0) for key in sorted({*one, *other})}


Prove = Callable[..., Iterable[Event]]


def run(name: str, prove: Prove, *, on_databases: bool = False) -> None:
    """A proof as a command: prints as it goes, and ends with 1 where there are faults.

    `prove` gets how often to try and the record, after the kind of database where it has one.
    """
    parser = argparse.ArgumentParser()
    if on_databases:
        parser.add_argument("database", choices=["sqlite", "postgresql"])
    parser.add_argument("count", type=int, help="tries, those of earlier runs included")
    chosen = parser.parse_args()
    given = [chosen.database] if on_databases else []
    record = Record("-".join([name, *given]))
    for event in prove(*given, chosen.count, record):
        print(json.dumps(event), flush=True)
    if record.faults():
        raise SystemExit(f"faults were found: {record.path}")
