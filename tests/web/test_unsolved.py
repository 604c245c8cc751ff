"""A combination without usable results: named, counted, shown, and never passed over in silence."""

import csv
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.honesty.said_by_python import said_by_python
from tests.web.documents import checked_beam, lifting_beam
from tests.web.opened_page import OpenedPage, open_table


def test_the_banner_names_combination_and_node(opened: OpenedPage) -> None:
    opened.open(lifting_beam())
    banner = opened.page.get_by_role("alert")
    expect(banner).to_contain_text("1 of 5 combinations is not solved")
    expect(banner).to_contain_text("“ULS up”")
    expect(banner).to_contain_text("node 2 can move freely along Y")
    expect(opened.page.get_by_role("status").first).to_contain_text("1 of 5 combinations")
    # The panel below says the rest.
    expect(opened.page.locator("#details .said")).to_have_text("△ Incomplete")
    expect(opened.page.locator("#details")).not_to_contain_text("mechanism")
    banner.get_by_role("button", name="Show node 2").click()
    expect(opened.page.get_by_role("heading", name="Node 2")).to_be_visible()


def test_the_motion_of_the_unsolved_combination_is_drawn_and_moves(opened: OpenedPage) -> None:
    opened.page.emulate_media(reduced_motion="reduce")
    opened.open(lifting_beam(), place="#show=model")
    page = opened.page
    banner = page.get_by_role("alert")
    expect(banner.get_by_role("button", name="Animate")).to_have_count(0)
    before = opened.drawing()["triangles"]
    banner.get_by_role("button", name="Show combination “ULS up”").click()
    expect(page.get_by_text("shows how the structure can move")).to_be_visible()
    opened.until(f"window.loadpath.drawing().triangles > {before}")
    still = page.get_by_label("Drawing of the structure").screenshot()
    animate = banner.get_by_role("button", name="Animate")
    animate.click()
    expect(animate).to_have_attribute("aria-pressed", "true")
    for _ in range(50):
        if page.get_by_label("Drawing of the structure").screenshot() != still:
            return
        page.wait_for_timeout(100)
    raise AssertionError("the motion does not move")


def test_envelopes_are_apart_and_say_what_they_lack(opened: OpenedPage) -> None:
    opened.open(lifting_beam(), place="#envelope=ULS&show=mz")
    chosen = opened.page.get_by_role("combobox", name="Results of")
    expect(chosen).to_have_value("envelope/ULS")
    expect(opened.page.get_by_text("The envelope lacks “ULS up”")).to_be_visible()
    chosen.select_option("envelope/SLS")
    expect(
        opened.page.get_by_text("Envelope of SLS combinations. Tension and sagging are positive")
    ).to_be_visible()
    expect(opened.page.get_by_text("The envelope lacks")).to_have_count(0)
    # q L^2 / 8 with 12 kN/m over 6 m and a factor of 1: none of the ultimate combinations.
    opened.until("window.loadpath.drawing().labels.some((text) => text.includes('54 kN m'))")


def test_a_member_that_an_unsolved_combination_could_decide_does_not_pass(
    opened: OpenedPage, tmp_path: Path
) -> None:
    opened.open(lifting_beam(), place="#show=utilization")
    page = opened.page
    opened.until("window.loadpath.drawing().labels.includes('?')")
    page.get_by_role("button", name=re.compile("^Member 1")).click()
    expect(page.locator("#details")).to_contain_text("? undecided")
    expect(page.locator("#details").get_by_text("“ULS up” could not be solved")).to_have_count(1)
    expect(page.locator("main .legend")).not_to_contain_text("passes")
    row = the_check(opened, tmp_path)
    assert row["Utilization"] == row["Combination"] == ""
    assert row["Status"] == "undecided"
    assert "could not be solved" in row["Reason"]


def test_an_undecided_check_has_no_number_and_its_reason(
    opened: OpenedPage, tmp_path: Path
) -> None:
    document = checked_beam()
    # Neither a name of the library nor dimensions: the class of the section is not known.
    section = document["model"]["sections"][0]
    section.update(name="welded", dimensions=None, shape_path=None)
    document["model"]["shape_paths"] = []
    opened.open(document, place="#show=utilization")
    results = opened.results()["unity_check_results"][0]["per_entity"][0]
    assert results["status"] == "Indeterminate"
    opened.until("window.loadpath.drawing().labels.includes('?')")
    opened.page.get_by_role("button", name=re.compile("^Member 1")).click()
    expect(opened.page.locator("#details .verdict")).to_contain_text(results["message"])
    row = the_check(opened, tmp_path)
    assert row["Utilization"] == row["Combination"] == ""
    assert row["Reason"] == results["message"]


def the_check(opened: OpenedPage, folder: Path) -> dict[str, Any]:
    """The one row of the table of checks, from its CSV."""
    page = opened.page
    open_table(page, "Checks")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(folder / "checks.csv")
    (row,) = csv.DictReader((folder / "checks.csv").read_text().splitlines())
    return row


def test_a_free_sway_without_load_is_listed_and_leads_to_its_node(opened: OpenedPage) -> None:
    document = checked_beam()
    # Node 3 hangs on a bar that nothing holds sideways.
    document["model"]["nodes"].append({"id": 3, "X": 3.0, "Y": 2.0, "Z": 0.0})
    first = document["model"]["members"][0]
    loose = {"id": 1, "hinge_type": "hinge", "rotational_release_mz": 0.0}
    document["model"]["member_hinges"] = [loose]
    document["model"]["members"].append(
        first | {"id": 2, "start_node_id": 1, "end_node_id": 3, "start_hinge": 1}
    )
    opened.open(document)
    page = opened.page
    tab = page.get_by_role("tab", name="Issues")
    # That the loose bar carries nothing is said beside it.
    expect(tab).to_have_text(f"Issues ({len(said_by_python(document).issues)})")
    tab.click()
    expect(page.get_by_text("Nothing to report")).to_have_count(0)
    item = page.locator("#details li").filter(has_text="node 3 can move freely")
    expect(item).to_contain_text("“Q”, “ULS”")
    item.get_by_role("button", name="Show node 3").click()
    expect(page.get_by_role("heading", name="Node 3")).to_be_visible()
