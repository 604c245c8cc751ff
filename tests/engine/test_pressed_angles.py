"""Angles that are bent while pressed, at a free end, beside their shear centre, and mirrored."""

from math import pi, sqrt
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

LENGTH, F_Y, E, G = 2.0, 235e6, 210e9, 81e9
LEG, THICK = 0.1, 0.01
# L 100x100x10: EN 10056-1 and mills' tables, m.
AREA, I_U, I_V, I_T = 19.2e-4, 280e-8, 73.0e-8, 6.97e-8
CURVE_B, CURVE_D = 0.34, 0.76


def bar(
    down: float = 0.0,
    press: float = 0.0,
    name: str = "L100x100x10",
    is_free: bool = False,
    tip_moment: float = 0.0,
    twist: float = 0.0,
    **check: Any,
) -> Any:
    """Between forks or clamped at one end, with a force in its middle."""
    model = Model("angle")
    start, end = model.node(0, 0), model.node(LENGTH, 0)
    member = model.member(start, end, name, "S235")
    case = model.load_case("G")
    if is_free:
        model.fix(start)
    else:
        model.support(start, RY="Free", RZ="Free")
        model.support(end, X="Free", RY="Free", RZ="Free")
    if down:
        case.point(member, -down, 0.5)
    if press:
        case.force(end, -press, along="X")
    if tip_moment:
        case.moment(end, tip_moment)
    if twist:
        case.point_moment(member, twist, 0.5, about="X")
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3(**check)
    return model.to_document()


def steps(results: Results) -> dict[str, Any]:
    return {step.title: step for step in results.unity_checks[0].per_entity[0].trace}


def chi(slenderness: float, alpha: float) -> float:
    phi = (1 + alpha * (slenderness - 0.2) + slenderness**2) / 2
    return min(1.0, 1 / (phi + sqrt(phi**2 - slenderness**2)))


def lowest_critical_force() -> float:
    """Of flexure about v, and of flexure about u with torsion (6.3.1.4)."""
    about_u, about_v = (pi**2 * E * each / LENGTH**2 for each in (I_U, I_V))
    to_shear_centre = (0.0282 - THICK / 2) * sqrt(2)
    i_0 = (I_U + I_V) / AREA + to_shear_centre**2
    twist = G * I_T / i_0
    share = 1 - to_shear_centre**2 / i_0
    both = about_u + twist
    return min(about_v, (both - sqrt(both**2 - 4 * share * about_u * twist)) / (2 * share))


def test_pressed_and_bent_by_hand() -> None:
    """6.3.1 of the lowest mode, and stresses about u and v that N makes grow."""
    down, press = 300.0, 60e3
    m_u = m_v = down * LENGTH / 4 / sqrt(2)
    m_cr = pi / LENGTH * sqrt(E * I_V * G * I_T)
    chi_lt = chi(sqrt(I_U / (LEG / sqrt(2)) * F_Y / m_cr), CURVE_D)
    centroid = 0.0282
    corners = [
        (LEG / sqrt(2), (LEG - 2 * centroid) / sqrt(2)),
        ((LEG - THICK) / sqrt(2), (LEG + THICK - 2 * centroid) / sqrt(2)),
    ]
    stress = max(m_u / chi_lt * v / I_U + m_v * u / I_V for v, u in corners)
    critical = lowest_critical_force()
    n = press / critical
    alone = press / (chi(sqrt(AREA * F_Y / critical), CURVE_B) * AREA * F_Y)
    expected = alone + (1 + 0.24 * n) / (1 - n) * stress / F_Y
    results = solve(bar(down, press))
    assert results.verdict.state == "passes", results.headline
    assert results.verdict.utilization == pytest.approx(expected, rel=0.015)  # its fillets


def test_it_is_never_less_than_second_order_of_a_bowed_bar() -> None:
    """Ayrton and Perry about v: e_0 = alpha (lambda - 0.2) W / A, amplified with the moment."""
    down, press = 300.0, 60e3
    n_cr = pi**2 * E * I_V / LENGTH**2
    w_v = I_V / (0.0282 * sqrt(2))  # at the heel, where v bends it most
    bow = CURVE_B * (sqrt(AREA * F_Y / n_cr) - 0.2) * w_v / AREA
    m_v = down * LENGTH / 4 / sqrt(2)
    stress = press / AREA + (press * bow + m_v) / w_v / (1 - press / n_cr)
    found = solve(bar(down, press)).verdict.utilization
    assert found is not None
    assert found > stress / F_Y


@pytest.mark.parametrize("name", ["L100x100x10", "L120x80x12"])
def test_every_angle_is_decided_and_used_less_while_held_sideways(name: str) -> None:
    held, free = (solve(bar(500.0, 30e3, name, include_ltb=is_free)) for is_free in (False, True))
    assert held.verdict.state == free.verdict.state == "passes", free.headline
    assert held.verdict.utilization is not None
    assert free.verdict.utilization is not None
    assert held.verdict.utilization < free.verdict.utilization


