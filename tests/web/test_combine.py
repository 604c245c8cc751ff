"""The start page gives a pasted document its combinations; a table says what they governed."""

import json

from playwright.sync_api import expect

from loadpath.builders import check_beam, generate_combinations
from loadpath.engine import solve
from tests.honesty.spoiled import combined_beam, delete_a_generated_combination
from tests.web.opened_page import OpenedPage, open_table

BEAM = check_beam(span_m=6, section="IPE300", udl=20)
CASE = BEAM["analysis"]["load_cases"][0]["name"]


def test_combinations_are_generated_and_solved(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.base_url)
    pasted = page.get_by_label("Paste a model document")
    combine = page.get_by_role("button", name="Add combinations and solve it")
    expect(combine).to_be_disabled()
    pasted.fill(json.dumps(BEAM))
    combine.click()
    expect(page.get_by_role("alert")).to_contain_text("should have an action")
    given = json.loads(json.dumps(BEAM))
    given["analysis"]["load_cases"][0]["action"] = {"category": "imposed_B"}
    pasted.fill(json.dumps(given))
    page.get_by_label("EN 1990", exact=True).select_option("6.10ab")
    page.get_by_label("Factors", exact=True).select_option("UK")
    combine.click()
    opened.wait()
    expected = solve(generate_combinations(given, rule="6.10ab", annex="UK"))
    uses = opened.results()["combination_uses"]
    assert [(use["name"], use["checks"], use["extremes"]) for use in uses] == [
        (use.name, use.checks, use.extremes) for use in expected.combination_uses
    ]
    open_table(page, "Combinations")
    row = page.get_by_role("row").filter(has_text="STR 6.10b: 1.5")
    expect(row).to_contain_text("Leading: ")
    expect(row).to_contain_text("the check of 1 part, ")
    never = [use.name for use in expected.combination_uses if not (use.checks or use.extremes)]
    assert never
    for name in never:
        expect(page.get_by_role("row").filter(has_text=name)).to_contain_text("nothing")


def test_a_list_that_was_changed_is_compared_on_the_page_too(opened: OpenedPage) -> None:
    """As it was generated it needs no more than the smaller engine."""
    document = combined_beam()
    page = opened.open(document).page
    assert page.evaluate("document.documentElement.dataset.verdict") == "passes"
    delete_a_generated_combination(document)
    opened.open(document)
    assert page.evaluate("document.documentElement.dataset.verdict") == "incomplete"
    expect(page.locator("header summary")).to_contain_text("STR 6.10: 1.35 G + 1.5 Q")
    engines = [a.rsplit("/", 1)[1].split("-")[0] for a in opened.requests if a.endswith(".wasm")]
    assert engines.count("engine") == 1
