"""How far a long solve is: the npm package hears what Python hears, and the page shows it."""

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

from bench.frame import frame_document
from loadpath.engine import solve
from tests.web.opened_page import OpenedPage, sign_in

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


STEPS = [
    "Starting the engine …",
    "Solving …",
    "Reading the model …",
    "Adding up stiffness and loads …",
    "Solving the equations …",
    "Finding forces and curves …",
    "Checking …",
    "Writing results …",
    "Taking over results …",
]
WATCH = """
window.__heard = [];
new MutationObserver(() => {
  const bar = document.querySelector('progress');
  if (!bar) return;
  const words = document.querySelector('header [role=status]').textContent;
  const spoken = bar.getAttribute('aria-valuetext');
  window.__heard.push([words, spoken, bar.hasAttribute('value'), bar.value]);
}).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
"""


@pytest.fixture
def watched(page: Page, opened: OpenedPage) -> OpenedPage:
    """A page of a Pro account that notes what its progress bar says."""
    opened.service.new_account("patient@example.com", pro=True)
    sign_in(page, opened.service, "patient@example.com")
    page.add_init_script(WATCH)
    return opened


def test_the_page_shows_the_steps_of_a_large_model(watched: OpenedPage) -> None:
    watched.open(frame_document(12, 10))
    heard = watched.page.evaluate("window.__heard")
    words = list(dict.fromkeys(each[0] for each in heard))
    assert words == [step for step in STEPS if step in words], "in the order of a solve"
    # The first may be over before the page is there to say it.
    assert set(words) >= set(STEPS[4:]), words
    measured = [each for each in heard if each[2]]
    values = [each[3] for each in measured]
    assert values == sorted(values), "the bar should never go back"
    assert len(set(values)) > 10
    assert any(
        text.startswith("Solving the equations, ") and text.endswith(" %, step 3 of 6")
        for _, text, _, _ in measured
    )
