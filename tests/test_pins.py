"""PACK-10: all packages that are installed are pinned with the hashes of their files."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PIN = re.compile(r"^([\w.-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M)
MEND = "`make pin` writes it anew"


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).casefold()


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().split()
    return {normal(name): version for name, _, version in (line.partition("==") for line in lines)}


def read_pins(file: Path) -> dict[str, str]:
    return {normal(name): version for name, version, _ in PIN.findall(file.read_text())}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_is_a_version_of_constraints_with_hashes(file: Path) -> None:
    """No address of a registry, no package without a hash, no version but the one that is named."""
    lines = file.read_text().splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith("#"))
    assert PIN.sub("", text) == ""
    assert "://" not in text
    wrong = {
        name: version
        for name, version in read_pins(file).items()
        if constraints().get(name) != version
    }
    assert not wrong, f"{file.name} does not say what constraints.txt says; {MEND}"


def test_every_package_of_constraints_is_pinned() -> None:
    pinned = {name for file in FILES for name in read_pins(file)}
    assert sorted(set(constraints()) - pinned) == []


@pytest.mark.parametrize(
    ("part", "extras"),
    [
        ("server", ["server", "traces"]),
        ("dev", ["server", "traces", "dev"]),
        ("bench", ["bench"]),
    ],
)
def test_what_the_project_asks_for_is_pinned(part: str, extras: list[str]) -> None:
    asked = [
        *PROJECT["dependencies"],
        *(line for extra in extras for line in PROJECT["optional-dependencies"][extra]),
    ]
    names = {normal(re.split(r"[^\w.-]", line)[0]) for line in asked}
    missing = names - set(read_pins(ROOT / f"requirements/{part}.txt"))
    assert not missing, f"requirements/{part}.txt is stale; {MEND}"


def test_nothing_is_missing_that_an_installed_package_needs() -> None:
    """Packages are installed one by one, without what they ask for: the files name all of it."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}; {MEND}"


def test_installing_demands_the_hashes() -> None:
    """`make` installs packages in one way, and so does the image."""
    makefile = (ROOT / "Makefile").read_text()
    installs = re.findall(r"pip install.*", makefile)
    assert len(installs) == 1
    assert re.search(r"^install = \$\(PIP_INSTALL\) --require-hashes", makefile, re.M)
    assert "--require-hashes" in (ROOT / "deploy/Dockerfile").read_text()
