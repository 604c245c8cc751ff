"""The guide in a browser: searched, readable, from this service only."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.opened_page import OpenedPage


def test_a_word_leads_to_its_section(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(f"{opened.service.base_url}/")
    page.get_by_role("link", name="Guide").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Loadpath")
    assert not [address for address in opened.requests if address.endswith("search.json")]
    box = page.get_by_label("Search the guide")
    box.fill("no such wörd")
    expect(page.locator("#found")).to_have_text("Nothing has “no such wörd”.")
    box.fill("supportcond")
    page.locator("#found").get_by_role("link", name="SupportCondition The model document").click()
    page.wait_for_url("**/guide/reference/model#supportcondition")
    expect(page.get_by_role("heading", name="SupportCondition", exact=True)).to_be_in_viewport()


def test_a_row_of_the_verification_opens_its_model_solved(opened: OpenedPage) -> None:
    """SSLL01/89 prints a deflection of -49.02 mm."""
    page = opened.page
    page.goto(f"{opened.service.base_url}/guide/verification")
    row = page.get_by_role("row").filter(has_text="(-49.02 mm)")
    row.get_by_role("link", name="dy of node 3, LC1").click()
    opened.wait()
    moved = opened.results()["loadcases"]["LC1"]["displacement_nodes"]["3"]
    assert moved["dy"] == pytest.approx(-0.04902, rel=1e-3)
    expect(page.get_by_role("heading", name="Node 3")).to_be_visible()
    expect(page.get_by_text("\N{MINUS SIGN}49.02 mm")).to_be_visible()


def test_a_page_can_be_read_by_all(opened: OpenedPage) -> None:
    page = opened.page
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{opened.service.base_url}/guide/viewer")
        assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(f"{opened.service.base_url}/guide/reference/model")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
