"""Everything by keyboard: every control is reached and seen, and keys do what the mouse does."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.building import building
from tests.web.documents import chain, checked_beam, corpus_document, unstable_beam
from tests.web.opened_page import OpenedPage

CONTROLS = """
() => [...document.querySelectorAll('a[href], button, select, input, textarea, summary')]
  .filter((e) => e.checkVisibility() && !e.disabled && e.tabIndex >= 0).length
"""
FOCUSED = """
() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(e);
  const box = e.getBoundingClientRect();
  e.dataset.visited = 'yes';
  return {
    name: e.outerHTML.slice(0, 120),
    visible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    onScreen: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
  };
}
"""


def tab_through(page: Page) -> list[Any]:
    """Focus with Tab from the top of the page until it leaves the page again."""
    page.evaluate("document.activeElement?.blur()")
    stops: list[Any] = []
    for _ in range(200):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop is None and stops:
            break
        if stop is not None:
            stops.append(stop)
    return stops


def assert_all_reached(page: Page) -> None:
    stops = tab_through(page)
    assert [stop["name"] for stop in stops if not stop["visible"]] == []
    assert [stop["name"] for stop in stops if not stop["onScreen"]] == []
    reached = page.locator("[data-visited]").count()
    assert reached >= page.evaluate(CONTROLS)


def test_details_are_widened_by_hand_and_keys_and_stay_so(opened: OpenedPage) -> None:
    opened.page.set_viewport_size({"width": 1440, "height": 900})
    opened.open(checked_beam())
    page = opened.page
    line = page.get_by_role("separator", name="Width of the details")
    details = page.get_by_role("complementary", name="Details")
    before = page.evaluate("window.loadpath.camera()")
    expect(line).to_have_attribute("aria-valuenow", "400")
    line.press("ArrowLeft")
    expect(line).to_have_attribute("aria-valuenow", "424")
    after = page.evaluate("window.loadpath.camera()")
    assert after["direction"] == pytest.approx(before["direction"]), "arrows turn no drawing there"
    box = line.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, 400)
    page.mouse.down()
    page.mouse.move(box["x"] + 4 - 100, 400, steps=4)
    page.mouse.up()
    expect(line).to_have_attribute("aria-valuenow", "524")
    page.reload()
    opened.wait()
    expect(details).to_have_css("width", "524px")
    line.press("Home")
    expect(details).to_have_css("width", "300px")


def camera(opened: OpenedPage) -> Any:
    return opened.page.evaluate("window.loadpath.camera()")


def resting_camera(opened: OpenedPage) -> Any:
    """Once the page has its final layout, which the drawing is fitted to."""
    last = None
    for _ in range(100):
        found = camera(opened)
        if found == last:
            return found
        last = found
        opened.page.wait_for_timeout(200)
    raise AssertionError("the camera did not come to rest")


def test_tab_reaches_every_control_and_focus_is_seen(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#member=1")
    assert_all_reached(opened.page)


def test_tab_reaches_everything_on_the_start_page(opened: OpenedPage) -> None:
    opened.page.goto(opened.service.base_url)
    opened.page.get_by_role("button", name="Beam").first.wait_for()
    assert_all_reached(opened.page)


def test_arrows_turn_shift_arrows_shift_and_signs_zoom(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    page = opened.page
    before = resting_camera(opened)
    page.keyboard.press("ArrowRight")
    turned = camera(opened)
    assert turned["direction"] != pytest.approx(before["direction"], abs=0.05)
    assert turned["target"] == pytest.approx(before["target"], abs=1e-9)
    page.keyboard.press("Shift+ArrowLeft")
    shifted = camera(opened)
    assert shifted["direction"] == pytest.approx(turned["direction"], abs=1e-9)
    assert shifted["target"] != pytest.approx(turned["target"], abs=0.05)
    page.keyboard.press("+")
    larger = pytest.approx(1.2 * shifted["pixels_per_metre"])
    assert camera(opened)["pixels_per_metre"] == larger
    page.keyboard.press("f")
    assert camera(opened)["pixels_per_metre"] != larger


def test_views_selection_and_layers_by_key(opened: OpenedPage) -> None:
    opened.open(corpus_document("peer/frame_02"))
    page = opened.page
    page.keyboard.press("3")
    assert camera(opened)["direction"] == pytest.approx([0, 0, -1], abs=1e-6)
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="Member 1", exact=True)).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Show all")).to_be_hidden()
    solids = page.get_by_role("checkbox", name="Solids")
    solids.focus()
    page.keyboard.press("s")
    expect(solids).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Member 1", exact=True)).to_be_hidden()


def test_typing_into_a_field_moves_nothing(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    before = camera(opened)
    field = opened.page.get_by_label("Find a member, node or plate")
    field.focus()
    opened.page.keyboard.type("4 f+")
    opened.page.keyboard.press("ArrowLeft")
    assert camera(opened) == before
    expect(field).to_have_value("4 f+")


def test_search_and_choose_by_keyboard_alone(opened: OpenedPage) -> None:
    opened.open(corpus_document("peer/frame_02"))
    page = opened.page
    page.get_by_label("Find a member, node or plate").focus()
    page.keyboard.type("M5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Member 5")).to_be_visible()


def ask_palette(page: Page, wish: str) -> Locator:
    palette = page.get_by_role("dialog", name="Find anything")
    expect(palette).to_have_count(0)  # the one before is gone
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Find a member, node, section")
    expect(field).to_be_focused()
    page.keyboard.type(wish)
    return palette.get_by_role("option")


def test_a_key_right_after_a_choice_is_heard(opened: OpenedPage) -> None:
    """Before the browser tells that the dialog is closed, which it does in its own time."""
    opened.open(building(1, 1))
    page = opened.page
    expect(ask_palette(page, "M5").first).to_have_text("Member 5 · IPE300 Item")
    page.evaluate(
        """async () => {
            const press = (key, ctrlKey) => document.activeElement.dispatchEvent(
                new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
            press("Enter", false);
            for (let turn = 0; turn < 10; turn++) await Promise.resolve();
            press("k", true);
        }"""
    )
    field = page.get_by_role("combobox", name="Find a member, node, section")
    expect(field).to_be_focused()
    page.keyboard.type("wind")
    expect(field).to_have_value("wind")


def test_the_palette_finds_items_sections_results_views_and_commands(opened: OpenedPage) -> None:
    opened.open(building(1, 1))
    page = opened.page
    expect(ask_palette(page, "M5").first).to_have_text("Member 5 · IPE300 Item")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Member 5", exact=True)).to_be_visible()
    expect(ask_palette(page, "wind")).to_have_text(["Wind Load case", "ULS wind Combination"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Results of")).to_have_value(
        "loadcombination/ULS wind"
    )
    # The second that fits, by the arrow.
    expect(ask_palette(page, "bending")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Draw")).to_have_value("mz")
    ask_palette(page, "top view")
    page.keyboard.press("Enter")
    assert camera(opened)["direction"] == pytest.approx([0, -1, 0], abs=1e-3)
    # Four columns of the eight members.
    expect(ask_palette(page, "heb").first).to_have_text("HEB300: isolate 4 members Section")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    ask_palette(page, "report")
    page.keyboard.press("Enter")
    expect(page.get_by_role("article", name="Report")).to_be_visible()


def test_a_question_mark_lists_the_keys_and_nothing_vanishes_unsaid(opened: OpenedPage) -> None:
    opened.open(chain(100))
    page = opened.page
    page.keyboard.press("?")
    palette = page.get_by_role("dialog", name="Find anything")
    expect(palette.get_by_text("turn the view")).to_be_visible()
    assert violations(page) == []
    # No key reaches the page behind it.
    page.keyboard.type("n")
    expect(page.get_by_role("heading", name="Member 1", exact=True)).to_be_hidden()
    page.keyboard.press("Backspace")
    # Ids that begin with 1: members 1, 10 to 19, 100; nodes the same and 101.
    page.keyboard.type("1")
    expect(palette.get_by_role("option")).to_have_count(12)
    expect(palette.get_by_text("more: type more of the name")).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.type("no such thing")
    expect(palette.get_by_role("status")).to_have_text("Nothing is called “no such thing”.")
    page.keyboard.press("Escape")
    expect(palette).to_be_hidden()


def test_tabs_follow_the_arrows(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    page = opened.page
    page.get_by_role("tab", name="Selected").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Receipt")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Receipt")).to_be_visible()


def test_the_report_takes_the_focus_and_escape_gives_it_back(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    page = opened.page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").press("Enter")
    expect(page.get_by_role("button", name="Back to the model")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("article", name="Report")).to_be_hidden()
    expect(page.get_by_role("tab", name="Export")).to_be_focused()


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_free_motion_stands_still_for_those_who_wish(opened: OpenedPage, wish: Any) -> None:
    opened.page.emulate_media(reduced_motion=wish)
    opened.open(unstable_beam(), until="failed")
    button = opened.page.get_by_role("button", name="Animate")
    expect(button).to_have_attribute("aria-pressed", "false" if wish == "reduce" else "true")
    assert is_moving(opened) is (wish != "reduce")
    button.press("Enter")
    assert is_moving(opened) is (wish == "reduce")


def is_moving(opened: OpenedPage) -> bool:
    """Whether two pictures, half a second apart, differ."""
    opened.page.wait_for_timeout(500)
    first, second = (take_picture(opened.page) for _ in range(2))
    return first != second


def take_picture(page: Page) -> bytes:
    page.wait_for_timeout(500)
    return page.locator("main").screenshot()
