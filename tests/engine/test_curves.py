"""Springs of supports and hinges that follow curves: closed forms, and what every curve obeys."""

import itertools
import math
from collections.abc import Callable
from typing import Any

import pytest

from loadpath.engine import DocumentRefused, ResultSet, solve
from tests.engine.frames import FREE, SECTION, Json, document, force, line_load, member, node

EI = 210e9 * SECTION["i_z"]
LENGTH, LOAD = 6.0, 2e4
FREE_TURN = LOAD * LENGTH**3 / (24 * EI)
P_DELTA: Json = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}


def hinged_beam(start: Json, end: Json | None = None, parts: int = 1, load: float = LOAD) -> Json:
    """A clamped beam under a line load, with hinges at its ends."""
    nodes = [node(i + 1, LENGTH * i / parts, support=None) for i in range(parts + 1)]
    nodes[0]["nodal_support"] = nodes[-1]["nodal_support"] = 1
    members = [member(i + 1, i + 1, i + 2) for i in range(parts)]
    members[0]["start_hinge"], members[-1]["end_hinge"] = 1, 2
    loads = [{**line_load(i + 1, [0, -1, 0], load), "id": i + 1} for i in range(parts)]
    return document(
        nodes,
        members,
        {"distributed_loads": loads},
        options=P_DELTA,
        model={"member_hinges": [{"id": 1, **start}, {"id": 2, **(start if end is None else end)}]},
    )


def sprung(curve: Json, **loads: float) -> Json:
    """A stiff bar along X on a spring along Y at its free end; loads on its two nodes."""
    spring = {"id": 7, "Y": {"condition_type": "Spring", "stiffness_curve": curve}}
    spring |= dict.fromkeys(("X", "RX", "RY", "RZ"), FREE)
    return document(
        [node(1, 0.0, support=6), node(2, 4.0, support=7)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, 1, 0], loads.get("tip", 0.0))]}
        | (
            {"distributed_loads": [line_load(1, [0, -1, 0], loads["along"])]}
            if "along" in loads
            else {}
        ),
        options=P_DELTA,
        model={"nodal_supports": [{"id": 6, "RZ": FREE, "RY": FREE}, spring]},
    )


def second_order(frame: Json) -> ResultSet:
    return solve(frame).loadcases["Q"]


def turned(points: list[list[float]], **more: Any) -> Json:
    return {"moment_rotation_mz": {"points": points, **more}}


def moment_at(points: list[list[float]], rotation: float) -> float:
    for (a, m), (b, n) in itertools.pairwise(points):
        if rotation <= b:
            return m + (n - m) * (rotation - a) / (b - a)
    raise AssertionError("beyond the curve")


@pytest.mark.parametrize("parts", [1, 3])
@pytest.mark.parametrize(
    "points",
    [
        [[0, 0], [0.02, 1e5]],
        [[0, 0], [0.0005, 3e4], [0.02, 4e4]],  # a marked knee
        [[0, 0], [0.003, 0], [0.02, 8e4]],  # play before it holds
        [[0, 0], [0.001, 1e3], [0.002, 4e4], [0.03, 5e4]],  # stiffens, then gives way
    ],
)
def test_end_moment_lies_on_its_curve(points: list[list[float]], parts: int) -> None:
    """End rotation q L^3 / 24 EI - M L / 2 EI = phi(M), in whatever way the beam is cut."""
    found = second_order(hinged_beam(turned(points), parts=parts))
    moment = float(found.start_forces(1).mz)
    rotation = FREE_TURN - moment * LENGTH / (2 * EI)
    assert moment == pytest.approx(moment_at(points, rotation), rel=1e-9)
    assert found.end_forces_of(parts).mz == pytest.approx(-moment, rel=1e-9)
    assert found.reaction(1).mz == pytest.approx(moment, rel=1e-9)
    assert found.balance.balance_error < 1e-12


