"""Rigid diaphragms: closed forms, and nodes that move in their plane as one body."""

import math
from typing import Any

import pytest

from loadpath.engine import DocumentRefused, ResultSet, solve
from tests.engine.frames import SECTION, Json, document, force, member, node

E = 210e9
HEIGHT, WIDE, DEEP = 4.0, 6.0, 5.0
# Columns stand along Y; local z of a column lies along global X here and y along Z.
CORNERS = [(0.0, 0.0), (WIDE, 0.0), (WIDE, DEEP), (0.0, DEEP)]


def storey(loads: list[Json], rigid: bool = True, **more: Any) -> Json:
    """Four clamped columns without beams; their heads are one floor."""
    nodes = [node(i + 1, x, 0.0, z, support=1) for i, (x, z) in enumerate(CORNERS)]
    nodes += [node(i + 5, x, HEIGHT, z) for i, (x, z) in enumerate(CORNERS)]
    frame = document(
        nodes,
        [member(i, i, i + 4) for i in range(1, 5)],
        {"nodal_loads": loads},
        options=more.pop("options", None),
        model={"sections": [{**SECTION, "i_y": SECTION["i_z"]}], **more.pop("model", {})},
        analysis=more,
    )
    if rigid:
        frame["model"]["rigid_diaphragms"] = [{"id": 1, "node_ids": [5, 6, 7, 8]}]
    return frame


def moved(found: ResultSet, id_: int) -> tuple[float, float, float]:
    row = found.displacement(id_)
    return float(row.dx), float(row.dz), float(row.ry)


def test_a_push_at_one_column_moves_all() -> None:
    """The floor keeps heads from turning about Y alone: 4 times 3 EI / h^3 along X, and the moment
    about the centre turns it against those stiffnesses and G J / h of the columns."""
    push = 3e4
    found = solve(storey([force(5, [1, 0, 0], push)])).loadcases["Q"]
    k = 3 * E * SECTION["i_z"] / HEIGHT**3
    twist = 81e9 * SECTION["j"] / HEIGHT
    arm = DEEP / 2  # of the push about the centre, at z = 0
    turn = push * arm / (4 * k * ((WIDE / 2) ** 2 + (DEEP / 2) ** 2) + 4 * twist)
    centre = push / (4 * k)
    for id_, (x, z) in zip(range(5, 9), CORNERS, strict=True):
        dx, dz, ry = moved(found, id_)
        assert ry == pytest.approx(-turn, rel=1e-9)
        assert dx == pytest.approx(centre - turn * (z - DEEP / 2), rel=1e-9)
        assert dz == pytest.approx(turn * (x - WIDE / 2), rel=1e-9)
    assert found.balance.balance_error < 1e-12
    assert sum(float(found.reaction(i).fx) for i in range(1, 5)) == pytest.approx(-push, rel=1e-9)


def test_across_its_plane_nodes_are_free() -> None:
    loads = [force(5, [0, -1, 0], 1e5)]
    with_floor, without = (solve(storey(loads, rigid)).loadcases["Q"] for rigid in (True, False))
    for id_ in (5, 6):
        assert with_floor.displacement(id_).dy == pytest.approx(
            without.displacement(id_).dy, rel=1e-12, abs=1e-15
        )


@pytest.mark.parametrize("order", ["first", "second"])
def test_a_floor_is_a_body(order: str) -> None:
    """Distances in the plane keep to first order whatever acts, in every order of nodes."""
    options = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"} if order == "second" else None
    loads = [
        force(5, [1, 0, 0.3], 3e4, 1),
        force(7, [0, -1, 0], 4e5, 2),
        force(6, [0, -1, 0], 3e5, 3),
        force(8, [0.2, 0, -1], 1e4, 4),
    ]
    given = storey(loads, options=options)
    found = solve(given).loadcases["Q"]
    dx, dz, ry = moved(found, 5)
    for id_, (x, z) in zip(range(5, 9), CORNERS, strict=True):
        assert moved(found, id_) == pytest.approx((dx + ry * z, dz - ry * x, ry), rel=1e-9)
    given["model"]["rigid_diaphragms"][0]["node_ids"] = [7, 5, 8, 6]
    again = solve(given).loadcases["Q"]
    assert moved(again, 8) == pytest.approx(moved(found, 8), rel=1e-9)
    assert found.balance.balance_error < 1e-9


def test_sway_of_second_order_is_that_of_all_columns_together() -> None:
    """Loads on two columns lean on the other two: amplification 1 / (1 - P h / sum of stiffness)
    within what P-small-delta adds (a fifth of it)."""
    push, side = 4e5, 1e4
    loads = [force(5, [0, -1, 0], push, 1), force(7, [0, -1, 0], push, 2)]
    loads += [force(i, [1, 0, 0], side, i) for i in (5, 6, 7, 8)]
    options = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    found = solve(storey(loads, options=options)).loadcases["Q"]
    ei = E * SECTION["i_z"]
    c = math.sqrt(push / ei)
    loaded = push / (math.tan(c * HEIGHT) / c - HEIGHT)
    stiffness = 2 * loaded + 2 * 3 * ei / HEIGHT**3
    assert moved(found, 5)[0] == pytest.approx(4 * side / stiffness, rel=1e-5)


def test_frequencies_are_those_of_a_body_on_springs() -> None:
    """Masses at the heads; two sways and a turn, of 4 k and of 4 (k r^2 + G J / h)."""
    mass = 2e4
    given = storey(
        [],
        model={"nodal_masses": [{"node": i, "mass": mass} for i in range(5, 9)]},
        modal={"num_modes": 3, "mass_formulation": "LUMPED"},
    )
    given["model"]["materials"] = [
        {**given["model"]["materials"][0], "density": 1e-3, "g_mod": 81e9}
    ]
    modal = solve(given).modal
    assert modal is not None
    k = 3 * E * SECTION["i_z"] / HEIGHT**3
    r2 = (WIDE / 2) ** 2 + (DEEP / 2) ** 2
    sway = math.sqrt(k / mass) / (2 * math.pi)
    turn = math.sqrt((k * r2 + 81e9 * SECTION["j"] / HEIGHT) / (mass * r2)) / (2 * math.pi)
    found = [mode["natural_frequency"] for mode in modal["modes"]]
    assert found == pytest.approx(sorted([sway, sway, turn]), rel=1e-6)


def test_a_node_off_the_plane_is_refused() -> None:
    given = storey([])
    given["model"]["nodes"][6]["Y"] += 0.1
    with pytest.raises(DocumentRefused) as refused:
        solve(given)
    assert "diaphragm_not_flat" in [issue.code for issue in refused.value.issues]


def test_a_wall_that_is_rigid_in_its_plane() -> None:
    """With a normal along Z nodes of a wall move together in X and Y."""
    given = storey([force(5, [1, 0, 0], 1e4)], rigid=False)
    given["model"]["rigid_diaphragms"] = [{"id": 1, "node_ids": [5, 6], "normal": [0.0, 0.0, 2.0]}]
    found = solve(given).loadcases["Q"]
    a, b = found.displacement(5), found.displacement(6)
    assert a.dx == pytest.approx(b.dx, rel=1e-9)
    assert b.dy == pytest.approx(float(a.dy) + float(a.rz) * WIDE, rel=1e-9, abs=1e-12)
    assert a.rz == pytest.approx(b.rz, rel=1e-9)
