"""The receipt and the results of a page are those of the Python package for the same document."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import expect

import loadpath
from tests.web.documents import checked_beam, corpus_document, unstable_beam
from tests.web.opened_page import OpenedPage

MINUS = "\u2212"
DOCUMENTS: dict[str, tuple[Callable[[], Any], str]] = {
    "checked beam": (checked_beam, "solved"),
    "frame in space": (lambda: corpus_document("frames/fr3d-01"), "solved"),
    "frame with combinations": (lambda: corpus_document("peer/frame_02"), "solved"),
    "truss": (lambda: corpus_document("frames/tr-01"), "solved"),
    "mechanism": (unstable_beam, "failed"),
}


def without_time(results: Any) -> Any:
    """Two machines agree on everything but how long it took."""
    assert results["receipt"].pop("duration_s") > 0
    return results


@pytest.mark.parametrize("name", DOCUMENTS)
def test_page_and_python_give_the_same_receipt_and_results(
    opened: OpenedPage, name: str, tmp_path: Path
) -> None:
    make, state = DOCUMENTS[name]
    link = opened.service.park(make())
    opened.page.goto(link)
    opened.wait(state)
    opened.page.get_by_role("tab", name="Export").click()
    with opened.page.expect_download() as waiting:
        opened.page.get_by_role("button", name="Results", exact=True).click()
    waiting.value.save_as(tmp_path / "results.json")
    on_the_page = without_time(json.loads((tmp_path / "results.json").read_text()))
    text = httpx2.get(f"{link}/document").content
    in_python = without_time(json.loads(loadpath.solve(text).to_json()))
    assert on_the_page["receipt"] == in_python["receipt"]
    assert on_the_page == in_python


def test_the_receipt_panel_shows_the_receipt(opened: OpenedPage) -> None:
    document = with_gaps(checked_beam())
    receipt = loadpath.solve(document).receipt
    link = opened.service.park(document)
    opened.page.goto(link)
    opened.wait()
    opened.page.get_by_role("tab", name="Receipt").click()
    panel = opened.page.get_by_role("tabpanel")
    expect(panel).to_contain_text(receipt.engine_version)
    expect(panel).to_contain_text(receipt.engine_build)
    expect(panel).to_contain_text(receipt.digest)
    expect(panel).to_contain_text(re.compile("[0-9a-f]{64}"))
    for name, balance in receipt.sets.items():
        row = panel.locator("tbody tr").filter(has=opened.page.get_by_text(name, exact=True))
        for sums in (balance.sum_of_loads, balance.sum_of_reactions):
            expect(row).to_contain_text(f"{sums[1] / 1000:.6g}".replace("-", MINUS))
    assert receipt.coverage.combinations_without_check == [7]
    assert receipt.coverage.load_cases_without_combination == [8]
    expect(panel).to_contain_text("Combinations that no check read: “Service”")
    expect(panel).to_contain_text("Load cases that no combination uses: “Forgotten”")
    expect(panel).to_contain_text("Members that no check covered: none")


def test_the_receipt_fits_a_phone(opened: OpenedPage) -> None:
    opened.page.set_viewport_size({"width": 400, "height": 800})
    opened.open(corpus_document("peer/frame_02"))
    opened.page.get_by_role("tab", name="Receipt").click()
    panel = opened.page.get_by_role("tabpanel")
    expect(panel.get_by_role("table")).to_be_visible()
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
    right = panel.get_by_role("table").evaluate("(table) => table.getBoundingClientRect().right")
    assert right <= 400


def with_gaps(document: Any) -> Any:
    """A combination of another limit state and a case in no combination: no check reads them."""
    analysis = document["analysis"]
    (first, *_) = analysis["load_combinations"]
    analysis["load_combinations"].append(first | {"id": 7, "name": "Service", "limit_state": "SLS"})
    analysis["load_cases"].append({"id": 8, "name": "Forgotten"})
    return document


def test_what_python_hands_off_has_the_hash_python_solved(opened: OpenedPage) -> None:
    document = checked_beam()
    with loadpath.Client(opened.service.base_url, opened.service.key) as client:
        link = client.solve(document).open_url
    opened.page.goto(link)
    opened.wait()
    shown = opened.results()["receipt"]
    assert shown["document_sha256"] == loadpath.solve(document).receipt.document_sha256
