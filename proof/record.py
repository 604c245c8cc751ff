"""What a proof has seen so far, kept between runs."""

import json
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
