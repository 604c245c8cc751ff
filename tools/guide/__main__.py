"""Writes the guide into a folder: `python -m tools.guide FOLDER`."""

import re
import shutil
import sys
from pathlib import Path

import msgspec

from loadpath.service.pages.render import environment
from tools.guide.contents import (
    FILES,
    ROOT,
    UNLISTED,
    address_of,
    chapters,
    find,
    name_of,
    sources,
)
from tools.guide.links import resolver
from tools.guide.page import Page, make_page
from tools.guide.search_index import make_index
from tools.guide.verification import SOURCE, verify

LINK = re.compile(r"\]\(([^)\s]+)\)")
SUMMARY = (
    "> Loadpath takes a finite-element model of a structure as JSON, validates it and parks it "
    "behind a public link; whoever opens the link has it solved and checked by EN 1993-1-1 in "
    "their own browser. The same engine runs in Python, Node and the local MCP servers."
)


def write_guide(folder: Path) -> None:
    """Every page as HTML and as Markdown, the files they show, the search index and llms.txt."""
    shutil.rmtree(folder, ignore_errors=True)
    verification = verify()
    texts = {source: source.read_text() for source in sources()}
    texts[SOURCE] += verification.text
    pages = {name_of(source): make_page(text, resolver(source)) for source, text in texts.items()}
    unlisted = {name_of(source) for source in find(UNLISTED)}
    listed = {
        title: [(address_of(name_of(source)), pages[name_of(source)].title) for source in of]
        for title, of in chapters().items()
    }
    for file in find(FILES):
        write(folder / file.relative_to(ROOT / "docs"), file.read_bytes())
    for name, document in verification.documents.items():
        write(folder / name, document)
    for source, text in texts.items():
        write(folder / f"{name_of(source)}.md", lead_markdown(source, text).encode())
    contents = list_contents(pages)
    write(folder / "contents.md", f"# Contents\n\n{contents}".encode())
    write(folder / "llms.txt", f"# Loadpath\n\n{SUMMARY}\n\n{contents}".encode())
    pages["contents"] = make_page(
        f"# Contents\n\n{contents}", lambda link: link.removesuffix(".md").removesuffix("/index")
    )
    template = environment().get_template("guide.html")
    for name, page in pages.items():
        shown = template.render(page=page, name=name, address=address_of(name), chapters=listed)
        write(folder / f"{name}.html", shown.encode())
    searched = {name: page for name, page in pages.items() if name not in unlisted}
    write(folder / "search.json", msgspec.json.encode(make_index(searched)))


def lead_markdown(source: Path, text: str) -> str:
    """A source with its links leading to the guide's Markdown."""
    resolve = resolver(source, as_markdown=True)
    return LINK.sub(lambda link: f"]({resolve(link[1]) or link[1]})", text)


def list_contents(pages: dict[str, Page]) -> str:
    """All chapters with their pages as Markdown, each with how it begins."""
    parts = []
    for title, of in chapters().items():
        lines = [
            f"- [{pages[name].title}](/guide/{name}.md): {first_sentence(pages[name].lead)}"
            for name in map(name_of, of)
        ]
        parts.append(f"## {title}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def first_sentence(text: str) -> str:
    return re.split(r"(?<=\.)\s", text, maxsplit=1)[0]


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    write_guide(Path(sys.argv[1]))
