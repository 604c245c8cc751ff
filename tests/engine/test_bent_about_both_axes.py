"""Lateral buckling beside weak bending, of sections that 6.3.3 does not cover, by the formulas of
the standard and of NCCI SN003 written afresh."""

import copy
from math import pi, sqrt
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve

Json = dict[str, Any]
SPAN, E, G = 6.0, 210e9, 81e9


def beam(section: str, down: float, across: float, **spec: Any) -> Json:
    """Simply supported about both axes under even loads, in newtons per metre."""
    made: Json = copy.deepcopy(check_beam(span_m=SPAN, section=section, udl=1, uls_factor=1))
    (case,) = made["analysis"]["load_cases"]
    (load,) = case["distributed_loads"]
    case["distributed_loads"] = [
        {**load, "id": 1, "magnitude": down, "end_magnitude": down},
        {
            **load,
            "id": 2,
            "magnitude": across,
            "end_magnitude": across,
            "direction": [0.0, 0.0, 1.0],
        },
    ]
    made["analysis"]["options"]["include_warping"] = False
    made["analysis"]["options"]["include_shear_center_coupling"] = False
    made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"] |= spec
    return made


def rows(results: Results) -> dict[str, float]:
    (part,) = results.unity_checks[0].per_entity
    return {step.title: step.value for step in part.trace if step.value is not None}


def expected(section: Json, f_y: float, down: float, across: float) -> float:
    """M_y / M_b,Rd + M_z / M_z,Rd with C_1 = 1.127 of an even load, class 1, curve d."""
    euler = pi**2 * E * section["i_y"] / SPAN**2
    warping = section.get("i_w") or 0.0
    m_cr = 1.127 * euler * sqrt(warping / section["i_y"] + G * section["j"] / euler)
    slenderness = sqrt(section["wpl_z"] * f_y / m_cr)
    phi = 0.5 * (1 + 0.76 * (slenderness - 0.2) + slenderness**2)
    chi = min(1.0, 1 / (phi + sqrt(phi**2 - slenderness**2)))
    about_y = down * SPAN**2 / 8 / (chi * section["wpl_z"] * f_y)
    about_z = across * SPAN**2 / 8 / (section["wpl_y"] * f_y)
    return float(about_y + about_z)


@pytest.mark.parametrize(("down", "across"), [(3e3, 0.6e3), (1.5e3, 1.2e3)])
def test_a_channel_is_used_by_both_moments(down: float, across: float) -> None:
    document = beam("UPE200", down, across)
    results = solve(document)
    by_hand = expected(document["model"]["sections"][0], 235e6, down, across)
    assert rows(results)["LTB and bending about z"] == pytest.approx(by_hand, rel=0.003)
    # Its twist is left out here, so that nothing is decided by it.
    assert results.verdict.utilization is None


def test_both_shares_count_with_gamma_m1() -> None:
    down, across = 1.5e3, 1.2e3
    document = beam("UPE200", down, across, gamma_m1=1.1)
    by_hand = 1.1 * expected(document["model"]["sections"][0], 235e6, down, across)
    assert rows(solve(document))["LTB and bending about z"] == pytest.approx(by_hand, rel=0.003)


def test_alone_each_moment_is_as_before() -> None:
    for down, across in ((3e3, 0.0), (0.0, 0.6e3)):
        assert "LTB and bending about z" not in rows(solve(beam("UPE200", down, across)))


def test_held_sideways_the_cross_section_decides() -> None:
    results = solve(beam("UPE200", 3e3, 0.6e3, include_ltb=False))
    found = rows(results)
    assert "LTB and bending about z" not in found
    assert found["Combined N+M"] == max(value for value in found.values() if 0 < value < 1)


def test_the_place_between_two_largest_moments_is_found() -> None:
    """Loads that rise to the right and across to the left: each moment is q L^2 / 6 (x - x^3) from
    its light end, largest off the middle, their sum in the middle. HEA300 of S460 is class 3."""
    down, across = 30e3, 10e3
    document = beam("HEA300", down, across, include_ltb=False)
    document["model"]["materials"][0].update(name="S460", yield_stress=460e6)
    first, second = document["analysis"]["load_cases"][0]["distributed_loads"]
    first["magnitude"], second["end_magnitude"] = 0.0, 0.0
    section = document["model"]["sections"][0]
    moment = (0.5 - 0.5**3) * SPAN**2 / 6
    by_hand = moment * (down / section["wel_z"] + across / section["wel_y"]) / 460e6
    (part,) = solve(document).unity_checks[0].per_entity
    (combined,) = (step for step in part.trace if step.title == "Combined N+M")
    assert combined.value == pytest.approx(by_hand, rel=1e-3)
    assert part.location_x_frac == pytest.approx(0.5, abs=0.01)
