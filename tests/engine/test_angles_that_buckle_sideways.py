"""Angles bent while free sideways, and ties that hang slack under their own weight."""

from math import cos, pi, radians, sin, sqrt
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

LEG, THICK, LENGTH, F_Y, E, G = 0.1, 0.01, 4.0, 235e6, 210e9, 81e9
CURVE_D = 0.76


def beam(down: float, across: float = 0.0, rotation: float = 0.0, name: str = "L100x100x10") -> Any:
    """Between forks, under line loads; rolled with its loads by an angle in degrees."""
    model = Model("angle")
    start, end = model.node(0, 0), model.node(LENGTH, 0)
    model.support(start, X="Fixed", Y="Fixed", Z="Fixed", RX="Fixed", RY="Free", RZ="Free")
    model.support(end, X="Free", Y="Fixed", Z="Fixed", RX="Fixed", RY="Free", RZ="Free")
    bar = model.member(start, end, name, "S235", rotation_angle=rotation)
    case = model.load_case("G")
    turn = radians(rotation)
    case.line(bar, -down * cos(turn) - across * sin(turn), along="Y")
    case.line(bar, across * cos(turn) - down * sin(turn), along="Z")
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3()
    return model.to_document()


def steps(results: Results) -> dict[str, Any]:
    return {step.title: step for step in results.unity_checks[0].per_entity[0].trace}


def test_the_critical_moment_is_that_of_the_american_standard() -> None:
    """ANSI/AISC 360-16, F10-4 for bending about the major principal axis: 0.46 E b^2 t^2 / L."""
    found = steps(solve(beam(500.0)))["Critical moment"].value
    assert found == pytest.approx(0.46 * E * LEG**2 * THICK**2 / LENGTH, rel=0.06)


def test_stresses_about_principal_axes_by_hand() -> None:
    load = 500.0
    document = beam(load)
    (section,) = document["model"]["sections"]
    i_u, i_v = (section["i_y"] + sign * abs(section["i_yz"]) for sign in (1, -1))
    m_u = m_v = load * LENGTH**2 / 8 / sqrt(2)
    m_cr = pi / LENGTH * sqrt(E * i_v * G * section["j"])
    w_u = i_u / (LEG / sqrt(2))
    slenderness = sqrt(w_u * F_Y / m_cr)
    phi = (1 + CURVE_D * (slenderness - 0.2) + slenderness**2) / 2
    chi = min(1.0, 1 / (phi + sqrt(phi**2 - slenderness**2)))
    # The corners of a toe, from the centroid of two rectangles along v and along u.
    rest = LEG - THICK
    centroid = (LEG * LEG / 2 + rest * THICK / 2) / (LEG + rest)
    corners = [
        (LEG / sqrt(2), (LEG - 2 * centroid) / sqrt(2)),
        (rest / sqrt(2), (LEG + THICK - 2 * centroid) / sqrt(2)),
    ]
    toe = max(m_u / chi * v / i_u + m_v * u / i_v for v, u in corners)
    found = steps(solve(document))
    assert found["chi_LT"].value == pytest.approx(chi, rel=1e-3)
    assert found["LTB"].value == pytest.approx(toe / F_Y, rel=0.015)  # its fillets


@pytest.mark.parametrize("rotation", [90.0, 180.0, 33.0])
def test_rolled_with_its_loads_it_is_the_same(rotation: float) -> None:
    plain, rolled = (steps(solve(beam(400.0, 150.0, angle)))["LTB"] for angle in (0.0, rotation))
    assert rolled.value == pytest.approx(plain.value, rel=1e-6)


def test_longer_and_more_loaded_it_is_used_more() -> None:
    values = [steps(solve(beam(load)))["LTB"].value for load in (100.0, 200.0, 400.0)]
    assert values == pytest.approx([values[0], 2 * values[0], 4 * values[0]], rel=1e-6)


@pytest.mark.parametrize(
    ("name", "beta_in"),
    [("L8X4X1", 5.48), ("L8X6X1", 3.31), ("L6X4X3/4", 3.14), ("L4X3X1/2", 1.65)],
)
def test_of_unequal_legs_the_weaker_side_counts(name: str, beta_in: float) -> None:
    """ANSI/AISC 360-16, F10-5 with beta_w of its commentary, Table C-F10.1 (inches)."""
    document = beam(20.0, name=name)
    (section,) = document["model"]["sections"]
    mean, half = ((section["i_z"] + sign * section["i_y"]) / 2 for sign in (1, -1))
    i_v = mean - sqrt(half**2 + section["i_yz"] ** 2)
    beta = beta_in * 0.0254
    radius = sqrt(i_v / section["area"])
    bracket = sqrt(beta**2 + 0.052 * (LENGTH * section["dimensions"]["t"] / radius) ** 2) - beta
    step = steps(solve(document))["Critical moment"]
    (found,) = (each.value for each in step.quantities if each.symbol == "beta")
    assert found == pytest.approx(beta, rel=0.01)
    assert step.value == pytest.approx(4.9 * E * i_v / LENGTH**2 * bracket, rel=0.05)


def braced_bay(tie: str) -> Any:
    """A bay of hinged columns and a beam, crossed ties, their own weight and wind on top."""
    model = Model("bay", dimensionality="2D")
    feet = [model.node(0, 0), model.node(6, 0)]
    heads = [model.node(0, 4), model.node(6, 4)]
    model.pin(*feet)
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB160", "S235")
    model.member(heads[0], heads[1], "IPE240", "S235", start_hinge="pinned", end_hinge="pinned")
    for start, end in ((feet[0], heads[1]), (feet[1], heads[0])):
        model.member(start, end, tie, "S235", member_type="Tension")
    weight = model.load_case("G").self_weight()
    wind = model.load_case("W").force(heads[0], 30e3, along="X")
    model.combination("ULS", {weight: 1.35, wind: 1.5}, limit_state="ULS")
    model.check_ec3()
    return model.to_document()


def test_crossed_ties_of_angles_pass_under_their_own_weight() -> None:
    """The slack one is bent by its weight and presses nothing: it hangs from its upper end."""
    results = solve(braced_bay("L60x60x6"))
    assert results.headline.startswith("Passes")
    parts = {part.entity.member_id: part for part in results.unity_checks[0].per_entity}
    for tie in (4, 5):
        titles = [step.title for step in parts[tie].trace]
        assert "Flexural buckling y" not in titles
        assert "LTB" in titles


def test_twisted_while_free_sideways_nothing_is_decided() -> None:
    """6.3.2 knows no torsion: an angle that is twisted beside its bending is not called safe."""
    document = beam(200.0)
    twist = {"id": 9, "member": 1, "position": 0.5, "magnitude": 300.0, "direction": [1, 0, 0]}
    document["analysis"]["load_cases"][0]["member_point_moments"] = [twist]
    results = solve(document)
    assert results.verdict.state == "incomplete"
    assert any("buckling beside torsion" in reason.message for reason in results.verdict.reasons)


def test_moments_count_beside_compression() -> None:
    """The bending term of (6.61) grows with the loads; it was left out with chi_LT by the legs."""

    def interaction(down: float) -> float:
        document = beam(down)
        push = {"id": 9, "node": 2, "magnitude": 5e3, "direction": [-1, 0, 0]}
        document["analysis"]["load_cases"][0]["nodal_loads"] = [push]
        return float(steps(solve(document))["Buckling interaction"].value)

    bare, half, whole = (interaction(load) for load in (0.0, 200.0, 400.0))
    assert whole - bare == pytest.approx(2 * (half - bare), rel=0.05)
    m_y = 400.0 * LENGTH**2 / 8
    assert whole - bare > m_y / (24.6e-6 * F_Y)  # W_el of the legs, EN 10056 tables