@pytest.mark.parametrize(
    ("end", "moment"),
    [
        # The last slope, 5 MNm/rad, goes on from 5 kNm at 1 mrad.
        ("Continuous", 5e6 * FREE_TURN / (1 + 5e6 * LENGTH / (2 * EI))),
        ("Stop", (FREE_TURN - 0.001) * 2 * EI / LENGTH),
        ("Yielding", 5e3),
        ("Failure", 0.0),
    ],
)
def test_every_end_of_a_curve(end: str, moment: float) -> None:
    found = second_order(hinged_beam(turned([[0, 0], [0.001, 5e3]], end=end)))
    # A stop is 1e8 times as stiff as the beam.
    assert found.start_forces(1).mz == pytest.approx(moment, rel=1e-7, abs=1e-6)
    span = LOAD * LENGTH**2 / 8 - moment
    assert found.extremes(1).mz.min == pytest.approx(-span, rel=1e-7)
    codes = {issue.code for issue in (*found.errors, *found.warnings)}
    assert codes == {
        "Stop": set(),
        "Failure": {"hinge_connector_failed"},
    }.get(end, {"moment_rotation_end_of_range"})
    assert found.is_usable
    assert found.balance.balance_error < 1e-12


def test_a_curve_that_is_not_mirrored_differs_by_side() -> None:
    """The start turns one way and the end the other: each reads its own half of the curve."""
    points = [[-0.05, -1e4], [0.0, 0.0], [0.05, 1e6]]
    found = second_order(hinged_beam(turned(points, symmetric=False)))
    soft, stiff = 2e5, 2e7
    # Slope deflection: 4 EI/L and 2 EI/L beside the springs, fixed-end moments q L^2 / 12.
    k, fixed = 2 * EI / LENGTH, LOAD * LENGTH**2 / 12
    a = [[2 * k + stiff, k], [k, 2 * k + soft]]
    determinant = a[0][0] * a[1][1] - a[0][1] * a[1][0]
    at_start = -(fixed * a[1][1] + fixed * a[0][1]) / determinant
    at_end = (fixed * a[0][0] + fixed * a[1][0]) / determinant
    assert found.start_forces(1).mz == pytest.approx(-stiff * at_start, rel=1e-9)
    assert found.end_forces_of(1).mz == pytest.approx(-soft * at_end, rel=1e-9)


@pytest.mark.parametrize("rate", [-2e-2, 5e-2])
def test_secant_stiffness_of_a_hinge(rate: float) -> None:
    """M = k(M) phi with k = k0 + rate M: the curve falls or rises with the moment itself."""
    k0 = 5e6
    points = [[0.0, k0], [6e4, k0 + rate * 6e4 * k0 / 6e4]]
    curve = {"stiffness_curve_mz": {"depends_on": "Mz", "points": points}}
    found = second_order(hinged_beam(curve))
    moment = float(found.start_forces(1).mz)
    stiffness = k0 + (points[1][1] - k0) * moment / 6e4
    rotation = FREE_TURN - moment * LENGTH / (2 * EI)
    assert moment == pytest.approx(stiffness * rotation, rel=1e-9)


def test_a_hinge_whose_stiffness_follows_another_force() -> None:
    """N = 50 kN reads 1.5 of 1 and 2 MNm/rad; the sign of the end force decides which side."""
    points = [[-1e5, 1e6], [0.0, 1e6], [1e5, 2e6]]
    curve = {"stiffness_curve_mz": {"depends_on": "N", "points": points, "signed": True}}
    frame = hinged_beam({}, curve)
    frame["model"]["nodal_supports"].append({"id": 9, "X": FREE})
    frame["model"]["nodes"][1]["nodal_support"] = 9
    case = frame["analysis"]["load_cases"][0]
    case["nodal_loads"] = [force(2, [1, 0, 0], 5e4)]
    found = second_order(frame)
    joint = float(found.end_forces_of(1).mz)
    straight = solve(
        {
            **frame,
            "model": {
                **frame["model"],
                "member_hinges": [{"id": 1}, {"id": 2, "rotational_release_mz": 1.5e6}],
            },
        }
    ).loadcases["Q"]
    assert joint == pytest.approx(straight.end_forces_of(1).mz, rel=1e-9)


@pytest.mark.parametrize("load", [-6e4, -1.2e4, 1.2e4, 6e4])
@pytest.mark.parametrize("signed", [False, True])
def test_a_support_reads_its_own_reaction(load: float, signed: bool) -> None:
    """R = k(R) d, although the spring's node carries no load of its own; signed curves read the
    side of the movement."""
    points = [[-4e4, 8e6], [0.0, 1e6], [1e4, 2e6], [4e4, 4e6]]
    curve = {"depends_on": "Fy", "points": points, "signed": signed}
    found = second_order(sprung(curve, along=-load / 4))
    reaction, moved = float(found.reaction(2).fy), float(found.displacement(2).dy)
    assert reaction == pytest.approx(-load / 2, rel=1e-9)
    driving = -reaction if signed else abs(reaction)
    rows = points if signed else points[1:]
    stiffness = rows[0][1] if driving < rows[0][0] else rows[-1][1]
    for (a, k), (b, n) in itertools.pairwise(rows):
        if a <= driving <= b:
            stiffness = k + (n - k) * (driving - a) / (b - a)
    assert moved == pytest.approx(-reaction / stiffness, rel=1e-9)


