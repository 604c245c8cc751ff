"""What a page says when things are not fine: mechanisms, issues, tiers, hostile names."""

import json

from playwright.sync_api import expect

from tests.running_service import PASSWORD
from tests.web.documents import chain, plain_beam, unstable_beam
from tests.web.opened_page import OpenedPage, sign_in

HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>'


def test_a_mechanism_names_node_and_direction_and_moves(opened: OpenedPage) -> None:
    opened.open(unstable_beam(), until="failed")
    alert = opened.page.get_by_role("alert")
    expect(alert).to_contain_text("node 2")
    expect(alert).to_contain_text("along Y")
    opened.until("window.loadpath.drawing().calls > 6")


def test_issues_lead_to_their_place(opened: OpenedPage) -> None:
    document = plain_beam()
    document["analysis"]["load_cases"][0]["distributed_loads"][0]["direction"] = [0, -2, 0]
    opened.open(document)
    page = opened.page
    page.get_by_role("tab", name="Issues").click()
    expect(page.locator("#details li").first).to_contain_text("Warning")
    page.get_by_role("button", name="Show member 1").first.click()
    expect(page.get_by_role("heading", name="Member 1")).to_be_visible()


def test_above_the_free_limit_the_model_is_shown_but_not_solved(opened: OpenedPage) -> None:
    opened.open(chain(101), until="limited")
    page = opened.page
    expect(page.get_by_role("heading", name="Shown, not solved")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
    opened.until("window.loadpath.drawing().calls > 3")
    assert opened.results() is None


def test_exactly_the_free_limit_is_solved_and_marked(opened: OpenedPage) -> None:
    opened.open(chain(100))
    expect(opened.page.get_by_text("non-commercial use only")).to_be_visible()


def test_a_pro_account_solves_what_a_visitor_may_not(opened: OpenedPage) -> None:
    opened.service.new_account("pro@example.com", pro=True)
    sign_in(opened.page, opened.service, "pro@example.com")
    opened.open(chain(101))
    expect(opened.page.get_by_text("non-commercial")).to_be_hidden()


def test_names_full_of_markup_stay_names(opened: OpenedPage) -> None:
    document = plain_beam()
    document["settings"]["general_info"]["project_name"] = HOSTILE
    document["model"]["sections"][0]["name"] = HOSTILE
    document["analysis"]["load_cases"][0]["name"] = HOSTILE
    opened.open(document, place="#member=1")
    page = opened.page
    expect(page.get_by_role("heading", level=1)).to_have_text(HOSTILE)
    assert page.locator("img").count() == 0
    assert page.title().startswith("<img")


def test_solving_can_be_cancelled_and_tried_again(opened: OpenedPage) -> None:
    page = opened.page
    # The engine is held back so that there is something to cancel.
    page.route("**/*.wasm", lambda route: None)
    page.goto(opened.service.park(plain_beam()))
    page.get_by_role("button", name="Cancel").click()
    opened.wait("failed")
    expect(page.get_by_role("alert")).to_contain_text("cancelled")
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Try again").click()
    opened.wait("solved")


def test_a_model_that_was_brought_is_still_there_after_signing_in(opened: OpenedPage) -> None:
    opened.service.new_account("bringer@example.com", pro=True)
    page = opened.page
    page.goto(opened.service.base_url)
    page.get_by_label("Paste a model document").fill(json.dumps(chain(101)))
    page.get_by_role("button", name="Solve it here").click()
    opened.wait("limited")
    page.get_by_role("link", name="Sign in").click()
    page.get_by_label("E-mail").fill("bringer@example.com")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").first.click()
    opened.wait("solved")
    page.reload()
    opened.wait("solved")
    page.goto(opened.service.base_url)
    expect(page.get_by_label("Paste a model document")).to_be_visible()


def test_keys_that_name_prototypes_change_none(opened: OpenedPage) -> None:
    """Planted where unknown keys are read over: in the document, a member and its names."""
    planted = {"polluted": "yes"}
    names = {"__proto__": planted, "constructor": {"prototype": planted}}
    document = plain_beam()
    document["model"]["members"][0] |= names
    document["settings"]["general_info"] = {"project_name": "Bridge", **names}
    opened.open(document | names, place="#member=1")
    expect(opened.page.get_by_role("heading", level=1)).to_have_text("Bridge")
    assert opened.page.evaluate("({}).polluted ?? Object.polluted ?? null") is None
