"""`python -m proof.hostile.pages 1000`: hostile documents behind links, opened in Chromium. Nothing
of them runs, nothing outside is asked for, and the page stays one that answers."""

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, Dialog, sync_playwright

from proof.hostile.damage import hostile_document
from proof.record import Record, load, run
from tests.running_service import RunningService, running_service
from tests.web.chromium import launch
from tests.web.opened_page import DRAWN, OpenedPage

BATCH = 25
"""Documents of one line of the record."""
PATIENCE = 30.0
"""Seconds for a page to come to an end; one that still solves then must answer all the same."""
ENDED = "solved", "failed", "limited"


def try_page(service: RunningService, browser: Browser, text: bytes) -> tuple[str, list[str]]:
    """What became of it, in a word, and what went wrong."""
    answer = httpx2.post(
        f"{service.base_url}/api/sdk/solve",
        content=b'{"model":' + text + b"}",
        headers={"X-API-Key": service.key, "Content-Type": "application/json"},
        timeout=60,
    )
    if answer.status_code != 200:
        return "refused by the service", []
    context = browser.new_context()
    try:
        opened = OpenedPage(context.new_page(), service)
        opened.page.on("dialog", lambda dialog: note_dialog(opened, dialog))
        opened.page.goto(answer.json()["open_url"])
        return wait_for_end(opened), opened.complaints
    finally:
        context.close()


def note_dialog(opened: OpenedPage, dialog: Dialog) -> None:
    opened.complaints.append(f"dialog: {dialog.message}")
    dialog.dismiss()


def wait_for_end(opened: OpenedPage) -> str:
    """The verdict once it is drawn, or that it is still solved; a page that answers no more
    raises."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        state, verdict = opened.page.evaluate(
            "[document.documentElement.dataset.state, document.documentElement.dataset.verdict]"
        )
        if state in ENDED and opened.page.evaluate(DRAWN):
            return str(verdict or state)
        opened.page.wait_for_timeout(100)
    return "still solving"


def prove(count: int, record: Record) -> Iterator[dict[str, Any]]:
    first = record.total("pages")
    if first >= count:
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        running_service(Path(folder), max_requests="1000000") as service,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for start in range(first, count, BATCH):
            endings: Counter[str] = Counter()
            faults = []
            began = time.monotonic()
            seeds = range(start, min(start + BATCH, count))
            for seed in seeds:
                try:
                    ending, wrong = try_page(service, browser, hostile_document(seed))
                except Exception as error:  # whatever it is, it is a fault
                    ending, wrong = "no answer", [repr(error)]
                endings[ending] += 1
                faults += [f"{seed}: {each}"[:300] for each in wrong]
            seconds = [round((time.monotonic() - began) / len(seeds), 1)]
            event = {"pages": len(seeds), "endings": endings, "seconds": seconds}
            event |= {"load": [load()], "faults": faults}
            record.add(event)
            yield event


if __name__ == "__main__":
    run("hostile-pages", prove)
