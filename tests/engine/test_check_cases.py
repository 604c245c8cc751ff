"""Members with a known utilization: corpus/solved/checks."""

import json
from pathlib import Path
from typing import Any

import pytest

from loadpath.engine import solve

CASES = sorted((Path(__file__).parents[2] / "corpus/solved/checks").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_utilization(path: Path) -> None:
    case: dict[str, Any] = json.loads(path.read_text())
    found = {check["check_id"]: check for check in solve(case["document"]).unity_check_results}
    for expected in case["expected"]:
        entity = found[expected["check"]]["per_entity"][expected["entity"]]
        assert entity["message"] is None
        assert entity["utilization"] == pytest.approx(
            expected["utilization"], rel=expected["rel_tol"]
        )
        assert entity["trace"][-1]["formula"] == expected["governed_by"]
        assert entity["status"] == expected.get("status", entity["status"])
