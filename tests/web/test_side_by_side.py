"""Result sets side by side in Node: the digits of one worker, progress and an end over all."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench.eight_sets import eight_sets
from loadpath.engine import solve

PACKAGE = Path(__file__).parents[2] / "web/engine/dist/node.js"
SCRIPT = """
import { readFileSync } from 'node:fs';
const { solve } = await import(process.argv[2]);
const text = readFileSync(process.argv[3], 'utf8');
const said = { digests: [], told: [] };
for (const workers of [1, 2, 3, undefined]) {
  const results = await solve(text, { workers });
  said.digests.push(results.receipt.digest);
}
const stopper = new AbortController();
const onProgress = ({ stage, fraction }) => {
  if (stage !== 'recovering') return;
  said.told.push(fraction);
  if (fraction > 0.4) stopper.abort(new Error('enough'));
};
const cancelled = solve(text, { workers: 3, onProgress, signal: stopper.signal });
said.cancelled = await cancelled.then(() => 'solved', (error) => error.message);
console.log(JSON.stringify(said));
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("node")
    document, script = folder / "document.json", folder / "solve.mjs"
    document.write_text(json.dumps(eight_sets()))
    script.write_text(SCRIPT)
    # Ends by itself only if no worker is left.
    command = ["node", str(script), str(PACKAGE), str(document)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_any_number_of_workers_gives_the_digits_of_python(said: dict[str, Any]) -> None:
    assert said["digests"] == 4 * [solve(eight_sets()).receipt.digest]


def test_a_signal_ends_all_workers(said: dict[str, Any]) -> None:
    assert said["cancelled"] == "enough"
    assert said["told"] == sorted(said["told"])
    assert said["told"][-1] < 1.0
