"""Links in frames: of sites that the operator allows, and of no other."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.running_service import RunningService, running_service
from tests.web.documents import checked_beam


class FramingPage(BaseHTTPRequestHandler):
    """A page of another site that shows the link in its query."""

    def do_GET(self) -> None:
        link = self.path.partition("?")[2]
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(f'<iframe src="{link}" height=600></iframe>'.encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def other_site() -> Iterator[str]:
    """Its origin; a real one, because Chromium asks where in the network a page comes from."""
    with ThreadingHTTPServer(("127.0.0.1", 0), FramingPage) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def allowed() -> Iterator[str]:
    with other_site() as origin:
        yield origin


@pytest.fixture(scope="module")
def embedded(allowed: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("embedded"), embed_origins=allowed) as running:
        yield running


def show_in_frame(page: Page, origin: str, link: str) -> FrameLocator:
    page.goto(f"{origin}/?{link}")
    return page.frame_locator("iframe")


def test_an_allowed_site_shows_a_solved_link(
    allowed: str, embedded: RunningService, page: Page
) -> None:
    shown = show_in_frame(page, allowed, embedded.park(checked_beam()))
    expect(shown.locator("html[data-state=solved]")).to_be_attached()
    with page.context.expect_page() as leaving:
        shown.get_by_role("link", name="Sign in").first.click()
    assert "/sign-in" in leaving.value.url


def test_another_site_does_not(embedded: RunningService, page: Page) -> None:
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    with other_site() as other:
        shown = show_in_frame(page, other, embedded.park(checked_beam()))
        page.wait_for_load_state("networkidle")
        expect(shown.locator("html[data-state]")).not_to_be_attached()
    assert any("frame-ancestors" in text for text in refused), refused
