"""What must hold for any structure: equilibrium, reciprocity, invariance, superposition."""

import copy
import math
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from loadpath.engine import solve

from .frames import Json, document, force, line_load, member, node

coordinate = st.floats(-5, 5).map(lambda x: round(x, 3))
directions = st.tuples(coordinate, coordinate, coordinate).filter(lambda v: math.hypot(*v) > 0.1)


@st.composite
def space_frames(draw: st.DrawFn) -> Json:
    """A clamped tripod-like frame with hinges, rolls, partial and point loads."""
    # Never straight above a support: the local axes of vertical members do not turn with them.
    tip = [draw(st.floats(0.5, 5)), 4 + draw(st.floats(0, 2)), draw(st.floats(-5, 5))]
    nodes = [
        node(10, 0, 0, 0, 1),
        node(20, 6, 0, 1, 1),
        node(30, 2, 0, 6, 1),
        node(40, tip[0], tip[1], tip[2]),
        node(50, tip[0] + 3, tip[1] + 1, tip[2] - 2),
    ]
    members = [
        member(1, 10, 40, rotation_angle=draw(st.floats(-180, 180))),
        member(2, 40, 20, start_hinge=draw(st.sampled_from([None, 1, 2]))),
        member(3, 30, 40, end_hinge=draw(st.sampled_from([None, 1, 2]))),
        member(4, 40, 50, end_offset={"X": 0.1, "Y": draw(st.floats(-0.3, 0.3))}),
    ]
    start, end = sorted([draw(st.floats(0, 0.45)), draw(st.floats(0.55, 1))])
    loads = {
        "nodal_loads": [force(50, list(draw(directions)), 1000.0)],
        "distributed_loads": [
            line_load(
                draw(st.sampled_from([1, 2, 3, 4])),
                list(draw(directions)),
                2000.0,
                start_frac=start,
                end_frac=end,
            )
            | {"end_magnitude": 500.0}
        ],
        "member_point_loads": [
            {
                "id": 1,
                "member": 2,
                "magnitude": 3000.0,
                "direction": list(draw(directions)),
                "position": draw(st.floats(0.1, 0.9)),
            }
        ],
    }
    section = {
        "id": 1,
        "name": "angle",
        "material": 1,
        "area": 6e-3,
        "i_y": 2e-5,
        "i_z": 5e-5,
        "i_yz": draw(st.sampled_from([0.0, 1e-5])),
        "j": 4e-5,
        "a_sy": 2e-3,
        "a_sz": 3e-3,
        "y_s": draw(st.sampled_from([0.0, 0.03])),
        "z_s": draw(st.sampled_from([0.0, -0.02])),
    }
    hinges = [
        {"id": 1, "hinge_type": "", "rotational_release_my": 0.0, "rotational_release_mz": 0.0},
        {"id": 2, "hinge_type": "", "rotational_release_mz": 1e5},
    ]
    return document(nodes, members, loads, model={"sections": [section], "member_hinges": hinges})


@settings(max_examples=40, deadline=None)
@given(space_frames())
def test_loads_and_reactions_are_in_equilibrium(frame: Json) -> None:
    found = solve(frame).loadcases["Q"]
    assert found.balance.balance_error < 1e-9
    assert found.balance.unbalanced < 1e-9


@settings(max_examples=40, deadline=None)
@given(space_frames())
def test_curves_end_where_the_end_forces_and_displacements_are(frame: Json) -> None:
    """The curves know the start only: meeting the end proves that loads and mechanics agree."""
    found = solve(frame).loadcases["Q"]
    for place, each in enumerate(frame["model"]["members"]):
        curves = found.curves(each["id"])
        at_end = curves.at(curves.length)
        forces = found.end_forces[place]
        size = np.abs(forces).max()
        for k, name in enumerate(("fx", "fy", "fz", "mx", "my", "mz")):
            assert abs(at_end[name] + forces[7 + k]) < 1e-9 * size * max(1, curves.length)
        moved = found.end_displacements[place]
        for k, name in enumerate(("dx", "dy", "dz")):
            assert abs(at_end[name] - moved[7 + k]) < 1e-9 * np.abs(moved).max()


@settings(max_examples=25, deadline=None)
@given(space_frames(), st.floats(-180, 180))
def test_turning_everything_about_the_vertical_turns_the_results(frame: Json, angle: float) -> None:
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def turned(v: Any) -> list[float]:
        return [c * v[0] + s * v[2], v[1], -s * v[0] + c * v[2]]

    other = copy.deepcopy(frame)
    for each in other["model"]["nodes"]:
        each["X"], each["Y"], each["Z"] = turned((each["X"], each["Y"], each["Z"]))
    for each in other["model"]["members"]:
        offset = each.get("end_offset")
        if offset:
            offset["X"], offset["Y"], offset["Z"] = turned((offset["X"], offset["Y"], 0.0))
    for loads in ("nodal_loads", "distributed_loads", "member_point_loads"):
        for each in other["analysis"]["load_cases"][0][loads]:
            each["direction"] = turned(each["direction"])
    one, two = solve(frame).loadcases["Q"], solve(other).loadcases["Q"]
    size = np.abs(one.displacements).max()
    for a, b in zip(one.displacements, two.displacements, strict=True):
        assert np.abs(np.array(turned(a[:3])) - b[:3]).max() < 1e-9 * size
    assert np.abs(one.end_forces - two.end_forces).max() < 1e-7 * np.abs(one.end_forces).max()


