"""Motions that nothing resists: what no load drives is zero, in whatever units and for whatever
size of the loads, and what is only very soft is not called free."""

import copy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loadpath.engine import ResultSet, solve

from .frames import CLAMPED, FIXED, FREE, SECTION, Json, document, force, line_load, member, node

SKEW = {"User": {"x": [1.0, 0.2, -0.4], "y": [0.3, 1.0, 0.1]}}


def hinged_cantilever(axes: Any) -> Json:
    """An oblique cantilever with a free node behind a hinge about one of the given axes."""
    hinge = {"id": 1, "hinge_type": "", "rotational_release_mz": 0.0, "rotation_axes": axes}
    frame = document(
        [node(1, 0.1, 0.3, -0.2, support=1), node(2, 2.3, 3.1, 1.7)],
        [member(1, 1, 2, end_hinge=1)],
        {"nodal_loads": [force(2, [0.3, -1.0, 0.4], 1000.0)]},
        model={"member_hinges": [hinge]},
    )
    frame["analysis"]["load_cases"][0]["distributed_loads"] = [line_load(1, [0.2, -1, 0.3], 500.0)]
    return frame


def in_millimetres(frame: Json) -> Json:
    """The same structure with lengths in mm, forces in kN and stresses in MPa."""
    other = copy.deepcopy(frame)
    other["settings"]["unit_settings"] = {
        "system": "metric",
        "lengthUnit": "mm",
        "forceUnit": "kN",
        "pressureUnit": "MPa",
        "densityUnit": "kg/mm3",
    }
    model, case = other["model"], other["analysis"]["load_cases"][0]
    for each in model["nodes"]:
        for axis in "XYZ":
            each[axis] *= 1e3
    for section in model["sections"]:
        for name, power in (("area", 2), ("i_y", 4), ("i_z", 4), ("j", 4), ("h", 1), ("b", 1)):
            section[name] *= 1e3**power
    for material in model["materials"]:
        material["density"] *= 1e-9
        for name in ("e_mod", "g_mod", "yield_stress"):
            material[name] *= 1e-6
    for load in case["nodal_loads"]:
        load["magnitude"] *= 1e-3
    for load in case["distributed_loads"]:
        load["magnitude"] *= 1e-6
        load["end_magnitude"] *= 1e-6
    return other


@pytest.mark.parametrize("axes", ["Local", "Global", SKEW], ids=["local", "global", "skew"])
def test_a_rotation_that_nothing_determines_is_zero_in_all_units(axes: Any) -> None:
    """A vector with a zero in it, about whatever axis; the rest is that of the bare cantilever."""
    frame = hinged_cantilever(axes)
    one, two = (solve(each).loadcases["Q"] for each in (frame, in_millimetres(frame)))
    assert one.errors == one.warnings == two.errors == two.warnings == []
    turned = [one.displacement(2)[name] for name in ("rx", "ry", "rz")]
    assert min(map(abs, turned)) < 1e-15
    assert max(map(abs, turned)) < 1e-2
    same = [two.displacement(2)[name] for name in ("rx", "ry", "rz")]
    assert same == pytest.approx(turned, rel=1e-9, abs=1e-15)
    bare = copy.deepcopy(frame)
    del bare["model"]["members"][0]["end_hinge"]
    other = solve(bare).loadcases["Q"].displacement(2)
    for name in ("dx", "dy", "dz"):
        assert one.displacement(2)[name] == pytest.approx(other[name], rel=1e-9)


@st.composite
def braced_frames(draw: st.DrawFn) -> Json:
    """Storeys of hinged beams between columns with crossed tension members in one bay."""
    bays, storeys = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    width, height = draw(st.floats(3, 9)), draw(st.floats(2.5, 5))
    plane = {"id": 4, "RX": FIXED, "RY": FIXED, "RZ": draw(st.sampled_from([FREE, FIXED]))}
    at = {(i, j): 1 + i * (storeys + 1) + j for i in range(bays + 1) for j in range(storeys + 1)}
    nodes = [node(n, width * i, height * j, 0.0, 4 if j == 0 else None) for (i, j), n in at.items()]
    columns: list[Json] = [{}, {"end_hinge": 1}, {"member_type": "Truss"}]
    column = draw(st.sampled_from(columns))
    beam_kinds: list[Json] = [{}, {"start_hinge": 1, "end_hinge": 1}]
    beam = draw(st.sampled_from(beam_kinds))
    ends = [(at[i, j], at[i, j + 1], column) for i in range(bays + 1) for j in range(storeys)]
    beams = [(at[i, j + 1], at[i + 1, j + 1], beam) for i in range(bays) for j in range(storeys)]
    brace = {"member_type": "Tension"}
    for j in range(storeys):
        ends += [(at[0, j], at[1, j + 1], brace), (at[1, j], at[0, j + 1], brace)]
    members = [member(k, a, b, **more) for k, (a, b, more) in enumerate(beams + ends, 1)]
    loads: Json = {
        "distributed_loads": [
            {**line_load(k, [0, -1, 0], 1e3 * draw(st.floats(1, 30))), "id": k}
            for k in range(1, len(beams) + 1)
        ]
    }
    if draw(st.booleans()):
        loads["nodal_loads"] = [force(at[0, storeys], [1, 0, 0], draw(st.floats(-1e4, 1e4)))]
    hinge = {"id": 1, "hinge_type": "", "rotational_release_mz": 0.0}
    return document(
        nodes,
        members,
        loads,
        options={"dimensionality": "2D"},
        model={"nodal_supports": [plane], "member_hinges": [hinge]},
    )


