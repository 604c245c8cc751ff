"""Figures of `corpus/solved/seismic`: published ones, and those of a reference solver."""

from collections.abc import Iterator

from loadpath.engine import Results
from tools.verification.figure import FORCES, MOVES, UNITS, Figure, Json, single

UNITS_ALONG = {"base_shear": "N", "total_seismic_mass": "kg", "participating_mass_ratio": ""}


def figures(case: Json, results: Results) -> Iterator[Figure]:
    assert results.seismic is not None
    expected = case["expected"]
    if "periods" in expected:
        yield from published(expected, results.seismic)
    for method, given in expected.get("seismic", {}).items():
        yield from of_method(method, given, results.seismic[method], expected["tolerance"])


def published(expected: Json, seismic: Json) -> Iterator[Figure]:
    (along,) = seismic["modal_response_spectrum"]["per_direction"]
    for number, (mode, wanted) in enumerate(
        zip(along["modes"], expected["periods"], strict=True), 1
    ):
        tolerance = expected["period_tolerance"]
        yield single(f"period {number}", "s", wanted, mode["period"], tolerance)
    if "movement" in expected:
        node = expected["movement"]["node"]
        moved = along["combined"]["displacement_nodes"][str(node)]
        for name, wanted in zip(MOVES[:3], expected["movement"]["value"], strict=True):
            tolerance = expected["movement_tolerance"]
            yield single(f"{name} of node {node}", "m", wanted, moved[name], tolerance)


def of_method(method: str, given: Json, found: Json, tolerance: float) -> Iterator[Figure]:
    words = method.replace("_", " ")
    for along, wanted in zip(found["per_direction"], given["per_direction"], strict=True):
        direction = wanted["direction"]
        assert along["direction"] == direction
        for name, unit in UNITS_ALONG.items():
            if name in wanted:
                what = f"{name.replace('_', ' ')} along {direction}, {words}"
                yield single(what, unit, wanted[name], along[name], tolerance)
    theirs, ours = compact_figures(given["combined"]), figures_of(found["combined"])
    assert theirs.keys() == ours.keys()
    for group, names in (("displacements", MOVES), ("reactions", FORCES), ("members", FORCES)):
        rows = {place: row for place, row in theirs.items() if place.startswith(group)}
        for part in (range(3), range(3, 6)):
            largest = max(abs(row[k]) for row in rows.values() for k in part)
            for place, row in rows.items():
                for k in part:
                    unit = UNITS[names[k][0]]
                    what = f"{names[k]}, {place}, {words}"
                    allowed = tolerance * largest
                    yield Figure(what, unit, row[k], ours[place][k], allowed, largest, of_many=True)


def figures_of(shaken: Json) -> dict[str, list[float]]:
    """The figures of a set of the results document, by what and where they are."""
    figures = {
        f"displacements {node}": [moved[name] for name in MOVES]
        for node, moved in shaken["displacement_nodes"].items()
    }
    for node, reaction in shaken["reaction_nodes"].items():
        figures[f"reactions {node}"] = [reaction["nodal_forces"][name] for name in FORCES]
    for member, of in shaken["member_results"].items():
        for end in ("start", "end"):
            forces = of[f"local_{end}_forces"]
            figures[f"members {member} {end}"] = [forces[name] for name in FORCES]
    return figures


def compact_figures(compact: Json) -> dict[str, list[float]]:
    """The same of a case of the corpus."""
    figures = {f"displacements {k}": v for k, v in compact["displacements"].items()}
    figures |= {f"reactions {k}": v for k, v in compact["reactions"].items()}
    for member, ends in compact["members"].items():
        figures |= {f"members {member} {end}": v for end, v in ends.items()}
    return figures
