"""Links in frames: of sites that the operator allows, and of no other."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import FrameLocator, Page, Route, expect

from tests.running_service import RunningService, running_service
from tests.web.documents import checked_beam

ALLOWED, OTHER = "http://localhost:4001", "http://localhost:4002"


@pytest.fixture(scope="module")
def embedded_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("embedded"), embed_origins=ALLOWED) as running:
        yield running


def frame(page: Page, origin: str, link: str) -> FrameLocator:
    """A page of another site that shows the link."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="text/html", body=f'<iframe src="{link}" height=600></iframe>')

    page.route(f"{origin}/**", answer)
    page.goto(f"{origin}/")
    return page.frame_locator("iframe")


def test_an_allowed_site_shows_a_solved_link(embedded_service: RunningService, page: Page) -> None:
    shown = frame(page, ALLOWED, embedded_service.park(checked_beam()))
    expect(shown.locator("html[data-state=solved]")).to_be_attached()
    with page.context.expect_page() as leaving:
        shown.get_by_role("link", name="Sign in").first.click()
    assert "/sign-in" in leaving.value.url


def test_another_site_does_not(embedded_service: RunningService, page: Page) -> None:
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    shown = frame(page, OTHER, embedded_service.park(checked_beam()))
    page.wait_for_load_state("networkidle")
    expect(shown.locator("html[data-state]")).not_to_be_attached()
    assert any("frame-ancestors" in text for text in refused), refused
