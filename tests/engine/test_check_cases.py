"""Members with a known utilization: corpus/solved/checks."""

import json
from pathlib import Path
from typing import Any

import pytest

from loadpath.engine import solve
from tools.verification.checks import entity_of, figures

CASES = sorted((Path(__file__).parents[2] / "corpus/solved/checks").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_utilization(path: Path) -> None:
    case: dict[str, Any] = json.loads(path.read_text())
    results = solve(case["document"])
    assert [figure for figure in figures(case, results) if not figure.agrees] == []
    for expected in case["expected"]:
        entity = entity_of(expected, results)
        assert entity["message"] is None
        assert entity["trace"][-1]["formula"] == expected["governed_by"]
        assert entity["status"] == expected.get("status", entity["status"])
