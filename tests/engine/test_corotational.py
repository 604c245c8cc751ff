"""Large rotations: published figures, closed forms, and what must hold for every structure."""

import copy
import math
import random

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FREE, SECTION, Json, document, force, line_load, member, node

E = 210e9
I_Y, I_Z = SECTION["i_y"], SECTION["i_z"]
COROTATIONAL: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
LENGTH = 5.0


def turned(frame: Json) -> ResultSet:
    found = solve(frame).loadcases["Q"]
    assert found.convergence.method == "COROTATIONAL"
    return found


def cantilever(loads: Json, parts: list[float] | None = None, **model: object) -> Json:
    """Along X, clamped at the origin, cut at the given places; its tip is node 2."""
    places = [0.0, *(parts or []), LENGTH]
    ids = [1, *range(3, len(places) + 1), 2]
    nodes = [node(i, x, support=1 if i == 1 else None) for i, x in zip(ids, places, strict=True)]
    members = [member(i + 1, ids[i], ids[i + 1]) for i in range(len(ids) - 1)]
    return document(nodes, members, loads, options=COROTATIONAL, model=model)


@pytest.mark.parametrize(
    ("load", "sideways"), [(1.0, 0.30172), (2.0, 0.49346), (5.0, 0.71379), (10.0, 0.81061)]
)
def test_elastica(load: float, sideways: float) -> None:
    """Mattiasson (1981), table 1, of a bar that does not stretch."""
    slender = {**SECTION, "area": 10.0, "i_y": I_Z}
    loads = {"nodal_loads": [force(2, [0, -1, 0], load * E * I_Z / LENGTH**2)]}
    found = turned(cantilever(loads, sections=[slender]))
    assert found.is_usable
    assert not found.warnings
    assert -found.displacement(2).dy / LENGTH == pytest.approx(sideways, abs=3e-5)
    assert found.reaction(1).mz == pytest.approx(
        load * E * I_Z / LENGTH**2 * (LENGTH + found.displacement(2).dx), rel=1e-8
    )
    assert found.balance.balance_error < 1e-9


def test_a_spring_along_a_bar() -> None:
    """A truss member with a spring at either end: N (L / EA + 1 / k + 1 / k) longer."""
    pull, k = 4e5, 3e6
    rail = {"id": 9, "X": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}
    frame = document(
        [node(1, 0.0, support=1), node(2, LENGTH, support=9)],
        [member(1, 1, 2, member_type="Truss", start_hinge=1, end_hinge=1)],
        {"nodal_loads": [force(2, [1, 0, 0], pull)]},
        options=COROTATIONAL,
        model={
            "nodal_supports": [{"id": 1}, rail],
            "member_hinges": [{"id": 1, "translational_release_vx": k}],
        },
    )
    found = turned(frame)
    longer = pull * (LENGTH / (E * SECTION["area"]) + 2 / k)
    assert found.displacement(2).dx == pytest.approx(longer, rel=1e-9)
    assert found.balance.strain_energy == pytest.approx(pull * longer / 2, rel=1e-9)


def test_a_hinge_that_turns_far() -> None:
    """A bar on a spring of k = P L: its angle solves angle = cos(angle), 0.7391."""
    push = 1e3
    hinge = {"id": 1, "rotational_release_mz": push * LENGTH}
    loads = {"nodal_loads": [force(2, [0, -1, 0], push)]}
    frame = cantilever(loads, member_hinges=[hinge])
    frame["model"]["members"][0]["start_hinge"] = 1
    frame["model"]["sections"] = [{**SECTION, "i_z": 0.01, "i_y": 0.01, "j": 0.01, "area": 0.01}]
    found = turned(frame)
    angle = 0.7390851332
    assert found.displacement(2).dy == pytest.approx(-LENGTH * math.sin(angle), rel=1e-5)
    assert found.displacement(2).dx == pytest.approx(LENGTH * (math.cos(angle) - 1), rel=1e-5)
    assert found.reaction(1).mz == pytest.approx(push * LENGTH * angle, rel=1e-5)


def test_moments_inside_a_single_member() -> None:
    """A strut with a line load so small that rotations are: q/k^2 (sec(kL/2) - 1)."""
    load, push = 10.0, 0.5 * math.pi**2 * E * I_Z / LENGTH**2
    frame = document(
        [node(1, 0.0, support=4), node(2, LENGTH, support=5)],
        [member(1, 1, 2)],
        {
            "nodal_loads": [force(2, [-1, 0, 0], push)],
            "distributed_loads": [line_load(1, [0, -1, 0], load)],
        },
        options=COROTATIONAL,
        model={"nodal_supports": [{"id": 4, "RZ": FREE}, {"id": 5, "X": FREE, "RZ": FREE}]},
    )
    found = turned(frame)
    k = math.sqrt(push / (E * I_Z))
    exact = load / k**2 * (1 / math.cos(k * LENGTH / 2) - 1)
    # The axial strain of 4e-3 that the closed form leaves out, amplified.
    assert abs(found.extremes(1).mz.min) == pytest.approx(exact, rel=1e-2)
    assert found.convergence.amplification == pytest.approx(1.0, abs=1e-6)  # of the shortening


