"""Documents with the figures of the public FERS engine, within 1e-6 of each figure's kind.

Where the peer is known to be wrong or less exact, the case says why (`peer_fault`, `peer_note`) and
what may still be compared (`tolerance`, or nothing at all).
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from loadpath.engine import ResultSet, solve

FOLDER = Path(__file__).parents[2] / "corpus/solved/peer"
CASES = sorted(FOLDER.glob("*.json"))
TOLERANCE = 1e-6


def worst(expected: Iterable[Sequence[float]], found: Iterable[Any]) -> float:
    """Largest difference relative to the largest expected force or displacement of the set.

    Moments and rotations are held against the larger of themselves and a thousandth of the
    forces and displacements, so that rounding of what should be zero does not count.
    """
    want = np.array([row[:6] for row in expected])
    have = np.array([row[:6] for row in found])
    if want.size == 0:
        return 0.0
    sizes = [np.abs(want[:, :3]).max(), np.abs(want[:, 3:]).max()]
    scale = [max(sizes[0], 1e-3 * sizes[1]), max(sizes[1], 1e-3 * sizes[0])]
    errors = [np.abs(want - have)[:, part].max() for part in (slice(0, 3), slice(3, 6))]
    return max(float(e / s if s > 1e-12 else e) for e, s in zip(errors, scale, strict=True))


def compare(expected: dict[str, Any], found: ResultSet) -> float:
    places = found._places
    # The peer cuts members where point loads sit; its extra nodes are not in the document.
    nodes = [key for key in expected["displacements"] if int(key) in places.node]
    members = expected["members"]
    return max(
        worst(
            (expected["displacements"][key] for key in nodes),
            (found.displacements[places.node[int(key)]] for key in nodes),
        ),
        worst(
            expected["reactions"].values(),
            (found.reactions[places.support_node[int(key)]] for key in expected["reactions"]),
        ),
        worst(
            (each[end] for each in members.values() for end in ("start", "end")),
            (
                found.end_forces[places.member[int(key)]][part]
                for key in members
                for part in (slice(0, 7), slice(7, 14))
            ),
        ),
    )


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_peer(path: Path) -> None:
    case = json.loads(path.read_text())
    document, expected = case["document"], case["expected"]
    results = solve(document)
    for kind in ("loadcases", "loadcombinations"):
        for name, want in expected[kind].items():
            found = getattr(results, kind)[name]
            assert found.is_usable
            assert found.balance.balance_error < 1e-9
            assert found.balance.unbalanced < 1e-9
            if want["errors"]:  # the peer gave up on a structure that stands
                assert "peer_fault" in case
                continue
            if case.get("peer_fault") == "moves out of plane in a 2D document":
                continue
            assert compare(want, found) <= case.get("tolerance", TOLERANCE)
