"""6.2.9.1 beside warping stresses: a plastic state of the strength that the elastic warping stress
leaves everywhere is admissible beside it (static theorem)."""

import copy
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve

Json = dict[str, Any]
SPAN, F_Y = 4.0, 235e6


def beam(torque: float, n: float, down: float, across: float) -> Json:
    """HEB 200 between forks with everything in its middle, held against buckling."""
    made: Json = copy.deepcopy(
        check_beam(span_m=SPAN, section="HEB200", udl=1, uls_factor=1, restrained=True)
    )
    made["analysis"]["options"]["dimensionality"] = "3D"
    made["analysis"]["options"]["include_warping"] = True
    (case,) = made["analysis"]["load_cases"]
    case["distributed_loads"] = []
    case["nodal_loads"] = [{"id": 1, "node": 2, "magnitude": n, "direction": [-1, 0, 0]}]
    middle = {"member": 1, "position": 0.5}
    case["member_point_loads"] = [
        {**middle, "id": 1, "magnitude": down, "direction": [0, -1, 0]},
        {**middle, "id": 2, "magnitude": across, "direction": [0, 0, 1]},
    ]
    case["member_point_moments"] = [
        {**middle, "id": 3, "magnitude": torque, "direction": [1, 0, 0]}
    ]
    made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["include_buckling"] = False
    return made


def combined(document: Json) -> tuple[float, float]:
    """The row of N and M, and the share of the bimoment in it."""
    (part,) = solve(document).unity_checks[0].per_entity
    rows = [step for step in part.trace if step.title == "Combined N+M"]
    worst = max(rows, key=lambda step: step.value or 0.0)
    assert worst.value is not None
    values = {each.symbol: each.value or 0.0 for each in worst.quantities}
    return worst.value, values.get("B_Ed", 0.0) / values.get("B_Rd", 1.0)


def by_the_standard(section: Json, n: float, m_y: float, m_z: float, warping: float) -> float:
    """(6.41) of a section whose yield strength is what the warping stress leaves, by halving."""
    f_y = F_Y * (1 - warping)
    d, area = section["dimensions"], section["area"]
    share = n / (area * f_y)
    a = min((area - 2 * d["b"] * d["tf"]) / area, 0.5)
    web = (d["h"] - 2 * d["tf"]) * d["tw"] * f_y
    m_n_y, m_n_z = section["wpl_z"] * f_y, section["wpl_y"] * f_y
    if share > 0.25 or n > 0.5 * web:
        m_n_y *= min(1.0, (1 - share) / (1 - 0.5 * a))
    if n > web and share > a:
        m_n_z *= 1 - ((share - a) / (1 - a)) ** 2
    low, high = 0.0, 10.0
    for _ in range(100):
        middle = 0.5 * (low + high)
        powers = (m_y / m_n_y / middle) ** 2 + (m_z / m_n_z / middle) ** max(5 * share, 1.0)
        low, high = (middle, high) if powers > 1 else (low, middle)
    return warping + (1 - warping) * high


@pytest.mark.parametrize("torque", [50.0, 200.0, 400.0])
@pytest.mark.parametrize(
    ("n", "down", "across"), [(300e3, 30e3, 8e3), (0.0, 40e3, 10e3), (600e3, 20e3, 5e3)]
)
def test_moments_count_with_the_strength_that_warping_leaves(
    torque: float, n: float, down: float, across: float
) -> None:
    document = beam(torque, n, down, across)
    use, warping = combined(document)
    assert 0.0 < warping < 1.0
    section = document["model"]["sections"][0]
    expected = by_the_standard(section, n, down * SPAN / 4, across * SPAN / 4, warping)
    sums = n / (section["area"] * F_Y) + warping
    sums += down * SPAN / 4 / (section["wpl_z"] * F_Y)
    sums += across * SPAN / 4 / (section["wpl_y"] * F_Y)
    # Shear and St Venant torsion stay below what takes from bending.
    assert use == pytest.approx(min(expected, sums), rel=1e-6)
    assert use < sums


def test_a_little_torsion_changes_a_use_by_a_little() -> None:
    """The rule went over to the linear sum as soon as a section was warped at all."""
    straight, _ = combined(beam(0.0, 300e3, 40e3, 12e3))
    hardly, _ = combined(beam(0.1, 300e3, 40e3, 12e3))
    assert hardly == pytest.approx(straight, rel=1e-3)


def test_use_grows_with_torsion() -> None:
    uses = [combined(beam(torque, 300e3, 40e3, 12e3))[0] for torque in (0, 50, 200, 800, 2000)]
    assert uses == sorted(uses)
