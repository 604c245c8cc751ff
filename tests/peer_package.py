"""The public FERS package in an environment of its own, for tests that run it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENVIRONMENT = ROOT / ".build/fers"
PINNED = ROOT / "requirements/peer.txt"
PYTHON = ENVIRONMENT / "bin/python"


def install() -> str | None:
    """Install the package; gives the reason when that fails."""
    if (ENVIRONMENT / "ready").exists():
        return None
    for command in (
        [sys.executable, "-m", "venv", str(ENVIRONMENT)],
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(PINNED)],
    ):
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            return f"the package FERS cannot be installed: {run.stderr[-300:]}"
    (ENVIRONMENT / "ready").touch()
    return None
