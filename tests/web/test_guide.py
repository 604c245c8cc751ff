"""The guide in a browser: searched, readable, from this service only."""

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


def test_a_page_can_be_read_by_all(opened: OpenedPage) -> None:
    page = opened.page
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{opened.service.base_url}/guide/viewer")
        assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(f"{opened.service.base_url}/guide/reference/model")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
