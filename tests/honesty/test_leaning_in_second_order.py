"""Second order finds sway where something leans the structure, and nothing where nothing does."""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve
from tests.honesty.table_frame import loaded_table

Json = dict[str, Any]
SECOND_ORDER = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}


def portal(sideways: float = 0.0, **options: Any) -> Json:
    """A pinned portal with a critical load factor of 1.44; the force leans it along X."""
    model = Model("portal", dimensionality="2D")
    a, b, c, d = model.node(0, 0), model.node(0, 5), model.node(8, 5), model.node(8, 0)
    model.member(a, b, "HEA200", "S355")
    beam = model.member(b, c, "IPE300", "S355")
    model.member(d, c, "HEA200", "S355")
    model.pin(a, d)
    dead = model.load_case("G").force(b, -300e3).force(c, -300e3).line(beam, -3e3)
    factors = {dead: 1.35}
    if sideways:
        factors[model.load_case("W").force(b, sideways, along="X")] = 1.5
    model.combination("ULS", factors)
    model.check_ec3(include_ltb=False)
    document: Json = model.to_document()
    document["analysis"]["options"] |= {**SECOND_ORDER, **options}
    return document


def leaning(document: Json, angle: float, combinations: list[int] | None = None) -> Json:
    document["analysis"]["imperfection_cases"] = [
        {
            "imperfection_case_id": 1,
            "load_combinations": [1] if combinations is None else combinations,
            "sway_imperfections": [{"axis": [0.0, 0.0, 1.0], "magnitude": angle}],
        }
    ]
    return document


def says_sway(results: Results) -> bool:
    return "sway_not_considered" in {reason.code for reason in results.verdict.reasons}


def test_a_frame_that_nothing_leans_is_incomplete() -> None:
    results = solve(portal())
    assert results.verdict.state == "incomplete"
    (reason,) = results.verdict.reasons
    assert reason.code == "sway_not_considered"
    assert "no imperfection and no load leans the structure that way" in reason.message


@pytest.mark.parametrize("angle", [1 / 300, -1 / 300, 1 / 200])
def test_imperfections_lean_it(angle: float) -> None:
    results = solve(leaning(portal(), angle))
    assert results.verdict.state == "passes"
    assert not says_sway(results)


def test_imperfections_of_next_to_nothing_do_not() -> None:
    assert says_sway(solve(leaning(portal(), 1e-6)))


def test_imperfections_of_no_combination_do_not() -> None:
    assert says_sway(solve(leaning(portal(), 1 / 200, combinations=[])))


def test_loads_sideways_lean_it_too() -> None:
    """5.3.2(7): imperfections as forces; here 1/200 of what the columns bear."""
    assert not says_sway(solve(portal(sideways=1.35 * 624e3 / 200 / 1.5)))


def beside_wind(weight_in_wind: float) -> Json:
    """Gravity, which nothing leans, and beside it a combination with wind and part of it."""
    document = portal(sideways=5e3)
    first = document["analysis"]["load_combinations"][0]
    gravity, wind = first["load_case_factors"]
    first["load_case_factors"] = [gravity]
    document["analysis"]["load_combinations"].append(
        {
            **first,
            "id": 2,
            "name": "ULS wind",
            "load_case_factors": [{**gravity, "factor": weight_in_wind}, wind],
        }
    )
    return document


def test_wind_on_less_weight_does_not_lean_what_gravity_presses() -> None:
    """5.3.2(8) lets directions come one at a time, not loads: gravity alone is at 1.44."""
    assert says_sway(solve(beside_wind(0.9)))
    assert says_sway(solve(beside_wind(1.15)))
    assert not says_sway(solve(beside_wind(1.35)))


