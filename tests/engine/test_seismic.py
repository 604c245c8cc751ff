"""Earthquakes: published figures, a reference solver's, and what must hold of any of them."""

import copy
import json
import math
from pathlib import Path
from typing import Any

import pytest

from loadpath.engine import Results, solve
from tools.verification.seismic import figures

Json = dict[str, Any]
FOLDER = Path(__file__).parents[2] / "corpus/solved/seismic"
CASES = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}
FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
MOVEMENTS = ("dx", "dy", "dz", "rx", "ry", "rz")


def seismic_of(results: Results) -> Json:
    assert results.seismic is not None
    return results.seismic


@pytest.mark.parametrize("name", CASES)
def test_every_figure_is_that_of_the_source(name: str) -> None:
    found = list(figures(CASES[name], solve(CASES[name]["document"])))
    assert found
    assert [figure for figure in found if not figure.agrees] == []


def test_near_modes_are_combined_by_how_near_they_are() -> None:
    """rho_12 of the pipe of Clough and Penzien, E26-8, at 5% of critical damping, read back from
    the base shear of its first two modes: the formula of Der Kiureghian (1981) gives it for the
    periods found here. Theirs is 0.7928; a thousandth of one period changes it by 0.006."""
    case = copy.deepcopy(CASES["clough_penzien_e26_8"]["document"])
    case["analysis"]["seismic"]["num_modes"] = 2
    damping = case["analysis"]["seismic"]["damping"]
    assert damping == 0.05
    (along,) = seismic_of(solve(case))["modal_response_spectrum"]["per_direction"]
    v1, v2 = (mode["base_shear"] for mode in along["modes"])
    found = (along["base_shear"] ** 2 - v1**2 - v2**2) / (2 * v1 * v2)
    r = along["modes"][1]["period"] / along["modes"][0]["period"]
    above = 8 * damping**2 * (1 + r) * r**1.5
    assert found == pytest.approx(
        above / ((1 - r**2) ** 2 + 4 * damping**2 * r * (1 + r) ** 2), rel=1e-9
    )
    assert found == pytest.approx(0.7928, abs=2e-3)


def column(**seismic: Any) -> Json:
    """An upright bar without mass that carries 1000 kg; its first sway, along Z, takes 0.5 s."""
    height, mass, period = 4.0, 1000.0, 0.5
    stiffness = mass * (2 * math.pi / period) ** 2
    inertia = stiffness * height**3 / (3 * 210e9)
    section = {"id": 1, "name": "bar", "material": 1, "area": 0.01, "j": 1e-4}
    material = {"id": 1, "name": "S235", "e_mod": 210e9, "g_mod": 81e9, "density": 1e-6}
    push = {"id": 1, "node": 2, "magnitude": 9810.0, "direction": [0.0, -1.0, 0.0]}
    spectrum = {"CustomPoints": {"points": [[0.0, 2.0], [0.5, 3.0], [1.0, 1.0]]}}
    return {
        "schema_version": 4,
        "settings": {"general_info": {}, "unit_settings": {}},
        "model": {
            "nodes": [
                {"id": 1, "X": 0.0, "Y": 0.0, "Z": 0.0, "nodal_support": 1},
                {"id": 2, "X": 0.0, "Y": height, "Z": 0.0},
            ],
            "members": [{"id": 1, "start_node_id": 1, "end_node_id": 2, "section": 1}],
            "member_sets": [],
            "materials": [material | {"yield_stress": 235e6}],
            "sections": [section | {"i_y": inertia * 1.7, "i_z": inertia}],
            "nodal_supports": [{"id": 1}],
            "nodal_masses": [{"node": 2, "mass": mass}],
        },
        "analysis": {
            "options": {"include_shear_deformation": False, "include_warping": False},
            "load_cases": [
                {"id": 1, "name": "G", "nodal_loads": [push]},
                {"id": 2, "name": "E", "kind": "seismic"},
            ],
            "load_combinations": [],
            "seismic": {
                "method": "BOTH",
                "num_modes": 2,
                "directions": ["Z"],
                "spectrum_x": spectrum,
                **seismic,
            },
        },
    }


