"""Hinges that spring along bars and cables under large rotations: closed forms."""

import math
from itertools import pairwise

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FREE, SECTION, STEEL, Json, document, force, member, node

FAR: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
EA = STEEL["e_mod"] * SECTION["area"]
SLIDES: Json = {"id": 9, "X": FREE, "Y": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}


def solved(given: Json) -> ResultSet:
    found = solve(given).loadcases["Q"]
    assert found.is_usable, found.errors
    assert found.balance.balance_error < 1e-9
    return found


def stiffness(points: list[tuple[float, float]], size: float) -> float:
    """Linear between its points and constant outside."""
    if size <= points[0][0]:
        return points[0][1]
    for (f0, k0), (f1, k1) in pairwise(points):
        if size < f1:
            return k0 + (k1 - k0) * (size - f0) / (f1 - f0)
    return points[-1][1]


CURVES = {
    "stiffer": [(0.0, 2e6), (1e5, 3e6), (4e5, 6e6)],
    "softer": [(0.0, 8e6), (1e5, 3e6), (4e5, 1e6)],
}


@pytest.mark.parametrize("kind", ["Truss", "Tension", "Cable"])
@pytest.mark.parametrize("name", CURVES)
@pytest.mark.parametrize("both", [False, True])
def test_bars_with_springs_on_curves_are_as_long_as_their_force_makes_them(
    name: str, kind: str, both: bool
) -> None:
    """Two bars in a V that a load stretches: of the force N in them it is 2 N sin of their slope,
    and each is longer by N L / EA + N / k(N) for each of its springs."""
    half, depth, normal = 3.0, 4.0, 2.5e5
    length, springs = math.hypot(half, depth), 2 if both else 1
    now = length * (1 + normal / EA) + springs * normal / stiffness(CURVES[name], normal)
    sunk = math.sqrt(now**2 - half**2)
    curve = {"depends_on": "N", "points": [list(point) for point in CURVES[name]]}
    ends = {"member_type": kind, "end_hinge": 1, "start_hinge": 1 if both else None}
    found = solved(
        document(
            [node(1, -half, support=1), node(2, half, support=1), node(3, 0.0, -depth, support=9)],
            [member(1, 1, 3, **ends), member(2, 2, 3, **ends)],
            {"nodal_loads": [force(3, [0, -1, 0], 2 * normal * sunk / now)]},
            options=FAR,
            model={
                "member_hinges": [{"id": 1, "stiffness_curve_vx": curve}],
                "nodal_supports": [{"id": 1}, SLIDES],
            },
        )
    )
    assert depth - found.displacement(3).dy == pytest.approx(sunk, rel=1e-9)
    assert found.end_forces_of(1).fx == pytest.approx(normal, rel=1e-8)


def test_small_rotations_are_those_of_p_delta() -> None:
    """A bar beside a cantilever that shares the load with it."""
    curve = {"depends_on": "N", "points": [[0.0, 1e6], [2e4, 5e5], [5e4, 2e6]]}

    def tip(method: str) -> float:
        return float(
            solved(
                document(
                    [node(1, 0.0, support=1), node(2, 4.0), node(3, 4.0, 3.0, support=1)],
                    [member(1, 1, 2), member(2, 2, 3, member_type="Truss", start_hinge=1)],
                    {"nodal_loads": [force(2, [0, -1, 0], 3e4)]},
                    options={"order": "NONLINEAR", "nonlinear_method": method},
                    model={"member_hinges": [{"id": 1, "stiffness_curve_vx": curve}]},
                )
            )
            .displacement(2)
            .dy
        )

    assert tip("COROTATIONAL") == pytest.approx(tip("P_DELTA"), rel=2e-3)


OF_CABLES: dict[str, list[tuple[float, float]]] = {
    "constant": [(0.0, 2e5)],
    "softer": [(-4000.0, 5e4), (-500.0, 3e5), (0.0, 4e5), (1000.0, 2e5), (3000.0, 1e5)],
    # Slips grow to 1 mm at 500 N, fall to 0.6 mm at 600 N and grow on: with 1 mm go 500 to 1,000 N.
    "jumps": [(-600.0, 1e6), (-500.0, 5e5), (0.0, 5e5), (500.0, 5e5), (600.0, 1e6)],
}


@pytest.mark.parametrize("is_signed", [False, True])
@pytest.mark.parametrize("name", OF_CABLES)
@pytest.mark.parametrize("ends", [("start_hinge",), ("start_hinge", "end_hinge")])
def test_a_heavy_cable_with_springs_in_line(
    ends: tuple[str, ...], name: str, is_signed: bool
) -> None:
    """Irvine, Cable Structures, sec. 2.2, with a spring at an end that gives way by T / k along T:
    (H + iV) / k is added to the reach of the catenary. k is that of T at this end, on a curve that
    reads its signs: of what the joint exerts along x, which is -T at the start."""
    area, length, span = 5e-4, 20.2, 20.0
    points = OF_CABLES[name]
    hinge: Json = {"id": 1, "translational_release_vx": points[0][1]}
    if len(points) > 1:
        curve = {"depends_on": "N", "signed": is_signed, "points": [list(each) for each in points]}
        hinge = {"id": 1, "stiffness_curve_vx": curve}

    def give(tension: float, sign: float) -> float:
        if name == "jumps" and 500.0 < tension < 1000.0:
            return 1e-3 / tension
        return 1.0 / stiffness(points, sign * tension if is_signed else tension)

    weight, ea = STEEL["density"] * 9.81 * area, STEEL["e_mod"] * area
    rope = {**SECTION, "area": area, "i_y": 1e-9, "i_z": 1e-9, "j": 1e-9}
    found = solved(
        document(
            [node(1, 0.0, support=1), node(2, span, support=1)],
            [
                member(
                    1,
                    1,
                    2,
                    member_type="Cable",
                    unstretched_length=length,
                    **dict.fromkeys(ends, 1),
                )
            ],
            {},
            options={**FAR, "enable_self_weight": True, "self_weight_load_case_id": 1},
            model={
                "sections": [rope],
                "member_hinges": [hinge],
            },
        )
    )
    h, v = -found.reaction(1).fx, found.reaction(1).fy
    end = weight * length - v
    along = h / weight * (math.asinh(v / h) + math.asinh(end / h)) + h * length / ea
    at_start = give(math.hypot(h, v), -1.0)
    at_end = give(math.hypot(h, end), 1.0) if len(ends) == 2 else 0.0
    assert along + h * (at_start + at_end) == pytest.approx(span, rel=1e-10)
    rise = (math.hypot(h, v) - math.hypot(h, end)) / weight + (v**2 - end**2) / (2 * weight * ea)
    springs = v * at_start - end * at_end
    assert rise + springs == pytest.approx(0.0, abs=1e-9 * length)


def test_hinges_that_turn_change_nothing_of_a_cable() -> None:
    def tension(hinges: list[Json]) -> float:
        ids = {"start_hinge": 1, "end_hinge": 1} if hinges else {}
        given = document(
            [node(1, 0.0, support=1), node(2, 20.0, support=1)],
            [member(1, 1, 2, member_type="Cable", unstretched_length=20.2, **ids)],
            {},
            options={**FAR, "enable_self_weight": True, "self_weight_load_case_id": 1},
            model={"member_hinges": hinges},
        )
        return float(solved(given).end_forces_of(1).fx)

    turning = {"id": 1, "rotational_release_my": 0.0, "rotational_release_mz": 0.0}
    assert tension([turning]) == tension([])
