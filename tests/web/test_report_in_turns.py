"""A long report is written in turns: it can be stopped, goes on, and is printed when whole."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.building import building
from tests.web.documents import chain
from tests.web.opened_page import OpenedPage, sign_in
from tests.web.pdf_text import read_pages
from tests.web.pictures import print_report

MEMBERS = 24
# Asks for a chapter, and stops writing in one of the first frames in which it is under way.
STOP_SOON = """
async (chapter) => {
  chapter.click();
  for (let frame = 0; frame < 1000; frame++) {
    const stop = [...document.querySelectorAll('.picker button')]
      .find(({ textContent }) => textContent === 'Stop');
    if (stop) return stop.click();
    await new Promise(requestAnimationFrame);
  }
}
"""
PRINTED = """
window.print = () => {
  dispatchEvent(new Event('beforeprint'));
  const report = document.querySelector('article.report');
  window.__printed = {
    isBusy: report.getAttribute('aria-busy'),
    rows: report.querySelector('[aria-label=Members]').querySelectorAll('tbody tr').length,
  };
  dispatchEvent(new Event('afterprint'));
};
"""
BUSY = """
new MutationObserver(() => {
  const report = document.querySelector('article.report');
  if (report?.getAttribute('aria-busy') === 'true') window.__turns = (window.__turns ?? 0) + 1;
}).observe(document, { childList: true, subtree: true });
"""


def calculations(opened: OpenedPage) -> int:
    return opened.page.get_by_role("region", name="Calculation, Member").count()


def test_writing_can_be_stopped_and_goes_on(opened: OpenedPage) -> None:
    opened.open(building(1, 3))
    page = opened.page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    whole = page.locator("article.report[aria-busy=false]")
    whole.wait_for()
    before = calculations(opened)
    page.get_by_label("Calculations of every member").evaluate(STOP_SOON)
    expect(page.get_by_text("Not whole: chapter 8 of 8")).to_be_visible()
    expect(page.get_by_role("button", name="Print or save as PDF")).to_be_disabled()
    stopped = calculations(opened)
    page.wait_for_timeout(300)
    assert calculations(opened) == stopped < before + MEMBERS
    page.get_by_role("button", name="Go on").click()
    whole.wait_for()
    assert calculations(opened) == before + MEMBERS
    expect(page.get_by_role("button", name="Print or save as PDF")).to_be_enabled()


def test_leaving_a_report_ends_its_writing(opened: OpenedPage) -> None:
    opened.open(building(1, 3))
    page = opened.page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("Calculations of every member").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("article", name="Report")).to_have_count(0)
    page.get_by_role("button", name="Report").click()
    page.locator("article.report[aria-busy=false]").wait_for()
    assert calculations(opened) == 2, "the worst of two sections"


def test_ctrl_p_on_a_large_model_prints_once_the_report_is_whole(opened: OpenedPage) -> None:
    opened.service.new_account("turns@example.com", pro=True)
    sign_in(opened.page, opened.service, "turns@example.com")
    opened.page.add_init_script(PRINTED + BUSY)
    document = building(5, 6, is_checked=False)
    opened.open(document)
    opened.page.keyboard.press("Control+p")
    opened.until("window.__printed")
    printed = opened.page.evaluate("window.__printed")
    assert printed == {"isBusy": "false", "rows": len(document["model"]["members"])}
    assert opened.page.evaluate("window.__turns") > 1, "written at once"
    expect(opened.page.get_by_role("article", name="Report")).to_have_count(0)


def test_a_long_table_is_one_on_paper_with_its_head_once_a_page(
    opened: OpenedPage, tmp_path: Path
) -> None:
    opened.open(chain(100))
    path = tmp_path / "report.pdf"
    path.write_bytes(print_report(opened.page))
    heads = [
        sum(line.startswith("Member Section Nodes") for line in page.lines)
        for page in read_pages(path)
    ]
    assert sum(heads) > 1, "the table has two pages at least"
    assert max(heads) == 1
    blocks = opened.page.get_by_role("region", name="Members").get_by_role("table")
    assert blocks.count() > 1, "on the screen it is in blocks"
