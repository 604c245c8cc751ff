"""A browser page on the service that notes every error, policy violation and outside request."""

from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request

from tests.declared_results import judge_results
from tests.running_service import PASSWORD, RunningService

DRAWN = """
(window.loadpath?.camera() ?? document.querySelector('main [role=alert]')) !== null
"""


def sign_in(page: Page, service: RunningService, email: str) -> None:
    page.goto(f"{service.base_url}/sign-in")
    page.get_by_label("E-mail").fill(email)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").first.click()
    page.wait_for_url("**/account**")


def drawing_box(page: Page) -> Any:
    box = page.get_by_label("Drawing of the structure").bounding_box()
    assert box
    return box


def middle_height(page: Page) -> float:
    """Where a fitted model has its middle: between buttons or loads and the legend's place."""
    box = drawing_box(page)
    strip = page.get_by_label("Loads that are drawn")
    strips = [strip.bounding_box()] if strip.count() else []
    above = max([40, *(each["y"] + each["height"] - box["y"] for each in strips if each)])
    return float(box["y"] + (above + box["height"] - 96) / 2)


def open_table(page: Page, name: str) -> Locator:
    """Open the drawer of tables, choose one, and give the drawer's content."""
    drawer = page.get_by_role("button", name="Tables", exact=True)
    if drawer.get_attribute("aria-expanded") != "true":
        drawer.click()
    page.get_by_role("combobox", name="Table").select_option(name)
    return page.locator("#tables")


class OpenedPage:
    """Opens links and knows what the page promises to scripts."""

    def __init__(self, page: Page, service: RunningService) -> None:
        self.page = page
        self.service = service
        self.complaints: list[str] = []
        self.requests: list[str] = []
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._note_request)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)
        own = (self.service.base_url, "data:", "blob:")
        if not request.url.startswith(own):
            self.complaints.append(f"outside request: {request.url}")

    def open(self, document: Any, place: str = "", until: str = "solved") -> "OpenedPage":
        """Park the document, open its link and wait for the state."""
        self.page.goto(self.service.park(document) + place)
        return self.wait(until)

    def wait(self, state: str = "solved") -> "OpenedPage":
        self.page.wait_for_selector(f"html[data-state={state}]", timeout=60_000)
        if state == "solved":
            # The drawing comes after the results, or a notice that there is none.
            self.until(DRAWN, seconds=60)
        return self

    def until(self, expression: str, seconds: float = 20) -> None:
        """Wait for a JavaScript expression; the page's policy forbids Playwright's own way."""
        for _ in range(int(seconds / 0.05)):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{expression} did not become true in {seconds} s")

    def results(self) -> Any:
        found = self.page.evaluate("window.loadpath.results()")
        if found is not None:
            judge_results(found)
        return found

    def drawing(self) -> Any:
        return self.page.evaluate("window.loadpath.drawing()")
