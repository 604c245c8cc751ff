"""What a proof has seen so far, kept between runs."""

import argparse
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

FOLDER = Path(".build/proof")


class Record:
    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self.path = folder / f"{name}.jsonl"
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        self.events: list[dict[str, Any]] = [json.loads(line) for line in lines]

    def add(self, event: dict[str, Any]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps(event) + "\n")
        self.events.append(event)


Prove = Callable[..., Iterable[dict[str, Any]]]


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
        print(len(record.events), json.dumps(event), flush=True)
    if any(event["faults"] for event in record.events):
        raise SystemExit(f"faults were found: {record.path}")
