"""The theorem of generated combinations: for effects that are linear in the loads they have the
same extremes as all choices of factors that EN 1990 admits, and each of them is such a choice."""

import os
import random
from typing import Any

import pytest

import loadpath
from tests.combinations.admissible import PSI, admissible
from tests.combinations.documents import action, factors, generated, with_cases

STATES = {
    "STR": "STR",
    "EQU": "EQU",
    "ACC": "accidental",
    "SEIS": "seismic",
    "SLS 6.14b": "6.14b",
    "SLS 6.15b": "6.15b",
    "SLS 6.16b": "6.16b",
}
"""How names begin."""
INFLUENCES = 20
"""Random effects for each set of load cases."""
SEEDS = min(int(os.environ.get("HUNT_CASES", "6")), 200)
"""A few in every run; `make hunt` goes through more."""
MOST_CASES = 6


def random_cases(random_: random.Random) -> list[dict[str, Any]]:
    """Up to six load cases in up to five actions, of all kinds and relations."""
    cases: list[dict[str, Any]] = []
    kinds = ["permanent", "prestress", "accidental", "seismic", *PSI, "permanent", "wind"]
    for number in range(random_.randint(1, 5)):
        category = random_.choice(kinds)
        size = min(random_.randint(1, 3), MOST_CASES - len(cases))
        if size == 1 and random_.random() < 0.7:
            cases.append(action(category))
            continue
        relation = random_.choice(["exclusive", "together", "free"])
        for _ in range(size):
            is_mixed = relation == "exclusive" and category in PSI
            each = random_.choice(list(PSI)) if is_mixed else category
            cases.append(action(each, f"group {number}", relation))
    return cases


def effect(influence: list[float], chosen: dict[int, float]) -> float:
    return sum(influence[number - 1] * factor for number, factor in chosen.items())


@pytest.mark.parametrize("rule", ["6.10", "6.10ab"])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_envelope_is_that_of_all_admissible_choices(seed: int, rule: Any) -> None:
    random_ = random.Random(f"{rule} {seed}")
    actions = random_cases(random_)
    document = with_cases([(f"case {k}", each) for k, each in enumerate(actions)])
    made = generated(loadpath.generate_combinations(document, rule=rule))
    cases = [{"id": place + 1, **each} for place, each in enumerate(actions)]
    influences = [[random_.uniform(-1, 1) for _ in cases] for _ in range(INFLUENCES)]
    for begins, state in STATES.items():
        ours = [factors(each) for each in made if each["name"].startswith(begins)]
        allowed = list(admissible(cases, state, rule))
        known = {_rounded(each) for each in allowed}
        assert {_rounded(each) for each in ours} <= known, f"{state}: a choice that is not allowed"
        if () in known:  # nothing acts: allowed, and no combination
            ours.append({})
        assert bool(ours) == bool(allowed), state
        for influence in influences if ours else ():
            most = [max(effect(influence, each) for each in them) for them in (ours, allowed)]
            least = [min(effect(influence, each) for each in them) for them in (ours, allowed)]
            assert most[0] == pytest.approx(most[1], abs=1e-9), state
            assert least[0] == pytest.approx(least[1], abs=1e-9), state


def _rounded(chosen: dict[int, float]) -> tuple[tuple[int, float], ...]:
    """What has no factor does not act; factors are written to six places."""
    return tuple(sorted((key, round(value, 6)) for key, value in chosen.items() if value))
