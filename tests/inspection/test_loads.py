"""Loads out of proportion, gravity as a factor, supports that move too far, a model with Z up."""

from typing import Any

import pytest

from tests.inspection.spoiled import DOWN, Json, line_load, said_of

FIRST = "analysis.load_cases[0].distributed_loads[0]"
UP = [0.0, 1.0, 0.0]
Z_UP = ("z_up_model", "model.nodes")


def loaded(*loads: Json, **lists: Any) -> Any:
    def spoil(document: Json) -> None:
        document["analysis"]["load_cases"][0] = {
            "id": 1,
            "name": "Q",
            "distributed_loads": list(loads),
            **lists,
        }

    return spoil


@pytest.mark.parametrize("magnitude", [0.2, 5.0, 20.0])
def test_kilonewtons_given_as_newtons_are_noticed(magnitude: float) -> None:
    assert said_of(loaded(line_load(2, magnitude))) == [("implausible_load", FIRST)]


@pytest.mark.parametrize("magnitude", [2e7, 2e10])
def test_loads_a_thousand_or_a_million_times_too_large_are_noticed(magnitude: float) -> None:
    assert said_of(loaded(line_load(2, magnitude))) == [("implausible_load", FIRST)]


@pytest.mark.parametrize(("magnitude", "is_noticed"), [(5e4, False), (5e8, True)])
def test_forces_on_nodes_are_held_against_the_members_there(
    magnitude: float, is_noticed: bool
) -> None:
    force = {"id": 1, "node": 2, "magnitude": magnitude, "direction": [1.0, 0.0, 0.0]}
    said = said_of(loaded(nodal_loads=[force]))
    place = ("implausible_load", "analysis.load_cases[0].nodal_loads[0]")
    assert said == ([place] if is_noticed else [])


@pytest.mark.parametrize("magnitude", [500.0, 2e3, 2e5])
def test_usual_loads_are_plausible(magnitude: float) -> None:
    assert said_of(loaded(line_load(2, magnitude))) == []


def test_a_cable_bears_by_its_sag() -> None:
    """A rope of 20 mm over 6 m hangs under 3 kN/m, which a bar of its size could not bear bent."""

    def spoil(document: Json) -> None:
        rope = {"h": 0.02, "b": 0.02, "i_y": 7.85e-9, "i_z": 7.85e-9, "j": 1.57e-8, "area": 3.14e-4}
        document["model"]["sections"].append({"id": 2, "name": "rope", "material": 1, **rope})
        document["model"]["members"][1] |= {"section": 2, "member_type": member_type}
        document["analysis"]["load_cases"][0]["distributed_loads"] = [line_load(2, 6e3)]

    member_type = "Cable"
    assert said_of(spoil) == []
    member_type = "Normal"
    assert said_of(spoil) == [("implausible_load", FIRST)]


def test_a_small_load_beside_a_usual_one_is_plausible() -> None:
    assert said_of(loaded(line_load(2, 2e4), line_load(1, 10.0))) == []


@pytest.mark.parametrize(
    ("category", "is_noticed"),
    [("imposed_B", True), ("snow_low", True), ("permanent", False), ("wind", False)],
)
def test_imposed_loads_and_snow_press(category: str, is_noticed: bool) -> None:
    spoil = loaded(line_load(2, 2e4, UP), action={"category": category})
    assert said_of(spoil) == ([("implausible_load", "analysis.load_cases[0]")] * is_noticed)


def test_imposed_loads_may_be_horizontal() -> None:
    rail = line_load(2, 1e3, [0.0, 0.0, 1.0])
    assert said_of(loaded(rail, line_load(2, 100.0, UP), action={"category": "imposed_C"})) == []


@pytest.mark.parametrize(
    ("category", "magnitude", "is_noticed"),
    [
        ("imposed_B", 20.0, True),
        ("imposed_B", 120.0, False),
        ("snow_high", 5.0, True),
        ("wind", 5.0, False),
    ],
)
def test_one_load_case_in_kilonewtons_is_noticed(
    category: str, magnitude: float, is_noticed: bool
) -> None:
    def spoil(document: Json) -> None:
        small = {"distributed_loads": [line_load(2, magnitude)], "action": {"category": category}}
        document["analysis"]["load_cases"].append({"id": 2, "name": "Q2", **small})

    place = "analysis.load_cases[1].distributed_loads[0]"
    assert said_of(spoil) == ([("implausible_load", place)] * is_noticed)


@pytest.mark.parametrize("is_checked", [False, True])
def test_loads_of_one_are_plausible_where_nothing_is_checked(is_checked: bool) -> None:
    def spoil(document: Json) -> None:
        across = {"id": 1, "node": 2, "magnitude": -1.0, "direction": [1.0, 0.0, 0.0]}
        loaded(nodal_loads=[across])(document)
        check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
        if is_checked:
            document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": {}}}]

    said = said_of(spoil)
    place = "analysis.load_cases[0].nodal_loads[0]"
    assert said == ([("implausible_load", place)] if is_checked else [])


def test_ones_beside_other_small_loads_are_noticed() -> None:
    assert said_of(loaded(line_load(2, 1.0), line_load(1, 5.0))) != []


