"""Modes of vibration and of buckling: published values, closed forms and theorems."""

import copy
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from loadpath.engine import solve
from tools.verification.modes import factors, figures, frequencies

CASES = sorted((Path(__file__).parents[2] / "corpus/solved/modes").glob("*.json"))
FREE = {"condition_type": "Free"}
E, G, RHO, AREA, I_WEAK, I_STRONG, LENGTH = 210e9, 81e9, 7850.0, 1e-2, 4e-5, 8e-5, 5.0
CONVERGED = 1e-4
"""What dividing members further would still change."""
Json = dict[str, Any]


def bar(start: Json, end: Json, analysis: Json, pieces: int = 1) -> Json:
    """One upright member of 5 m, or the same in pieces, between two supports."""
    heights = [LENGTH * k / pieces for k in range(pieces + 1)]
    nodes: list[Json] = [{"id": k + 1, "X": 0.0, "Y": y, "Z": 0.0} for k, y in enumerate(heights)]
    nodes[0]["nodal_support"], nodes[-1]["nodal_support"] = 1, 2
    members = [
        {"id": k + 1, "start_node_id": k + 1, "end_node_id": k + 2, "section": 1}
        for k in range(pieces)
    ]
    load = {"id": 1, "node": pieces + 1, "magnitude": 1e5, "direction": [0.0, -1.0, 0.0]}
    section = {"id": 1, "name": "box", "material": 1, "area": AREA}
    section |= {"i_y": I_WEAK, "i_z": I_STRONG, "j": 1e-4}
    material = {"id": 1, "name": "S235", "e_mod": E, "g_mod": G, "density": RHO}
    return {
        "schema_version": 4,
        "settings": {"general_info": {}, "unit_settings": {}},
        "model": {
            "nodes": nodes,
            "members": members,
            "member_sets": [],
            "materials": [material | {"yield_stress": 235e6}],
            "sections": [section],
            "nodal_supports": [{"id": 1, **start}, {"id": 2, **end}],
        },
        "analysis": {
            "options": {"include_shear_deformation": False, "include_warping": False},
            "load_cases": [{"id": 1, "name": "P", "nodal_loads": [load]}],
            "load_combinations": [],
            **analysis,
        },
    }


CLAMPED: Json = {}
PINNED: Json = {"RX": FREE, "RZ": FREE}
SLIDING: Json = {"Y": FREE, "RX": FREE, "RZ": FREE}
GUIDED: Json = {"Y": FREE}
LOOSE: Json = dict.fromkeys(("X", "Y", "Z", "RX", "RY", "RZ"), FREE)
BUCKLING: Json = {"buckling": {"num_modes": 2, "reference": {"LoadCase": 1}}}


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_published_modes(path: Path) -> None:
    case = json.loads(path.read_text())
    found = list(figures(case, solve(case["document"])))
    assert [figure for figure in found if not figure.agrees] == []


@pytest.mark.parametrize(
    ("start", "end", "length"),
    [
        (PINNED, SLIDING, 1.0),
        (CLAMPED, LOOSE, 2.0),
        (CLAMPED, SLIDING, 0.699156),
        (CLAMPED, GUIDED, 0.5),
    ],
    ids=["pinned", "cantilever", "propped", "clamped"],
)
def test_euler_cases_with_one_member(start: Json, end: Json, length: float) -> None:
    document = bar(start, end, BUCKLING)
    document["analysis"]["buckling"]["member_effective_lengths"] = True
    results = solve(document)
    critical = [math.pi**2 * E * i / (length * LENGTH) ** 2 / 1e5 for i in (I_WEAK, I_STRONG)]
    assert factors(results) == pytest.approx(critical, rel=CONVERGED)
    assert results.buckling is not None
    (lengths,) = results.buckling["member_effective_lengths"]
    for axis, mode in (("about_y", 1), ("about_z", 2)):
        assert lengths[axis]["effective_length"] == pytest.approx(length * LENGTH, rel=CONVERGED)
        assert (lengths[axis]["mode"], lengths[axis]["axial_force"]) == (mode, pytest.approx(1e5))


@pytest.mark.parametrize(
    ("start", "end", "roots"),
    [
        (PINNED, SLIDING, (math.pi, 2 * math.pi)),
        (CLAMPED, LOOSE, (1.875104, 4.694091)),
        (CLAMPED, GUIDED, (4.730041, 7.853205)),
    ],
    ids=["pinned", "cantilever", "clamped"],
)
def test_frequencies_of_one_member(start: Json, end: Json, roots: tuple[float, float]) -> None:
    results = solve(bar(start, end, {"modal": {"num_modes": 4}}))
    expected = sorted(
        (root / LENGTH) ** 2 * math.sqrt(E * i / (RHO * AREA)) / (2 * math.pi)
        for root in roots
        for i in (I_WEAK, I_STRONG)
    )
    assert frequencies(results) == pytest.approx(expected, rel=CONVERGED)


