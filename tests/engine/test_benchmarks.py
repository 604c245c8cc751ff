"""Published frame benchmarks: every value within the tolerance its source allows."""

import json
from pathlib import Path
from typing import Any

import pytest

from loadpath.engine import ResultSet, solve

FOLDER = Path(__file__).parents[2] / "corpus/solved/frames"
CASES = sorted(FOLDER.glob("*.json"))


def value_of(found: ResultSet, expected: dict[str, Any]) -> float:
    component: str = expected["component"]
    if expected["quantity"] == "displacement":
        return float(found.displacement(expected["node"])[component])
    if expected["quantity"] == "reaction":
        return float(found.reaction(expected["node"])[component])
    assert expected["quantity"] == "internal_force"
    return found.curves(expected["member"]).at(expected["x"])[component]


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_benchmark(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    assert case["expected"]
    for expected in case["expected"]:
        found = results.loadcases[expected["load_case"]]
        assert not found.errors
        got, value = value_of(found, expected), expected["value"]
        if expected.get("compare") == "abs":
            got, value = abs(got), abs(value)
        allowed = max(expected.get("abs_tol", 0.0), expected.get("rel_tol", 0.0) * abs(value))
        assert abs(got - value) <= allowed, (expected, got)