def with_both_leans(document: Json, angle: float) -> Json:
    """The combination twice, leaned one way and the other."""
    first = document["analysis"]["load_combinations"][0]
    document["analysis"]["load_combinations"].append({**first, "id": 2, "name": "ULS back"})
    case = leaning(document, angle)["analysis"]["imperfection_cases"][0]
    back = {"axis": [0.0, 0.0, 1.0], "magnitude": -angle}
    document["analysis"]["imperfection_cases"].append(
        {**case, "imperfection_case_id": 2, "load_combinations": [2], "sway_imperfections": [back]}
    )
    return document


@pytest.mark.parametrize("order", ["NONLINEAR", "LINEAR"])
def test_imperfections_against_the_wind_stand_for_none(order: str) -> None:
    """Turned about Z the frame leans along -X, and the wind blows along X."""
    against = solve(leaning(portal(sideways=5e3, order=order), 1 / 200))
    assert "lean the structure against its loads" in " ".join(
        reason.message for reason in against.verdict.reasons
    )
    assert against.verdict.state == "incomplete"
    along = solve(leaning(portal(sideways=5e3, order=order), -1 / 200))
    assert "against its loads" not in " ".join(reason.message for reason in along.verdict.reasons)


def test_combinations_that_are_leaned_against_their_loads_are_one_reason() -> None:
    document = portal(sideways=5e3)
    first = document["analysis"]["load_combinations"][0]
    document["analysis"]["load_combinations"].append({**first, "id": 2, "name": "ULS again"})
    (told,) = (
        reason.message
        for reason in solve(leaning(document, 1 / 200, [1, 2])).verdict.reasons
        if "against" in reason.message
    )
    assert told.startswith('combinations "ULS", "ULS again": their imperfections lean')


def test_imperfections_against_the_wind_beside_those_with_it_are_both_meant() -> None:
    assert solve(with_both_leans(portal(sideways=5e3), 1 / 200)).verdict.state == "passes"


def test_imperfections_do_not_count_beside_strong_wind() -> None:
    """5.3.2(4)B: forces sideways of more than 0.15 of the weight."""
    document = portal(sideways=10e3)
    for load in document["analysis"]["load_cases"][0]["nodal_loads"]:
        load["magnitude"] = 10e3
    results = solve(leaning(document, 1 / 200))
    assert "sway_not_considered" not in {reason.code for reason in results.verdict.reasons}


def test_second_order_that_is_left_out_along_x_finds_nothing_along_x() -> None:
    assert not says_sway(solve(portal(sideways=5e3)))
    assert says_sway(solve(portal(sideways=5e3, pdelta_suppress_axes=["X"])))


def test_longer_lengths_have_considered_it() -> None:
    document = portal()
    document["model"]["member_sets"] = [
        {"id": k, "member_ids": [member], "effective_length_factor_z": 2.6}
        for k, member in ((1, 1), (2, 3))
    ]
    assert not says_sway(solve(document))


def table(*angles: tuple[list[float], float]) -> Json:
    """Four columns and four beams, stiff in the corners, heavily loaded; it sways along X and Z."""
    model, _, dead = loaded_table()
    for k in range(len(angles)):
        model.combination(f"ULS {k + 1}", {dead: 1.35})
    model.check_ec3()
    document: Json = model.to_document()
    document["analysis"]["options"] |= SECOND_ORDER
    document["analysis"]["imperfection_cases"] = [
        {
            "imperfection_case_id": k,
            "load_combinations": [k],
            "sway_imperfections": [{"axis": axis, "magnitude": angle}],
        }
        for k, (axis, angle) in enumerate(angles, start=1)
    ]
    return document


def test_a_space_frame_is_leaned_both_ways_by_turns() -> None:
    """5.3.2(8): in each direction, one at a time."""
    about_z, about_x = ([0.0, 0.0, 1.0], 1 / 200), ([1.0, 0.0, 0.0], 1 / 200)
    assert not says_sway(solve(table(about_z, about_x)))
    assert says_sway(solve(table(about_z)))
    assert says_sway(solve(table(about_x)))