@pytest.mark.parametrize("factor", [1.0, 1.35, -0.981, 9810.0])
def test_gravity_is_an_acceleration(factor: float) -> None:
    def spoil(document: Json) -> None:
        options = {"enable_self_weight": True, "self_weight_load_case_id": 1}
        document["analysis"]["options"] |= {**options, "gravity_factor": factor}

    assert said_of(spoil) == [("implausible_gravity", "analysis.options.gravity_factor")]


def checked(document: Json, *factors: tuple[int, float], name: str = "ULS") -> None:
    """A combination and the steel check, which rules about missing loads ask for."""
    check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
    document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": {}}}]
    combinations = document["analysis"].setdefault("load_combinations", [])
    parts = [{"load_case_id": load_case, "factor": factor} for load_case, factor in factors]
    combinations.append({"id": len(combinations) + 1, "name": name, "load_case_factors": parts})


WEIGHT = {"enable_self_weight": True, "self_weight_load_case_id": 1}


@pytest.mark.parametrize(
    "direction", [[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0], [0.0, -1.0, 0.0]]
)
def test_weight_acts_along_what_the_loads_press_along(direction: list[float]) -> None:
    def spoil(document: Json) -> None:
        loaded(line_load(2, 2e4))(document)
        checked(document, (1, 1.35))
        document["analysis"]["options"] |= {**WEIGHT, "gravity_direction": direction}

    place = ("implausible_gravity", "analysis.options.gravity_direction")
    assert said_of(spoil) == ([] if direction[1] < 0 else [place])


