"""Lateral buckling of a twisted beam by EN 1993-6, Annex A, written afresh; what it does not cover
is undecided."""

import copy
from math import pi, sqrt, tanh
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve

Json = dict[str, Any]
SPAN, E, G, F_Y = 6.0, 210e9, 81e9, 235e6


def beam(torque: float, section: str = "IPE300", *, warps: bool = True, **spec: Any) -> Json:
    """On forks under 10 kN/m, with a torque in the middle."""
    made: Json = copy.deepcopy(check_beam(span_m=SPAN, section=section, udl=10, uls_factor=1))
    made["analysis"]["load_cases"][0]["member_point_moments"] = [
        {"id": 1, "member": 1, "magnitude": torque, "direction": [1, 0, 0], "position": 0.5}
    ]
    made["analysis"]["options"]["include_warping"] = warps
    made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"] |= spec
    return made


def expected(section: Json, torque: float, across: float = 0.0) -> float:
    """(A.1): C_1 = 1.127 of an even load, B = T / (2 k) tanh(k L / 2) of the torque."""
    euler = pi**2 * E * section["i_y"] / SPAN**2
    m_cr = 1.127 * euler * sqrt(section["i_w"] / section["i_y"] + G * section["j"] / euler)
    slenderness = sqrt(section["wpl_z"] * F_Y / m_cr)
    phi = 0.5 * (1 + 0.21 * (slenderness - 0.2) + slenderness**2)  # curve a, h / b = 2
    chi = 1 / (phi + sqrt(phi**2 - slenderness**2))
    moment = 10e3 * SPAN**2 / 8
    k = sqrt(G * section["j"] / (E * section["i_w"]))
    bimoment = torque / (2 * k) * tanh(k * SPAN / 2)
    size = section["dimensions"]
    sectorial = 0.25 * size["b"] * (size["h"] - size["tf"])
    warping = bimoment / (section["i_w"] / sectorial * F_Y)
    about_z = across * SPAN**2 / 8 / (section["wpl_y"] * F_Y)
    k_w, k_zw, k_alpha = 0.7 - 0.2 * warping, 1 - about_z, 1 / (1 - moment / m_cr)
    about_y = moment / (chi * section["wpl_z"] * F_Y)
    return float(about_y + about_z + k_w * k_zw * k_alpha * warping)


def trace_of(document: Json) -> Any:
    (part,) = solve(document).unity_checks[0].per_entity
    return part.trace


def row(results: Results) -> float | None:
    (part,) = results.unity_checks[0].per_entity
    return next((step.value for step in part.trace if step.title == "LTB and torsion"), None)


@pytest.mark.parametrize("torque", [200.0, 600.0])
def test_a_twisted_beam_is_used_as_annex_a_says(torque: float) -> None:
    document = beam(torque)
    by_hand = expected(document["model"]["sections"][0], torque)
    assert row(solve(document)) == pytest.approx(by_hand, rel=0.005)


def test_a_twisted_beam_that_is_bent_about_both_axes() -> None:
    document, across = beam(600.0), 1e3
    (load,) = document["analysis"]["load_cases"][0]["distributed_loads"]
    sideways = {**load, "id": 2, "magnitude": across, "end_magnitude": across}
    sideways["direction"] = [0.0, 0.0, 1.0]
    document["analysis"]["load_cases"][0]["distributed_loads"].append(sideways)
    by_hand = expected(document["model"]["sections"][0], 600.0, across)
    assert row(solve(document)) == pytest.approx(by_hand, rel=0.005)


def test_it_grows_nineteenfold_before_its_growth_is_bounded() -> None:
    """k_alpha = 1 / (1 - M_y,Ed / M_cr) up to 20, where the beam has failed long before."""
    document = beam(100.0)
    (load,) = document["analysis"]["load_cases"][0]["distributed_loads"]
    m_cr = next(step.value for step in trace_of(document) if step.title == "Critical moment")
    even = (1 - 1 / 19) * m_cr * 8 / SPAN**2
    load["magnitude"] = load["end_magnitude"] = even
    (step,) = (step for step in trace_of(document) if step.title == "LTB and torsion")
    told = {each.symbol: each.value for each in step.quantities}
    assert told["k_alpha"] == pytest.approx(19.0, rel=1e-6)
    assert told["k_w"] == pytest.approx(0.7 - 0.2 * told["B_Ed"] / told["B_Rk"], rel=1e-6)


def test_torsion_takes_from_lateral_buckling() -> None:
    straight, twisted = solve(beam(0.0)), solve(beam(600.0))
    assert row(straight) is None
    assert straight.verdict.utilization is not None
    assert twisted.verdict.utilization is not None
    assert twisted.verdict.utilization > 1.05 * straight.verdict.utilization


@pytest.mark.parametrize(("section", "warps"), [("IPE300", False), ("UPE300", False)])
def test_without_the_bimoment_it_is_undecided(section: str, warps: bool) -> None:
    results = solve(beam(500.0, section, warps=warps))
    assert results.verdict.state == "incomplete"
    assert "buckling beside torsion" in results.verdict.reasons[0].message


def test_hollow_sections_and_beams_that_are_held_are_decided() -> None:
    for document in (beam(500.0, "RHS200x100x8"), beam(200.0, include_ltb=False)):
        results = solve(document)
        assert results.verdict.state == "passes"
        assert row(results) is None
