"""Earthquakes beside cables: pendulums, stayed masts and sagging cables by hand."""

import math
from typing import Any

import pytest

from loadpath.engine import Results, ResultSet, solve

from .frames import FREE, SECTION, STEEL, document, force, member, node

Json = dict[str, Any]
ROPE: Json = {"id": 2, "name": "rope", "material": 1, "area": 1e-3, "i_y": 8e-8, "i_z": 8e-8}
ROPE |= {"j": 1.6e-7}
EA = STEEL["e_mod"] * ROPE["area"]
LARGE: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
WEIGHTLESS: Json = LARGE | {"gravity_factor": 0.0}
METHODS = ["MODAL_RESPONSE_SPECTRUM", "LATERAL_FORCE"]
# Straight lines, so that a wrong period gives a wrong acceleration.
POINTS = [[0.0, 2.0], [10.0, 0.5]]


def acceleration(period: float) -> float:
    return 2.0 - 0.15 * period


def rope(id_: int, start: int, end: int, **more: Any) -> Json:
    return member(id_, start, end, section=2, member_type="Cable", **more)


def shaken(given: Json, **more: Any) -> Json:
    """The document with an earthquake along X, which its load case 9 stands for."""
    given["analysis"]["load_cases"].append({"id": 9, "name": "E", "kind": "seismic"})
    given["analysis"]["seismic"] = {
        "method": "MODAL_RESPONSE_SPECTRUM",
        "num_modes": 1,
        "spectrum_x": {"CustomPoints": {"points": POINTS}},
        "directions": ["X"],
        "include_structural_mass": False,
        **more,
    }
    return given


def earthquake(results: Results) -> ResultSet:
    found = results.loadcases["E"]
    assert found.is_usable, found.errors
    return found


def period_of(results: Results) -> float:
    assert results.seismic is not None
    (along,) = results.seismic["modal_response_spectrum"]["per_direction"]
    return float(along["modes"][0]["period"])


def test_a_mass_on_a_rope_is_a_pendulum() -> None:
    """The rope is taut by the weight of the mass alone: w^2 = g / length."""
    length, mass, gravity = 5.0, 2000.0, 9.81
    given = document(
        [node(1, 0.0, length, support=1), node(2, 0.0)],
        [rope(1, 1, 2)],
        {"nodal_loads": [force(2, [0.0, -1.0, 0.0], mass * gravity)]},
        options=LARGE,
        model={"sections": [ROPE], "nodal_masses": [{"node": 2, "mass": mass}]},
    )
    found = earthquake(solve(shaken(given, num_modes=3)))
    pulled = length * (1 + mass * gravity / EA)
    square = gravity / pulled
    push = mass * acceleration(2 * math.pi / math.sqrt(square))
    assert found.displacement(2).dx == pytest.approx(push / mass / square, rel=1e-6)
    assert abs(found.reaction(1).fx) == pytest.approx(push, rel=1e-6)
    # It swings about its upper end, and its force stays as it is.
    assert abs(found.start_forces(1).fx) < 1e-6 * push
    middle = found.curves(1).at(length / 2)
    assert math.hypot(middle["dy"], middle["dz"]) == pytest.approx(
        found.displacement(2).dx / 2, rel=1e-6
    )


HEIGHT, PULL, MASS = 10.0, 4e4, 3e4
STAY = HEIGHT * math.sqrt(2)


def mast(pull: float = PULL, **model: Any) -> Json:
    """A mast on a ball joint; two stays hold the mass on its top, which slides along X."""
    return document(
        [
            node(1, 0.0, support=1),
            node(2, 0.0, HEIGHT, support=2),
            node(3, -HEIGHT, support=3),
            node(4, HEIGHT, support=3),
        ],
        [member(1, 1, 2), *(rope(k, 2, k + 1, pretension=pull) for k in (2, 3))],
        {"nodal_loads": [force(2, [0.0, -1.0, 0.0], 1e3)]},
        options=WEIGHTLESS,
        model={
            "sections": [SECTION, ROPE],
            "nodal_supports": [
                {"id": 1, "RZ": FREE},
                {"id": 2, "X": FREE, "RZ": FREE},
                {"id": 3},
            ],
            "nodal_masses": [{"node": 2, "mass": MASS}],
            **model,
        },
    )


