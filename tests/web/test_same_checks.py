"""Checks that the npm package reads from tables are those of the results document."""

import json
import subprocess
from pathlib import Path
from typing import Any

from loadpath.engine import solve
from tests.declared_results import judge_results
from tests.web.documents import CORPUS

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { solve } = await import(`${folder}/node.js`);
const told = [];
for (const text of JSON.parse(readFileSync(file, 'utf8'))) {
  const results = await solve(text);
  told.push({ read: results.checks, document: results.toJSON() });
}
console.log(JSON.stringify(told));
"""


def entities_of(checks: list[Any]) -> list[Any]:
    return [entity for check in checks for entity in check["per_entity"]]


def label_of(step: Any) -> str:
    clause = f"({step['clause']})" if "clause" in step else None
    return " ".join(filter(None, [step["title"], step.get("axis"), clause]))


def same_step(read: Any, written: Any) -> None:
    """The document adds how a step reads, and may leave its structure to the tables."""
    assert label_of(read) == written["label"]
    shared = [name for name in written if name not in ("label", "formula", "substituted")]
    assert {name: read[name] for name in shared} == {name: written[name] for name in shared}
    for quantity in read["quantities"]:
        assert set(quantity) == {"symbol", "value", "unit"}


def test_checks_are_read_as_they_are_written(tmp_path: Path) -> None:
    cases = [json.loads(path.read_text())["document"] for path in sorted(CORPUS.rglob("*.json"))]
    checked = [case for case in cases if case["analysis"].get("unity_checks")]
    assert len(checked) > 10
    (tmp_path / "texts.json").write_text(json.dumps([json.dumps(case) for case in checked]))
    (tmp_path / "checks.mjs").write_text(SCRIPT)
    command = ["node", str(tmp_path / "checks.mjs"), PACKAGE.as_uri(), str(tmp_path / "texts.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for document, told in zip(checked, json.loads(done.stdout), strict=True):
        judge_results(told["document"])
        checks = told["document"]["unity_check_results"]
        assert checks == json.loads(solve(document).to_json())["unity_check_results"]
        for read, written in zip(entities_of(told["read"]), entities_of(checks), strict=True):
            for mine, theirs in zip(read.pop("trace"), written.pop("trace"), strict=True):
                same_step(mine, theirs)
            assert read == written
