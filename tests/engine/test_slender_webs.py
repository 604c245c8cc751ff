"""Webs that buckle in shear, EN 1993-1-5, 5 and 7.1, by the standard's text written a second time:
unstiffened webs of I-sections and walls of tubes, between end posts that are not rigid."""

import copy
from math import sqrt
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve
from tests.three_plates import weld

Json = dict[str, Any]


def beam(section: str, grade: str, *, span: float, force: float, n: float = 0.0) -> Json:
    """Held sideways, with a force down in its middle and pressed by n."""
    made: Json = copy.deepcopy(
        check_beam(span_m=span, section=section, material=grade, udl=1, restrained=True)
    )
    made["analysis"]["options"]["dimensionality"] = "3D"
    (case,) = made["analysis"]["load_cases"]
    case["distributed_loads"] = []
    case["nodal_loads"] = [{"id": 1, "node": 2, "magnitude": n, "direction": [-1, 0, 0]}]
    middle = {"id": 9, "member": 1, "position": 0.5, "magnitude": force, "direction": [0, -1, 0]}
    case["member_point_loads"] = [middle]
    (combination,) = made["analysis"]["load_combinations"]
    combination["load_case_factors"] = [{"load_case_id": 1, "factor": 1.0}]
    made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["include_buckling"] = False
    return made


def as_girder(document: Json, h: float, b: float, tw: float, tf: float) -> Json:
    section, web = document["model"]["sections"][0], h - 2 * tf
    weld(section, "girder", h, b, tw, tf)
    section["wpl_z"] = b * tf * (h - tf) + tw * web**2 / 4
    section["wpl_y"] = tf * b**2 / 2 + web * tw**2 / 4
    return document


def entity_of(document: Json) -> Json:
    (check,) = solve(document).unity_check_results
    entity: Json = check["per_entity"][0]
    return entity


def rows(document: Json) -> dict[str, float]:
    return {row["label"]: row["value"] for row in entity_of(document)["trace"]}


def v_bw_rd(height: float, thickness: float, count: int, f_y: float) -> float:
    """(5.2) with k_tau = 5.34 and the right column of Table 5.1, eta = 1."""
    slenderness = height / (37.4 * thickness * sqrt(235e6 / f_y) * sqrt(5.34))
    chi = 1.0 if slenderness < 0.83 else 0.83 / slenderness
    return chi * f_y * height * thickness * count / sqrt(3)


@pytest.mark.parametrize("web", [0.005, 0.006, 0.008, 0.012])
def test_the_web_of_a_girder_buckles_before_it_yields(web: float) -> None:
    document = as_girder(beam("IPE600", "S355", span=4, force=200e3), 1.0, 0.3, web, 0.02)
    assert rows(document)["Shear z (6.2.6)"] == pytest.approx(
        100e3 / v_bw_rd(0.96, web, 1, 355e6), rel=1e-3
    )


@pytest.mark.parametrize(("section", "h", "t"), [("RHS400x200x6.3", 0.4, 0.0063)])
def test_walls_of_a_tube_buckle_before_they_yield(section: str, h: float, t: float) -> None:
    trace = rows(beam(section, "S355", span=4, force=200e3))
    buckles = 100e3 / v_bw_rd(h - 2 * t, t, 2, 355e6)
    assert trace["Shear z (6.2.6)"] == pytest.approx(buckles, rel=1e-3)
    stocky = rows(beam(section, "S235", span=4, force=200e3))
    assert "Shear buckling z (EN 1993-1-5, 5.3)" not in stocky


def test_a_tube_that_is_rolled_with_its_load_is_used_the_same() -> None:
    document = beam("RHS400x200x6.3", "S355", span=3, force=500e3)
    rolled = copy.deepcopy(document)
    rolled["model"]["members"][0]["rotation_angle"] = 90.0
    rolled["analysis"]["load_cases"][0]["member_point_loads"][0]["direction"] = [0, 0, 1]
    one, other = entity_of(document), entity_of(rolled)
    assert one["utilization"] == pytest.approx(other["utilization"], rel=1e-9)


