"""The npm package generates the same combinations, with the same errors."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

import loadpath
from loadpath.builders import NoCombinations
from tests.combinations.documents import action, with_cases

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { generateCombinations, NoCombinations } = await import(`${folder}/node.js`);
const told = [];
for (const { document, options } of JSON.parse(readFileSync(file, 'utf8'))) {
  try {
    told.push({ made: await generateCombinations(document, options) });
  } catch (error) {
    const is = error instanceof NoCombinations;
    told.push({ issues: error.issues, is, message: error.message });
  }
}
console.log(JSON.stringify(told));
"""


def test_node_gives_the_same_document(tmp_path: Path) -> None:
    own = {
        "id": 3,
        "name": "own",
        "load_case_factors": [{"load_case_id": 1, "factor": 2.0}],
        "unknown": [1, {"key": None}],
    }
    hall = with_cases(
        [
            ("G", action("permanent")),
            ("S", action("snow_high")),
            ("W+", action("wind", "w", "exclusive")),
            ("W-", action("wind", "w", "exclusive")),
            ("A", None),
        ],
        [own],
    )
    ways: list[dict[str, Any]] = [
        {"document": hall, "options": {}},
        {"document": hall, "options": {"rule": "6.10ab", "annex": "UK"}},
        {"document": json.dumps(hall), "options": {"actions": {"A": "accidental"}}},
        {"document": with_cases([("G", None)]), "options": {}},
        {"document": with_cases([("G", action("wind", "w")), ("Q", action("snow_low", "w"))])},
    ]
    (tmp_path / "ways.json").write_text(json.dumps(ways))
    (tmp_path / "combine.mjs").write_text(SCRIPT)
    command = ["node", str(tmp_path / "combine.mjs"), PACKAGE.as_uri(), str(tmp_path / "ways.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for way, told in zip(ways, json.loads(done.stdout), strict=True):
        assert told == by_python(way)


def by_python(way: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"made": loadpath.generate_combinations(way["document"], **way.get("options", {}))}
    except NoCombinations as refused:
        issues = [
            {name: value for name, value in msgspec.to_builtins(issue).items() if value is not None}
            for issue in refused.issues
        ]
        message = f"{issues[0]['path']}: {issues[0]['message']}"
        return {"issues": issues, "is": True, "message": message}
