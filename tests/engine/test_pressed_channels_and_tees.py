"""Channels and tees that are bent while pressed, and channels that are twisted."""

from math import pi, sqrt
from typing import Any

import pytest

from loadpath.engine import Results, solve
from tests.engine.traced_bar import between_forks

LENGTH, F_Y, E, G = 3.0, 235e6, 210e9, 81e9
CURVE_C, CURVE_D = 0.49, 0.76


def bar(
    name: str,
    press: float = 0.0,
    m_y: float = 0.0,
    m_z: float = 0.0,
    *,
    twist: float = 0.0,
    **check: Any,
) -> Any:
    """Between forks, with the same moments at both ends, or a torque in the middle."""
    model, member, start, end = between_forks(name, "S235", LENGTH)
    case = model.load_case("G")
    for node, sign in ((start, 1.0), (end, -1.0)):
        if m_y:
            case.moment(node, sign * m_y, about="Z")
        if m_z:
            case.moment(node, sign * m_z, about="Y")
    if press:
        case.force(end, -press, along="X")
    if twist:
        case.point_moment(member, twist, 0.5, about="X")
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3(**check)
    return model.to_document()


def steps(results: Results) -> dict[str, Any]:
    return {step.title: step for step in results.unity_checks[0].per_entity[0].trace}


def figures(step: Any) -> dict[str, float]:
    return {each.symbol: each.value for each in step.quantities}


def chi(slenderness: float, alpha: float) -> float:
    phi = (1 + alpha * (slenderness - 0.2) + slenderness**2) / 2
    return min(1.0, 1 / (phi + sqrt(phi**2 - slenderness**2)))


def critical_forces(section: dict[str, Any]) -> tuple[float, float, float]:
    """About both axes, and of flexure in the axis without symmetry with torsion (6.3.1.4)."""
    about_y, about_z = (pi**2 * E * section[key] / LENGTH**2 for key in ("i_z", "i_y"))
    offset = sqrt(section["y_s"] ** 2 + section["z_s"] ** 2)
    i_0 = (section["i_y"] + section["i_z"]) / section["area"] + offset**2
    twist = (G * section["j"] + pi**2 * E * section.get("i_w", 0.0) / LENGTH**2) / i_0
    # The mode that turns about the shear centre bends across the axis of symmetry.
    across = about_y if abs(section["z_s"]) > abs(section["y_s"]) else about_z
    share, both = 1 - offset**2 / i_0, across + twist
    coupled = (both - sqrt(both**2 - 4 * share * across * twist)) / (2 * share)
    return about_y, about_z, coupled


def expected(section: dict[str, Any], press: float, m_y_share: float, m_z: float) -> float:
    lowest = min(critical_forces(section))
    n = press / lowest
    squash = section["area"] * F_Y
    alone = press / (chi(sqrt(squash / lowest), CURVE_C) * squash)
    share = m_y_share + m_z / (section["wel_y"] * F_Y)
    return float(alone + (1 + 0.24 * n) / (1 - n) * share)


@pytest.mark.parametrize("name", ["UPE200", "PFC200x75x23", "ST6X25"])
@pytest.mark.parametrize("press", [50e3, 150e3])
def test_bent_about_z_by_hand(name: str, press: float) -> None:
    """6.3.1 of the lowest mode, and the share of an elastic moment that N makes grow."""
    document = bar(name, press, m_z=2e3)
    (section,) = document["model"]["sections"]
    found = steps(solve(document))["Buckling interaction"].value
    assert found == pytest.approx(expected(section, press, 0.0, 2e3), rel=1e-3)


def z_j_of_tee(section: dict[str, Any]) -> float:
    """By strips along the stem; fillets are left out, as they are nearly at the shear centre."""
    d = section["dimensions"]
    strips = [(d["tf"] / 2, d["b"], d["tf"])]
    count = 2000
    step = (d["h"] - d["tf"]) / count
    strips += [(d["tf"] + (k + 0.5) * step, d["tw"], step) for k in range(count)]
    area = sum(width * height for _, width, height in strips)
    centroid = sum(at * width * height for at, width, height in strips) / area
    skewed = sum(
        width * height * z * (z**2 + height**2 / 4 + width**2 / 12)
        for at, width, height in strips
        for z in [centroid - at]
    )
    return float(abs(centroid - d["tf"] / 2 - skewed / section["i_z"] / 2))