def spatial(parts: list[float]) -> ResultSet:
    push = E * I_Z / LENGTH**2
    loads = {"nodal_loads": [force(2, [0.1, -1, 0.3], push)]}
    frame = cantilever(loads, parts)
    pieces = [0.0, *parts, LENGTH]
    frame["analysis"]["load_cases"][0]["distributed_loads"] = [
        {**line_load(i + 1, [0, -1, -0.5], 0.5 * push / LENGTH), "id": i + 1}
        for i in range(len(pieces) - 1)
    ]
    return turned(frame)


@pytest.mark.parametrize("seed", [1, 2])
def test_cutting_a_member_changes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    whole = spatial([])
    cut = spatial(sorted(chance.uniform(0.1, 0.9) * LENGTH for _ in range(3)))
    for name in ("dx", "dy", "dz"):
        assert getattr(cut.displacement(2), name) == pytest.approx(
            getattr(whole.displacement(2), name), abs=1e-3 * LENGTH
        )
    assert cut.reaction(1).mz == pytest.approx(whole.reaction(1).mz, rel=1e-3)


def clamped(push: list[float], parts: int, roll: float, thrust: float) -> ResultSet:
    """6 m between clamps, one of which slides along: no joint leaves the plane or turns."""
    nodes = [node(k + 1, 6.0 * k / parts) for k in range(parts + 1)]
    nodes[0]["nodal_support"], nodes[-1]["nodal_support"] = 1, 4
    members = [member(k, k, k + 1, rotation_angle=roll) for k in range(1, parts + 1)]
    lines = [{**line_load(k, push, 300.0), "id": k} for k in range(1, parts + 1)]
    return turned(
        document(
            nodes,
            members,
            {
                "nodal_loads": [force(parts + 1, [-1, 0, 0], thrust)],
                "distributed_loads": lines,
            },
            options={**COROTATIONAL, "include_shear_deformation": False},
            model={
                "nodal_supports": [{"id": 1}, {"id": 4, "X": FREE}],
                "sections": [{**SECTION, "area": 1.0}],  # so that it does not shorten
            },
        )
    )


@pytest.mark.parametrize("push", [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0]], ids=["across", "within"])
def test_a_clamped_member_bends_out_of_the_plane_of_its_joints(push: list[float]) -> None:
    """M = w L2 / 12 times 3 (tan u - u) / (u2 tan u) at the clamps, u2 = N L2 / 4 E I (Timoshenko
    and Gere, Theory of Elastic Stability, 1.11)."""
    inertia = SECTION["i_y"] if push[2] else SECTION["i_z"]
    thrust = 0.5 * 4 * math.pi**2 * E * SECTION["i_y"] / 6.0**2
    u = math.sqrt(thrust / (E * inertia)) * 6.0 / 2
    moment = 300.0 * 6.0**2 / 12 * 3 * (math.tan(u) - u) / (u**2 * math.tan(u))
    start = clamped(push, 1, 0.0, thrust).start_forces(1)
    assert math.hypot(start.my, start.mz) == pytest.approx(moment, rel=1e-3)


@pytest.mark.parametrize(("push", "roll"), [([0.0, 0.3, 1.0], 0.0), ([0.0, 1.0, 0.0], 30.0)])
def test_a_clamped_member_that_is_cut_bends_alike(push: list[float], roll: float) -> None:
    one, five = (clamped(push, parts, roll, 2e6) for parts in (1, 5))
    whole, part = one.start_forces(1), five.start_forces(1)
    size = math.hypot(part.my, part.mz)
    assert whole.my == pytest.approx(part.my, abs=1e-3 * size)
    assert whole.mz == pytest.approx(part.mz, abs=1e-3 * size)


def frame_in_space() -> Json:
    """A bent in space with a hinge, an offset and a tie that only pulls."""
    nodes = [
        node(1, 0.0, support=1),
        node(2, 0.2, 4.0, 0.1),
        node(3, 5.0, 4.5, 0.7),
        node(4, 5.2, 0.0, 1.0, support=1),
    ]
    members = [
        member(1, 1, 2),
        member(2, 2, 3, start_hinge=1, end_offset={"X": -0.1, "Y": 0.05}),
        member(3, 3, 4),
        member(4, 1, 3, member_type="Tension"),
        member(5, 2, 4, member_type="Tension"),
    ]
    loads = {
        "nodal_loads": [force(2, [1, -2, 0.5], 1.5e5), force(3, [0.5, -2, 0.3], 1.5e5, 2)],
        "distributed_loads": [line_load(2, [0, -1, 0], 4e4)],
    }
    hinge = {"id": 1, "rotational_release_my": 0.0, "rotational_release_mz": 2e5}
    return document(nodes, members, loads, options=COROTATIONAL, model={"member_hinges": [hinge]})


def about_y(frame: Json, angle: float) -> Json:
    """The whole document turned about the vertical."""
    c, s = math.cos(angle), math.sin(angle)
    copied = copy.deepcopy(frame)
    for each in copied["model"]["nodes"]:
        each["X"], each["Z"] = c * each["X"] + s * each["Z"], c * each["Z"] - s * each["X"]
    for each in copied["model"]["members"]:
        offset = each.get("end_offset")
        if offset:
            x = offset["X"]
            offset["X"], offset["Z"] = c * x, -s * x
    for loads in ("nodal_loads", "distributed_loads"):
        for load in copied["analysis"]["load_cases"][0][loads]:
            x, y, z = load["direction"]
            load["direction"] = [c * x + s * z, y, c * z - s * x]
    return copied


def test_turning_the_whole_structure_turns_the_answer() -> None:
    before, after = turned(frame_in_space()), turned(about_y(frame_in_space(), 0.7))
    assert before.is_usable, before.errors
    c, s = math.cos(0.7), math.sin(0.7)
    for id_ in (2, 3):
        old, new = before.displacement(id_), after.displacement(id_)
        size = math.hypot(old.dx, old.dy, old.dz)
        assert new.dy == pytest.approx(old.dy, abs=1e-8 * size)
        assert new.dx == pytest.approx(c * old.dx + s * old.dz, abs=1e-8 * size)
    for id_ in range(1, 6):
        assert after.start_forces(id_).fx == pytest.approx(
            before.start_forces(id_).fx, rel=1e-7, abs=1e-3
        )
    assert before.balance.balance_error < 1e-9
    slack = [before.start_forces(id_).fx for id_ in (4, 5)]
    assert min(slack) < 0.0 or max(slack) == 0.0  # tension pulls at the start, or there is none


def test_it_tends_to_first_order_as_loads_vanish() -> None:
    frame = frame_in_space()
    for kind in ("nodal_loads", "distributed_loads"):
        for load in frame["analysis"]["load_cases"][0][kind]:
            for name in ("magnitude", "end_magnitude"):
                if name in load:
                    load[name] *= 1e-6
    second = turned(frame)
    frame["analysis"]["options"]["order"] = "LINEAR"
    first = solve(frame).loadcases["Q"]
    for name in ("dx", "dy", "dz", "rx", "ry", "rz"):
        got = getattr(second.displacement(3), name)
        assert got == pytest.approx(getattr(first.displacement(3), name), rel=1e-5, abs=1e-13)


def test_a_load_beyond_what_is_borne_has_no_figures() -> None:
    """A perfect column: nothing bends it, and beyond Euler's load it does not stand."""
    critical = math.pi**2 * E * I_Y / (2 * LENGTH) ** 2
    loads = {"nodal_loads": [force(2, [-1, 0, 0], 1.25 * critical)]}
    found = turned(cantilever(loads))
    assert [issue.code for issue in found.errors] == ["second_order_instability"]
    assert not found.converged
    # The bar is shorter by its strain when it buckles.
    assert found.convergence.load_factor == pytest.approx(0.8, rel=3e-3)


