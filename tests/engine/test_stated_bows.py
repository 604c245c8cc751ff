"""Bows that the document states: M = 8 N e_0 (sec(kL/2) - 1)/(kL)^2 half-way of a strut between
hinges, which is what a parabola of rise e_0 comes to; N e_0 in first order."""

import copy
from itertools import pairwise
from math import cos, cosh, dist, pi, sqrt
from typing import Any

import pytest

from loadpath.document.validation.validate import validate
from loadpath.engine import DocumentRefused, InvalidDocument, Results, solve
from tests.engine.frames import FIXED, FREE, SECTION, document, force, line_load, member, node
from tests.engine.stability_row import stability_row
from tests.hunt.units import in_millimetres

Json = dict[str, Any]
E, LENGTH, RISE = 210e9, 6.0, 0.024
CRITICAL = pi**2 * E * SECTION["i_y"] / LENGTH**2
FOOT: Json = {"id": 4, "RX": FIXED, "RY": FREE, "RZ": FREE}
LYING: Json = {"id": 6, "X": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}
FIRST = {"order": "LINEAR"}
P_DELTA = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
LARGE = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}


def strut(push: float, options: Json, cuts: tuple[float, ...] = (), **bow: Any) -> Json:
    """Along X between hinges, with combinations "U", which has the bow, and "V"."""
    places = [0.0, *cuts, LENGTH]
    count = len(places)
    nodes = [
        node(k + 1, x, support=4 if k == 0 else 6 if k == count - 1 else None)
        for k, x in enumerate(places)
    ]
    members = [member(k, k, k + 1) for k in range(1, count)]
    part = [{"load_case_id": 1, "factor": 1.0}]
    return document(
        nodes,
        members,
        {"nodal_loads": [force(count, [-1, 0, 0], push)]},
        options=options,
        model={
            "nodal_supports": [FOOT, LYING],
            "member_sets": [{"id": 7, "member_ids": [each["id"] for each in members]}],
        },
        analysis={
            "load_combinations": [
                {"id": id_, "name": name, "load_case_factors": part, "limit_state": "ULS"}
                for id_, name in ((1, "U"), (2, "V"))
            ],
            "imperfection_cases": [
                {
                    "imperfection_case_id": 1,
                    "load_combinations": [1],
                    "bow_imperfections": [{"axis": "z", **bow}],
                }
            ],
        },
    )


def half_way(results: Results, name: str = "U") -> dict[str, float]:
    """Forces and displacements in the middle, wherever the bar is cut."""
    found = results.loadcombinations[name]
    at = 0.0
    for each in range(1, 100):
        curves = found.curves(each)
        if at + curves.length >= LENGTH / 2 - 1e-9:
            return dict(curves.at(LENGTH / 2 - at))
        at += curves.length
    raise AssertionError


def moment(push: float) -> float:
    """Half-way: 8 N e_0 (sec(kL/2) - 1)/(kL)^2; cosh where it is pulled."""
    wave = sqrt(abs(push) / (E * SECTION["i_y"])) * LENGTH
    if push < 0:
        return 8 * push * RISE * (1 - 1 / cosh(wave / 2)) / wave**2
    return 8 * push * RISE * (1 / cos(wave / 2) - 1) / wave**2


ALL: Json = {"member_ids": [1], "e_0": RISE}


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8, -0.5])
@pytest.mark.parametrize("options", [P_DELTA, LARGE], ids=["p-delta", "large rotations"])
def test_a_bowed_strut_in_second_order(share: float, options: Json) -> None:
    push = share * CRITICAL
    # P-Delta divides the member. Large rotations also see that the chord shortens, by the force
    # and, where the bow is not slight, by bending.
    rise, rel = (RISE, 2e-5) if options is P_DELTA else (RISE / 100, 5e-3)
    found = solve(strut(push, options, member_ids=[1], e_0=rise))
    expected = abs(moment(push)) * rise / RISE
    assert abs(half_way(found)["my"]) == pytest.approx(expected, rel=rel)
    assert half_way(found, "V")["my"] == pytest.approx(0.0, abs=1e-6 * abs(push))
    assert half_way(found, "V")["dz"] == pytest.approx(0.0, abs=1e-9)