def test_one_mass_on_a_bar() -> None:
    """Force = mass times acceleration; both methods agree where there is one mode."""
    seismic = seismic_of(solve(column()))
    for method in ("modal_response_spectrum", "lateral_force"):
        (along,) = seismic[method]["per_direction"]
        assert along["total_seismic_mass"] == pytest.approx(1000.0)
        assert along["base_shear"] == pytest.approx(3000.0, rel=1e-6)
        forces = along["combined"]["member_results"]["1"]["local_start_forces"]
        largest = max(abs(forces[name]) for name in ("my", "mz"))
        assert largest == pytest.approx(3000.0 * 4.0, rel=1e-6)
    (along,) = seismic["modal_response_spectrum"]["per_direction"]
    assert along["participating_mass_ratio"] == pytest.approx(1.0)
    assert along["leading_mode"] == 1


def test_both_ways_in_extremes_and_no_sign_in_figures() -> None:
    shaken = seismic_of(solve(column()))["modal_response_spectrum"]["combined"]
    assert shaken["solver_diagnostics"]["analysis_method"] == "SEISMIC"
    of_member = shaken["member_results"]["1"]
    for name in FORCES:
        assert of_member["local_start_forces"][name] >= 0.0
        assert of_member["local_minimums"][name] == -of_member["local_maximums"][name]


def test_loads_are_mass_by_their_share_and_uplift_is_none() -> None:
    document = column(mass_sources=[{"load_case_id": 1, "psi": 0.3}])
    (along,) = seismic_of(solve(document))["lateral_force"]["per_direction"]
    assert along["total_seismic_mass"] == pytest.approx(1000.0 + 0.3 * 1000.0)
    document["analysis"]["load_cases"][0]["nodal_loads"][0]["direction"] = [0.0, 1.0, 0.0]
    (along,) = seismic_of(solve(document))["lateral_force"]["per_direction"]
    assert along["total_seismic_mass"] == pytest.approx(1000.0)


def test_masses_on_nodes_are_no_structural_mass() -> None:
    (along,) = seismic_of(solve(column(include_structural_mass=False)))["lateral_force"][
        "per_direction"
    ]
    assert along["total_seismic_mass"] == pytest.approx(1000.0)


@pytest.mark.parametrize(("storeys", "factor"), [(2, 1.0), (3, 0.85)])
def test_lambda_is_less_than_one_above_two_storeys(storeys: int, factor: float) -> None:
    case = copy.deepcopy(CASES["five_storey_frame"]["document"])
    case["model"]["nodal_masses"] = case["model"]["nodal_masses"][:storeys]
    case["analysis"]["seismic"]["num_modes"] = storeys
    (along,) = seismic_of(solve(case))["lateral_force"]["per_direction"]
    assert along["correction_factor"] == factor


def combined(*factors: tuple[float, float]) -> Results:
    """`column` with combinations of its weight and the earthquake."""
    document = column(method="MODAL_RESPONSE_SPECTRUM")
    sideways = {"id": 2, "node": 2, "magnitude": 500.0, "direction": [0.0, 0.0, -1.0]}
    document["analysis"]["load_cases"][0]["nodal_loads"].append(sideways)
    document["analysis"]["load_combinations"] = [
        {
            "id": k + 1,
            "name": f"{of_weight:g} {of_earthquake:g}",
            "limit_state": "ULS",
            "load_case_factors": [
                {"load_case_id": 1, "factor": of_weight},
                {"load_case_id": 2, "factor": of_earthquake},
            ],
        }
        for k, (of_weight, of_earthquake) in enumerate(factors)
    ]
    return solve(document)


