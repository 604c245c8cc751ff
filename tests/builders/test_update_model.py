"""Changes of a document by small operations: what they do, and what they leave as it is."""

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loadpath import solve, validate
from loadpath.builders import (
    ChangesRefused,
    ParameterError,
    apply_changes,
    build_model,
    create_frame,
    update_model,
)
from loadpath.catalogue import find_material, find_section

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)
BEAMS = {"set": "members", "where": {"section": "IPE300"}, "to": {"section": "IPE330"}}


def change(*changes: dict[str, Any]) -> dict[str, Any]:
    return update_model(FRAME, changes=list(changes))


def model(document: dict[str, Any], part: str) -> Any:
    return document["model"][part]


def test_a_changed_section_gives_the_digits_of_a_model_built_so() -> None:
    built = create_frame(
        bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9, beam_section="IPE330"
    )
    one, other = solve(change(BEAMS)), solve(built)
    for name, found in one.loadcombinations.items():
        expected = other.loadcombinations[name]
        assert found.displacements.tolist() == expected.displacements.tolist()
    assert one.verdict.utilization == other.verdict.utilization


def test_changes_go_back() -> None:
    back = {"set": "members", "where": {"section": "IPE330"}, "to": {"section": "IPE300"}}
    there_and_back = change(BEAMS, back)
    assert model(there_and_back, "members") == model(FRAME, "members")
    assert there_and_back["analysis"] == FRAME["analysis"]


def test_the_given_document_stays() -> None:
    before = copy.deepcopy(FRAME)
    change(BEAMS, {"remove": "load_combinations", "id": "SLS"})
    assert before == FRAME


def test_a_grade_brings_the_strength_of_its_thickness() -> None:
    """Flanges above 40 mm have less by Table 3.1 of EN 1993-1-1."""
    thick = change({"set": "members", "id": [1, 2], "to": {"section": "HD400x634"}})
    flange = find_section("HD400x634").thickest_part
    section = next(each for each in model(thick, "sections") if each["name"] == "HD400x634")
    material = next(each for each in model(thick, "materials") if each["id"] == section["material"])
    assert flange > 0.04
    assert material["yield_stress"] == find_material("S235").strength_at(flange) < 235e6


def test_a_material_of_ones_own_is_kept() -> None:
    own = copy.deepcopy(FRAME)
    own["model"]["materials"][0]["yield_stress"] = 300e6
    changed = update_model(own, changes=[BEAMS])
    section = next(each for each in model(changed, "sections") if each["name"] == "IPE330")
    assert section["material"] == own["model"]["materials"][0]["id"]
    assert model(changed, "materials") == model(own, "materials")


def test_members_get_another_grade() -> None:
    changed = change({"set": "members", "id": "all", "to": {"material": "S355"}})
    assert {each["name"] for each in model(changed, "materials")} == {"S355"}
    assert [each["name"] for each in model(changed, "sections")] == ["HEB200", "IPE300"]
    assert validate(changed).warnings == validate(FRAME).warnings


def test_sections_of_ones_own_are_never_dropped() -> None:
    own = copy.deepcopy(FRAME)
    own["model"]["sections"][1]["name"] = "Welded girder 1"
    changed = update_model(own, changes=[{"set": "members", "id": 3, "to": {"section": "IPE330"}}])
    assert "Welded girder 1" in [each["name"] for each in model(changed, "sections")]


EACH_KIND: list[tuple[dict[str, Any], str]] = [
    ({"set": "nodes", "id": [1, 2], "to": {"nodal_support": "pinned"}}, "model.nodes"),
    ({"set": "members", "id": 3, "to": {"start_hinge": "pinned"}}, "model.members"),
    ({"set": "members", "id": "Column", "to": {"rotation_angle": 0}}, "model.members"),
    (
        {"add": "member_sets", "value": {"member_ids": [1], "effective_length_factor_z": 2.0}},
        "model.member_sets",
    ),
    (
        {
            "set": "load_cases[Q].distributed_loads",
            "id": "all",
            "to": {"magnitude": -8e3, "end_magnitude": -8e3},
        },
        "analysis.load_cases",
    ),
    (
        {
            "add": "load_combinations",
            "value": {"name": "ULS 9", "load_case_factors": {"G": 1, "W": 1.5}},
        },
        "analysis.load_combinations",
    ),
    (
        {"set": "unity_checks", "id": "ec3", "to": {"spec.Ec3Steel.gamma_m1": 1.1}},
        "analysis.unity_checks",
    ),
    (
        {
            "add": "plate_surfaces",
            "value": {
                "boundary_node_ids": [1, 2, 4, 3],
                "thickness": 0.2,
                "material": "concrete_C30",
            },
        },
        "model.plate_surfaces",
    ),
    ({"set": "options", "to": {"order": "NONLINEAR"}}, "analysis.options"),
]


@pytest.mark.parametrize(("operation", "path"), EACH_KIND)
def test_each_kind_of_change_is_valid_and_changes_what_it_names(
    operation: dict[str, Any], path: str
) -> None:
    changed = change(operation)
    assert validate(changed).valid
    group, key = path.split(".")
    assert changed[group].get(key) != FRAME[group].get(key)
    other = {"model": "analysis", "analysis": "model"}[group]
    assert changed[other] == FRAME[other]