def test_a_bowed_strut_in_first_order() -> None:
    """Equilibrium on the bow: N e_0, and 5 N e_0 L^2/48 EI further out, to the side of the axis."""
    push = 0.5 * CRITICAL
    found = half_way(solve(strut(push, FIRST, **ALL)))
    assert abs(found["my"]) == pytest.approx(push * RISE, rel=1e-9)
    further = 5 * push * RISE * LENGTH**2 / (48 * E * SECTION["i_y"])
    assert found["dz"] == pytest.approx(further, rel=1e-9)
    assert found["dy"] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("options", [FIRST, P_DELTA])
def test_sign_axis_and_ratio(options: Json) -> None:
    push = 0.5 * CRITICAL
    out = half_way(solve(strut(push, options, **ALL)))["dz"]
    back = half_way(solve(strut(push, options, member_ids=[1], e_0=-RISE)))["dz"]
    ratio = half_way(solve(strut(push, options, member_ids=[1], length_over_e_0=LENGTH / RISE)))
    assert out > 0
    assert back == pytest.approx(-out, rel=1e-9)
    assert ratio["dz"] == pytest.approx(out, rel=1e-9)
    across = half_way(solve(strut(push, options, member_ids=[1], e_0=RISE, axis="y")))
    assert across["dy"] > 0
    assert across["dz"] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("options", [FIRST, P_DELTA, LARGE])
@pytest.mark.parametrize("cuts", [(3.0,), (1.1, 2.7, 4.9)])
def test_a_set_bows_as_one_member(cuts: tuple[float, ...], options: Json) -> None:
    push = 0.5 * CRITICAL
    one = half_way(solve(strut(push, options, memberset_ids=[7], e_0=RISE)))
    several = solve(strut(push, options, cuts, memberset_ids=[7], e_0=RISE))
    rel = 1e-3 if options is LARGE else 1e-5
    assert half_way(several)["my"] == pytest.approx(one["my"], rel=rel)
    assert half_way(several)["dz"] == pytest.approx(one["dz"], rel=rel)
    row = stability_row(several)
    assert (row.id, row.bows[0].e_0, row.bows[0].curve) == (1, RISE, None)
    assert row.bows[0].axial_force == pytest.approx(push, rel=1e-6)
    assert row.bows[0].direction == pytest.approx([0, 0, 1.0], abs=1e-12)
    assert len(row.bows[0].member_ids) == len(cuts) + 1


def test_members_that_run_against_each_other() -> None:
    push, cuts = 0.5 * CRITICAL, (1.1, 2.7, 4.9)
    straight = strut(push, P_DELTA, cuts, memberset_ids=[7], e_0=RISE)
    mixed = copy.deepcopy(straight)
    for each in mixed["model"]["members"][1:3]:
        each["start_node_id"], each["end_node_id"] = each["end_node_id"], each["start_node_id"]
    found, turned = (solve(each).loadcombinations["U"] for each in (straight, mixed))
    for id_ in range(1, 6):
        assert turned.displacement(id_).dz == pytest.approx(found.displacement(id_).dz, abs=1e-9)
        assert turned.displacement(id_).ry == pytest.approx(found.displacement(id_).ry, abs=1e-9)


