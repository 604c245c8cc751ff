"""A generated list that is not what its rule gives any more is told, and nothing passes with it."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import loadpath
from loadpath.inspection import inspect
from tests.combinations.documents import Actions, action, with_cases
from tests.combinations.test_document import HALL, OWN
from tests.honesty.spoiled import OF_GENERATED, combined_beam

Json = dict[str, Any]
LIST = "analysis.load_combinations"


def hall(**parameters: Any) -> Json:
    return loadpath.generate_combinations(with_cases(HALL, [OWN]), **parameters)


def listed(document: Json) -> list[Json]:
    found: list[Json] = document["analysis"]["load_combinations"]
    return found


def place_of(document: Json, name: str) -> int:
    return [each["name"] for each in listed(document)].index(name)


def said_of(document: Json) -> list[tuple[str, str, str]]:
    """What is said of the list, and whether seals are there or not."""
    said = []
    for text in (document, without_seals(document)):
        found = inspect(json.dumps(text).encode())
        assert found is not None
        said.append(
            [(i.code, i.path, i.message) for i in found if i.code.startswith("generated_comb")]
        )
    assert said[0] == said[1]
    return said[0]


def without_seals(document: Json) -> Json:
    made = copy.deepcopy(document)
    for each in listed(made):
        if each.get("generated"):
            each["generated"].pop("seal", None)
    return made


EVERY: Actions = [
    *HALL,
    ("Floor", action("imposed_B")),
    ("Roof", action("imposed_H")),
    ("Tendons", action("prestress")),
    ("Crash", action("accidental")),
    ("Quake", action("seismic")),
]


@pytest.mark.parametrize("actions", [HALL, EVERY], ids=["hall", "every action"])
@pytest.mark.parametrize(("rule", "annex"), [("6.10", "recommended"), ("6.10ab", "UK")])
def test_what_was_generated_is_as_it_was_generated(actions: Actions, rule: Any, annex: Any) -> None:
    made = loadpath.generate_combinations(with_cases(actions, [OWN]), rule=rule, annex=annex)
    assert said_of(made) == []
    made["analysis"]["load_cases"][0]["name"] = "Weight"
    listed(made)[-1]["name"] = "the last"
    listed(made).append({**OWN, "id": 9999, "name": "Lifting"})
    assert said_of(made) == [], "names are free, and so are an author's own combinations"


STR = "STR 6.10: 1.35 Dead + 1.35 Cladding + 1.5 Snow + 0.9 Wind left"


def terms(document: Json, name: str = STR) -> list[Json]:
    found: list[Json] = listed(document)[place_of(document, name)]["load_case_factors"]
    return found


def lower_the_snow(document: Json) -> None:
    terms(document)[2]["factor"] = 0.75


def leave_the_snow_out(document: Json) -> None:
    del terms(document)[2]


def add_the_other_wind(document: Json) -> None:
    terms(document).append({"load_case_id": 5, "factor": -0.9})


def call_it_serviceability(document: Json) -> None:
    listed(document)[place_of(document, STR)]["limit_state"] = "SLS"


@pytest.mark.parametrize(
    ("spoil", "end", "message"),
    [
        (
            lower_the_snow,
            ".load_case_factors[2].factor",
            'is 0.75 of load case "Snow", where EN 1990 (6.10) gives 1.5',
        ),
        (
            leave_the_snow_out,
            ".load_case_factors",
            'has none of load case "Snow", where EN 1990 (6.10) gives 1.5',
        ),
        (
            add_the_other_wind,
            ".load_case_factors[4].factor",
            'is -0.9 of load case "Wind right", where EN 1990 (6.10) gives none',
        ),
        (call_it_serviceability, ".limit_state", "is SLS, where EN 1990 (6.10) gives ULS"),
    ],
)
def test_what_was_changed_is_told_with_its_place(
    spoil: Callable[[Json], None], end: str, message: str
) -> None:
    made = hall()
    place = f"{LIST}[{place_of(made, STR)}]{end}"
    spoil(made)
    expected = [("generated_combination_changed", place, message)]
    assert said_of(made) == expected
    listed(made)[place_of(made, STR)]["name"] = "ULS 5"
    assert said_of(made)[0][0] == "generated_combination_changed", "whatever its name"


def test_one_that_was_made_an_authors_own_leaves_a_gap() -> None:
    made = hall()
    changed = listed(made)[place_of(made, STR)]
    del changed["generated"]
    assert said_of(made) == [], "with the factors of the rule it stands for it"
    lower_the_snow(made)
    (code, path, message), *others = said_of(made)
    assert (code, path, others) == ("generated_combinations_missing", LIST, [])
    assert f'missing is "{STR}' in message


@pytest.mark.parametrize(
    ("begins", "is_told"),
    [
        ("STR 6.10: 1.35 Dead + 1.35 Cladding + 1.5 Wind left", True),
        ("STR 6.10: Dead + Cladding + 1.5 Wind right", True),
        ("STR", True),
        ("SLS 6.14b: Dead + Cladding + Snow", True),
        ("SLS 6.15b", False),  # all of an expression of serviceability, or of balance
        ("EQU", False),
    ],
)
def test_what_was_deleted_is_told(begins: str, is_told: bool) -> None:
    made = hall()
    kept = [each for each in listed(made) if not each["name"].startswith(begins)]
    assert len(kept) < len(listed(made))
    made["analysis"]["load_combinations"] = kept
    assert [code for code, *_ in said_of(made)] == (
        ["generated_combinations_missing"] if is_told else []
    )


def test_half_of_two_expressions_is_told() -> None:
    made = hall(rule="6.10ab")
    made["analysis"]["load_combinations"] = [
        each for each in listed(made) if not each["name"].startswith("STR 6.10b")
    ]
    assert [code for code, *_ in said_of(made)] == ["generated_combinations_missing"]


def test_actions_that_were_changed_since_are_told() -> None:
    made = hall()
    made["analysis"]["load_cases"][2]["action"] = {"category": "imposed_E"}  # psi_0 = 1
    assert {code for code, *_ in said_of(made)} == {
        "generated_combination_changed",
        "generated_combinations_missing",
    }
    made = hall()
    added = {"id": 6, "name": "Floor", "action": {"category": "imposed_C"}}
    made["analysis"]["load_cases"].append(added)
    assert {code for code, *_ in said_of(made)} == {"generated_combinations_missing"}
    made = hall()
    for case in made["analysis"]["load_cases"]:
        del case["action"]
    ((code, path, message),) = said_of(made)
    assert (code, path) == ("generated_combination_changed", f"{LIST}[1].generated")
    assert "should have an action in at least one load case" in message


def test_many_are_counted() -> None:
    made = hall()
    for each in listed(made):
        for term in each["load_case_factors"]:
            term["factor"] *= 0.5
    changed = [message for code, _, message in said_of(made) if code.endswith("changed")]
    assert len(changed) == 26
    assert "further places" in changed[-1]


def test_a_beam_passes_only_with_the_whole_list() -> None:
    """The combination that governs is made harmless, or taken away."""
    document = combined_beam()
    assert loadpath.solve(document).verdict.state == "passes"
    for spoil in OF_GENERATED:
        spoiled = copy.deepcopy(document)
        spoil(spoiled)
        verdict = loadpath.solve(spoiled).verdict
        assert verdict.state == "incomplete"
        assert [reason.path.split("[")[0] for reason in verdict.reasons if reason.path] == [LIST]
