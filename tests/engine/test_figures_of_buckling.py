"""What members bear before they buckle: figures of traces against formulas of the standard, written
afresh."""

from math import pi, sqrt
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve
from tests.engine.traced_bar import between_forks, section_of, shown, steps

Json = dict[str, Any]
E, G, F_Y = 210e9, 81e9, 235e6


def bar(
    section: str,
    span: float,
    *,
    press: float = 0.0,
    down: float = 0.0,
    forces: tuple[tuple[float, float], ...] = (),
    stated: Any = None,
    **check: Any,
) -> Json:
    """Between forks, with an even load and forces at shares of its length."""
    model, member, _, end = between_forks(section, "S235", span)
    case = model.load_case("G")
    if press:
        case.force(end, -press, along="X")
    if down:
        case.line(member, -down)
    for place, force in forces:
        case.point(member, -force, place)
    if stated:
        model.member_set([member], **stated)
    model.combination("ULS", {case: 1.0})
    model.check_ec3(**check)
    document: Json = model.to_document()
    return document


def chi(slenderness: float, alpha: float) -> float:
    phi = (1 + alpha * (slenderness - 0.2) + slenderness**2) / 2
    return min(1.0, 1 / (phi + sqrt(phi**2 - slenderness**2)))


@pytest.mark.parametrize("span", [1.6, 2.0, 2.8])
def test_stocky_members_that_twist_have_the_factor_of_table_b2(span: float) -> None:
    """Below a slenderness of 0.4 k_zy is 0.6 + lambda_z, where N leaves so much."""
    document = bar("HEB300", span, press=300e3, down=30e3)
    section = section_of(document)
    n_cr = pi**2 * E * section["i_y"] / span**2
    slenderness = sqrt(section["area"] * F_Y / n_cr)
    assert slenderness < 0.4
    k_zy = steps(document)["Interaction factors z"].value
    assert k_zy == pytest.approx(0.6 + slenderness, rel=1e-6)


def test_torsion_counts_where_the_weak_axis_is_held() -> None:
    """6.3.1.4: the smaller factor, here of N_cr,T = (G I_t + pi^2 E I_w / L^2) / i_0^2."""
    span = 8.0
    document = bar("HEB300", span, press=300e3, down=5e3, stated={"buckling_length_y": 1.0})
    section = section_of(document)
    i_0 = (section["i_y"] + section["i_z"]) / section["area"]
    n_cr = (G * section["j"] + pi**2 * E * section["i_w"] / span**2) / i_0
    twisted = chi(sqrt(section["area"] * F_Y / n_cr), 0.49)  # curve c of the weak axis
    found = steps(document)
    assert found["Reduction factor z"].value > twisted
    assert shown(found["Buckling interaction z"])["chi_z"] == pytest.approx(twisted, rel=1e-6)


@pytest.mark.parametrize(("share", "is_said"), [(0.5, False), (1.1, True)])
def test_annex_a_says_where_it_has_no_factors(share: float, is_said: bool) -> None:
    span = 8.0
    n_cr = pi**2 * E * section_of(bar("IPE300", span, down=1.0))["i_y"] / span**2
    document = bar("IPE300", span, press=share * n_cr, down=500.0, interaction_method="AnnexA")
    for axis in "yz":
        note = steps(document)[f"Buckling interaction {axis}"].note or ""
        assert ("Annex A has no factors" in note) == is_said


@pytest.mark.parametrize("lengths", [(1.0, 5.0), (5.0, 1.0)])
def test_the_longest_piece_between_restraints_buckles_first(lengths: tuple[float, float]) -> None:
    model = Model("column")
    nodes = [model.node(x, 0) for x in (0.0, lengths[0], sum(lengths))]
    pieces = [model.member(nodes[k], nodes[k + 1], "HEB200", "S235") for k in (0, 1)]
    model.support(nodes[0], RY="Free", RZ="Free")
    model.support(nodes[2], X="Free", RY="Free", RZ="Free")
    model.member_set(pieces, buckling_restraints={nodes[1]: ("y", "z")})
    model.combination("ULS", {model.load_case("G").force(nodes[2], -200e3, along="X"): 1.0})
    model.check_ec3()
    document: Json = model.to_document()
    section, found = section_of(document), steps(document)
    for axis, inertia in (("y", section["i_z"]), ("z", section["i_y"])):
        n_cr = pi**2 * E * inertia / 5.0**2
        assert found[f"Critical force {axis}"].value == pytest.approx(n_cr, rel=1e-9)


@pytest.mark.parametrize("gamma_m1", [1.0, 1.1])
def test_an_angle_bears_its_strength_with_the_factor_of_stability(gamma_m1: float) -> None:
    document = bar("L100x100x10", 2.0, down=300.0, gamma_m1=gamma_m1)
    assert steps(document)["LTB"].capacity == pytest.approx(F_Y / gamma_m1, rel=1e-9)
    governing = solve(document).unity_checks[0].per_entity[0]
    assert governing.capacity == pytest.approx(F_Y / gamma_m1, rel=1e-9)


