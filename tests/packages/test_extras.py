"""The extras of the served wheel, installed in fresh environments as the command itself advises."""

import asyncio
import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
from playwright.sync_api import sync_playwright

from loadpath.mcp.tools import tools_of
from tests.packages.fresh import FreshPython, bare_environment
from tests.packages.test_npx import start, talk
from tests.packages.test_wheel import ENGINE, STATICS
from tests.running_service import wait_until_ready
from tests.web.chromium import PATIENCE, launch

ASSET = re.compile(r'(?:src|href)="(/[^"]+\.(?:css|js|svg))"')
MODULE = re.compile(r"/static/viewer/[\w./-]+\.wasm")


def add_extra(made: FreshPython, *words: str) -> None:
    """A command tried in vain, and its advice followed."""
    binary = str(made.folder / "fresh/bin/loadpath")
    refused = subprocess.run(
        [binary, *words, "--json"] if words[0] != "mcp" else [binary, *words],
        cwd=made.folder,
        env=bare_environment(made.folder),
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 1, refused
    assert "Traceback" not in refused.stderr
    advice = json.loads(refused.stdout)["advice"] if refused.stdout else refused.stderr
    pip, *install = shlex.split(advice[advice.index("pip install") :])
    made.run(pip, *install)


class WithMcp(NamedTuple):
    python: FreshPython
    packages: set[str]
    """As they were before anything else was installed."""


@pytest.fixture(scope="module")
def with_mcp(tmp_path_factory: pytest.TempPathFactory, parked: dict[str, Any]) -> WithMcp:
    """The `python` hint followed, and the advice of the first command."""
    made = FreshPython(tmp_path_factory.mktemp("extras"))
    pip, *install = parked["python"].splitlines()[0].split()
    made.run(pip, *install)
    add_extra(made, "mcp")
    installed = json.loads(made.run("pip", "list", "--format", "json"))
    return WithMcp(made, {package["name"].lower() for package in installed})


@pytest.fixture(scope="module")
def with_server(with_mcp: WithMcp) -> FreshPython:
    """The same environment a while later."""
    add_extra(with_mcp.python, "serve")
    return with_mcp.python


def test_loadpath_mcp_lists_its_tools_and_solves(
    with_mcp: WithMcp, document: dict[str, Any], tmp_path: Path
) -> None:
    """Simple beam, q over L = 7.3 m and P at 0.31 L, times 1.35: all of it goes into the ground."""
    binary = str(with_mcp.python.folder / "fresh/bin/loadpath")
    server = start([binary, "mcp", "--models", str(tmp_path)], tmp_path)
    calls = [
        ("solve_model", {"model": document}),
        ("save_model", {"name": "Beam", "model": document}),
        ("run_checks", {"model": "saved_beam"}),
    ]
    tools, (solved, saved, checked) = asyncio.run(talk(server, "2026-07-28", calls))
    assert [tool.name for tool in tools] == list(tools_of("local"))
    sums = {each["name"]: each["sum_of_reactions"] for each in solved.structured_content["sets"]}
    assert sums["ULS"][1] == pytest.approx(1.35 * (11.7e3 * 7.3 + 23e3), rel=1e-5)
    assert saved.structured_content["handle"] == "saved_beam"
    assert (tmp_path / "beam.json").is_file()
    assert checked.structured_content["verdict"]["state"] in ("passes", "fails")


def test_the_mcp_extra_brings_no_database_and_no_pages(with_mcp: WithMcp) -> None:
    assert "mcp" in with_mcp.packages
    assert not with_mcp.packages & {"apsw", "psycopg", "jinja2", "argon2-cffi", "uvloop"}


class Served:
    """A service that runs from the wheel, in a folder of its own."""

    def __init__(self, python: FreshPython, base_url: str) -> None:
        self.base_url = base_url
        self._python = python

    def run(self, *words: str, given: str = "", **variables: str) -> Any:
        address = {"LOADPATH_BASE_URL": self.base_url, **variables}
        printed = self._python.run("loadpath", *words, "--json", given=given, **address)
        return json.loads(printed)


@pytest.fixture(scope="module")
def served(with_server: FreshPython) -> Iterator[Served]:
    """`loadpath serve` in the fresh environment, without any setting but the port."""
    process = subprocess.Popen(
        [str(with_server.folder / "fresh/bin/loadpath"), "serve", "--port", "0", "--json"],
        cwd=with_server.folder,
        env=bare_environment(with_server.folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        base_url = json.loads(process.stdout.readline())["base_url"]
        wait_until_ready(base_url, process)
        yield Served(with_server, base_url)
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture(scope="module")
def link(served: Served, document: dict[str, Any]) -> dict[str, Any]:
    """A document handed off to it with the commands of the same environment."""
    served.run("account", "create", "new@example.com")
    key = served.run("key", "create", "new@example.com", "--name", "first")["key"]
    text = json.dumps(document)
    answer: dict[str, Any] = served.run(
        "open", "-", "--no-browser", given=text, LOADPATH_API_KEY=key
    )
    return answer


def test_loadpath_serve_hands_off(
    served: Served, link: dict[str, Any], document: dict[str, Any]
) -> None:
    assert link["open_url"].startswith(f"{served.base_url}/open/")
    assert httpx2.get(f"{link['open_url']}/document").json() == document


def test_the_page_of_the_link_and_all_it_needs_are_in_the_wheel(
    served: Served, link: dict[str, Any]
) -> None:
    page = httpx2.get(link["open_url"], headers={"Accept": "text/html"})
    assert page.status_code == 200
    places = set(ASSET.findall(page.text))
    assert {Path(place).suffix for place in places} == {".css", ".js", ".svg"}
    modules = set()
    for place in places:
        answer = httpx2.get(f"{served.base_url}{place}")
        assert answer.status_code == 200, place
        modules.update(MODULE.findall(answer.text))
    served_modules = {httpx2.get(f"{served.base_url}{place}").content for place in modules}
    assert served_modules == {ENGINE.read_bytes(), STATICS.read_bytes()}
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        opened = chromium.new_page()
        opened.goto(link["open_url"])
        opened.wait_for_selector("html[data-state=solved]", timeout=PATIENCE)
        chromium.close()


def test_it_recommends_no_packages_that_it_does_not_have(link: dict[str, Any]) -> None:
    """A wheel cannot contain itself: this instance serves none, and says so."""
    assert "serves no packages" in link["python"]
    assert "serves no packages" in link["local_server"]["npx"]
