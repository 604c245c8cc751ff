"""Published frame benchmarks: every value within the tolerance its source allows."""

import json
from pathlib import Path

import pytest

from loadpath.engine import solve
from tools.verification.frames import figures

FOLDER = Path(__file__).parents[2] / "corpus/solved/frames"
CASES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_benchmark(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    assert case["expected"]
    for expected in case["expected"]:
        assert not results.loadcases[expected["load_case"]].errors
    found = list(figures(case, results))
    assert len(found) == len(case["expected"])
    assert [figure for figure in found if not figure.agrees] == []
