"""Files and folders that the documentation names are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")),
    ROOT / "engine/README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
TOPS = "bench|corpus|docs|engine|src|tests|tools|web"
NAMED = re.compile(rf"(?<![\w/.-])(?:{TOPS})/[\w./-]*\w/?")
LINKED = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PLACEHOLDER = re.compile(r"/[A-Z]+\.")
# Named, and made by a command.
BUILT = ("src/loadpath/engine/engine.wasm",)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_named_files_are_there(page: Path) -> None:
    text = FENCED.sub("", page.read_text())
    assert [name for name in dict.fromkeys(NAMED.findall(text)) if not is_there(page, name)] == []


def is_there(page: Path, name: str) -> bool:
    """Whether it is a file, a folder, the stem of files, built, or holds a word to replace.

    Names go from the root, or from the folder of a page that is a folder's own README.
    """
    path = page.parent / name if (page.parent / name).exists() else ROOT / name
    is_stem = path.parent.is_dir() and any(path.parent.glob(f"{path.name}.*"))
    return path.exists() or is_stem or name in BUILT or bool(PLACEHOLDER.search(name))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = dict.fromkeys(LINKED.findall(page.read_text()))
    assert [link for link in links if not (page.parent / link).exists()] == []
