"""The recipe "Add a clause of EN 1993" leaves nothing out: what is declared is listed, and has its
row in the page of the check."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine/src/checks/en1993"
LIST = (ENGINE / "clauses.hpp").read_text()
PAGE = (ROOT / "docs/checks/en1993-1-1.md").read_text()
CLAUSE = re.compile(r"const Clause clause::(\w+)[{ ]")
WHOLE, STATICS = (
    CLAUSE.findall((ROOT / f"engine/src/module/{name}/left_out.cpp").read_text())
    for name in ("whole", "statics")
)
"""Clauses that engine.wasm has and statics.wasm hands over to it."""
FILES = {
    path: text
    for path in sorted((ENGINE / "clauses").glob("*.cpp"))
    if CLAUSE.search(text := path.read_text())
    or any(f"Outcome evaluate_{name}(" in text for name in WHOLE)
}
ROWS = [
    row.split("|")[1]
    for row in PAGE.partition("## What is checked")[2].partition("\n## ")[0].splitlines()
    if row.startswith("|")
]
SAME = {"6.2.3/4": "6.2.3, 6.2.4", "EN 1993-6 A": "EN 1993-6, Annex A"}
"""How a step spells what the page has otherwise."""


def listed() -> list[str]:
    """The names in the list, in order."""
    return re.findall(r"&clause::(\w+)", LIST.partition("std::array clauses{")[2].partition("}")[0])


def owners() -> dict[Path, list[str]]:
    """Which clauses each file has."""
    return {
        path: [
            *CLAUSE.findall(text),
            *(name for name in WHOLE if f"Outcome evaluate_{name}(" in text),
        ]
        for path, text in FILES.items()
    }


def clauses_of(text: str) -> set[str]:
    """What steps say they follow, without paragraphs."""
    given = re.findall(r'\.clause = "([^"]+)"', text)
    found = [part for each in given for part in SAME.get(each, each).split("; ")]
    return {re.sub(r"\(\d+\)", "", each) for each in found}


def names(where: str, clause: str) -> bool:
    return all(part in where for part in re.split(r", (?=\d)", clause))


def test_what_is_declared_is_defined_and_listed_once() -> None:
    declared = {
        name.strip()
        for names in re.findall(r"extern const Clause ([^;]+);", LIST)
        for name in names.split(",")
    }
    assert sorted(listed()) == sorted([name for names in owners().values() for name in names])
    assert set(listed()) == declared
    assert sorted(WHOLE) == sorted(STATICS)


def test_those_of_the_cross_section_stand_first() -> None:
    """Tapered members are checked by these alone."""
    own = {name: FILES[path] for path, names in owners().items() for name in names}
    is_of_stability = [
        any(each.startswith(("6.3", "BB.", "EN 1993-6")) for each in clauses_of(own[name]))
        for name in listed()
    ]
    assert is_of_stability == sorted(is_of_stability)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_clause_has_its_row(path: Path) -> None:
    asked = clauses_of(FILES[path])
    assert any(names(row, clause) for row in ROWS for clause in asked), f"{asked} has no row"
