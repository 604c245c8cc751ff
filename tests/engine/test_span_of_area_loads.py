"""Area loads that do not say how they span go to the beams that lie closest."""

import copy
import json
from itertools import pairwise
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve

Json = dict[str, Any]
LOAD = 4e3


def floor(pieces: int) -> tuple[Json, list[int]]:
    """Girders of 6 m at both ends of three beams of 6 m; each girder in pieces."""
    model = Model("floor")
    girders = [[model.node(6.0 * k / pieces, 4, z) for k in range(pieces + 1)] for z in (0.0, 6.0)]
    for row in girders:
        for one, other in pairwise(row):
            model.member(one, other, "IPE330", "S355")
        model.support(row[0], RX="Fixed", RY="Free", RZ="Free")
        model.support(row[-1], RX="Fixed", RY="Free", RZ="Free")
    beams = [
        model.member(
            girders[0][k], girders[1][k], "IPE270", "S355", start_hinge="pinned", end_hinge="pinned"
        )
        for k in (0, pieces // 2, pieces)
    ]
    corners = [(0, 4, 0), (6, 4, 0), (6, 4, 6), (0, 4, 6)]
    model.load_case("Q").area(corners, -LOAD)
    document: Json = json.loads(model.to_json())
    return document, [beam.id for beam in beams]


@pytest.mark.parametrize("pieces", [2, 4, 10])
def test_girders_in_pieces_take_no_load_off_the_beams(pieces: int) -> None:
    """The middle beam carries 3 m: q l² / 8."""
    document, beams = floor(pieces)
    results = solve(copy.deepcopy(document))
    moment = results.set("Q").curves(beams[1]).at(3.0)["mz"]
    assert abs(moment) == pytest.approx(LOAD * 3.0 * 6.0**2 / 8, rel=1e-9)
