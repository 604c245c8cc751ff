"""How much crossed ties hold in modes: one of them, whether both hang slack or one is taut."""

from math import hypot
from typing import Any

import pytest

from loadpath import Model
from loadpath.answer.stability import CombinationStability
from loadpath.engine import solve
from tests.engine.stability_row import stability_row

Json = dict[str, Any]
HEIGHT, WIDTH, LOAD = 4.0, 6.0, 1500e3
TIE = "L40X40X4"


def braced(ties: str, wind: float) -> Json:
    """Columns that a bay of ties alone keeps upright; ties "/" and "\\" are bays of their own."""
    model = Model("braced", dimensionality="2D")
    feet = [model.node(x * WIDTH, 0) for x in range(4)]
    heads = [model.node(x * WIDTH, HEIGHT) for x in range(4)]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEA200", "S355", end_hinge="pinned")
    for k in range(3):
        model.member(heads[k], heads[k + 1], "HEA300", "S355")
    rising, falling = {"X": (0, 0), "/": (0, None), "/ \\": (0, 2)}[ties]
    model.member(feet[rising], heads[rising + 1], TIE, "S355", member_type="Tension")
    if falling is not None:
        model.member(feet[falling + 1], heads[falling], TIE, "S355", member_type="Tension")
    model.pin(*feet)
    weight = model.load_case("G").force(heads[0], -LOAD).force(heads[3], -LOAD)
    factors = {weight: 1.0}
    if wind:
        factors[model.load_case("W").force(heads[0], wind, along="X")] = 1.0
    model.combination("ULS", factors)
    model.check_ec3(include_ltb=False, limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def alpha_of_one_tie(document: Json) -> float:
    """Columns on hinges lean where their load is the stiffness of the tie times their height."""
    area: float = document["model"]["sections"][-1]["area"]
    length = hypot(HEIGHT, WIDTH)
    stiffness = 210e9 * area / length * (WIDTH / length) ** 2
    return stiffness * HEIGHT / (2.0 * LOAD)


def stability_of(document: Json) -> CombinationStability:
    return stability_row(solve(document))


@pytest.mark.parametrize("ties", ["X", "/ \\"])
@pytest.mark.parametrize("wind", [0.0, 100.0, 20e3, -20e3])
def test_two_that_hold_by_turns_are_one(ties: str, wind: float) -> None:
    document = braced(ties, wind)
    row = stability_of(document)
    assert row.alpha_cr == pytest.approx(alpha_of_one_tie(document), rel=0.04)
    assert row.order == "NONLINEAR"


def test_one_alone_is_as_stiff() -> None:
    document = braced("/", 20e3)
    row = stability_of(document)
    assert row.alpha_cr == pytest.approx(alpha_of_one_tie(document), rel=0.04)


def walls(spread: float) -> Json:
    """Two walls with crossed ties in both end bays; a pull on the heads of one spreads its bays."""
    model = Model("walls")
    loads = model.load_case("G")
    for z, pull in ((0.0, spread), (8.0, 0.0)):
        feet = [model.node(x * WIDTH, 0, z) for x in range(4)]
        heads = [model.node(x * WIDTH, HEIGHT, z) for x in range(4)]
        for foot, head in zip(feet, heads, strict=True):
            model.member(foot, head, "HEA200", "S355", end_hinge="pinned")
            model.support(foot, RX="Free", RZ="Free")
            model.support(head, X="Free", Y="Free", RX="Free", RY="Free", RZ="Free")
        for k in range(3):
            model.member(heads[k], heads[k + 1], "HEA300", "S355")
        for k in (0, 2):
            model.member(feet[k], heads[k + 1], TIE, "S355", member_type="Tension")
            model.member(feet[k + 1], heads[k], TIE, "S355", member_type="Tension")
        loads.force(heads[0], -LOAD).force(heads[3], -LOAD)
        if pull:
            loads.force(heads[0], -pull, along="X").force(heads[3], pull, along="X")
    model.combination("ULS", {loads: 1.0})
    model.check_ec3(include_ltb=False, limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


@pytest.mark.parametrize("spread", [0.0, 2e6])
def test_taut_ties_of_one_wall_leave_those_of_another_at_rest(spread: float) -> None:
    """Taut ones of both ways hold their own wall; the other has its own two bays as before."""
    document = walls(spread)
    row = stability_of(document)
    assert row.alpha_cr == pytest.approx(2 * alpha_of_one_tie(document), rel=0.04)
