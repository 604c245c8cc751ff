"""Documents of `corpus/unstable`: what cannot stand is named, with where and how it moves."""

import json
from pathlib import Path
from typing import Any

import pytest

from loadpath.answer.issue import Issue
from loadpath.engine import solve

FOLDER = Path(__file__).parents[2] / "corpus/unstable"
CASES = sorted(FOLDER.glob("*.json"))


def assert_says(found: list[Issue], expected: list[dict[str, Any]]) -> None:
    """Every expected issue is among the found ones, and no other code is."""
    assert {issue.code for issue in found} == {each["code"] for each in expected}, found
    for each in expected:
        assert any(
            issue.code == each["code"]
            and issue.path == each["path"]
            and all(words in issue.message for words in each["says"])
            for issue in found
        ), (each, found)


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_unstable(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    assert set(case["sets"]) == {each.name for each in results.sets}
    for each in results.sets:
        expected = case["sets"][each.name]
        assert_says(each.errors, expected.get("errors", []))
        assert_says(each.warnings, expected.get("warnings", []))
        assert (0 if each.motions is None else len(each.motions)) == expected.get("motions", 0)
