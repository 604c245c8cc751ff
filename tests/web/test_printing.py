"""`loadpath report` and `loadpath picture` with the real Chromium: as the page prints and draws."""

import hashlib
import json
import re
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from loadpath.cli.main import main
from tests.web.documents import checked_beam, swaying_frame
from tests.web.opened_page import OpenedPage
from tests.web.pdf_text import read_pages
from tests.web.pictures import print_report


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files go too, so that what is left behind is seen."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    return tmp_path


def run(folder: Path, document: Any, *words: str) -> Result:
    command, *others = words
    model = folder / "model.json"
    model.write_text(json.dumps(document))
    done = CliRunner().invoke(main, [command, str(model), *others])
    assert list((folder / "temporary").iterdir()) == []
    return done


def words_on_paper(path: Path) -> list[str]:
    return [line for page in read_pages(path) for line in page.lines]


def test_the_report_is_the_one_that_the_page_prints(opened: OpenedPage, folder: Path) -> None:
    """Only the link and the tier of whoever opened it are not there."""
    opened.open(checked_beam())
    by_hand = folder / "page.pdf"
    by_hand.write_bytes(print_report(opened.page))
    path = folder / "report.pdf"
    done = run(folder, checked_beam(), "report", "-o", str(path), "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["bytes"] == path.stat().st_size
    # As sets: lines that are not there move the page breaks, and heads of tables are repeated.
    ours, theirs = (
        {word for line in words_on_paper(each) for word in line.split()} for each in (path, by_hand)
    )
    sha256 = hashlib.sha256((folder / "model.json").read_bytes()).hexdigest()
    assert ours - theirs == {sha256}, "another spelling of the same document"
    parked = opened.results()["receipt"]["document_sha256"]
    (link,) = [word for word in theirs if word.startswith("http")]
    tier = "Free tier: non-commercial use only."
    assert {link, parked} <= theirs - ours <= {"Link", link, parked, *tier.split()}
    assert b"/StructTreeRoot" in path.read_bytes(), "read aloud"


def test_a_report_as_html_has_what_was_asked_for(folder: Path) -> None:
    path = folder / "report.html"
    options = ["--contents", "model,calculations", "--title", "Hall <3> & yard"]
    done = run(folder, checked_beam(), "report", "-o", str(path), *options)
    assert done.exit_code == 0, done.output
    text = path.read_text()
    assert re.findall(r"<h2[^>]*>(.*?)</h2>", text) == [
        "1 Model",
        "2 Calculations, the worst of each section",
    ]
    assert "Hall &lt;3&gt; &amp; yard</h1>" in text
    # q L^2 / 8 x 1.35, the demand of the check.
    assert "72.9 kN m" in text
    assert "<mfrac>" in text
    assert "<script" not in text
    assert re.findall(r"(?:src|href)=\"(?!data:)", text) == []


def test_a_picture_has_the_size_that_was_asked_for(folder: Path) -> None:
    path = folder / "picture.png"
    options = ["--combination", "ULS", "--diagram", "mz", "--size", "700x500"]
    done = run(folder, checked_beam(), "picture", "-o", str(path), *options)
    assert done.exit_code == 0, done.output
    content = path.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (700, 500)
    # The beam is drawn in the middle, where the page is of one colour otherwise.
    middle = Image.open(path).convert("RGB").crop((100, 150, 600, 400))
    assert len(middle.getcolors(maxcolors=125_000) or []) > 20


def test_the_picture_is_the_one_that_the_page_saves(opened: OpenedPage, folder: Path) -> None:
    """With what its words in lines say: combination with its formula, legend, units and scale."""
    document = checked_beam()
    opened.open(document, place="#combination=ULS&show=mz")
    path = folder / "picture.png"
    options = ["--combination", "ULS", "--diagram", "mz", "--size", "900x600"]
    done = run(folder, document, "picture", "-o", str(path), *options)
    assert done.exit_code == 0, done.output
    ours = Image.open(path).convert("RGB")
    data = opened.page.evaluate("window.loadpath.picture(900, 600)").partition(",")[2]
    theirs = Image.open(BytesIO(b64decode(data))).convert("RGB")
    assert ours.size == theirs.size
    # Words are the same to the pixel; drawing and scale leave what room the screen's buttons take.
    for band in ((0, 0, 900, 60), (0, 500, 900, 578)):
        assert ours.crop(band).tobytes() == theirs.crop(band).tobytes()
    for band in ((0, 0, 900, 60), (0, 500, 900, 578), (0, 580, 900, 600)):
        assert len(ours.crop(band).getcolors(maxcolors=100_000) or []) > 2


def test_what_has_no_solution_is_printed_and_told(folder: Path) -> None:
    path = folder / "report.pdf"
    done = run(folder, swaying_frame(), "report", "-o", str(path))
    assert done.exit_code == 3
    assert "not solved" in done.output
    assert any("Not solved" in line for line in words_on_paper(path))


def test_time_is_limited(folder: Path) -> None:
    done = run(folder, checked_beam(), "report", "-o", str(folder / "r.pdf"), "--timeout", "0.01")
    assert done.exit_code == 1
    assert "did not finish in time" in done.output
