"""Rules about meaning at their boundaries: what they must see, and what they must leave alone."""

from itertools import pairwise
from typing import Any

import pytest

from loadpath.document import validate

from .corpus import valid_document


def codes(document: dict[str, Any]) -> set[str]:
    report = validate(document)
    return {issue.code for issue in report.errors + report.warnings}


def node(number: int, x: float, y: float = 0.0, z: float = 0.0, **more: Any) -> dict[str, Any]:
    return {"id": number, "X": x, "Y": y, "Z": z, **more}


def member(number: int, start: int, end: int, **more: Any) -> dict[str, Any]:
    return {"id": number, "start_node_id": start, "end_node_id": end, "section": 1, **more}


def test_offsets_can_give_a_member_its_length_and_take_it_away() -> None:
    document = valid_document("beam")
    model = document["model"]
    model["nodes"].append(node(3, 6.0))
    model["members"].append(member(2, 2, 3, end_offset={"Y": 1.0}))
    assert "zero_length_member" not in codes(document)
    model["members"][0]["end_offset"] = {"X": -6.0}
    assert "zero_length_member" in codes(document)


def test_a_set_without_buckling_data_may_be_any_group_of_members() -> None:
    document = valid_document("portal")
    document["model"]["member_sets"].append({"id": 2, "member_ids": [1, 3]})
    assert "member_set_gap" not in codes(document)


def test_a_ring_of_members_without_support_is_found_behind_a_supported_part() -> None:
    document = valid_document("beam")
    model = document["model"]
    model["nodes"] += [node(10 + i, float(i), 9.0) for i in range(40)]
    ring = [*range(39, -1, -1), 39]
    model["members"] += [member(10 + i, 10 + a, 10 + b) for i, (a, b) in enumerate(pairwise(ring))]
    report = validate(document)
    assert [issue.path for issue in report.warnings] == ["model.members[1]"]
    assert report.warnings[0].code == "unsupported_part"
    model["nodes"][20]["nodal_support"] = 1
    assert validate(document).warnings == []


def test_plates_connect_parts() -> None:
    document = valid_document("plates")
    model = document["model"]
    for each in model["nodes"]:
        each["nodal_support"] = 1 if each["id"] == 1 else None
    assert "unsupported_part" not in codes(document)
    model["nodes"][0]["nodal_support"] = None
    assert "unsupported_part" not in codes(document)  # held along a line
    model["line_supports"] = []
    assert "unsupported_part" in codes(document)
    model["plate_elements"][0]["bedding"] = 1e7
    assert "unsupported_part" not in codes(document)


@pytest.mark.parametrize(
    ("release", "rotation", "spins"),
    [
        ("rotational_release_mz", 0.0, True),
        ("rotational_release_my", 0.0, True),
        ("rotational_release_mz", 37.0, False),
    ],
)
def test_a_node_between_hinged_ends_spins_only_about_a_common_axis(
    release: str, rotation: float, spins: bool
) -> None:
    document = valid_document("beam")
    model = document["model"]
    model["nodes"] = [node(1, 0.0, nodal_support=1), node(2, 3.0), node(3, 6.0, nodal_support=2)]
    model["member_hinges"] = [{"id": 1, release: 0.0}]
    model["members"] = [
        member(1, 1, 2, end_hinge=1),
        member(2, 2, 3, start_hinge=1, rotation_angle=rotation),
    ]
    assert ("released_node" in codes(document)) is spins


def test_a_hinge_beside_a_rigid_end_or_a_rotational_support_is_fine() -> None:
    document = valid_document("beam")
    model = document["model"]
    model["nodes"] = [node(1, 0.0, nodal_support=1), node(2, 3.0), node(3, 6.0, nodal_support=2)]
    model["member_hinges"] = [{"id": 1, "rotational_release_mz": 0.0}]
    model["members"] = [member(1, 1, 2, end_hinge=1), member(2, 2, 3)]
    assert "released_node" not in codes(document)
    model["members"][1]["start_hinge"] = 1
    model["nodal_supports"].append({"id": 3, "RZ": {"condition_type": "Fixed"}})
    model["nodes"][1]["nodal_support"] = 3
    assert "released_node" not in codes(document)


