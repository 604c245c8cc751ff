"""Documents of the tests of honesty on the page, in one browser: verdict, words and issues are
those of Python, and nothing is ticked off that does not pass.

`make test` opens one in five, `make prove` every one; tests/honesty holds all of them against npm,
which the page shows.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import loadpath
from tests.honesty.documents import DOCUMENTS
from tests.honesty.said_by_python import said_by_python
from tests.running_service import RunningService
from tests.sampled import sampled
from tests.web.chromium import PATIENCE
from tests.web.opened_page import OpenedPage

SIGNS = {"passes": "✓", "fails": "✗", "incomplete": "△", "not_checked": "\u2013", "not_solved": "✗"}
TICK = SIGNS["passes"]
FREE_MEMBERS = 100
# What spoils a frame is said of it as of a beam; a visitor solves no more than the free members.
SHOWN = sampled(
    (
        name
        for name, document in DOCUMENTS.items()
        if not name.startswith("frame: ") and len(document["model"]["members"]) <= FREE_MEMBERS
    ),
    one_in=5,
)

SAID = """() => {
  const line = document.querySelector('header summary, header > p');
  const reasons = [...document.querySelectorAll('header .reasons li')];
  return {
    verdict: document.documentElement.dataset.verdict,
    line: line.textContent,
    tone: line.closest('details, p').classList[0],
    reasons: reasons.map((item) => item.textContent.trim()),
    labels: window.loadpath.drawing().labels,
    words: document.body.innerText,
  };
}"""


@pytest.fixture(scope="module")
def one_page(browser: Browser, service: RunningService) -> Iterator[OpenedPage]:
    """One page for all documents: a page is quick, a browser is not."""
    context = browser.new_context(viewport={"width": 1000, "height": 700})
    context.set_default_timeout(PATIENCE)
    opened = OpenedPage(context.new_page(), service)
    yield opened
    context.close()
    assert opened.complaints == []


def open_it(opened: OpenedPage, name: str) -> None:
    """Behind a link; what the service refuses, on the start page."""
    page, document = opened.page, DOCUMENTS[name]
    if loadpath.validate(document).valid:
        page.goto(opened.service.park(document))
    else:
        page.goto(opened.service.base_url)
        page.get_by_label("Paste a model document").fill(json.dumps(document))
        page.get_by_role("button", name="Solve it here").click()
    page.wait_for_selector("html[data-state=solved], html[data-state=failed]")


@pytest.mark.parametrize("name", SHOWN)
def test_the_page_says_what_python_says(one_page: OpenedPage, name: str) -> None:
    told = said_by_python(DOCUMENTS[name])
    open_it(one_page, name)
    page = one_page.page
    count = f" ({len(told.issues)})" if told.issues else ""
    tab = page.get_by_role("tab", name="Issues")
    expect(tab).to_have_text(f"Issues{count}")
    said = page.evaluate(SAID)
    assert said["verdict"] == told.state
    assert said["line"] == f"{SIGNS[told.state]} {told.headline}"
    assert (said["tone"] == "good") is (told.state == "passes")
    if told.state not in ("passes", "fails"):
        assert TICK not in said["words"] + "".join(said["labels"])
    for reason, told_line in zip(told.reasons, said["reasons"], strict=True):
        assert told_line.startswith(reason)
    tab.click()
    listed = page.locator("#details li")
    for message in told.issues:
        expect(listed.filter(has_text=message).first).to_be_attached()
