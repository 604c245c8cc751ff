"""Pages of the account on a desk's screen: nothing is cut off, however long names are."""

from playwright.sync_api import Page, expect

from loadpath.builders import create_beam
from loadpath.client import Client
from tests.running_service import RunningService
from tests.web.opened_page import sign_in

LONG = "Q" * 120


def test_long_names_fit_and_links_are_ended(page: Page, service: RunningService) -> None:
    """DRAFT-14, DRAFT-15."""
    model = create_beam(span_m=6)
    model["settings"]["general_info"] = {"project_name": LONG}
    with Client(service.base_url, service.new_key("desk@example.com", pro=True)) as client:
        scopes = ["handoff", "models:read", "models:write", "keys"]
        client.create_api_key("for the machine that builds", scopes=scopes, expires_in_days=30)
        client.save_model(model, name=LONG)
        client.solve(model)
    sign_in(page, service, "desk@example.com")
    for path, button in (
        ("/account", "Revoke"),
        ("/account/models", "Open"),
        ("/account/links", "End the link"),
    ):
        page.goto(service.base_url + path)
        assert overflowing(page) == [], path
        place = page.locator(f"[aria-label^='{button}']").last
        expect(place).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="End the link").click()
    expect(page.get_by_text("No link works now")).to_be_visible()


def overflowing(page: Page) -> list[str]:
    """Elements whose content is wider than they are, but for fields and what is only read aloud."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('main *')]
          .filter((e) => !e.matches('.unseen, input'))
          .filter((e) => e.clientWidth && e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.outerHTML.slice(0, 80))"""
    )
    return found
