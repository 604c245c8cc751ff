"""The table of security: complete, true to the tests it names, and rendered."""

import ast
from functools import cache
from pathlib import Path

from proof.security.requirements import State, read_requirements

ROOT = Path(__file__).parents[2]
IDS = Path(__file__).with_name("asvs_5_0_levels_1_and_2.txt")


@cache
def find_tests(path: str) -> set[str]:
    file = ROOT / path
    if not file.is_file():
        return set()
    return {
        node.name
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_every_requirement_is_there_once_with_its_level() -> None:
    expected = [tuple(one.split(":")) for one in IDS.read_text().split()]
    expected += [(f"API{number}", "") for number in range(1, 11)]
    assert [(one.id, one.level) for one in read_requirements()] == expected


def test_every_test_that_is_named_exists() -> None:
    missing = []
    for one in read_requirements():
        if one.state == State.COVERED:
            assert one.by, one.id
            named = (name.partition("::") for name in one.by.split())
            missing += [
                f"{path}::{test}" for path, _, test in named if test not in find_tests(path)
            ]
    assert missing == []


def test_documents_are_there_and_everything_else_is_explained() -> None:
    for one in read_requirements():
        if one.state in (State.WRITTEN_DOWN, State.OPERATOR):
            assert one.by, one.id
            assert (ROOT / one.by).is_file(), one.id
            assert one.note or one.state == State.WRITTEN_DOWN, one.id
        elif one.state != State.COVERED:
            assert not one.by, one.id
            assert one.note.endswith("."), one.id


def test_operators_are_told_of_all_that_is_theirs() -> None:
    theirs = [one.id for one in read_requirements() if one.state == State.OPERATOR]
    told = (ROOT / "deploy" / "README.md").read_text(encoding="utf-8")
    assert [one for one in theirs if one not in told] == []