def test_units_do_not_matter() -> None:
    curve = {"depends_on": "Fy", "points": [[0.0, 1e6], [4e4, 4e6]]}
    metres = sprung(curve, tip=-3e4)
    millimetres = sprung({**curve, "points": [[0.0, 1.0], [40.0, 4.0]]}, tip=-30.0)
    millimetres["settings"]["unit_settings"] = {"lengthUnit": "mm", "forceUnit": "kN"}
    for each in millimetres["model"]["nodes"]:
        each["X"] *= 1e3
    section = {**SECTION, "area": 6e3, "i_y": 2e7, "i_z": 5e7, "j": 4e7, "h": 200.0, "b": 130.0}
    millimetres["model"]["sections"] = [section]
    one, other = second_order(metres), second_order(millimetres)
    assert other.displacement(2).dy == pytest.approx(one.displacement(2).dy, rel=1e-12)


def test_a_rigid_member_turns_in_a_hinge_with_a_curve() -> None:
    """A rigid arm of 2 m under 10 kN at its tip: 20 kNm turn the connector at its root."""
    for at, hinge in ((1, "start_hinge"), (2, "end_hinge")):
        ends = (1, 2) if at == 1 else (2, 1)
        arm = {"id": 1, "start_node_id": ends[0], "end_node_id": ends[1], "member_type": "Rigid"}
        frame = document(
            [node(1, 0.0, support=1), node(2, 2.0)],
            [{**arm, hinge: 1}],
            {"nodal_loads": [force(2, [0, -1, 0], 1e4)]},
            options=P_DELTA,
            model={"member_hinges": [{"id": 1, **turned([[0, 0], [0.001, 1e4], [0.01, 3e4]])}]},
        )
        found = second_order(frame)
        assert found.displacement(2).rz == pytest.approx(-0.0055, rel=1e-9)


def angle_under(push: float, moment_of: Callable[[float], float]) -> float:
    """Of an arm on a connector that pushes turn: P L cos(angle) = M(angle), by bisection."""
    least, most = 0.0, math.pi / 2
    for _ in range(100):
        angle = (least + most) / 2
        least, most = (
            (angle, most) if push * ARM * math.cos(angle) > moment_of(angle) else (least, angle)
        )
    return least


ARM = 2.0
COROTATIONAL: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
BENT = [[0.0, 0.0], [0.1, 1e4], [0.4, 1.5e4]]


@pytest.mark.parametrize("hinge", ["start_hinge", "end_hinge"])
@pytest.mark.parametrize(
    ("end", "beyond"),
    [
        ("Continuous", lambda angle: 1.5e4 + (angle - 0.4) * 5e3 / 0.3),
        ("Yielding", lambda _: 1.5e4),
        ("Stop", lambda _: math.inf),
        ("Failure", None),
    ],
)
@pytest.mark.parametrize("push", [4e3, 7e3, 1.2e4])
def test_a_connector_that_turns_far(
    push: float, end: str, beyond: Callable[[float], float] | None, hinge: str
) -> None:
    """A rigid arm under a weight; one that fails leaves a pendulum, or no figures at all."""
    ends = (1, 2) if hinge == "start_hinge" else (2, 1)
    arm = {"id": 1, "start_node_id": ends[0], "end_node_id": ends[1], "member_type": "Rigid"}
    frame = document(
        [node(1, 0.0, support=1), node(2, ARM)],
        [{**arm, hinge: 1}],
        {"nodal_loads": [force(2, [0, -1, 0], push)]},
        options=COROTATIONAL,
        model={"member_hinges": [{"id": 1, **turned(BENT, end=end)}]},
    )
    found = second_order(frame)

    def on_curve(angle: float) -> float:
        if angle <= 0.4:
            return moment_at(BENT, angle)
        return math.inf if beyond is None else beyond(angle)

    angle = angle_under(push, on_curve)
    if beyond is None and angle > 0.4 - 1e-9:
        assert found.errors
        if not found.is_usable:
            return
        angle = math.pi / 2
    assert found.displacement(2).dx == pytest.approx(ARM * (math.cos(angle) - 1), rel=1e-6)
    assert found.displacement(2).dy == pytest.approx(-ARM * math.sin(angle), rel=1e-6)
    assert found.reaction(1).mz == pytest.approx(push * ARM * math.cos(angle), rel=1e-6, abs=1e-3)
    assert found.balance.balance_error < 1e-9


