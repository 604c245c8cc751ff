"""The report on paper: margins, page numbers, tables with their heads, traces in one piece."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.documents import chain, checked_beam
from tests.web.opened_page import OpenedPage
from tests.web.pdf_text import PdfPage, read_pages
from tests.web.pictures import print_report

POINTS_PER_MM = 72 / 25.4


def printed(opened: OpenedPage, document: Any, folder: Path) -> list[PdfPage]:
    opened.open(document)
    path = folder / "report.pdf"
    path.write_bytes(print_report(opened.page))
    return read_pages(path)


def test_a_checked_beam_on_paper(opened: OpenedPage, tmp_path: Path) -> None:
    pages = printed(opened, checked_beam(), tmp_path)
    assert 2 <= len(pages) <= 5
    text = "\n".join(line for page in pages for line in page.lines)
    for heading in ("1 Model", "2 Loads", "3 Results", "4 Checks", "5 Receipt"):
        assert heading in text
    # q L^2 / 8 x 1.35 = 72.9 kNm, as demand in the calculation of the check.
    assert "72.9 kN m" in text
    assert "Bill of quantities" in text
    assert "material 'S235' has no carbon_factor" in text
    assert "non-commercial" in text
    for number, page in enumerate(pages, start=1):
        assert page.lines[-1] == f"Loadpath {number} / {len(pages)}"
        edges = 12 * POINTS_PER_MM
        assert min(word.left for word in page.words) > edges
        assert max(word.right for word in page.words) < page.width - edges
        assert min(word.top for word in page.words) > edges


def test_steps_of_a_check_are_not_cut(opened: OpenedPage, tmp_path: Path) -> None:
    """Formula and numbers of a step stand on the page of its label."""
    pages = printed(opened, checked_beam(), tmp_path)
    (home,) = [p for p in pages if any(line.startswith("LTB (6.3.2)") for line in p.lines)]
    assert any("M_y,Ed / M_b,Rd" in line for line in home.lines)
    assert any(line.startswith("72.9 kN m / ") for line in home.lines)


def test_long_tables_repeat_their_heads(opened: OpenedPage, tmp_path: Path) -> None:
    pages = printed(opened, chain(100), tmp_path)
    with_rows = [page for page in pages if "99 " in "\n".join(page.lines)]
    assert len(pages) > 4
    assert with_rows
    for page in pages[1:-1]:
        first = " ".join(page.lines[:4])
        is_table = any(name in first for name in ("Member", "Node", "Set"))
        assert is_table, f"a page begins without a head: {first}"


@pytest.mark.parametrize("document", [chain(100), checked_beam()])
def test_no_page_ends_with_a_heading(opened: OpenedPage, document: Any, tmp_path: Path) -> None:
    headings = ("1 Model", "2 Loads", "3 Results", "4 Checks", "5 Receipt", "Members", "Nodes")
    for page in printed(opened, document, tmp_path):
        assert page.lines[-2] not in headings


def test_printing_the_page_itself_prints_the_report(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(checked_beam())
    path = tmp_path / "page.pdf"
    path.write_bytes(opened.page.pdf())
    text = "\n".join(line for page in read_pages(path) for line in page.lines)
    assert "1 Model" in text
    assert "4 Checks" in text
    expect(opened.page.get_by_role("article", name="Report")).to_be_hidden()
    expect(opened.page.get_by_role("tab", name="Tables")).to_be_visible()
