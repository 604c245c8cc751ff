"""`loadpath.view`: the viewer in a notebook, without a server."""

import webbrowser
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

import loadpath
from loadpath.engine import InvalidDocument
from tests.web.documents import checked_beam

NOTEBOOK = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Notebook</title>{}'


def test_a_notebook_shows_a_model_that_can_be_worked_with(page: Page, tmp_path: Path) -> None:
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.append(request.url))
    results = loadpath.solve(checked_beam())
    combination = results.sets[-1].name
    shown = loadpath.view(results, combination=combination, diagram="mz", title="Cell 1")
    cell = tmp_path / "notebook.html"
    cell.write_text(NOTEBOOK.format(shown._repr_html_()), encoding="utf-8")
    page.goto(cell.as_uri())
    own = {cell.as_uri(), "about:srcdoc"}
    frame = page.frame_locator("iframe")
    frame.locator("html[data-state=solved]").wait_for()
    inside = page.frames[1]
    assert (
        inside.evaluate("window.loadpath.results()")["receipt"]["digest"] == results.receipt.digest
    )
    expect(frame.get_by_text("Cell 1")).to_be_visible()
    expect(frame.get_by_text("Mz, bending (kN m)")).to_be_visible()
    frame.get_by_role("button", name="Member 1").click()
    expect(frame.get_by_role("heading", name="Member 1")).to_be_visible()
    frame.get_by_role("tab", name="Export").click()
    expect(frame.get_by_role("button", name="Copy link to this place")).to_have_count(0)
    outside = [each for each in complaints if not each.startswith(("blob:", "data:", *own))]
    assert outside == []


def test_a_view_is_a_file_that_a_browser_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    shown = loadpath.view(checked_beam())
    shown.save(tmp_path / "model.html")
    path = shown.open()
    assert opened == [path.as_uri()]
    assert path.read_text("utf-8") == (tmp_path / "model.html").read_text("utf-8")
    path.unlink()


def test_what_cannot_be_shown_is_told() -> None:
    with pytest.raises(InvalidDocument):
        loadpath.view({"model": {}, "analysis": {}})
    with pytest.raises(ValueError, match=r"combination should be one of .*'ULS 9'"):
        loadpath.view(checked_beam(), combination="ULS 9")
    with pytest.raises(ValueError, match="diagram should be one of model, deflected"):
        loadpath.view(checked_beam(), diagram="moments")
