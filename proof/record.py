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


Prove = Callable[[int, Record], Iterable[dict[str, Any]]]


def run(name: str, prove: Prove) -> None:
    """A proof as a command: prints as it goes, and ends with 1 where there are faults."""
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int, help="tries, those of earlier runs included")
    record = Record(name)
    for event in prove(parser.parse_args().count, record):
        print(json.dumps(event), flush=True)
    if any(event["faults"] for event in record.events):
        raise SystemExit(f"faults were found: {record.path}")
