"""Plates: contours of every quantity, readings under the pointer, tables."""

import csv
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.documents import corpus_document
from tests.web.opened_page import OpenedPage, drawing_box, open_table
from tests.web.workbook import rows_of, saved_workbook, texts_of

# A square of 2 m, simply supported, under 1 kN/m2.
SQUARE = "plates/simply_supported_square"
COMPONENTS = [
    *("dx", "dy", "dz", "d", "nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy"),
    *("von_mises", "principal_max", "principal_min"),
]


def square() -> Any:
    return corpus_document(SQUARE)


def number(text: str) -> float:
    found = re.search(r"[\u2212-]?\d+(\.\d+)?", text)
    assert found, text
    return float(found[0].replace("\u2212", "-"))


def test_the_moment_at_the_middle_is_naviers(opened: OpenedPage) -> None:
    opened.open(square(), place="#show=plate-mx")
    opened.until("window.loadpath.drawing().labels.some((text) => text.startsWith('max '))")
    (text,) = [each for each in opened.drawing()["labels"] if each.startswith("max ")]
    # Timoshenko, Woinowsky-Krieger, table 8: 0.0479 q a^2 for a Poisson's ratio of 0.3.
    assert number(text) == pytest.approx(0.0479 * 1 * 2**2, rel=0.01)
    legend = opened.page.get_by_role("img", name="mx, bending")
    expect(legend).to_have_accessible_name(re.compile("kN m/m"))


def test_loads_do_not_hide_contours_until_asked_for(opened: OpenedPage) -> None:
    loads = opened.page.get_by_role("checkbox", name="Loads", exact=True)
    opened.open(square(), place="#show=plate-mx")
    expect(loads).not_to_be_checked()
    opened.open(square(), place="#show=deflected")
    expect(loads).to_be_checked()
    draw = opened.page.get_by_role("combobox", name="Draw")
    draw.select_option("plate-mx")
    expect(loads).not_to_be_checked()
    draw.select_option("deflected")
    expect(loads).to_be_checked()
    draw.select_option("plate-mx")
    loads.check()
    draw.select_option("plate-my")
    expect(loads).to_be_checked()


def test_a_model_of_plates_alone_has_buttons_of_its_moments(opened: OpenedPage) -> None:
    page = opened.open(square()).page
    page.get_by_role("button", name="mx, bending").click()
    expect(page.get_by_role("img", name="mx, bending")).to_be_visible()
    expect(page.get_by_role("button", name="Mz, bending")).to_have_count(0)


def test_a_report_without_members_has_no_diagrams(opened: OpenedPage) -> None:
    page = opened.open(square()).page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    expect(report.get_by_role("heading", name="4 Reactions")).to_be_visible()
    expect(report.get_by_role("heading", name="Diagrams of forces")).to_have_count(0)


def test_every_quantity_has_a_contour(opened: OpenedPage) -> None:
    opened.open(square(), place="#show=plate-d")
    draw = opened.page.get_by_role("combobox", name="Draw")
    for component in COMPONENTS:
        draw.select_option(f"plate-{component}")
        expect(opened.page.locator("main svg[role=img]")).to_be_visible()
    opened.until("window.loadpath.drawing().triangles > 4000")


CUT = """
[...document.querySelectorAll('main svg[role=img] text')].filter((text) => {
  const { left, right } = text.getBoundingClientRect();
  const whole = text.ownerSVGElement.getBoundingClientRect();
  return left < whole.left || right > whole.right;
}).map((text) => text.textContent)
"""


def test_the_scale_cuts_no_number(opened: OpenedPage) -> None:
    """Neither the minus of the lowest, nor the digits of small ones."""
    document = square()
    (load,) = document["analysis"]["load_cases"][0]["plate_pressures"]
    load["magnitude"] *= 0.0123
    opened.open(document, place="#show=plate-mxy")
    scale = opened.page.get_by_role("img", name="mxy, twisting")
    expect(scale.locator("text").first).to_have_text(re.compile("^\u2212"))
    assert opened.page.evaluate(CUT) == []


def test_pointing_reads_the_value_and_a_click_selects_the_element(opened: OpenedPage) -> None:
    opened.open(square(), place="#show=plate-dy")
    page = opened.page
    opened.until("window.loadpath.drawing().triangles > 4000")
    page.get_by_role("button", name="Top", exact=True).click()
    drawing = drawing_box(page)
    middle = drawing["x"] + drawing["width"] / 2, drawing["y"] + drawing["height"] / 2
    page.mouse.move(*middle)
    reading = page.locator(".reading")
    expect(reading).to_contain_text("Surface 1")
    results = next(iter(opened.results()["loadcases"].values()))
    sag = min(node["dy"] for node in results["displacement_nodes"].values()) * 1000
    expect(reading).to_contain_text("mm")
    assert number(reading.inner_text().split(":")[1]) == pytest.approx(sag, rel=0.02)
    page.mouse.click(*middle)
    expect(page.get_by_role("heading", name="Surface 1")).to_be_visible()
    expect(page.locator("#details thead")).to_contain_text("element")


