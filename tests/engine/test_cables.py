"""Cables as elastic catenaries, and pretension: closed forms, published figures, theorems."""

import math
import random
from typing import Any

import numpy as np
import pytest

from loadpath.document import validate
from loadpath.engine import DocumentRefused, ResultSet, solve
from tests.engine.frames import FREE, SECTION, STEEL, Json, document, force, line_load, member, node

E = STEEL["e_mod"]
AREA = 5e-4
ROPE: Json = {**SECTION, "area": AREA, "i_y": 1e-9, "i_z": 1e-9, "j": 1e-9}
WEIGHT = STEEL["density"] * 9.81 * AREA
COROTATIONAL: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
OWN_WEIGHT: Json = {"enable_self_weight": True, "self_weight_load_case_id": 1}


def hung(
    nodes: list[Json], cables: list[Json], loads: Json, *, options: Json | None = None, **model: Any
) -> ResultSet:
    members = [{**each, "member_type": each.get("member_type", "Cable")} for each in cables]
    frame = document(
        nodes,
        members,
        loads,
        options={**COROTATIONAL, **(options or {})},
        model={"sections": [ROPE], **model},
    )
    found = solve(frame).loadcases["Q"]
    assert found.is_usable, found.errors
    assert found.balance.balance_error < 1e-9
    return found


SPAN = [node(1, 0.0, support=1), node(2, 20.0, support=1)]


def test_a_heavy_cable_of_given_length() -> None:
    """Half the span is H/w asinh(wL/2H) + HL/2EA (Irvine, Cable Structures, sec. 2.2)."""
    length = 20.2
    found = hung(SPAN, [member(1, 1, 2, unstretched_length=length)], {}, options=OWN_WEIGHT)
    h, v = -found.reaction(1).fx, found.reaction(1).fy
    assert v == pytest.approx(WEIGHT * length / 2, rel=1e-12)
    half = h / WEIGHT * math.asinh(v / h) + h * length / (2 * E * AREA)
    assert half == pytest.approx(10.0, rel=1e-10)
    tension = math.hypot(h, v)
    assert found.start_forces(1).fx == pytest.approx(-tension, rel=1e-12)
    assert found.end_forces_of(1).fx == pytest.approx(tension, rel=1e-12)
    assert found.start_forces(1).fy == 0.0
    sag = h / WEIGHT * (math.hypot(1.0, v / h) - 1.0) + WEIGHT * length**2 / (8 * E * AREA)
    # The shape between seventeen points of it, by cubics.
    assert -found.extremes(1).dy.min == pytest.approx(sag, rel=1e-6)


def test_a_line_over_325_metres() -> None:
    """Code_Aster V6.05.116, from V6.02.114 (SSNL114): sag of 6.352 m under its own weight."""
    wire = {**ROPE, "area": 2.2783e-4}
    metal = {**STEEL, "e_mod": 5.7e10, "g_mod": 2.2e10, "density": 2844.23}
    found = hung(
        [node(1, 0.0, support=1), node(2, 325.0, support=1)],
        [member(1, 1, 2)],
        {},
        options=OWN_WEIGHT,
        sections=[wire],
        materials=[metal],
    )
    assert -found.extremes(1).dy.min == pytest.approx(6.352, abs=1e-3)


def test_cutting_a_cable_changes_nothing() -> None:
    """Its own length, weight and a wind across it, whole and cut where it hangs."""
    loads = {"distributed_loads": [line_load(1, [0, 0, 1], 80.0)]}
    whole = hung(SPAN, [member(1, 1, 2, unstretched_length=20.6)], loads, options=OWN_WEIGHT)
    nodes = [*SPAN, node(3, 8.0, -1.0, 0.5)]
    parts = [member(1, 1, 3, unstretched_length=7.6), member(2, 3, 2, unstretched_length=13.0)]
    loads = {
        "distributed_loads": [
            line_load(1, [0, 0, 1], 80.0),
            {**line_load(2, [0, 0, 1], 80.0), "id": 2},
        ]
    }
    cut = hung(nodes, parts, loads, options=OWN_WEIGHT)
    for id_ in (1, 2):
        for name in ("fx", "fy", "fz"):
            got = getattr(cut.reaction(id_), name)
            assert got == pytest.approx(getattr(whole.reaction(id_), name), rel=1e-7)
    assert cut.end_forces_of(1).fx == pytest.approx(-cut.start_forces(2).fx, rel=1e-7)