def test_beyond_its_critical_force_it_fails() -> None:
    results = solve(bar(10.0, 1.1 * lowest_critical_force()))
    assert results.verdict.state == "fails"


def test_beside_a_free_end_the_critical_moment_is_half() -> None:
    """Under a moment at its tip: pi / 2L sqrt(E I_v G I_t), Timoshenko and Gere, 6.3."""
    found = steps(solve(bar(is_free=True, tip_moment=500.0)))["Critical moment"].value
    assert found == pytest.approx(pi / (2 * LENGTH) * sqrt(E * I_V * G * I_T), rel=0.01)


def test_loads_above_it_are_not_covered() -> None:
    results = solve(bar(300.0, z_g=0.1))
    assert results.verdict.state == "incomplete"
    assert "z_g" in results.verdict.reasons[0].message


def test_a_load_on_the_centroid_twists_it() -> None:
    """The shear centre is where the middles of the legs meet."""
    down = 3e3
    torque = down / 2 * (0.0282 - THICK / 2)
    results = solve(bar(down))
    assert steps(results)["Torsion"].demand == pytest.approx(torque, rel=5e-3)
    assert solve(bar(6e3)).verdict.state == "incomplete"
    assert steps(solve(bar(down, include_ltb=False)))["Torsion"].demand > 0.0


def test_a_load_on_the_shear_centre_does_not() -> None:
    down = 6e3
    document = bar(down)
    arm = document["model"]["sections"][0]["z_s"]
    results = solve(bar(down, twist=down * arm))
    assert "Torsion" not in steps(results)
    assert results.verdict.state == "passes", results.headline


@pytest.mark.parametrize("name", ["L100x100x10", "L120x80x12"])
@pytest.mark.parametrize("across", [400.0, -400.0])
def test_mirrored_with_its_loads_it_is_the_same(name: str, across: float) -> None:
    """In the plane of X and Z: local y of the section and what acts along Y turn around."""

    def use(down: float, is_mirrored: bool) -> float:
        document = bar(down, name=name, include_ltb=False)
        document["model"]["members"][0]["mirror"] = is_mirrored
        (load,) = document["analysis"]["load_cases"][0]["member_point_loads"]
        sideways = {**load, "id": 9, "magnitude": across, "direction": [0.0, 0.0, 1.0]}
        document["analysis"]["load_cases"][0]["member_point_loads"].append(sideways)
        found = solve(document).verdict.utilization
        assert found is not None
        return found

    assert use(-600.0, True) == pytest.approx(use(600.0, False), rel=1e-9)
    assert use(600.0, True) != pytest.approx(use(600.0, False), rel=0.2)


@pytest.mark.parametrize(("is_mirrored", "side"), [(False, 1.0), (True, -1.0)])
@pytest.mark.parametrize("along_z", [4000.0, -4000.0])
def test_a_mirrored_tee_has_its_shear_centre_on_the_other_side(
    is_mirrored: bool, side: float, along_z: float
) -> None:
    """A force along Z at the centroid turns it about the middle of the flange by -e Fz; of that and
    of a torque at mid-span each half bears a half. WT5x44, e of two rectangles: 14.3 mm."""
    document = bar(100.0, name="WT5x44", twist=60.0, include_ltb=False)
    document["model"]["members"][0]["mirror"] = is_mirrored
    loads = document["analysis"]["load_cases"][0]["member_point_loads"]
    direction = [0.0, 0.0, along_z / abs(along_z)]
    loads.append({**loads[0], "id": 9, "magnitude": abs(along_z), "direction": direction})
    torque = abs(60.0 - side * 14.33e-3 * along_z) / 2
    assert steps(solve(document))["Torsion"].demand == pytest.approx(torque, abs=0.2)


def test_shear_takes_strength_from_legs_that_are_bent() -> None:
    """6.2.8: (1 - rho) f_y where V_Ed is beyond half of its resistance. A stub of 60 mm, with its
    force moved to the shear centre."""
    force, centroid = 200e3, 0.0282
    twist = -force * (centroid - THICK / 2)
    document = bar(force, twist=twist, include_buckling=False, include_ltb=False)
    document["model"]["nodes"][1]["X"] = 0.06
    found = steps(solve(document))
    about_each = force * 0.06 / 4 / sqrt(2)  # of the principal axes, for it acts along a leg
    toe = [(LEG - THICK) / sqrt(2), (LEG + THICK - 2 * centroid) / sqrt(2)]
    stress = about_each * toe[0] / I_U + about_each * toe[1] / I_V
    shear = force / 2 / (LEG * THICK * F_Y / sqrt(3))
    assert found["Shear"].value == pytest.approx(shear, rel=2e-3)  # torsion that is left
    rho = (2 * shear - 1) ** 2
    expected = pytest.approx(stress / ((1 - rho) * F_Y), rel=0.015)  # its fillets
    assert found["Combined N+M"].value == expected
    told = {each.symbol: each.value for each in found["Combined N+M"].quantities}
    assert told["rho"] == pytest.approx(rho, rel=0.02)
