"""Where arithmetic, iteration or the standard end, the engine says so and no more than that."""

from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve
from tests.honesty.test_stability_auto import portal

from .frames import CLAMPED, FREE, PINNED, SECTION, STEEL, document, force, line_load, member, node

Json = dict[str, Any]
E_I = STEEL["e_mod"] * SECTION["i_z"]


def chain(members: int, support: Json) -> Json:
    """A cantilever of collinear members 0.1 m long, pushed down at its tip with 1 N."""
    nodes = [
        node(i + 1, 0.1 * i, support=support["id"] if i == 0 else None) for i in range(members)
    ]
    nodes.append(node(members + 1, 0.1 * members))
    return document(
        nodes,
        [member(i, i, i + 1) for i in range(1, members + 1)],
        {"nodal_loads": [force(members + 1, [0, -1, 0])]},
        model={"nodal_supports": [support]},
    )


def test_a_long_chain_is_no_mechanism_and_says_what_rounding_costs() -> None:
    """n members lose n^4 of sixteen digits; the balance shows it and the set tells."""
    found = solve(chain(1000, CLAMPED)).loadcases["Q"]
    assert [warning.code for warning in found.warnings] == ["inaccurate"]
    assert found.is_usable
    assert found.displacement(1001)["dy"] == pytest.approx(-(100.0**3) / (3 * E_I), rel=1e-3)


def test_five_thousand_collinear_members_are_no_mechanism() -> None:
    found = solve(chain(5000, CLAMPED)).loadcases["Q"]
    assert [error.code for error in found.errors] == ["unbalanced"]
    assert "join members" in found.errors[0].message
    assert found.motions is None


def test_a_long_chain_on_a_pin_is_a_mechanism() -> None:
    found = solve(chain(300, PINNED)).loadcases["Q"]
    assert {error.code for error in found.errors} == {"singular_model"}
    assert found.motions is not None


def crossed_bracing(**more: Any) -> Json:
    """A square panel of pinned bars, braced both ways by tension members, pushed sideways."""
    truss = {"member_type": "Truss"}
    planar = {"id": 1, "RX": FREE, "RY": FREE, "RZ": FREE}
    held = {"id": 2, "X": FREE, "Y": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}
    return document(
        [
            node(1, 0, support=1),
            node(2, 4, support=1),
            node(3, 0, 3, support=2),
            node(4, 4, 3, support=2),
        ],
        [
            member(1, 1, 3, **truss),
            member(2, 2, 4, **truss),
            member(3, 3, 4, **truss),
            member(4, 1, 4, member_type="Tension"),
            member(5, 2, 3, member_type="Tension"),
        ],
        {"nodal_loads": [force(3, [1, 0, 0], 9e3)]},
        model={"nodal_supports": [planar, held]},
        **more,
    )


def test_one_way_members_settle_on_the_state_that_agrees_with_their_forces() -> None:
    """Only the diagonal in tension works: N = H / cos, cos = 4/5."""
    found = solve(crossed_bracing()).loadcases["Q"]
    assert found.converged
    assert -found.start_forces(4)["fx"] == pytest.approx(9e3 / 0.8)
    assert found.start_forces(5)["fx"] == pytest.approx(0.0, abs=1e-6)


def two_slabs(second: list[tuple[float, float, float]], extra: list[Json] | None = None) -> Results:
    corners = [(0.0, 0.0, 0.0), (4.0, 0.0, 0.0), (4.0, 0.0, 4.0), (0.0, 0.0, 4.0), *second]
    nodes = [node(i + 1, *at, support=1 if i < 4 else None) for i, at in enumerate(corners)]
    surface = {"material": 1, "thickness": 0.2, "mesh": {"target_size": 1.0}}
    model = {
        "nodal_supports": [CLAMPED],
        "plate_surfaces": [
            {"id": 1, "boundary_node_ids": [1, 2, 3, 4], **surface},
            {"id": 2, "boundary_node_ids": [5, 6, 7, 8], **surface},
        ],
    }
    loads = {"nodal_loads": [force(1, [0, -1, 0], 1000.0)]}
    return solve(document(nodes, extra or [], loads, model=model))


def test_surfaces_that_pass_through_each_other_are_reported() -> None:
    through = [(2.0, -1.0, 1.0), (2.0, -1.0, 3.0), (2.0, 1.0, 3.0), (2.0, 1.0, 1.0)]
    results = two_slabs(through)
    assert [warning.code for warning in results.warnings] == ["surfaces_not_joined"]
    assert results.warnings[0].path == "model.plate_surfaces[1]"


def test_a_wall_that_stands_on_a_slab_is_joined_and_not_reported() -> None:
    standing = [(2.0, 0.0, 1.0), (2.0, 0.0, 3.0), (2.0, 2.0, 3.0), (2.0, 2.0, 1.0)]
    results = two_slabs(standing)
    assert results.warnings == []
    assert results.is_usable