def test_small_loads_on_curves_do_not_ask_for_the_method() -> None:
    """Hinges and supports with curves, the load a thousandth: second order of either kind."""
    hinge = turned([[0, 0], [2e-6, 20.0], [1e-3, 5e3]])
    spring = {"depends_on": "Fy", "points": [[0.0, 1e6], [5.0, 5e5]]}
    for frame in (hinged_beam(hinge, load=20.0), sprung(spring, tip=-12.0)):
        by_p_delta = second_order(frame)
        frame["analysis"]["options"] |= COROTATIONAL
        turned_far = second_order(frame)
        assert turned_far.convergence.method == "COROTATIONAL"
        for each in (1, 2):
            assert turned_far.reaction(each).fy == pytest.approx(by_p_delta.reaction(each).fy, 1e-5)
            assert turned_far.reaction(each).mz == pytest.approx(
                by_p_delta.reaction(each).mz, rel=1e-5, abs=1e-9
            )
            assert turned_far.displacement(each).dy == pytest.approx(
                by_p_delta.displacement(each).dy, rel=1e-5, abs=1e-15
            )


def test_hinges_that_all_yield_are_a_mechanism_and_give_no_numbers() -> None:
    """Plastic moments of 10 kNm at both ends and in the middle bear 16 M / L^2 = 4.4 kN/m."""
    hinge = turned([[0, 0], [0.001, 1e4]], end="Yielding")
    frame = hinged_beam(hinge, parts=2)
    frame["model"]["members"][0]["end_hinge"] = 1
    found = second_order(frame)
    assert not found.is_usable
    assert found.errors[0].code == "not_converged"
    assert found.convergence.load_factor == pytest.approx(16e4 / LENGTH**2 / LOAD, abs=1 / 256)


def test_energy_of_a_curve_is_the_area_below_it() -> None:
    """Half the work of the load is not stored where a spring bends away from a straight line."""
    curve = {"depends_on": "Fy", "points": [[0.0, 1e6], [2e4, 3e6]]}
    found = second_order(sprung(curve, tip=-1.5e4))
    rate = 2e6 / 2e4  # k = 1e6 + rate F, so d = F / k
    steps = 20000
    stored = sum(
        (1.5e4 / steps) * (f / (1e6 + rate * f))
        for f in ((i + 0.5) * 1.5e4 / steps for i in range(steps))
    )
    energy = 1.5e4 * abs(float(found.displacement(2).dy)) - stored
    assert found.balance.strain_energy == pytest.approx(energy, rel=1e-6)


def test_first_order_refuses_curves() -> None:
    frame = hinged_beam(turned([[0, 0], [0.001, 5e3]]))
    frame["analysis"]["options"] = {"order": "LINEAR"}
    with pytest.raises(DocumentRefused) as refused:
        solve(frame)
    assert "curve_in_first_order" in [issue.code for issue in refused.value.issues]


def test_second_order_and_curves_act_together() -> None:
    """A pin-ended column on a rotational spring: tan-free equilibrium M = k phi = P v + H L."""
    length, k, push, side = 5.0, 1.5e6, 2e5, 5e3
    hinge = {"id": 1, **turned([[0, 0], [1.0, k]])}
    frame = document(
        [node(1, 0, support=1), node(2, length)],
        [member(1, 1, 2, start_hinge=1)],
        {"nodal_loads": [force(2, [-1, 0, 0], push, 1), force(2, [0, 1, 0], side, 2)]},
        options=P_DELTA,
        model={"member_hinges": [hinge], "sections": [{**SECTION, "i_y": SECTION["i_z"]}]},
    )
    found = second_order(frame)
    c = math.sqrt(push / EI)
    # v = A sin cx + B (cos cx - 1) - H x / P ... solved for the slope phi at the spring.
    t = math.tan(c * length)
    moment = side * t / c / (1 - push * t / (c * k))
    assert found.start_forces(1).mz == pytest.approx(-moment, rel=1e-5)
