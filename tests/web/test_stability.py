"""How stability was accounted for stands in the model panel, in a table and in the report."""

from playwright.sync_api import expect

from tests.honesty.test_stability_auto import auto, portal
from tests.web.opened_page import OpenedPage, open_table


def test_stability_is_told(opened: OpenedPage) -> None:
    opened.open(auto(portal()))
    page = opened.page
    expect(page.get_by_text("second order in 1 of 1, initial sway 1/258")).to_be_visible()
    open_table(page, "Stability")
    row = page.get_by_role("row").filter(has_text="is below 10")
    expect(row).to_contain_text("1/258, h 5 m, m 2")
    expect(row).to_contain_text("+X")
    page.get_by_role("tab", name="Take along").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    expect(report.get_by_text("1/258, h 5 m, m 2")).to_be_visible()
