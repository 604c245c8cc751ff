"""The package says which version it is, offers its names, and is quick to import."""

import re
import subprocess
import sys

import pytest

import loadpath


def test_version_is_a_release_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", loadpath.__version__)


@pytest.mark.parametrize("name", loadpath.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(loadpath, name) is not None


def test_importing_pulls_in_nothing_else() -> None:
    program = "import sys, loadpath; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"msgspec", "numpy", "wasmtime", "httpx2", "starlette", "click", "apsw"}
