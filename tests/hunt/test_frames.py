"""Random frames with every feature of a linear analysis, against a solver written in another way.

Some dozens run here, a thousand by `make hunt`.
"""

import itertools
import math

import numpy as np
import pytest

from loadpath.engine import DocumentRefused, ResultSet, solve

from .batches import batches
from .beam import Array, Json
from .independent_solver import Solution, solve_independently
from .random_frames import random_frame

FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
MOVEMENTS = ("dx", "dy", "dz", "rx", "ry", "rz")
# Share of the loads that nothing resists.
A_MECHANISM = 1e-10
A_CONTRADICTION = 1e-9  # share of the imposed movements that nothing can follow
TOLERANCE = 1e-8


def assert_close(found: dict[int, Array], expected: dict[int, Array], size: float) -> None:
    """Within the tolerance of the largest number of its kind, wherever one is determined."""
    for id_, values in expected.items():
        missed = np.abs(found[id_] - values)
        assert not np.any(missed > TOLERANCE * size), (id_, found[id_], values)


def largest(numbers: dict[int, Array]) -> float:
    return max((float(np.abs(row).max()) for row in numbers.values()), default=0.0)


def assert_same(frame: Json, found: ResultSet, expected: Solution) -> None:
    ids = [each["id"] for each in frame["model"]["members"]]
    ends = dict(zip(ids, found.end_forces, strict=True))
    forces = {id_: np.delete(ends[id_], (6, 13)) for id_ in ids}  # less bimoments
    reactions = {n: np.array([found.reaction(n)[k] for k in FORCES]) for n in expected.reactions}
    nodes = [each["id"] for each in frame["model"]["nodes"]]
    moved = {n: np.array([found.displacement(n)[k] for k in MOVEMENTS]) for n in nodes}
    size = max(largest(forces), largest(reactions), 1.0)
    assert_close(forces, expected.end_forces, size)
    assert_close(reactions, expected.reactions, size)
    assert_close(moved, expected.displacements, max(largest(moved), 1e-12))


def one_way_members(frame: Json) -> dict[int, float]:
    """The sign of the force that each can have."""
    signs = {"Tension": 1.0, "Compression": -1.0}
    members = frame["model"]["members"]
    return {m["id"]: signs[m["member_type"]] for m in members if m.get("member_type") in signs}


def members_at_rest(frame: Json, found: ResultSet) -> list[int]:
    """One-way members without force but their weight, which their two nodes share."""
    ids = [each["id"] for each in frame["model"]["members"]]
    ends = dict(zip(ids, found.end_forces, strict=True))
    return [id_ for id_ in one_way_members(frame) if math.isclose(*ends[id_][[0, 7]])]


def is_settled(frame: Json, state: Solution) -> bool:
    """Who works does so with its sign, and who rests would not have to work: there is one such
    state (the problem is convex), however it was found."""
    if state.undone > A_MECHANISM or state.gap > A_CONTRADICTION:
        return False
    for id_, sign in one_way_members(frame).items():
        if id_ in state.stretch and sign * state.stretch[id_] > 1e-9:
            return False
        if id_ in state.end_forces:
            ends = state.end_forces[id_]
            if sign * (ends[6] - ends[0]) < -1e-3:
                return False
    return True


def any_settled(frame: Json) -> bool:
    """Whether the loads find a state of the one-way members in which they are carried."""
    one_way = list(one_way_members(frame))
    states = (
        solve_independently(frame, at_rest)
        for count in range(len(one_way) + 1)
        for at_rest in itertools.combinations(one_way, count)
    )
    return any(is_settled(frame, state) for state in states)


def solved(frame: Json) -> ResultSet | str:
    """The results, or the code by which the document is refused."""
    try:
        return solve(frame).loadcases["Q"]
    except DocumentRefused as refusal:
        return refusal.code


def assert_agrees(frame: Json) -> None:
    """What only one of the two can solve is a fault of one of them."""
    found = solved(frame)
    if isinstance(found, str):
        assert found == "contradictory_support"
        assert solve_independently(frame).gap > A_CONTRADICTION
        return
    if not found.is_usable:
        assert found.errors[0].code == "singular_model", found.errors
        assert not any_settled(frame), found.errors
        return
    expected = solve_independently(frame, members_at_rest(frame, found))
    assert expected.undone < A_MECHANISM
    assert expected.gap < A_CONTRADICTION
    assert is_settled(frame, expected)
    assert_same(frame, found, expected)


@pytest.mark.parametrize("batch", batches("frames"))
def test_random_frames_agree_with_an_independent_solver(batch: range) -> None:
    """Displacements, reactions and end forces of every frame that both can solve."""
    for seed in batch:
        try:
            assert_agrees(random_frame(seed))
        except AssertionError as fault:
            fault.add_note(f"frame of seed {seed}")
            raise
