"""The results document of the npm package is the one Python writes, plates and checks included."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import loadpath
from tests.declared_results import judge_results
from tests.web.building import building
from tests.web.documents import checked_beam, corpus_document, unstable_beam

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "web" / "engine" / "dist"

SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { solve } = await import(`${folder}/node.js`);
console.log(JSON.stringify(await solve(readFileSync(file, 'utf8'))));
"""

DOCUMENTS: dict[str, Callable[[], Any]] = {
    "checked beam": checked_beam,
    "building": lambda: building(1, 2),
    "frame": lambda: corpus_document("peer/frame_02"),
    "mechanism": unstable_beam,
    "meshed plate": lambda: corpus_document("plates/skew_plate"),
    "given plates": lambda: corpus_document("peer/plate_strip_kirchhoff"),
}


def results_of_node(document: Any, folder: Path) -> Any:
    (folder / "document.json").write_text(json.dumps(document))
    (folder / "solve.mjs").write_text(SCRIPT)
    command = ["node", str(folder / "solve.mjs"), PACKAGE.as_uri(), str(folder / "document.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    judge_results(found)
    return found


@pytest.mark.parametrize("name", DOCUMENTS)
def test_node_and_python_write_the_same_results(name: str, tmp_path: Path) -> None:
    document = DOCUMENTS[name]()
    expected = json.loads(loadpath.solve(document).to_json())
    found = results_of_node(document, tmp_path)
    for results in (expected, found):
        # The receipt has times and bytes of its own making.
        del results["receipt"]
    assert found == expected


def test_plates_are_among_them(tmp_path: Path) -> None:
    found = results_of_node(corpus_document("plates/skew_plate"), tmp_path)
    (case,) = found["loadcases"].values()
    assert len(case["plate_results"]) > 10
    plate = next(iter(case["plate_results"].values()))
    assert set(plate["resultants"]) == {"nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy"}
    assert plate["source_surface_id"] is not None
