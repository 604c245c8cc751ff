"""Second order and imperfections against figures that other programs and closed forms give."""

import json
from pathlib import Path

import pytest

from loadpath.engine import solve
from tools.verification.second_order import GROUPS, figures

CASES = sorted((Path(__file__).parents[2] / "corpus/solved/second_order").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_second_order(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    for group in GROUPS:
        for name in case.get(group, {}):
            found = getattr(results, group)[name]
            assert found.is_usable, found.errors
            assert found.balance.balance_error < 1e-9
    assert [figure for figure in figures(case, results) if not figure.agrees] == []
    for name in (*case.get("unstable", []), *case.get("limits", [])):
        found = {**results.loadcases, **results.loadcombinations}[name]
        assert [issue.code for issue in found.errors] == ["second_order_instability"]
        assert not found.converged
    for name in case.get("unstable", []):
        found = {**results.loadcases, **results.loadcombinations}[name]
        assert 0.75 < found.convergence.load_factor < 0.82  # loads of 1.25 or 1.3 times critical
