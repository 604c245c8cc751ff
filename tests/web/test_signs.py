"""Signs of section forces on the page: engineers' by default, those of the document on request."""

import csv
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.documents import plain_beam
from tests.web.opened_page import OpenedPage, open_table

MINUS = "\u2212"


def rolled_tie() -> Any:
    """The beam under 10 kN/m, pulled by 7 kN at its roller, written backwards and rolled over."""
    document = plain_beam()
    (member,) = document["model"]["members"]
    start, end = member["start_node_id"], member["end_node_id"]
    member |= {"start_node_id": end, "end_node_id": start, "rotation_angle": 180.0}
    (case,) = document["analysis"]["load_cases"]
    case["nodal_loads"] = [
        {"id": 99, "node": end, "magnitude": 7_000.0, "direction": [1.0, 0.0, 0.0]}
    ]
    return document


def read(opened: OpenedPage, title: str) -> Locator:
    return opened.page.locator("figure").filter(has_text=title).first.locator("output")


def member_forces(opened: OpenedPage) -> dict[str, str]:
    page = opened.page
    table = open_table(page, "Member forces")
    heads = [head.strip(" ▲▼") for head in table.locator("thead th").all_inner_texts()]
    return dict(zip(heads, table.locator("tbody td").all_inner_texts(), strict=True))


def test_tension_and_sagging_are_positive_until_the_documents_signs_are_asked_for(
    opened: OpenedPage,
) -> None:
    # q L^2 / 8 = 45 kN m and 7 kN of tension, whichever way the beam is written.
    opened.open(rolled_tie(), place="#member=1&x=0.5&show=fx")
    page = opened.page
    expect(read(opened, "Mz, bending")).to_have_text("45 kN m")
    expect(read(opened, "N, axial")).to_have_text("7 kN")
    expect(page.get_by_text("N, axial force, tension")).to_be_visible()
    expect(page.get_by_role("img", name="N pulls, V pushes the start side up")).to_be_visible()
    opened.until("window.loadpath.drawing().labels.includes('7 kN')")
    row = member_forces(opened)
    assert (row["N max (kN)"], row["Mz max (kN m)"], row["Mz min (kN m)"]) == ("7", "45", "0")

    page.get_by_role("combobox", name="Signs").select_option("document")
    opened.until(f"window.loadpath.drawing().labels.includes('{MINUS}7 kN')")
    row = member_forces(opened)
    # Rolled over, the side at local +y is the lower one: mz of the start side is positive there.
    assert (row["N min (kN)"], row["Mz max (kN m)"]) == (f"{MINUS}7", "45")
    page.get_by_role("tab", name="Selected").click()
    expect(page.get_by_text("N, axial force, tension")).to_be_visible()
    expect(page.get_by_role("img", name="act on the start side")).to_be_visible()


def saved_forces(opened: OpenedPage, folder: Path) -> dict[str, str]:
    """The row of the member in the CSV of its forces."""
    open_table(opened.page, "Member forces")
    with opened.page.expect_download() as waiting:
        opened.page.get_by_role("button", name="CSV").click()
    path = folder / "forces.csv"
    waiting.value.save_as(path)
    (row,) = csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines())
    return row


def test_files_and_report_have_the_chosen_signs(opened: OpenedPage, tmp_path: Path) -> None:
    document = rolled_tie()
    factors = [{"load_case_id": document["analysis"]["load_cases"][0]["id"], "factor": 1.0}]
    document["analysis"]["load_combinations"] = [
        {"id": 1, "name": "C", "limit_state": "ULS", "load_case_factors": factors}
    ]
    opened.open(document)
    page = opened.page
    row = saved_forces(opened, tmp_path)
    assert float(row["N max (kN)"]) == pytest.approx(7)
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    members = page.get_by_role("region", name="Members")
    row_of_member = members.get_by_role("row").filter(has_text="Rectangle 200x100")
    expect(row_of_member).to_contain_text("7 / 7")
    page.get_by_role("button", name="Back to the model").click()

    page.get_by_role("combobox", name="Signs").select_option("document")
    row = saved_forces(opened, tmp_path)
    assert float(row["N min (kN)"].replace(MINUS, "-")) == pytest.approx(-7)
    page.get_by_role("button", name="Report").click()
    expect(row_of_member).to_contain_text(f"{MINUS}7 / {MINUS}7")
