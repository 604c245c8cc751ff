"""Figures of a run of `make bench`, kept as they come, so that a run that was stopped goes on."""

import json
import os
from pathlib import Path

VARIABLE = "BENCH_FIGURES"
"""Where benchmarks keep them; without it they only print."""


def keep(name: str, value: float | None) -> None:
    """A time in seconds, or a ratio; nothing where it took longer than anybody waits."""
    if path := os.environ.get(VARIABLE):
        with Path(path).open("a") as file:
            file.write(json.dumps([name, value]) + "\n")


def read_figures(path: Path) -> dict[str, float | None]:
    """By name; the last one of a name counts."""
    lines = path.read_text().splitlines() if path.exists() else []
    return dict(json.loads(line) for line in lines)
