"""The report is on paper: it has the same colours and picture on a light and on a dark page."""

import subprocess
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.web.documents import checked_beam, corpus_document
from tests.web.opened_page import OpenedPage

# Of every element what colours it has, and of the picture its bytes.
LOOK = """
() => [...document.querySelectorAll('article.report, article.report *')].map((element) => {
  const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element);
  const colours = [color, backgroundColor, borderTopColor, fill, stroke];
  return [element.tagName, ...colours, element.src ?? ''];
})
"""
PICTURE = "() => document.querySelector('article.report img').src"
# Printing by the browser's own menu announces itself, and waits for nothing.
PRINT_BY_MENU = "() => { dispatchEvent(new Event('beforeprint')); }"


def turn_dark(page: Page) -> None:
    page.get_by_role("checkbox", name="Dark").check()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()


def open_report(page: Page) -> None:
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_role("article", name="Report").and_(page.locator("[aria-busy=false]")).wait_for()


def head_picture(page: Page) -> bytes:
    address: str = page.evaluate(PICTURE)
    return b64decode(address.partition(",")[2])


def share_of_light(content: bytes) -> float:
    picture = Image.open(BytesIO(content)).convert("L")
    light = sum(picture.histogram()[200:])
    return light / (picture.width * picture.height)


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (checked_beam(udl=20), "#show=utilization&member=1"),
        (corpus_document("plates/simply_supported_square"), "#show=plate-mx"),
    ],
)
def test_a_report_has_the_same_colours_on_a_dark_page(
    opened: OpenedPage, document: Any, place: str
) -> None:
    opened.open(document, place=place)
    page = opened.page
    open_report(page)
    expected = page.evaluate(LOOK)
    page.get_by_role("button", name="Back to the model").click()
    turn_dark(page)
    open_report(page)
    assert page.evaluate(LOOK) == expected
    assert share_of_light(head_picture(page)) > 0.7
    page.get_by_role("button", name="Back to the model").click()
    # The page itself stays as dark as it was.
    opened.until("window.loadpath.drawing().calls > 0")
    assert share_of_light(page.locator("main canvas").first.screenshot()) < 0.3


def test_what_the_menu_prints_is_light_too(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#show=mz")
    page = opened.page
    turn_dark(page)
    # Whoever goes to the menu stirs before; the report's code comes then.
    page.mouse.move(300, 300)
    page.wait_for_load_state("networkidle")
    page.evaluate(PRINT_BY_MENU)
    assert share_of_light(head_picture(page)) > 0.7


def test_paper_is_white_to_its_edges(opened: OpenedPage, tmp_path: Path) -> None:
    opened.page.emulate_media(color_scheme="dark")
    opened.open(checked_beam(), place="#show=mz")
    page = opened.page
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    open_report(page)
    pdf = tmp_path / "report.pdf"
    pdf.write_bytes(page.pdf(prefer_css_page_size=True, print_background=True))
    subprocess.run(["pdftoppm", "-r", "30", "-png", str(pdf), str(tmp_path / "page")], check=True)
    sheets = sorted(tmp_path.glob("page-*.png"))
    assert sheets
    for sheet in sheets:
        paper = Image.open(sheet).convert("L")
        right, bottom = paper.width - 1, paper.height - 1
        for place in ((0, 0), (right, 0), (0, bottom), (right, bottom), (0, bottom // 2)):
            assert paper.getpixel(place) == 255
