"""Unity checks of the public FERS engine, row by row within 1 %, or explained in the case.

`check_differences` of a case names the rows that differ and says by which clause; where the reason
is C1, the peer's figure must follow from ours with its quarter-point formula.
"""

import json
from math import isclose, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from loadpath.engine import solve

FOLDER = Path(__file__).parents[2] / "corpus/solved/peer"
CASES = {
    path.stem: case
    for path in sorted(FOLDER.glob("*.json"))
    if (case := json.loads(path.read_text()))["expected"].get("unity")
}
BY_C1 = [
    name
    for name, case in CASES.items()
    if "NCCI SN003" in case.get("check_differences", {}).get("LTB (6.3.2)", "")
]
ALPHA = {"A": 0.21, "B": 0.34, "C": 0.49, "D": 0.76}


# Its axes are the document's, where z is the strong one; ours those of the standard. It has one row
# where we have one about each axis, and calls the linear sum combined whether it decides or not.
OUR_LABELS = {
    "Bending z (6.2.5)": ("Bending y (6.2.5)",),
    "Bending y (6.2.5)": ("Bending z (6.2.5)",),
    "Shear y (6.2.6)": ("Shear z (6.2.6)",),
    "Shear z (6.2.6)": ("Shear y (6.2.6)",),
    "Combined N+M (6.2.1)": ("Combined N+M (6.2.1)", "Linear sum (6.2.1)"),
    "Flexural buckling (6.3.1)": ("Flexural buckling y (6.3.1)", "Flexural buckling z (6.3.1)"),
    "Buckling interaction (6.3.3)": (
        "Buckling interaction y (6.3.3)",
        "Buckling interaction z (6.3.3)",
    ),
}


def rows(entity: dict[str, Any], key: str) -> dict[str, float]:
    return {row["label"]: row["value"] for row in entity[key]}


def our_value(ours: dict[str, float], label: str) -> float:
    """What we have for a row of the peer, 0 where nothing."""
    return max((ours.get(each, 0.0) for each in OUR_LABELS.get(label, (label,))), default=0.0)


@pytest.mark.parametrize("name", CASES)
def test_rows_agree_or_are_explained(name: str) -> None:
    case = CASES[name]
    explained = dict(case.get("check_differences", {}))
    found = {check["check_id"]: check for check in solve(case["document"]).unity_check_results}
    for check in case["expected"]["unity"]:
        entities = {json.dumps(e["entity"]): e for e in found[check["check"]]["per_entity"]}
        for entity in check["entities"]:
            ours = rows(entities[json.dumps(entity["entity"])], "trace")
            for label, value in rows(entity, "rows").items():
                own = our_value(ours, label)
                agrees = isclose(own, value, rel_tol=0.01, abs_tol=1e-12)
                reason = explained.pop(label, None)
                assert agrees or reason, f"{label}: {own} against {value}"
                assert not (agrees and reason), f"{label} needs no explanation"
        if not case.get("check_differences"):
            assert found[check["check"]]["status"] == check["status"]
    assert not explained, "explanations of rows that the peer does not have"


@pytest.mark.parametrize("name", CASES)
def test_no_utilization_is_negative(name: str) -> None:
    for check in solve(CASES[name]["document"]).unity_check_results:
        for entity in check["per_entity"]:
            assert entity["utilization"] >= 0.0
            clauses = [
                row
                for row in entity["trace"]
                if row["value"] is not None and ("demand" in row or "(6." in row["label"])
            ]
            assert all(row["value"] >= 0.0 for row in clauses)


@pytest.mark.parametrize("name", BY_C1)
def test_the_difference_is_the_quarter_point_formula(name: str) -> None:
    case = CASES[name]
    results = solve(case["document"])
    [check] = results.unity_check_results
    ours = rows(check["per_entity"][0], "trace")
    theirs = rows(case["expected"]["unity"][0]["entities"][0], "rows")["LTB (6.3.2)"]
    [combination] = results.loadcombinations.values()
    moments = np.abs(combination.curves(1).sample(np.linspace(0.0, 1.0, 401))[:, 5])
    largest, a, b, c = moments.max(), moments[100], moments[200], moments[300]
    quarter_point = 12.5 * largest / (2.5 * largest + 3.0 * a + 4.0 * b + 3.0 * c)
    section = case["document"]["model"]["sections"][0]
    m_rk = section["wpl_z"] * case["document"]["model"]["materials"][0]["yield_stress"]
    m_cr = ours["Critical moment (NCCI SN003)"] / ours["C1 (NCCI SN003)"] * quarter_point
    slenderness = sqrt(m_rk / m_cr)
    phi = 0.5 * (
        1.0 + ALPHA[section["ec3"]["buckling_curve_lt"]] * (slenderness - 0.2) + slenderness**2
    )
    chi = min(1.0, 1.0 / (phi + sqrt(phi**2 - slenderness**2)))
    assert isclose(largest / (chi * m_rk), theirs, rel_tol=0.01)
