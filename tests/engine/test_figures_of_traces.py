"""Figures of clauses that few members show, against the standard's own formulas."""

import re
from math import sqrt
from typing import Any

import pytest

from loadpath import Model, check
from loadpath.builders import check_beam

Json = dict[str, Any]


def steps_of(model: Model | Json) -> dict[str, Json]:
    """The steps of the calculation of member 1, by their labels."""
    (of_steel,) = check(model).checks
    return {step["label"]: step for step in of_steel["per_entity"][0]["trace"]}


def beam(section: str, grade: str = "S355", **spec: Any) -> tuple[Model, Any, Any]:
    model = Model("beam")
    start, end = model.node(0, 0), model.node(4, 0)
    bar = model.member(start, end, section, grade)
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    model.check_ec3(**spec)
    return model, bar, end


def figure(step: Json, name: str) -> float:
    found = re.search(rf"(?:^|\W){re.escape(name)} = ([\d.]+)", step["substituted"])
    assert found, step["substituted"]
    return float(found[1])


@pytest.mark.parametrize(("grade", "section_class"), [("S235", 3), ("S275", 4)])
def test_both_rules_of_pressed_angles_make_their_class(grade: str, section_class: int) -> None:
    """Table 5.2: h / t = 11.25 is within 15 epsilon, (b + h) / 2t = 11.25 within 11.5 epsilon, with
    epsilon 1 and not with 0.92."""
    model, _, end = beam("L90x90x8", grade)
    model.combination("ULS", {model.load_case("G").force(end, -10e3, along="X"): 1.0})
    step = steps_of(model)["Class of the angle in compression (Table 5.2)"]
    assert step["value"] == section_class


@pytest.mark.parametrize("gamma_m1", [1.0, 1.1])
def test_channels_bent_both_ways_add_shares_with_the_factor_of_stability(gamma_m1: float) -> None:
    model, bar, _ = beam("UPN200", gamma_m1=gamma_m1)
    loads = model.load_case("G").line(bar, -4e3).line(bar, 1e3, along="Z")
    model.combination("ULS", {loads: 1.0})
    steps = steps_of(model)
    weak_plastic, strength = 51.8e-6, 355e6
    weak = 1e3 * 4**2 / 8 / (weak_plastic * strength / gamma_m1)
    both = steps["LTB (6.3.2)"]["value"] + weak
    assert steps["LTB and bending about z (6.3.2)"]["value"] == pytest.approx(both, rel=1e-3)


def test_moments_of_a_clamped_column_have_the_factor_of_table_b3() -> None:
    """Ends w L2 / 12, middle w L2 / 24 to the other side: alpha_s = -0.5, psi = 1, so that C_m is
    0.1 - 0.8 alpha_s."""
    model = Model("column")
    start, end = model.node(0, 0), model.node(4, 0)
    bar = model.member(start, end, "HEB200", "S355")
    model.support(start)
    model.support(end, X="Free")
    model.check_ec3()
    loads = model.load_case("G").line(bar, -20e3).force(end, -500e3, along="X")
    model.combination("ULS", {loads: 1.0})
    step = steps_of(model)["Interaction factors y (Table B.2)"]
    assert figure(step, "C_my") == pytest.approx(0.1 - 0.8 * -0.5, rel=1e-3)


def test_shear_beside_torsion_is_told_from_shear_alone() -> None:
    model, bar, _ = beam("SHS100x5")
    load = model.load_case("G").line(bar, -10e3)
    model.combination("ULS", {load: 1.0})
    assert "torsion" not in steps_of(model)["Shear z (6.2.6)"]["substituted"]
    twisted, bar, _ = beam("SHS100x5")
    load = twisted.load_case("G").line(bar, -10e3).point_moment(bar, 1e3, 0.5, about="X")
    twisted.combination("ULS", {load: 1.0})
    said = steps_of(twisted)["Shear z (6.2.6)"]["substituted"]
    assert "reduced for the shear stress of torsion" in said


@pytest.mark.parametrize(
    ("gamma_m0", "gamma_m1", "formula"),
    [
        (1.0, 1.1, "chi_w · f_y / (sqrt(3) · gamma_M1)"),
        (1.1, 1.0, "f_y / (sqrt(3) · gamma_M0)"),
    ],
)
def test_torsion_is_told_with_the_rule_that_gives_its_strength(
    gamma_m0: float, gamma_m1: float, formula: str
) -> None:
    """Walls that hardly buckle: chi_w is 0.83 / (61.5 / 86.4 epsilon) = 0.95, which is less than
    the whole with equal factors and more beside the larger gamma_M0."""
    model, bar, _ = beam("RHS400x200x6.3", gamma_m0=gamma_m0, gamma_m1=gamma_m1)
    twist = model.load_case("G").point_moment(bar, 100e3, 0.5, about="X")
    model.combination("ULS", {twist: 1.0})
    step = steps_of(model)["Torsion (6.2.7)"]
    assert step["formula"] == f"T_Ed / T_Rd = T_Ed / (W_t · {formula}) (6.23)"
    told = re.search(r"\(([\d.]+) cm³", step["substituted"])
    assert told
    slenderness = (400 - 2 * 6.3) / 6.3 / (86.4 * sqrt(235 / 355))
    shares = {"chi_w": 0.83 / slenderness / gamma_m1, "f_y": 1 / gamma_m0}
    strength = shares[formula.split()[0]] * 355e6 / sqrt(3)
    assert step["capacity"] == pytest.approx(float(told[1]) * 1e-6 * strength, rel=1e-3)


def test_lateral_buckling_that_is_left_out_has_a_step_that_says_so() -> None:
    document: Json = check_beam(span_m=6, section="IPE300", udl=10)
    assert "LTB not checked (6.3.2)" not in steps_of(document)
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["include_ltb"] = False
    assert "LTB not checked (6.3.2)" in steps_of(document)


@pytest.mark.parametrize(("section", "has_width"), [("IPE300", True), ("CHS168.3x5", False)])
def test_dimensions_of_the_library_are_shown(section: str, has_width: bool) -> None:
    """A tube has no width beside its diameter."""
    document: Json = check_beam(span_m=6, section=section, udl=2)
    for field in ("dimensions", "shape_path"):
        document["model"]["sections"][0].pop(field, None)
    steps = steps_of(document)
    assert ("b = " in steps["Dimensions"]["substituted"]) == has_width
    assert figure(steps["Steel (Table 3.1)"], "t") == {"IPE300": 10.7, "CHS168.3x5": 5.0}[section]


def plastic_steps(down: float, across: float) -> dict[str, Json]:
    model, bar, end = beam("HEB200", include_ltb=False)
    loads = model.load_case("G").force(end, -200e3, along="X")
    if down:
        loads.line(bar, -down)
    if across:
        loads.line(bar, across, along="Z")
    model.combination("ULS", {loads: 1.0})
    return steps_of(model)


@pytest.mark.parametrize(("down", "across"), [(10e3, 0.0), (0.0, 10e3), (10e3, 10e3)])
def test_powers_are_added_where_both_axes_are_bent(down: float, across: float) -> None:
    """6.2.9.1(6): one moment alone is compared with its own resistance."""
    assert ("Sum of powers (6.2.9.1(6))" in plastic_steps(down, across)) == bool(down and across)


@pytest.mark.parametrize("has_plastic", [True, False])
def test_elastic_moduli_in_place_of_plastic_ones_are_told(has_plastic: bool) -> None:
    document: Json = check_beam(span_m=6, section="IPE300", udl=10)
    (section,) = document["model"]["sections"]
    if not has_plastic:
        del section["wpl_y"], section["wpl_z"]
    said = str(steps_of(document)["Bending y (6.2.5)"])
    assert ("plastic moduli are not given" in said) != has_plastic
