"""Lengths that a document states beside its geometry."""

from typing import Any

import pytest

from tests.inspection.spoiled import Json, said_of

SET = "model.member_sets[0]"


def in_a_set(**fields: Any) -> Any:
    def spoil(document: Json) -> None:
        document["model"]["member_sets"] = [{"id": 1, "member_ids": [1], **fields}]

    return spoil


@pytest.mark.parametrize(
    "field", ["buckling_length_y", "buckling_length_z", "buckling_length_t", "ltb_length"]
)
@pytest.mark.parametrize("length", [0.006, 0.2])
def test_lengths_below_the_depth_are_noticed(field: str, length: float) -> None:
    assert said_of(in_a_set(**{field: length})) == [("implausible_length", f"{SET}.{field}")]


@pytest.mark.parametrize("field", ["effective_length_factor_y", "effective_length_factor_z"])
@pytest.mark.parametrize("factor", [0.01, 0.4])
def test_factors_below_those_of_a_clamped_bar_are_noticed(field: str, factor: float) -> None:
    assert said_of(in_a_set(**{field: factor})) == [("implausible_length", f"{SET}.{field}")]


@pytest.mark.parametrize(
    "fields",
    [
        {"effective_length_factor_z": 0.5, "buckling_length_y": 1.2},
        {"effective_length_factor_z": 2.6, "ltb_length": 0.5},
        {"buckling_length_z": 12.0},
    ],
)
def test_usual_lengths_are_plausible(fields: Json) -> None:
    assert said_of(in_a_set(**fields)) == []


@pytest.mark.parametrize(
    ("offset", "is_noticed"), [(2.0, True), (1.2, True), (0.15, False), (0.6, False)]
)
def test_offsets_that_take_the_span_are_noticed(offset: float, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        beam = document["model"]["members"][1]
        beam["start_offset"] = {"X": offset, "Y": 0.0, "Z": 0.0}
        beam["end_offset"] = {"X": -offset, "Y": 0.0, "Z": 0.0}

    said = [("implausible_length", "model.members[1]")]
    assert said_of(spoil) == (said if is_noticed else [])


@pytest.mark.parametrize(("z_g", "is_noticed"), [(-200.0, True), (0.5, True), (0.15, False)])
def test_loads_act_on_the_section(z_g: float, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
        document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": {"z_g": z_g}}}]

    said = [("implausible_length", "analysis.unity_checks[0].spec.Ec3Steel.z_g")]
    assert said_of(spoil) == (said if is_noticed else [])


@pytest.mark.parametrize(("length", "is_noticed"), [(6000.0, True), (12.0, False)])
def test_lengths_of_limits_are_those_of_the_model(length: float, is_noticed: bool) -> None:
    def spoil(document: Json) -> None:
        check = {"id": "d", "name": "d", "applies_to": {"type": "AllMembers"}}
        spec = {"Deflection": {"limit": 300.0, "length": length}}
        document["analysis"]["unity_checks"] = [{**check, "spec": spec}]

    said = [("implausible_length", "analysis.unity_checks[0].spec.Deflection.length")]
    assert said_of(spoil) == (said if is_noticed else [])


@pytest.mark.parametrize(
    ("shape", "z_j", "is_noticed"),
    [(None, 0.5, True), (None, 0.1, False), ("I", 0.1, True), ("I", 0.0, False)],
)
def test_sections_are_as_asymmetric_as_they_are_deep(
    shape: str | None, z_j: float, is_noticed: bool
) -> None:
    """z_j = z_s - integral of z (y^2 + z^2) / 2 I: nothing where both axes are of symmetry."""

    def spoil(document: Json) -> None:
        (section,) = document["model"]["sections"]
        section["ec3"] = {"z_j": z_j}
        if shape:
            section["dimensions"] = {
                "shape": shape,
                "h": 0.3,
                "b": 0.15,
                "tw": 0.0071,
                "tf": 0.0107,
            }

    said = [("implausible_length", "model.sections[0].ec3.z_j")]
    assert said_of(spoil) == (said if is_noticed else [])


@pytest.mark.parametrize(
    ("other", "is_noticed"),
    [
        ({"buckling_length_y": 6.0}, True),
        ({"buckling_length_y": 2.0, "ltb_length": 4.0}, True),
        ({"buckling_length_y": 2.0}, False),
        ({}, False),
    ],
)
def test_sets_that_contradict_each_other_are_noticed(other: Json, is_noticed: bool) -> None:
    """Checks take what the first states of a member."""

    def spoil(document: Json) -> None:
        document["model"]["member_sets"] = [
            {"id": 1, "member_ids": [1], "buckling_length_y": 2.0},
            {"id": 2, "member_ids": [1], **other},
        ]

    expected = [("implausible_length", "model.member_sets[1]")] if is_noticed else []
    assert said_of(spoil) == expected
