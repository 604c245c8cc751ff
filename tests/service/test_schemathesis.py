"""Requests that a machine makes up from the description, in sequences too."""

import subprocess
import sys
from pathlib import Path

from tests.service.running_server import running_server

FOLDER = Path(__file__).parent


def test_schemathesis_finds_nothing(fresh_database_url: str, tmp_path: Path) -> None:
    """GEN-6, HTTP-13: all checks in all phases; the seed is fixed so that failures repeat."""
    with running_server(fresh_database_url) as server:
        key = server.new_account("machine@example.com", "pro")
        command = [
            str(Path(sys.executable).parent / "schemathesis"),
            f"--config-file={FOLDER / 'schemathesis.toml'}",
            "run",
            f"{server.url}/api/openapi.json",
            f"--header=X-API-Key: {key}",
            "--checks=all",
            "--phases=examples,coverage,fuzzing,stateful",
            "--max-examples=15",
            "--seed=20260504",
            "--generation-database=none",
            "--no-color",
        ]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr
