"""What becomes of the document: names and ids that stay, the author's own, reasons, errors."""

from typing import Any, get_args

import pytest

import loadpath
from loadpath.builders import NoCombinations, ParameterError
from loadpath.builders.combination_parameters import AnnexName
from loadpath.catalogue.en1990_tables import annexes
from loadpath.document.types.actions import ActionCategory
from tests.combinations.documents import Actions, action, factors, generated, with_cases

HALL: Actions = [
    ("Dead", action("permanent", "weight", "together")),
    ("Cladding", action("permanent", "weight", "together")),
    ("Snow", action("snow_low")),
    ("Wind left", action("wind", "wind", "exclusive")),
    ("Wind right", action("wind", "wind", "exclusive")),
]
OWN = {
    "id": 7,
    "name": "Erection",
    "load_case_factors": [{"load_case_id": 1, "factor": 1.2}],
    "limit_state": "ULS",
}


def refusal(document: Any, **parameters: Any) -> NoCombinations:
    with pytest.raises(NoCombinations) as caught:
        loadpath.generate_combinations(document, **parameters)
    return caught.value


def test_own_combinations_stay_and_come_first() -> None:
    document = with_cases(HALL, [OWN])
    made = loadpath.generate_combinations(document)
    combinations = made["analysis"]["load_combinations"]
    assert combinations[0] == OWN
    assert document["analysis"]["load_combinations"] == [OWN], "the document given is not changed"
    assert [each["id"] for each in combinations[1:3]] == [8, 9]
    assert loadpath.generate_combinations(made) == made, "again gives the same"


def test_what_stays_keeps_its_name_and_id() -> None:
    before = loadpath.generate_combinations(with_cases(HALL))
    more = with_cases([*HALL, ("Floor", action("imposed_C"))])
    more["analysis"]["load_combinations"] = before["analysis"]["load_combinations"]
    after = loadpath.generate_combinations(more)
    ids = {each["name"]: each["id"] for each in generated(after)}
    for each in generated(before):
        if each["name"] in ids:
            assert ids[each["name"]] == each["id"]
    gone = {each["id"] for each in generated(before)} - set(ids.values())
    new = [key for name, key in ids.items() if "Floor" in name]
    assert new
    assert min(new) > max(each["id"] for each in generated(before)), f"ids of {gone} are not reused"


def test_a_name_that_the_author_has_is_not_taken() -> None:
    taken = {**OWN, "name": "STR 6.10: 1.35 Dead"}
    made = loadpath.generate_combinations(with_cases([("Dead", action("permanent"))], [taken]))
    names = [each["name"] for each in made["analysis"]["load_combinations"]]
    assert len(set(names)) == len(names)
    assert "STR 6.10: 1.35 Dead (2)" in names


def test_every_combination_says_why_it_exists() -> None:
    made = {
        each["name"]: each for each in generated(loadpath.generate_combinations(with_cases(HALL)))
    }
    assert len({each["generated"].pop("seal") for each in made.values()}) == 1
    one = made["STR 6.10: 1.35 Dead + 1.35 Cladding + 1.5 Snow + 0.9 Wind left"]
    assert one["generated"] == {
        "expression": "6.10",
        "annex": "recommended",
        "reason": "EN 1990 (6.10), persistent, recommended values. Leading: Snow. Accompanying: "
        "Wind left (psi_0 0.6). Unfavourable: Dead, Cladding.",
    }
    assert (one["limit_state"], one["situation"]) == ("ULS", "persistent")
    uplift = made["STR 6.10: Dead + Cladding + 1.5 Wind right"]["generated"]["reason"]
    assert uplift.endswith("Favourable: Dead, Cladding. Left out as favourable: Snow.")
    for each in made.values():
        assert each["generated"]["reason"].startswith(
            f"EN 1990 ({each['generated']['expression']})"
        )
    assert {each["limit_state"] for each in made.values()} == {"ULS", "EQU", "SLS"}


def test_the_result_is_a_valid_document_of_version_4() -> None:
    document = loadpath.create_beam(span_m=6, section="IPE300")
    name = document["analysis"]["load_cases"][0]["name"]
    made = loadpath.generate_combinations(document, actions={name: "imposed_B"})
    assert made["schema_version"] == 4
    report = loadpath.validate(made)
    assert report.valid, report.errors
    assert made["analysis"]["load_cases"][0]["action"] == {"category": "imposed_B"}


def test_load_cases_without_action_take_no_part() -> None:
    made = generated(loadpath.generate_combinations(with_cases([*HALL, ("Notional", None)])))
    assert all(term["load_case_id"] != 6 for each in made for term in each["load_case_factors"])


def test_no_action_at_all_is_asked_for() -> None:
    error = refusal(with_cases([("Dead", None)]))
    assert error.issues[0].path == "analysis.load_cases"
    assert "should have an action in at least one load case" in error.issues[0].message