def test_a_pressed_angle_that_is_bent_is_a_sum_that_stands_against_one() -> None:
    document = bar("L100x100x10", 2.0, press=60e3, down=300.0)
    row = solve(document).unity_checks[0].per_entity[0]
    assert (row.demand, row.capacity) == (row.utilization, 1.0)


@pytest.mark.parametrize("has_factors", [True, False])
def test_the_height_of_loads_is_told_with_the_formula_that_knew_it(has_factors: bool) -> None:
    """By C_2 of the check, or by the eigenvalue."""
    given: Any = {"c1": 1.13, "c2": 0.45, "c3": 0.5} if has_factors else {}
    step = steps(bar("IPE300", 6.0, down=1e3, z_g=0.15, **given))["Critical moment"]
    assert ("C_2" in step.expression, "k_g" in step.expression) == (has_factors, not has_factors)
    assert ("C_2" in shown(step), "k_g" in shown(step)) == (has_factors, not has_factors)


@pytest.mark.parametrize("z_g", [-0.15, 0.15])
def test_a_force_on_a_flange_by_the_formula_of_books(z_g: float) -> None:
    """NCCI SN003, Table 3.2: C_1 = 1.348 and C_2 = 0.630 of a force in the middle."""
    span = 6.0
    document = bar("IPE300", span, forces=((0.5, 5e3),), z_g=z_g)
    section = section_of(document)
    euler = pi**2 * E * section["i_y"] / span**2
    inside = section["i_w"] / section["i_y"] + G * section["j"] / euler
    lever = 0.630 * z_g
    m_cr = 1.348 * euler * (sqrt(inside + lever**2) - lever)
    assert steps(document)["Critical moment"].value == pytest.approx(m_cr, rel=0.05)


@pytest.mark.parametrize("z_g", [-0.15, 0.15])
def test_a_beam_seen_from_behind_has_the_same_critical_moment(z_g: float) -> None:
    """With even loads between forces, so that shear changes within every piece."""
    places = ((0.15, 4e3), (0.35, 9e3), (0.8, 2e3))
    mirrored = tuple((1 - place, force) for place, force in reversed(places))
    found = [
        steps(bar("IPE300", 6.0, down=3e3, forces=forces, z_g=z_g))["Critical moment"].value
        for forces in (places, mirrored)
    ]
    assert found[0] == pytest.approx(found[1], rel=1e-6)


@pytest.mark.parametrize(("press", "is_pressed"), [(1e-4, False), (100.0, True)])
def test_rounding_does_not_press_a_beam(press: float, is_pressed: bool) -> None:
    document = bar("IPE300", 6.0, press=press, down=1e3)
    assert ("Flexural buckling z" in steps(document)) == is_pressed


def test_a_tee_of_class_4_is_bent_by_the_shift_of_its_axis() -> None:
    """6.2.9.3 and 6.3.3: N_Ed e_N beside the moment, e_N of the stem without the end that Table 4.2
    of EN 1993-1-5 takes off it."""
    press, down, span = 400e3, 5e3, 2.0
    document = bar("WT12x27.5", span, press=press, down=down)
    section, found = section_of(document), steps(document)
    size = section["dimensions"]
    c = size["h"] - size["tf"] - size["r"]
    slenderness = c / size["tw"] / (28.4 * sqrt(0.43))  # epsilon is one
    lost = (1 - (slenderness - 0.188) / slenderness**2) * c
    tip = section["i_z"] / section["wel_z"]  # from the axis
    shift = lost * size["tw"] * (tip - lost / 2) / (section["area"] - lost * size["tw"])
    assert found["Shift of the axis"].value == pytest.approx(shift, rel=1e-6)
    moment = down * span**2 / 8 + press * shift
    combined, together = found["Combined N+M"], found["Buckling interaction"]
    assert shown(together)["M_y,Ed"] == pytest.approx(moment, rel=1e-6)
    told = shown(combined)
    assert combined.value == pytest.approx(press / told["N_Rd"] + moment / told["M_y,Rd"], rel=1e-6)


def test_a_section_of_class_3_keeps_its_axis() -> None:
    """The same tee without the end of its stem: nothing is taken off."""
    found = steps(bar("WT5x44", 2.0, press=150e3, down=5e3))
    assert "Shift of the axis" not in found
    assert shown(found["Buckling interaction"])["M_y,Ed"] == pytest.approx(5e3 * 2**2 / 8)


@pytest.mark.parametrize("use", [0.97, 1.02])
def test_a_stated_c1_that_adds_little_decides_nothing_where_that_little_decides(use: float) -> None:
    """1.45 is beyond the fifth that books differ by from 1.13, and adds 7 % here. What it passes
    with the moments' own fails without: nothing is decided."""
    span, even = 2.5, 1e3
    free = steps(bar("IPE300", span, down=even))["LTB"].value
    stated = steps(bar("IPE300", span, down=even, c1=1.45))["LTB"].value
    gain = free / stated
    assert 1.03 < gain < 1.1
    down = even * use / free
    assert use / gain < 1
    results = solve(bar("IPE300", span, down=down, c1=1.45))
    assert results.verdict.state == ("passes" if use < 1 else "incomplete")
