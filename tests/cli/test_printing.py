"""`loadpath report` and `loadpath picture` as far as they need no browser."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from loadpath import solve
from loadpath.builders import create_beam, create_frame
from loadpath.cli.main import main
from loadpath.printing import CHAPTERS
from loadpath.printing.offline_copy import POLICY
from loadpath.printing.place import DIAGRAMS

ROOT = Path(__file__).parents[2]
FRAME = create_frame(bay_width_m=6, storey_height_m=3.5)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "model.json"
    path.write_text(json.dumps(FRAME))
    return str(path)


def run(*words: str, **variables: str) -> Result:
    return CliRunner(env=variables).invoke(main, list(words))


def words_of(source: str, name: str) -> list[str]:
    """The keys of a record, or the words of a list, that the page's code declares."""
    text = (ROOT / "web" / source).read_text()
    found = re.search(rf"\b{name}\b[^=\n]*[=:] *[\[{{](.*?)[\]}}] as const", text, re.DOTALL)
    assert found, name
    keys = re.findall(r"^\s*(\w+): \{", found[1], re.MULTILINE)
    return keys or re.findall(r"'(\w+)'", found[1])


def test_chapters_are_those_of_the_page() -> None:
    assert list(CHAPTERS) == words_of("viewer/src/report/chapters.ts", "CHAPTERS")


def test_diagrams_are_those_of_the_page() -> None:
    """docs/viewer.md lists what an address can name."""
    text = (ROOT / "docs" / "viewer.md").read_text()
    (line,) = [line for line in text.splitlines() if "`show` is" in line]
    said = line.partition("`show` is")[2].partition(";")[0]
    forces, plates = re.findall(r"one of `([^`]+)`", said)
    named = ["model", "deflected", "utilization", *forces.split()]
    assert list(DIAGRAMS) == [*named, *(f"plate-{word}" for word in plates.split())]


def test_offline_copies_have_the_policy_of_the_page() -> None:
    """FILE-1."""
    text = (ROOT / "web" / "viewer" / "src" / "page" / "offline_copy.ts").read_text()
    body = text.partition("function policy(")[2].partition("].join")[0]
    parts = [a or b for a, b in re.findall(r"\"([^\"\n]+)\"|[`']([^`\n]+)[`'],\n", body)]
    assert "; ".join(parts).replace("${nonce}", "{0}") == POLICY


@pytest.mark.parametrize("command", ["report -o r.pdf", "report -o r.html", "picture -o p.png"])
def test_without_a_browser_it_says_what_to_do(command: str, file: str) -> None:
    name, *others = command.split()
    done = run(name, file, *others, CHROME="/nowhere/chromium")
    assert done.exit_code == 1
    assert "CHROME is '/nowhere/chromium', which is no program" in done.output
    assert "apt install chromium" in done.output


def test_a_browser_that_is_none_is_told(file: str) -> None:
    done = run("report", file, "-o", "r.pdf", "--json", CHROME="/bin/true")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["code"] == "browser_failed"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["report", "-o", "r.txt"], "--output should end in .pdf or .html, found 'r.txt'"),
        (["report", "-o", "r.pdf", "--contents", "model,lods"], "found 'lods'"),
        (["picture", "-o", "p.jpg"], "--output should end in .png or .svg"),
        (["picture", "-o", "p.png", "--size", "10"], "WIDTHxHEIGHT, each 200 to 8000, found '10'"),
        (["picture", "-o", "p.png", "--combination", "ULS 9"], "found 'ULS 9'"),
        (["picture", "-o", "p.svg", "--diagram", "deflected"], "deflected is drawn as .png"),
        (["picture", "-o", "p.svg", "--combination", "ULS 1"], "goes with --diagram fx to mz"),
        (["report", "-o", "r.html", "--size", "A3"], "--size goes with .pdf: HTML has no paper"),
        (["picture", "-o", "/nowhere/p.svg"], "'/nowhere/p.svg' cannot be written: No such file"),
    ],
)
def test_wrong_words(words: list[str], said: str, file: str) -> None:
    done = run(words[0], file, *words[1:])
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


def test_an_invalid_document_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{}")
    done = run("report", str(path), "-o", str(tmp_path / "r.pdf"))
    assert done.exit_code == 1
    assert "invalid" in done.output
    assert not (tmp_path / "r.pdf").exists()


def lines(path: Path) -> Any:
    return ElementTree.fromstring(path.read_text())


def test_a_picture_in_lines(file: str, tmp_path: Path) -> None:
    path = tmp_path / "p.svg"
    done = run("picture", file, "-o", str(path), "--size", "900x500", "--title", "Hall <3>")
    assert done.exit_code == 0, done.output
    root = lines(path)
    assert (root.get("width"), root.get("height")) == ("900", "500")
    texts = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert texts[0] == "Hall <3>"
    assert solve(FRAME).headline in " ".join(texts)
    assert any(text.startswith("utilization") for text in texts)
    assert len(root.findall(f"{SVG}line")) == len(FRAME["model"]["members"])


def test_a_picture_in_lines_ends_in_time(tmp_path: Path) -> None:
    file = tmp_path / "tall.json"
    tall = create_frame(bay_width_m=6, storey_height_m=3.5, bays=20, storeys=40)
    file.write_text(json.dumps(tall))
    done = run("picture", str(file), "-o", str(tmp_path / "p.svg"), "--timeout", "1e-3", "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["code"] == "timeout"


def test_a_force_in_lines_names_its_signs(tmp_path: Path) -> None:
    """q L^2 / 8; a beam that lies level takes the width of the picture."""
    model = tmp_path / "beam.json"
    model.write_text(json.dumps(create_beam(span_m=8, section="IPE300", load_kn=10)))
    path = tmp_path / "p.svg"
    done = run("picture", str(model), "-o", str(path), "--diagram", "mz")
    assert done.exit_code in (0, 3), done.output
    texts = ["".join(each.itertext()) for each in lines(path).iter(f"{SVG}text")]
    assert f"{10 * 8**2 / 8:g}" in texts
    assert any("Tension and sagging are positive" in text for text in texts)
    (bar,) = lines(path).findall(f"{SVG}line")
    assert float(bar.get("x2")) - float(bar.get("x1")) > 500


def test_a_force_in_lines_says_what_it_is_of(file: str, tmp_path: Path) -> None:
    path = tmp_path / "p.svg"
    done = run("picture", file, "-o", str(path), "--diagram", "mz")
    assert done.exit_code in (0, 3), done.output
    texts = ["".join(each.itertext()) for each in lines(path).iter(f"{SVG}text")]
    assert "ULS 1 = 1.35 G + 1.5 Q" in texts
    extremes = solve(FRAME).set("ULS 1").all_extremes["mz"]
    largest = max(abs(extremes["max"]).max(), abs(extremes["min"]).max()) / 1000
    assert f"ULS 1: bending moment about z, kNm, largest {largest:.4g}" in texts
