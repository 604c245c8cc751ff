"""Factors of combinations and checks, load cases that hold nothing, and angles in radians."""

import math
from typing import Any

import pytest

from tests.inspection.spoiled import Json, line_load, said_of

FACTOR = "analysis.load_combinations[0].load_case_factors[0].factor"


def combined(factor: float, **options: Any) -> Any:
    def spoil(document: Json) -> None:
        document["analysis"]["options"] |= options
        factors = [{"load_case_id": 1, "factor": factor}]
        document["analysis"]["load_combinations"] = [
            {"id": 1, "name": "ULS", "load_case_factors": factors}
        ]

    return spoil


@pytest.mark.parametrize("factor", [13.5, 135.0, 3.1, -15.0])
def test_factors_beyond_three_are_noticed(factor: float) -> None:
    assert said_of(combined(factor)) == [("implausible_factor", FACTOR)]


@pytest.mark.parametrize("factor", [0.0, 0.9, 1.35, 2.5, 3.0, -1.5])
def test_usual_factors_and_reversed_wind_are_plausible(factor: float) -> None:
    assert said_of(combined(factor)) == []


def test_weight_that_lifts_is_noticed() -> None:
    weight = {"enable_self_weight": True, "self_weight_load_case_id": 1}
    assert said_of(combined(-1.35, **weight)) == [("implausible_factor", FACTOR)]
    assert said_of(combined(1.35, **weight)) == []


def checked(**spec: Any) -> Any:
    def spoil(document: Json) -> None:
        combined(1.35)(document)
        check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
        document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": spec}}]

    return spoil


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("gamma_m0", 0.5),
        ("gamma_m1", 0.99),
        ("c1", 20.0),
        ("c2", -5.0),
        ("c2", 4.0),
        ("cmy", 0.01),
        ("cm_lt", -1.0),
        ("cm_lt", 0.26),
        ("cmz", 0.39),
    ],
)
def test_factors_that_make_members_stronger_are_noticed(field: str, value: float) -> None:
    place = f"analysis.unity_checks[0].spec.Ec3Steel.{field}"
    assert said_of(checked(**{field: value})) == [("implausible_factor", place)]


def test_usual_factors_of_checks_are_plausible() -> None:
    assert said_of(checked(gamma_m0=1.0, gamma_m1=1.1, c1=2.7)) == []
    assert said_of(checked(cmy=0.4, cmz=0.4, cm_lt=0.4)) == []  # the least of Table B.3
    assert said_of(checked(cmy=0.3, interaction_method="AnnexA")) == []


