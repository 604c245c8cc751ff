"""EN 1993-1-1, 5.3.2(8): a structure leans in every direction, one at a time. The verdict of Auto
is never greener than the worst lean that somebody states by hand, with phi of their own."""

import copy
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve
from tests.engine.stability_row import stability_row

Json = dict[str, Any]
AXES = {
    "+X": [0.0, 0.0, -1.0],
    "-X": [0.0, 0.0, 1.0],
    "+Z": [1.0, 0.0, 0.0],
    "-Z": [-1.0, 0.0, 0.0],
}
"""About which a lean goes that way: the axis times up."""


def by_hand(document: Json, axis: list[float], phi: float) -> Results:
    """In the order that Auto takes, with lengths of the members' own."""
    stated = copy.deepcopy(document)
    analysis = stated["analysis"]
    order = stability_row(solve(document)).order
    del analysis["options"]["stability"]
    analysis["options"] |= {"order": order, "nonlinear_method": "P_DELTA"}
    analysis["imperfection_cases"] = [
        {
            "imperfection_case_id": 1,
            "load_combinations": [1],
            "sway_imperfections": [{"axis": axis, "magnitude": phi}],
        }
    ]
    return solve(stated)


def utilization(results: Results) -> float:
    found = results.verdict.utilization
    assert found is not None, results.headline
    return found


def phi_of(height: float, columns: int) -> float:
    alpha_h = min(max(2 / sqrt(height), 2 / 3), 1)
    return alpha_h * sqrt(0.5 * (1 + 1 / columns)) / 200


