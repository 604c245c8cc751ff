"""The scene from the document alone: on screen before and without any result."""

from playwright.sync_api import expect

from tests.web.documents import corpus_document
from tests.web.opened_page import OpenedPage

FRAME = "peer/frame_02"


def wait_for_drawing(opened: OpenedPage) -> None:
    opened.until("window.loadpath?.drawing().calls > 3")


def test_a_frame_is_drawn_in_few_calls(opened: OpenedPage) -> None:
    opened.page.goto(opened.service.park(corpus_document(FRAME)))
    wait_for_drawing(opened)
    assert opened.drawing()["calls"] < 30


def test_search_selects_and_escape_lets_go(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document(FRAME)))
    wait_for_drawing(opened)
    page.get_by_label("Find a member, node or plate").fill("m5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Member 5")).to_be_visible()
    page.get_by_role("heading", name="Member 5").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Member 5")).to_be_hidden()


def test_hide_and_isolate_can_be_undone(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document(FRAME)) + "#member=5")
    wait_for_drawing(opened)
    page.get_by_role("button", name="Isolate").click()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("button", name="Show all")).to_be_hidden()


def test_every_layer_can_be_switched(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document(FRAME)))
    wait_for_drawing(opened)
    for name in ["Local axes", "Ids", "Dimensions"]:
        page.get_by_label(name, exact=True).check()
    before = opened.drawing()["triangles"]
    for name in ["Solids", "Loads", "Supports", "Grid", "Nodes", "Hinges"]:
        page.get_by_label(name, exact=True).uncheck()
    opened.until(f"window.loadpath.drawing().triangles < {before}")


def test_a_click_selects_the_member_under_the_pointer(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document("peer/example_003_1")))
    wait_for_drawing(opened)
    page.get_by_role("button", name="Front").click()
    drawing = page.get_by_label("Drawing of the structure").bounding_box()
    assert drawing
    # One horizontal member seen from the front: its axis crosses the middle of the drawing.
    page.mouse.click(drawing["x"] + drawing["width"] * 0.4, drawing["y"] + drawing["height"] / 2)
    expect(page.get_by_role("heading", name="Member 1")).to_be_visible()
