"""Tables in the drawer: sums, order, filter, groups, envelopes apart, and a workbook of all."""

import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

import loadpath
from loadpath import solve
from tests.web.documents import checked_beam, checked_frame, corpus_document
from tests.web.opened_page import OpenedPage, open_table

MINUS = "\N{MINUS SIGN}"
SHEET = {"s": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}


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


def test_every_table_is_a_sheet_of_a_workbook(opened: OpenedPage, tmp_path: Path) -> None:
    document = checked_beam()
    document["model"]["sections"][0]["name"] = "=1+1"
    opened.open(document)
    page = opened.page
    open_table(page, "Reactions")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="XLSX").click()
    path = tmp_path / "tables.xlsx"
    waiting.value.save_as(path)
    offered = page.get_by_role("combobox", name="Table").locator("option").all_inner_texts()
    with zipfile.ZipFile(path) as book:
        assert book.testzip() is None
        listed = ElementTree.fromstring(book.read("xl/workbook.xml"))
        names = [sheet.attrib["name"] for sheet in listed.iterfind(".//s:sheet", SHEET)]
        assert names == ["About", *(name[:31].strip() for name in offered)]
        read = {
            name: ElementTree.fromstring(book.read(f"xl/worksheets/sheet{number}.xml"))
            for number, name in enumerate(names, 1)
        }
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
