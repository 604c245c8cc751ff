"""Earthquakes: a frame that stands passes, and nothing of the earthquake can be left out."""

from collections.abc import Callable
from typing import Any

import pytest

from loadpath import Model, generate_combinations
from loadpath.engine import Results, solve

Json = dict[str, Any]
SPECTRUM = {"ag": 1.5, "ground_type": "C", "spectrum_type": "TYPE1", "q": 1.5}


def frame(spoil: Callable[[Json], Any] = lambda analysis: None, column: str = "HEB280") -> Json:
    """Two storeys of moment frames both ways, with masses, both directions and both signs."""
    model = Model("frame")
    at = {
        (i, k, j): model.node(6 * i, 3.5 * k, 5 * j)
        for k in range(3)
        for i in range(2)
        for j in range(2)
    }
    beams = []
    for (i, k, j), node in at.items():
        if k == 0:
            model.fix(node)
            continue
        model.member(at[i, k - 1, j], node, column, "S355")
        if i == 0:
            beams.append(model.member(node, at[1, k, j], "IPE330", "S355"))
        if j == 0:
            beams.append(model.member(node, at[i, k, 1], "IPE330", "S355"))
    dead = model.load_case("G").line(beams, -15e3)
    live = model.load_case("Q").line(beams, -8e3)
    model.combination("ULS", {dead: 1.35, live: 1.5})
    model.check_ec3(include_ltb=False)
    document: Json = model.to_document()
    analysis = document["analysis"]
    analysis["load_cases"].append({"id": 9, "name": "E", "kind": "seismic"})
    for number, sign in ((8, 1.0), (9, -1.0)):
        parts = [(1, 1.0), (2, 0.3), (9, sign)]
        factors = [{"load_case_id": case, "factor": factor} for case, factor in parts]
        analysis["load_combinations"].append(
            {
                "id": number,
                "name": f"E {sign:+}",
                "limit_state": "ULS",
                "load_case_factors": factors,
            }
        )
    analysis["seismic"] = {
        "method": "MODAL_RESPONSE_SPECTRUM",
        "num_modes": 12,
        "spectrum_x": {"EurocodeParametric": dict(SPECTRUM)},
        "mass_sources": [{"load_case_id": 1, "psi": 1.0}, {"load_case_id": 2, "psi": 0.3}],
    }
    spoil(analysis)
    return document


def codes(results: Results) -> list[str]:
    return [reason.code for reason in results.verdict.reasons]


def settings(**changes: Any) -> Callable[[Json], None]:
    return lambda analysis: analysis["seismic"].update(changes)


def spectrum(**changes: Any) -> Callable[[Json], None]:
    return lambda analysis: analysis["seismic"]["spectrum_x"]["EurocodeParametric"].update(changes)


def points(*accelerations: float) -> Callable[[Json], None]:
    custom = [[0.3 * k, each] for k, each in enumerate(accelerations)]
    return settings(spectrum_x={"CustomPoints": {"points": custom}})


def without_weight(analysis: Json) -> None:
    for combination in analysis["load_combinations"][1:]:
        del combination["load_case_factors"][:2]


def test_a_frame_that_stands_passes() -> None:
    results = solve(frame())
    assert codes(results) == []
    assert results.verdict.state == "passes"


@pytest.mark.parametrize(
    "change",
    [
        settings(method="LATERAL_FORCE"),
        settings(directions=["X", "Z"]),
        settings(directional_combination="PERCENT30"),
        settings(mass_sources=[{"load_case_id": 1, "psi": 1.0}, {"load_case_id": 2, "psi": 0.15}]),
        points(1.1, 2.8, 2.8, 1.5, 1.0),
        spectrum(ag=0.4),
    ],
)
def test_other_ways_of_the_standard_pass_too(change: Callable[[Json], None]) -> None:
    assert codes(solve(frame(change))) == []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (spectrum(ag=0.15), "spectrum_x"),
        (spectrum(q=15.0), "spectrum_x"),
        (points(0.11, 0.28, 0.28, 0.1), "spectrum_x"),
        (points(0.0, 0.0), "spectrum_x"),
        (settings(directions=["X"]), "directions"),
        (settings(directions=["Z"]), "directions"),
        (settings(mass_sources=[{"load_case_id": 2, "psi": 0.3}]), "load_combinations[1]"),
        (without_weight, "load_combinations[1]"),
    ],
)
def test_an_earthquake_that_is_hardly_meant(change: Callable[[Json], None], place: str) -> None:
    results = solve(frame(change))
    assert results.verdict.state == "incomplete"
    doubts = [each for each in results.verdict.reasons if each.code == "implausible_earthquake"]
    assert doubts
    assert place in str(doubts[0].path)


def test_sway_of_an_earthquake_is_q_times_as_large() -> None:
    """EN 1998-1, 4.4.2.2(2): theta = q / alpha_cr is 0.1 at most, else second order counts."""
    assert codes(solve(frame(spectrum(q=1.0)))) in ([], ["sway_not_considered"])
    ductile = solve(frame(spectrum(q=6.0)))
    sways = [each for each in ductile.verdict.reasons if each.code == "sway_not_considered"]
    assert sways
    assert "with q = 6 (EN 1998-1, 4.4.2.2)" in sways[0].message
    assert "E +1.0" in sways[0].message


def test_generated_combinations_have_all_that_an_earthquake_asks_for() -> None:
    def leave_to_be_generated(analysis: Json) -> None:
        analysis["load_combinations"] = []

    document = frame(leave_to_be_generated)
    actions = {"G": "permanent", "Q": "imposed_B", "E": "seismic"}
    results = solve(generate_combinations(document, actions=actions))
    assert results.verdict.state == "passes", results.headline