@pytest.mark.parametrize(
    ("second", "path", "message"),
    [
        (action("wind", "w"), "action.relation", 'should be "exclusive" as in load case "a"'),
        (action("permanent", "w", "exclusive"), "action.category", "only variable actions"),
        (action("wind", None, "exclusive"), "action.relation", "should stand beside a group"),
    ],
)
def test_groups_that_contradict_themselves(second: Any, path: str, message: str) -> None:
    document = with_cases([("a", action("wind", "w", "exclusive")), ("b", second)])
    (issue,) = refusal(document).issues
    assert issue.code == "action_group"
    assert issue.path == f"analysis.load_cases[1].{path}"
    assert message in issue.message
    said = {(each.path, each.message) for each in loadpath.validate(document).errors}
    assert (issue.path, issue.message) in said, "validation says the same"


def test_wrong_form_is_named_with_its_path() -> None:
    document = with_cases([("Dead", action("dead"))])
    assert refusal(document).issues[0].path == "analysis.load_cases[0].action.category"
    assert refusal("{").issues[0].code == "invalid_json"
    assert refusal({"analysis": {"load_cases": float("nan")}}).issues
    document["analysis"]["load_cases"] = [{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]
    assert "duplicate_id" in {issue.code for issue in refusal(document).issues}


def test_too_many_are_refused_with_the_way_out() -> None:
    document = with_cases([(f"G{k}", action("permanent")) for k in range(12)])
    (issue,) = refusal(document).issues
    assert issue.code == "too_large"
    assert "together" in issue.message
    wide = with_cases([(f"Q{k}", action("imposed_A", "floors")) for k in range(11)])
    assert refusal(wide).issues[0].path == "analysis.load_cases[0].action.group"
    many = with_cases([(f"Q{k}", action("wind")) for k in range(40)])
    assert refusal(many, rule="6.10ab").issues[0].code == "too_large"


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"rule": "6.11"}, "'rule' is '6.11'; it should be one of 6.10, 6.10ab"),
        ({"annex": "IT"}, "'annex' is 'IT'; it should be one of recommended, UK, BE, DE, FR, NL"),
        ({"actions": {"Sno": "snow_low"}}, "did you mean 'Snow'?"),
    ],
)
def test_wrong_parameters_say_what_is_allowed(parameters: Any, message: str) -> None:
    with pytest.raises(ParameterError) as caught:
        loadpath.generate_combinations(with_cases(HALL), **parameters)
    assert message in str(caught.value)


@pytest.mark.parametrize(("rule", "annex"), [("6.10", "NL"), ("6.10ab", "DE"), ("6.10ab", "FR")])
def test_a_rule_that_a_country_does_not_have_is_refused(rule: str, annex: str) -> None:
    (issue,) = refusal(with_cases(HALL), rule=rule, annex=annex).issues
    assert (issue.code, issue.path) == ("unknown_value", "rule")
    assert issue.suggestion == ("6.10ab" if annex == "NL" else "6.10")


@pytest.mark.parametrize(
    ("annex", "category"), [("NL", "temperature"), ("NL", "snow_high"), ("BE", "snow_high")]
)
def test_factors_without_a_source_are_asked_for(annex: str, category: str) -> None:
    document = with_cases([("G", action("permanent")), ("T", action(category))])
    (issue,) = refusal(document, rule="6.10ab", annex=annex).issues
    assert issue.path == "analysis.load_cases[1].action.category"
    assert f'annex "{annex}" has no factors' in issue.message


def test_annexes_are_those_of_the_tables() -> None:
    assert get_args(AnnexName) == tuple(annexes())
    variable = [
        each.value
        for each in ActionCategory
        if each.name not in ("permanent", "prestress", "accidental", "seismic")
    ]
    for annex in annexes().values():
        known = {row.category for row in annex.combination}
        assert [row.category for row in annex.combination] == [c for c in variable if c in known]
        assert set(variable) - known <= {"snow_high", "temperature"}, "asked for, not guessed"
        assert all(row.psi_0 >= row.psi_2 and row.psi_1 >= row.psi_2 for row in annex.combination)
        assert [each.limit_state for each in annex.partial] == ["STR", "EQU"]
        assert all(row.source for row in annex.combination)
        assert all(each.source for each in annex.partial)


def test_an_earthquake_by_spectra_has_both_signs() -> None:
    """Its figures are sizes; forces that were given by hand have their own direction."""
    cases: Actions = [
        ("Dead", action("permanent")),
        ("Floor", action("imposed_B")),
        ("Quake", action("seismic")),
    ]
    document = with_cases(cases)
    by_hand = [each["name"] for each in generated(loadpath.generate_combinations(document))]
    assert [name for name in by_hand if name.startswith("SEIS")] == [
        "SEIS 6.12b: Dead + Quake",
        "SEIS 6.12b: Dead + 0.3 Floor + Quake",
    ]
    document["analysis"]["load_cases"][2]["kind"] = "seismic"
    made = [
        each
        for each in generated(loadpath.generate_combinations(document))
        if each["generated"]["expression"] == "6.12b"
    ]
    assert {each["name"] for each in made} == {
        "SEIS 6.12b: Dead + Quake",
        "SEIS 6.12b: Dead - Quake",
        "SEIS 6.12b: Dead + 0.3 Floor + Quake",
        "SEIS 6.12b: Dead + 0.3 Floor - Quake",
    }
    for each in made:
        sign = -1.0 if " - " in each["name"] else 1.0
        assert factors(each)[3] == sign
        assert ("the other way" in each["generated"]["reason"]) == (sign < 0)
