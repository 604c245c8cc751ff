"""Values of countries in the check of EN 1993-1-1, by its formulas written a second time."""

import copy
from math import sqrt
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve

Json = dict[str, Any]


def beam(section: str, **spec: Any) -> Json:
    """6 m between forks under 10 kN/m, S355, partial factors left to the annex."""
    made: Json = copy.deepcopy(check_beam(span_m=6, section=section, material="S355", udl=10))
    own = made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]
    del own["gamma_m0"], own["gamma_m1"]
    own.update(spec)
    return made


def steps_of(document: Json) -> dict[str, Any]:
    (check,) = solve(document).unity_checks
    return {step.title: step for step in check.per_entity[0].trace}


def chi_rolled(slenderness: float, alpha: float, plateau: float, beta: float) -> float:
    """(6.57)"""
    phi = (1 + alpha * (slenderness - plateau) + beta * slenderness**2) / 2
    return 1 / (phi + sqrt(phi**2 - beta * slenderness**2))


def test_german_buckling_counts_with_1_1() -> None:
    """DIN EN 1993-1-1/NA: gamma_M0 = 1.0, gamma_M1 = 1.1."""
    plain, german = (steps_of(beam("IPE300", **given)) for given in ({}, {"annex": "DE"}))
    assert german["LTB"].value == pytest.approx(1.1 * plain["LTB"].value)
    assert german["Bending"].value == pytest.approx(plain["Bending"].value)
    assert german["National annex"].note.startswith("DIN EN 1993-1-1/NA")
    assert "National annex" not in plain


def test_what_the_check_states_stands_before_the_annex() -> None:
    stated = steps_of(beam("IPE300", annex="DE", gamma_m1=1.0))
    assert stated["LTB"].value == pytest.approx(steps_of(beam("IPE300"))["LTB"].value)


@pytest.mark.parametrize(
    ("section", "alpha"),
    [
        ("HEB300", 0.34),  # h/b = 1: curve b
        ("UB457x191x67", 0.49),  # 2.39: curve c, as SCI P364, Example 3
        ("UB1016x305x393", 0.76),  # 3.35: curve d, where Table 6.5 has c
    ],
)
def test_british_curves_of_rolled_sections(section: str, alpha: float) -> None:
    """NA to BS EN 1993-1-1, NA.2.17: curves by h/b up to 2, up to 3.1 and beyond."""
    found = steps_of(beam(section, annex="UK", ltb_method="Rolled"))["chi_LT without f"]
    given = {each.symbol: each.value for each in found.quantities}
    assert given["alpha_LT"] == alpha
    slenderness = given["lambda_bar_LT"]
    assert found.value == pytest.approx(chi_rolled(slenderness, alpha, 0.4, 0.75))


@pytest.mark.parametrize(
    ("annex", "is_welded", "plateau", "beta"),
    [
        ("DE", False, 0.4, 0.75),
        ("DE", True, 0.4, 0.75),
        ("UK", False, 0.4, 0.75),
        ("UK", True, 0.2, 1.0),
        (None, True, 0.4, 0.75),
    ],
)
def test_plateau_and_beta_of_6_3_2_3(
    annex: str | None, is_welded: bool, plateau: float, beta: float
) -> None:
    """6.3.2.3(1) recommends 0.4 and 0.75, which Germany keeps; NA.2.17 has others where it is
    welded."""
    document = beam("IPE300", ltb_method="Rolled", **({"annex": annex} if annex else {}))
    if is_welded:
        document["model"]["sections"][0]["dimensions"]["r"] = 0.0
    found = steps_of(document)["chi_LT without f"]
    given = {each.symbol: each.value for each in found.quantities}
    assert (given["lambda_bar_LT,0"], given["beta"]) == (plateau, beta)


def test_french_values_of_6_3_2_3_are_asked_for() -> None:
    (check,) = solve(beam("IPE300", annex="FR", ltb_method="Rolled")).unity_checks
    (entity,) = check.per_entity
    assert "use ltb_method General" in (entity.message or "")
    assert solve(beam("IPE300", annex="FR")).verdict.reasons == []
