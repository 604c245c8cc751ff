"""Figures of `corpus/solved/frames`."""

from collections.abc import Iterator
from urllib.parse import urlencode

from loadpath.engine import Results, ResultSet
from tools.verification.figure import UNITS, Figure, Json


def figures(case: Json, results: Results) -> Iterator[Figure]:
    for expected in case["expected"]:
        found = value_of(results.loadcases[expected["load_case"]], expected)
        wanted = float(expected["value"])
        if expected.get("compare") == "abs":
            found, wanted = abs(found), abs(wanted)
        yield Figure(
            what=tell(expected),
            unit=UNITS[expected["component"][0]],
            wanted=wanted,
            found=found,
            allowed=max(expected.get("abs_tol", 0.0), expected.get("rel_tol", 0.0) * abs(wanted)),
            size=abs(wanted),
            published=expected.get("published", ""),
            place=urlencode(place_in_viewer(expected, results)),
            is_absolute=expected.get("compare") == "abs",
        )


def tell(expected: Json) -> str:
    """What the figure is, and where."""
    return f"{expected['component']} of {place_of(expected)}, {expected['load_case']}"


def place_of(expected: Json) -> str:
    if expected["quantity"] == "internal_force":
        return f"member {expected['member']} at {expected['x']:.4g} m"
    kind = "the reaction of node" if expected["quantity"] == "reaction" else "node"
    return f"{kind} {expected['node']}"


def place_in_viewer(expected: Json, results: Results) -> Json:
    case: str = expected["load_case"]
    if expected["quantity"] != "internal_force":
        return {"node": expected["node"], "case": case}
    member: int = expected["member"]
    length = results.loadcases[case].curves(member).length
    share = round(expected["x"] / length, 6)
    return {"member": member, "case": case, "show": expected["component"], "x": share}


def value_of(found: ResultSet, expected: Json) -> float:
    component: str = expected["component"]
    if expected["quantity"] == "displacement":
        return float(found.displacement(expected["node"])[component])
    if expected["quantity"] == "reaction":
        return float(found.reaction(expected["node"])[component])
    assert expected["quantity"] == "internal_force"
    return found.curves(expected["member"]).at(expected["x"])[component]
