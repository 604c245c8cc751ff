"""The report comes when somebody stirs, waits for what it needs and tells what is missing."""

from base64 import b64decode
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, Route, expect

from tests.web.documents import checked_beam
from tests.web.opened_page import OpenedPage
from tests.web.pdf_text import read_pages

PRINTED = """
window.print = () => {
  dispatchEvent(new Event('beforeprint'));
  window.__fractions = document.querySelectorAll('.report mfrac').length;
  window.__picture = document.querySelector('.report img')?.src;
};
"""


PAGES = "**/Report-*.js"


@pytest.mark.parametrize("part", [PAGES, "**/StepFormulas*.js"])
def test_ctrl_p_as_the_first_action_waits_for(opened: OpenedPage, part: str) -> None:
    """The report's code, and typeset formulas."""
    opened.page.add_init_script(PRINTED)
    held: list[Route] = []
    opened.page.route(part, lambda route: held.append(route))
    opened.open(checked_beam(udl=20))
    assert not held, "fetched though nobody stirred"
    opened.page.keyboard.press("Control+p")
    while not held:
        opened.page.wait_for_timeout(50)
    assert opened.page.evaluate("window.__fractions") is None, "printed without waiting"
    held[0].continue_()
    opened.until("window.__fractions > 0")


def test_a_report_that_cannot_be_fetched_is_told(opened: OpenedPage) -> None:
    opened.page.route(PAGES, lambda route: route.abort())
    opened.open(checked_beam())
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    told = opened.page.get_by_role("alert").filter(has_text="The report could not be fetched")
    expect(told).to_be_visible()
    expect(opened.page.get_by_role("tab", name="Export")).to_be_visible()
    opened.complaints.clear()


def test_paper_says_where_the_report_is_not_there_yet(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(checked_beam())
    path = tmp_path / "early.pdf"
    path.write_bytes(opened.page.pdf())
    assert "Print once more." in " ".join(line for page in read_pages(path) for line in page.lines)
    expect(opened.page.get_by_text("Print once more.")).to_have_count(0)
    path.write_bytes(opened.page.pdf())
    assert "1 Model" in [line for page in read_pages(path) for line in page.lines]


DRAWING = "**/Drawing*.js"


def stir(opened: OpenedPage) -> None:
    """Move the pointer, as whoever goes to the browser's menu does: the report's code comes."""
    opened.page.mouse.move(300, 300)
    opened.page.mouse.move(310, 300)
    expect(opened.page.get_by_text("Print once more.")).to_have_count(0)


def ask_for_report(page: Page) -> None:
    """By the palette: the panel that exports shares code with the drawing."""
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Find a member").fill("Report")
    page.keyboard.press("Enter")


def held_drawing(opened: OpenedPage) -> Callable[[], None]:
    """The solved beam, whose drawing is under way until what is given back is called."""
    held: list[Route] = []
    opened.page.add_init_script(PRINTED)
    opened.page.route(DRAWING, lambda route: held.append(route))
    opened.page.goto(opened.service.park(checked_beam()))
    opened.page.wait_for_selector("html[data-state=solved]")

    def let_go() -> None:
        opened.page.route(DRAWING, lambda route: route.continue_())
        for route in held:
            route.continue_()

    return let_go


def shows_the_beam(picture: str) -> bool:
    """An empty drawing has the colour of the ground and a view cube in its corner."""
    image = Image.open(BytesIO(b64decode(picture.split(",")[1]))).convert("RGB")
    width, height = image.size
    middle = image.crop((width // 4, height // 4, 3 * width // 4, 3 * height // 4))
    return len(middle.getcolors(maxcolors=1_000_000) or []) > 20


def test_ctrl_p_before_there_is_a_drawing_waits_for_it(opened: OpenedPage) -> None:
    let_go = held_drawing(opened)
    opened.page.keyboard.press("Control+p")
    opened.page.wait_for_timeout(300)
    assert opened.page.evaluate("window.__fractions") is None, "printed without waiting"
    let_go()
    opened.until("window.__picture")
    assert shows_the_beam(opened.page.evaluate("window.__picture"))


def test_a_report_that_is_asked_for_before_the_drawing_has_its_picture(opened: OpenedPage) -> None:
    let_go = held_drawing(opened)
    ask_for_report(opened.page)
    let_go()
    picture = opened.page.get_by_role("img", name="The structure as it was seen")
    expect(picture).to_be_visible()
    assert shows_the_beam(picture.get_attribute("src") or "")


def test_a_report_does_not_wait_for_a_drawing_that_never_comes(opened: OpenedPage) -> None:
    opened.page.route(DRAWING, lambda route: route.abort())
    opened.page.goto(opened.service.park(checked_beam()))
    opened.page.wait_for_selector("html[data-state=solved]")
    ask_for_report(opened.page)
    expect(opened.page.get_by_role("article", name="Report")).to_be_visible()
    opened.complaints.clear()


def test_printing_the_page_itself_prints_the_report(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(checked_beam())
    stir(opened)
    path = tmp_path / "page.pdf"
    path.write_bytes(opened.page.pdf())
    text = "\n".join(line for page in read_pages(path) for line in page.lines)
    assert "1 Model" in text
    assert "6 Calculations" in text
    assert path.read_bytes().count(b"/Subtype /Image") >= 1, "the picture of the model"
    expect(opened.page.get_by_role("article", name="Report")).to_be_hidden()
    expect(opened.page.get_by_role("button", name="Tables", exact=True)).to_be_visible()
