"""Modes and earthquakes: documents with nothing else, the report's chapter, the receipt."""

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.documents import checked_beam, corpus_document, plain_beam
from tests.web.opened_page import OpenedPage, open_table


def report_of(opened: OpenedPage, document: Any) -> Locator:
    page = opened.open(document).page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    return page.get_by_role("article", name="Report")


def cells(region: Locator, row: int) -> list[str]:
    found = region.locator("tbody tr").nth(row)
    expect(found).to_be_visible()
    return found.locator("td").all_inner_texts()


def test_a_document_with_modes_alone_is_solved(opened: OpenedPage) -> None:
    page = opened.open(corpus_document("modes/nafems_fv1_cross")).page
    expect(page.locator("header").get_by_text("Solved here")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    # NAFEMS FV1: 11.336 Hz, of bars that are inextensible.
    drawn = page.get_by_role("combobox", name="Draw", exact=True)
    expect(drawn).to_have_value("frequency-1")
    expect(drawn.locator("option:checked")).to_contain_text("Mode 1, 11.3")


def test_the_report_has_a_chapter_of_frequencies(opened: OpenedPage) -> None:
    report = report_of(opened, corpus_document("modes/nafems_fv1_cross"))
    expect(report.get_by_role("heading", name="Modes and earthquake")).to_be_visible()
    table = report.get_by_role("region", name="Frequencies")
    # NAFEMS FV1.
    mode, frequency, *_ = cells(table, 4)
    assert mode == "5"
    assert float(frequency) == pytest.approx(45.345, rel=0.006)
    expect(report.get_by_text("Vibration: 8 modes found, none missed")).to_be_visible()


def test_the_report_has_critical_load_factors_and_lengths(opened: OpenedPage) -> None:
    document = corpus_document("modes/portal_that_sways")
    document["analysis"]["buckling"]["member_effective_lengths"] = True
    report = report_of(opened, document)
    # Timoshenko and Gere: kh tan(kh) = 6 (Ib/b)/(Ic/h).
    critical = 256447.8622
    shown = cells(report.get_by_role("region", name="Buckling"), 0)[2]
    assert float(re.sub(r"[^\d.e]", "", shown)) == pytest.approx(critical, rel=0.001)
    lengths = report.get_by_role("region", name="Effective lengths")
    _, member, about_y, *_ = cells(lengths, 0)
    assert member == "1"
    stiffness = 210e9 * 1e-5
    assert float(about_y) == pytest.approx(math.pi * math.sqrt(stiffness / critical), rel=0.001)


def test_the_report_has_the_earthquake_with_its_spectra(opened: OpenedPage) -> None:
    report = report_of(opened, corpus_document("seismic/two_storeys_both_methods"))
    shears = report.get_by_role("region", name="Earthquake", exact=True)
    # By a dense reference solver, and by EN 1998-1 4.3.3.2.
    expected = [
        ("Response spectrum", "X", 28.93174),
        ("Response spectrum", "Z", 31.661011),
        ("Lateral force", "X", 37.542695),
        ("Lateral force", "Z", 39.53125),
    ]
    expect(shears.locator("tbody tr")).to_have_count(len(expected))
    for row, (method, direction, shear) in enumerate(expected):
        found = cells(shears, row)
        assert found[:2] == [method, direction]
        assert float(found[2]) == pytest.approx(shear, rel=1e-3)
    for direction in ("X", "Z"):
        expect(report.get_by_role("img", name=f"Spectrum along {direction}")).to_be_visible()
    figures = report.locator("figure").filter(has_text="Spectrum along")
    along_x, along_z = (figures.nth(k).bounding_box() for k in (0, 1))
    assert along_x is not None
    assert along_z is not None
    assert along_z["y"] == along_x["y"]
    assert along_z["x"] >= along_x["x"] + along_x["width"]


def test_other_reports_have_no_such_chapter(opened: OpenedPage) -> None:
    report = report_of(opened, checked_beam())
    expect(report.get_by_role("heading", name="Settings and what is not covered")).to_be_visible()
    expect(report.get_by_role("heading", name="Modes and earthquake")).to_have_count(0)
    expect(opened.page.get_by_role("checkbox", name="Modes and earthquake")).to_have_count(0)


def test_the_receipt_says_that_no_mode_was_missed(opened: OpenedPage) -> None:
    document = corpus_document("modes/portal_that_sways")
    document["analysis"]["modal"] = {"num_modes": 2}
    page = opened.open(document).page
    page.get_by_role("tab", name="Receipt").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Vibration: 2 modes found, none missed")
    expect(panel).to_contain_text("Buckling, “LC1”: 1 mode found, none missed")


def test_every_mode_of_a_kind_is_of_its_button(opened: OpenedPage) -> None:
    page = opened.open(corpus_document("modes/nafems_fv1_cross")).page
    button = page.get_by_role("button", name="Vibration, Mode 1")
    drawn = page.get_by_role("combobox", name="Draw", exact=True)
    for mode in ("frequency-1", "frequency-5"):
        drawn.select_option(mode)
        expect(button).to_have_attribute("aria-pressed", "true")
    drawn.select_option("nothing")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_spectra_stand_side_by_side_over_their_table(opened: OpenedPage) -> None:
    page = opened.open(corpus_document("seismic/two_storeys_both_methods")).page
    page.get_by_role("button", name="Tables").click()
    page.get_by_role("combobox", name="Table", exact=True).select_option("Earthquake modes")
    plots = page.get_by_role("img", name="Spectrum along")
    expect(plots).to_have_count(2)
    left, right = (plots.nth(k).bounding_box() for k in (0, 1))
    assert left is not None
    assert right is not None
    assert right["y"] == left["y"]
    assert right["x"] >= left["x"] + left["width"]


def test_loads_leave_while_vibrations_are_drawn(opened: OpenedPage) -> None:
    document = plain_beam()
    document["analysis"]["modal"] = {"num_modes": 1}
    page = opened.open(document).page
    loads = page.get_by_role("checkbox", name="Loads", exact=True)
    vibration = page.get_by_role("button", name="Vibration, Mode 1")
    expect(loads).to_be_checked()
    vibration.click()
    expect(loads).not_to_be_checked()
    page.get_by_role("button", name="Deflected shape").click()
    expect(loads).to_be_checked()
    vibration.click()
    loads.check()
    expect(page.get_by_label("Loads that are drawn")).to_be_visible()


def test_a_mode_within_a_member_names_it(opened: OpenedPage) -> None:
    page = opened.open(corpus_document("modes/fork_ended_beam")).page
    table = open_table(page, "Buckling")
    # It tips over sideways: its axis is X, and Y is up.
    expect(table.locator("tbody td").last).to_have_text("local: member 1 along Z")


ROOM = """
(select) => {
  const text = document.createElement("span");
  text.style.cssText = "position: absolute; white-space: nowrap";
  text.style.font = getComputedStyle(select).font;
  text.textContent = select.selectedOptions[0].text;
  document.body.append(text);
  const room = select.clientWidth - text.getBoundingClientRect().width;
  text.remove();
  return room;
}
"""


def test_the_name_of_a_mode_is_not_cut(opened: OpenedPage) -> None:
    document = corpus_document("modes/portal_that_sways")
    document["analysis"]["load_cases"][0]["name"] = "Columns pressed down"
    page = opened.open(document).page
    page.get_by_role("button", name="Buckling, Mode 1").click()
    drawn = page.get_by_role("combobox", name="Draw", exact=True)
    expect(drawn.locator("option:checked")).to_contain_text("Columns pressed down")
    assert drawn.evaluate(ROOM) > 20, "the arrow of the list needs its place too"
