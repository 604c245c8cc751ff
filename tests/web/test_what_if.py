"""Changes tried on the page: solved at once, compared, taken back, kept or dropped."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import loadpath
from loadpath.builders import update_model
from tests.web.axe import violations
from tests.web.building import building
from tests.web.documents import checked_beam
from tests.web.opened_page import OpenedPage, open_table, sign_in

BEAMS = "Members 5\N{EN DASH}8"
LISTED = "section[aria-label='Changed copy'] li"


def verdict(opened: OpenedPage, state: str) -> None:
    opened.until(f"document.documentElement.dataset.verdict === '{state}'")


def changes(opened: OpenedPage, *words: str) -> None:
    """The list of changes, once what is shown has come that far."""
    expect(opened.page.locator(LISTED)).to_have_text(list(words))
    opened.wait()


def unfold(page: Page, name: str = "What if") -> None:
    page.get_by_role("button", name=name, exact=True).click()


def download(page: Page, folder: Path) -> Any:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download document").click()
    path = folder / waiting.value.suggested_filename
    assert "changed copy" in path.name
    waiting.value.save_as(path)
    return json.loads(path.read_text())


def test_heavier_until_it_passes_by_keyboard_alone(opened: OpenedPage, tmp_path: Path) -> None:
    sent = checked_beam(udl=24)
    opened.open(sent, "#member=1")
    page = opened.page
    verdict(opened, "fails")
    link = page.url
    for name in ("IPE330", "IPE360", "IPE400"):
        page.keyboard.press("u")
        changes(opened, f"Member 1, section: IPE300 → {name}")
    verdict(opened, "passes")
    expect(page.locator("header .copy")).to_have_text("Changed copy")
    shaders = opened.drawing()["shaders"]
    made = download(page, tmp_path)
    wish = {"set": "model.members", "id": 1, "to": {"section": "IPE400"}}
    expected = update_model(sent, changes=[wish])
    named = {each["id"]: each["name"] for each in made["model"]["sections"]}
    assert named[made["model"]["members"][0]["section"]] == "IPE400"
    ours, theirs = loadpath.solve(made), loadpath.solve(expected)
    assert ours.headline == theirs.headline
    assert opened.results()["receipt"]["digest"] == ours.receipt.digest
    page.keyboard.press("Control+z")
    changes(opened, "Member 1, section: IPE300 → IPE360")
    verdict(opened, "fails")
    page.keyboard.press("Control+Shift+z")
    changes(opened, "Member 1, section: IPE300 → IPE400")
    verdict(opened, "passes")
    page.keyboard.press("d")
    changes(opened, "Member 1, section: IPE300 → IPE360")
    page.get_by_role("button", name="Drop all changes").press("Enter")
    verdict(opened, "fails")
    expect(page.locator("header .copy")).to_have_count(0)
    # What was drawn before is drawn again, failing and passing, with the shaders it had.
    assert opened.drawing()["shaders"] == shaders
    assert page.url.split("#")[0] == link.split("#")[0]


def test_what_leaves_the_page_says_that_it_is_a_copy(opened: OpenedPage) -> None:
    opened.open(checked_beam(udl=20), "#member=1")
    page = opened.page
    page.keyboard.press("u")
    changes(opened, "Member 1, section: IPE300 → IPE330")
    assert "(changed copy)" in page.title()
    page.get_by_role("tab", name="Receipt").click()
    expect(page.locator("#details")).to_contain_text("Of a changed copy, not of what was sent")
    page.get_by_role("tab", name="Export").click()
    expect(page.locator("#details pre")).not_to_contain_text("curl")
    page.get_by_role("button", name="Report", exact=True).click()
    block = page.locator("article header")
    expect(block).to_contain_text("(changed copy)")
    expect(block).to_contain_text("Member 1, section: IPE300 → IPE330")
    expect(block).to_contain_text("Link of the original")
    page.keyboard.press("Escape")
    page.reload()
    opened.wait()
    expect(page.locator("header .copy")).to_have_count(0)
    verdict(opened, "fails")


def test_old_and_new_stand_side_by_side(opened: OpenedPage) -> None:
    """M = q L² / 8: the sent beam has 1.35 · 12 · 36 / 8 = 72.9 kN m."""
    opened.open(checked_beam(), "#member=1")
    page = opened.page
    unfold(page, "What if: loads")
    page.get_by_label("Q: Line load on member 1").fill("20")
    page.get_by_label("Q: Line load on member 1").press("Tab")
    page.get_by_label("Q", exact=True).fill("1.5")
    page.get_by_label("Q", exact=True).press("Tab")
    changes(opened, "Q, line load on member 1: 12 kN/m → 20 kN/m", "ULS, factor of Q: 1.35 → 1.5")
    unfold(page)
    row = page.locator("aside.right tr", has_text="Largest moment, ULS (kN m)")
    expect(row.locator("td")).to_have_text(["72.9", "135", "+85.2 %"])
    page.get_by_label("Q", exact=True).fill("")
    page.get_by_label("Q", exact=True).press("Tab")
    expect(page.locator("aside.left [role=alert]")).to_contain_text("should be a number")
    expect(page.get_by_label("Q", exact=True)).to_have_value("1.5")
    expect(page.locator(LISTED)).to_have_count(2)


def test_all_members_of_a_section_get_another_by_its_name(opened: OpenedPage) -> None:
    opened.open(building(1, 1), "#member=5")
    page = opened.page
    unfold(page)
    page.get_by_label("All 4 of its section").check()
    page.get_by_role("combobox", name="Section of the library").fill("hea 240")
    page.get_by_role("combobox", name="Section of the library").press("Enter")
    changes(opened, f"{BEAMS}, section: IPE300 → HEA240")
    page.get_by_role("combobox", name="Grade").select_option("S355")
    changes(opened, f"{BEAMS}, section: IPE300 → HEA240", f"{BEAMS}, grade: S235 → S355")
    rows = open_table(page, "Bill of quantities").locator("tbody tr")
    expect(rows.filter(has_text="HEA240")).to_contain_text("S355")
    expect(rows.filter(has_text="HEB300")).to_contain_text("S235")


def test_the_lightest_that_passes_is_found_and_taken(opened: OpenedPage) -> None:
    """What Python's search finds, with the digits of its document; undone like any change."""
    sent = checked_beam(udl=24)
    opened.open(sent, "#member=1")
    page = opened.page
    unfold(page)
    unfold(page, "Find the lightest")
    expect(page.get_by_role("checkbox", name="IPE", exact=True)).to_be_checked()
    page.get_by_role("checkbox", name="HEA", exact=True).check()
    page.get_by_role("button", name="Search", exact=True).click()
    wanted = loadpath.find_lightest(sent, [1], ["IPE", "HEA"])
    table = page.get_by_role("region", name="Candidates")
    first = table.locator("tbody").first
    expect(first).to_contain_text(f"✓ {wanted.groups[0].chosen}")
    told = [each for each in wanted.groups[0].candidates if each.utilization is not None]
    expect(table.locator("tbody")).to_have_count(len(told))
    expect(table.locator("tbody", has_text="member 1 IPE300 ")).to_contain_text("Fails 1.")
    first.get_by_role("button").click()
    changes(opened, f"Member 1, section: IPE300 → {wanted.groups[0].chosen}")
    verdict(opened, "passes")
    assert opened.results()["receipt"]["digest"] == loadpath.solve(wanted.document).receipt.digest
    expect(page.get_by_text("The model has been changed since")).to_have_count(0)
    page.keyboard.press("Control+z")
    verdict(opened, "fails")
    page.get_by_label("No deeper than").fill("250")
    page.get_by_role("button", name="Search", exact=True).click()
    shallow = loadpath.find_lightest(sent, [1], ["IPE", "HEA"], max_depth_m=0.25)
    expect(first).to_contain_text(f"✓ {shallow.groups[0].chosen}")
    assert shallow.groups[0].chosen != wanted.groups[0].chosen
    page.get_by_role("button", name="Heavier ▸").click()
    expect(page.get_by_text("The model has been changed since")).to_be_visible()


