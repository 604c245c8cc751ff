"""Motions that only tension resists: strings and pendulums in second order, and words in first."""

import math

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import SECTION, STEEL, Json, document, force, member, node

ROPE: Json = {**SECTION, "area": 1e-4, "i_y": 1e-9, "i_z": 1e-9, "j": 1e-9}
EA = STEEL["e_mod"] * ROPE["area"]
P_DELTA: Json = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
FAR: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
TAUT = 2e4
HALF = 4.0


def string(options: Json, push: list[float], *, turned: bool = False, **bars: object) -> ResultSet:
    """8 m of tension members in one line, pushed half-way with 1 kN; turned, upright."""
    nodes = [
        node(
            k + 1,
            *((0.0, 2.0 * k) if turned else (2.0 * k, 0.0)),
            support=1 if k in (0, 4) else None,
        )
        for k in range(5)
    ]
    members = [member(k, k, k + 1, member_type="Tension", **bars) for k in range(1, 5)]
    loads = {"nodal_loads": [force(3, push, 1e3)] if any(push) else []}
    model: Json = {"sections": [ROPE]}
    return solve(document(nodes, members, loads, options=options, model=model)).loadcases["Q"]


@pytest.mark.parametrize("turned", [False, True])
def test_a_string_that_is_plucked(turned: bool) -> None:
    """By P-Delta F L / 4 N under its pretension, which bending does not change; with large
    rotations 2 N sin = F with the force of its length."""
    push = [1.0, 0.0, 0.0] if turned else [0.0, -1.0, 0.0]
    key = "dx" if turned else "dy"
    plucked = string(P_DELTA, push, turned=turned, pretension=TAUT)
    assert plucked.is_usable, plucked.errors
    assert abs(getattr(plucked.displacement(3), key)) == pytest.approx(1e3 * HALF / 2 / TAUT)
    assert plucked.end_forces_of(2).fx == pytest.approx(TAUT, rel=1e-9)

    far = string(FAR, push, turned=turned, pretension=TAUT)
    assert far.is_usable, far.errors
    moved = abs(getattr(far.displacement(3), key))
    length = math.hypot(HALF, moved)
    normal = TAUT + EA * (length / HALF - 1.0)
    assert far.end_forces_of(2).fx == pytest.approx(normal, rel=1e-9)
    assert 2 * normal * moved / length == pytest.approx(1e3, rel=1e-9)
    for found in (plucked, far):
        assert found.balance.balance_error < 1e-9
        assert found.convergence.amplification is None
        assert not found.warnings


@pytest.mark.parametrize("options", [P_DELTA, FAR], ids=["p-delta", "large"])
def test_a_string_at_rest_stays_there(options: Json) -> None:
    found = string(options, [0.0, 0.0, 0.0], pretension=TAUT)
    assert found.is_usable, found.errors
    assert found.displacement(3).dy == 0.0
    assert found.end_forces_of(1).fx == pytest.approx(TAUT)
    assert not found.warnings


def test_first_order_names_node_and_remedy() -> None:
    (error,) = string({}, [0.0, -1.0, 0.0], pretension=TAUT).errors
    assert error.code == "singular_model"
    assert error.path == "model.nodes[2]"
    assert "node 3 can move freely along Y" in error.message
    assert "the tension of members 2, 3" in error.message
    assert error.message.endswith("ask for `order` NONLINEAR")


@pytest.mark.parametrize("options", [{}, P_DELTA, FAR], ids=["linear", "p-delta", "large"])
def test_a_line_without_tension_is_a_mechanism(options: Json) -> None:
    (error,) = string(options, [0.0, -1.0, 0.0]).errors
    assert error.code == "singular_model"
    assert "NONLINEAR" not in error.message


@pytest.mark.parametrize("push", [300.0, 0.0])
def test_a_weight_on_a_rod_swings_until_it_hangs_in_line(push: float) -> None:
    """The rod comes to lie along the force at its end."""
    weight, length = 1e4, 3.0
    total = math.hypot(weight, push)

    def hung(options: Json) -> ResultSet:
        loads = {"nodal_loads": [force(2, [push / total, -weight / total, 0.0], total)]}
        nodes = [node(1, 0.0, support=1), node(2, 0.0, -length)]
        bars = [member(1, 1, 2, member_type="Truss")]
        return solve(document(nodes, bars, loads, options=options)).loadcases["Q"]

    small = hung(P_DELTA)
    assert small.displacement(2).dx == pytest.approx(length * push / weight, rel=1e-9)
    far = hung(FAR)
    assert far.end_forces_of(1).fx == pytest.approx(total, rel=1e-9)
    now = length * (1 + total / (STEEL["e_mod"] * SECTION["area"]))
    assert far.displacement(2).dx == pytest.approx(now * push / total, rel=1e-9)


@pytest.mark.parametrize("options", [P_DELTA, FAR], ids=["p-delta", "large"])
def test_a_weight_above_its_rod_has_no_figures(options: Json) -> None:
    loads = {"nodal_loads": [force(2, [0.01, -1.0, 0.0], 1e4)]}
    nodes = [node(1, 0.0, support=1), node(2, 0.0, 3.0)]
    bars = [member(1, 1, 2, member_type="Truss")]
    assert not solve(document(nodes, bars, loads, options=options)).loadcases["Q"].is_usable