@pytest.mark.parametrize(("factor", "is_noticed"), [(0.0135, True), (0.3, True), (0.9, False)])
def test_a_load_case_that_never_leads_is_noticed(factor: float, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        checked()(document)
        document["analysis"]["load_combinations"][0]["load_case_factors"][0]["factor"] = factor

    assert said_of(spoil) == ([("implausible_factor", FACTOR)] if is_noticed else [])


def test_a_load_case_may_accompany_others_where_it_leads_elsewhere() -> None:
    def spoil(document: Json) -> None:
        checked()(document)
        combinations = document["analysis"]["load_combinations"]
        factors = [{"load_case_id": 1, "factor": 0.3}]
        combinations.append({"id": 2, "name": "2", "load_case_factors": factors})

    assert said_of(spoil) == []


NOTHING: dict[str, Json] = {
    "no list": {},
    "empty lists": {"nodal_loads": [], "distributed_loads": []},
    "zeros": {
        "nodal_loads": [{"id": 1, "node": 2, "magnitude": 0.0, "direction": [1.0, 0.0, 0.0]}]
    },
}


@pytest.mark.parametrize("held", NOTHING.values(), ids=NOTHING)
def test_a_load_case_that_holds_nothing_is_noticed(held: Json) -> None:
    def spoil(document: Json) -> None:
        checked()(document)
        document["analysis"]["load_cases"].append({"id": 2, "name": "Snow", **held})
        factors = document["analysis"]["load_combinations"][0]["load_case_factors"]
        factors.append({"load_case_id": 2, "factor": 1.5})

    assert said_of(spoil) == [("empty_load_case", "analysis.load_cases[1]")]


def test_weight_is_a_load_and_a_factor_of_zero_counts_on_nothing() -> None:
    def add_weight(document: Json) -> None:
        weight = {"enable_self_weight": True, "self_weight_load_case_id": 2}
        checked()(document)
        document["analysis"]["options"] |= weight
        document["analysis"]["load_cases"] += [
            {"id": 2, "name": "Weight"},
            {"id": 3, "name": "Later"},
        ]
        factors = document["analysis"]["load_combinations"][0]["load_case_factors"]
        factors += [{"load_case_id": 2, "factor": 1.35}, {"load_case_id": 3, "factor": 0.0}]

    assert said_of(add_weight) == []


def rolled(angle: float) -> Any:
    return lambda document: document["model"]["members"][1].update(rotation_angle=angle)


@pytest.mark.parametrize("angle", [1.5708, 3.1416, -1.5708, math.pi / 4, math.pi / 2, 4.7124])
def test_radians_are_noticed(angle: float) -> None:
    assert said_of(rolled(angle)) == [("angle_in_radians", "model.members[1].rotation_angle")]


@pytest.mark.parametrize("angle", [0.0, 0.5, 1.5, 3.0, 5.71, 45.0, 90.0, 180.0])
def test_degrees_are_plausible(angle: float) -> None:
    assert said_of(rolled(angle)) == []


def categorized(*categories: str | None) -> Any:
    def spoil(document: Json) -> None:
        checked()(document)
        cases = document["analysis"]["load_cases"]
        cases += [{**cases[0], "id": k + 1, "name": f"Q{k}"} for k in range(1, len(categories))]
        document["analysis"]["load_combinations"][0]["load_case_factors"] = [
            {"load_case_id": each["id"], "factor": 1.35} for each in cases
        ]
        for case, category in zip(cases, categories, strict=True):
            if category:
                case["action"] = {"category": category}

    return spoil


@pytest.mark.parametrize(
    ("category", "is_noticed"),
    [("imposed_B", True), ("snow_low", True), ("wind", False), ("temperature", False)],
)
def test_what_presses_is_not_turned_around(category: str, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        categorized("permanent", category)(document)
        first = document["analysis"]["load_combinations"][0]
        document["analysis"]["load_combinations"].append({**first, "id": 2, "name": "ULS 2"})
        first["load_case_factors"] = [
            {"load_case_id": 1, "factor": 1.0},
            {"load_case_id": 2, "factor": -1.5},
        ]

    place = "analysis.load_combinations[0].load_case_factors[1].factor"
    assert said_of(spoil) == ([("implausible_factor", place)] if is_noticed else [])


@pytest.mark.parametrize(
    ("direction", "other", "is_noticed"),
    [
        ([0.0, -1.0, 0.0], None, True),
        ([1.0, 0.0, 0.0], None, False),
        ([0.0, -1.0, 0.0], [0.0, 0.0, 1.0], False),  # its vertical part, beside the others
    ],
)
def test_an_earthquake_acts_sideways(direction: Any, other: Any, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        shakes = [each for each in (direction, other) if each]
        categorized("permanent", *["seismic"] * len(shakes))(document)
        for case, along in zip(document["analysis"]["load_cases"][1:], shakes, strict=True):
            case["distributed_loads"] = [line_load(2, 2e4, along)]

    place = "analysis.load_cases[1].action.category"
    assert said_of(spoil) == ([("implausible_earthquake", place)] if is_noticed else [])


@pytest.mark.parametrize(("limit", "is_noticed"), [(3.0, True), (20.0, True), (40.0, False)])
def test_limits_are_shares_of_the_length(limit: float, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        checked()(document)
        (check,) = document["analysis"]["unity_checks"]
        check["spec"] = {"Deflection": {"limit": limit}}

    place = "analysis.unity_checks[0].spec.Deflection.limit"
    assert said_of(spoil) == ([("implausible_factor", place)] if is_noticed else [])


def test_something_is_permanent() -> None:
    nothing = [("implausible_action", "analysis.load_cases")]
    assert said_of(categorized("imposed_A", "wind")) == nothing
    assert said_of(categorized("snow_low", None)) == nothing
    assert said_of(categorized("permanent", "imposed_A")) == []
    assert said_of(categorized(None, None)) == []


def test_the_weight_is_permanent() -> None:
    def weighed(category: str) -> Any:
        def spoil(document: Json) -> None:
            categorized(category, "imposed_A")(document)
            weight = {"enable_self_weight": True, "self_weight_load_case_id": 1}
            document["analysis"]["options"] |= weight

        return spoil

    place = "analysis.load_cases[0].action.category"
    assert said_of(weighed("imposed_B")) == [("implausible_action", place)]
    assert said_of(weighed("permanent")) == []


@pytest.mark.parametrize(("relation", "is_noticed"), [("exclusive", True), ("together", False)])
def test_the_weight_is_always_there(relation: str, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        categorized("permanent", "permanent")(document)
        for case in document["analysis"]["load_cases"]:
            case["action"] |= {"group": "weight", "relation": relation}
        weight = {"enable_self_weight": True, "self_weight_load_case_id": 1}
        document["analysis"]["options"] |= weight

    place = "analysis.load_cases[0].action.relation"
    assert said_of(spoil) == ([("implausible_action", place)] if is_noticed else [])


def hinged(**capacities: float) -> Any:
    def spoil(document: Json) -> None:
        document["model"]["member_hinges"] = [{"id": 1, **capacities}]
        document["model"]["members"][1]["start_hinge"] = 1

    return spoil


def test_capacities_go_with_what_members_bear() -> None:
    """IPE300 of S355: 223 kNm and 1,910 kN; joints may be stronger than their member."""
    for sound in ({"max_moment_mz": 2e5, "max_tension_vx": 3e5}, {"max_moment_mz": 1.2e6}):
        assert said_of(hinged(**sound)) == []
    for field, value in (("max_moment_mz", 2e8), ("max_tension_vx", 1e9), ("max_moment_mx", 1e12)):
        place = f"model.member_hinges[0].{field}"
        assert said_of(hinged(**{field: value})) == [("implausible_capacity", place)]


def with_categories(permanent: float, imposed: float) -> Any:
    """A beam's check, and two load cases that say what they are."""

    def spoil(document: Json) -> None:
        checked()(document)
        analysis = document["analysis"]
        (first, *_) = analysis["load_cases"]
        analysis["load_cases"] = [
            first | {"action": {"category": "permanent"}},
            first | {"id": 2, "name": "Q", "action": {"category": "imposed_B"}},
        ]
        (combination,) = analysis["load_combinations"]
        combination["limit_state"] = "ULS"
        combination["load_case_factors"] = [
            {"load_case_id": 1, "factor": permanent},
            {"load_case_id": 2, "factor": imposed},
        ]
        document["schema_version"] = 4

    return spoil


@pytest.mark.parametrize("factor", [0.9, 1.0])
def test_strength_without_partial_factors_of_actions_is_noticed(factor: float) -> None:
    noticed = ("implausible_factor", "analysis.load_combinations")
    assert said_of(with_categories(factor, 1.0)) == [noticed]


def test_permanent_loads_that_count_by_half_are_noticed() -> None:
    assert said_of(with_categories(0.5, 1.5)) == [("implausible_factor", FACTOR)]


@pytest.mark.parametrize(("permanent", "imposed"), [(1.35, 1.5), (1.0, 1.5), (1.2, 1.6)])
def test_factors_of_standards_are_plausible(permanent: float, imposed: float) -> None:
    assert said_of(with_categories(permanent, imposed)) == []


@pytest.mark.parametrize("imposed", [0.7, 1.05])
def test_an_imposed_load_that_leads_nowhere_is_noticed(imposed: float) -> None:
    """1.05 is 0.7 times 1.5, which is what accompanies another."""
    place = FACTOR.replace("factors[0]", "factors[1]")
    assert said_of(with_categories(1.35, imposed)) == [("implausible_factor", place)]


def test_permanent_loads_that_never_count_whole_are_noticed() -> None:
    """0.9 is for what helps, beside a combination in which it does not."""
    assert said_of(with_categories(0.9, 1.5)) == [("implausible_factor", FACTOR)]


def listed(*combinations: dict[int, float], last: str = "snow_low") -> Any:
    """Load cases of weight, offices and what is named last, in combinations for strength."""

    def spoil(document: Json) -> None:
        with_categories(1.35, 1.5)(document)
        analysis = document["analysis"]
        third = analysis["load_cases"][0] | {"id": 3, "name": "S", "action": {"category": last}}
        analysis["load_cases"].append(third)
        analysis["load_combinations"] = [
            {
                "id": number,
                "name": f"ULS {number}",
                "limit_state": "ULS",
                "load_case_factors": [
                    {"load_case_id": case, "factor": factor} for case, factor in factors.items()
                ],
            }
            for number, factors in enumerate(combinations, 1)
        ]

    return spoil


def test_strength_without_what_is_permanent_is_noticed() -> None:
    """Each load case by itself, as if combinations were load cases."""
    said = said_of(listed({1: 1.35}, {1: 1.35, 2: 1.5, 3: 1.5}, {2: 1.5}, {1: 0.0, 3: 1.5}))
    path = "analysis.load_combinations[{}].load_case_factors"
    assert said == [("implausible_action", path.format(k)) for k in (2, 3)]


def test_imposed_loads_and_snow_that_never_meet_are_noticed() -> None:
    apart = ({1: 1.35, 2: 1.5}, {1: 1.35, 3: 1.5})
    assert said_of(listed(*apart)) == [("implausible_factor", "analysis.load_combinations")]
    # One that accompanies the other is enough: in some annexes snow has no psi_0.
    assert said_of(listed(apart[0], {1: 1.35, 2: 1.05, 3: 1.5})) == []
    assert said_of(listed(*apart, last="imposed_H")) == []
    assert said_of(listed(*apart, last="temperature")) == []
