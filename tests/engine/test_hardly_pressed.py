"""Load factors of structures that hardly anything presses: they go with one over the loads."""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve
from tests.engine.stability_row import stability_row

LIFTS = (1.0, 10.0, 20.0)


def canopy(lift: float) -> dict[str, Any]:
    """Two arms on a thin post, which wind lifts: only the arms' own weight presses anything."""
    model = Model("canopy")
    foot, head = model.node(0, 0, 0), model.node(0, 4, 0)
    model.fix(foot)
    model.member(foot, head, "L 60x60x6", "S355")
    arms = [
        model.member(head, end, "HEA160", "S355")
        for end in (model.node(3, 4.3, 0), model.node(3, 5, 2))
    ]
    weight = model.load_case("G").line(arms, -1e3)
    wind = model.load_case("W").line(arms[0], 6e3)
    model.combination("up", {weight: 0.9 * lift, wind: 1.5 * lift}, limit_state="ULS")
    model.check_ec3(limit_state="ULS")
    document: dict[str, Any] = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def test_factors_go_with_one_over_the_loads() -> None:
    found = [stability_row(solve(canopy(lift))).alpha_cr for lift in LIFTS]
    assert None not in found
    products = [lift * alpha for lift, alpha in zip(LIFTS, found, strict=True) if alpha]
    assert products == pytest.approx([products[0]] * len(LIFTS), rel=1e-3)