def test_modes_that_no_division_bears_out_are_left_out_and_told() -> None:
    """Members are divided into so many pieces at most; what is given is right all the same."""
    euler = [math.pi**2 * E * i / LENGTH**2 / 1e5 for i in (I_WEAK, I_STRONG)]
    critical = sorted(n**2 * first for n in range(1, 99) for first in euler)
    document = bar(PINNED, SLIDING, copy.deepcopy(BUCKLING))
    document["analysis"]["buckling"]["num_modes"] = 300
    results = solve(document)
    found = factors(results)
    assert 0 < len(found) < 300
    assert found == pytest.approx(critical[: len(found)], rel=5e-3)
    assert "modes_not_divided" in {issue.code for issue in results.issues}


def test_a_document_of_modes_alone_is_solved_and_not_checked() -> None:
    document = bar(PINNED, SLIDING, {"modal": {"num_modes": 1}, "load_cases": []})
    results = solve(document)
    assert len(frequencies(results)) == 1
    assert results.verdict.state == "not_checked"


def many_bars(analysis: Json, loads: Json) -> tuple[Json, list[float]]:
    """A hundred pinned bars apart from each other, each longer than the last, and their lengths."""
    lengths = [LENGTH * (1.0 + 0.01 * k) for k in range(100)]
    document = bar(PINNED, SLIDING, analysis)
    model = document["model"]
    model["nodes"], model["members"] = [], []
    for k, length in enumerate(lengths):
        for end, height in ((1, 0.0), (2, length)):
            place = {"X": 10.0 * k, "Y": height, "Z": 0.0}
            model["nodes"].append({"id": 2 * k + end, **place, "nodal_support": end})
        model["members"].append(
            {"id": k + 1, "start_node_id": 2 * k + 1, "end_node_id": 2 * k + 2, "section": 1}
        )
    case = document["analysis"]["load_cases"][0]
    case.clear()
    case |= {"id": 1, "name": "P"}
    for kind, of_a_bar in loads.items():
        case[kind] = [
            {**load, "id": len(of_a_bar) * k + i, "node": 2 * k + load["node"]}
            for k in range(100)
            for i, load in enumerate(of_a_bar, 1)
        ]
    return document, lengths[::-1]


def test_bars_of_a_large_structure_buckle_and_vibrate_by_themselves() -> None:
    """Modes between the ends of members that a division into single pieces would not show."""
    push = {"node": 2, "magnitude": 1e5, "direction": [0.0, -1.0, 0.0]}
    document, lengths = many_bars(
        {"buckling": {"num_modes": 3, "reference": {"LoadCase": 1}}, "modal": {"num_modes": 3}},
        {"nodal_loads": [push]},
    )
    results = solve(document)
    euler = [math.pi**2 * E * I_WEAK / length**2 / 1e5 for length in lengths[:3]]
    assert factors(results) == pytest.approx(euler, rel=CONVERGED)
    root = math.sqrt(E * I_WEAK / (RHO * AREA))
    expected = [math.pi / 2 / length**2 * root for length in lengths[:3]]
    assert frequencies(results) == pytest.approx(expected, rel=CONVERGED)


def test_beams_of_a_large_structure_buckle_sideways_by_themselves() -> None:
    """Fork-ended, under uniform moment about the strong axis: pi / L sqrt(E I G J)."""
    moments = [
        {"node": 1, "magnitude": 1e5, "direction": [1.0, 0.0, 0.0]},
        {"node": 2, "magnitude": 1e5, "direction": [-1.0, 0.0, 0.0]},
    ]
    document, lengths = many_bars(
        {"buckling": {"num_modes": 3, "reference": {"LoadCase": 1}}}, {"nodal_moments": moments}
    )
    document["model"]["sections"][0]["j"] = 1e-6
    critical = [math.pi / length * math.sqrt(E * I_WEAK * G * 1e-6) / 1e5 for length in lengths]
    assert factors(solve(document)) == pytest.approx(critical[:3], rel=CONVERGED)


