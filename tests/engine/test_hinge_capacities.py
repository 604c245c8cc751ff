"""Capacities that hinges state are checked against what passes through them; nothing gives way."""

import copy

import pytest

from loadpath.engine import solve
from tests.engine.frames import FREE, Json, document, force, line_load, member, node

LENGTH, LOAD = 6.0, 2e4


def beam(hinge: Json, end: Json | None = None, **more: object) -> Json:
    """A beam that hangs on two hinges, pulled along its axis and loaded across."""
    hinges = [{"id": 1, "rotational_release_mz": 0.0, **hinge}]
    hinges.append({"id": 2, "rotational_release_mz": 0.0, **(end or {})})
    return document(
        [node(1, 0.0, support=1), node(2, LENGTH, support=4)],
        [member(1, 1, 2, start_hinge=1, end_hinge=2)],
        {
            "distributed_loads": [line_load(1, [0, -1, 0], LOAD)],
            "nodal_loads": [force(2, [1, 0, 0], 3e4)],
        },
        model={"member_hinges": hinges, "nodal_supports": [{"id": 1}, {"id": 4, "X": FREE}]},
        analysis={
            "load_combinations": [
                {
                    "id": 7,
                    "name": "ULS",
                    "limit_state": "ULS",
                    "load_case_factors": [{"load_case_id": 1, "factor": 1.5}],
                },
                {
                    "id": 8,
                    "name": "SLS",
                    "limit_state": "SLS",
                    "load_case_factors": [{"load_case_id": 1, "factor": 9.0}],
                },
            ],
            **more,
        },
    )


def test_demand_over_capacity_per_hinge() -> None:
    """1.5 times q L / 2 = 90 kN shear and 45 kN tension; combinations of serviceability do not
    count."""
    shear, tension = 1.5 * LOAD * LENGTH / 2, 4.5e4
    results = solve(beam({"max_tension_vy": 1e5, "max_tension_vx": 4e4}, {"max_tension_vy": 2e5}))
    (check,) = results.unity_check_results
    assert check["check_id"] == "hinge_capacities"
    start, end = check["per_entity"]
    assert start["utilization"] == pytest.approx(tension / 4e4)
    assert (start["entity"]["member_id"], start["location_x_frac"]) == (1, 0.0)
    assert start["governing_combination_id"] == 7
    assert start["status"] == "Red"
    assert end["utilization"] == pytest.approx(shear / 2e5)
    assert end["location_x_frac"] == 1.0
    assert [round(step["value"], 6) for step in start["trace"]] == [1.125, 0.9, 1.125]
    assert results.verdict.state == "fails"
    governing = results.verdict.governing
    assert governing is not None
    assert governing.check_id == "hinge_capacities"
    assert governing.member_id == 1


def test_nothing_gives_way() -> None:
    frame = beam({"max_tension_vy": 1.0, "max_moment_mz": 1.0, "max_bimoment_warp": 1.0})
    bare = copy.deepcopy(frame)
    bare["model"]["member_hinges"][0] = {"id": 1, "rotational_release_mz": 0.0}
    one, other = solve(frame), solve(bare)
    found, wanted = one.loadcombinations["ULS"], other.loadcombinations["ULS"]
    assert (found.displacements == wanted.displacements).all()
    assert not other.unity_check_results


def test_compression_goes_by_contact() -> None:
    frame = beam({"max_tension_vx": 1e4})
    frame["analysis"]["load_cases"][0]["nodal_loads"][0]["direction"] = [-1, 0, 0]
    (check,) = solve(frame).unity_check_results
    assert check["per_entity"][0]["utilization"] == 0.0


def test_without_combinations_it_says_that_it_looked_at_nothing() -> None:
    results = solve(beam({"max_tension_vx": 1e4}, load_combinations=[]))
    (check,) = results.unity_check_results
    assert not check["per_entity"]
    assert "check_not_run" in {reason.code for reason in results.verdict.reasons}
    assert "model.member_hinges" in {reason.path for reason in results.verdict.reasons}


def test_capacities_are_in_the_units_of_the_document() -> None:
    frame = beam({"max_tension_vx": 40.0})
    frame["settings"]["unit_settings"] = {"forceUnit": "kN"}
    frame["analysis"]["load_cases"][0]["nodal_loads"][0]["magnitude"] = 30.0
    (check,) = solve(frame).unity_check_results
    assert check["per_entity"][0]["utilization"] == pytest.approx(45.0 / 40.0)


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
def test_a_plateau_is_its_capacity(method: str) -> None:
    """A plastic joint whose capacity is the moment of its plateau is used to 1, not beyond."""
    plateau = 3.3e4
    curve = {"points": [[0.0, 0.0], [0.002, plateau]], "end": "Yielding"}
    hinge = {"moment_rotation_mz": curve, "max_moment_mz": plateau}
    document = beam(hinge, hinge)
    document["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": method}
    document["model"]["nodal_supports"][1] |= {"RZ": {"condition_type": "Fixed"}}
    for each in document["model"]["member_hinges"]:
        del each["rotational_release_mz"]
    (check,) = solve(document).unity_checks
    assert [entity.utilization for entity in check.per_entity] == [1.0, 1.0]
