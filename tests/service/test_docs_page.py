"""The docs page in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.service.running_server import RunningServer, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    url = f"sqlite:///{tmp_path_factory.mktemp('docs')}/db.sqlite"
    with running_server(url) as running:
        yield running


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        yield browser.new_page()
        browser.close()


def test_swagger_shows_every_operation_without_a_violation(
    server: RunningServer, page: Page
) -> None:
    """GEN-5: nothing from elsewhere, nothing blocked, nothing failing."""
    base = f"http://127.0.0.1:{server.address[1]}"
    complaints: list[str] = []
    requested: list[str] = []
    page.on("console", lambda message: complaints.append(f"{message.type} {message.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: requested.append(request.url))
    answer = page.goto(f"{base}/docs")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    page.wait_for_selector(".opblock-summary-path")
    page.click("#operations-Hand-off-solve .opblock-summary-control")
    page.wait_for_selector("#operations-Hand-off-solve .opblock-body")
    described = page.request.get(f"{base}/api/openapi.json").json()["paths"]
    operations = sum(len(methods) for methods in described.values())
    assert page.locator(".opblock").count() == operations
    outside = [url for url in requested if not url.startswith((base, "data:", "blob:"))]
    assert outside == []
    assert [
        complaint for complaint in complaints if not complaint.startswith(("log", "info"))
    ] == []


def test_the_page_reads_without_scripts(server: RunningServer, page: Page) -> None:
    """GEN-5."""
    context = page.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    plain = context.new_page()
    plain.goto(f"http://127.0.0.1:{server.address[1]}/docs")
    assert "POST /api/sdk/solve" in plain.inner_text("main")
    context.close()
