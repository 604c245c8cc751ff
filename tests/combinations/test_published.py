"""Combinations that are printed elsewhere, with their source."""

from typing import Any

import pytest

import loadpath
from loadpath.builders.combination_parameters import AnnexName, Rule
from tests.combinations.documents import action, factors, generated, with_cases

GUIDE = "https://steelcalculator.app/uk-load-combinations-guide/"
FLOOR_BEAM = "https://steelcalculator.app/reference/uk-load-combinations/"


def named(actions: Any, rule: Rule, annex: AnnexName) -> dict[str, dict[str, float]]:
    """Factors by name of load case, by name of combination."""
    made = loadpath.generate_combinations(with_cases(actions), rule=rule, annex=annex)
    names = {case["id"]: case["name"] for case in made["analysis"]["load_cases"]}
    return {
        each["name"]: {names[key]: factor for key, factor in factors(each).items()}
        for each in generated(made)
    }


def test_british_frame_with_floors_and_wind() -> None:
    """`GUIDE`: 1.35 x 0.925 Gk + 1.5 Qk, and 1.35 x 0.925 Gk + 1.5 Wk + 1.5 x 0.7 Qk."""
    actions = [
        ("G", action("permanent")),
        ("Q", action("imposed_B")),
        ("W", action("wind")),
    ]
    sets = list(named(actions, "6.10ab", "UK").values())
    assert {"G": pytest.approx(1.35 * 0.925), "Q": 1.5} in sets
    assert {"G": pytest.approx(1.35 * 0.925), "Q": pytest.approx(1.05), "W": 1.5} in sets


@pytest.mark.parametrize(
    ("begins", "printed"),
    [("STR", 80.4), ("SLS 6.14b", 57.1), ("SLS 6.16b", 41.9)],
)
def test_british_floor_beam(begins: str, printed: float) -> None:
    """`FLOOR_BEAM`: 35 kN/m permanent, 20 kN/m imposed, 3 kN/m of partitions, an office."""
    loads = {"G": 35.0, "Q": 20.0, "partitions": 3.0}
    actions = [(name, action("permanent" if name == "G" else "imposed_B")) for name in loads]
    sums = [
        sum(factor * loads[case] for case, factor in terms.items())
        for name, terms in named(actions, "6.10", "UK").items()
        if name.startswith(begins)
    ]
    assert max(sums) == pytest.approx(printed, abs=0.051), "the source has three figures"


def test_expressions_of_annex_a1_for_a_hall() -> None:
    """EN 1990, Tables A1.1 to A1.4 by hand: a hall with snow below 1000 m and wind."""
    actions = [
        ("G", action("permanent")),
        ("S", action("snow_low")),
        ("W", action("wind")),
        ("A", action("accidental")),
    ]
    found = named(actions, "6.10", "recommended")
    expected = {
        "STR 6.10: 1.35 G + 1.5 S + 0.9 W": {"G": 1.35, "S": 1.5, "W": 0.9},
        "STR 6.10: 1.35 G + 0.75 S + 1.5 W": {"G": 1.35, "S": 0.75, "W": 1.5},
        "STR 6.10: G + 1.5 W": {"G": 1.0, "W": 1.5},
        "STR 6.10: 1.35 G": {"G": 1.35},
        "EQU 6.10: 0.9 G + 1.5 W": {"G": 0.9, "W": 1.5},
        "EQU 6.10: 1.1 G + 1.5 S + 0.9 W": {"G": 1.1, "S": 1.5, "W": 0.9},
        "ACC 6.11b: G + 0.2 S + A": {"G": 1.0, "S": 0.2, "A": 1.0},
        "ACC 6.11b: G + 0.2 W + A": {"G": 1.0, "W": 0.2, "A": 1.0},
        "SLS 6.14b: G + S + 0.6 W": {"G": 1.0, "S": 1.0, "W": 0.6},
        "SLS 6.15b: G + 0.2 W": {"G": 1.0, "W": 0.2},
        "SLS 6.16b: G": {"G": 1.0},
    }
    assert {name: found[name] for name in expected} == expected
    assert "ACC 6.11b: G + 0.2 S + 0.2 W + A" not in found, "psi_2 of what accompanies is 0"


def test_dutch_dwelling() -> None:
    """NEN-EN 1990/NB, Tables NB.4-A1.2(B) and NB.2-A1.1: 1.35 G + 1.5 x 0.4 Q, and 1.2 G + 1.5 Q
    with xi = 0.89; wind accompanies with 0, and what helps counts with 0.9."""
    actions = [("G", action("permanent")), ("Q", action("imposed_A")), ("W", action("wind"))]
    sets = list(named(actions, "6.10ab", "NL").values())
    assert {"G": 1.35, "Q": pytest.approx(0.6)} in sets
    assert {"G": pytest.approx(1.2, rel=2e-3), "Q": 1.5} in sets
    assert {"G": 0.9, "W": 1.5} in sets
    assert {"G": pytest.approx(1.2, rel=2e-3), "Q": pytest.approx(0.6), "W": 1.5} in sets


def test_belgian_snow_is_not_frequent() -> None:
    """NBN EN 1990 ANB, Table A1.1 ANB: psi_0 = 0.5, psi_1 = 0."""
    actions = [("G", action("permanent")), ("S", action("snow_low")), ("W", action("wind"))]
    found = named(actions, "6.10ab", "BE")
    strength = [each for name, each in found.items() if name.startswith("STR 6.10b")]
    assert {"G": pytest.approx(1.35 * 0.85), "S": 0.75, "W": 1.5} in strength
    frequent = [each for name, each in found.items() if name.startswith("SLS 6.15b")]
    assert all("S" not in each for each in frequent)


@pytest.mark.parametrize("annex", ["DE", "FR"])
def test_german_and_french_halls_are_as_recommended(annex: AnnexName) -> None:
    """DIN EN 1990/NA, Table NA.A.1.1; NF EN 1990/NA, Table A1.1."""
    actions = [("G", action("permanent")), ("S", action("snow_low")), ("W", action("wind"))]
    assert named(actions, "6.10", annex) == named(actions, "6.10", "recommended")