def test_a_force_that_grows_along_the_member() -> None:
    """A line load along the strut acts on the bow too, as it does on the same bow drawn."""
    bowed = strut(1e5, FIRST, **ALL)
    bowed["analysis"]["load_cases"][0]["distributed_loads"] = [line_load(1, [-1, 0, 0], 2e4)]
    count = 40
    drawn = strut(1e5, FIRST, tuple(LENGTH * k / count for k in range(1, count)), **ALL)
    drawn["analysis"]["imperfection_cases"] = []
    for each in drawn["model"]["nodes"]:
        each["Z"] = 4 * RISE * each["X"] * (LENGTH - each["X"]) / LENGTH**2
    places = [(each["X"], each["Z"]) for each in drawn["model"]["nodes"]]
    drawn["analysis"]["load_cases"][0]["distributed_loads"] = [
        {**line_load(k + 1, [-1, 0, 0], 2e4 * (b[0] - a[0]) / dist(a, b)), "id": k}
        for k, (a, b) in enumerate(pairwise(places))
    ]
    middle = solve(drawn).loadcombinations["U"].curves(count // 2)
    expected = middle.at(middle.length)["my"]
    found = half_way(solve(bowed))["my"]
    assert found == pytest.approx(expected, rel=2e-3)  # the drawn one is softer along its chord


def test_lengths_may_be_in_millimetres() -> None:
    metres = strut(0.5 * CRITICAL, FIRST, **ALL)
    other = in_millimetres(copy.deepcopy(metres))
    assert half_way(solve(other))["my"] == pytest.approx(half_way(solve(metres))["my"], rel=1e-9)


@pytest.mark.parametrize(
    ("field", "of"), [("member_ids", "members"), ("memberset_ids", "member_sets")]
)
def test_unknown_ids_are_faults_of_the_document(field: str, of: str) -> None:
    wrong = strut(1e5, FIRST, (), **{field: [99], "e_0": RISE})
    path = f"analysis.imperfection_cases[0].bow_imperfections[0].{field}[0]"
    assert ("broken_reference", path) in [(each.code, each.path) for each in validate(wrong).errors]
    with pytest.raises((DocumentRefused, InvalidDocument)) as refused:
        solve(wrong)
    assert path in str(refused.value)
    assert f"model.{of}" in str(refused.value)


def test_a_bow_beside_the_standard() -> None:
    """What is stated stands beside what the standard asks for, in one row."""
    both = strut(0.5 * CRITICAL, P_DELTA, **ALL)
    both["analysis"]["imperfection_cases"][0]["standard"] = "EN 1993-1-1"
    rows = [row for row in solve(both).stability or () if row.other_side_of is None]
    assert [row.id for row in rows] == [1]
    assert RISE in [bow.e_0 for bow in rows[0].bows]


@pytest.mark.parametrize(
    ("bows", "place"),
    [
        ([{"member_ids": [1], "memberset_ids": [7]}], "[0].memberset_ids[0]"),
        ([{"member_ids": [1, 1]}], "[0].member_ids[1]"),
        ([{"memberset_ids": [7]}, {"member_ids": [1]}], "[1].member_ids[0]"),
        ([{"memberset_ids": [7, 8]}], "[0].memberset_ids[1]"),
    ],
)
def test_a_member_is_named_once(bows: list[Json], place: str) -> None:
    """By itself and in its set it would bow twice as far, and nobody would see it."""
    frame = strut(0.5 * CRITICAL, P_DELTA, member_ids=[1], e_0=RISE)
    frame["model"]["member_sets"].append({"id": 8, "member_ids": [1]})
    (case,) = frame["analysis"]["imperfection_cases"]
    case["bow_imperfections"] = [{"axis": "z", "e_0": RISE, **each} for each in bows]
    path = f"analysis.imperfection_cases[0].bow_imperfections{place}"
    (error,) = validate(frame).errors
    assert (error.code, error.path) == ("bow_not_possible", path)
    assert "member 1 should be named once" in error.message
    with pytest.raises(InvalidDocument):
        solve(frame)


def test_about_two_axes_and_in_two_cases_bows_add_up() -> None:
    push = 0.3 * CRITICAL
    frame = strut(push, P_DELTA, member_ids=[1], e_0=RISE / 2)
    cases = frame["analysis"]["imperfection_cases"]
    cases[0]["bow_imperfections"].append({"member_ids": [1], "axis": "y", "e_0": RISE})
    cases.append({**copy.deepcopy(cases[0]), "imperfection_case_id": 2})
    cases[1]["bow_imperfections"].pop()
    whole = solve(strut(push, P_DELTA, **ALL))
    both = half_way(solve(frame))
    assert both["my"] == pytest.approx(half_way(whole)["my"], rel=1e-6)
    assert abs(both["mz"]) > 0


@pytest.mark.parametrize("options", [FIRST, P_DELTA, LARGE])
def test_a_bow_across_the_plane_of_a_2d_document_is_told(options: Json) -> None:
    """Local z of a bar along X is Z: what it does is seen in space only."""
    push = 0.5 * CRITICAL
    across = strut(push, {**options, "dimensionality": "2D"}, **ALL)
    spoken = [each.message for each in validate(across).warnings if each.code == "out_of_plane"]
    assert spoken == [
        "imperfection case 1 bows member 1 along Z, which is its local z, so the structure is "
        "solved as 3D"
    ]
    found = solve(across)
    assert "out_of_plane" in {each.code for each in found.warnings}
    in_space = solve(strut(push, options, **ALL))
    assert half_way(found)["my"] == pytest.approx(half_way(in_space)["my"], rel=1e-9)
    within = strut(push, {**options, "dimensionality": "2D"}, **{**ALL, "axis": "y"})
    assert "out_of_plane" not in {each.code for each in validate(within).warnings}
    assert "out_of_plane" not in {each.code for each in solve(within).warnings}