def test_a_force_on_a_cable_is_a_force_on_a_node_of_it() -> None:
    on_cable = {"id": 1, "member": 1, "position": 0.4, "direction": [0, -1, 0], "magnitude": 5e3}
    whole = hung(SPAN, [member(1, 1, 2, pretension=2e4)], {"member_point_loads": [on_cable]})
    nodes = [*SPAN, node(3, 8.0)]
    parts = [member(1, 1, 3, pretension=2e4), member(2, 3, 2, pretension=2e4)]
    cut = hung(nodes, parts, {"nodal_loads": [force(3, [0, -1, 0], 5e3)]})
    assert cut.reaction(1).fx == pytest.approx(whole.reaction(1).fx, rel=1e-8)
    assert cut.reaction(1).fy == pytest.approx(whole.reaction(1).fy, rel=1e-8)
    assert cut.displacement(3).dy == pytest.approx(whole.extremes(1).dy.min, rel=1e-6)


def test_a_slack_cable_pulls_when_it_is_taut() -> None:
    """Two ropes that are too long: the node falls until they are straight."""
    push = 1e3
    parts = [member(1, 1, 3, unstretched_length=12.5), member(2, 3, 2, unstretched_length=12.5)]
    found = hung([*SPAN, node(3, 10.0)], parts, {"nodal_loads": [force(3, [0, -1, 0], push)]})
    strain = found.end_forces_of(1).fx / (E * AREA)
    fall = math.sqrt((12.5 * (1 + strain)) ** 2 - 100.0)
    assert -found.displacement(3).dy == pytest.approx(fall, rel=1e-9)
    pull = push / 2 * 12.5 * (1 + strain) / fall
    assert found.end_forces_of(1).fx == pytest.approx(pull, rel=1e-9)


@pytest.mark.parametrize("seed", range(6))
def test_chains_of_ropes_that_are_too_long_hang_where_their_forces_balance(seed: int) -> None:
    """Ropes up to 30 % too long, loads to all sides: each is straight and as long as its tension
    makes it, and at every node tensions and load cancel."""
    chance = random.Random(seed)
    count = chance.choice([2, 3, 5])
    inner = list(range(11, 10 + count))
    nodes = [*SPAN, *(node(id_, 20.0 / count * (id_ - 10)) for id_ in inner)]
    ends = [1, *inner, 2]
    rests = [20.0 / count * chance.uniform(1.0, 1.3) for _ in range(count)]
    parts = [member(k + 1, ends[k], ends[k + 1], unstretched_length=rests[k]) for k in range(count)]
    pulls = {
        id_: [
            1e3 * chance.uniform(-1, 1),
            -1e3 * chance.uniform(0.5, 5),
            1e3 * chance.uniform(-1, 1),
        ]
        for id_ in inner
    }
    loads = [force(id_, pull, 1.0, id_) for id_, pull in pulls.items()]
    found = hung(nodes, parts, {"nodal_loads": loads})
    places = {each["id"]: np.array([each["X"], each["Y"], each["Z"]]) for each in nodes}
    for id_ in inner:
        moved = found.displacement(id_)
        places[id_] += [moved.dx, moved.dy, moved.dz]
    left = {id_: np.array(pull) for id_, pull in pulls.items()}
    for k in range(count):
        reach = places[ends[k + 1]] - places[ends[k]]
        tension = found.end_forces_of(k + 1).fx
        length = rests[k] * (1 + tension / (E * AREA))
        assert np.linalg.norm(reach) == pytest.approx(length, rel=1e-9)
        for id_, sign in ((ends[k], 1.0), (ends[k + 1], -1.0)):
            if id_ in left:
                left[id_] += sign * tension * reach / length
    for rest in left.values():
        assert rest == pytest.approx([0.0, 0.0, 0.0], abs=1e-4)


def test_a_cable_without_loads_that_is_too_long_bears_nothing() -> None:
    stayed = [*SPAN, node(3, 10.0, 4.0)]
    mast = [
        member(1, 1, 3, unstretched_length=12.0),
        member(2, 2, 3),
        member(3, 1, 3, member_type="Normal"),
    ]
    loads = {"nodal_loads": [force(3, [0, -1, 0], 1e3)]}
    found = hung(stayed, mast, loads, sections=[SECTION])
    assert found.end_forces_of(1).fx == 0.0
    assert found.start_forces(1).fx == 0.0


def test_pretension_and_temperature_are_lengths() -> None:
    """A fixed cable that is cooled down has the force of one that is cut shorter."""
    cold = {"temperature_loads": [{"id": 1, "member": 1, "uniform": -50.0}]}
    cooled = hung(SPAN, [member(1, 1, 2)], cold)
    shorter = hung(SPAN, [member(1, 1, 2, unstretched_length=20 * (1 - 50 * 1.2e-5))], {})
    assert cooled.end_forces_of(1).fx == pytest.approx(shorter.end_forces_of(1).fx, rel=1e-12)
    pulled = hung(SPAN, [member(1, 1, 2, pretension=5e4)], {})
    assert pulled.end_forces_of(1).fx == pytest.approx(5e4, rel=1e-12)


@pytest.mark.parametrize("options", [{"order": "LINEAR"}, {"nonlinear_method": "P_DELTA"}])
def test_cables_turn_far_whatever_is_asked_for(options: Json) -> None:
    nodes = [*SPAN, node(3, 8.0)]
    parts = [member(i, a, b, member_type="Cable") for i, a, b in ((1, 1, 3), (2, 3, 2))]
    frame = document(
        nodes,
        parts,
        {"nodal_loads": [force(3, [0, -1, 0], 5e3)]},
        options={"order": "NONLINEAR", **options},
        model={"sections": [ROPE]},
    )
    results = solve(frame)
    assert [issue.code for issue in results.warnings] == ["cables_turn_far"]
    found = results.loadcases["Q"]
    assert found.convergence.method == "COROTATIONAL"
    exact = hung(nodes, parts, {"nodal_loads": [force(3, [0, -1, 0], 5e3)]})
    assert found.displacement(3).dy == exact.displacement(3).dy


def braced(options: Json, pretension: float, push: float) -> ResultSet:
    """A pinned bay with crossed ties."""
    pin = {"id": 4, "RZ": FREE}
    lifted = {"id": 5, "X": FREE, "Y": FREE, "RZ": FREE}
    nodes = [
        node(1, 0.0, support=4),
        node(2, 6.0, support=4),
        node(3, 0.0, 4.0, support=5),
        node(4, 6.0, 4.0, support=5),
    ]
    bars = [member(i + 1, a, b, member_type="Truss") for i, (a, b) in enumerate([(1, 3), (2, 4)])]
    bars.append(member(3, 3, 4, member_type="Truss"))
    ties = [
        member(i, a, b, section=2, member_type="Tension", pretension=pretension)
        for i, a, b in ((4, 1, 4), (5, 2, 3))
    ]
    frame = document(
        nodes,
        [*bars, *ties],
        {"nodal_loads": [force(3, [1, 0, 0], push)]},
        options=options,
        model={"nodal_supports": [pin, lifted], "sections": [SECTION, {**ROPE, "id": 2}]},
    )
    found = solve(frame).loadcases["Q"]
    assert found.is_usable, found.errors
    return found


PDELTA: Json = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}


@pytest.mark.parametrize("options", [{}, PDELTA, COROTATIONAL])
def test_pretension_of_ties_is_there_before_the_load(options: Json) -> None:
    """At rest both ties pull alike, and columns and ground bear what the ties pull."""
    found = braced(options, 2e4, 0.0)
    pulls = [found.end_forces_of(id_).fx for id_ in (4, 5)]
    assert pulls[0] == pytest.approx(pulls[1], rel=1e-9)
    assert 0.9 * 2e4 < pulls[0] < 2e4  # the frame gives way a little
    slope = 4.0 / math.hypot(4.0, 6.0)
    assert found.start_forces(1).fx == pytest.approx(pulls[0] * slope, rel=1e-3)
    across = 6.0 / math.hypot(4.0, 6.0)
    assert -found.reaction(1).fx == pytest.approx(pulls[0] * across, rel=1e-3)
    assert abs(found.reaction(1).fy) < 1e-6 * pulls[0]


@pytest.mark.parametrize("options", [{}, PDELTA, COROTATIONAL])
def test_a_tie_drops_out_where_its_pretension_is_used_up(options: Json) -> None:
    """Below that both share the load; beyond it one bears all of it, and none is ever pressed."""
    both, one = braced(options, 2e4, 1e4), braced(options, 2e4, 8e4)
    share = 6.0 / math.hypot(4.0, 6.0)
    pulls = [both.end_forces_of(id_).fx for id_ in (4, 5)]
    assert min(pulls) > 0.0
    assert (pulls[0] - pulls[1]) * share == pytest.approx(1e4, rel=2e-3)
    assert one.end_forces_of(5).fx == 0.0
    assert one.end_forces_of(4).fx * share == pytest.approx(8e4, rel=5e-3)


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"pretension": 1e3}, "pretension", "pretension_not_possible"),
        ({"unstretched_length": 3.9}, "unstretched_length", "unstretched_length_not_possible"),
    ],
)
def test_members_that_take_no_pretension(change: Json, path: str, code: str) -> None:
    frame = document(
        [node(1, 0, support=1), node(2, 4)],
        [member(1, 1, 2, **change)],
        {"nodal_loads": [force(2, [0, -1, 0])]},
    )
    (found,) = validate(frame).errors
    assert (found.code, found.path) == (code, f"model.members[0].{path}")
    with pytest.raises(DocumentRefused):
        solve(frame)


