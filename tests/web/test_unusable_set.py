"""A load case without usable numbers yields none, in Python and JavaScript alike."""

import json
import subprocess
from pathlib import Path

import pytest

import loadpath
from loadpath.engine import UnusableSet
from tests.declared_results import judge_results
from tests.web.documents import unstable_beam

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"

SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { solve, UnusableSet } = await import(`${folder}/node.js`);
const results = await solve(readFileSync(file, 'utf8'));
const [set] = results.sets;
const asked = {
  displacement: () => set.displacement(2),
  reaction: () => set.reaction(1),
  startForces: () => set.startForces(1),
  curves: () => set.curves(1),
  extremes: () => set.extremes(1),
  tables: () => set.tables,
};
const told = { isUsable: results.isUsable, document: results.toJSON() };
for (const [name, ask] of Object.entries(asked)) {
  try {
    told[name] = ask();
  } catch (error) {
    if (!(error instanceof UnusableSet)) throw error;
    const { name: kind, set, code, path, node, message } = error;
    told[name] = { kind, set, code, path, node, message };
  }
}
console.log(JSON.stringify(told));
"""


def test_a_mechanism_has_no_numbers_in_either_language(tmp_path: Path) -> None:
    document = unstable_beam()
    (tmp_path / "document.json").write_text(json.dumps(document))
    (tmp_path / "ask.mjs").write_text(SCRIPT)
    command = ["node", "ask.mjs", PACKAGE.as_uri(), "document.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    node = json.loads(done.stdout)

    results = loadpath.solve(document)
    assert results.is_usable is node.pop("isUsable") is False
    written = node.pop("document")
    judge_results(written)
    (found,) = results.sets
    with pytest.raises(UnusableSet) as raised:
        found.displacement(2)
    expected = {
        "kind": "UnusableSet",
        "set": raised.value.set,
        "code": raised.value.code,
        "path": raised.value.path,
        "node": raised.value.node,
        "message": str(raised.value),
    }
    assert f"node {raised.value.node}" in raised.value.message
    assert node == dict.fromkeys(node, expected)
    (case,) = written["loadcases"].values()
    blocks = ("displacement_nodes", "reaction_nodes", "member_results", "plate_results")
    assert not any(case[name] for name in blocks)
    assert case["errors_and_warnings"]["errors"]
