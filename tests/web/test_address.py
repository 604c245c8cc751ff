"""The address is the view, Back takes steps back, and pages without a drawing or a model say so."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.running_service import RunningService
from tests.web.building import building
from tests.web.chromium import PATIENCE
from tests.web.documents import plain_beam
from tests.web.opened_page import OpenedPage

NO_WEBGL = """
const whole = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith('webgl') ? null : whole.call(this, kind, ...rest);
};
"""


def test_share_copies_the_link_to_what_is_seen(opened: OpenedPage) -> None:
    page = opened.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened.open(plain_beam(), place="#member=1&show=mz")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    assert "member=1" in link
    assert "show=mz" in link


def test_a_copied_address_shows_the_same_view(opened: OpenedPage, browser: Browser) -> None:
    opened.open(building(1, 1), place="#show=mz&combination=ULS%20gravity")
    page = opened.page
    page.get_by_role("combobox", name="Units").select_option("N, mm")
    page.get_by_role("searchbox").fill("M5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Member 5")).to_be_visible()
    page.get_by_role("button", name="Hide", exact=True).click()
    page.get_by_role("button", name="Top", exact=True).click()
    page.keyboard.press("ArrowDown")
    opened.until("location.hash.includes('camera=') && location.hash.includes('hide=5')")
    seen = page.evaluate("window.loadpath.camera()")

    again = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    again.set_default_timeout(PATIENCE)
    again.goto(page.url)
    other = OpenedPage(again, opened.service).wait()
    expect(again.get_by_role("heading", name="Member 5")).to_be_visible()
    expect(again.get_by_role("combobox", name="Units")).to_have_value("N, mm")
    expect(again.get_by_role("combobox", name="Draw")).to_have_value("mz")
    expect(again.get_by_text("Some members are hidden.")).to_be_visible()
    other.until("window.loadpath.camera() !== null")
    found = again.evaluate("window.loadpath.camera()")
    # The address has four digits.
    assert found["direction"] == pytest.approx(seen["direction"], abs=2e-3)
    assert found["height"] == pytest.approx(seen["height"], rel=2e-3)
    again.context.close()


@pytest.mark.parametrize(
    "written",
    [
        "STR 6.10: 0.9 Q + 1.5 W",
        "STR%206.10:%200.9%20Q%20+%201.5%20W",
        "STR+6.10%3A+0.9+Q+%2B+1.5+W",
        "STR%206.10%3A%200.9%20Q%20%2B%201.5%20W",
    ],
)
def test_a_name_with_a_plus_sign_is_found_however_it_is_written(
    opened: OpenedPage, written: str
) -> None:
    """As typed, by encodeURI, as the page does, and by encodeURIComponent."""
    document = plain_beam()
    analysis = document["analysis"]
    factors = [{"load_case_id": analysis["load_cases"][0]["id"], "factor": 1.35}]
    analysis["load_combinations"] = [
        {"id": i, "name": name, "limit_state": "ULS", "load_case_factors": factors}
        for i, name in enumerate(("STR 6.10: 1.35 Q", "STR 6.10: 0.9 Q + 1.5 W"), start=1)
    ]
    page = opened.open(document, place=f"#combination={written}&show=mz").page
    chosen = page.get_by_role("combobox", name="Results of")
    expect(chosen).to_have_value("loadcombination/STR 6.10: 0.9 Q + 1.5 W")
    expect(page.get_by_role("combobox", name="Loads of")).to_have_value(
        "loadcombination/STR 6.10: 0.9 Q + 1.5 W"
    )


def test_back_takes_choices_back(opened: OpenedPage) -> None:
    opened.open(building(1, 1), place="#show=mz&combination=ULS%20gravity")
    page = opened.page
    drawn = page.get_by_role("combobox", name="Draw")
    drawn.select_option("fx")
    page.get_by_role("combobox", name="Results of").select_option("loadcombination/ULS wind")
    opened.until("location.hash.includes('wind')")
    page.go_back()
    expect(page.get_by_role("combobox", name="Results of")).to_have_value(
        "loadcombination/ULS gravity"
    )
    expect(drawn).to_have_value("fx")
    page.go_back()
    expect(drawn).to_have_value("mz")
    page.go_forward()
    expect(drawn).to_have_value("fx")


@pytest.fixture
def bare_page(browser: Browser) -> Iterator[Page]:
    """A page whose complaints are expected."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def test_without_webgl_the_tables_are_offered(bare_page: Page, service: RunningService) -> None:
    bare_page.add_init_script(NO_WEBGL)
    bare_page.goto(service.park(plain_beam()))
    bare_page.wait_for_selector("html[data-state=solved]")
    expect(bare_page.get_by_role("alert")).to_contain_text("no WebGL")
    bare_page.get_by_role("button", name="Open the tables").click()
    expect(bare_page.get_by_role("combobox", name="Table")).to_be_visible()


@pytest.mark.parametrize(
    ("status", "words"), [(None, "did not answer"), (404, "has ended"), (503, "answered 503")]
)
def test_a_model_that_cannot_be_fetched_says_what_to_do(
    bare_page: Page, service: RunningService, status: int | None, words: str
) -> None:
    def answer(route: Route) -> None:
        if status is None:
            route.abort()
        else:
            route.fulfill(status=status, body="{}")

    bare_page.route("**/document", answer)
    bare_page.goto(service.park(plain_beam()))
    bare_page.wait_for_selector("html[data-state=failed]")
    expect(bare_page.get_by_role("alert")).to_contain_text(words)
    bare_page.unroute("**/document")
    bare_page.get_by_role("button", name="Try again").click()
    bare_page.wait_for_selector("html[data-state=solved]")
