"""A phone: one column, nothing wider than the screen, tap selects, two fingers zoom."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.running_service import RunningService
from tests.web.building import building
from tests.web.documents import chain, checked_beam, plain_beam, unstable_beam
from tests.web.opened_page import OpenedPage, drawing_box, middle_height, open_table, sign_in

WIDTH, HEIGHT = 390, 844
TOO_WIDE = """
() => {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((e) => e.getBoundingClientRect().right > limit + 1)
    .map((e) => e.outerHTML.slice(0, 100));
}
"""

# Whether nodes TOP metres high, seen from the front, lie below what says which loads are drawn.
IS_BELOW = """
(() => {
  const { target, pixels_per_metre: scale } = window.loadpath.camera();
  const { top, height } = document.querySelector('main').getBoundingClientRect();
  const strip = document.querySelector('[aria-label="Loads that are drawn"]');
  const { bottom } = strip.getBoundingClientRect();
  return top + height / 2 - (TOP - target[1]) * scale > bottom;
})()
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
    )
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def assert_fits(page: Page) -> None:
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("visualViewport.width") == pytest.approx(WIDTH, abs=1)


def test_every_panel_fits_and_is_reached(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#member=1")
    page = opened.page
    assert_fits(page)
    open_table(page, "Member forces")
    assert_fits(page)
    for name in ("Receipt", "Issues", "Export", "Selected"):
        page.get_by_role("tab", name=name).tap()
        assert_fits(page)
    for target in (
        page.get_by_label("Find a member, node or plate"),
        page.get_by_role("combobox", name="Draw"),
        page.get_by_role("checkbox", name="Dark"),
    ):
        target.scroll_into_view_if_needed()
        expect(target).to_be_in_viewport()


def test_what_is_drawn_is_chosen_under_the_drawing(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    page = opened.page
    chosen = page.get_by_role("combobox", name="Draw", exact=True).bounding_box()
    details = page.get_by_role("tablist", name="Details").bounding_box()
    others = page.get_by_label("Find a member, node or plate").bounding_box()
    assert chosen is not None
    assert details is not None
    assert others is not None
    drawing = drawing_box(page)
    assert drawing["y"] + drawing["height"] <= chosen["y"] < details["y"] < others["y"]


def test_tables_that_are_opened_are_seen(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    opened.page.get_by_role("button", name="Tables", exact=True).tap()
    expect(opened.page.locator("#tables table")).to_be_in_viewport()


def test_the_drawing_stays_while_details_are_read(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#member=1")
    page = opened.page
    page.mouse.move(WIDTH / 2, HEIGHT - 60)
    # A busy machine may lose a turn of the wheel, or get it before the member's checks are written.
    for _ in range(100):
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(100)
        if page.evaluate("window.scrollY > 600"):
            break
    assert page.evaluate("window.scrollY > 600")
    drawing = drawing_box(page)
    assert drawing["y"] == pytest.approx(0, abs=1)
    assert drawing["height"] == pytest.approx(HEIGHT / 2, abs=1)
    chosen = page.get_by_role("combobox", name="Draw", exact=True).bounding_box()
    assert chosen is not None
    assert HEIGHT / 2 <= chosen["y"] < HEIGHT / 2 + 20


@pytest.mark.parametrize(
    ("document", "state"), [(unstable_beam(), "failed"), (chain(101), "limited")]
)
def test_what_goes_wrong_fits_too(opened: OpenedPage, document: Any, state: str) -> None:
    opened.open(document, until=state)
    assert_fits(opened.page)


def test_the_report_fits(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    opened.page.get_by_role("tab", name="Export").tap()
    opened.page.get_by_role("button", name="Report").tap()
    opened.page.get_by_role("article", name="Report").wait_for()
    assert_fits(opened.page)


def test_the_pages_around_fit(page: Page, service: RunningService) -> None:
    for path in ("/", "/sign-in", "/sign-up", "/nowhere", "/open/nowhere"):
        page.goto(service.base_url + path)
        assert_fits(page)
    service.new_account("phone.with.a.very.long.address@example.com", pro=True)
    sign_in(page, service, "phone.with.a.very.long.address@example.com")
    for path in ("/account", "/account/links", "/account/models"):
        page.goto(service.base_url + path)
        assert_fits(page)


@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (820, 1180)])
def test_the_structure_stands_below_what_its_loads_are(
    opened: OpenedPage, size: tuple[int, int]
) -> None:
    page = opened.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    document = building(1, 4)
    opened.open(document)
    page.get_by_role("checkbox", name="Loads", exact=True).check()
    page.get_by_role("button", name="Front", exact=True).tap()
    expect(page.get_by_label("Loads that are drawn")).to_be_visible()
    top = max(node["Y"] for node in document["model"]["nodes"])
    opened.until(IS_BELOW.replace("TOP", str(top)))


def test_the_sheet_is_tapped_and_dragged_between_its_stops(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    page = opened.page
    handle = page.get_by_role("separator", name="Height of the drawing")
    tabs = page.get_by_role("tablist", name="Details")
    chosen = page.get_by_role("combobox", name="Results of")
    half = drawing_box(page)["height"]
    assert half == pytest.approx(HEIGHT / 2, abs=1)
    handle.tap()
    opened.until(f"document.querySelector('main').offsetHeight < {0.35 * HEIGHT}")
    handle.tap()
    # Closed, the drawing has most of the screen, and results and panels are still at hand.
    opened.until(f"document.querySelector('main').offsetHeight > {half + 50}")
    for seen in (chosen, tabs):
        expect(seen).to_be_in_viewport(ratio=0.9)
    tabs.get_by_role("tab", name="Issues").tap()
    opened.until(f"document.querySelector('main').offsetHeight === {HEIGHT // 2}")
    share = page.get_by_role("button", name="Share", exact=True).bounding_box()
    verdict = page.locator("header summary").bounding_box()
    assert share is not None
    assert verdict is not None
    assert share["y"] + share["height"] <= verdict["y"] + 1, "beside the name"
    box = handle.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    swipe(page, [[(at[0], at[1] - d)] for d in range(0, 200, 20)])
    opened.until(f"document.querySelector('main').offsetHeight < {0.35 * HEIGHT}")
    expect(chosen).to_be_in_viewport()
    assert_fits(page)


def test_a_tap_selects(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    page = opened.page
    page.get_by_role("button", name="Front").tap()
    page.get_by_label("Drawing of the structure").scroll_into_view_if_needed()
    box = drawing_box(page)
    # One horizontal member seen from the front: its axis crosses the middle of the drawing.
    page.touchscreen.tap(box["x"] + box["width"] * 0.4, middle_height(page))
    expect(page.get_by_role("heading", name="Member 1")).to_be_visible()


def test_two_fingers_zoom_and_one_turns(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    page = opened.page
    box = drawing_box(page)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.evaluate("window.loadpath.camera()")
    swipe(
        page, [[(middle[0] - d, middle[1]), (middle[0] + d, middle[1])] for d in range(30, 95, 5)]
    )
    pinched = page.evaluate("window.loadpath.camera()")
    assert pinched["pixels_per_metre"] > 1.5 * before["pixels_per_metre"]
    assert page.evaluate("visualViewport.scale") == 1
    swipe(page, [[(middle[0] + d, middle[1])] for d in range(0, 100, 10)])
    turned = page.evaluate("window.loadpath.camera()")
    assert turned["direction"] != pytest.approx(pinched["direction"], abs=0.05)


def swipe(page: Page, steps: list[list[tuple[float, float]]]) -> None:
    """Fingers that go down at the first step, move through the others and lift."""
    touch = page.context.new_cdp_session(page)
    for number, step in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(step)]
        kind = "touchStart" if number == 0 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
