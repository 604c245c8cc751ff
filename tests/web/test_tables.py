"""Tables in the drawer: sums, order, filter, groups, envelopes apart, and a workbook of all."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import loadpath
from loadpath import solve
from tests.web.documents import (
    checked_beam,
    checked_frame,
    corpus_document,
    frame_of_every_status,
)
from tests.web.every_load import every_load
from tests.web.opened_page import OpenedPage, open_table
from tests.web.workbook import SHEET, rows_of, saved_workbook, texts_of

MINUS = "\N{MINUS SIGN}"


def number(text: str) -> float:
    return float(text.replace(MINUS, "-"))


def two_states() -> Any:
    document = checked_beam()
    (case,) = document["analysis"]["load_cases"]
    half = [{"load_case_id": case["id"], "factor": 0.5}]
    document["analysis"]["load_combinations"].append(
        {"id": 90, "name": "Half", "limit_state": "SLS", "load_case_factors": half}
    )
    return document


def test_the_drawer_is_closed_and_adds_reactions_up(opened: OpenedPage) -> None:
    document = corpus_document("peer/frame_02")
    opened.open(document)
    page = opened.page
    expect(page.locator("#tables")).to_be_hidden()
    table = open_table(page, "Reactions")
    width = page.locator("footer").bounding_box()
    assert width
    assert width["width"] == page.evaluate("innerWidth")
    column = table.locator("tbody tr td:nth-child(3)").all_inner_texts()
    sums = [number(text) for text in table.locator("tfoot td:nth-child(3)").all_inner_texts()]
    # Equilibrium: the rows add up to the sum, and loads cancel it.
    assert sums[0] == pytest.approx(sum(map(number, column)), rel=1e-3)
    assert sums[1] == -sums[0]
    page.get_by_role("button", name="Tables", exact=True).click()
    expect(table).to_be_hidden()


def test_the_first_column_stays_while_one_scrolls(opened: OpenedPage) -> None:
    page = opened.page
    page.set_viewport_size({"width": 390, "height": 800})
    opened.open(checked_frame())
    open_table(page, "Checks")
    scroll = page.get_by_role("region", name="Checks")
    first = scroll.locator("tbody tr td:first-child").first
    before = first.bounding_box()
    scroll.evaluate("(box) => box.scrollTo(200, 0)")
    opened.until("document.querySelector('#tables .scroll').scrollLeft > 50")
    assert first.bounding_box() == before


def test_checks_say_section_clause_combination_and_place_worst_first(opened: OpenedPage) -> None:
    document = checked_frame()
    opened.open(document)
    table = open_table(opened.page, "Checks")
    heads = [head.strip(" ▲▼") for head in table.locator("thead th").all_inner_texts()]
    shown = [
        dict(zip(heads, row.locator("td").all_inner_texts(), strict=True))
        for row in table.locator("tbody tr").all()
    ]
    results = solve(document)
    parts = {
        part.entity.member_id: part for check in results.unity_checks for part in check.per_entity
    }
    used = [number(row["Utilization"]) for row in shown]
    assert used == sorted(used, reverse=True)
    assert len(shown) == len(parts)
    governing = results.verdict.governing
    assert governing is not None
    worst = shown[0]
    assert worst["Item"] == f"Member {governing.member_id}"
    assert (worst["Section"], worst["Clause"]) == (governing.section, governing.clause)
    assert worst["Combination"] == governing.combination
    member = next(m for m in document["model"]["members"] if m["id"] == governing.member_id)
    nodes = {node["id"]: node for node in document["model"]["nodes"]}
    ends = [nodes[member[end]] for end in ("start_node_id", "end_node_id")]
    length = sum((ends[1][axis] - ends[0][axis]) ** 2 for axis in "XYZ") ** 0.5
    share = parts[governing.member_id].location_x_frac
    assert share is not None
    assert number(worst["x (m)"]) == pytest.approx(share * length, rel=1e-3, abs=1e-3)


def test_rows_are_filtered_and_grouped_by_section(opened: OpenedPage) -> None:
    document = corpus_document("peer/frame_02")
    opened.open(document)
    page = opened.page
    table = open_table(page, "Members")
    sections = {s["id"]: s["name"] for s in document["model"]["sections"]}
    of = [sections[m["section"]] for m in document["model"]["members"]]
    page.get_by_role("checkbox", name="By section").check()
    groups = table.locator(".group").all_inner_texts()
    assert [group.split(":")[0] for group in groups] == sorted(set(of))
    assert [int(group.split(":")[1].split()[0]) for group in groups] == [
        of.count(name) for name in sorted(set(of))
    ]
    page.get_by_role("searchbox", name="Filter rows").fill(of[0].lower())
    expect(table.locator("tbody tr:not(.group)")).to_have_count(of.count(of[0]))
    expect(table).to_contain_text(f"{of.count(of[0])} of {len(of)} rows")


def test_envelopes_of_each_limit_state_stand_apart(opened: OpenedPage) -> None:
    opened.open(two_states())
    page = opened.page
    moments = {}
    for state in ("ULS", "SLS"):
        table = open_table(page, f"Member forces, Envelope of {state} combinations")
        heads = [head.strip(" ▲▼") for head in table.locator("thead th").all_inner_texts()]
        cells = table.locator("tbody td").all_inner_texts()
        moments[state] = number(dict(zip(heads, cells, strict=True))["Mz max (kN m)"])
    # 12 kN/m over 6 m: q L^2 / 8 = 54 kN m, by 1.35 and by 0.5.
    assert moments == {"ULS": 72.9, "SLS": 27}


def utilizations_first_to_last(document: Any) -> list[tuple[int, float]]:
    """What the table should show: what fails, is undecided, the rest; each the highest first."""
    parts = [part for check in solve(document).unity_checks for part in check.per_entity]
    classes = {"Red": 0, "Indeterminate": 1}
    wanted = [(classes.get(part.status, 2), part.utilization or 0.0) for part in parts]
    return sorted(wanted, key=lambda each: (each[0], -each[1]))


def test_what_fails_comes_first_then_what_is_undecided(opened: OpenedPage, tmp_path: Path) -> None:
    """Also where something is used more and passes; on the page and in the workbook."""
    document = frame_of_every_status()
    opened.open(document)
    page = opened.page
    table = open_table(page, "Checks")
    classes = {"fails": 0, "undecided": 1}
    wanted = [(each, round(use, 2)) for each, use in utilizations_first_to_last(document)]
    assert wanted[0] == (0, 0.1)
    shown = [row.locator("td").all_inner_texts() for row in table.locator("tbody tr").all()]
    found = [(classes.get(cells[4], 2), cells[3].replace("\N{EN DASH}", "0")) for cells in shown]
    assert [(each, round(number(use), 2)) for each, use in found] == wanted
    sheets = saved_workbook(page, tmp_path)
    rows = [texts_of(row) for row in rows_of(sheets["Checks"])[1:]]
    assert [row[0] for row in rows] == [cells[0] for cells in shown]
    table.get_by_role("button", name="Utilization").click()
    expect(table.locator("tbody tr").first.locator("td").nth(3)).to_have_text("0.09498")


def test_sheets_have_names_that_can_be_read(opened: OpenedPage, tmp_path: Path) -> None:
    """Of at most 31 letters, none twice, none cut in a word."""
    opened.open(two_states())
    table = open_table(opened.page, "Reactions")
    expect(table).to_be_visible()
    names = list(saved_workbook(opened.page, tmp_path))
    assert {"Member forces, ULS envelope", "Member forces, SLS envelope"} <= set(names)
    assert len({name.lower() for name in names}) == len(names)
    assert max(map(len, names)) <= 31


def test_values_of_loads_are_numbers(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(every_load())
    open_table(opened.page, "Loads")
    head, *rows = rows_of(saved_workbook(opened.page, tmp_path)["Loads"])
    assert texts_of(head) == ["Case", "On", "Kind", "Value", "To", "Unit", "Direction"]
    told: list[Any] = []
    for row in rows:
        cells = {re.sub(r"\d", "", cell.attrib["r"]): cell for cell in row}
        kind = "".join(cells["C"].itertext())
        if kind == "self-weight":
            continue
        values = [cells[letter] for letter in "DE" if letter in cells]
        assert all("t" not in cell.attrib for cell in values), "written as a number"
        numbers = [float(cell.findtext("s:v", "", SHEET)) for cell in values]
        told.append((kind, numbers, "".join(cells["F"].itertext())))
    assert ("line load", pytest.approx([4, 9]), "kN/m") in told
    assert ("line load, projected", pytest.approx([6]), "kN/m") in told
    assert ("area load", pytest.approx([2]), "kN/m\N{SUPERSCRIPT TWO}") in told


def test_every_table_is_a_sheet_of_a_workbook(opened: OpenedPage, tmp_path: Path) -> None:
    document = checked_beam()
    document["model"]["sections"][0]["name"] = "=1+1"
    opened.open(document)
    page = opened.page
    open_table(page, "Reactions")
    read = saved_workbook(page, tmp_path)
    offered = page.get_by_role("combobox", name="Table").locator("option").all_inner_texts()
    short = [re.sub(r"Envelope of (\w+) combinations", r"\1 envelope", name) for name in offered]
    assert list(read) == ["About", *short]
    told = [tuple(row.itertext()) for row in read["About"].iterfind(".//s:row", SHEET)]
    assert ("Results of", "ULS") in told
    assert ("Which is", "1.35 Q") in told
    assert ("Verdict", loadpath.solve(document).headline) in told
    assert any(of[0] == "Units" and of[1].startswith("kN, m, mm") for of in told if of)
    signs = "Tension and sagging are positive; moments are drawn on the side they stretch."
    assert ("Member forces", "Member forces", "ULS", signs) in told
    members = [cell for row in read["Members"].iterfind(".//s:row", SHEET) for cell in row]
    (section,) = [cell for cell in members if cell.findtext(".//s:t", None, SHEET) == "=1+1"]
    assert section.attrib["t"] == "inlineStr"
    pushed = read["Reactions"].findall(".//s:row", SHEET)
    # 12 kN/m over 6 m by 1.35, half on each support, and the sum of both.
    vertical = [float(row[2].findtext("s:v", "", SHEET)) for row in pushed[1:4]]
    assert vertical == pytest.approx([48.6, 48.6, 97.2], rel=1e-6)