def test_a_search_says_why_it_cannot_begin_and_is_cancelled(opened: OpenedPage) -> None:
    # Large enough that the search is still under way when it is cancelled.
    opened.open(building(2, 4), "#member=1")
    page = opened.page
    unfold(page)
    unfold(page, "Find the lightest")
    page.get_by_label("No deeper than").fill("0")
    page.get_by_role("button", name="Search", exact=True).click()
    expect(page.locator("aside.right [role=alert]").first).to_contain_text("above 0, found 0")
    page.get_by_label("No deeper than").fill("")
    page.get_by_label(re.compile("All .* of its section")).check()
    page.get_by_role("button", name="Search", exact=True).click()
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.get_by_role("button", name="Search", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Candidates")).to_have_count(0)


def test_hinges_and_restraint(opened: OpenedPage, tmp_path: Path) -> None:
    sent = checked_beam(support="fixed")
    opened.open(sent, "#member=1")
    page = opened.page
    unfold(page)
    page.get_by_text("Restraint", exact=True).click()
    page.get_by_label("between lateral restraints").fill("2")
    page.get_by_label("between lateral restraints").press("Tab")
    changes(opened, "Set 1, between lateral restraints: 6 m → 2 m")
    sent["model"]["member_sets"][0]["ltb_length"] = 2.0
    expect(page.locator("header summary")).to_contain_text(loadpath.solve(sent).headline)
    page.get_by_role("combobox", name="Start", exact=True).select_option("pinned")
    changes(
        opened, "Set 1, between lateral restraints: 6 m → 2 m", "Member 1, start: rigid → pinned"
    )
    made = download(page, tmp_path)
    (hinge,) = made["model"]["member_hinges"]
    assert (hinge["rotational_release_my"], hinge["rotational_release_mz"]) == (0, 0)
    assert made["model"]["members"][0]["start_hinge"] == hinge["id"]


def test_factors_and_magnitudes_of_loads(opened: OpenedPage, tmp_path: Path) -> None:
    sent = checked_beam()
    opened.open(sent, "#combination=ULS")
    page = opened.page
    unfold(page, "What if: loads")
    (combination,) = sent["analysis"]["load_combinations"]
    (case,) = sent["analysis"]["load_cases"]
    (load,) = case["distributed_loads"]
    factor = page.get_by_label(case["name"], exact=True)
    expect(factor).to_have_value("1.35")
    factor.fill("1.2")
    factor.press("Tab")
    expect(page.locator(LISTED)).to_have_count(1)
    expect(page.locator(LISTED)).to_contain_text("1.35 → 1.2")
    (term,) = combination["load_case_factors"]
    term["factor"] = 1.2
    expect(page.locator("header summary")).to_contain_text(loadpath.solve(sent).headline)
    magnitude = page.get_by_label(f"{case['name']}: ")
    expect(magnitude).to_have_value("12")
    magnitude.fill("20")
    magnitude.press("Tab")
    expect(page.locator(LISTED)).to_have_count(2)
    load |= {"magnitude": 20e3, "end_magnitude": 20e3}
    expect(page.locator("header summary")).to_contain_text(loadpath.solve(sent).headline)
    made = download(page, tmp_path)
    (made_case,) = made["analysis"]["load_cases"]
    assert made_case["distributed_loads"][0]["magnitude"] == pytest.approx(20e3)
    assert made["analysis"]["load_combinations"][0]["load_case_factors"][0]["factor"] == 1.2
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(LISTED)).to_have_count(1)


