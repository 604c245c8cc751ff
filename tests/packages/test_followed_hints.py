"""The hints of a live answer, followed in fresh environments."""

import json
import os
import re
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.packages.fresh import FreshPython, run
from tests.running_service import RunningService

ROOT = Path(__file__).parents[2]

# What the client needs, with what that needs in turn.
BASE = {
    "anyio",
    "certifi",
    "click",
    "h11",
    "httpcore2",
    "httpx2",
    "idna",
    "loadpath",
    "msgspec",
    "numpy",
    "pip",
    "setuptools",
    "truststore",
    "typing-extensions",
    "wasmtime",
}
SOLVE_IN_NODE = """
import { readFileSync } from 'node:fs';
import { solve } from 'loadpath';
const results = await solve(readFileSync(0, 'utf8'));
console.log(JSON.stringify(results.toJSON()));
"""


def without_circumstances(results: dict[str, Any]) -> dict[str, Any]:
    """Results without how long they took and how the document was spaced."""
    varying = ("duration_s", "document_bytes", "document_sha256")
    receipt = {name: value for name, value in results["receipt"].items() if name not in varying}
    return {**results, "receipt": receipt}


@pytest.fixture(scope="module")
def python_results(fresh_python: FreshPython, parked: dict[str, Any]) -> dict[str, Any]:
    """What the `python` hint prints last, pasted into a shell of the environment."""
    path = os.pathsep.join([str(fresh_python.folder / "fresh/bin"), os.environ["PATH"]])
    printed = run(["bash", "-ec", parked["python"]], fresh_python.folder, PATH=path)
    results: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return results


@pytest.fixture(scope="module")
def node_results(
    service: RunningService, fresh_node: Path, document: dict[str, Any]
) -> dict[str, Any]:
    """The same document solved with the npm package of the instance."""
    packages = httpx2.get(f"{service.base_url}/packages/index.json").json()["packages"]
    (command,) = (p["command"] for p in packages if (p["kind"], p["name"]) == ("npm", "loadpath"))
    run(command.split(), fresh_node)
    (fresh_node / "solve.mjs").write_text(SOLVE_IN_NODE)
    printed = run(["node", "solve.mjs"], fresh_node, given=json.dumps(document))
    results: dict[str, Any] = json.loads(printed)
    return results


def test_the_python_hint_solves_the_document_of_the_link(
    python_results: dict[str, Any], document: dict[str, Any]
) -> None:
    """Simple beam, q over L = 7.3 m and P at 0.31 L, times 1.35: R1 = 1.35 (qL/2 + 0.69 P)."""

    (combination,) = python_results["loadcombinations"].values()
    reactions = combination["reaction_nodes"]
    first = reactions[str(document["model"]["nodes"][0]["id"])]["nodal_forces"]["fy"]
    expected = 1.35 * (11.7e3 * 7.3 / 2 + 0.69 * 23e3)
    assert first == pytest.approx(expected, rel=1e-6)
    assert [check["name"] for check in python_results["unity_check_results"]]


def test_python_and_node_give_the_same_digits(
    python_results: dict[str, Any], node_results: dict[str, Any]
) -> None:
    """tests/web/test_same_digits.py holds Node and Chromium to the same."""
    assert without_circumstances(python_results) == without_circumstances(node_results)


def test_only_what_the_client_needs_is_installed(fresh_python: FreshPython) -> None:
    installed = json.loads(fresh_python.run("pip", "list", "--format", "json"))
    assert {package["name"].lower().replace("_", "-") for package in installed} <= BASE


@pytest.mark.usefixtures("node_results")
def test_blocks_of_the_guide_pass_a_strict_compiler(fresh_node: Path) -> None:
    guide = (ROOT / "docs/guides/javascript.md").read_text()
    names = []
    for number, block in enumerate(re.findall(r"```js\n(.*?)```", guide, re.DOTALL)):
        names.append(f"block_{number}.mts")
        (fresh_node / names[-1]).write_text(block)
    assert len(names) > 2
    words = ["--strict", "--noEmit", "--skipLibCheck", "--module", "nodenext", "--types", "node"]
    types = ["--typeRoots", str(ROOT / "web/node_modules/@types")]
    run([str(ROOT / "web/node_modules/.bin/tsc"), *words, *types, *names], fresh_node)


def test_the_installed_package_is_typed_and_says_its_version(
    fresh_python: FreshPython, service: RunningService
) -> None:
    program = (
        "import loadpath, pathlib; home = pathlib.Path(loadpath.__file__).parent;"
        "print(loadpath.__version__, (home / 'py.typed').exists(),"
        " (home / 'service/packages/built').exists())"
    )
    version = httpx2.get(f"{service.base_url}/packages/index.json").json()["version"]
    printed = fresh_python.run("python", "-I", "-c", program)
    assert printed.split() == [version, "True", "False"]


def test_a_command_of_the_service_says_what_is_missing(fresh_python: FreshPython) -> None:
    program = (
        "import subprocess, sys;"
        "done = subprocess.run([sys.argv[1], 'serve'], capture_output=True, text=True);"
        "print(done.returncode, done.stderr)"
    )
    command = str(fresh_python.folder / "fresh/bin/loadpath")
    printed = fresh_python.run("python", "-I", "-c", program, command)
    assert printed.startswith("1 ")
    assert "loadpath[server]" in printed
    assert "Traceback" not in printed


def test_pip_finds_the_package_in_the_index(
    fresh_python: FreshPython, service: RunningService, tmp_path: Path
) -> None:
    """The simple index and the list as --find-links, digests checked by pip itself."""
    for flag, place in (("--index-url", "simple/"), ("--find-links", "")):
        source = [flag, f"{service.base_url}/packages/{place}"]
        alone = ["--no-index"] if flag == "--find-links" else []
        target = str(tmp_path / flag)
        printed = fresh_python.run(
            "pip", "download", "loadpath", "--no-deps", "--dest", target, *alone, *source
        )
        assert service.base_url in printed
