"""How far a frame is from what a solver written in another way says of it."""

import itertools
import math
from typing import NamedTuple

import numpy as np

from loadpath.engine import DocumentRefused, ResultSet, solve

from .beam import Array, Json
from .independent_solver import Solution, solve_independently

FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
MOVEMENTS = ("dx", "dy", "dz", "rx", "ry", "rz")
# Share of the loads that nothing resists.
A_MECHANISM = 1e-10
A_CONTRADICTION = 1e-9  # share of the imposed movements that nothing can follow
TOLERANCE = 1e-9
"""Of the largest displacement, or force, of a frame."""
ROUNDING = float(np.finfo(np.float64).eps)
"""Times the condition of a frame's equations it is what doubles cannot promise: a node that only a
tie almost across its way holds has lost seven digits before anybody solves."""
NO_MOVEMENT = 1e-9  # metres; what moves by less is held
HARDLY_HELD = 1e3
"""Metres, in frames of ten: neither solver has digits left, and the engine has to warn of it."""


class Deviation(NamedTuple):
    found: float
    allowed: float


AGREED = Deviation(0.0, TOLERANCE)


def furthest(found: dict[int, Array], expected: dict[int, Array], size: float) -> float:
    """Of the largest number of its kind, wherever one is determined."""
    missed = [
        np.abs(found[id_] - values)[~np.isnan(values)].max(initial=0.0)
        for id_, values in expected.items()
    ]
    return float(np.max(missed, initial=0.0)) / size


def largest(numbers: dict[int, Array]) -> float:
    return max((float(np.abs(row).max()) for row in numbers.values()), default=0.0)


def deviation_of(frame: Json, found: ResultSet, expected: Solution) -> float:
    ids = [each["id"] for each in frame["model"]["members"]]
    ends = dict(zip(ids, found.end_forces, strict=True))
    forces = {id_: np.delete(ends[id_], (6, 13)) for id_ in ids}  # less bimoments
    reactions = {n: np.array([found.reaction(n)[k] for k in FORCES]) for n in expected.reactions}
    nodes = [each["id"] for each in frame["model"]["nodes"]]
    moved = {n: np.array([found.displacement(n)[k] for k in MOVEMENTS]) for n in nodes}
    size = max(largest(forces), largest(reactions), 1.0)
    return max(
        furthest(forces, expected.end_forces, size),
        furthest(reactions, expected.reactions, size),
        furthest(moved, expected.displacements, max(largest(moved), NO_MOVEMENT)),
    )


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


def is_hardly_held(frame: Json, found: ResultSet) -> bool:
    nodes = [each["id"] for each in frame["model"]["nodes"]]
    return any(
        abs(found.displacement(n)[k]) > HARDLY_HELD for n in nodes for k in ("dx", "dy", "dz")
    )


def find_deviation(frame: Json) -> Deviation:
    """By how much they differ, of the largest number of its kind; 0 where neither can solve it.

    What only one of the two can solve is a fault of one of them.
    """
    found = solved(frame)
    if isinstance(found, str):
        assert found == "contradictory_support"
        assert solve_independently(frame).gap > A_CONTRADICTION
        return AGREED
    if not found.is_usable:
        # Rounding may hide a motion from the factorization; the balance then tells.
        assert found.errors[0].code in ("singular_model", "unbalanced"), found.errors
        assert not any_settled(frame), found.errors
        return AGREED
    if is_hardly_held(frame, found):
        assert "displacement_out_of_proportion" in {each.code for each in found.warnings}
        return AGREED
    expected = solve_independently(frame, members_at_rest(frame, found))
    assert expected.undone < A_MECHANISM
    assert expected.gap < A_CONTRADICTION
    assert is_settled(frame, expected)
    allowed = max(TOLERANCE, ROUNDING * expected.condition)
    return Deviation(deviation_of(frame, found, expected), allowed)
