"""The engine's tests run the engine as it stands in the sources."""

import fcntl
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def engine_is_built() -> None:
    """Build engine.wasm if a source changed; one process at a time."""
    folder = ROOT / ".build"
    folder.mkdir(exist_ok=True)
    with (folder / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "-s", "engine"], cwd=ROOT, check=True)
