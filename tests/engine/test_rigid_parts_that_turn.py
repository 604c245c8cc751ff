"""Rigid members and diaphragms under large rotations: closed forms, and what must hold for all."""

import copy
import math

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FREE, SECTION, Json, document, force, line_load, member, node

COROTATIONAL: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
ROUND: Json = {**SECTION, "i_y": SECTION["i_z"]}
LENGTH = 5.0


def turned(frame: Json) -> ResultSet:
    found = solve(frame).loadcases["Q"]
    assert found.convergence.method == "COROTATIONAL"
    assert found.is_usable, found.errors
    assert found.balance.balance_error < 1e-9
    return found


def moved(found: ResultSet, id_: int) -> tuple[float, float, float]:
    row = found.displacement(id_)
    return float(row.dx), float(row.dy), float(row.dz)


def rigid(id_: int, start: int, end: int, **more: object) -> Json:
    return {
        "id": id_, "start_node_id": start, "end_node_id": end, "member_type": "Rigid", **more
    }  # fmt: skip


@pytest.mark.parametrize("is_along", [False, True])
def test_a_rigid_arm_on_a_spring(is_along: bool) -> None:
    """k = P L: its angle solves angle = cos(angle); a load of 2 P / L along it does the same."""
    push = 1e3
    tip = {"nodal_loads": [force(2, [0, -1, 0], push)]}
    along = {"distributed_loads": [line_load(1, [0, -1, 0], 2 * push / LENGTH)]}
    frame = document(
        [node(1, 0.0, support=1), node(2, LENGTH)],
        [rigid(1, 1, 2, start_hinge=1)],
        along if is_along else tip,
        options=COROTATIONAL,
        model={"member_hinges": [{"id": 1, "rotational_release_mz": push * LENGTH}]},
    )
    found = turned(frame)
    angle = 0.7390851332151607
    expected = (LENGTH * (math.cos(angle) - 1), -LENGTH * math.sin(angle), 0.0)
    assert moved(found, 2) == pytest.approx(expected, rel=1e-9, abs=1e-12)
    assert found.reaction(1).mz == pytest.approx(push * LENGTH * angle, rel=1e-9)
    assert found.balance.strain_energy == pytest.approx(push * LENGTH * angle**2 / 2, rel=1e-9)


def offset_frame(by_members: bool, push: float, **more: object) -> Json:
    """A beam, a second one beside its tip in space: offset as a property, or by rigid members."""
    nodes = [node(1, 0.0, support=1), node(2, LENGTH), node(3, LENGTH, 1.0, 2.0)]
    nodes += [node(4, LENGTH + 3.0, 1.0, 2.0)]
    members = [member(1, 1, 2), member(2, 3, 4), rigid(3, 2, 3)]
    if not by_members:
        nodes.pop(2)
        nodes[2] |= {"Y": 0.0, "Z": 0.0}
        offset = {"X": 0.0, "Y": 1.0, "Z": 2.0}
        members = [members[0], member(2, 2, 4, start_offset=offset, end_offset=offset)]
    frame = document(
        nodes,
        members,
        {
            "nodal_loads": [force(4, [0.2, -1.0, 0.4], push)],
            "distributed_loads": [line_load(2, [0, -1, 0], push / 5)],
        },
        options=COROTATIONAL,
        model={"sections": [ROUND]},
    )
    frame["analysis"].update(more)
    return frame


def test_a_rigid_member_is_an_offset() -> None:
    """The arm of an eccentric end and a rigid member are the same thing."""
    push = 2e5
    with_offset = offset_frame(False, push)
    # A force on its end would act beside it, at the node: the line load acts alone.
    with_offset["analysis"]["load_cases"][0]["nodal_loads"] = []
    by_members = offset_frame(True, push)
    by_members["analysis"]["load_cases"][0]["nodal_loads"] = []
    one, other = turned(with_offset), turned(by_members)
    assert abs(moved(one, 2)[1]) > 0.3
    assert moved(other, 2) == pytest.approx(moved(one, 2), rel=1e-8)
    for found in (one, other):
        assert found.convergence.iterations < 60
    assert other.start_forces(2).mz == pytest.approx(one.start_forces(2).mz, rel=1e-7)
    # What the rigid member takes at its start it gives at its end, about its arm as it has turned.
    start, end = other.start_forces(3), other.end_forces_of(3)
    assert start.fx == pytest.approx(-end.fx, rel=1e-9)
    assert start.fy == pytest.approx(-end.fy, rel=1e-9)


def test_a_stiff_member_tends_to_a_rigid_one() -> None:
    exact = moved(turned(offset_frame(True, 1e5)), 4)
    off = []
    for times in (1e2, 1e3):
        frame = offset_frame(True, 1e5)
        stiff = {key: ROUND[key] * times for key in ("area", "i_y", "i_z", "j")}
        frame["model"]["sections"].append({**ROUND, **stiff, "id": 2})
        frame["model"]["members"][2] = member(3, 2, 3) | {"section": 2}
        off.append(math.dist(moved(turned(frame), 4), exact))
    assert off[1] == pytest.approx(off[0] / 10, rel=0.1)
    assert off[1] < 1e-3 * math.hypot(*exact)


def swung(frame: Json, axis: int) -> Json:
    """The frame and its loads by a quarter turn about a global axis."""
    names = ["XYZ"[(axis + k) % 3] for k in (1, 2)]
    quarter = copy.deepcopy(frame)
    for each in quarter["model"]["nodes"]:
        each[names[0]], each[names[1]] = -each[names[1]], each[names[0]]
    case = quarter["analysis"]["load_cases"][0]
    for each in (*case["nodal_loads"], *case.get("distributed_loads", [])):
        each["direction"] = quarter_turn(each["direction"], axis)
    for each in quarter["model"].get("rigid_diaphragms", []):
        each["normal"] = quarter_turn(each.get("normal", [0, 1, 0]), axis)
    return quarter


def quarter_turn(vector: list[float] | tuple[float, ...], axis: int) -> list[float]:
    turned_ = list(vector)
    a, b = (axis + 1) % 3, (axis + 2) % 3
    turned_[a], turned_[b] = -vector[b], vector[a]
    return turned_


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_what_is_rigid_turns_with_the_model(axis: int) -> None:
    for frame in (offset_frame(True, 2e5), storey(3e5)):
        before, after = turned(frame), turned(swung(frame, axis))
        last = frame["model"]["nodes"][-1]["id"]
        assert moved(after, last) == pytest.approx(
            quarter_turn(moved(before, last), axis), rel=1e-7, abs=1e-9
        )


def test_a_ring_of_rigid_members_is_one_body() -> None:
    """The third side of a triangle changes nothing."""
    frames = []
    for count in (2, 3):
        nodes = [node(1, 0.0, support=1), node(2, 3.0), node(3, 4.0, 1.0), node(4, 4.0, -0.5, 1.0)]
        sides = [rigid(2, 2, 3), rigid(3, 3, 4), rigid(4, 4, 2)][:count]
        loads = {"nodal_loads": [force(3, [0.3, -1, 0.2], 3e5, 1), force(4, [0, 0, 1], 1e5, 2)]}
        frames.append(document(nodes, [member(1, 1, 2), *sides], loads, options=COROTATIONAL))
    open_, closed = (turned(frame) for frame in frames)
    for id_ in (2, 3, 4):
        assert moved(closed, id_) == pytest.approx(moved(open_, id_), rel=1e-9)
    distances = [
        math.dist(
            *(
                [
                    a + b
                    for a, b in zip((n["X"], n["Y"], n["Z"]), moved(closed, n["id"]), strict=True)
                ]
                for n in (frames[1]["model"]["nodes"][i] for i in pair)
            )
        )
        for pair in ((1, 2), (2, 3), (3, 1))
    ]
    assert distances == pytest.approx([math.sqrt(2), math.sqrt(3.25), math.sqrt(2.25)], rel=1e-9)


def test_a_rigid_beam_that_slides_on_its_supports() -> None:
    """Held at both ends, across and along a wall: a ladder of length L, pushed out by a spring."""
    length, push, k = 5.0, 1e4, 2e4
    wall = {"id": 7, "Y": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}
    ground = {
        "id": 8, "X": {"condition_type": "Spring", "stiffness": k},
        "RX": FREE, "RY": FREE, "RZ": FREE,
    }  # fmt: skip
    frame = document(
        [node(1, 0.0, 4.0, support=7), node(2, 3.0, support=8)],
        [rigid(1, 1, 2)],
        {"nodal_loads": [force(1, [0, -1, 0], push)]},
        options={**COROTATIONAL, "dimensionality": "2D"},
        model={"nodal_supports": [wall, ground]},
    )
    found = turned(frame)
    foot = 3.0 + moved(found, 2)[0]
    head = 4.0 + moved(found, 1)[1]
    assert math.hypot(foot, head) == pytest.approx(length, rel=1e-9)
    # Virtual work: push dhead = k slip dfoot, and head dhead = -foot dfoot.
    assert push * foot / head == pytest.approx(k * (foot - 3.0), rel=1e-8)


WIDE, DEEP, HEIGHT = 6.0, 5.0, 4.0
CORNERS = [(0.0, 0.0), (WIDE, 0.0), (WIDE, DEEP), (0.0, DEEP)]


def storey(push: float) -> Json:
    """Four clamped columns whose heads are one floor, pushed round and pressed."""
    nodes = [node(i + 1, x, 0.0, z, support=1) for i, (x, z) in enumerate(CORNERS)]
    nodes += [node(i + 5, x, HEIGHT, z) for i, (x, z) in enumerate(CORNERS)]
    around: list[list[float]] = [[0, 0, -1], [1, 0, 0], [0, 0, 1], [-1, 0, 0]]
    loads = [force(i + 5, way, push, i + 1) for i, way in enumerate(around)]
    loads += [force(i + 5, [0, -1, 0], push / 10, i + 5) for i in range(4)]
    return document(
        nodes,
        [member(i, i, i + 4) for i in range(1, 5)],
        {"nodal_loads": loads},
        options=COROTATIONAL,
        model={
            "sections": [ROUND],
            "rigid_diaphragms": [{"id": 1, "node_ids": [5, 6, 7, 8], "normal": [0, 1, 0]}],
        },
    )


def test_a_floor_keeps_its_shape_however_far_it_turns() -> None:
    found = turned(storey(1.5e6))
    places = {
        id_: (x + moved(found, id_)[0], z + moved(found, id_)[2])
        for id_, (x, z) in zip(range(5, 9), CORNERS, strict=True)
    }
    side = [b - a for a, b in zip(places[5], places[6], strict=True)]
    turn = math.atan2(-side[1], side[0])
    assert abs(turn) > 0.2
    for id_, (x, z) in zip(range(5, 9), CORNERS, strict=True):
        at = (
            places[5][0] + x * math.cos(turn) + z * math.sin(turn),
            places[5][1] - x * math.sin(turn) + z * math.cos(turn),
        )
        assert places[id_] == pytest.approx(at, abs=1e-8)


def test_a_floor_hung_from_three_ropes() -> None:
    """T = W r^2 sin(turn) / h for ropes of length L, h^2 = L^2 - 2 r^2 (1 - cos(turn))."""
    rope, radius, weight, twist = 3.0, 2.0, 3e4, 2e4
    ways = [(math.cos(a), math.sin(a)) for a in (0.3, 0.3 + 2 * math.pi / 3, 0.3 - 2 * math.pi / 3)]
    nodes = [node(i + 1, radius * x, rope, radius * z, support=1) for i, (x, z) in enumerate(ways)]
    nodes += [node(i + 4, radius * x, 0.0, radius * z) for i, (x, z) in enumerate(ways)]
    loads = {
        "nodal_loads": [force(i + 4, [0, -1, 0], weight / 3, i + 1) for i in range(3)],
        "nodal_moments": [{"id": 1, "node": 4, "magnitude": twist, "direction": [0, 1, 0]}],
    }
    frame = document(
        nodes,
        [member(i, i, i + 3, member_type="Cable") for i in (1, 2, 3)],
        loads,
        options=COROTATIONAL,
        model={
            "sections": [{**SECTION, "area": 0.01}],
            "rigid_diaphragms": [{"id": 1, "node_ids": [4, 5, 6]}],
        },
    )
    found = turned(frame)
    least, most = 0.0, 1.2
    for _ in range(100):
        turn = (least + most) / 2
        height = math.sqrt(rope**2 - 2 * radius**2 * (1 - math.cos(turn)))
        bears = weight * radius**2 * math.sin(turn) / height
        least, most = (turn, most) if bears < twist else (least, turn)
    for id_ in (4, 5, 6):
        assert found.displacement(id_).dy == pytest.approx(rope - height, rel=2e-4)
    assert found.displacement(4).ry == pytest.approx(turn, rel=1e-5)
