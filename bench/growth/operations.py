"""What is timed, and the frame of each."""

from collections.abc import Callable
from typing import Any

from bench.engine.checked_frame import checked_frame
from loadpath.document import validate
from loadpath.engine import solve

SIZES = ((1, 1), (2, 4), (4, 7), (7, 6), (10, 10), (15, 13), (23, 24))
"""Bays and storeys."""
SMALL_LOAD = 0.03
"""Far below what makes the largest frame unstable."""
MODES = 6


def frame(bays: int, storeys: int, **options: Any) -> dict[str, Any]:
    """Without checks."""
    document = checked_frame(bays, storeys)
    analysis = document["analysis"]
    analysis["unity_checks"] = []
    analysis["options"] |= options
    return document


def second_order(bays: int, storeys: int) -> dict[str, Any]:
    """One combination, and nothing beside it."""
    document = frame(
        bays, storeys, order="NONLINEAR", nonlinear_method="P_DELTA", solve_loadcases=False
    )
    for factor in document["analysis"]["load_combinations"][0]["load_case_factors"]:
        factor["factor"] *= SMALL_LOAD
    return document


def modes(bays: int, storeys: int) -> dict[str, Any]:
    document = frame(bays, storeys)
    document["analysis"]["modal"] = {"num_modes": MODES}
    return document


def solve_usably(text: bytes) -> None:
    assert solve(text).is_usable


Make = Callable[[int, int], dict[str, Any]]
OPERATIONS: dict[str, tuple[Make, Callable[[bytes], Any]]] = {
    "validate": (checked_frame, validate),
    "solve": (frame, solve_usably),
    "check": (checked_frame, solve_usably),
    "second order": (second_order, solve_usably),
    "modes": (modes, solve_usably),
}