@pytest.mark.parametrize("pieces", [1, 4])
def test_a_cantilever_without_warping_buckles_sideways_under_a_load_at_its_tip(pieces: int) -> None:
    """4.0126 sqrt(E I G J) / L^2 (Timoshenko and Gere, Theory of Elastic Stability, sec. 6.4)."""
    document = bar(CLAMPED, LOOSE, BUCKLING, pieces)
    document["analysis"]["buckling"]["num_modes"] = 1
    document["model"]["sections"][0]["j"] = 1e-6
    document["analysis"]["load_cases"][0]["nodal_loads"][0]["direction"] = [0.0, 0.0, 1.0]
    critical = 4.0126 * math.sqrt(E * I_WEAK * G * 1e-6) / LENGTH**2 / 1e5
    assert factors(solve(document)) == pytest.approx([critical], rel=CONVERGED)


def test_a_pinned_bar_holds_eight_over_pi_squared_of_its_mass_in_its_first_mode() -> None:
    modal = solve(bar(PINNED, SLIDING, {"modal": {"num_modes": 8}})).modal
    assert modal is not None
    mass = RHO * AREA * LENGTH
    assert modal["total_mass"][:3] == pytest.approx([mass] * 3)
    assert modal["mass_centre"] == pytest.approx({"X": 0.0, "Y": LENGTH / 2, "Z": 0.0}, abs=1e-9)
    assert max(modal["modes"][0]["effective_mass"][:3]) == pytest.approx(
        8 / math.pi**2 * mass, rel=1e-3
    )
    for ratio in modal["participating_mass_ratio"]:
        assert -1e-9 < ratio < 1 + 1e-9


def test_how_an_author_cuts_members_does_not_matter() -> None:
    for analysis, read in (({"modal": {"num_modes": 4}}, frequencies), (BUCKLING, factors)):
        found = [read(solve(bar(CLAMPED, LOOSE, analysis, pieces))) for pieces in (1, 3)]
        assert found[0] == pytest.approx(found[1], rel=CONVERGED)


def test_compression_lowers_a_frequency_by_the_root_of_what_is_left() -> None:
    plain: Json = {"modal": {"num_modes": 1}}
    pressed = copy.deepcopy(plain)
    pressed["modal"] |= {
        "include_geometric_stiffness": True,
        "stiffness_reference": {"LoadCase": 1},
    }
    free, loaded = (frequencies(solve(bar(PINNED, SLIDING, a)))[0] for a in (plain, pressed))
    critical = math.pi**2 * E * I_WEAK / LENGTH**2
    assert loaded / free == pytest.approx(math.sqrt(1 - 1e5 / critical), rel=CONVERGED)


def test_a_stretched_string() -> None:
    """ANSYS Verification Manual VM53 (Thomson 1965, p. 264): i/(2L) sqrt(T / (rho A)).

    A wire in inches and pounds; its bending stiffness adds the root of 1 + (i pi)^2 E I / (T L^2).
    """
    inch, pound_force = 0.0254, 4.4482216
    area, e, strain = 0.00306796 * inch**2, 30e6 * pound_force / inch**2, 0.00543228
    second_moment = area**2 / (4 * math.pi)
    modal = {
        "num_modes": 3,
        "include_geometric_stiffness": True,
        "stiffness_reference": {"LoadCase": 1},
    }
    document = bar(PINNED, SLIDING, {"modal": modal})
    document["analysis"]["options"]["dimensionality"] = "2D"
    model = document["model"]
    model["nodes"][1]["Y"] = 100 * inch
    model["sections"][0] |= {"area": area, "i_y": second_moment, "i_z": second_moment}
    model["sections"][0] |= {"j": 2 * second_moment}
    model["materials"][0] |= {"e_mod": e, "g_mod": e / 2.6}
    model["materials"][0] |= {"density": 0.00073 * pound_force / inch**4}
    (load,) = document["analysis"]["load_cases"][0]["nodal_loads"]
    load |= {"magnitude": e * area * strain, "direction": [0.0, 1.0, 0.0]}
    bent = math.pi**2 * e * second_moment / (e * area * strain * (100 * inch) ** 2)
    expected = [
        f * math.sqrt(1 + i**2 * bent) for i, f in enumerate((74.708, 149.42, 224.12), start=1)
    ]
    assert frequencies(solve(document)) == pytest.approx(expected, rel=CONVERGED)


def test_modes_are_orthogonal_in_mass() -> None:
    """By lumped mass, which nodes alone carry: half a piece's mass at each of its ends."""
    pieces = 8
    analysis = {"modal": {"num_modes": 4, "mass_formulation": "LUMPED"}}
    modal = solve(bar(CLAMPED, LOOSE, analysis, pieces)).modal
    assert modal is not None
    shapes = np.array(
        [
            [[node[d] for d in ("dx", "dy", "dz")] for node in mode["displacements"].values()]
            for mode in modal["modes"]
        ]
    )
    weights = np.full(pieces + 1, RHO * AREA * LENGTH / pieces)
    weights[[0, -1]] /= 2
    products = np.einsum("and,n,bnd->ab", shapes, weights, shapes)
    assert np.diag(products) == pytest.approx([mode["modal_mass"] for mode in modal["modes"]])
    assert products - np.diag(np.diag(products)) == pytest.approx(0.0, abs=1e-6 * products.max())