def test_a_bridge_on_hangers_under_load_on_one_half() -> None:
    """What hangs on the cable has the moment H y about every point of it, as it has moved."""
    parts, span, sag, load, stiffness = 8, 40.0, 4.0, 5e3, E * AREA
    length, pull = span / parts, load * span**2 / (8 * sag)
    heights = [1.0 + 4 * sag * (k * length - span / 2) ** 2 / span**2 for k in range(parts + 1)]
    nodes = [node(k + 1, k * length, y) for k, y in enumerate(heights)]
    nodes += [node(k + 11, k * length) for k in range(parts + 1)]
    nodes[0]["nodal_support"] = nodes[parts]["nodal_support"] = 1
    nodes[parts + 1]["nodal_support"], nodes[-1]["nodal_support"] = 8, 9
    members = []
    for k in range(parts):
        chord = math.hypot(length, heights[k + 1] - heights[k])
        rest = chord / (1 + pull * chord / length / stiffness)
        members.append(
            member(k + 1, k + 1, k + 2, member_type="Cable", unstretched_length=rest, section=2)
        )
        members.append(member(k + 21, k + 11, k + 12))
    for k in range(1, parts):
        rest = heights[k] / (1 + load * length / stiffness)
        members.append(
            member(k + 41, k + 11, k + 1, member_type="Cable", unstretched_length=rest, section=2)
        )
    loads = [
        {**line_load(k + 21, [0, -1, 0], load * (1.8 if k < parts / 2 else 1.0)), "id": k + 1}
        for k in range(parts)
    ]
    frame = document(
        nodes,
        members,
        {"distributed_loads": loads},
        options={**COROTATIONAL, "dimensionality": "2D"},
        model={
            "sections": [SECTION, {**ROPE, "id": 2}],
            "nodal_supports": [{"id": 1}, {"id": 8, "RZ": FREE}, {"id": 9, "X": FREE, "RZ": FREE}],
        },
    )
    found = solve(frame).loadcases["Q"]
    assert found.is_usable
    # Where the deck holds the hangers' ends and tension the cable's, nothing has to stand in.
    assert found.convergence.iterations < 100
    thrust = -found.reaction(1).fx
    hangers = [found.end_forces_of(k + 41).fx for k in range(1, parts)]
    places = [
        (k * length + found.displacement(k + 1).dx, found.displacement(k + 1).dy)
        for k in range(1, parts)
    ]
    rise = found.reaction(1).fy
    x, dy = places[parts // 2 - 1]
    before = sum(
        pull_ * (x - at[0])
        for pull_, at in zip(hangers[: parts // 2 - 1], places[: parts // 2 - 1], strict=True)
    )
    # The hangers are not quite upright.
    assert rise * x - before == pytest.approx(thrust * (heights[0] - heights[4] - dy), rel=5e-3)


def canopy(load: float) -> ResultSet:
    """A beam on a hinge at the wall, its tip hung by a cable; `load` acts upwards."""
    nodes = [node(1, 0.0, support=8), node(2, 6.0), node(3, 0.0, 4.0, support=1)]
    beam, cable = member(1, 1, 2), member(2, 3, 2, member_type="Cable", section=2)
    frame = document(
        nodes,
        [beam, cable],
        {"distributed_loads": [line_load(1, [0, 1, 0], load)]},
        options={**COROTATIONAL, **OWN_WEIGHT, "dimensionality": "2D"},
        model={
            "sections": [SECTION, {**ROPE, "id": 2}],
            "nodal_supports": [{"id": 1}, {"id": 8, "RZ": FREE}],
        },
    )
    return solve(frame).loadcases["Q"]


def test_what_only_cables_hold_is_named_where_a_load_lifts_it() -> None:
    assert canopy(100.0).is_usable
    (error,) = canopy(5e3).errors
    assert error.code == "not_converged"
    assert (
        ". Cables alone hold node 2 along Y, and only while loads keep them taut" in error.message
    )
