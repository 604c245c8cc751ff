"""Modes and earthquakes: documents with nothing else."""

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
