"""What holds for every checked member: its use does not depend on how it is written down.

A member may be turned end for end or mirrored, a tube rolled under its loads; the loads may grow,
and every number may change by a hair.
"""

import copy
import random
from math import isclose
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve

Json = dict[str, Any]
SECTIONS = ("IPE300", "HEA200", "UB457x191x67", "RHS200x100x8", "SHS150x150x8", "CHS168.3x8")


def member(seed: int, sections: tuple[str, ...] = SECTIONS) -> Json:
    """A member in space with axial force, load across both axes and a point load off its middle."""
    chance = random.Random(seed)
    document: Json = check_beam(
        span_m=chance.uniform(2, 9),
        section=chance.choice(sections),
        material=chance.choice(("S235", "S355", "S460")),
        udl=chance.uniform(0.5, 8),
    )
    document["analysis"]["options"]["dimensionality"] = "3D"
    case = document["analysis"]["load_cases"][0]
    case["nodal_loads"] = [
        {"id": 1, "node": 2, "magnitude": chance.uniform(-100e3, 100e3), "direction": [-1, 0, 0]}
    ]
    across = {"id": 90, "member": 1, "position": chance.uniform(0.2, 0.8)}
    case["member_point_loads"] = [
        across | {"magnitude": chance.uniform(1e2, 5e3), "direction": [0, 0, 1]}
    ]
    return document


def use_of(document: Json) -> float | None:
    (check,) = solve(document).unity_check_results
    (entity,) = check["per_entity"]
    use: float | None = entity["utilization"]
    assert use is not None or entity["message"]
    return use


def is_same(one: float | None, other: float | None) -> bool:
    """Both undecided, or the same."""
    if one is None or other is None:
        return one is other
    return isclose(one, other, rel_tol=1e-9)


def scaled(document: Json, factor: float) -> Json:
    changed = copy.deepcopy(document)
    for each in changed["analysis"]["load_combinations"]:
        for part in each["load_case_factors"]:
            part["factor"] *= factor
    return changed


@pytest.mark.parametrize("seed", range(20))
def test_a_member_turned_end_for_end_is_used_the_same(seed: int) -> None:
    document = member(seed)
    turned = copy.deepcopy(document)
    (own,) = turned["model"]["members"]
    own["start_node_id"], own["end_node_id"] = own["end_node_id"], own["start_node_id"]
    for load in turned["analysis"]["load_cases"][0]["member_point_loads"]:
        load["position"] = 1.0 - load["position"]
    assert is_same(use_of(turned), use_of(document))


@pytest.mark.parametrize("seed", range(20))
def test_a_mirrored_load_uses_a_member_the_same(seed: int) -> None:
    document = member(seed)
    mirrored = copy.deepcopy(document)
    for load in mirrored["analysis"]["load_cases"][0]["member_point_loads"]:
        load["direction"] = [0, 0, -1]
    assert is_same(use_of(mirrored), use_of(document))


@pytest.mark.parametrize("seed", range(20))
def test_use_grows_with_the_loads(seed: int) -> None:
    document = member(seed)
    uses = [use_of(scaled(document, factor)) for factor in (0.5, 0.75, 1.0, 1.5)]
    known = [use for use in uses if use is not None]
    assert known == sorted(known)


@pytest.mark.parametrize("angle", [0.0, 17.0, 45.0, 90.0])
def test_a_tube_is_used_the_same_whichever_way_it_is_rolled(angle: float) -> None:
    document = member(3, ("CHS168.3x8",))
    straight = use_of(document)
    document["model"]["members"][0]["rotation_angle"] = angle
    assert use_of(document) == pytest.approx(straight, rel=1e-9)


@pytest.mark.parametrize("seed", range(30))
def test_a_hair_changes_a_use_by_a_hair(seed: int) -> None:
    """Loads and dimensions by 1e-6: the use by no more than 1e-4, unless a class changes."""
    document = member(seed)
    before = use_of(document)
    for factor in (1 - 1e-6, 1 + 1e-6):
        after = use_of(scaled(document, factor))
        assert (before is None) == (after is None)
        if before is not None:
            assert after == pytest.approx(before, rel=1e-4)


def beam_of_two(section: str) -> Json:
    """A beam of 4 m IPE400 and 2 m of the named section in one set, with 200 kN on the second."""
    document: Json = check_beam(span_m=6, section="IPE400", material="S235", udl=5)
    other: Json = check_beam(span_m=6, section=section, material="S235", udl=5)
    model = document["model"]
    model["sections"].append({**other["model"]["sections"][0], "id": 2})
    (first,) = model["members"]
    second = {**first, "id": 2, "start_node_id": 3, "section": 2}
    first["end_node_id"] = 3
    model["members"].append(second)
    model["nodes"].append({"id": 3, "X": 4.0, "Y": 0, "Z": 0})
    model["member_sets"] = [{"id": 1, "member_ids": [1, 2]}]
    document["analysis"]["options"]["dimensionality"] = "3D"
    case = document["analysis"]["load_cases"][0]
    case["distributed_loads"] = []
    load = {"id": 1, "member": 2, "position": 0.5, "magnitude": 200e3, "direction": [0, -1, 0]}
    case["member_point_loads"] = [load]
    return document


def test_forces_belong_to_the_section_they_act_on() -> None:
    """The set gives the length; the moment of the heavy member is no moment of the light one."""
    (check,) = solve(beam_of_two("IPE600")).unity_check_results
    light = next(e for e in check["per_entity"] if e["entity"].get("member_id") == 1)
    by_label = {row["label"]: row for row in light["trace"]}
    assert by_label["LTB length"]["value"] == pytest.approx(6.0)
    largest = by_label["Bending y (6.2.5)"]["demand"]
    assert by_label["LTB (6.3.2)"]["demand"] == pytest.approx(largest, rel=1e-9)
