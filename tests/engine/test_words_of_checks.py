"""What steps of a check say of themselves: the clause they went by, the figures they show, and the
largest use between the places where moments are largest."""

import copy
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve

Json = dict[str, Any]
SPAN = 6.0
LACKING = "plastic moduli are not given: the elastic ones are used"


def beam(section: str, **spec: Any) -> Json:
    """Simply supported under an even load of 1 kN/m."""
    made: Json = copy.deepcopy(check_beam(span_m=SPAN, section=section, udl=1, uls_factor=1))
    made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"] |= spec
    return made


def add_force(document: Json, axial: float, across: float = 0.0) -> None:
    """At the movable end, along the beam; and an even load across it."""
    (case,) = document["analysis"]["load_cases"]
    (load,) = case["distributed_loads"]
    case["nodal_loads"] = [
        {"id": 1, "node": 2, "load_case": 1, "magnitude": axial, "direction": [1.0, 0.0, 0.0]}
    ]
    if across:
        turned = {"id": 2, "magnitude": across, "end_magnitude": across}
        case["distributed_loads"].append({**load, **turned, "direction": [0.0, 0.0, 1.0]})


def steps(document: Json) -> dict[str, Any]:
    """By title and axis."""
    (part,) = solve(document).unity_checks[0].per_entity
    return {f"{step.title} {step.axis or ''}".strip(): step for step in part.trace}


def shown(step: Any) -> dict[str, float]:
    return {each.symbol: each.value for each in step.quantities}


def test_bending_says_where_moduli_are_lacking() -> None:
    document = beam("IPE300")
    assert not steps(document)["Bending y"].note
    for name in ("wpl_y", "wpl_z"):
        document["model"]["sections"][0][name] = None
    assert steps(document)["Bending y"].note == LACKING


def test_shear_without_torsion_goes_by_its_plain_resistance() -> None:
    found = steps(beam("IPE300"))["Shear z"]
    assert found.equation == "6.17, 6.18"
    assert found.symbol == "V_z,Ed / V_pl,z,Rd"


def test_steel_is_shown_with_the_thickness_that_decides_its_strength() -> None:
    assert shown(steps(beam("IPE300"))["Steel"])["t"] == pytest.approx(0.0107)


def test_lateral_buckling_says_why_it_is_not_checked() -> None:
    assert "LTB not checked" not in steps(beam("IPE300"))
    assert "LTB not checked" in steps(beam("IPE300", include_ltb=False))
    tube = steps(beam("SHS100x5"))
    assert "LTB not checked" not in tube
    assert shown(tube["LTB"])["chi_LT"] == 1.0


@pytest.mark.parametrize(("across", "expression"), [(0.0, "M_y,Ed / M_N,y,Rd"), (0.3e3, "= 1")])
def test_axial_force_and_bending_name_the_moments_that_there_are(
    across: float, expression: str
) -> None:
    document = beam("HEB200", include_buckling=False, include_ltb=False)
    add_force(document, -900e3, across)
    assert steps(document)["Combined N+M"].expression.endswith(expression)


def test_bending_about_the_weak_axis_alone_is_named() -> None:
    document = beam("HEB200", include_buckling=False, include_ltb=False)
    (load,) = document["analysis"]["load_cases"][0]["distributed_loads"]
    load["direction"] = [0.0, 0.0, 1.0]
    add_force(document, -900e3)
    assert steps(document)["Combined N+M"].expression == "M_z,Ed / M_N,z,Rd"


@pytest.mark.parametrize(("section", "has_width"), [("IPE300", True), ("CHS168.3x8", False)])
def test_dimensions_of_the_library_are_those_of_the_shape(section: str, has_width: bool) -> None:
    document = beam(section)
    for name in ("dimensions", "shape_path"):
        del document["model"]["sections"][0][name]
    assert ("b" in shown(steps(document)["Dimensions"])) == has_width


def test_the_largest_use_between_extremes_of_both_moments() -> None:
    """M_y is largest in the middle and M_z at the start: elastic shares (class 3 by the document)
    add up to u(x) = 4 m x (1 - x) + c (1 - x), which is largest at x = 1/2 - c / (8 m)."""
    document = beam("IPE300", include_buckling=False, include_ltb=False)
    (section,) = document["model"]["sections"]
    section["ec3"]["section_class"] = 3
    (case,) = document["analysis"]["load_cases"]
    case["distributed_loads"][0] |= {"magnitude": 10e3, "end_magnitude": 10e3}
    about_weak = 4e3
    case["nodal_moments"] = [
        {"id": 1, "node": 1, "load_case": 1, "magnitude": about_weak, "direction": [0.0, 1.0, 0.0]}
    ]
    m = 10e3 * SPAN**2 / 8 / (section["wel_z"] * 235e6)
    c = about_weak / (section["wel_y"] * 235e6)
    x = 0.5 - c / (8 * m)
    found = steps(document)["Combined N+M"].value
    assert found == pytest.approx(4 * m * x * (1 - x) + c * (1 - x), rel=1e-4)
    assert found > m + 0.51 * c


def test_the_class_names_the_shape_and_where_it_comes_from() -> None:
    document = beam("IPE300")
    (section,) = document["model"]["sections"]
    (path,) = document["model"]["shape_paths"]
    assert section["shape_path"] == path["id"]
    assert steps(document)["Class"].note == "shape I, by the section's dimensions"
    del section["dimensions"]
    outline = f"shape I, read from the outline '{path['name']}'"
    assert steps(document)["Class"].note == outline
