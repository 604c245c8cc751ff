"""A running service and Debian's Chromium."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.running_service import RunningService, running_service
from tests.web.chromium import PATIENCE, launch
from tests.web.opened_page import OpenedPage

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("service")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium for one file of tests: while Playwright runs, its event loop bars others' loops."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def opened(page: Page, service: RunningService, tmp_path: Path) -> Iterator[OpenedPage]:
    """A page that collects what it complains about; a test that leaves complaints fails."""
    made = OpenedPage(page, service)
    yield made
    assert made.complaints == []
