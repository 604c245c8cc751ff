"""Checks read the same in Python and JavaScript: entities, traces and all their texts."""

import json
import subprocess
from pathlib import Path

from loadpath.engine import solve
from tests.web.documents import CORPUS

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"

SCRIPT = """
import {{ readFileSync }} from 'node:fs';
import {{ Engine }} from '{package}/abi.js';
import {{ readChecks }} from '{package}/results/unity_checks.js';
const module = await WebAssembly.compile(readFileSync('{wasm}'));
const engine = await Engine.instantiate(module);
const texts = JSON.parse(readFileSync('{texts}', 'utf8'));
const checks = texts.map((text) => {{
  const {{ header, numbers }} = engine.solve(text);
  return readChecks(header, numbers);
}});
console.log(JSON.stringify(checks));
"""


def test_javascript_spells_checks_as_python_does(tmp_path: Path) -> None:
    cases = [json.loads(path.read_text())["document"] for path in sorted(CORPUS.rglob("*.json"))]
    checked = [case for case in cases if case["analysis"].get("unity_checks")]
    assert len(checked) > 10
    (tmp_path / "texts.json").write_text(json.dumps([json.dumps(case) for case in checked]))
    script = tmp_path / "checks.mjs"
    script.write_text(
        SCRIPT.format(
            package=PACKAGE.as_uri(), wasm=PACKAGE / "engine.wasm", texts=tmp_path / "texts.json"
        )
    )
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, check=True)
    for document, theirs in zip(checked, json.loads(done.stdout), strict=True):
        results = solve(document)
        assert theirs == json.loads(results.to_json())["unity_check_results"]
