"""Figures of `corpus/solved/plates`."""

from collections.abc import Iterator

import numpy as np

from loadpath.answer.plate_rows import Resultants
from loadpath.engine.result_set import ResultSet
from loadpath.engine.results import Results
from tools.verification.figure import FORCES, UNITS, Figure, Json, single

RESULTANT_UNITS = {"n": "N/m", "m": "Nm/m", "q": "N/m"}


def figures(case: Json, results: Results) -> Iterator[Figure]:
    model = case["document"]["model"]
    thickness = (model.get("plate_surfaces") or model["plate_elements"])[0]["thickness"]
    for expected in case["expected"]:
        found, wanted = value_of(results, expected, thickness), float(expected["value"])
        if expected.get("compare") == "abs":
            found, wanted = abs(found), abs(wanted)
        what, unit = describe(expected)
        published = expected.get("published", "")
        yield single(what, unit, wanted, found, expected["rel_tol"], published)


def describe(expected: Json) -> tuple[str, str]:
    component = expected.get("component", "")
    if expected["quantity"] == "sum_of_reactions":
        return f"sum of the reactions {component}", UNITS[component[0]]
    place = "({:.4g}, {:.4g}, {:.4g})".format(*expected["at"])
    if expected["quantity"] == "displacement":
        return f"{component} at {place}", UNITS[component[0]]
    if expected["quantity"] == "plate_resultant":
        return f"{component} at {place}", RESULTANT_UNITS[component[0]]
    return f"largest principal stress at {place}, {expected['face']}", "Pa"


def node_at(results: Results, place: list[float]) -> int:
    """Id of the node at a place, one that meshing made included."""
    positions = results.places.node_positions
    distances = np.linalg.norm(positions - np.array(place), axis=1)
    nearest = int(np.argmin(distances))
    assert distances[nearest] < 1e-6
    return list(results.places.node)[nearest]


def resultants_at(found: ResultSet, node: int) -> dict[str, float]:
    """Mean over the plates that meet at a node."""
    rows = [
        plate.nodal_resultants[str(node)]
        for plate in found.plate_results().values()
        if str(node) in plate.nodal_resultants
    ]
    return {
        name: float(np.mean([row[name] for row in rows])) for name in Resultants.__struct_fields__
    }


def value_of(results: Results, expected: Json, thickness: float) -> float:
    found = results.loadcases[expected["load_case"]]
    if expected["quantity"] == "sum_of_reactions":
        return float(found.reactions[:, FORCES.index(expected["component"])].sum())
    node = node_at(results, expected["at"])
    if expected["quantity"] == "displacement":
        return float(found.displacement(node)[expected["component"]])
    at = resultants_at(found, node)
    if expected["quantity"] == "plate_resultant":
        return at[expected["component"]]
    assert expected["quantity"] == "max_principal_stress"
    side = 1 if expected["face"] == "bottom" else -1
    stress = [
        at["n" + k] / thickness + side * 6 * at["m" + k] / thickness**2 for k in ("x", "y", "xy")
    ]
    return (stress[0] + stress[1]) / 2 + float(np.hypot((stress[0] - stress[1]) / 2, stress[2]))
