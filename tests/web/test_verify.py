"""Results are verified with the same words in Python, Node and on the start page."""

import copy
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import expect

from loadpath.engine import NotADigest, solve, verify
from tests.web.documents import checked_beam
from tests.web.opened_page import OpenedPage

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { solve, NotADigest } = await import(`${folder}/node.js`);
const { document, given } = JSON.parse(readFileSync(file, 'utf8'));
const results = await solve(JSON.stringify(document));
const told = given.map((against) => {
  try {
    return results.verify(against);
  } catch (error) {
    if (!(error instanceof NotADigest)) throw error;
    return error.message;
  }
});
console.log(JSON.stringify([results.receipt.digest, told]));
"""


def spoilt(document: Any) -> Any:
    """The same with a billionth more load."""
    changed = json.loads(json.dumps(document))
    for load in changed["analysis"]["load_cases"][0]["distributed_loads"]:
        load["magnitude"] *= 1 + 1e-9
    return changed


def kept(document: Any) -> list[Any]:
    """Everything that results may be compared with: right, of other loads, forged, and nonsense."""
    results = solve(document)
    written = json.loads(results.to_json(stations=5))
    forged = copy.deepcopy(written)
    forged["verdict"]["state"] = "passes"
    forged["loadcombinations"] = {}
    forged["unity_check_results"][0]["status"] = "Green"
    digest = results.receipt.digest
    other_engine = digest.replace(results.receipt.engine_build, "0123456789ab")
    of_other_engine = forged | {"receipt": forged["receipt"] | {"digest": other_engine}}
    receipt = written["receipt"]
    spoilt_receipt = receipt | {"sets": {}}
    nonsense = ["none", "{", "{}", {"receipt": 5}, "", forged | {"loadcases": [1]}]
    wrong = solve(spoilt(document)).receipt.digest
    trees = [written, forged, of_other_engine, receipt, spoilt_receipt]
    return [digest, wrong, other_engine, *trees, json.dumps(forged), *nonsense]


def by_python(document: Any, against: Any) -> Any:
    try:
        return msgspec.to_builtins(verify(document, against))
    except NotADigest as error:
        return str(error)


def test_npm_verifies_as_python_does(tmp_path: Path) -> None:
    document = checked_beam(uls_factor=5)
    given = kept(document)
    (tmp_path / "asked.json").write_text(json.dumps({"document": document, "given": given}))
    (tmp_path / "verify.mjs").write_text(SCRIPT)
    command = ["node", "verify.mjs", PACKAGE.as_uri(), "asked.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    digest, told = json.loads(done.stdout)
    assert digest == given[0]
    for against, found in zip(given, told, strict=True):
        assert found == by_python(document, against)


def test_the_start_page_verifies_with_the_same_words(opened: OpenedPage) -> None:
    document = checked_beam()
    right, wrong = (solve(each).receipt.digest for each in (document, spoilt(document)))
    page = opened.page
    page.goto(opened.service.base_url)
    form = page.get_by_role("form", name="Verify a result")
    form.get_by_label("Document of the result").fill(json.dumps(document))
    forged = json.loads(solve(document).to_json())
    forged["verdict"]["utilization"] = 0.1
    for against in (right, wrong, json.dumps(forged)):
        form.get_by_label("Its digest").fill(against)
        form.get_by_role("button", name="Solve again and compare").click()
        expect(form.get_by_role("status")).to_contain_text(verify(document, against).message)
    form.get_by_label("Its digest").fill("lp1")
    form.get_by_role("button", name="Solve again and compare").click()
    expect(form.get_by_role("alert")).to_contain_text("should be a digest")
