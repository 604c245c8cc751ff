"""Fresh environments: nothing of this project, its settings or its virtual environment in sight."""

import os
import subprocess
import sys
from pathlib import Path


def bare_environment(folder: Path) -> dict[str, str]:
    """The variables of a new user: no settings of ours, no virtual environment, a home of its own.

    How pip and npm reach their registries is the machine's business and stays.
    """
    project = str(Path(__file__).parents[2])
    ours = ("LOADPATH_", "PYTHON", "VIRTUAL_ENV", "npm_", "PYTEST_", "COVERAGE", "DISPLAY")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    path = [part for part in kept["PATH"].split(os.pathsep) if not part.startswith(project)]
    # Most of what pip would compile is never imported.
    speed = {"PIP_NO_COMPILE": "1"}
    own = {"PATH": os.pathsep.join(path), "npm_config_cache": str(folder / "npm-cache")}
    return {**kept, **own, **speed}


def run(words: list[str], folder: Path, *, given: str = "", **variables: str) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(
        words,
        cwd=folder,
        env={**bare_environment(folder), **variables},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


class FreshPython:
    """A new virtual environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        base = Path(sys.base_prefix) / "bin" / "python3"
        run([str(base), "-m", "venv", "fresh"], folder)

    def run(self, command: str, *words: str, given: str = "", **variables: str) -> str:
        """Run a command of the environment."""
        binary = str(self.folder / "fresh" / "bin" / command)
        return run([binary, *words], self.folder, given=given, **variables)