@settings(max_examples=25, deadline=None)
@given(space_frames(), st.randoms(use_true_random=False))
def test_order_of_nodes_and_members_does_not_matter(frame: Json, random: Any) -> None:
    other = copy.deepcopy(frame)
    random.shuffle(other["model"]["nodes"])
    random.shuffle(other["model"]["members"])
    one, two = solve(frame).loadcases["Q"], solve(other).loadcases["Q"]
    size = np.abs(one.displacements).max()
    for each in frame["model"]["nodes"]:
        a, b = one.displacement(each["id"]), two.displacement(each["id"])
        assert all(abs(a[name] - b[name]) < 1e-9 * size for name in a)


@settings(max_examples=25, deadline=None)
@given(space_frames(), st.tuples(directions, directions))
def test_reciprocity(frame: Json, pair: tuple[Any, Any]) -> None:
    """Maxwell and Betti: the work of one force on the other's displacement is mutual."""
    first, second = pair
    cases = [
        {"id": 1, "name": "A", "nodal_loads": [force(40, list(first), 1000.0)]},
        {"id": 2, "name": "B", "nodal_loads": [force(50, list(second), 1000.0)]},
    ]
    frame["analysis"]["load_cases"] = cases
    results = solve(frame)
    at_40, at_50 = results.loadcases["B"].displacement(40), results.loadcases["A"].displacement(50)
    one = sum(f * at_40[name] for f, name in zip(first, ("dx", "dy", "dz"), strict=True))
    two = sum(f * at_50[name] for f, name in zip(second, ("dx", "dy", "dz"), strict=True))
    size = np.abs(results.loadcases["A"].displacements).max()
    assert abs(one - two) < 1e-9 * size * math.hypot(*second)


@settings(max_examples=25, deadline=None)
@given(space_frames(), st.floats(-2, 2), st.floats(-2, 2))
def test_a_combination_is_the_sum_of_its_cases(frame: Json, a: float, b: float) -> None:
    frame["analysis"]["load_cases"].append(
        {"id": 2, "name": "W", "nodal_loads": [force(40, [1.0, 0.0, 0.5], 700.0)]}
    )
    frame["analysis"]["load_combinations"] = [
        {
            "id": 1,
            "name": "C",
            "check": "ALL",
            "load_case_factors": [
                {"load_case_id": 1, "factor": a},
                {"load_case_id": 2, "factor": b},
            ],
        }
    ]
    results = solve(frame)
    q, w, c = results.loadcases["Q"], results.loadcases["W"], results.loadcombinations["C"]
    expected = a * q.end_forces + b * w.end_forces
    size = np.abs(q.end_forces).max() + np.abs(w.end_forces).max()
    assert np.abs(c.end_forces - expected).max() < 1e-9 * size
    at = 0.37
    for each in frame["model"]["members"]:
        curve = [found.curves(each["id"]) for found in (q, w, c)]
        values = [one.at(at * one.length)["mz"] for one in curve]
        assert abs(values[2] - a * values[0] - b * values[1]) < 1e-9 * size


@settings(max_examples=25, deadline=None)
@given(space_frames(), st.floats(0.1, 0.9))
def test_cutting_a_member_changes_nothing(frame: Json, cut: float) -> None:
    """A node in the middle of a loaded, shear-flexible member leaves the rest as it was."""
    other = copy.deepcopy(frame)
    ends = {each["id"]: each for each in frame["model"]["nodes"]}
    start, end = ends[10], ends[40]
    middle = [start[k] + cut * (end[k] - start[k]) for k in "XYZ"]
    other["model"]["nodes"].append(node(60, middle[0], middle[1], middle[2]))
    first = other["model"]["members"][0]
    first["end_node_id"] = 60
    other["model"]["members"].append({**first, "id": 5, "start_node_id": 60, "end_node_id": 40})
    for loads in frame, other:
        loads["analysis"]["load_cases"][0]["distributed_loads"] = []
    whole = line_load(1, [0.3, -1.0, 0.2], 2000.0, start_frac=0.0, end_frac=cut)
    frame["analysis"]["load_cases"][0]["distributed_loads"] = [whole]
    other["analysis"]["load_cases"][0]["distributed_loads"] = [
        line_load(1, [0.3, -1.0, 0.2], 2000.0)
    ]
    one, two = solve(frame).loadcases["Q"], solve(other).loadcases["Q"]
    size = np.abs(one.displacements).max()
    for each in frame["model"]["nodes"]:
        a, b = one.displacement(each["id"]), two.displacement(each["id"])
        assert all(abs(a[name] - b[name]) < 1e-8 * size for name in a)
