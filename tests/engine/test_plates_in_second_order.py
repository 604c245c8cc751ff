"""Plates in second order: membrane forces amplify what bends across them."""

import math

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FIXED, FREE, Json, document, force, node

E, T, LENGTH, WIDTH, PARTS = 210e9, 0.05, 4.0, 0.5, 16
STIFFNESS = E * T**3 / 12 * WIDTH
CRITICAL = math.pi**2 * STIFFNESS / LENGTH**2
# Without Poisson's effect a strip is a beam.
MATERIAL: Json = {
    "id": 1,
    "name": "strip",
    "e_mod": E,
    "g_mod": E / 2,
    "density": 7850.0,
    "yield_stress": 355e6,
}


def strip(share: float, across: float = 1e3, order: str = "NONLINEAR") -> Json:
    """A strip along X between two lines that hold it along Y and Z, pressed along X; every node
    of its length carries the same force across."""
    nodes: list[Json] = []
    loads: list[Json] = []
    for i in range(PARTS + 1):
        for side in (0, 1):
            id_ = 2 * i + side + 1
            support = 5 if i == 0 else 6 if i == PARTS else 7
            nodes.append(node(id_, LENGTH * i / PARTS, 0.0, WIDTH * side, support=support))
            if 0 < i < PARTS and across:
                loads.append(force(id_, [0, -1, 0], across, len(loads) + 1))
            if i == PARTS:
                loads.append(force(id_, [-1, 0, 0], share * CRITICAL / 2, len(loads) + 1))
    plates = [
        {
            "id": i + 1,
            "node_ids": [2 * i + 1, 2 * i + 3, 2 * i + 4, 2 * i + 2],
            "thickness": T,
            "material": 1,
        }
        for i in range(PARTS)
    ]
    turns = {"RX": FIXED, "RY": FIXED, "RZ": FREE}
    supports = [
        {"id": 5, "X": FIXED, "Y": FIXED, "Z": FIXED, **turns},
        {"id": 6, "X": FREE, "Y": FIXED, "Z": FIXED, **turns},
        {"id": 7, "X": FREE, "Y": FREE, "Z": FIXED, **turns},
    ]
    return document(
        nodes,
        [],
        {"nodal_loads": loads},
        options={"order": order, "nonlinear_method": "P_DELTA"},
        model={"plate_elements": plates, "materials": [MATERIAL], "nodal_supports": supports},
    )


def middle(found: ResultSet) -> float:
    return float(found.displacement(PARTS + 1).dy)


@pytest.mark.parametrize("share", [0.3, 0.6])
def test_a_strip_is_a_beam_column(share: float) -> None:
    """Timoshenko, Gere, Theory of Elastic Stability, 1.3. Slopes that are straight within a plate
    of length h make the strip stiffer against buckling by (pi h / L)^2 / 12."""
    first = solve(strip(0.0)).loadcases["Q"]
    found = solve(strip(share)).loadcases["Q"]
    u = math.pi / 2 * math.sqrt(share)
    exact = 12 * (2 / math.cos(u) - 2 - u**2) / (5 * u**4)
    allowed = 1.2 * (math.pi / PARTS) ** 2 / 12 / (1 - share)
    assert middle(found) / middle(first) == pytest.approx(exact, rel=allowed)
    assert found.balance.balance_error < 1e-9
    assert found.convergence.method == "P_DELTA"


def test_beyond_the_critical_load_there_are_no_numbers() -> None:
    found = solve(strip(1.1)).loadcases["Q"]
    assert [issue.code for issue in found.errors] == ["second_order_instability"]
    assert found.convergence.load_factor == pytest.approx(1 / 1.1, abs=0.01)


def test_second_order_tends_to_first_as_loads_vanish() -> None:
    small = solve(strip(1e-6)).loadcases["Q"]
    first = solve(strip(1e-6, order="LINEAR")).loadcases["Q"]
    assert middle(small) == pytest.approx(middle(first), rel=2e-6)


def test_a_suppressed_axis_stays_in_first_order() -> None:
    given = strip(0.5)
    given["analysis"]["options"]["pdelta_suppress_axes"] = ["Y"]
    first = solve(strip(0.5, order="LINEAR")).loadcases["Q"]
    assert middle(solve(given).loadcases["Q"]) == pytest.approx(middle(first), rel=1e-9)


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
def test_plates_alone_have_an_amplification(method: str) -> None:
    """Close to 1/(1 - P/P_cr), and what its figures come to."""
    bent = strip(0.5)
    bent["analysis"]["options"]["nonlinear_method"] = method
    second, first = (solve(each).loadcases["Q"] for each in (bent, strip(0.5, order="LINEAR")))
    middle = PARTS + 1
    ratio = second.displacement(middle).dy / first.displacement(middle).dy
    assert second.convergence.amplification == pytest.approx(ratio, rel=1e-6)
    assert ratio == pytest.approx(2.0, rel=0.05)