def test_a_table_of_plates_is_there_and_a_csv(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(square())
    page = opened.page
    open_table(page, "Plate results")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(tmp_path / "plates.csv")
    lines = (tmp_path / "plates.csv").read_text().splitlines()
    assert lines[0].startswith("Plate,Surface,nx (kN/m)")
    results = next(iter(opened.results()["loadcases"].values()))
    assert len(lines) == 1 + len(results["plate_results"])


def test_the_deflected_shape_follows_the_mesh(opened: OpenedPage) -> None:
    opened.open(square(), place="#show=deflected")
    opened.until("window.loadpath.drawing().labels.some((text) => text.startsWith('max '))")
    assert opened.drawing()["triangles"] > 2000


def test_elements_and_surfaces_with_one_id_are_told_apart(opened: OpenedPage) -> None:
    opened.open(square(), place="#surface=1")
    expect(opened.page.get_by_role("heading", name="Surface 1")).to_be_visible()
    opened.page.get_by_label("Find a member, node or plate").fill("p1")
    expect(opened.page.get_by_role("button", name="Surface 1")).to_be_visible()


@pytest.mark.parametrize("is_turned_over", [False, True])
def test_the_words_name_the_face_that_the_deflection_stretches(
    opened: OpenedPage, is_turned_over: bool
) -> None:
    document = square()
    if is_turned_over:  # local z then points down
        document["model"]["plate_surfaces"][0]["boundary_node_ids"].reverse()
    opened.open(document, place="#surface=1")
    (case,) = opened.results()["loadcases"].values()
    assert min(node["dy"] for node in case["displacement_nodes"].values()) < -1e-7
    # The slab sags: its lower face is stretched, whatever the sign of the moment.
    row = opened.page.locator("#details tr").filter(has_text=re.compile(r"^mx\s"))
    moment = max((number(text) for text in row.locator("td").all_inner_texts()[1:]), key=abs)
    face = "lower" if moment > 0 else "upper"
    assert face == ("upper" if is_turned_over else "lower")
    sentence = f"A positive moment stretches the {face} face"
    expect(opened.page.locator("#details").get_by_text(sentence)).to_be_visible()


def pressed_and_lifted() -> Any:
    """One combination presses the square and another one lifts it."""
    document = square()
    document["analysis"]["load_combinations"] = [
        {"id": n, "name": name, "load_case_factors": [{"load_case_id": 1, "factor": factor}]}
        for n, (name, factor) in enumerate((("Press", 1.5), ("Lift", -0.5)), start=1)
    ]
    return document


def test_tables_have_both_ends_of_an_envelope(opened: OpenedPage, tmp_path: Path) -> None:
    """By superposition: the load case times the factor of the combination that is named."""
    opened.open(pressed_and_lifted(), place="#envelope=1")
    page = opened.page
    table = open_table(page, "Plate results")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(tmp_path / "plates.csv")
    text = (tmp_path / "plates.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(text.splitlines()))
    (case,) = opened.results()["loadcases"].values()
    assert len(rows) == len(case["plate_results"])
    for row in rows:
        moment = case["plate_results"][row["Plate"]]["resultants"]["mx"] / 1000
        ends = sorted((moment * factor, name) for factor, name in ((1.5, "Press"), (-0.5, "Lift")))
        ((low, lowest), (high, highest)) = ends
        assert float(row["mx max (kN m/m)"]) == pytest.approx(high, rel=1e-9, abs=1e-12)
        assert float(row["mx min (kN m/m)"]) == pytest.approx(low, rel=1e-9, abs=1e-12)
        assert (row["mx max in"], row["mx min in"]) == (highest, lowest)
    table.get_by_role("button", name="1", exact=True).click()
    expect(page.get_by_role("heading", name="Surface 1")).to_be_visible()


def test_the_workbook_has_the_envelopes_of_plates(opened: OpenedPage, tmp_path: Path) -> None:
    """Beside the results of the combination that is chosen."""
    opened.open(pressed_and_lifted(), place="#combination=Press")
    open_table(opened.page, "Plate results")
    sheets = saved_workbook(opened.page, tmp_path)
    head = texts_of(rows_of(sheets["Plate results, envelope"])[0])
    assert {"mx max (kN m/m)", "mx max in", "nx min (kN/m)"} <= set(head)
    assert "mx (kN m/m)" in texts_of(rows_of(sheets["Plate results"])[0])
    assert len(rows_of(sheets["Plate results, envelope"])) == len(rows_of(sheets["Plate results"]))


def test_the_panel_has_both_ends_of_an_envelope(opened: OpenedPage) -> None:
    """Where one combination presses and another one lifts."""
    opened.open(pressed_and_lifted(), place="#surface=1&envelope=1")
    row = opened.page.locator("#details tr").filter(has_text=re.compile(r"^mx\s"))
    low, high = (number(row.get_by_role("cell").nth(k).inner_text()) for k in (1, 2))
    # Timoshenko, Woinowsky-Krieger, table 8.
    assert high == pytest.approx(1.5 * 0.0479 * 2**2, rel=0.01)
    assert low == pytest.approx(-0.5 * 0.0479 * 2**2, rel=0.01)
