"""Our results of plain frames held against other programs, those that run here."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import NamedTuple

import numpy as np

from bench.opensees import load_opensees
from loadpath.engine import ResultSet
from proof.hunt.others.answer import Answer
from proof.hunt.others.plain_frames import passes_a_node, plain_frame
from tests.hunt.agreement import (
    A_CONTRADICTION,
    A_MECHANISM,
    FORCES,
    MOVEMENTS,
    NO_MOVEMENT,
    ROUNDING,
    furthest,
    is_hardly_held,
    largest,
    solved,
)
from tests.hunt.beam import Json
from tests.hunt.independent_solver import Solution, solve_independently

TOLERANCE = 1e-9
"""Of the largest displacement, or reaction, of a frame."""
LOST = 10.0
"""Times the rounding of a double times the condition of the equations: they factorize without
looking back."""


class Program(NamedTuple):
    answer: Callable[[Json], Answer]
    joins: bool
    """Whether a member is joined to the nodes that it only passes."""


@cache
def programs() -> dict[str, Program]:
    """Those that are installed and run here, by name."""
    found: dict[str, Program] = {}
    if load_opensees() is not None:
        from proof.hunt.others import opensees

        found["OpenSees"] = Program(opensees.answer, joins=False)
    if find_spec("Pynite") is not None:
        from proof.hunt.others import pynite

        found["PyNite"] = Program(pynite.answer, joins=True)
    return found


def find_program_deviations(seed: int) -> dict[str, tuple[float, float]]:
    """Of each program, and what it may be; of frames that nothing holds, nothing."""
    frame = plain_frame(seed)
    found = solved(frame)
    if isinstance(found, str) or not found.is_usable or is_hardly_held(frame, found):
        return {}
    expected = solve_independently(frame)
    if not is_determined(expected):
        return {}
    allowed = max(TOLERANCE, LOST * ROUNDING * expected.condition)
    return {
        name: (deviation_of(frame, found, program.answer(frame)), allowed)
        for name, program in programs().items()
        if not (program.joins and passes_a_node(frame))
    }


def is_determined(state: Solution) -> bool:
    """Whether equations have a solution, and one."""
    numbers = [*state.displacements.values(), *state.reactions.values()]
    is_known = not any(np.isnan(each).any() for each in numbers)
    return is_known and state.undone < A_MECHANISM and state.gap < A_CONTRADICTION


def deviation_of(frame: Json, found: ResultSet, theirs: Answer) -> float:
    nodes = [each["id"] for each in frame["model"]["nodes"]]
    moved = {n: np.array([found.displacement(n)[k] for k in MOVEMENTS]) for n in nodes}
    held = {n: np.array([found.reaction(n)[k] for k in FORCES]) for n in theirs.reactions}
    return max(
        furthest(moved, theirs.displacements, max(largest(moved), NO_MOVEMENT)),
        furthest(held, theirs.reactions, max(largest(held), 1.0)),
    )
