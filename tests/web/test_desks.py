"""The page on desks of other sizes: choices folded to icons, nothing cut."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from loadpath import solve
from tests.web.axe import violations
from tests.web.building import building
from tests.web.documents import checked_beam, corpus_document
from tests.web.opened_page import OpenedPage

SIZES = [(1200, 750), (1440, 900), (1920, 1080)]
# What can be seen of each part: nothing wider than its box, nothing beyond the window.
CUT = """
[...document.querySelectorAll(
  'header, header h1, header summary, .bar, aside:not(.folded > .left), aside button, aside .row')]
  .filter((each) => each.offsetParent !== null)
  .filter((each) => each.scrollWidth > each.clientWidth + 1
    || each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`)
"""


def long_verdict() -> Any:
    """A governing combination and a section with long names, and reasons besides."""
    document = checked_beam(uls_factor=5)
    document["settings"]["general_info"]["project_name"] = "Warehouse Rotterdam-Botlek, hall 3"
    document["model"]["sections"][0]["name"] = "IPE300 of the secondary roof beams, welded"
    (combination,) = document["analysis"]["load_combinations"]
    combination["name"] = "STR 6.10: 1.35 G + 1.5 S + 0.9 W from the north-west + 1.05 Q"
    return document


def share_of_drawing(page: Page) -> float:
    box = page.get_by_role("main", name="Drawing").bounding_box()
    assert box
    return float(box["width"]) / float(page.evaluate("innerWidth"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut(opened: OpenedPage, width: int, height: int) -> None:
    page = opened.page
    page.set_viewport_size({"width": width, "height": height})
    opened.open(building(2, 4), place="#member=5")
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_wide_desk_gives_the_drawing_what_it_has_more(opened: OpenedPage) -> None:
    page = opened.page
    widths = {}
    for width, height in SIZES[1:]:
        page.set_viewport_size({"width": width, "height": height})
        opened.open(checked_beam())
        box = page.get_by_role("main", name="Drawing").bounding_box()
        assert box
        widths[width] = box["width"]
    assert widths[1920] - widths[1440] == 1920 - 1440
    assert share_of_drawing(page) > 0.6


def test_a_long_verdict_is_read_whole(opened: OpenedPage) -> None:
    page = opened.page
    page.set_viewport_size({"width": 1440, "height": 900})
    opened.open(long_verdict())
    assert page.evaluate(CUT) == []
    verdict = page.locator("header summary")
    expect(verdict).to_contain_text(solve(long_verdict()).headline)
    box, header = verdict.bounding_box(), page.locator("header").bounding_box()
    assert box
    assert header
    assert box["y"] + box["height"] <= header["y"] + header["height"]


def test_a_name_that_is_cut_says_so(opened: OpenedPage) -> None:
    """ "1.35 G" would be another combination than the "1.35 G + 1.5 S" that is chosen."""
    document = checked_beam()
    (combination,) = document["analysis"]["load_combinations"]
    combination["name"] = "STR 6.10: 1.35 G + 1.5 S + 0.9 W"
    page = opened.open(document).page
    chosen = page.get_by_role("combobox", name="Results of")
    expect(chosen).to_have_css("text-overflow", "ellipsis")
    page.set_viewport_size({"width": 1920, "height": 1080})
    box = chosen.bounding_box()
    assert box
    assert box["width"] > 200, "where there is room it is read whole"


def test_the_panel_of_a_plate_is_not_cut(opened: OpenedPage) -> None:
    page = opened.page
    page.set_viewport_size({"width": 1440, "height": 900})
    document = corpus_document("plates/simply_supported_square")
    model = document["model"]
    (kind, plates) = next(
        (kind, model[f"plate_{kind}s"])
        for kind in ("surface", "element")
        if model.get(f"plate_{kind}s")
    )
    place = "surface" if kind == "surface" else "plate"
    opened.open(document, place=f"#{place}={plates[0]['id']}")
    panel = page.get_by_role("complementary", name="Details")
    expect(panel.get_by_role("heading", level=2)).to_be_visible()
    assert page.evaluate(CUT) == []
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")


def test_show_all_is_not_cut(opened: OpenedPage) -> None:
    page = opened.page
    page.set_viewport_size({"width": 1440, "height": 900})
    opened.open(checked_beam(), place="#member=1")
    page.get_by_role("button", name="Hide", exact=True).click()
    button = page.get_by_role("complementary", name="What is shown").get_by_role(
        "button", name="Show all"
    )
    expect(button).to_be_visible()
    assert page.evaluate(CUT) == []
    button.click()
    expect(button).to_have_count(0)


def test_the_choices_fold_to_icons_and_stay_so(opened: OpenedPage) -> None:
    page = opened.page
    page.set_viewport_size({"width": 1200, "height": 750})
    opened.open(checked_beam())
    before = share_of_drawing(page)
    page.get_by_role("button", name="Fold the choices").click()
    show = page.get_by_role("button", name="Show", exact=True)
    expect(show).to_be_visible()
    assert share_of_drawing(page) > max(0.6, before + 0.1)
    page.reload()
    opened.wait()
    expect(show).to_have_attribute("aria-expanded", "false")
    show.press("Enter")
    nodes = page.get_by_role("checkbox", name="Nodes")
    expect(nodes).to_be_checked()
    nodes.uncheck()
    assert page.evaluate(CUT) == []
    assert violations(page) == []
    nodes.press("Escape")
    expect(nodes).to_have_count(0)
    expect(show).to_be_focused()
    # What is open closes where somebody goes on to the drawing.
    page.get_by_role("button", name="Display", exact=True).click()
    expect(page.get_by_role("combobox", name="Units")).to_be_visible()
    page.mouse.click(500, 500)
    expect(page.get_by_role("combobox", name="Units")).to_have_count(0)
    page.get_by_role("button", name="Unfold the choices").click()
    expect(page.get_by_role("checkbox", name="Nodes")).not_to_be_checked()
    assert share_of_drawing(page) == pytest.approx(before, abs=0.01)
