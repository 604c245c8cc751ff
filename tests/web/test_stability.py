"""How stability was accounted for stands in the model panel, in a table and in the report."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.engine.wind_girder import girder
from tests.honesty.test_both_sides import platform
from tests.honesty.test_modes_of_struts import STRUT, stiffness_of_the_beam, struts_on_a_beam
from tests.honesty.test_stability_auto import auto, portal
from tests.web.documents import corpus_document
from tests.web.opened_page import OpenedPage, open_table

MINUS = "\N{MINUS SIGN}"
COUNT_LINES = """
(cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
}
"""


def test_stability_is_told(opened: OpenedPage) -> None:
    opened.open(auto(portal()))
    page = opened.page
    expect(page.get_by_text("second order in 2 of 2, initial sway 1/258")).to_be_visible()
    page.get_by_role("checkbox", name="Imperfections").check()
    opened.until("window.loadpath.drawing().labels.includes('leans 1/258')")
    open_table(page, "Stability")
    rows = page.get_by_role("row").filter(has_text="is below 10")
    expect(rows.first).to_contain_text("1/258, h 5 m, m 2")
    expect(rows.first).to_contain_text("+X")
    expect(rows.nth(1)).to_contain_text("ULS (side 2)")
    expect(rows.nth(1)).to_contain_text(f"{MINUS}X")
    report = open_report(page)
    sway = report.get_by_role("cell", name="1/258, h 5 m, m 2")
    expect(sway).to_be_visible()
    assert sway.evaluate(COUNT_LINES) == 1


def open_report(page: Page) -> Locator:
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    expect(report.and_(page.locator("[aria-busy=false]"))).to_be_visible()
    return report


def test_the_report_has_the_sides_of_a_combination_in_one_row(opened: OpenedPage) -> None:
    document = auto(portal())
    opened.open(document)
    report = open_report(opened.page)
    row = report.get_by_role("region", name="Stability").get_by_role("row").nth(1)
    expect(row).to_contain_text("ULS, 2 sides")
    expect(row).to_contain_text(f"+X, {MINUS}X")
    combinations = report.get_by_role("region", name="Combinations", exact=True)
    expect(combinations.get_by_role("row")).to_have_count(3)
    # All three members are checked in ULS, whichever side is the worse.
    expect(combinations.get_by_role("row").nth(1)).to_contain_text("checks of 3 parts")
    # In the table of stability, and among the sums of loads and reactions.
    expect(report.get_by_role("row").filter(has_text="ULS, 2 sides")).to_have_count(2)


def test_three_diagrams_stand_side_by_side_and_members_have_forces_of_strength(
    opened: OpenedPage,
) -> None:
    document = auto(portal())
    document["analysis"]["load_combinations"].reverse()
    opened.open(document)
    report = open_report(opened.page)
    figures = report.locator(".drawings").first.get_by_role("figure")
    expect(figures).to_have_count(3)
    boxes = figures.evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().toJSON())")
    assert len({round(box["top"]) for box in boxes}) == 1
    around = report.locator(".drawings").first.bounding_box()
    assert around
    left, right = boxes[0]["left"] - around["x"], around["x"] + around["width"] - boxes[2]["right"]
    assert abs(left - right) < 2
    expect(report.get_by_text("Forces: Envelope of ULS combinations.")).to_be_visible()


def test_the_bar_names_the_side_of_a_combination(opened: OpenedPage) -> None:
    opened.open(auto(portal()), place="#combination=ULS%20(side%202)")
    bar = opened.page.locator(".bar")
    expect(bar.get_by_text("side 2: 1.35 G + 1.5 W")).to_be_visible()


def test_the_name_of_a_layer_stands_on_one_line(opened: OpenedPage) -> None:
    opened.open(auto(portal()))
    labels = opened.page.locator(".layers label")
    expect(labels.filter(has_text="Imperfections")).to_be_visible()
    heights = labels.evaluate_all("(all) => all.map((each) => each.offsetHeight)")
    assert max(heights) < 1.5 * min(heights)


def test_shapes_of_modes_are_told(opened: OpenedPage) -> None:
    force = stiffness_of_the_beam() * STRUT / (2 * 5.0)
    opened.open(struts_on_a_beam(force))
    page = opened.page
    page.get_by_role("checkbox", name="Imperfections").check()
    opened.until("window.loadpath.drawing().labels.includes('leans 1/200 in a mode')")
    open_table(page, "Stability")
    rows = page.get_by_role("row").filter(has_text="is below 10")
    expect(rows.first).to_contain_text(re.compile(r"_cr 4\.9\d*: member \d leans 1/200"))


def test_modes_stand_on_their_spectrum_and_lengths_at_their_member(opened: OpenedPage) -> None:
    document = corpus_document("modes/portal_that_sways")
    document["analysis"]["buckling"]["member_effective_lengths"] = True
    ground = {"ag": 2.75, "ground_type": "C", "spectrum_type": "TYPE1", "q": 2.0}
    document["analysis"]["seismic"] = {
        "method": "MODAL_RESPONSE_SPECTRUM",
        "num_modes": 1,
        "spectrum_x": {"EurocodeParametric": ground},
        "directions": ["X"],
    }
    opened.open(document, place="#member=1")
    page = opened.page
    details = page.get_by_role("complementary", name="Details")
    details.get_by_role("button", name="LC1").click()
    expect(page.get_by_role("combobox", name="Draw")).to_have_value("buckling-1-1")
    plot = open_table(page, "Earthquake modes").get_by_role("img", name="Spectrum along X")
    # Its period is far beyond the spectrum's fall: 0.2 of 2.75 m/s2 is left.
    expect(plot).to_have_accessible_name(re.compile("mode 1 at .* s, 0.550 m/s²"))
    expect(plot.locator("circle")).to_have_count(1)
    first = open_table(page, "Buckling").get_by_role("row").nth(1)
    expect(first).to_contain_text("sway X")


def test_forces_on_bracing_stand_in_a_table_and_in_the_report(opened: OpenedPage) -> None:
    """Four beams of 24 m, 0.5 m deep, under 8 kN/m: 4 M / h = 4608 kN, e_0 = 37.95 mm."""
    opened.open(girder())
    page = opened.page
    rows = open_table(page, "Bracing").get_by_role("row").filter(has_text="1 Roof")
    for row, texts in ((0, ("ULS", "+Z")), (1, ("ULS (side 2)", "\u2212Z"))):
        for text in (*texts, "4608", "37.95"):
            expect(rows.nth(row)).to_contain_text(text)
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    expect(report.get_by_role("cell", name="1 Roof").first).to_be_visible()


def test_the_other_side_of_a_combination_is_shown_like_one(opened: OpenedPage) -> None:
    """1,200 kN on the columns and 2 kN/m over 6 m, once leaning each way; 5.2 kN of it press the
    diagonal."""
    opened.open(platform())
    page = opened.page
    other = "ULS (side 2)"
    expect(page.locator("header summary")).to_contain_text(other)
    expect(page.get_by_role("combobox", name="Results of")).to_have_value(
        f"loadcombination/{other}"
    )
    strip = page.get_by_role("status", name="Loads that are drawn")
    expect(strip).to_contain_text(f"{other} = G")
    expect(strip).to_contain_text(f"Y {MINUS}1212 kN")
    expect(page.get_by_role("combobox", name="Loads of")).to_have_value("loadcombination/ULS")
    expect(page.locator(".formula")).to_have_text("side 2: G")
    rows = open_table(page, "Combinations").locator("tbody tr")
    expect(rows).to_have_count(3)
    side = rows.filter(has_text=other)
    expect(side).to_contain_text("ULS, imperfections to another side")
    expect(side).to_contain_text("check")
    checks = open_table(page, "Checks").locator("tbody tr")
    expect(checks.filter(has_text="Member 4")).to_contain_text(other)
    leans = open_table(page, "Stability").locator("tbody tr")
    expect(leans.filter(has_text=other)).to_contain_text(f"{MINUS}X")
    page.get_by_role("button", name="What if: loads", exact=True).click()
    expect(page.get_by_role("heading", name="Factors of ULS", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    calculation = report.get_by_role("heading").filter(has_text="Member 4")
    expect(calculation).to_contain_text(other)


def test_a_link_leads_to_the_other_side(opened: OpenedPage) -> None:
    opened.open(platform(), place="#combination=ULS%20(side%202)&member=4&show=fx")
    page = opened.page
    expect(page.get_by_text("governed by ULS (side 2)")).to_be_visible()
    expect(page.get_by_role("combobox", name="Results of")).to_have_value(
        "loadcombination/ULS (side 2)"
    )
    pressed = page.locator("figure").filter(has_text="N, axial").first.locator("output")
    expect(pressed).to_contain_text(MINUS)
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.get_by_role("combobox", name="Results of")).to_have_value("loadcombination/ULS")
    expect(pressed).not_to_contain_text(MINUS)