@pytest.mark.parametrize("times", [1.2, 3.0, 5.6, 7.0, 9.0, 12.0, 20.0, 60.0, 300.0])
def test_a_shallow_arch_gives_way_however_large_its_load_is(times: float) -> None:
    """Two bars of rise h over half a span L bear 2 EA (h/L)^3 / (3 sqrt 3), where h/L is small.

    Far beyond that the tangent at rest points at about the state in which they hang.
    """
    rise, half = 0.05, 4.0
    limit = 2 * E * SECTION["area"] * (rise / half) ** 3 / (3 * math.sqrt(3))
    nodes = [node(1, 0.0, support=2), node(2, half, rise), node(3, 2 * half, support=2)]
    bars = [member(1, 1, 2, member_type="Truss"), member(2, 2, 3, member_type="Truss")]
    loads = {"nodal_loads": [force(2, [0, -1, 0], times * limit)]}
    options = {**COROTATIONAL, "dimensionality": "2D"}
    found = turned(document(nodes, bars, loads, options=options))
    assert [issue.code for issue in found.errors] == ["second_order_instability"]
    assert found.convergence.load_factor * times == pytest.approx(1, rel=2e-3 + times * 1e-4)


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
def test_what_nothing_holds_is_named_where_it_gives_way(method: str) -> None:
    """A portal drawn in a plane, on pins: it can fall out of its plane, and no load drives that
    until it has begun."""
    pinned = {"id": 9, "RX": FREE, "RZ": FREE}
    nodes = [node(1, 0.0, support=9), node(2, 0.0, 4.0), node(3, 6.0, 4.0), node(4, 6.0, support=9)]
    members = [member(k, k, k + 1) for k in (1, 2, 3)]
    loads = {"nodal_loads": [force(2, [0, -1, 0], 1e4), force(3, [0, -1, 0], 1e4, 2)]}
    found = solve(
        document(
            nodes,
            members,
            loads,
            options={"order": "NONLINEAR", "nonlinear_method": method},
            model={"nodal_supports": [pinned]},
        )
    ).loadcases["Q"]
    (error,) = found.errors
    assert error.code == "second_order_instability"
    (warning,) = found.warnings
    assert warning.code == "unstable_unloaded"
    assert "along Z" in warning.message
    assert error.message.endswith(warning.message.split(";")[0])


def test_every_iteration_is_told() -> None:
    """Newton's method: what is out of balance becomes less, and in the end quadratically so."""
    loads = {"nodal_loads": [force(2, [0, -1, 0], 2 * E * I_Z / LENGTH**2)]}
    convergence = turned(cantilever(loads)).convergence
    assert len(convergence.history) == convergence.iterations > 3
    *_, before, last = convergence.history
    assert last < 1e-9 < before


def forked(section: Json, push: float, parts: int, method: str, **options: object) -> ResultSet:
    """A bar of 4 m between forks, pressed by its ends."""
    places = [4.0 * k / parts for k in range(parts + 1)]
    nodes = [node(k + 1, x) for k, x in enumerate(places)]
    nodes[0]["nodal_support"], nodes[-1]["nodal_support"] = 4, 5
    forks = [
        {"id": 4, "RY": FREE, "RZ": FREE},
        {"id": 5, "X": FREE, "RY": FREE, "RZ": FREE},
    ]
    frame = document(
        nodes,
        [member(k, k, k + 1) for k in range(1, parts + 1)],
        {"nodal_loads": [force(parts + 1, [-1, 0, 0], push)]},
        options={"order": "NONLINEAR", "nonlinear_method": method, **options},
        model={"sections": [section], "nodal_supports": forks},
    )
    return solve(frame).loadcases["Q"]


OPEN: Json = {**SECTION, "i_y": 4e-5, "i_z": 8e-5, "j": 2e-7}
G = 81e9


def euler(i: float) -> float:
    return math.pi**2 * E * i / 4.0**2


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
@pytest.mark.parametrize(("i_w", "parts"), [(3e-8, 1), (3e-8, 4), (1e-7, 2)])
def test_a_bar_that_warps_gives_way_by_twisting(method: str, i_w: float, parts: int) -> None:
    """N_cr,T = (G J + pi^2 E I_w / L^2) / i^2 between forks."""
    radius = (OPEN["i_y"] + OPEN["i_z"]) / OPEN["area"]
    critical = (G * OPEN["j"] + euler(i_w)) / radius
    assert critical < 0.5 * euler(OPEN["i_y"])
    section = {**OPEN, "i_w": i_w}
    assert forked(section, 0.98 * critical, parts, method).is_usable
    assert not forked(section, 1.02 * critical, parts, method).is_usable


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
def test_a_shear_centre_beside_the_axis_joins_twisting_and_bending(method: str) -> None:
    """The lower root of Timoshenko and Gere, 5.6, for one axis of symmetry."""
    y_s, i_w = 0.1, 3e-8
    radius = (OPEN["i_y"] + OPEN["i_z"]) / OPEN["area"] + y_s**2
    of_twist = (G * OPEN["j"] + euler(i_w)) / radius
    of_bending, share = euler(OPEN["i_y"]), 1 - y_s**2 / radius
    sum_ = of_bending + of_twist
    critical = (sum_ - math.sqrt(sum_**2 - 4 * share * of_bending * of_twist)) / (2 * share)
    section = {**OPEN, "i_w": i_w, "y_s": y_s}
    coupled = {"include_shear_center_coupling": True}
    assert forked(section, 0.97 * critical, 4, method, **coupled).is_usable
    assert not forked(section, 1.03 * critical, 4, method, **coupled).is_usable