def test_a_copy_that_cannot_be_solved_says_so_and_is_taken_back(opened: OpenedPage) -> None:
    opened.open(checked_beam(support="cantilever"), "#member=1")
    page = opened.page
    unfold(page)
    page.get_by_role("combobox", name="Start", exact=True).select_option("pinned")
    opened.wait("failed")
    expect(page.locator("header .copy")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    opened.wait()
    expect(page.locator("header .copy")).to_have_count(0)


def test_a_copy_is_shared_as_a_link_of_its_own(opened: OpenedPage) -> None:
    opened.service.new_account("sharer@example.com")
    sign_in(opened.page, opened.service, "sharer@example.com")
    opened.open(checked_beam(udl=20), "#member=1")
    page = opened.page
    original = page.url.split("#")[0]
    page.keyboard.press("u")
    changes(opened, "Member 1, section: IPE300 → IPE330")
    digest = opened.results()["receipt"]["digest"]
    page.get_by_role("button", name="Share as a new link").click()
    link = page.locator("section[aria-label='Changed copy'] a")
    expect(link).to_be_visible()
    address = str(link.get_attribute("href"))
    assert address != original
    page.goto(address)
    opened.wait()
    assert opened.results()["receipt"]["digest"] == digest
    expect(page.locator("header .copy")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_it_fits_the_screen(opened: OpenedPage, width: int) -> None:
    page = opened.page
    page.set_viewport_size({"width": width, "height": 844})
    opened.open(checked_beam(udl=20), "#member=1")
    unfold(page)
    unfold(page, "What if: loads")
    page.get_by_role("button", name="Heavier ▸").click()
    changes(opened, "Member 1, section: IPE300 → IPE330")
    assert violations(page) == []
    for place in ("aside.left", "aside.right"):
        overflow = f"document.querySelector('{place}')"
        assert page.evaluate(f"{overflow}.scrollWidth <= {overflow}.clientWidth"), place


def test_nothing_of_it_is_fetched_before_it_is_asked_for(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    opened.page.wait_for_load_state("networkidle")
    words = ("what_if", "WhatIf", "ightest", "ChangedCopy", "/library/", "section_library")
    assert not [address for address in opened.requests if any(word in address for word in words)]


def test_what_was_stands_beside_what_is(opened: OpenedPage) -> None:
    """Utilization, moment, displacement and mass, against both documents solved by themselves."""
    sent = checked_beam(udl=24)
    changed = update_model(
        sent, changes=[{"set": "model.members", "id": 1, "to": {"section": "IPE330"}}]
    )
    opened.open(sent, "#member=1")
    opened.page.keyboard.press("u")
    changes(opened, "Member 1, section: IPE300 → IPE330")
    shown = {
        row.get_by_role("rowheader").inner_text().split(",")[0].split(" (")[0]: [
            float(re.sub("[^0-9.]", "", cell)) for cell in row.get_by_role("cell").all_inner_texts()
        ]
        for row in opened.page.locator(".what-if table tbody tr").all()
    }
    both = [loadpath.solve(document) for document in (sent, changed)]
    used = [results.verdict.utilization for results in both]
    assert shown["Utilization"][:2] == pytest.approx(used, abs=6e-4)
    mass = [results.bill_of_quantities.mass for results in both]
    assert shown["Mass"][:2] == pytest.approx(mass, rel=1e-3)
    assert mass[0] == pytest.approx(5381e-6 * 6 * 7850, rel=1e-3)
    # 1.35 x 24 kN/m over 6 m: q L^2 / 8 whatever the section; both stand under one load.
    assert shown["Largest moment"][:2] == pytest.approx([145.8, 145.8], rel=1e-3)
    # 5 q L^4 / 384 E I, and with it the shear of a stocky web: a few percent more.
    for found, inertia in zip(shown["Largest displacement"][:2], (8.356e-5, 1.177e-4), strict=True):
        bent = 5 * 1.35 * 24e3 * 6**4 / (384 * 210e9 * inertia) * 1e3
        assert bent < found < 1.06 * bent
    for name, (before, after, percent) in shown.items():
        assert percent == pytest.approx(abs(after / before - 1) * 100, abs=0.15), name
