"""The pictures of README and docs, taken from the running pages.

The tests take them into a folder of their own and look at what came out; `make pictures` takes
them into docs/pictures.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.running_service import RunningService, running_service
from tests.web.chromium import PATIENCE, launch
from tests.web.documents import checked_beam, swaying_frame

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = {"viewport": {"width": 1200, "height": 750}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


class Photographer:
    """A browser on a service that opens documents and waits until the drawing rests."""

    def __init__(self, browser: Browser, service: RunningService) -> None:
        self._browser = browser
        self._service = service

    def open_example(self, title: str, drawn: str) -> Page:
        """An example of the start page, with a result drawn on it."""
        page = self._new_page(DESK)
        page.goto(self._service.base_url)
        page.get_by_role("button", name=title).click()
        page.wait_for_selector("html[data-state=solved]")
        page.get_by_role("combobox", name="Draw").select_option(label=drawn)
        rest(page)
        return page

    def open(self, document: Any, place: str, device: Any, state: str = "solved") -> Page:
        page = self._new_page(device)
        page.goto(self._service.park(document) + place)
        page.wait_for_selector(f"html[data-state={state}]")
        rest(page)
        return page

    def _new_page(self, device: Any) -> Page:
        """A page of its own; whoever asks for it closes its context."""
        # Nothing moves in a picture.
        context = self._browser.new_context(**device, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        return context.new_page()


def rest(page: Page) -> None:
    """Until a picture is there and two in a row cost the same, layers are still being added."""
    drawn = None
    for _ in range(60):
        page.wait_for_timeout(250)
        now = page.evaluate("window.loadpath.drawing()")
        if now == drawn and now["calls"]:
            return
        drawn = now


def beam(camera: Photographer, path: Path) -> None:
    shoot(camera.open(checked_beam(material="S275"), "#member=1", DESK), path)


def building(camera: Photographer, path: Path) -> None:
    shoot(camera.open_example("A building frame", "Mz, bending"), path)


def plate(camera: Photographer, path: Path) -> None:
    shoot(camera.open_example("A slab", "mx, bending"), path)


def unstable(camera: Photographer, path: Path) -> None:
    shoot(camera.open(swaying_frame(), "", DESK, "failed"), path)


def member(camera: Photographer, path: Path) -> None:
    """The panel alone, as high as it is."""
    page = camera.open(checked_beam(material="S275"), "#member=1&x=0.35", DESK)
    page.set_viewport_size({"width": 1280, "height": 1400})
    page.get_by_label("Read at x").scroll_into_view_if_needed()
    page.get_by_role("complementary", name="Details").screenshot(path=path)
    page.context.close()


def what_if(camera: Photographer, path: Path) -> None:
    """A beam that failed, two sections heavier."""
    page = camera.open(checked_beam(udl=20), "#member=1", DESK)
    for name in ("IPE330", "IPE360"):
        page.keyboard.press("u")
        page.get_by_text(f"IPE300 → {name}").wait_for()
        page.wait_for_selector("html[data-state=solved]")
    page.locator(".what-if table").scroll_into_view_if_needed()
    rest(page)
    shoot(page, path)


def phone(camera: Photographer, path: Path) -> None:
    shoot(camera.open(checked_beam(material="S275"), "", PHONE), path)


def report(camera: Photographer, path: Path) -> None:
    """The first page of the printed report."""
    page = camera.open(checked_beam(material="S275"), "", DESK)
    pdf = path.with_suffix(".pdf")
    pdf.write_bytes(print_report(page))
    page.context.close()
    render_page(pdf, 1, path)
    pdf.unlink()


PICTURES: dict[str, Callable[[Photographer, Path], None]] = {
    "check-beam": beam,
    "building-frame": building,
    "plate": plate,
    "unstable-model": unstable,
    "member-panel": member,
    "what-if": what_if,
    "report": report,
    "phone": phone,
}


def shoot(page: Page, path: Path) -> None:
    page.screenshot(path=path)
    page.context.close()


def print_report(page: Page) -> bytes:
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_role("article", name="Report").and_(page.locator("[aria-busy=false]")).wait_for()
    return page.pdf(format="A4", prefer_css_page_size=True, print_background=True)


def render_page(pdf: Path, number: int, path: Path) -> None:
    """A page of a PDF as PNG, by Debian's poppler-utils."""
    wish = ["-png", "-r", "80", "-f", str(number), "-l", str(number), "-singlefile"]
    subprocess.run(["pdftoppm", *wish, str(pdf), str(path.with_suffix(""))], check=True)


@contextmanager
def photographer() -> Iterator[Photographer]:
    """One with a service and a browser of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        yield Photographer(browser, service)
        browser.close()


def main() -> None:
    """Take all pictures, or those named, into docs/pictures."""
    names = sys.argv[1:] or list(PICTURES)
    with photographer() as camera:
        for name in names:
            PICTURES[name](camera, FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