OF_SIZE = ("second_order_needed", "displacement_out_of_proportion")
"""What is said of large motions, which do depend on the factor."""


def said(found: ResultSet) -> list[tuple[str, str]]:
    issues = (*found.errors, *found.warnings)
    return [(each.code, each.message) for each in issues if each.code not in OF_SIZE]


@settings(max_examples=60, deadline=None)
@given(braced_frames(), st.floats(-6, 6).map(lambda x: 10**x))
def test_one_way_members_are_in_the_same_state_for_every_factor(frame: Json, factor: float) -> None:
    scaled = {"id": 1, "name": "C", "load_case_factors": [{"load_case_id": 1, "factor": factor}]}
    frame["analysis"]["load_combinations"] = [scaled]
    results = solve(frame)
    one, other = results.loadcases["Q"], results.loadcombinations["C"]
    assert said(one) == said(other)
    assert (one.converged, one.iterations) == (other.converged, other.iterations)
    if one.is_usable:
        size = np.abs(one.end_forces).max()
        assert np.abs(other.end_forces / factor - one.end_forces).max() < 1e-9 * size


@settings(max_examples=30, deadline=None)
@given(braced_frames())
def test_a_frame_that_stands_without_its_braces_stands_with_them(frame: Json) -> None:
    bare = copy.deepcopy(frame)
    for each in bare["model"]["members"]:
        if each.get("member_type") == "Tension":
            each["member_type"] = "Truss"
    bare["model"]["members"] = [
        each for each in frame["model"]["members"] if each.get("member_type") != "Tension"
    ]
    if solve(bare).loadcases["Q"].is_usable:
        assert solve(frame).loadcases["Q"].is_usable


def test_crossed_braces_joined_in_the_middle_carry_themselves() -> None:
    """Four half braces of weight meet at a node that the upper two hold when all would be slack."""
    frame = document(
        [
            node(1, 0, support=1),
            node(2, 6, support=1),
            node(3, 0, 4),
            node(4, 6, 4),
            node(5, 3, 2),
        ],
        [
            member(1, 1, 3),
            member(2, 2, 4),
            member(3, 3, 4),
            *(member(10 + n, n, 5, member_type="Tension") for n in (1, 2, 3, 4)),
        ],
        {"distributed_loads": [line_load(3, [0, -1, 0], 5e4)]},
        options={"dimensionality": "2D", "enable_self_weight": True},
        model={"nodal_supports": [CLAMPED]},
    )
    frame["analysis"]["options"]["self_weight_load_case_id"] = 1
    found = solve(frame).loadcases["Q"]
    assert found.is_usable
    assert -found.start_forces(13)["fx"] > 0
    assert found.balance.unbalanced < 1e-9


@pytest.mark.parametrize("ratio", [1e10, 1e13, 1e15, 1e17, 1e20])
def test_very_different_stiffness_is_inaccurate_but_no_mechanism(ratio: float) -> None:
    """A stiff bar at the tip of a soft one: the digits are lost, and that is said."""
    stiff = {**SECTION, "id": 2, **{k: SECTION[k] * ratio for k in ("area", "i_y", "i_z", "j")}}
    frame = document(
        [node(1, 0, support=1), node(2, 4), node(3, 8)],
        [member(1, 1, 2), member(2, 2, 3, section=2)],
        {"nodal_loads": [force(3, [0, -1, 0], 1e3)]},
        model={"sections": [SECTION, stiff]},
    )
    found = solve(frame).loadcases["Q"]
    assert [code for code, _ in said(found)] == ["inaccurate" if ratio < 1e13 else "unbalanced"]
    stands_on_it = copy.deepcopy(frame)
    first, second = stands_on_it["model"]["members"]
    first["section"], second["section"] = 2, 1
    found = solve(stands_on_it).loadcases["Q"]
    assert said(found) == []
    soft = 1e3 * 4**3 / (3 * 210e9 * SECTION["i_z"])
    rigid = 7 * soft / ratio
    assert found.displacement(3)["dy"] == pytest.approx(-soft - rigid, rel=1e-9)


@pytest.mark.parametrize("length", [1e-5, 1e-7, 1e-8, 2e-9])
def test_a_very_short_member_is_no_mechanism(length: float) -> None:
    frame = document(
        [node(1, 0, support=1), node(2, 4), node(3, 4 + length), node(4, 8)],
        [member(1, 1, 2), member(2, 2, 3), member(3, 3, 4)],
        {"nodal_loads": [force(4, [0, -1, 0], 1e3)]},
    )
    found = solve(frame).loadcases["Q"]
    assert [each.code for each in found.errors] == ["unbalanced"]
