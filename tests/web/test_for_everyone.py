"""Accessibility, keyboard, phone, start page, and what the page costs."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.documents import chain, corpus_document, plain_beam
from tests.web.opened_page import OpenedPage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIRE_LIMIT = 700_000


def violations(opened: OpenedPage) -> list[str]:
    opened.page.evaluate(AXE.read_text())
    found = opened.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in found["violations"]]


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(opened: OpenedPage, dark: bool) -> None:
    opened.open(plain_beam(), place="#member=1")
    if dark:
        opened.page.get_by_label("Dark").check()
    for tab in ["Selected", "Tables", "Receipt", "Issues", "Take along"]:
        opened.page.get_by_role("tab", name=tab).click()
        assert violations(opened) == [], tab


def test_axe_finds_nothing_on_the_start_page_and_the_report(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.base_url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(opened) == []
    opened.open(plain_beam())
    page.get_by_role("tab", name="Take along").click()
    page.get_by_role("button", name="Report").click()
    assert violations(opened) == []


def test_the_keyboard_reaches_members_and_views(opened: OpenedPage) -> None:
    opened.open(corpus_document("peer/frame_02"))
    page = opened.page
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="Member 1", exact=True)).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="Member 2", exact=True)).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Show all")).to_be_hidden()
    for key in ["1", "2", "3", "4", "f", "ArrowLeft", "ArrowUp", "+", "-", "s", "l"]:
        page.keyboard.press(key)


def test_tabs_follow_arrow_keys(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    page = opened.page
    page.get_by_role("tab", name="Selected").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Tables")).to_be_focused()
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()


def test_a_phone_needs_no_sideways_scrolling(opened: OpenedPage) -> None:
    opened.page.set_viewport_size({"width": 390, "height": 844})
    opened.open(plain_beam(), place="#member=1")
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= 390
    drawing = opened.page.get_by_label("Drawing of the structure").bounding_box()
    assert drawing
    assert drawing["height"] > 300


def test_the_start_page_opens_an_example(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.base_url)
    page.get_by_role("button", name="A building frame").click()
    opened.wait("solved")
    expect(page.get_by_role("heading", level=1)).to_have_text("Office frame")


def test_the_start_page_takes_a_pasted_document_and_says_what_is_wrong(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.base_url)
    page.get_by_label("Paste a model document").fill('{"model": {}}')
    page.get_by_role("button", name="Solve it here").click()
    expect(page.get_by_role("alert")).to_contain_text("settings")
    page.get_by_label("Paste a model document").fill(json.dumps(plain_beam()))
    page.get_by_role("button", name="Solve it here").click()
    opened.wait("solved")


def test_a_hundred_members_cost_less_than_700_kb(opened: OpenedPage) -> None:
    session = opened.page.context.new_cdp_session(opened.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    opened.open(chain(100))
    assert 100_000 < sum(sizes) < WIRE_LIMIT


def test_many_members_are_drawn_in_few_calls(opened: OpenedPage) -> None:
    opened.open(chain(3_000), until="limited")
    opened.until("window.loadpath.drawing().triangles > 6000")
    assert opened.drawing()["calls"] < 15
