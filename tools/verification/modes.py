"""Figures of `corpus/solved/modes`: natural frequencies and critical load factors."""

from collections.abc import Iterator

from loadpath.engine import Results
from tools.verification.figure import Figure, Json, single


def figures(case: Json, results: Results) -> Iterator[Figure]:
    expected = case["expected"]
    if "frequencies" in expected:
        found, wanted = frequencies(results), expected["frequencies"]
        what, unit = "natural frequency", "Hz"
    else:
        found, wanted = factors(results), expected["factors"]
        what, unit = "critical load factor", ""
    # Where a source leaves modes out, the case says which it has.
    places = expected.get("places", range(1, len(found) + 1))
    for number, theirs in zip(places, wanted, strict=True):
        yield single(f"{what} {number}", unit, theirs, found[number - 1], expected["tolerance"])


def frequencies(results: Results) -> list[float]:
    assert results.modal is not None
    assert results.modal["all_found"]
    return [mode["natural_frequency"] for mode in results.modal["modes"]]


def factors(results: Results) -> list[float]:
    assert results.buckling is not None
    assert results.buckling["all_found"]
    return [mode["critical_load_factor"] for mode in results.buckling["modes"]]