def test_axial_force_takes_from_what_the_flanges_carry() -> None:
    """7.1(4): M below M_f,Rd without N, and above it with N. 1000 x 300 x 20, web of 6, S235."""
    force, n, span, f_y = 660e3, 100e3, 8.3, 235e6
    document = as_girder(beam("IPE600", "S235", span=span, force=force, n=n), 1.0, 0.3, 0.006, 0.02)
    m, m_flanges = force * span / 4, 0.3 * 0.02 * 0.98 * f_y
    left = m_flanges * (1 - n / (2 * 0.3 * 0.02 * f_y))
    assert left < m < m_flanges
    m_pl = m_flanges + 0.006 * 0.96**2 / 4 * f_y  # N is below what reduces it, (6.33) and (6.34)
    used = (2 * force / 2 / v_bw_rd(0.96, 0.006, 1, f_y) - 1) ** 2
    expected = m / m_pl + (1 - left / m_pl) * used
    label = "Combined N+M (EN 1993-1-5, 7.1(4))"
    assert rows(document)[label] == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize("section", ["girder", "RHS400x200x6.3"])
def test_use_grows_with_the_load(section: str) -> None:
    uses = []
    for factor in (0.4, 0.8, 1.0, 1.2, 1.6):
        document = beam("RHS400x200x6.3", "S355", span=2, force=factor * 900e3, n=50e3)
        if section == "girder":
            as_girder(document, 1.0, 0.3, 0.006, 0.02)
        uses.append(entity_of(document)["utilization"])
    assert uses == sorted(uses)


def test_torsion_of_a_slender_tube_counts_with_walls_that_buckle() -> None:
    document = beam("RHS400x200x6.3", "S355", span=4, force=1e3)
    twist = {"id": 5, "member": 1, "position": 0.5, "axes": "global"}
    (case,) = document["analysis"]["load_cases"]
    case["member_point_moments"] = [{**twist, "magnitude": 100e3, "direction": [1, 0, 0]}]
    (row,) = (r for r in entity_of(document)["trace"] if r["label"] == "Torsion (6.2.7)")
    slenderness = (0.4 - 2 * 0.0063) / (37.4 * 0.0063 * sqrt(235 / 355) * sqrt(5.34))
    stocky = copy.deepcopy(document)
    stocky["model"]["materials"][0]["yield_stress"] = 235e6
    (other,) = (r for r in entity_of(stocky)["trace"] if r["label"] == "Torsion (6.2.7)")
    ratio = 0.83 / slenderness * 355 / 235
    assert row["capacity"] / other["capacity"] == pytest.approx(ratio, rel=1e-3)


def test_flanges_count_for_nothing_where_all_of_the_web_is_pressed() -> None:
    """7.1(4) leads to 7.1(5), M_f,Rd = 0. 1000 x 300 x 20, web of 6, S235, M far below M_f,Rd."""
    force, n, span, f_y = 690e3, 900e3, 1.0, 235e6
    document = as_girder(beam("IPE600", "S235", span=span, force=force, n=n), 1.0, 0.3, 0.006, 0.02)
    area, m = 2 * 0.3 * 0.02 + 0.96 * 0.006, force * span / 4
    inertia = (0.3 * 1.0**3 - 0.294 * 0.96**3) / 12
    assert n / area > 0.48 * m / inertia, "the far edge of the web is pressed too"
    m_pl = (0.3 * 0.02 * 0.98 + 0.006 * 0.96**2 / 4) * f_y
    left = m_pl * (1 - n / (area * f_y)) / (1 - 0.5 * 0.96 * 0.006 / area)  # (6.36)
    used = (2 * force / 2 / v_bw_rd(0.96, 0.006, 1, f_y) - 1) ** 2
    entity = entity_of(document)
    assert entity["utilization"] == pytest.approx(m / left + used, rel=2e-3)  # its weight
    assert entity["utilization"] > 1 > rows(document)["Shear z (6.2.6)"]


def test_flanges_of_a_tube_that_buckle_count_with_what_is_effective() -> None:
    """7.1(1): M_f,Rd and M_pl,Rd of effective flanges and the whole web. RHS 500x300x8, S460."""
    force, span, f_y, t = 3300e3, 0.8, 460e6, 0.008
    document = beam("RHS500x300x8", "S460", span=span, force=force)
    flat = 0.3 - 3 * t  # between radii of 1.5 t
    slenderness = flat / t / (28.4 * sqrt(235e6 / f_y) * 2)
    lost = (1 - (slenderness - 0.22) / slenderness**2) * flat
    of_webs = 2 * t * (0.5 - 2 * t) ** 2 / 4 * f_y
    whole = document["model"]["sections"][0]["wpl_z"] * f_y
    m_f = (whole - of_webs) * (1 - lost / 0.3)
    m_pl, m = m_f + of_webs, force * span / 4
    used = (2 * force / 2 / v_bw_rd(0.5 - 2 * t, t, 2, f_y) - 1) ** 2
    assert m > m_f
    expected = m / m_pl + (1 - m_f / m_pl) * used
    assert rows(document)["Bending y (6.2.5)"] == pytest.approx(expected, rel=2e-3)