def test_a_free_body_moves_at_no_frequency_and_then_vibrates() -> None:
    results = solve(bar(LOOSE, LOOSE, {"modal": {"num_modes": 8}}))
    assert results.modal is not None
    modes = results.modal["modes"]
    assert [mode["period"] for mode in modes[:6]] == [None] * 6
    expected = [
        (4.730041 / LENGTH) ** 2 * math.sqrt(E * i / (RHO * AREA)) / (2 * math.pi)
        for i in (I_WEAK, I_STRONG)
    ]
    found = [mode["natural_frequency"] for mode in modes[6:]]
    assert found == pytest.approx(expected, rel=CONVERGED)


def test_a_mass_on_a_rigid_arm_turns_the_tip() -> None:
    """A cantilever without mass, a rigid arm across its end: two equations by hand."""
    mass, arm = 2000.0, 0.8
    document = bar(CLAMPED, LOOSE, {"modal": {"num_modes": 1}})
    model = document["model"]
    model["nodal_supports"].pop()
    del model["nodes"][1]["nodal_support"]
    model["materials"][0]["density"] = 1e-6
    model["nodes"].append({"id": 3, "X": 0.0, "Y": LENGTH + arm, "Z": 0.0})
    model["members"].append({"id": 2, "start_node_id": 2, "end_node_id": 3, "member_type": "Rigid"})
    model["nodal_masses"] = [{"node": 3, "mass": mass}]
    ei = E * I_WEAK
    flexibility = LENGTH**3 / (3 * ei) + arm * LENGTH**2 / ei + arm**2 * LENGTH / ei
    expected = math.sqrt(1 / (flexibility * mass)) / (2 * math.pi)
    assert frequencies(solve(document))[0] == pytest.approx(expected, rel=1e-6)


def test_a_leaning_rigid_column_buckles_what_holds_it() -> None:
    """A rigid column on a ball joint, held by a spring at its top: P_cr = k L."""
    stiffness, height = 4e5, 3.0
    document = bar(PINNED, SLIDING, BUCKLING)
    model = document["model"]
    spring = {"condition_type": "Spring", "stiffness": stiffness}
    model["nodes"][1] |= {"Y": height}
    model["members"][0] = {
        "id": 1,
        "start_node_id": 1,
        "end_node_id": 2,
        "member_type": "Rigid",
    }
    model["nodal_supports"][1] |= {"X": spring, "Y": FREE, "RY": FREE}
    document["analysis"]["buckling"]["num_modes"] = 1
    model["members"].append({"id": 2, "start_node_id": 2, "end_node_id": 3, "section": 1})
    model["nodes"].append({"id": 3, "X": 4.0, "Y": height, "Z": 0.0})
    assert factors(solve(document))[0] == pytest.approx(stiffness * height / 1e5, rel=1e-9)


def test_several_references_have_a_run_each_and_one_that_fails_leaves_the_others() -> None:
    document = bar(PINNED, SLIDING, BUCKLING)
    analysis = document["analysis"]
    analysis["load_combinations"] = [
        {"id": k, "name": f"C{k}", "load_case_factors": [{"load_case_id": 1, "factor": factor}]}
        for k, factor in ((1, 1.0), (2, 2.0), (3, -1.0))
    ]
    analysis["buckling"] = {"num_modes": 1, "all_combinations": True}
    results = solve(document)
    assert results.buckling_runs is not None
    found = [
        [mode["critical_load_factor"] for mode in run["results"]["modes"]]
        for run in results.buckling_runs
    ]
    critical = math.pi**2 * E * I_WEAK / LENGTH**2 / 1e5
    assert found == [
        pytest.approx([critical], rel=1e-4),
        pytest.approx([critical / 2], rel=1e-4),
        [],
    ]
    assert [issue.code for issue in results.warnings] == ["nothing_buckles", "support_lifted"]
    written = json.loads(results.to_json())
    assert written["buckling"] == results.buckling
    assert written["buckling_runs"] == results.buckling_runs


def test_the_results_document_holds_what_python_tells() -> None:
    results = solve(bar(CLAMPED, LOOSE, {"modal": {"num_modes": 3}, **BUCKLING}))
    written = json.loads(results.to_json())
    assert written["modal"] == results.modal
    assert written["buckling"] == results.buckling
    assert "buckling_runs" not in written
    assert results.buckling_runs is None