def strip(loads: Json, measure: str) -> Json:
    """A strip 3 m by 0.5 m, 20 mm thick, clamped, of a material that does not contract sideways."""
    steel = {**STEEL, "g_mod": STEEL["e_mod"] / 2}
    nodes = [
        node(2 * i + j + 1, 0.25 * i, 0.0, 0.5 * j, support=1 if i == 0 else None)
        for i in range(13)
        for j in (0, 1)
    ]
    plates = [
        {"id": i + 1, "node_ids": [2 * i + 1, 2 * i + 2, 2 * i + 4, 2 * i + 3]}
        | {"material": 1, "thickness": 0.02}
        for i in range(12)
    ]
    stress = {"PlateStress": {"measure": measure}}
    check = {
        "id": "stress",
        "name": "stress",
        "applies_to": {"type": "AllPlates"},
        "spec": {
            "Generic": {
                "demand": "s",
                "capacity": "fy",
                "variables": [
                    {"name": "s", "source": {"Quantity": stress}},
                    {"name": "fy", "source": {"Quantity": {"Material": {"property": "Fy"}}}},
                ],
            }
        },
    }
    combination = {"id": 1, "name": "C", "load_case_factors": [{"load_case_id": 1, "factor": 1.5}]}
    return document(
        nodes,
        [],
        loads,
        model={"nodal_supports": [CLAMPED], "plate_elements": plates, "materials": [steel]},
        analysis={"load_combinations": [combination], "unity_checks": [check]},
    )


def test_plate_stress_of_a_pulled_strip_is_force_over_area() -> None:
    pull = [force(25, [1, 0, 0], 50e3, 1), force(26, [1, 0, 0], 50e3, 2)]
    (check,) = solve(strip({"nodal_loads": pull}, "VonMises")).unity_check_results
    stress = 1.5 * 100e3 / (0.5 * 0.02)
    for entity in check["per_entity"][:4]:  # forces at corners are a uniform pull further away
        assert entity["demand"] == pytest.approx(stress, rel=1e-4)
        assert entity["utilization"] == pytest.approx(stress / STEEL["yield_stress"], rel=1e-4)


@pytest.mark.parametrize(("measure", "sign"), [("PrincipalMax", 1), ("PrincipalMin", -1)])
def test_plate_stress_of_a_bent_strip_is_six_m_over_t_squared(measure: str, sign: int) -> None:
    moments = [force(25, [0, 0, 1], 400.0, 1), force(26, [0, 0, 1], 400.0, 2)]
    (check,) = solve(strip({"nodal_moments": moments}, measure)).unity_check_results
    expected = sign * 6 * (1.5 * 800.0 / 0.5) / 0.02**2
    for entity in check["per_entity"]:
        assert entity["demand"] == pytest.approx(expected, rel=1e-6)


def test_hollow_sections_need_no_warping_stresses() -> None:
    """6.2.7(7): a torque on a tube whose i_w is given leaves the check decided."""
    beam: Json = check_beam(span_m=4, section="CHS168.3x8", udl=3, support="fixed")
    beam["model"]["sections"][0]["i_w"] = 1e-9
    beam["analysis"]["options"] |= {"include_warping": True, "dimensionality": "3D"}
    twist = {"id": 9, "member": 1, "position": 0.5, "magnitude": 2e3, "direction": [1, 0, 0]}
    beam["analysis"]["load_cases"][0]["member_point_moments"] = [twist]
    (check,) = solve(beam).unity_check_results
    (entity,) = check["per_entity"]
    assert entity["status"] == "Green"
    torsion = next(row for row in entity["trace"] if row["label"].startswith("Torsion"))
    assert "St Venant" in torsion["substituted"]


def test_a_report_that_is_not_written_is_said_to_be_missing() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, 4)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1e3)]},
        options={"include_report_html": True},
    )
    results = solve(frame)
    assert [w.path for w in results.warnings] == ["analysis.options.include_report_html"]


@pytest.mark.parametrize("factor", [1e308, -1e308])
def test_utilizations_beyond_all_numbers_decide_nothing(factor: float) -> None:
    """Nobody could write them, compare them or plot them."""
    document = portal()
    document["analysis"]["load_combinations"][0]["load_case_factors"][1]["factor"] = factor
    results = solve(document)
    parts = [part for check in results.unity_check_results for part in check["per_entity"]]
    undecided = [part for part in parts if "beyond all numbers" in (part["message"] or "")]
    assert undecided
    assert all(part["utilization"] is None for part in undecided)
    assert all(part["status"] == "Indeterminate" for part in undecided)
    assert results.verdict.state in ("fails", "incomplete")
