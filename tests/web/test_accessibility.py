"""axe finds nothing to complain about, on any page, in light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.running_service import RunningService
from tests.web.axe import COLOURS, violations
from tests.web.documents import chain, checked_beam, corpus_document, unstable_beam
from tests.web.ended_links import displace, expire
from tests.web.opened_page import OpenedPage, open_table, sign_in

OPEN_PAGES = ("/", "/sign-in", "/sign-up", "/nowhere", "/open/nowhere")
ACCOUNT_PAGES = ("/account", "/account/links", "/account/models")


def in_both_themes(opened: OpenedPage, state: str) -> list[str]:
    """Everything in light, and the colours again in dark."""
    dark = opened.page.get_by_role("checkbox", name="Dark")
    found = violations(opened.page)
    dark.check()
    found += violations(opened.page, COLOURS)
    dark.uncheck()
    return [f"{state}: {line}" for line in found]


def choose_tab(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("tab", name=name).click()


def test_an_opened_link_with_every_panel(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    found = in_both_themes(opened, "solved")
    opened.page.keyboard.press("n")
    found += in_both_themes(opened, "member")
    open_table(opened.page, "Checks")
    opened.page.get_by_role("checkbox", name="By section").check()
    found += in_both_themes(opened, "tables")
    for name in ("Receipt", "Issues", "Export"):
        choose_tab(name)(opened.page)
        found += in_both_themes(opened, name)
    opened.page.get_by_label("Find a member, node or plate").fill("n")
    found += in_both_themes(opened, "search")
    assert found == []


@pytest.mark.parametrize("shown", ["deflected", "mz"])
def test_drawn_results(opened: OpenedPage, shown: str) -> None:
    opened.open(corpus_document("peer/frame_02"), place=f"#show={shown}&node=1")
    assert in_both_themes(opened, shown) == []


def test_a_plate_with_its_contours(opened: OpenedPage) -> None:
    opened.open(corpus_document("plates/simply_supported_square"), place="#show=plate-dy")
    assert in_both_themes(opened, "plate") == []


def test_the_report(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    choose_tab("Export")(opened.page)
    opened.page.get_by_role("button", name="Report").click()
    opened.page.get_by_role("article", name="Report").wait_for()
    assert violations(opened.page) == []


def test_the_report_of_a_dark_page(opened: OpenedPage) -> None:
    """It is paper, and so are the buttons above it; with pictures of plates."""
    opened.open(corpus_document("plates/simply_supported_square"))
    opened.page.get_by_role("checkbox", name="Dark").check()
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    opened.page.get_by_role("img", name="mx, bending").wait_for()
    assert violations(opened.page, COLOURS) == []


def test_an_unstable_model(opened: OpenedPage) -> None:
    opened.open(unstable_beam(), until="failed")
    assert in_both_themes(opened, "unstable") == []


def test_a_model_above_the_tier(opened: OpenedPage) -> None:
    opened.open(chain(101), until="limited")
    assert in_both_themes(opened, "limited") == []


def test_pages_around_the_viewer(browser: Browser, service: RunningService) -> None:
    expired, displaced = service.park(checked_beam()), service.park(checked_beam())
    expire(service, expired)
    displace(service, displaced)
    found: list[str] = []
    context = browser.new_context()
    page = context.new_page()

    def visit(address: str) -> None:
        page.goto(address)
        for scheme, options in (("light", None), ("dark", COLOURS)):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            lines = violations(page, options) if options else violations(page)
            found.extend(f"{address} {scheme}: {line}" for line in lines)

    for address in (*(service.base_url + path for path in OPEN_PAGES), expired, displaced):
        visit(address)
    service.new_account("axe@example.com", pro=True)
    sign_in(page, service, "axe@example.com")
    for path in ACCOUNT_PAGES:
        visit(service.base_url + path)
    page.get_by_role("link", name="Profile").click()
    page.get_by_label("Name").fill("a key")
    page.get_by_role("button", name="Make the key").click()
    found.extend(violations(page))
    context.close()
    assert found == []


def test_the_docs_page_without_scripts(browser: Browser, service: RunningService) -> None:
    """With scripts it is Swagger UI's own page; the frame and the plain list are ours."""
    context = browser.new_context()
    page = context.new_page()
    page.route("**/swagger/*.js", lambda route: route.abort())
    page.goto(f"{service.base_url}/docs")
    found = violations(page)
    context.close()
    assert found == []
