"""Structures for which sections are sought."""

import json
from itertools import pairwise
from typing import Any

from loadpath import Model


def hall(
    bays: int = 2,
    *,
    udl: float = 18e3,
    beam: str = "IPE400",
    column: str = "HEB200",
    limit: float = 300,
) -> dict[str, Any]:
    """Beams hinged to columns that are held at their heads: loads flow by statics, so that hand
    and engine agree on who carries what."""
    model = Model("hall")
    hinge = model.hinge(my=0, mz=0)
    feet = [model.node(6.0 * k, 0.0) for k in range(bays + 1)]
    heads = [model.node(6.0 * k, 4.0) for k in range(bays + 1)]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, column, "S355", classification="Column")
        model.pin(foot, RY="Fixed")
        model.support(head, X="Fixed", Y="Free", RX="Free", RZ="Free")
    load, dead = model.load_case("Q"), model.load_case("G")
    dead.self_weight()
    for left, right in pairwise(heads):
        member = model.member(
            left,
            right,
            beam,
            "S355",
            classification="Beam",
            start_hinge=hinge,
            end_hinge=hinge,
        )
        load.line(member, -udl)
    model.combination("ULS 1", {dead: 1.35, load: 1.5})
    model.combination("SLS 1", {dead: 1.0, load: 1.0})
    model.check_ec3()
    model.check_deflection(limit, "Beam")
    document: dict[str, Any] = json.loads(model.to_json())
    return document


def crossing(beam: str = "IPE300", girder: str = "IPE300") -> dict[str, Any]:
    """Two that cross, stiffly joined in the middle. The ends of the beam settle, so that it hangs
    on the girder, more so the stiffer it is; and a girder that is soft rests on the beam."""
    model = Model("crossing")
    middle = model.node(0, 0, 0)
    beams = ("Beam", beam, "S355", (-3, 0), (3, 0))
    girders = ("Girder", girder, "S235", (0, -6), (0, 6))
    load, dead, settled = (model.load_case(name) for name in ("Q", "G", "settlement"))
    dead.self_weight()
    for kind, section, grade, *ends in (beams, girders):
        is_beam = kind == "Beam"
        for x, z in ends:
            end = model.node(x, 0, z)
            member = model.member(end, middle, section, grade, classification=kind)
            model.support(
                end,
                RX="Fixed" if is_beam else "Free",
                RY="Free",
                RZ="Free" if is_beam else "Fixed",
            )
            if is_beam:
                settled.settle(end, Y=-0.01)
            else:
                load.line(member, -3e3)
    model.combination("ULS 1", {dead: 1.35, load: 1.5})
    model.combination("ULS 2", {dead: 1.0, settled: 1.0})
    model.check_ec3(include_ltb=False)
    return model.to_document()