@pytest.mark.parametrize(
    ("kind", "direction", "out"),
    [
        ("nodal_loads", [1, 0, 0], False),
        ("nodal_loads", [0, 0, 1], True),
        ("nodal_moments", [0, 0, 1], False),
        ("nodal_moments", [1, 0, 0], True),
    ],
)
def test_a_2d_analysis_takes_forces_in_the_plane_and_moments_about_its_normal(
    kind: str, direction: list[float], out: bool
) -> None:
    document = valid_document("portal")
    load = {"id": 9, "node": 2, "magnitude": 1.0, "direction": direction}
    document["analysis"]["load_cases"][0][kind] = [load]
    assert ("out_of_plane" in codes(document)) is out
    document["analysis"]["options"]["dimensionality"] = "3D"
    assert "out_of_plane" not in codes(document)


@pytest.mark.parametrize(
    ("direction", "out"), [([1.0, 0.0, 0.0], False), ([0.6, 0.0, 0.8], True), (None, True)]
)
def test_bracing_across_the_plane_takes_a_structure_out_of_it(
    direction: list[float] | None, out: bool
) -> None:
    """Left out, it is horizontal and square to beams in the plane."""
    document = valid_document("extensions")
    (system,) = document["model"]["bracing_systems"]
    document["model"]["member_sets"][0]["member_ids"] = [1 if direction else 2]
    system["direction"] = direction
    assert codes(document) & {"out_of_plane"} == ({"out_of_plane"} if out else set())


def test_extensions_are_a_matter_of_version_4() -> None:
    document = valid_document("extensions")
    assert "newer_field" not in codes(document)
    document["schema_version"] = 3
    messages = [issue.message for issue in validate(document).warnings]
    named = {message.split(" because ")[1].split(" is used")[0] for message in messages}
    assert named == {
        "settings.imported",
        "model.materials.carbon_factor",
        "model.materials.thermal_expansion",
        "model.members.bedding",
        "model.sections.dimensions",
        "model.nodal_supports.axes",
        "model.rigid_diaphragms",
        "model.bracing_systems",
        "analysis.load_cases.action",
        "analysis.options.stability",
        "analysis.load_cases.kind",
        "analysis.load_combinations.generated",
        "analysis.buckling.negative_factors",
        "analysis.imperfection_cases.standard",
        "analysis.imperfection_cases.bow_imperfections",
        "analysis.load_cases.distributed_loads.projected",
        "analysis.load_cases.distributed_loads.axes",
        "analysis.load_cases.support_displacements",
        "analysis.load_cases.temperature_loads",
        "analysis.unity_checks.spec.Ec3Steel.lengths_from",
        "analysis.unity_checks.spec.Ec3Steel.angle_ends",
        "analysis.unity_checks.spec.Deflection",
        "analysis.unity_checks.spec.Ec3Steel.ltb_method",
        "analysis.unity_checks.spec.Ec3Steel.annex",
    }


@pytest.mark.parametrize("length", [1.0, 0.9995, 1.0005])
def test_a_direction_rounded_to_three_digits_is_of_unit_length(length: float) -> None:
    document = valid_document("beam")
    load = document["analysis"]["load_cases"][0]["distributed_loads"][0]
    load["direction"] = [0.6 * length, -0.8 * length, 0.0]
    assert validate(document).warnings == []


def test_a_check_on_listed_combinations_does_not_ask_for_limit_states() -> None:
    document = valid_document("beam")
    analysis = document["analysis"]
    del analysis["load_combinations"][0]["limit_state"]
    assert codes(document) == {"check_without_combination", "combination_without_limit_state"}
    analysis["unity_checks"][0]["load_combination_ids"] = [1]
    assert codes(document) == set()
    analysis["load_combinations"] = []
    assert codes(document) == {"broken_reference"}


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_versions_1_to_4_are_read(version: int) -> None:
    document = valid_document("beam")
    document["schema_version"] = version
    assert validate(document).errors == []
