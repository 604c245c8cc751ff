"""A result is verified with the same words in Python, Node and on the start page."""

import json
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from loadpath.engine import solve, verify
from tests.web.documents import checked_beam
from tests.web.opened_page import OpenedPage

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
SCRIPT = """
const [folder, text, ...digests] = process.argv.slice(2);
const { solve, verify } = await import(`${folder}/node.js`);
const told = [(await solve(text)).receipt.digest];
for (const digest of digests) told.push(await verify(text, digest).catch((error) => error.message));
console.log(JSON.stringify(told));
"""


def spoilt(document: Any) -> Any:
    """The same with a billionth more load."""
    changed = json.loads(json.dumps(document))
    for load in changed["analysis"]["load_cases"][0]["distributed_loads"]:
        load["magnitude"] *= 1 + 1e-9
    return changed


def test_npm_verifies_as_python_does(tmp_path: Path) -> None:
    document = checked_beam()
    text = json.dumps(document)
    right, wrong = (solve(each).receipt.digest for each in (document, spoilt(document)))
    script = tmp_path / "verify.mjs"
    script.write_text(SCRIPT)
    command = ["node", str(script), PACKAGE.as_uri(), text, right, wrong, "none"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    digest, same, different, refused = json.loads(done.stdout)
    assert digest == right
    for found, given in ((same, right), (different, wrong)):
        expected = verify(text, given)
        assert found["message"] == expected.message
        assert found["same"] == expected.same
        assert found["differing_sets"] == expected.differing_sets
    assert "should be a digest" in refused


def test_the_start_page_verifies_with_the_same_words(opened: OpenedPage) -> None:
    document = checked_beam()
    right, wrong = (solve(each).receipt.digest for each in (document, spoilt(document)))
    page = opened.page
    page.goto(opened.service.base_url)
    form = page.get_by_role("form", name="Verify a result")
    form.get_by_label("Document of the result").fill(json.dumps(document))
    for digest in (right, wrong):
        form.get_by_label("Its digest").fill(digest)
        form.get_by_role("button", name="Solve again and compare").click()
        expect(form.get_by_role("status")).to_contain_text(verify(document, digest).message)
    form.get_by_label("Its digest").fill("lp1")
    form.get_by_role("button", name="Solve again and compare").click()
    expect(form.get_by_role("alert")).to_contain_text("should be a digest")
