"""Figures of `corpus/solved/peer`: displacements, reactions and end forces of the FERS engine.

A figure is compared with the largest force or movement of its set. Moments and rotations are held
against the larger of themselves and a thousandth of the forces and displacements, so that rounding
of what should be zero does not count.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

from loadpath.engine import Results, ResultSet
from tools.verification.figure import FORCES, MOVES, UNITS, Figure, Json

TOLERANCE = 1e-6
OUT_OF_PLANE = "moves out of plane in a 2D document"


class Row(NamedTuple):
    """Six figures of the peer and ours at one place."""

    place: str
    wanted: list[float]
    found: Any


def figures(case: Json, results: Results) -> Iterator[Figure]:
    tolerance = case.get("tolerance", TOLERANCE)
    for kind in ("loadcases", "loadcombinations"):
        for name, wanted in case["expected"][kind].items():
            if is_comparable(case, wanted):
                yield from of_set(f", {name}", wanted, getattr(results, kind)[name], tolerance)


def is_comparable(case: Json, wanted: Json) -> bool:
    """Whether the peer gave figures, and ones of the same structure."""
    return not wanted["errors"] and case.get("peer_fault") != OUT_OF_PLANE


def of_set(where: str, wanted: Json, found: ResultSet, tolerance: float) -> Iterator[Figure]:
    places = found._places
    # The peer cuts members where point loads sit; its extra nodes are not in the document.
    moved = [
        Row(f"node {key}", row, found.displacements[places.node[int(key)]])
        for key, row in wanted["displacements"].items()
        if int(key) in places.node
    ]
    held = [
        Row(f"the reaction of node {key}", row, found.reactions[places.support_node[int(key)]])
        for key, row in wanted["reactions"].items()
    ]
    ends = [
        Row(
            f"the {end} of member {key}", each[end], found.end_forces[places.member[int(key)]][part]
        )
        for key, each in wanted["members"].items()
        for end, part in (("start", slice(0, 7)), ("end", slice(7, 14)))
    ]
    yield from chain(
        of_rows(where, MOVES, moved, tolerance),
        of_rows(where, FORCES, held, tolerance),
        of_rows(where, FORCES, ends, tolerance),
    )


def of_rows(
    where: str, names: tuple[str, ...], rows: list[Row], tolerance: float
) -> Iterator[Figure]:
    parts = (range(3), range(3, 6))
    sizes = [max((abs(row.wanted[k]) for row in rows for k in part), default=0) for part in parts]
    scales = [max(sizes[0], 1e-3 * sizes[1]), max(sizes[1], 1e-3 * sizes[0])]
    for row in rows:
        for part, scale in zip(parts, scales, strict=True):
            size = scale if scale > 1e-12 else 1.0
            for k in part:
                what = f"{names[k]} of {row.place}{where}"
                unit, found = UNITS[names[k][0]], float(row.found[k])
                allowed = tolerance * size
                yield Figure(what, unit, row.wanted[k], found, allowed, size, of_many=True)