@pytest.mark.parametrize(("direction", "is_noticed"), [(UP, True), (DOWN, False)])
def test_loads_beside_the_weight_press(direction: list[float], is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        loaded(line_load(2, 2e4, direction))(document)
        checked(document, (1, 1.35))
        document["analysis"]["options"] |= WEIGHT

    place = ("implausible_load", "analysis.load_cases[0]")
    assert said_of(spoil) == ([place] if is_noticed else [])


@pytest.mark.parametrize(
    ("category", "up", "is_noticed"),
    [
        ("imposed_B", 2e4, True),
        ("snow_low", 1.1e4, True),
        ("imposed_B", 2e3, False),
        ("wind", 2e4, False),
    ],
)
def test_one_load_among_others_with_another_sign_is_noticed(
    category: str, up: float, is_noticed: bool
) -> None:
    beams = [line_load(2, 2e4), line_load(2, 2.2e4), line_load(2, up, UP)]
    spoil = loaded(*beams, action={"category": category})
    place = ("implausible_load", "analysis.load_cases[0].distributed_loads[2]")
    assert said_of(spoil) == ([place] if is_noticed else [])


def test_weight_and_loads_may_both_act_along_y() -> None:
    """A model that was drawn with Y down."""

    def spoil(document: Json) -> None:
        loaded(line_load(2, 2e4, UP))(document)
        checked(document, (1, 1.35))
        document["analysis"]["options"] |= {**WEIGHT, "gravity_direction": UP}

    assert said_of(spoil) == []


@pytest.mark.parametrize(("magnitude", "is_noticed"), [(510.0, True), (5e3, False)])
@pytest.mark.parametrize("is_on", [False, True])
def test_weight_that_is_more_than_the_loads_is_missed(
    magnitude: float, is_noticed: bool, is_on: bool
) -> None:
    """The portal weighs 5.8 kN and its beam is 6 m long."""

    def spoil(document: Json) -> None:
        loaded(line_load(2, magnitude))(document)
        checked(document, (1, 1.35))
        if is_on:
            document["analysis"]["options"] |= WEIGHT

    place = ("weight_left_out", "analysis.options.enable_self_weight")
    assert said_of(spoil) == ([place] if is_noticed and not is_on else [])


@pytest.mark.parametrize(("node", "is_noticed"), [(1, True), (2, False)])
def test_loads_on_supports_alone_are_noticed(node: int, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        down = {"id": 1, "node": node, "magnitude": 5e4, "direction": [0.0, -1.0, 0.0]}
        live = {"id": 2, "name": "S", "nodal_loads": [down]}
        loaded(line_load(2, 2e4))(document)
        document["analysis"]["load_cases"].append(live)
        checked(document, (1, 1.35), (2, 1.5))

    place = ("empty_load_case", "analysis.load_cases[1]")
    assert said_of(spoil) == ([place] if is_noticed else [])


@pytest.mark.parametrize(
    ("factors", "is_noticed"),
    [
        ([[(1, 1.35), (2, 1.5)]], True),
        ([[(1, 1.35)], [(1, 1.35), (2, 1.5)]], True),
        ([[(1, 1.35), (2, 1.5)], [(1, 1.0), (2, 1.5)]], False),
        ([[(1, 1.35), (2, 1.5)], [(1, 0.9), (2, 1.5)]], False),
        ([[(1, 1.35), (2, 0.3)], [(1, 1.35), (2, -1.5)]], False),
    ],
)
def test_weight_that_helps_counts_with_one_or_less(
    factors: list[list[tuple[int, float]]], is_noticed: bool
) -> None:
    """Suction of wind on a roof: as large as the weight, or a fifth of it, or turned around."""

    def spoil(document: Json) -> None:
        loaded(line_load(2, 1e4))(document)
        suction = {"id": 2, "name": "W", "distributed_loads": [line_load(2, -1e4)]}
        document["analysis"]["load_cases"].append(suction)
        for k, parts in enumerate(factors):
            checked(document, *parts, name=f"ULS {k + 1}")

    said = [code for code, _ in said_of(spoil)]
    assert ("implausible_factor" in said) == is_noticed


@pytest.mark.parametrize(
    ("direction", "value", "is_noticed"),
    [
        ("Y", -0.02, False),
        ("Y", -20.0, True),
        ("RZ", 0.01, False),
        ("RZ", 2.0, True),
        ("Y", 1.0, False),
    ],
)
def test_millimetres_and_degrees_of_moving_supports_are_noticed(
    direction: str, value: float, is_noticed: bool
) -> None:
    moved = {"id": 1, "node": 1, "direction": direction, "value": value}
    said = said_of(loaded(line_load(2, 2e4), support_displacements=[moved]))
    path = "analysis.load_cases[0].support_displacements[0].value"
    assert said == ([("implausible_movement", path)] if is_noticed else [])


def drawn_with_z_up(document: Json) -> None:
    for node in document["model"]["nodes"]:
        node["Y"], node["Z"] = node["Z"], node["Y"]
    loads = document["analysis"]["load_cases"][0]["distributed_loads"]
    for load in loads:
        load["direction"] = [0.0, 0.0, -1.0]


def test_a_model_with_z_up_is_noticed() -> None:
    assert said_of(drawn_with_z_up) == [Z_UP]


def test_members_that_are_turned_to_z_are_meant() -> None:
    def spoil(document: Json) -> None:
        drawn_with_z_up(document)
        for member in document["model"]["members"]:
            member["rotation_angle"] = 90.0

    assert said_of(spoil) == []


def test_self_weight_along_y_is_not_meant_then() -> None:
    def spoil(document: Json) -> None:
        drawn_with_z_up(document)
        for member in document["model"]["members"]:
            member["rotation_angle"] = 90.0
        options = {"enable_self_weight": True, "self_weight_load_case_id": 1}
        document["analysis"]["options"] |= options

    assert said_of(spoil) == [Z_UP]


def test_wind_along_z_is_plausible() -> None:
    wind = line_load(1, 3e3, [0.0, 0.0, -1.0])
    assert said_of(loaded(line_load(2, 2e4), wind)) == []
    assert said_of(loaded(wind)) == []


def standing_in_xz(document: Json) -> None:
    for node in document["model"]["nodes"]:
        node["Y"], node["Z"] = 0.0, node["Y"]


@pytest.mark.parametrize("wind", [None, [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
def test_a_frame_in_xz_that_nothing_loads_along_y_is_noticed(wind: list[float] | None) -> None:
    def spoil(document: Json) -> None:
        standing_in_xz(document)
        blow = [{"id": 1, "node": 2, "magnitude": 1e4, "direction": wind}] if wind else []
        loaded(nodal_loads=blow)(document)
        if not wind:
            weight = {"enable_self_weight": True, "self_weight_load_case_id": 1}
            document["analysis"]["options"] |= weight

    assert said_of(spoil) == ([] if wind and wind[1] else [Z_UP])


def test_weight_below_zero_is_noticed() -> None:
    def spoil(document: Json) -> None:
        document["model"]["members"][1]["weight"] = -5000.0
        weight = {"enable_self_weight": True, "self_weight_load_case_id": 1}
        document["analysis"]["options"] |= weight

    assert said_of(spoil) == [("implausible_gravity", "model.members[1].weight")]


@pytest.mark.parametrize(("share", "is_noticed"), [(0.1, True), (0.9, False), (3.0, False)])
def test_a_bar_that_weighs_less_than_its_steel_is_noticed(share: float, is_noticed: bool) -> None:
    """Kilograms per metre are a tenth of newtons; cladding may be on top."""

    def spoil(document: Json) -> None:
        loaded(line_load(2, 2e4))(document)
        checked(document, (1, 1.35))
        document["analysis"]["options"] |= WEIGHT
        model = document["model"]
        member = model["members"][1]
        section = next(each for each in model["sections"] if each["id"] == member["section"])
        member["weight"] = share * 9.81 * 7850.0 * section["area"]

    place = ("implausible_gravity", "model.members[1].weight")
    assert said_of(spoil) == ([place] if is_noticed else [])


@pytest.mark.parametrize("weight", [True, False])
def test_a_density_that_stands_for_none_is_noticed_where_weight_acts(weight: bool) -> None:
    def spoil(document: Json) -> None:
        loaded(line_load(2, 2e4))(document)
        checked(document, (1, 1.35))
        if weight:
            document["analysis"]["options"] |= WEIGHT
        for material in document["model"]["materials"]:
            material["density"] = 1.0

    place = ("implausible_density", "model.materials[0].density")
    assert said_of(spoil) == ([place] if weight else [])