def finished(model: Model, factors: dict[Any, float]) -> Json:
    model.combination("ULS", factors)
    model.check_ec3(include_ltb=False, limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def braced_bay(model: Model, x: float, height: float, load: float, brace: str) -> list[Any]:
    """Two pinned columns under a pinned beam with a single diagonal; gives their heads."""
    feet = [model.node(at, 0.0) for at in (x, x + 6.0)]
    heads = [model.node(at, height) for at in (x, x + 6.0)]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB240", "S355")
    model.member(heads[0], heads[1], "HEA200", "S355", member_type="Truss")
    model.member(feet[0], heads[1], brace, "S355", member_type="Truss")
    model.pin(*feet)
    for head in heads:
        model.load_cases["G"].force(head, -load)
    return heads


def table(loads: tuple[float, float, float, float], wind: float = 0.0) -> Json:
    """Four pinned columns with a single diagonal on each face and a stiff top."""
    model = Model("table")
    places = [(0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0)]
    feet = [model.node(x, 0.0, z) for x, z in places]
    heads = [model.node(x, 4.0, z) for x, z in places]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB240", "S355")
    for k in range(4):
        model.member(heads[k], heads[(k + 1) % 4], "HEA200", "S355", member_type="Truss")
    for k in range(4):
        model.member(feet[k], heads[(k + 1) % 4], "CHS 60.3x4", "S355", member_type="Truss")
    model.member(heads[0], heads[2], "HEA200", "S355", member_type="Truss")
    model.pin(*feet)
    dead = model.load_case("G")
    for head, load in zip(heads, loads, strict=True):
        dead.force(head, -load)
    factors = {dead: 1.0}
    if wind:
        factors[model.load_case("W").force(heads[0], wind, along="X")] = 1.0
    return finished(model, factors)


def transfer_tower(pull: float) -> Json:
    """Two storeys, the lower one stiffly braced and pulled along X; the weight is on top."""
    model = Model("tower", dimensionality="2D")
    levels = [[model.node(x, y) for x in (0.0, 6.0)] for y in (0.0, 4.0, 8.0)]
    for below, above in pairwise(levels):
        for foot, head in zip(below, above, strict=True):
            model.member(foot, head, "HEB240", "S355")
        model.member(above[0], above[1], "HEA200", "S355", member_type="Truss")
    model.member(levels[0][0], levels[1][1], "CHS 168.3x8", "S355", member_type="Truss")
    model.member(levels[1][0], levels[2][1], "CHS 48.3x3.2", "S355", member_type="Truss")
    model.pin(*levels[0])
    dead = model.load_case("G")
    for head in levels[2]:
        dead.force(head, -500e3)
    if pull:
        dead.force(levels[1][0], pull, along="X")
    return finished(model, {dead: 1.0})


def two_frames(push: float) -> Json:
    """Apart from each other; the push is on the light one."""
    model = Model("two", dimensionality="2D")
    dead = model.load_case("G")
    braced_bay(model, 0.0, 4.0, 500e3, "CHS 48.3x3.2")
    heads = braced_bay(model, 20.0, 4.0, 10e3, "CHS 88.9x4")
    if push:
        dead.force(heads[0], push, along="X")
    return finished(model, {dead: 1.0})


def beside_a_tower(height: float) -> Json:
    model = Model("apart", dimensionality="2D")
    dead = model.load_case("G")
    braced_bay(model, 0.0, 4.0, 350e3, "CHS 48.3x3.2")
    braced_bay(model, 20.0, height, 100e3, "CHS 168.3x8")
    return finished(model, {dead: 1.0})


def raking_legs(foot: float) -> Json:
    """Two A-frames 5 m high whose legs stand `foot` from their middle; a diagonal between."""
    model = Model("rack")
    tops, lows = [], []
    for z in (0.0, 6.0):
        top = model.node(0.0, 5.0, z)
        legs = [model.node(way * foot, 0.0, z) for way in (-1.0, 1.0)]
        for leg in legs:
            model.member(leg, top, "HEB200", "S355")
        model.pin(*legs)
        tops.append(top)
        lows.append(legs[0])
    model.member(tops[0], tops[1], "HEA200", "S355", member_type="Truss")
    model.member(lows[0], tops[1], "CHS 60.3x4", "S355", member_type="Truss")
    dead = model.load_case("G")
    for top in tops:
        dead.force(top, -900e3)
    return finished(model, {dead: 1.0})


MODELS: dict[str, tuple[Json, float]] = {
    "alike": (table((500e3,) * 4), phi_of(4.0, 2)),
    "lopsided": (table((900e3, 200e3, 200e3, 900e3)), phi_of(4.0, 2)),
    "in a corner": (table((1500e3, 100e3, 300e3, 100e3)), phi_of(4.0, 2)),
    "with wind": (table((500e3,) * 4, wind=60e3), phi_of(4.0, 2)),
    "pulled below": (transfer_tower(20e3), phi_of(8.0, 2)),
    "not pulled": (transfer_tower(0.0), phi_of(8.0, 2)),
    "two frames": (two_frames(20e3), phi_of(4.0, 2)),
    "beside a tower": (beside_a_tower(12.0), phi_of(4.0, 2)),
    "legs that rake": (raking_legs(3.1), phi_of(5.0, 2)),
    "legs that hardly rake": (raking_legs(1.0), phi_of(5.0, 2)),
}


@pytest.mark.parametrize("name", MODELS)
def test_no_lean_by_hand_is_worse(name: str) -> None:
    document, phi = MODELS[name]
    mine = utilization(solve(document))
    for way, axis in AXES.items():
        if way.endswith("Z") and all(node["Z"] == 0.0 for node in document["model"]["nodes"]):
            continue
        theirs = by_hand(document, axis, phi).verdict.utilization
        assert theirs is not None
        assert mine >= 0.99 * theirs, way


def test_a_load_that_pushes_one_part_relieves_no_other() -> None:
    assert utilization(solve(two_frames(20e3))) >= utilization(solve(two_frames(0.0))) * 0.999
    assert utilization(solve(transfer_tower(20e3))) >= utilization(solve(transfer_tower(0.0))) * 0.9


def test_a_tower_beside_it_changes_no_platform() -> None:
    used = [utilization(solve(beside_a_tower(height))) for height in (4.1, 12.0)]
    assert used[1] == pytest.approx(used[0], rel=0.01)


def test_a_lean_that_is_stated_stands_beside_the_others() -> None:
    document = two_frames(0.0)
    lean = {"axis": [0.0, 0.0, 1.0], "magnitude": 1e-6}
    document["analysis"]["imperfection_cases"] = [
        {"imperfection_case_id": 1, "load_combinations": [1], "sway_imperfections": [lean]}
    ]
    assert utilization(solve(document)) == pytest.approx(utilization(solve(two_frames(0.0))), 1e-6)
    first, *others = solve(document).stability or []
    assert "the document states its imperfections" in first.reason
    assert first.initial_sway is None
    assert [row.initial_sway is not None for row in others] == [True, True]
