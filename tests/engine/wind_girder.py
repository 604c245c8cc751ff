"""Parallel beams that a wind girder of pinned bars holds sideways, for tests of 5.3.3."""

import copy
from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import Any

from loadpath import Model
from loadpath.answer.stability import BracingForce
from loadpath.engine import Results
from tests.engine.stability_row import stability_row

Json = dict[str, Any]
PANEL, PANELS, BAY = 6.0, 4, 5.0
SPAN = PANEL * PANELS
DEPTH = 0.5
"""Of IPE500."""
STANDARD: Json = {
    "imperfection_case_id": 1,
    "load_combinations": [1],
    "standard": "EN 1993-1-1",
}


def girder(
    loads: Sequence[float] = (8e3,) * 4,
    *,
    wind: float = 0.0,
    axial: float = 0.0,
    diagonal: str = "CHS 114.3x5",
    ties: bool = False,
    angle: float = 0.0,
    mirror: bool = False,
    pieces: int = 1,
    rise: float = 0.0,
    direction: tuple[float, float, float] | None = None,
    section: Any = "IPE500",
) -> Json:
    """As many beams of 24 m as there are loads (N/m), 5 m apart along Z; the first two are the
    chords of the girder, and purlins hold the others to it. Beams are hinged sideways at every
    panel, so that the girder is a truss that statics alone decides. Nothing sways it.

    `ties` crosses the diagonals of every panel, which then bear tension alone; `wind` pushes the
    second beam along Z in every panel point; `rise` lifts the ridge in the middle."""
    model = Model("girder")
    turn = radians(angle)

    def at(x: float, y: float, z: float) -> Any:
        z = -z if mirror else z
        return model.node(x * cos(turn) + z * sin(turn), y, -x * sin(turn) + z * cos(turn))

    lateral = model.hinge(my=0.0)
    grid, beams = [], []
    for line, _ in enumerate(loads):
        row = []
        for k in range(PANELS + 1):
            height = rise * (1 - abs(2 * k / PANELS - 1))
            row.append(at(PANEL * k, height, BAY * line))
        grid.append(row)
        beams.append(
            [bar for ends in pairwise(row) for bar in beam(model, *ends, lateral, pieces, section)]
        )
    for line, (one, other) in enumerate(pairwise(grid)):
        for left, right in zip(one, other, strict=True):
            model.member(left, right, "CHS 114.3x5", "S355", member_type="Truss")
        if line == 0:
            brace(model, one, other, diagonal, ties)
    way = (-sin(turn) if mirror else sin(turn), 0.0, -cos(turn) if mirror else cos(turn))
    along = (cos(turn), 0.0, -sin(turn))
    for row in grid:
        axes = (along, (0.0, 1.0, 0.0))
        fork: Any = {"axes": axes, "RX": "Fixed", "RY": "Free", "RZ": "Free"}
        # Two chords that are held along themselves would clamp the girder there.
        model.support(row[0], X="Free" if row is grid[0] else "Fixed", **fork)
        model.support(row[-1], X="Free", **fork)
    dead = model.load_case("G")
    for row, bars, load in zip(grid, beams, loads, strict=True):
        if load:
            dead.line(bars, -load)
        if axial:
            dead.force(row[0], axial, along=along)
            dead.force(row[-1], -axial, along=along)
    if wind:
        for node in grid[1][1:-1]:
            dead.force(node, wind, along=way)
    sets = [model.member_set(bars) for bars in beams]
    model.bracing_system(sets, direction=direction, name="Roof")
    model.combination("ULS", {dead: 1.0})
    document: Json = model.to_document()
    document["analysis"]["imperfection_cases"] = [copy.deepcopy(STANDARD)]
    return document


def beam(model: Any, start: Any, end: Any, hinge: Any, pieces: int, section: Any) -> list[Any]:
    """A panel of a beam, in pieces of which the outermost alone have its hinges."""
    nodes = [start]
    for k in range(1, pieces):
        share = k / pieces
        nodes.append(
            model.node(*((1 - share) * getattr(start, a) + share * getattr(end, a) for a in "XYZ"))
        )
    nodes.append(end)
    return [
        model.member(
            *(one, other, section, "S355"),
            start_hinge=hinge if k == 0 else None,
            end_hinge=hinge if k == pieces - 1 else None,
        )
        for k, (one, other) in enumerate(pairwise(nodes))
    ]


def brace(model: Any, one: list[Any], other: list[Any], diagonal: str, ties: bool) -> None:
    """Diagonals that fall towards the middle on the second beam, or crossed ties."""
    for k in range(PANELS):
        pairs = [(one[k], other[k + 1]), (other[k], one[k + 1])]
        kind = "Tension" if ties else "Truss"
        for start, end in pairs if ties else pairs[(0 if k < PANELS / 2 else 1) :][:1]:
            model.member(start, end, diagonal, "S355", member_type=kind, classification="Diagonal")


def forces_of(results: Results) -> list[BracingForce]:
    return stability_row(results).bracing


def force_of(results: Results) -> BracingForce:
    (force,) = forces_of(results)
    return force


def typed_in(document: Json, force: BracingForce, pressed: Sequence[float]) -> Json:
    """The same without a standard, and with the forces of 5.3.3 as loads of its own."""
    assert force.q_d is not None
    plain = copy.deepcopy(document)
    del plain["analysis"]["imperfection_cases"], plain["model"]["bracing_systems"]
    members = {each["id"]: each for each in plain["model"]["members"]}
    case = plain["analysis"]["load_cases"][0]
    lines = case.setdefault("distributed_loads", [])
    points = case.setdefault("nodal_loads", [])
    for row, share in zip(plain["model"]["member_sets"], pressed, strict=True):
        line = force.q_d * share / sum(pressed)
        load = {"magnitude": line, "end_magnitude": line, "direction": list(force.direction)}
        ends: list[int] = []
        for number in row["member_ids"]:
            lines.append({"id": len(lines) + 1, "member": number, **load})
            ends += (members[number]["start_node_id"], members[number]["end_node_id"])
        for node in (each for each in ends if ends.count(each) == 1):
            back = {"magnitude": -0.5 * line * SPAN, "direction": list(force.direction)}
            points.append({"id": len(points) + 1, "node": node, **back})
    return plain
