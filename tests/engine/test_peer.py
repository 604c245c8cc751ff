"""Documents with the figures of the public FERS engine, within 1e-6 of each figure's kind.

Where the peer is known to be wrong or less exact, the case says why (`peer_fault`, `peer_note`) and
what may still be compared (`tolerance`, or nothing at all).
"""

import json
from pathlib import Path

import pytest

from loadpath.engine import solve
from tools.verification.peer import figures

FOLDER = Path(__file__).parents[2] / "corpus/solved/peer"
CASES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_peer(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    for kind in ("loadcases", "loadcombinations"):
        for name, want in case["expected"][kind].items():
            found = getattr(results, kind)[name]
            assert found.is_usable
            assert found.balance.balance_error < 1e-9
            assert found.balance.unbalanced < 1e-9
            if want["errors"]:  # the peer gave up on a structure that stands
                assert "peer_fault" in case
    assert [figure for figure in figures(case, results) if not figure.agrees] == []
