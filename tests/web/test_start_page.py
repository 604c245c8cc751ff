"""The start page: files of other programs, and the way back from what was opened."""

import pytest
from playwright.sync_api import Page, expect

from tests.exchange.saf_workbook import cantilever, support, workbook
from tests.web.opened_page import OpenedPage

TITLE = "A structural model, solved where it is opened"
LINE = b"0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nHEA200\n11\n0\n21\n5\n0\nENDSEC\n0\nEOF\n"


def choose(page: Page, name: str, content: bytes) -> None:
    page.get_by_label("Choose a file").set_input_files(
        {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    )


@pytest.fixture
def start(opened: OpenedPage) -> OpenedPage:
    opened.page.goto(opened.service.base_url)
    return opened


def test_a_workbook_tells_what_is_lost_and_is_opened(start: OpenedPage) -> None:
    page = start.page
    lost = {"StructuralStorey": [{"Name": "EG"}], "StructuralPointActionFree": [{"Name": "F1"}]}
    choose(page, "hall.xlsx", workbook(cantilever(**lost)))
    told = page.get_by_role("region", name="What was not carried over")
    expect(told).to_contain_text("hall.xlsx was read: 1 member. Not carried over (1); the document")
    expect(told).to_contain_text("Without structural meaning (1):")
    expect(told.locator("li")).to_have_text(
        [
            "StructuralPointActionFree F1: free loads are not read",
            "StructuralStorey EG: there are no storeys here",
        ]
    )
    told.get_by_role("button", name="Open the model").click()
    start.wait()
    page.get_by_role("tab", name="Issues").click()
    expect(page.locator("#details")).to_contain_text("free loads are not read; the import left")
    choose_again = page.get_by_label("Choose a file")
    page.go_back()
    expect(choose_again).to_be_visible()
    choose(page, "HALL.XLSX", workbook(cantilever()))
    start.wait()


def test_what_cannot_be_read_says_why(start: OpenedPage) -> None:
    loose = workbook(cantilever(StructuralPointSupport=[support("Sn1", "N1", "Loose")]))
    choose(start.page, "hall.xlsx", loose)
    alert = start.page.locator(".problem[role=alert]")
    expect(alert).to_contain_text("StructuralPointSupport, row 2, column 'fix'")
    choose(start.page, "plan.dxf", b"not a drawing")
    expect(alert).to_contain_text("is no drawing")
    start.complaints.clear()  # Chromium notes every answer that is not 200.


def test_what_a_drawing_does_not_say_is_asked_for(start: OpenedPage) -> None:
    page = start.page
    choose(page, "PLAN.DXF", LINE)
    expect(page.locator(".problem[role=alert]")).to_contain_text("give `unit`, one of mm, cm, m")
    page.get_by_label("unit", exact=True).select_option("m")
    again = page.get_by_role("button", name="Read it again")
    again.click()
    told = page.get_by_role("region", name="What was not carried over")
    expect(told).to_contain_text("a plan needs `up` Z")
    page.get_by_label("up", exact=True).select_option("Z")
    again.click()
    expect(told).not_to_contain_text("is flat")
    start.complaints.clear()


def test_back_leads_to_the_start_page_and_a_reload_keeps_the_model(start: OpenedPage) -> None:
    page = start.page
    page.get_by_role("button", name="A beam, checked").click()
    start.wait()
    page.evaluate("location.hash = '#member=1'")
    expect(page.get_by_role("heading", name="Member 1")).to_be_visible()
    page.reload()
    start.wait()
    expect(page.get_by_role("heading", name="Member 1")).to_be_visible()
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    page.go_forward()
    start.wait()
    page.get_by_role("link", name="Loadpath").click()
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
