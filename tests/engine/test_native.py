"""The engine's own unit tests, compiled natively by `make engine-tests`."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_native_unit_tests_pass() -> None:
    subprocess.run(["make", "-s", "engine-tests"], cwd=ROOT, check=True)
    run = subprocess.run(
        [ROOT / ".build/engine/native/tests"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout
