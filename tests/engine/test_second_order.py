"""Second order by P-Delta: closed forms of beam-columns, and what must hold for every frame."""

import copy
import math
import random

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FREE, SECTION, Json, document, force, line_load, member, node

E, G = 210e9, 81e9
I_Z, I_Y = SECTION["i_z"], SECTION["i_y"]
ROUND: Json = {**SECTION, "i_y": I_Z}
P_DELTA: Json = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
# Along X, free to turn about Z alone at its ends; the far end may move along X.
HINGED: Json = {"id": 4, "RZ": FREE}
SLIDING: Json = {"id": 5, "X": FREE, "RZ": FREE}


def second_order(frame: Json) -> ResultSet:
    return solve(frame).loadcases["Q"]


def bar(length: float, parts: int, loads: Json, **more: object) -> Json:
    """A cantilever along X in equal parts, its tip the last node."""
    nodes = [node(i + 1, length * i / parts, support=None if i else 1) for i in range(parts + 1)]
    members = [member(i + 1, i + 1, i + 2) for i in range(parts)]
    return document(nodes, members, loads, options={**P_DELTA, **more})


@pytest.mark.parametrize("parts", [1, 3])
@pytest.mark.parametrize("share", [0.5, 0.9])
def test_cantilever_column(parts: int, share: float) -> None:
    length, side = 5.0, 1e4
    push = share * math.pi**2 * E * I_Z / (2 * length) ** 2
    tip = parts + 1
    loads = {"nodal_loads": [force(tip, [-1, 0, 0], push), force(tip, [0, 1, 0], side, 2)]}
    frame = bar(length, parts, loads)
    frame["model"]["sections"] = [ROUND]
    found = second_order(frame)
    k = math.sqrt(push / (E * I_Z))
    exact = side / push * (math.tan(k * length) / k - length)
    assert found.displacement(tip).dy == pytest.approx(exact, rel=3e-5)
    assert found.reaction(1).mz == pytest.approx(-side * math.tan(k * length) / k, rel=3e-5)
    assert found.convergence.method == "P_DELTA"
    assert (found.convergence.amplification or 0.0) > 1.5


@pytest.mark.parametrize("supports", [(4, 5), (1, 6)])
def test_moments_inside_a_single_member(supports: tuple[int, int]) -> None:
    """Timoshenko, Gere, Theory of Elastic Stability, 1.3 and 1.6: q along a strut."""
    length, load = 6.0, 2e4
    hinged = supports[0] == 4
    critical = (1.0 if hinged else 4.0) * math.pi**2 * E * I_Z / length**2
    push = 0.5 * critical
    frame = document(
        [node(1, 0.0, support=supports[0]), node(2, length, support=supports[1])],
        [member(1, 1, 2)],
        {
            "nodal_loads": [force(2, [-1, 0, 0], push)],
            "distributed_loads": [line_load(1, [0, -1, 0], load)],
        },
        options=P_DELTA,
        model={
            "sections": [ROUND],
            "nodal_supports": [{"id": 1}, HINGED, SLIDING, {"id": 6, "X": FREE}],
        },
    )
    found = second_order(frame)
    u = math.sqrt(push / (E * I_Z)) * length / 2
    if hinged:
        span = load * length**2 / (4 * u**2) * (1 / math.cos(u) - 1)
        sag = load * length**4 / (16 * E * I_Z * u**4) * (1 / math.cos(u) - 1 - u**2 / 2)
        assert abs(found.extremes(1).mz.min) == pytest.approx(span, rel=1e-5)
        assert abs(found.extremes(1).dy.min) == pytest.approx(sag, rel=1e-5)
    else:
        end = load * length**2 / 12 * 3 * (math.tan(u) - u) / (u**2 * math.tan(u))
        span = load * length**2 / 24 * 6 * (u - math.sin(u)) / (u**2 * math.sin(u))
        assert abs(found.start_forces(1).mz) == pytest.approx(end, rel=1e-5)
        assert abs(found.curves(1).at(length / 2)["mz"]) == pytest.approx(span, rel=1e-5)
    assert found.balance.balance_error < 1e-12


@pytest.mark.parametrize(("factor", "stands"), [(7.80, True), (7.87, False)])
def test_a_column_under_its_own_weight(factor: float, stands: bool) -> None:
    """It bears 7.837 E I / L^2 (Timoshenko, Gere, 2.12); the force varies within the member."""
    length = 8.0
    weight = factor * E * I_Y / length**3
    loads = {"distributed_loads": [line_load(1, [-1, 0, 0], weight)]}
    found = second_order(bar(length, 1, loads))
    assert found.is_usable is stands
    if not stands:
        assert found.errors[0].code == "second_order_instability"
        assert found.convergence.load_factor == pytest.approx(7.837 / factor, abs=1 / 256)


def test_a_member_that_buckles_between_joints_that_do_not_move_is_named() -> None:
    length = 6.0
    push = 1.2 * math.pi**2 * E * I_Y / length**2
    hinge = {"id": 1, "rotational_release_my": 0.0, "rotational_release_mz": 0.0}
    frame = document(
        [node(1, 0.0, support=1), node(2, length, support=7)],
        [member(1, 1, 2, start_hinge=1, end_hinge=1)],
        {"nodal_loads": [force(2, [-1, 0, 0], push)]},
        options=P_DELTA,
        model={
            "member_hinges": [hinge],
            "nodal_supports": [{"id": 1}, {"id": 7, "X": FREE}],
        },
    )
    found = second_order(frame)
    assert found.errors[0].path == "model.members[0]"
    assert "member 1 buckles" in found.errors[0].message
    assert found.convergence.load_factor == pytest.approx(1 / 1.2, abs=1 / 256)


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
def test_the_node_that_gives_way_most_is_named(method: str) -> None:
    """Two columns of a portal that sways along X: neither buckles between joints that stay."""
    nodes = [node(1, 0.0, support=1), node(2, 0.0, 5.0), node(3, 6.0, 5.0), node(4, 6.0, support=1)]
    push = 1.3 * math.pi**2 * E * I_Z / 5.0**2
    frame = document(
        nodes,
        [member(k, k, k + 1) for k in (1, 2, 3)],
        {"nodal_loads": [force(2, [0, -1, 0], push), force(3, [0, -1, 0], push, 2)]},
        options={"order": "NONLINEAR", "nonlinear_method": method, "dimensionality": "2D"},
        model={"sections": [ROUND]},
    )
    (error,) = second_order(frame).errors
    assert error.code == "second_order_instability"
    assert error.message.split("gives way most is ")[1] in ("node 2 along X", "node 3 along X")


def test_shear_makes_a_column_softer() -> None:
    """Engesser: 1/P = 1/P_E + 1/S (Timoshenko, Gere, 2.17), just below and above it."""
    length, shear_area = 4.0, 2e-5
    euler = math.pi**2 * E * I_Y / (2 * length) ** 2
    critical = euler / (1 + euler / (G * shear_area))
    assert critical < 0.9 * euler
    for share, stands in ((0.995, True), (1.005, False)):
        loads = {"nodal_loads": [force(2, [-1, 0, 0], share * critical)]}
        frame = bar(length, 1, loads)
        frame["model"]["sections"] = [{**SECTION, "a_sy": shear_area, "a_sz": shear_area}]
        assert second_order(frame).is_usable is stands


def test_compression_takes_stiffness_against_twisting() -> None:
    length, torque, push, wagner = 3.0, 1e3, 4e5, 0.5
    frame = bar(
        length,
        1,
        {
            "nodal_loads": [force(2, [-1, 0, 0], push)],
            "nodal_moments": [force(2, [1, 0, 0], torque)],
        },
    )
    frame["model"]["sections"] = [{**SECTION, "wagner_coeff": wagner}]
    twist = torque * length / (G * SECTION["j"] - push * wagner)
    assert second_order(frame).displacement(2).rx == pytest.approx(twist, rel=1e-9)


@pytest.mark.parametrize("way", ["offset", "rigid"])
def test_a_rigid_part_of_a_column_leans_with_it(way: str) -> None:
    soft, stiff, side, push = 3.0, 2.0, 1e4, 3e5
    tip = {"nodal_loads": [force(2, [-1, 0, 0], push), force(2, [0, 1, 0], side, 2)]}
    if way == "offset":
        frame = document(
            [node(1, 0.0, support=1), node(2, soft + stiff)],
            [member(1, 1, 2, end_offset={"X": -stiff})],
            tip,
            options=P_DELTA,
        )
    else:
        frame = document(
            [node(1, 0.0, support=1), node(3, soft), node(2, soft + stiff)],
            [member(1, 1, 3), {**member(2, 3, 2), "member_type": "Rigid"}],
            tip,
            options=P_DELTA,
        )
    found = second_order(frame)
    # v = A cos kx + B sin kx + v_tip + H/P (a + b - x) in the soft part, clamped at its start.
    k = math.sqrt(push / (E * I_Z))
    c, s, kb = math.cos(k * soft), math.sin(k * soft), k * stiff
    b = side / (push * k)
    a = -b * (s + kb * c) / (c - kb * s)
    assert found.displacement(2).dy == pytest.approx(-a - side / push * (soft + stiff), rel=1e-5)
    assert found.displacement(2).rz == pytest.approx(k * (b * c - a * s) - side / push, rel=1e-5)
    assert found.balance.balance_error < 1e-12


def frame_in_space(chance: random.Random) -> Json:
    """Two storeys on four columns that lean a little, with hinges and every kind of load."""
    nodes, members = [], []
    for level in range(3):
        for corner, (x, z) in enumerate(((0, 0), (6, 0), (6, 5), (0, 5))):
            shift = (0.0, 1.0, -1.0)[level] * chance.uniform(0.1, 0.2)
            support = 1 if level == 0 else None
            nodes.append(node(4 * level + corner + 1, x + shift, 4.0 * level, z, support))
    for level in (1, 2):
        for corner in range(4):
            top = 4 * level + corner + 1
            beside = 4 * level + (corner + 1) % 4 + 1
            members.append(member(2 * top, top - 4, top, rotation_angle=chance.uniform(0, 90)))
            members.append(member(2 * top + 1, top, beside))
    members[3]["start_hinge"] = members[9]["end_hinge"] = 1
    loads = {
        "nodal_loads": [
            force(9 + corner, [0.1, -1, 0.07], 2.5e5, corner + 1) for corner in range(4)
        ],
        "distributed_loads": [line_load(each["id"], [0, -1, 0.2], 8e3) for each in members],
    }
    for index, load in enumerate(loads["distributed_loads"]):
        load["id"] = index + 1
    hinge = {"id": 1, "rotational_release_my": 0.0, "rotational_release_mz": 4e5}
    return document(nodes, members, loads, options=P_DELTA, model={"member_hinges": [hinge]})


def cut(frame: Json, chance: random.Random) -> Json:
    """The same frame with members cut at random places."""
    frame = copy.deepcopy(frame)
    at = {each["id"]: each for each in frame["model"]["nodes"]}
    loads = {
        each["member"]: each for each in frame["analysis"]["load_cases"][0]["distributed_loads"]
    }
    for each in list(frame["model"]["members"]):
        if chance.random() < 0.4:
            continue
        share = chance.uniform(0.15, 0.85)
        a, b = at[each["start_node_id"]], at[each["end_node_id"]]
        new = 1000 + each["id"]
        place = [a[c] + share * (b[c] - a[c]) for c in "XYZ"]
        frame["model"]["nodes"].append(node(new, *place))
        rest = {**each, "id": new, "start_node_id": new}
        rest.pop("start_hinge", None)
        each["end_node_id"] = new
        each.pop("end_hinge", None)
        frame["model"]["members"].append(rest)
        load = {**loads[each["id"]], "id": new, "member": new}
        frame["analysis"]["load_cases"][0]["distributed_loads"].append(load)
    return frame


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_answer_does_not_depend_on_where_members_are_cut(seed: int) -> None:
    chance = random.Random(seed)
    frame = frame_in_space(chance)
    whole, parts = second_order(frame), second_order(cut(frame, chance))
    assert (whole.convergence.amplification or 0.0) > 1.1
    largest = abs(whole.displacements[:, :3]).max()
    for id_ in range(5, 13):
        a, b = whole.displacement(id_), parts.displacement(id_)
        for component in ("dx", "dy", "dz"):
            assert getattr(a, component) == pytest.approx(getattr(b, component), abs=2e-5 * largest)
    for each in frame["model"]["members"]:
        bent = abs(whole.start_forces(each["id"]).my) + abs(whole.start_forces(each["id"]).mz)
        for component in ("my", "mz"):
            found = getattr(parts.start_forces(each["id"]), component)
            wanted = getattr(whole.start_forces(each["id"]), component)
            assert found == pytest.approx(wanted, abs=1e-4 * bent + 1.0)


def test_second_order_tends_to_first_as_loads_vanish() -> None:
    frame = frame_in_space(random.Random(4))
    first = copy.deepcopy(frame)
    first["analysis"]["options"]["order"] = "LINEAR"
    gaps = []
    for factor in (1e-2, 1e-4):
        for each in (frame, first):
            loads = each["analysis"]["load_cases"][0]
            for load in (*loads["nodal_loads"], *loads["distributed_loads"]):
                load["magnitude"] *= factor
                if "end_magnitude" in load:
                    load["end_magnitude"] *= factor
        a, b = second_order(frame).displacements, second_order(first).displacements
        gaps.append(abs(a - b).max() / abs(b).max())
    assert gaps[0] < 0.02
    assert gaps[1] < 1.1e-4 * gaps[0]  # in proportion to the loads


def test_turning_everything_turns_the_answer() -> None:
    frame = frame_in_space(random.Random(5))
    turned = copy.deepcopy(frame)
    c, s = math.cos(0.7), math.sin(0.7)
    for each in turned["model"]["nodes"]:
        each["X"], each["Z"] = c * each["X"] + s * each["Z"], c * each["Z"] - s * each["X"]
    loads = turned["analysis"]["load_cases"][0]
    for load in (*loads["nodal_loads"], *loads["distributed_loads"]):
        x, y, z = load["direction"]
        load["direction"] = [c * x + s * z, y, c * z - s * x]
    a, b = second_order(frame), second_order(turned)
    largest = abs(a.displacements[:, :3]).max()
    for id_ in range(5, 13):
        was, now = a.displacement(id_), b.displacement(id_)
        assert now.dx == pytest.approx(c * was.dx + s * was.dz, abs=1e-8 * largest)
        assert now.dy == pytest.approx(was.dy, abs=1e-8 * largest)


def test_a_plane_frame_may_stay_of_first_order_across_its_plane() -> None:
    push, side = 4e5, 5e3
    loads = {
        "nodal_loads": [
            force(2, [0, -1, 0], push),
            force(2, [1, 0, 0], side, 2),
            force(2, [0, 0, 1], side, 3),
        ]
    }

    def of(**options: object) -> ResultSet:
        frame = document(
            [node(1, 0, 0, support=1), node(2, 0, 5), node(3, 0.5, 5)],
            [member(1, 1, 2), member(2, 2, 3)],
            loads,
            options={**P_DELTA, **options},
        )
        return second_order(frame)

    first = of(order="LINEAR").displacement(2)
    for found in (of(pdelta_mode="IN_PLANE_ONLY"), of(pdelta_suppress_axes=["z"])):
        assert found.displacement(2).dz == pytest.approx(first.dz, rel=1e-9)
        assert found.displacement(2).dx == pytest.approx(of().displacement(2).dx, rel=1e-6)
    assert of().displacement(2).dz > 1.1 * first.dz
    assert of(pdelta_suppress_axes=["X"], pdelta_mode="IN_PLANE_ONLY").displacement(
        2
    ).dz == pytest.approx(of().displacement(2).dz, rel=1e-6)
