"""What is in the guide, chapter by chapter, and the address of every page."""

from pathlib import Path

ROOT = Path(__file__).parents[2]

CHAPTERS: dict[str, tuple[str, ...]] = {
    "Start": ("README.md", "docs/guides/*.md", "docs/agents/*.md", "docs/viewer.md"),
    "Theory": ("docs/theory/*.md",),
    "Checks": ("docs/checks/*.md",),
    "Trust": ("docs/verification.md", "docs/hunt.md", "docs/proof/*.md", "docs/speed.md"),
    "Reference": ("docs/reference/*.md",),
    "Service": ("docs/rules.md", "deploy/README.md", "SECURITY.md", "docs/versioning.md"),
    "Project": (
        "CHANGELOG.md",
        "ARCHITECTURE.md",
        "engine/README.md",
        "corpus/README.md",
        "CONTRIBUTING.md",
        "docs/decisions/README.md",
    ),
}
UNLISTED = ("docs/decisions/[0-9]*.md",)
"""Pages that another page lists; the search leaves them out."""

FILES = (
    "docs/pictures/*.png",
    "docs/pictures/*.webp",
    "docs/proof/*.svg",
    "docs/theory/*.svg",
    "docs/reference/schema/*.json",
)
"""What pages show or link to, copied as it is."""


def chapters() -> dict[str, list[Path]]:
    """Sources of the pages that stand in the navigation."""
    return {title: find(patterns) for title, patterns in CHAPTERS.items()}


def sources() -> list[Path]:
    """Sources of all pages; the first is the page at /guide."""
    return [page for pages in chapters().values() for page in pages] + find(UNLISTED)


def find(patterns: tuple[str, ...]) -> list[Path]:
    found = [sorted(ROOT.glob(pattern)) for pattern in patterns]
    assert all(found), f"one of {patterns} names nothing"
    return [path for paths in found for path in paths]


def name_of(source: Path) -> str:
    """The name of a page in the guide: docs/guides/python.md is guides/python."""
    path = source.relative_to(ROOT)
    if path == Path("README.md"):
        return "index"
    parts = list(path.with_suffix("").parts)
    if parts[0] == "docs":
        del parts[0]
    if parts[-1] == "README":
        del parts[-1]
    return "/".join(parts).lower()


def address_of(name: str) -> str:
    return "/guide" if name == "index" else f"/guide/{name}"
