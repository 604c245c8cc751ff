"""Coordinates in millimetres, and members against their sections."""

import pytest

from tests.inspection.spoiled import Json, portal, said_of


def scaled(factor: float) -> Json:
    document = portal()
    for node in document["model"]["nodes"]:
        for axis in "XYZ":
            node[axis] *= factor
    return document


@pytest.mark.parametrize("factor", [1e3, 1e-3])
def test_coordinates_in_another_unit_are_noticed(factor: float) -> None:
    assert said_of(lambda _: None, scaled(factor)) == [("implausible_extent", "model.nodes")]


def test_a_model_in_its_own_unit_is_plausible() -> None:
    document = scaled(1e3)
    document["settings"]["unit_settings"] = {"lengthUnit": "mm"}
    section = document["model"]["sections"][0]
    for name, power in {"h": 1, "b": 1, "area": 2, "i_y": 4, "i_z": 4, "j": 4}.items():
        section[name] *= 1e3**power
    for load in document["analysis"]["load_cases"][0]["distributed_loads"]:
        load["magnitude"] = load["end_magnitude"] = 20.0  # N/mm
    assert said_of(lambda _: None, document) == []


def test_a_member_as_slender_as_a_thread_is_noticed() -> None:
    def spoil(document: Json) -> None:
        document["model"]["nodes"][2]["X"] = document["model"]["nodes"][3]["X"] = 300.0
        document["analysis"]["load_cases"][0]["distributed_loads"] = []

    assert said_of(spoil) == [("implausible_slenderness", "model.members[1]")]


@pytest.mark.parametrize(("thickness", "is_noticed"), [(0.2, False), (1.2, False), (200.0, True)])
def test_a_plate_thicker_than_the_model_is_noticed(thickness: float, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        plate = {"id": 1, "node_ids": [1, 2, 3, 4], "material": 1, "thickness": thickness}
        document["model"]["plate_elements"] = [plate]

    place = ("implausible_slenderness", "model.plate_elements[0].thickness")
    assert said_of(spoil) == ([place] if is_noticed else [])


def test_a_section_deeper_than_the_model_is_noticed() -> None:
    said = said_of(lambda _: None, scaled(0.04))
    assert said == [("implausible_slenderness", "model.sections[0]")]


def test_members_in_short_pieces_are_plausible() -> None:
    document = portal()
    model = document["model"]
    pieces = 40
    model["nodes"] = [
        {"id": k, "X": 6.0 * k / pieces, "Y": 0.0, "Z": 0.0} for k in range(pieces + 1)
    ]
    model["nodes"][0]["nodal_support"] = model["nodes"][-1]["nodal_support"] = 1
    model["members"] = [
        {"id": k, "start_node_id": k - 1, "end_node_id": k, "section": 1}
        for k in range(1, pieces + 1)
    ]
    assert said_of(lambda _: None, document) == []


@pytest.mark.parametrize("far", [6e5, 1e30, 1e308])
def test_one_node_far_from_all_others_is_noticed(far: float) -> None:
    document = portal()
    model = document["model"]
    model["nodes"].append({"id": 99, "X": far, "Y": 4.0, "Z": 0.0})
    start = model["members"][1]["end_node_id"]
    model["members"].append({**model["members"][1], "id": 99, "start_node_id": start})
    model["members"][-1]["end_node_id"] = 99
    last = len(model["nodes"]) - 1
    assert said_of(lambda _: None, document)[0] == ("implausible_extent", f"model.nodes[{last}]")
