"""Other solvers on the same document, each a script that runs in a Python of its own.

`run` installs what a script needs into .build/bench; none of it is a dependency of the project.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / ".build" / "bench"


def run(script: str, packages: tuple[str, ...], document: Path) -> dict[str, Any]:
    """What the script prints about the document, as JSON. One thread, as the engine has."""
    python = FOLDER / script / "bin" / "python"
    if not python.exists():
        print(f"installing {', '.join(packages)} into {python.parents[1]}", file=sys.stderr)
        venv.create(python.parents[1], with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
    answer = subprocess.run(
        [python, HERE / f"{script}.py", document],
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    result: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    return result