# Along a stay, from its length without force, and across it, by its force.
ALONG, ACROSS = EA * (1 + PULL / EA) / STAY, PULL / STAY
SQUARE = (ALONG + ACROSS) / MASS  # two stays at 45 degrees
MOVED = acceleration(2 * math.pi / math.sqrt(SQUARE)) / SQUARE
LOST = ALONG * MOVED / math.sqrt(2)


@pytest.mark.parametrize("method", METHODS)
def test_a_stayed_mast_is_one_mass_on_springs(method: str) -> None:
    results = solve(shaken(mast(), method=method))
    found = earthquake(results)
    assert found.displacement(2).dx == pytest.approx(MOVED, rel=1e-6)
    for stay, anchor in ((2, 3), (3, 4)):
        assert abs(found.start_forces(stay).fx) == pytest.approx(LOST, rel=1e-6)
        assert abs(found.end_forces_of(stay).fx) == pytest.approx(LOST, rel=1e-6)
        assert abs(found.curves(stay).at(STAY / 2)["fx"]) == pytest.approx(LOST, rel=1e-6)
        reaction = found.reaction(anchor)
        assert abs(reaction.fx) == pytest.approx((ALONG + ACROSS) / 2 * MOVED, rel=1e-6)
        assert abs(reaction.fy) == pytest.approx((ALONG - ACROSS) / 2 * MOVED, rel=1e-6)
    # The mast leans and bears nothing of it.
    assert abs(found.reaction(1).fx) < 1e-6 * LOST


def test_lateral_forces_are_in_balance() -> None:
    results = solve(shaken(mast(), method="LATERAL_FORCE"))
    assert results.seismic is not None
    (along,) = results.seismic["lateral_force"]["per_direction"]
    assert along["base_shear"] == pytest.approx(MASS * SQUARE * MOVED, rel=1e-6)
    forces = [along["combined"]["member_results"][key]["local_start_forces"] for key in "23"]
    # One stay gains what the other loses.
    assert forces[0]["fx"] == pytest.approx(-forces[1]["fx"], rel=1e-9)
    header = results._header.seismic
    assert header is not None
    assert header.lateral_force is not None
    assert header.lateral_force.per_direction[0].combined.balance.balance_error < 1e-9


def combined(pull: float, *factors: float) -> Results:
    given = shaken(mast(pull))
    given["analysis"]["load_combinations"] = [
        {
            "id": k + 1,
            "name": f"G {factor:+g} E",
            "limit_state": "ULS",
            "load_case_factors": [
                {"load_case_id": 1, "factor": 1.0},
                {"load_case_id": 9, "factor": factor},
            ],
        }
        for k, factor in enumerate(factors)
    ]
    return solve(given)


def test_a_combination_adds_it_to_the_forces_of_the_settled_state() -> None:
    part = 0.5 * PULL / LOST
    results = combined(PULL, part, -part)
    for name, sign in ((f"G {part:+g} E", 1.0), (f"G {-part:+g} E", -1.0)):
        found = results.loadcombinations[name]
        for stay in (2, 3):
            # What presses is positive at the start: with the factor 1 the earthquake slackens.
            tension = PULL - sign * part * LOST
            assert found.start_forces(stay).fx == pytest.approx(-tension, rel=1e-6)
            assert found.end_forces_of(stay).fx == pytest.approx(tension, rel=1e-6)
            assert found.extremes(stay).fx.min == pytest.approx(-PULL - part * LOST, rel=1e-6)
        assert found.displacement(2).dx == pytest.approx(sign * part * MOVED, rel=1e-6)
    assert "cables_slacken" not in {issue.code for issue in results.warnings}


def test_a_cable_that_would_go_slack_is_told_with_its_forces() -> None:
    part = 1.5 * PULL / LOST
    results = combined(PULL, part, -part)
    (told,) = [issue for issue in results.warnings if issue.code == "cables_slacken"]
    assert told.path == "model.members[1]"
    assert f'"G {part:+g} E" (and in 1 more)' in told.message
    assert "takes 60 kN from a tension of 40 kN" in told.message
    assert told.message.startswith("cable 2 ")
    assert "member 3" in told.message
    assert results.verdict is not None
    assert "cables_slacken" in {reason.code for reason in results.verdict.reasons}


