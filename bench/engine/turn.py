"""One turn of a benchmark: a script in a process of its own, on one thread, told what to read.

Every script prints one line of JSON. Scripts of rivals import packages of the extra `bench`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def run(script: str, document: Path) -> dict[str, float]:
    """What `bench.engine.<script>` says of the document."""
    answer = subprocess.run(
        [sys.executable, "-m", f"bench.engine.{script}", document],
        env=os.environ | ONE_THREAD,
        stdout=subprocess.PIPE,
        check=True,
    )
    said: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    return said


def least(rounds: int, document: Path, *scripts: str) -> list[dict[str, float]]:
    """The least value of each figure of each script, the scripts taking turns."""
    best: list[dict[str, float]] = [{} for _ in scripts]
    for _ in range(rounds):
        for figures, script in zip(best, scripts, strict=True):
            for name, value in run(script, document).items():
                figures[name] = min(figures.get(name, float("inf")), value)
    return best
