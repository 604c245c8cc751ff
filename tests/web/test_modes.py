"""Modes and earthquakes: documents with nothing else, the receipt."""

from playwright.sync_api import expect

from tests.web.documents import corpus_document
from tests.web.opened_page import OpenedPage


def test_a_document_with_modes_alone_is_solved(opened: OpenedPage) -> None:
    page = opened.open(corpus_document("modes/nafems_fv1_cross")).page
    expect(page.locator("header").get_by_role("status")).to_have_text("Solved here")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    # NAFEMS FV1: 11.336 Hz, of bars that are inextensible.
    drawn = page.get_by_role("combobox", name="Draw", exact=True)
    expect(drawn).to_have_value("frequency-1")
    expect(drawn.locator("option:checked")).to_contain_text("Mode 1, 11.3")


def test_the_receipt_says_that_no_mode_was_missed(opened: OpenedPage) -> None:
    document = corpus_document("modes/portal_that_sways")
    document["analysis"]["modal"] = {"num_modes": 2}
    page = opened.open(document).page
    page.get_by_role("tab", name="Receipt").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Vibration: 2 modes found, none missed")
    expect(panel).to_contain_text("Buckling, “LC1”: 1 mode found, none missed")