@pytest.mark.parametrize("method", METHODS)
def test_hardly_pulled_cables_tend_to_bars(method: str) -> None:
    """Three stays about a mast that slides and turns nowhere but on its foot."""
    share = 1e-5  # of EA, and so of the stiffness of a bar, in what its force holds across
    given = document(
        [node(1, 0.0, support=1), node(2, 0.0, HEIGHT)]
        + [
            node(3 + k, 8 * math.cos(turn), 0.0, 8 * math.sin(turn), support=3)
            for k, turn in enumerate((0.0, 2 * math.pi / 3, 4 * math.pi / 3))
        ],
        [member(1, 1, 2), *(rope(2 + k, 2, 3 + k, pretension=share * EA) for k in range(3))],
        {"nodal_loads": [force(2, [0.0, -1.0, 0.0], 10.0)]},
        options=WEIGHTLESS,
        model={
            "sections": [SECTION, ROPE],
            "nodal_supports": [{"id": 1, "RX": FREE, "RZ": FREE}, {"id": 3}],
            "nodal_masses": [{"node": 2, "mass": MASS}],
        },
    )
    bars = {**given, "model": {**given["model"]}, "analysis": {**given["analysis"]}}
    bars["analysis"]["load_cases"] = list(given["analysis"]["load_cases"])
    bars["model"]["members"] = [
        {key: value for key, value in each.items() if key != "pretension"}
        | ({"member_type": "Truss"} if "pretension" in each else {})
        for each in given["model"]["members"]
    ]
    asked: Json = {"method": method, "num_modes": 3, "directions": ["X", "Z"]}
    found, likened = (earthquake(solve(shaken(each, **asked))) for each in (given, bars))
    near: Json = {"rel": 20 * share, "abs": 20 * share * MASS}
    for stay in (2, 3, 4):
        assert found.start_forces(stay).fx == pytest.approx(likened.start_forces(stay).fx, **near)
    for anchor in (1, 3, 4, 5):
        for axis in ("fx", "fy", "fz"):
            ours, right = (getattr(each.reaction(anchor), axis) for each in (found, likened))
            assert ours == pytest.approx(right, **near)
    assert found.displacement(2).dx == pytest.approx(likened.displacement(2).dx, rel=20 * share)


SPAN, DRAW, LOAD = 20.0, 9.6e3, 1e5


def sagging(mass_sources: list[Json], **more: Any) -> Json:
    """A heavy cable with a mass at an end that slides along X, where a force draws it."""
    given = document(
        [node(1, 0.0, support=1), node(2, SPAN, support=4)],
        [rope(1, 1, 2)],
        {"nodal_loads": [force(2, [1.0, 0.0, 0.0], DRAW)]},
        options=LARGE | {"enable_self_weight": True, "self_weight_load_case_id": 1},
        model={
            "sections": [ROPE],
            "nodal_supports": [{"id": 1}, {"id": 4, "X": FREE}],
            "nodal_masses": [{"node": 2, "mass": LOAD}],
        },
    )
    return shaken(given, mass_sources=mass_sources, include_structural_mass=True, **more)


def test_a_sagging_cable_is_as_soft_as_its_sag_says() -> None:
    """Irvine, Cable Structures, 2.4: EA / L over 1 + lambda^2 / 12, of a flat cable."""
    results = solve(sagging([{"load_case_id": 1, "psi": 1.0}]))
    weight = STEEL["density"] * ROPE["area"] * 9.81
    slackness = (weight * SPAN / DRAW) ** 2 * EA / DRAW  # lambda^2
    assert slackness > 500  # fifty times as soft as the straight one
    stiffness = EA / SPAN / (1 + slackness / 12)
    flat = 8 * (weight * SPAN / (8 * DRAW)) ** 2  # what a parabola leaves out
    assert flat < 4e-3
    period = 2 * math.pi * math.sqrt(LOAD / stiffness)
    assert period_of(results) == pytest.approx(period, rel=flat)
    found = earthquake(results)
    push = LOAD * acceleration(period)
    assert found.end_forces_of(1).fx == pytest.approx(push, rel=2 * flat)
    assert found.displacement(2).dx == pytest.approx(push / stiffness, rel=2 * flat)
    # The sag w L^2 / 8 H goes with the span and against the force.
    sag = weight * SPAN**2 / (8 * DRAW)
    rise = sag * (push / DRAW - 2 * push / stiffness / SPAN)
    assert abs(found.curves(1).at(SPAN / 2)["dy"]) == pytest.approx(rise, rel=2 * flat)


