"""Critical moments from the modes of the frame: closed forms, and what stays the same."""

from math import pi, sqrt
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve

Json = dict[str, Any]
SPAN = 6.0
FREE = {"condition_type": "Free"}


def beam(**given: Any) -> Json:
    """An IPE300 between forks under 10 kN/m, without a set that would state its lengths."""
    document: Json = check_beam(span_m=SPAN, section="IPE300", udl=10)
    document["model"]["member_sets"] = []
    document["analysis"]["options"]["include_shear_deformation"] = False
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"] |= {
        "lengths_from": "Buckling",
        **given,
    }
    return document


def with_end_moments(document: Json) -> Json:
    load_case = document["analysis"]["load_cases"][0]
    load_case["distributed_loads"] = []
    load_case["nodal_moments"] = [
        {"id": 1, "node": 1, "magnitude": 2e4, "direction": [0.0, 0.0, 1.0]},
        {"id": 2, "node": 2, "magnitude": 2e4, "direction": [0.0, 0.0, -1.0]},
    ]
    return document


def uniform_moment(document: Json) -> float:
    """Timoshenko and Gere, Theory of Elastic Stability, eq. (6-13)."""
    section, material = document["model"]["sections"][0], document["model"]["materials"][0]
    bending = material["e_mod"] * section["i_y"]
    torsion = material["g_mod"] * section["j"]
    warping = material["e_mod"] * section["i_w"]
    return pi / SPAN * sqrt(bending * (torsion + warping * (pi / SPAN) ** 2))


def critical_moment(results: Results, place: int = 0) -> tuple[float, bool, str]:
    """M_cr of a member, whether it is a mode's, and what the trace says of its length."""
    trace = results.unity_checks[0].per_entity[place].trace
    (step,) = (step for step in trace if step.title == "Critical moment")
    (length,) = (step for step in trace if step.title == "LTB length")
    is_mode = any(quantity.symbol == "mode" for quantity in step.quantities)
    return step.value or 0.0, is_mode, length.note or ""


def test_a_uniform_moment_between_forks() -> None:
    document = with_end_moments(beam())
    moment, is_mode, _ = critical_moment(solve(document))
    assert is_mode
    # The deflection before buckling is left out on both sides.
    assert moment == pytest.approx(uniform_moment(document), rel=1e-3)


def test_a_uniform_load_between_forks() -> None:
    """C1 is 1.127 without warping stiffness and a few thousandths more with it (SN003, 1.127)."""
    document = beam()
    moment, is_mode, _ = critical_moment(solve(document))
    assert is_mode
    assert 1.125 <= moment / uniform_moment(document) <= 1.15


def test_a_beam_in_pieces_is_the_same() -> None:
    whole, *_ = critical_moment(solve(beam()))
    document = beam()
    model, load_case = document["model"], document["analysis"]["load_cases"][0]
    (member,) = model["members"]
    model["nodes"].append({"id": 3, "X": 0.37 * SPAN, "Y": 0.0, "Z": 0.0})
    model["members"] = [member | {"end_node_id": 3}, member | {"id": 2, "start_node_id": 3}]
    (load,) = load_case["distributed_loads"]
    load_case["distributed_loads"] = [load, load | {"id": 2, "member": 2}]
    results = solve(document)
    for place in (0, 1):
        moment, is_mode, _ = critical_moment(results, place)
        assert is_mode
        assert moment == pytest.approx(whole, rel=1e-3)


@pytest.mark.parametrize(
    ("given", "said"),
    [({"z_g": 0.15}, "z_g"), ({"c1": 1.0}, "C1")],
    ids=["height of the load", "C1"],
)
def test_what_the_check_states_stands_before(given: Json, said: str) -> None:
    _, is_mode, note = critical_moment(solve(beam(**given)))
    assert not is_mode
    assert said in note


def test_without_warping_the_member_alone_is_asked() -> None:
    document = beam()
    document["analysis"]["options"]["include_warping"] = False
    _, is_mode, note = critical_moment(solve(document))
    assert not is_mode
    assert "include_warping is off" in note


def test_a_tie_along_the_compressed_flange_is_seen() -> None:
    """A point in the middle that something holds sideways and against twist doubles the waves, and
    M_cr is more than twice as large."""
    free, *_ = critical_moment(solve(with_end_moments(beam())))
    document = with_end_moments(beam())
    model = document["model"]
    (member,) = model["members"]
    held = dict.fromkeys(("X", "Y", "RY", "RZ"), FREE)
    model["nodal_supports"].append({"id": 3, "warping_condition": FREE} | held)
    model["nodes"].append({"id": 3, "X": SPAN / 2, "Y": 0.0, "Z": 0.0, "nodal_support": 3})
    model["members"] = [member | {"end_node_id": 3}, member | {"id": 2, "start_node_id": 3}]
    moment, is_mode, _ = critical_moment(solve(document))
    assert is_mode
    section, material = model["sections"][0], model["materials"][0]
    bending = material["e_mod"] * section["i_y"]
    rest = (
        material["g_mod"] * section["j"] + material["e_mod"] * section["i_w"] * (2 * pi / SPAN) ** 2
    )
    assert moment == pytest.approx(2 * pi / SPAN * sqrt(bending * rest), rel=1e-3)
    assert moment > 2 * free