def test_combinations_add_an_earthquake_both_ways() -> None:
    results = combined((1.0, 1.0), (1.0, -1.0))
    assert "seismic_sign_missing" not in {issue.code for issue in results.warnings}
    earthquake, static = results.loadcases["E"], results.loadcases["G"]
    e, s = earthquake.reaction(1), static.reaction(1)
    for name, sign in (("1 1", 1.0), ("1 -1", -1.0)):
        shaken = results.loadcombinations[name]
        assert shaken.reaction(1).fz == pytest.approx(s.fz + sign * e.fz)
        assert shaken.displacement(2).dz == pytest.approx(
            static.displacement(2).dz + sign * earthquake.displacement(2).dz
        )
        start, at_rest, by = (each.start_forces(1) for each in (shaken, static, earthquake))
        assert start.fx == pytest.approx(at_rest.fx + sign * by.fx)
        # Bending is moved away from zero whatever the sign: the worst beside either axial force.
        for axis in ("my", "mz"):
            assert abs(getattr(start, axis)) == pytest.approx(
                abs(getattr(at_rest, axis)) + getattr(by, axis)
            )
        extremes, of_static = shaken.extremes(1), static.extremes(1)
        for axis in ("my", "mz"):
            reach = getattr(earthquake.extremes(1), axis).max
            assert getattr(extremes, axis).max <= getattr(of_static, axis).max + reach + 1e-6
            assert getattr(extremes, axis).min >= getattr(of_static, axis).min - reach - 1e-6


def test_one_sign_alone_is_remarked_on() -> None:
    results = combined((1.0, 1.0))
    assert [issue.path for issue in results.warnings if issue.code == "seismic_sign_missing"] == [
        "analysis.load_combinations[0]"
    ]


def test_envelopes_and_checks_know_of_it() -> None:
    results = combined((1.0, 1.0), (1.0, -1.0))
    rows = results.envelopes["ULS"].rows("reaction_envelope")["fz"]
    s, e = results.loadcases["G"].reaction(1).fz, results.loadcases["E"].reaction(1).fz
    assert rows["max"][0] == pytest.approx(s + e)
    assert rows["min"][0] == pytest.approx(s - e)
    assert results.verdict is not None


def test_a_failing_earthquake_leaves_the_rest_alone() -> None:
    document = column(include_structural_mass=False)
    document["model"]["nodal_masses"] = []
    document["analysis"]["load_cases"].append(
        {"id": 3, "name": "H", "nodal_loads": [{"id": 1, "node": 2, "magnitude": 1.0}]}
    )
    document["analysis"]["load_cases"][2]["nodal_loads"][0]["direction"] = [1.0, 0.0, 0.0]
    results = solve(document)
    assert results.loadcases["G"].is_usable
    assert results.loadcases["H"].is_usable
    assert [issue.code for issue in results.loadcases["E"].errors] == ["no_mass"]
    assert [remark["code"] for remark in seismic_of(results)["warnings"]] == ["no_mass"]


@pytest.mark.parametrize("method", ["MODAL_RESPONSE_SPECTRUM", "LATERAL_FORCE"])
def test_forces_beyond_all_numbers_are_none(method: str) -> None:
    points = [[0.0, 1e308], [1.0, 1e308]]
    results = solve(column(method=method, spectrum_x={"CustomPoints": {"points": points}}))
    assert results.loadcases["G"].is_usable
    assert [issue.code for issue in results.loadcases["E"].errors] == ["unusable_spectrum"]
    assert "unusable_spectrum" in {issue.code for issue in results.warnings}


def test_repeated_periods_do_not_depend_on_which_shapes_were_found() -> None:
    """A column alike in all directions: with CQC, a quake along X does what one along Z does."""
    document = column(method="MODAL_RESPONSE_SPECTRUM", directions=["X", "Z"])
    document["model"]["sections"][0]["i_z"] = document["model"]["sections"][0]["i_y"]
    x, z = seismic_of(solve(document))["modal_response_spectrum"]["per_direction"]
    assert x["base_shear"] == pytest.approx(z["base_shear"], rel=1e-9)
    assert x["combined"]["displacement_nodes"]["2"]["dx"] == pytest.approx(
        z["combined"]["displacement_nodes"]["2"]["dz"], rel=1e-9
    )


