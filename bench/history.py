"""What earlier runs of `make bench` measured, and what has become slower since."""

import json
import platform
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

PATH = Path("bench/history.jsonl")
"""One line per run, in the repository."""
COMPARED = 3
"""Runs before: their median is what a new one is held against."""
SLOWER = 1.25
"""Less than this is within what a busy machine makes of the same work."""


@dataclass(frozen=True)
class Run:
    date: str
    commit: str
    machine: str
    load: float
    figures: dict[str, float | None]
    """Seconds of processor time, or ratios to others; nothing where it took too long."""


def describe_machine() -> str:
    """Times of another kind of machine are not compared."""
    return f"{platform.machine()}, Python {platform.python_version()}"


def read_history(path: Path = PATH) -> list[Run]:
    lines = path.read_text().splitlines() if path.exists() else []
    return [Run(**json.loads(line)) for line in lines]


def add_run(run: Run, path: Path = PATH) -> None:
    with path.open("a") as file:
        file.write(json.dumps(asdict(run)) + "\n")


def find_slower(run: Run, before: list[Run]) -> list[tuple[str, float, float | None]]:
    """Figures that have grown: name, what it was, what it is."""
    alike = [each for each in before if each.machine == run.machine]
    found = []
    for name, value in run.figures.items():
        known = [old for each in alike if (old := each.figures.get(name)) is not None]
        if not known:
            continue
        usual = median(known[-COMPARED:])
        if value is None or value > SLOWER * usual:
            found.append((name, usual, value))
    return found