def test_cables_hang_under_the_weight_of_the_mass_or_under_a_reference() -> None:
    whole = solve(sagging([{"load_case_id": 1, "psi": 1.0}]))
    named = solve(sagging([], stiffness_reference={"LoadCase": 1}))
    half = solve(sagging([{"load_case_id": 1, "psi": 0.5}]))
    assert period_of(named) == pytest.approx(period_of(whole), rel=1e-9)
    # Half of the force lets it sag twice as far, and its own weight stays: about an eighth of the
    # stiffness.
    assert period_of(half) == pytest.approx(math.sqrt(8) * period_of(whole), rel=0.03)
    for results, state in ((whole, "weight of the mass"), (named, "Q")):
        assert results.seismic is not None
        (told,) = [w for w in results.seismic["warnings"] if w["code"] == "cables_in_modes"]
        assert f'"{state}"' in told["message"]


@pytest.mark.parametrize("method", METHODS)
def test_the_mirrored_structure_does_the_same(method: str) -> None:
    """A leaning mast with stays of different lengths, heavy ones and a sprung one."""
    found = []
    for side in (1.0, -1.0):
        given = document(
            [
                node(1, 0.0, support=1),
                node(2, side * 1.0, HEIGHT),
                node(3, side * -6.0, support=3),
                node(4, side * 12.0, 1.0, 3.0, support=3),
                node(5, side * 9.0, 0.0, -8.0, support=3),
            ],
            [
                member(1, 1, 2),
                rope(2, 2, 3, pretension=2e5, end_hinge=1),
                *(rope(k, 2, k + 1, pretension=1e5) for k in (3, 4)),
            ],
            {"nodal_loads": [force(2, [0.0, -1.0, 0.0], 1e3)]},
            options=LARGE,
            model={
                "sections": [SECTION, ROPE],
                "nodal_supports": [{"id": 1, "RX": FREE, "RZ": FREE}, {"id": 3}],
                "nodal_masses": [{"node": 2, "mass": MASS}],
                "member_hinges": [{"id": 1, "translational_release_vx": 1e7}],
            },
        )
        asked: Json = {"num_modes": 6, "directions": ["X", "Z"], "include_structural_mass": True}
        found.append(earthquake(solve(shaken(given, method=method, **asked))))
    ours, mirrored = found
    for stay in (2, 3, 4):
        force_ = ours.start_forces(stay).fx
        assert force_ > 0.0
        assert mirrored.start_forces(stay).fx == pytest.approx(force_, rel=1e-6)
    for axis in ("dx", "dy", "dz"):
        right = getattr(ours.displacement(2), axis)
        assert getattr(mirrored.displacement(2), axis) == pytest.approx(right, rel=1e-6)


def test_slack_cables_are_told() -> None:
    """A stay that is longer than its way and has no weight holds nothing."""
    given = mast()
    given["model"]["members"][2] = rope(3, 2, 4, unstretched_length=STAY + 0.1)
    results = solve(shaken(given))
    assert results.seismic is not None
    told = {issue["code"]: issue["message"] for issue in results.seismic["warnings"]}
    assert "member 3" in told["slack_in_reference"]


def test_a_state_that_is_not_found_is_said_of_the_earthquake_alone() -> None:
    """The mast buckles under the weight of the mass, which no load case has."""
    given = mast(nodal_masses=[{"node": 2, "mass": 1e6}])
    given["analysis"]["options"] = {**LARGE, "dimensionality": "3D"}
    given["model"]["nodal_supports"][1]["Y"] = FREE
    results = solve(shaken(given))
    assert results.loadcases["Q"].is_usable
    (told,) = results.loadcases["E"].errors
    assert told.code == "reference_not_usable"
    assert told.message.startswith("weight of the mass has no usable forces: ")
