"""Report, offline copy, document, results, picture and links to a place."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, expect

import loadpath
from tests.web.documents import chain, checked_beam, plain_beam
from tests.web.opened_page import OpenedPage, open_table, sign_in

ADD_SCRIPT = """() => {
    const script = document.createElement('script');
    script.append('window.added = true');
    document.body.append(script);
}"""

SAID = """() => document.documentElement.dataset.verdict
    + document.querySelector('header summary, header > p').textContent"""


def take(opened: OpenedPage, button: str, folder: Path) -> Path:
    """Click a button of the panel and keep the file it gives."""
    opened.page.get_by_role("tab", name="Export").click()
    with opened.page.expect_download() as waiting:
        opened.page.get_by_role("button", name=button, exact=True).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def test_the_document_comes_back_as_posted(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(plain_beam())
    assert json.loads(take(opened, "Document", tmp_path).read_text()) == plain_beam()


def test_results_are_a_file_too(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(plain_beam())
    assert json.loads(take(opened, "Results", tmp_path).read_text()) == opened.results()


def test_a_picture_has_the_chosen_size(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(checked_beam(), place="#show=mz")
    before = opened.page.evaluate("window.loadpath.camera()")
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_label("Width", exact=True).fill("100")
    expect(opened.page.get_by_role("button", name="PNG")).to_be_disabled()
    opened.page.get_by_label("Width", exact=True).fill("900")
    opened.page.get_by_label("Height", exact=True).fill("600")
    content = take(opened, "PNG", tmp_path).read_bytes()
    assert content.startswith(b"\x89PNG")
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (900, 600)
    assert len(content) > 5_000
    after = opened.page.evaluate("window.loadpath.camera()")
    assert after["target"] == pytest.approx(before["target"])
    assert after["pixels_per_metre"] == pytest.approx(before["pixels_per_metre"])


def test_a_picture_in_lines_says_what_it_shows(opened: OpenedPage, tmp_path: Path) -> None:
    """Title, verdict, combination, legend, units and scale, beside the values on the drawing."""
    document = checked_beam()
    opened.open(document, place="#show=mz")
    words = drawn_words(take(opened, "SVG, in lines", tmp_path))
    said = " ".join(words)
    assert re.fullmatch("[125] m", words[-1]), "of a beam of 6 m"
    for wanted in (
        document["settings"]["general_info"]["project_name"],
        loadpath.solve(document).headline,
        "Mz, bending (kN m) ULS = 1.35",
        "Tension and sagging are positive",
        "Units: kN, m, mm",
    ):
        assert wanted in said
    # 12 kN/m over 6 m by 1.35: q L^2 / 8.
    assert "72.9 kN m" in words


def test_a_picture_does_not_repeat_a_name_that_is_its_formula(
    opened: OpenedPage, tmp_path: Path
) -> None:
    document = checked_beam()
    document["analysis"]["load_combinations"][0]["name"] = "STR 6.10: 1.35 Q"
    opened.open(document, place="#show=mz")
    words = drawn_words(take(opened, "SVG, in lines", tmp_path))
    assert "STR 6.10: 1.35 Q" in words


def test_what_fails_is_dashed_in_lines(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(checked_beam(udl=20))
    path = take(opened, "SVG, in lines", tmp_path)
    assert "stroke-dasharray" in path.read_text()
    assert any(word.startswith("✗ fails") for word in drawn_words(path))


def drawn_words(path: Path) -> list[str]:
    texts = ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")
    return [text.text or "" for text in texts]


def test_a_table_is_a_csv(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(plain_beam())
    open_table(opened.page, "Members")
    with opened.page.expect_download() as waiting:
        opened.page.get_by_role("button", name="CSV").click()
    path = tmp_path / "table.csv"
    waiting.value.save_as(path)
    assert path.read_bytes().splitlines()[0].startswith(b"Member,Section,Start,End")


def test_an_offline_copy_solves_from_disk(
    opened: OpenedPage, browser: Browser, tmp_path: Path
) -> None:
    """FILE-1: with a document that brings a script along, and one that comes later."""
    document = plain_beam()
    document["settings"]["general_info"]["author"] = "</script><script>throw 1</script>"
    opened.open(document)
    copy = take(opened, "Offline copy", tmp_path)
    context = browser.new_context(offline=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(f"file://{copy}")
    page.wait_for_selector("html[data-state=solved]", timeout=60_000)
    offline = page.evaluate("window.loadpath.results()")
    online = opened.results()
    for results in (offline, online):
        del results["receipt"]["duration_s"]
    assert offline == online
    assert page.evaluate(SAID) == opened.page.evaluate(SAID)
    assert loadpath.verify(document, offline["receipt"]["digest"]).same
    assert complaints == []
    page.evaluate(ADD_SCRIPT)
    assert page.evaluate("window.added") is None, "a script from elsewhere ran"
    context.close()


def test_an_offline_copy_has_the_tier_of_whoever_made_it(
    opened: OpenedPage, browser: Browser, tmp_path: Path
) -> None:
    opened.service.new_account("taker@example.com", pro=True)
    sign_in(opened.page, opened.service, "taker@example.com")
    opened.open(chain(101))
    copy = take(opened, "Offline copy", tmp_path)
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(f"file://{copy}")
    page.wait_for_selector("html[data-state=solved]", timeout=60_000)
    context.close()


def test_the_report_prints(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    page = opened.page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    for heading in ["1 Model", "2 Loads and combinations", "4 Reactions"]:
        expect(report.get_by_role("heading", name=heading)).to_be_visible()
    pdf = page.pdf()
    assert pdf.startswith(b"%PDF")
    page.get_by_role("button", name="Back to the model").click()
    expect(report).to_be_hidden()


def test_a_copied_link_leads_to_the_same_place(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1&show=fy&x=0.25")
    page = opened.page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Copy link to this place").click()
    assert "member=1" in page.url
    assert "show=fy" in page.url
    assert "x=0.25" in page.url


def test_python_gets_a_ready_command(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    opened.page.get_by_role("tab", name="Export").click()
    expect(opened.page.locator("pre")).to_contain_text("loadpath solve")
