"""Bars of a wind girder are sought under what its beams put on it, and so are several sets."""

import copy
from typing import Any

import loadpath
from loadpath.engine.candidates import candidates_of
from tests.engine.wind_girder import girder
from tests.lightest.swapped import swapped

Json = dict[str, Any]
CHECK: Json = {
    "id": "ec3",
    "name": "Steel",
    "applies_to": {"type": "MemberClassification", "value": "Diagonal"},
    "spec": {"Ec3Steel": {}},
    "limit_state": "ULS",
}


def checked(load: float, section: str) -> Json:
    document = girder((load,) * 4, wind=2e3, section=section)
    document["analysis"]["unity_checks"] = [CHECK]
    for member in document["model"]["members"]:
        member.setdefault("classification", None)
    return document


def utilization_of(document: Json) -> float:
    found = loadpath.solve(document).unity_check_results[0]["per_entity"]
    return max(float(each["utilization"]) for each in found)


def test_the_winner_bears_what_it_holds_and_the_next_one_does_not() -> None:
    document = checked(8e3, "IPE500")
    found = loadpath.find_lightest(document, "Diagonal", ["CHS"])
    (group,) = found.groups
    sections = {each.name: each for each in candidates_of(["CHS"])}
    assert group.chosen is not None
    assert utilization_of(swapped(document, sections[group.chosen], "Diagonal")) <= 1.0
    lighter = [each for each in group.candidates if each.state == "fails"]
    assert lighter
    for each in lighter:
        assert utilization_of(swapped(document, sections[each.name], "Diagonal")) > 1.0
    without = copy.deepcopy(document)
    del without["model"]["bracing_systems"]
    alone = loadpath.find_lightest(without, "Diagonal", ["CHS"]).groups[0].chosen
    assert alone is not None
    assert sections[alone].area < sections[group.chosen].area


def test_a_candidate_that_lets_the_girder_give_way_is_not_chosen() -> None:
    """The lightest tubes would hold the wind, and not beams under 100 kN/m."""
    found = loadpath.find_lightest(checked(1e5, "HEM1000"), "Diagonal", ["CHS"])
    (group,) = found.groups
    soft = [each for each in group.candidates if "cannot hold its members" in (each.reason or "")]
    assert {each.state for each in soft} == {"undecided"}
    assert group.candidates[0] in soft
    assert group.chosen is not None
    assert group.chosen not in {each.name for each in soft}


def test_sets_side_by_side_have_the_same_digits() -> None:
    document = girder(wind=1e3)
    document["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    (first,) = document["analysis"]["load_combinations"]
    for number, factor in ((2, 1.35), (3, 0.7), (4, 1.1)):
        factors = [{**each, "factor": factor} for each in first["load_case_factors"]]
        document["analysis"]["load_combinations"].append(
            {**first, "id": number, "name": f"ULS {number}", "load_case_factors": factors}
        )
    document["analysis"]["imperfection_cases"][0]["load_combinations"] = [1, 2, 3, 4]
    one, other = (loadpath.solve(document, workers=count) for count in (1, 2))
    assert one.receipt.digest == other.receipt.digest
    assert one.stability == other.stability
    rows = [row.bracing[0] for row in one.stability or [] if row.other_side_of is None]
    assert len({row.q_d for row in rows}) == 4
