"""How the two ends of a beam are held; the beam runs along X, Y is up.

A simple support is a fork: it holds the end against moving down, sideways and twisting, and lets
it bend and warp. One fork also holds the beam along its axis, so nothing can move freely.
"""

from typing import Any

FREEDOMS = ("X", "Y", "Z", "RX", "RY", "RZ")

_FORK = frozenset({"Y", "Z", "RX"})
_CLAMP = frozenset(FREEDOMS)
_NOTHING: frozenset[str] = frozenset()

ENDS = {
    "simply_supported": (_FORK | {"X"}, _FORK),
    "cantilever": (_CLAMP, _NOTHING),
    "fixed": (_CLAMP, _CLAMP),
}
"""What is held at the start and at the end of the beam."""


def beam_supports(support: str) -> list[dict[str, Any]]:
    """The nodal supports, numbered like the nodes."""
    ends = enumerate(ENDS[support], start=1)
    return [_nodal_support(number, held) for number, held in ends if held]


def _nodal_support(number: int, held: frozenset[str]) -> dict[str, Any]:
    return {
        "id": number,
        "classification": None,
        **{freedom: _condition(freedom in held) for freedom in FREEDOMS},
        "warping_condition": _condition(held == _CLAMP),
    }


def _condition(fixed: bool) -> dict[str, Any]:
    return {"condition_type": "Fixed" if fixed else "Free", "stiffness": None}
