"""The verdict on the page: the engine's state and words, in the header, report and picture."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

import loadpath
from loadpath.engine import DocumentRefused
from tests.refused_document import put_on_rock
from tests.web.building import building
from tests.web.documents import checked_beam, lifting_beam, plain_beam, unstable_beam
from tests.web.opened_page import OpenedPage

SIGNS = {"passes": "✓", "fails": "✗", "incomplete": "△", "not_checked": "\u2013", "not_solved": "✗"}


def refused_beam() -> Any:
    """What is valid and the engine refuses."""
    return put_on_rock(checked_beam())


DOCUMENTS: dict[str, tuple[Callable[[], Any], str]] = {
    "passes": (checked_beam, "solved"),
    "fails": (lambda: checked_beam(uls_factor=5), "solved"),
    "incomplete": (lifting_beam, "solved"),
    "not_checked": (plain_beam, "solved"),
    "not_solved": (unstable_beam, "failed"),
    "not_solved, refused": (refused_beam, "failed"),
}


def told_by_python(document: Any) -> tuple[str, str]:
    try:
        results = loadpath.solve(document)
    except DocumentRefused as refused:
        return refused.verdict.state, refused.headline
    return results.verdict.state, results.headline


def is_green(page: Page) -> bool:
    """Whether the verdict in the header has the page's colour for what is good."""
    script = """() => {
      const of = (name) => getComputedStyle(document.documentElement).getPropertyValue(name);
      const probe = document.createElement('i');
      probe.style.color = of('--good');
      document.body.append(probe);
      const good = getComputedStyle(probe).color;
      probe.remove();
      const said = document.querySelector('header details, header p');
      return getComputedStyle(said).color === good;
    }"""
    return bool(page.evaluate(script))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_header_and_the_report_say_what_python_says(opened: OpenedPage, name: str) -> None:
    make, reached = DOCUMENTS[name]
    document = make()
    state, headline = told_by_python(document)
    assert state == name.split(",")[0]
    page = opened.open(document, until=reached).page
    assert page.evaluate("document.documentElement.dataset.verdict") == state
    said = f"{SIGNS[state]} {headline}"
    expect(page.locator("header summary, header > p")).to_have_text(said)
    assert is_green(page) is (state == "passes")
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    verdict = page.get_by_role("region", name="Verdict")
    # On paper all reasons stand below in full, so that the line has none that is cut off.
    reasons = verdict.locator("li").count()
    is_of_reasons = reasons > 0 and state not in ("passes", "fails")
    expect(verdict.locator("p")).to_have_text(said.split(" · ")[0] if is_of_reasons else said)
    if state == "incomplete":
        told = loadpath.solve(document).verdict.reasons
        assert reasons == len(told)
        for item, reason in zip(verdict.locator("li").all(), told, strict=True):
            expect(item).to_contain_text(reason.message)


def test_every_reason_is_listed_and_leads_to_its_place(opened: OpenedPage) -> None:
    document = lifting_beam()
    reasons = loadpath.solve(document).verdict.reasons
    page = opened.open(document).page
    page.locator("header summary").click()
    listed = page.get_by_role("group", name="Why").locator("li")
    expect(listed).to_have_count(len(reasons))
    for reason, item in zip(reasons, listed.all(), strict=True):
        expect(item).to_contain_text(reason.message)
    listed.get_by_role("button", name="Show combination “ULS up”").first.click()
    expect(page.get_by_role("combobox", name="Results of")).to_have_value("loadcombination/ULS up")


def test_a_click_on_the_verdict_shows_what_governs(opened: OpenedPage) -> None:
    document = building(1, 2)
    governing = loadpath.solve(document).verdict.governing
    assert governing is not None
    page = opened.open(document).page
    # So near that it is out of sight.
    page.mouse.move(500, 300)
    for _ in range(12):
        page.mouse.wheel(0, -400)
    camera = "window.loadpath.camera()"
    opened.until(f"{camera}.height < 1.5")
    before = page.evaluate(camera)
    page.locator("header summary").click()
    title = f"Member {governing.member_id}"
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    opened.until(f"{camera}.height > {1.5 * before['height']}")


def test_a_picture_carries_the_verdict(opened: OpenedPage, tmp_path: Path) -> None:
    document = lifting_beam()
    page = opened.open(document).page
    page.get_by_role("tab", name="Export").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="SVG, in lines").click()
    waiting.value.save_as(tmp_path / "picture.svg")
    texts = ElementTree.parse(tmp_path / "picture.svg").iter("{http://www.w3.org/2000/svg}text")
    # On as many lines as the words need.
    assert told_by_python(document)[1] in " ".join(text.text or "" for text in texts)


CUT = """
[...document.querySelectorAll('header h1, header summary')]
  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
  .map((each) => each.textContent)
"""


def test_a_verdict_that_is_cut_ends_with_a_whole_line(opened: OpenedPage) -> None:
    """Beneath the last line would be room for the tops of the next one."""
    document = lifting_beam()
    opened.page.set_viewport_size({"width": 390, "height": 844})
    said = opened.open(document).page.locator("header summary")
    said.evaluate("(said) => { said.textContent = 'Not a short verdict. '.repeat(60); }")
    read = "(said) => [said.scrollHeight, said.clientHeight, getComputedStyle(said).lineHeight]"
    whole, seen, line = said.evaluate(read)
    assert seen < whole
    assert seen / float(line.removesuffix("px")) == pytest.approx(6, abs=0.1)


def test_a_narrow_screen_cuts_neither_name_nor_verdict(opened: OpenedPage) -> None:
    document = checked_beam(uls_factor=5)
    document["settings"]["general_info"]["project_name"] = "Warehouse Rotterdam-Botlek, hall 3"
    opened.open(document)
    for width in (1200, 1100, 1024, 768, 390):
        opened.page.set_viewport_size({"width": width, "height": 800})
        assert opened.page.evaluate(CUT) == [], width