def test_the_leading_mode_is_told_with_its_signs() -> None:
    results = solve(column(method="MODAL_RESPONSE_SPECTRUM"))
    header = results._header.seismic
    assert header is not None
    assert header.modal_response_spectrum is not None
    (along,) = header.modal_response_spectrum.per_direction
    assert along.leading is not None
    assert along.leading.name == "Seismic MRSA Z mode 1"


# EN 1998-1 Tables 3.2 and 3.3: S, TB, TC, TD.
GROUNDS = {
    ("TYPE1", "A"): (1.0, 0.15, 0.4, 2.0),
    ("TYPE1", "B"): (1.2, 0.15, 0.5, 2.0),
    ("TYPE1", "C"): (1.15, 0.20, 0.6, 2.0),
    ("TYPE1", "D"): (1.35, 0.20, 0.8, 2.0),
    ("TYPE1", "E"): (1.4, 0.15, 0.5, 2.0),
    ("TYPE2", "A"): (1.0, 0.05, 0.25, 1.2),
    ("TYPE2", "B"): (1.35, 0.05, 0.25, 1.2),
    ("TYPE2", "C"): (1.5, 0.10, 0.25, 1.2),
    ("TYPE2", "D"): (1.8, 0.10, 0.30, 1.2),
    ("TYPE2", "E"): (1.6, 0.05, 0.25, 1.2),
}


@pytest.mark.parametrize(("kind", "ground"), GROUNDS)
def test_design_spectra_at_the_middle_of_each_branch(kind: str, ground: str) -> None:
    s, tb, tc, td = GROUNDS[kind, ground]
    ag, q, beta = 1.3, 2.2, 0.2
    plateau = ag * s * 2.5 / q
    branches = {
        tb / 2: ag * s * (2 / 3 + 0.5 * (2.5 / q - 2 / 3)),
        (tb + tc) / 2: plateau,
        (tc + td) / 2: max(plateau * tc / ((tc + td) / 2), beta * ag),
        1.5 * td: max(plateau * tc * td / (1.5 * td) ** 2, beta * ag),
    }
    spectrum = {"ag": ag, "ground_type": ground, "spectrum_type": kind, "q": q}
    document = column(method="MODAL_RESPONSE_SPECTRUM", spectrum_x={"EurocodeParametric": spectrum})
    for period, expected in branches.items():
        document["model"]["nodal_masses"][0]["mass"] = 1000.0 * (period / 0.5) ** 2
        (along,) = seismic_of(solve(document))["modal_response_spectrum"]["per_direction"]
        leading = along["modes"][along["leading_mode"] - 1]
        assert leading["period"] == pytest.approx(period, rel=1e-6)
        assert leading["spectral_acceleration"] == pytest.approx(expected, rel=1e-5)


def test_the_leading_mode_keeps_the_signs_that_combining_takes() -> None:
    """By SRSS no mode has more than all together, and the leading one is in equilibrium."""
    document = copy.deepcopy(CASES["frame_cqc"]["document"])
    document["analysis"]["seismic"]["modal_combination"] = "SRSS"
    results = solve(document)
    written = json.loads(results.to_json())["seismic"]
    assert written == seismic_of(results)
    for along in written["modal_response_spectrum"]["per_direction"]:
        leading, combined = along["leading"], along["combined"]
        signs = set()
        for node, moved in combined["displacement_nodes"].items():
            for name in MOVEMENTS:
                of_mode = leading["displacement_nodes"][node][name]
                assert abs(of_mode) <= moved[name] * (1 + 1e-9) + 1e-15
                signs.add(math.copysign(1.0, of_mode) if abs(of_mode) > 1e-9 else 0.0)
        assert {-1.0, 1.0} <= signs
        shear = along["modes"][along["leading_mode"] - 1]["base_shear"]
        axis = f"f{along['direction'].lower()}"
        reactions = [r["nodal_forces"][axis] for r in leading["reaction_nodes"].values()]
        assert abs(sum(reactions)) == pytest.approx(shear, rel=1e-6)