@pytest.mark.parametrize("side", [1.0, -1.0])
def test_a_tee_bent_in_its_plane_by_hand(side: float) -> None:
    """SN003 with z_j of the side that is worse: M_cr, chi_LT, and the sum."""
    press, m_y = 20e3, 1.5e3
    document = bar("ST6X25", press, m_y=side * m_y)
    (section,) = document["model"]["sections"]
    euler = pi**2 * E * section["i_y"] / LENGTH**2
    z_j = z_j_of_tee(section)
    inside = section.get("i_w", 0.0) / section["i_y"] + G * section["j"] / euler + z_j**2
    m_cr = euler * (sqrt(inside) - z_j)
    found = steps(solve(document))
    assert found["Critical moment"].value == pytest.approx(m_cr, rel=2e-3)
    slenderness = figures(found["chi_LT"])["lambda_bar_LT"]
    assert found["chi_LT"].value == pytest.approx(chi(slenderness, CURVE_D), rel=1e-9)
    share = m_y / (found["chi_LT"].value * section["wel_z"] * F_Y)
    by_hand = expected(section, press, share, 0.0)
    assert found["Buckling interaction"].value == pytest.approx(by_hand, rel=1e-3)


def test_it_is_never_less_than_second_order_of_a_bowed_bar() -> None:
    """Ayrton and Perry about z: e_0 = alpha (lambda - 0.2) W / A, amplified with the moment."""
    press, m_z = 150e3, 2e3
    document = bar("UPE200", press, m_z=m_z)
    (section,) = document["model"]["sections"]
    n_cr = pi**2 * E * section["i_y"] / LENGTH**2
    slenderness = sqrt(section["area"] * F_Y / n_cr)
    bow = CURVE_C * (slenderness - 0.2) * section["wel_y"] / section["area"]
    moment = (press * bow + m_z) / (1 - press / n_cr)
    stress = press / section["area"] + moment / section["wel_y"]
    found = solve(document).verdict.utilization
    assert found is not None
    assert found > stress / F_Y


@pytest.mark.parametrize("name", ["UPE200", "ST6X25"])
def test_beyond_its_critical_force_it_fails(name: str) -> None:
    (section,) = bar(name)["model"]["sections"]
    press = 1.1 * min(critical_forces(section))
    assert solve(bar(name, press, m_z=10.0)).verdict.state == "fails"


def test_more_of_anything_is_used_more() -> None:
    uses = [
        steps(solve(bar("UPE200", press, m_y, m_z)))["Buckling interaction"].value
        for press, m_y, m_z in [
            (50e3, 2e3, 1e3),
            (80e3, 2e3, 1e3),
            (80e3, 4e3, 1e3),
            (80e3, 4e3, 2e3),
        ]
    ]
    assert uses == sorted(uses)
    assert len(set(uses)) == len(uses)


def test_a_twisted_channel_is_stressed_by_its_bimoment() -> None:
    """Thin walls: the shear centre lies e = 3 b^2 t_f / (6 b t_f + h t_w) behind the web, and the
    largest warping, (b - e) h / 2, is that of the tips (Vlasov)."""
    document = bar("UPE200", twist=300.0, include_ltb=False)
    results = solve(document)
    combined = figures(steps(results)["Combined N+M"])
    (section,) = document["model"]["sections"]
    d = section["dimensions"]
    h, b = d["h"] - d["tf"], d["b"] - d["tw"] / 2
    behind = 3 * b**2 * d["tf"] / (6 * b * d["tf"] + h * d["tw"])
    modulus = section.get("i_w", 0.0) / ((b - behind) * h / 2)
    assert combined["B_Rd"] == pytest.approx(modulus * F_Y, rel=0.03)  # its fillets
    # Between forks a torque in the middle gives B = T / 2k tanh(k L / 2).
    decay = sqrt(G * section["j"] / (E * section.get("i_w", 0.0)))
    bimoment = 300.0 / (2 * decay) * (1 - 2 / (1 + pow(2.718281828459045, decay * LENGTH)))
    assert combined["B_Ed"] == pytest.approx(bimoment, rel=1e-3)
    assert results.verdict.state == "passes", results.headline


def test_twisted_and_free_to_buckle_it_is_undecided() -> None:
    """EN 1993-6, Annex A is of I-sections."""
    results = solve(bar("UPE200", m_y=2e3, twist=300.0))
    assert results.verdict.state == "incomplete"
    assert any("buckling beside torsion" in each.message for each in results.verdict.reasons)
