"""All benchmarks in one run: `make bench`.

Ratios to others on the same machine, how cost grows, and what has become slower since the runs in
bench/history.jsonl. A run that was stopped goes on from .build/bench. `--only growth` runs one part
and adds what it gives.
"""

import argparse
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from bench import page
from bench.figures import VARIABLE, keep, read_figures
from bench.history import Run, add_run, describe_machine, find_slower, read_history

FIGURES = Path(".build/bench/figures.jsonl")
PARTS = {
    "validate": ["bench.validate"],
    "engine": ["bench.engine", "--programs", "--modes"],
    "service": ["bench.service"],
    "growth": ["bench.growth"],
}
FINISHED = "finished: "


def run_part(part: str) -> None:
    print(f"== {part}", flush=True)
    words = [sys.executable, "-m", *PARTS[part]]
    subprocess.run(words, env=os.environ | {VARIABLE: str(FIGURES)}, check=True)
    keep(FINISHED + part, 1.0)


def finish() -> None:
    """The figures as a run of the history, told and drawn."""
    figures = read_figures(FIGURES)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    run = Run(
        date=datetime.now(UTC).date().isoformat(),
        commit=commit,
        machine=describe_machine(),
        load=round(os.getloadavg()[1], 1),
        figures={k: round_off(v) for k, v in figures.items() if not k.startswith(FINISHED)},
    )
    for name, usual, value in find_slower(run, read_history()):
        now = "too long" if value is None else f"{value:.4g}"
        print(f"slower: {name}: {usual:.4g} before, {now} now")
    add_run(run)
    page.write(read_history())
    FIGURES.unlink()


def round_off(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.4g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="one part, or several")
    chosen = parser.parse_args().only or list(PARTS)
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    os.environ[VARIABLE] = str(FIGURES)
    for part in chosen:
        if FINISHED + part not in read_figures(FIGURES):
            run_part(part)
    finish()


if __name__ == "__main__":
    main()