def test_null_clears_a_field() -> None:
    hinged = change({"set": "members", "id": 3, "to": {"start_hinge": "pinned"}})
    cleared = update_model(
        hinged, changes=[{"set": "members", "id": 3, "to": {"start_hinge": None}}]
    )
    assert model(cleared, "members") == model(FRAME, "members")


def test_a_load_of_two_magnitudes_is_told() -> None:
    (note,) = apply_changes(
        FRAME,
        changes=[{"set": "load_cases[Q].distributed_loads", "id": 1, "to": {"magnitude": -8e3}}],
    ).notes
    assert "end_magnitude stays -10000.0" in note


def test_all_or_none() -> None:
    """The second change breaks a reference, so the first is not made either."""
    with pytest.raises(ChangesRefused) as caught:
        change(BEAMS, {"remove": "sections", "id": 1})
    assert [issue.code for issue in caught.value.issues] == ["broken_reference"] * 2
    assert caught.value.issues == pickle.loads(pickle.dumps(caught.value)).issues


def test_a_document_with_errors_may_be_mended_step_by_step() -> None:
    broken = copy.deepcopy(FRAME)
    broken["model"]["members"][0]["section"] = 99
    broken["model"]["members"][1]["section"] = 98
    half = update_model(broken, changes=[{"set": "members", "id": 1, "to": {"section": 1}}])
    assert not validate(half).valid
    whole = update_model(half, changes=[{"set": "members", "id": 2, "to": {"section": 1}}])
    assert validate(whole).valid


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"set": "membrs", "id": 1, "to": {}}, "part", "did you mean 'members'"),
    ({"set": "members", "id": 9, "to": {"section": "IPE330"}}, "id", "there are 1 (Column)"),
    ({"set": "members", "to": {"section": "IPE330"}}, "id", "say which"),
    ({"set": "members", "id": 1, "to": {"section": "IPE331"}}, "section", "nearest is 'IPE330'"),
    ({"set": "members", "id": 1, "to": {"sektion": 2}}, "to", "no field of model.members"),
    ({"set": "members", "id": 1, "too": {}}, "too", "has no meaning beside 'set'"),
    ({"set": "members", "where": {"section": "IPE80"}, "to": {}}, "where", "has no 'IPE80'"),
    ({"set": "members", "where": {"mirror": True}, "to": {}}, "where", "nothing in model.members"),
    ({"set": "nodes", "id": 1, "to": {"nodal_support": "hinge"}}, "nodal_support", "no support"),
    ({"set": "options", "id": 1, "to": {}}, "id", "one object"),
    ({"add": "options", "value": {}}, "add", "no list of records"),
    ({"set": "members", "remove": "nodes"}, "", "one of set, add, remove"),
    ({"set": "load_cases[Z].nodal_loads", "id": 1, "to": {}}, "id", "there are 1 (G)"),
    ({"set": "members..", "id": 1, "to": {}}, "part", "is no path"),
    ({"add": "members", "value": 5}, "value", "should be an object"),
]


@pytest.mark.parametrize(("operation", "parameter", "message"), REFUSED)
def test_what_is_wrong_is_named(operation: dict[str, Any], parameter: str, message: str) -> None:
    with pytest.raises(ParameterError) as caught:
        change(operation)
    place = "changes[0]" + (f".{parameter}" if parameter else "")
    assert (caught.value.parameter, message in str(caught.value)) == (place, True), caught.value


def test_library_sections_need_si_units() -> None:
    other = copy.deepcopy(FRAME)
    other["settings"]["unit_settings"] = {"lengthUnit": "mm"}
    with pytest.raises(ParameterError, match="in SI units and the model has lengthUnit 'mm'"):
        update_model(other, changes=[BEAMS])


def test_a_shape_without_a_material_is_asked_for_one() -> None:
    two = build_model(
        nodes=[[0, 0], [5, 0], [9, 0]],
        members=[
            {"start": 1, "end": 2, "section": "IPE200", "material": "S235"},
            {"start": 2, "end": 3, "section": "IPE200", "material": "S355"},
        ],
        supports=[{"node": 1}],
    )
    new = {"start_node_id": 1, "end_node_id": 3, "section": "IPE100"}
    with pytest.raises(ParameterError, match="name its material"):
        update_model(two, changes=[{"add": "members", "value": new}])
    made = update_model(two, changes=[{"add": "members", "value": {**new, "material": "S235"}}])
    assert validate(made).valid


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["set", "add", "remove", "id", "where", "to", "value", "section"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=6,
)
PATHS = st.sampled_from(["members", "nodes", "load_cases[Q]", "options", "load_cases[1].id"])


@settings(max_examples=150, deadline=None)
@given(st.lists(JSON | st.fixed_dictionaries({"set": PATHS, "id": JSON, "to": JSON}), max_size=2))
def test_anything_is_either_done_or_refused(changes: list[Any]) -> None:
    try:
        made = update_model(FRAME, changes=changes)
    except ParameterError:
        return
    json.dumps(made)
    assert validate(made).valid
