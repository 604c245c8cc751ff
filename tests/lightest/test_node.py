"""The npm package finds the same sections, with the same errors."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

import loadpath
from loadpath.engine import RequestRefused
from tests.lightest.frames import hall

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { findLightest, RequestRefused } = await import(`${folder}/node.js`);
const told = [];
for (const { document, options } of JSON.parse(readFileSync(file, 'utf8'))) {
  try {
    told.push(await findLightest(document, options));
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    told.push({ message: error.message, code: error.code, path: error.path });
  }
}
console.log(JSON.stringify(told));
"""


def test_node_tells_the_same(tmp_path: Path) -> None:
    document = hall()
    beams = {"classification": "Beam", "families": "IPE"}
    columns = {"classification": "Column", "families": ["HEA", "HEB"], "name": "columns"}
    options: list[dict[str, Any]] = [
        {"group": "Beam", "families": ["IPE", "hea"]},
        {"group": {"sections": "IPE400"}, "families": "HE", "max_depth_m": 0.4},
        {"groups": [beams, columns]},
        {"group": [4], "families": ["IPE"], "max_depth_m": 0.2},
        {"group": [1, 2, 3, 1, 2, 3], "families": ["HEA"]},
        {"group": "Bean", "families": ["IPE"]},
        {"group": 99, "families": ["IPE"]},
        {"group": "Beam", "families": ["IPX"]},
        {"group": "Beam"},
        {"group": {"label": "Beam"}, "families": ["IPE"]},
        {"group": {"sections": "IPE1"}, "families": ["IPE"]},
        {"families": ["IPE"]},
    ]
    ways = [{"document": document, "options": each} for each in options]
    (tmp_path / "ways.json").write_text(json.dumps(ways))
    (tmp_path / "find.mjs").write_text(SCRIPT)
    command = ["node", str(tmp_path / "find.mjs"), PACKAGE.as_uri(), str(tmp_path / "ways.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for each, told in zip(options, json.loads(done.stdout), strict=True):
        assert without_nulls(told) == without_nulls(by_python(document, each)), each


def by_python(document: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    try:
        found = loadpath.find_lightest(document, **options)
    except RequestRefused as refused:
        return {"message": str(refused), "code": refused.code, "path": refused.path}
    return {**msgspec.to_builtins(found.answer), "document": found.document}


def without_nulls(value: Any) -> Any:
    """What is null in Python may be absent in JSON."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value
