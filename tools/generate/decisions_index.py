"""Writes the index of the decision records: one line each, from their first lines."""

from pathlib import Path

from tools.generate.note import note

FOLDER = Path(__file__).parents[2] / "docs/decisions"
HEAD = f"""<!-- {note("the first lines of the records")} -->

# Decisions

Short records of choices that a newcomer would otherwise ask about: the context, the decision, why \
(with the measurement), and what enforces it. A record is changed when the decision changes; \
history is in git. Numbers leave room for neighbours of the same subject.

| | |
|---|---|
"""


def generate() -> dict[str, str]:
    rows = [_row(file) for file in sorted(FOLDER.glob("[0-9]*.md"))]
    return {"docs/decisions/README.md": HEAD + "".join(rows)}


def _row(file: Path) -> str:
    first = file.read_text().partition("\n")[0]
    number, _, title = first.removeprefix("# ").partition(". ")
    return f"| {number} | [{title}]({file.name}) |\n"
