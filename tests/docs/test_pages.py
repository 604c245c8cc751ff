"""Every command and code block of the README and the guides runs, in order, in an empty folder."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.docs.blocks import ADDRESS, CANNOT_RUN, ROOT, RUNNERS, read_blocks, write_script
from tests.packages.fresh import bare_environment
from tests.running_service import RunningService, running_service

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs/guides").glob("*.md"))]
KEPT = ("LOADPATH_DATA_FOLDER", "LOADPATH_PORT")
"""Settings of the service that the commands of the same machine share with it."""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    """A service of its own for each page: the page makes its first account."""
    with running_service(tmp_path / "data") as running:
        yield running


@pytest.fixture
def sandbox(tmp_path: Path) -> Path:
    """An empty folder with the commands of the project where `make serve` puts them."""
    folder = tmp_path / "reader"
    folder.mkdir()
    (folder / ".venv").symlink_to(ROOT / ".venv")
    return folder


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_blocks_of_a_page_run(page: Path, service: RunningService, sandbox: Path) -> None:
    python = "venv/bin/python" if "venv/bin/pip install" in page.read_text() else ".venv/bin/python"
    script = write_script(read_blocks(page), service.base_url, python)
    environment = {
        **bare_environment(sandbox),
        **{name: service.environment[name] for name in KEPT},
        "LOADPATH_BASE_URL": service.base_url,
    }
    done = subprocess.run(
        ["bash", "-c", script], cwd=sandbox, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{page.name}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    links = re.findall(rf"{service.base_url}/open/\w+", done.stdout)
    assert links, f"{page.name} makes no link"
    for link in links:
        assert httpx2.get(link).status_code == 200


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_says_what_it_is(page: Path) -> None:
    """A block without a language, or of one that is not run, would be an untested promise."""
    assert {block.language for block in read_blocks(page)} <= set(RUNNERS)


def test_what_cannot_run_is_still_said_somewhere() -> None:
    text = "\n".join(page.read_text() for page in PAGES)
    said = {line.split("#")[0].strip() for line in text.splitlines()}
    assert set(CANNOT_RUN) <= said
    assert ADDRESS in text
