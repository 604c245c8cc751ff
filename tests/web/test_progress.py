"""The npm package hears the same stages as Python."""

import json
import subprocess
from pathlib import Path

from bench.frame import frame_document
from loadpath.engine import solve

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"

SCRIPT = """
import {{ readFileSync }} from 'node:fs';
import {{ solve }} from '{package}/node.js';
const heard = [];
await solve(readFileSync('{text}', 'utf8'), {{ onProgress: (progress) => heard.push(progress) }});
console.log(JSON.stringify(heard));
"""


def test_a_worker_passes_on_what_the_engine_is_at(tmp_path: Path) -> None:
    text = json.dumps(frame_document(12, 10))
    expected: list[list[object]] = []
    solve(text, progress=lambda stage, fraction: expected.append([stage, fraction]))
    (tmp_path / "frame.json").write_text(text)
    script = tmp_path / "progress.mjs"
    script.write_text(SCRIPT.format(package=PACKAGE.as_uri(), text=tmp_path / "frame.json"))
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, check=True)
    heard = json.loads(done.stdout)
    assert [each["phase"] for each in heard if "stage" not in each] == [
        "compiling",
        "solving",
        "reading",
    ]
    assert [[each["stage"], each["fraction"]] for each in heard if "stage" in each] == expected
