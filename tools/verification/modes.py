"""Figures of `corpus/solved/modes`: frequencies, effective masses, load factors and lengths."""

from collections.abc import Iterator

from loadpath.engine import Results
from tools.verification.figure import Figure, Json, single


def figures(case: Json, results: Results) -> Iterator[Figure]:
    expected = case["expected"]
    tolerance = expected["tolerance"]
    places = expected.get("places")  # where a source leaves modes out
    if "frequencies" in expected:
        wanted, found = expected["frequencies"], frequencies(results)
        yield from of_each("natural frequency", "Hz", wanted, found, tolerance, places)
    if "factors" in expected:
        wanted, found = expected["factors"], factors(results)
        yield from of_each("critical load factor", "", wanted, found, tolerance, places)
    yield from of_runs(expected.get("runs", []), results, tolerance)
    yield from of_lengths(expected.get("lengths", {}), results, tolerance)
    if "effective_mass" in expected:
        yield from of_masses(expected, results, tolerance)


def of_each(
    what: str,
    unit: str,
    wanted: list[float],
    found: list[float],
    tolerance: float | list[float],
    places: list[int] | None = None,
) -> Iterator[Figure]:
    numbers = places or range(1, len(found) + 1)
    tolerances = tolerance if isinstance(tolerance, list) else [tolerance] * len(wanted)
    for number, theirs, within in zip(numbers, wanted, tolerances, strict=True):
        yield single(f"{what} {number}", unit, theirs, found[number - 1], within)


def of_runs(wanted: list[list[float]], results: Results, tolerance: float) -> Iterator[Figure]:
    """The factors of each reference, where there are several."""
    if not wanted:
        return
    assert results.buckling_runs is not None
    for place, (theirs, run) in enumerate(zip(wanted, results.buckling_runs, strict=True), 1):
        what = f"reference {place}, critical load factor"
        found = [mode["critical_load_factor"] for mode in run["results"]["modes"]]
        yield from of_each(what, "", theirs, found, tolerance)


def of_lengths(wanted: Json, results: Results, tolerance: float) -> Iterator[Figure]:
    if not wanted:
        return
    assert results.buckling is not None
    told = {str(each["member_id"]): each for each in results.buckling["member_effective_lengths"]}
    for member, axes in wanted.items():
        for axis, theirs in axes.items():
            what = f"effective length of member {member} {axis.replace('_', ' ')}"
            yield single(what, "m", theirs, told[member][axis]["effective_length"], tolerance)


def of_masses(expected: Json, results: Results, tolerance: float) -> Iterator[Figure]:
    """Measured by the whole mass; shapes are off by the root of what frequencies are."""
    assert results.modal is not None
    total = expected["total_mass"]
    yield single("total mass", "kg", total, results.modal["total_mass"][0], tolerance)
    rows = zip(expected["effective_mass"], results.modal["modes"], strict=True)
    for number, (wanted, mode) in enumerate(rows, 1):
        for axis, theirs, found in zip("XYZ", wanted, mode["effective_mass"], strict=False):
            what = f"effective mass of mode {number} along {axis}"
            yield Figure(what, "kg", theirs, found, tolerance * total, total, of_many=True)


def frequencies(results: Results) -> list[float]:
    assert results.modal is not None
    assert results.modal["all_found"]
    return [mode["natural_frequency"] for mode in results.modal["modes"]]


def factors(results: Results) -> list[float]:
    assert results.buckling is not None
    assert results.buckling["all_found"]
    return [mode["critical_load_factor"] for mode in results.buckling["modes"]]
