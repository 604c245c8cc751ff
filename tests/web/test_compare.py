"""Two documents beside each other: a link, a file, and what was sent before changes."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

import loadpath
from tests.web.axe import violations
from tests.web.documents import checked_beam, plain_beam
from tests.web.opened_page import OpenedPage


def open_panel(opened: OpenedPage) -> Locator:
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Compare with …").click()
    return opened.page.get_by_role("region", name="Compare", exact=True)


def compare_with_link(opened: OpenedPage, link: str) -> Locator:
    panel = open_panel(opened)
    panel.get_by_label("With another link").fill(link)
    panel.get_by_role("button", name="Compare", exact=True).click()
    return panel


def utilization(document: Any) -> str:
    """As the page writes it."""
    return f"{loadpath.solve(document).unity_checks[0].max_utilization:.3f}".rstrip("0")


def test_another_link_is_solved_here_and_compared(opened: OpenedPage) -> None:
    weak, strong = checked_beam(udl=12), checked_beam(udl=12, section="IPE360")
    opened.open(strong)
    panel = compare_with_link(opened, opened.service.park(weak))
    row = panel.locator("tr", has=opened.page.get_by_role("button", name="Member 1"))
    expect(row).to_contain_text(utilization(weak))
    expect(row).to_contain_text(utilization(strong))
    opened.until("window.loadpath.drawing().labels.includes('≠ M1')")
    differences = panel.get_by_role("region", name="Differences of the documents")
    expect(differences).to_contain_text("IPE300")
    expect(differences).to_contain_text("IPE360")
    assert differences.evaluate("(region) => region.scrollWidth <= region.clientWidth")
    assert violations(opened.page) == []
    panel.get_by_role("button", name="Close").click()
    expect(opened.page.get_by_role("tab", name="Export")).to_be_focused()
    opened.until("!window.loadpath.drawing().labels.includes('≠ M1')")


def test_a_file_that_has_a_part_more_and_one_less(opened: OpenedPage, tmp_path: Path) -> None:
    here, there = plain_beam(), plain_beam()
    there["model"]["nodes"].append({"id": 9, "X": 0.0, "Y": 2.0, "Z": 0.0})
    bracing = dict(there["model"]["members"][0], id=9, end_node_id=9)
    there["model"]["members"] = [bracing]
    there["analysis"]["load_cases"][0]["distributed_loads"][0]["member"] = 9
    file = tmp_path / "other.json"
    file.write_text(json.dumps(there))
    opened.open(here)
    panel = open_panel(opened)
    panel.get_by_label("With a file").set_input_files(file)
    opened.until(
        "['+ M1', '\N{MINUS SIGN} M9']"
        ".every((each) => window.loadpath.drawing().labels.includes(each))"
    )
    expect(panel).to_contain_text("1 only in the other")


def test_changes_are_compared_with_what_was_sent(opened: OpenedPage) -> None:
    opened.open(checked_beam(udl=12), "#member=1")
    opened.page.keyboard.press("u")
    expect(opened.page.locator("header .copy")).to_be_visible()
    panel = open_panel(opened)
    panel.get_by_role("button", name="With the document as it was sent").click()
    expect(panel.get_by_role("table", name="Whole model")).to_contain_text("Utilization")
    differences = panel.get_by_role("region", name="Differences of the documents")
    expect(differences).to_contain_text("members 1 · section")
    opened.page.keyboard.press("Control+z")
    expect(panel).to_contain_text("Both documents say the same.")


def test_what_cannot_be_compared_says_why(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(plain_beam())
    panel = compare_with_link(opened, "https://example.com/open/abc")
    alert = panel.get_by_role("alert")
    expect(alert).to_contain_text("download that document and choose the file")
    file = tmp_path / "list.json"
    file.write_text("[]")
    panel.get_by_label("With a file").set_input_files(file)
    expect(alert).to_contain_text("this is something else")
