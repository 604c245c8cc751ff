"""One-way supports that run in circles when all that disagree switch at once: they settle all the
same, on the one state that agrees with its forces."""

import pytest

from loadpath.engine import ResultSet, solve

from .frames import CLAMPED, FREE, Json, document, force, member, node

# A clamped beam over five supports that push up only, loads at the supports, its end free. Found by
# a search over random beams: about one in 70,000 runs in circles.
SPANS = (4.0, 3.0, 3.0, 2.0, 2.0, 5.0)
LOADS = (9000.0, -1000.0, -5000.0, -5000.0, 3000.0)
RESTS = range(2, 7)  # nodes


def beam(hold: str, held: frozenset[int]) -> Json:
    """The beam with supports of a kind at some of its nodes."""
    rest = {"id": 4, **dict.fromkeys(("X", "Z", "RX", "RY", "RZ"), FREE)}
    x = [sum(SPANS[:k]) for k in range(len(SPANS) + 1)]
    supports = {1: 1} | dict.fromkeys(held, 4)
    return document(
        [node(i, at, support=supports.get(i)) for i, at in enumerate(x, 1)],
        [member(i, i, i + 1) for i in range(1, len(x))],
        {"nodal_loads": [force(i, [0, 1, 0], f, i) for i, f in zip(RESTS, LOADS, strict=True)]},
        model={"nodal_supports": [CLAMPED, rest | {"Y": {"condition_type": hold}}]},
    )


def agreeing(found: ResultSet, held: frozenset[int]) -> frozenset[int]:
    """The supports that push up, and those the beam would sink through."""
    stays = {i for i in held if found.reaction(i)["fy"] >= 0.0}
    return frozenset(stays | {i for i in RESTS if found.displacement(i)["dy"] < -1e-12})


def test_switching_all_at_once_runs_in_circles() -> None:
    held = frozenset(RESTS)
    seen: list[frozenset[int]] = []
    while held not in seen:
        seen.append(held)
        held = agreeing(solve(beam("Fixed", held)).loadcases["Q"], held)
    assert held != seen[-1]  # it came back to an earlier state, not to rest


def test_one_way_supports_settle_where_switching_all_at_once_does_not() -> None:
    everything = frozenset(RESTS)
    found = solve(beam("PositiveOnly", everything)).loadcases["Q"]
    assert found.is_usable
    held = frozenset(i for i in RESTS if found.reaction(i)["fy"] != 0.0)
    assert agreeing(found, held) == held
    same = solve(beam("Fixed", held)).loadcases["Q"]
    assert found.displacements.ravel() == pytest.approx(same.displacements.ravel(), abs=1e-12)
