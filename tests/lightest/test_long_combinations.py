"""Where combinations ask for modes and second order, a candidate is tried in some of them first:
the section that is found and every rejection are those of solving the whole document."""

import copy
import random
from typing import Any

import pytest

import loadpath
from loadpath import Model
from loadpath.answer.lightest import Trial
from loadpath.engine.candidates import candidates_of
from tests.lightest.swapped import swapped

Json = dict[str, Any]
FAMILIES = ["HEA", "HEB"]
CANDIDATES = {each.name: each for each in candidates_of(FAMILIES)}


def portal(
    seed: int, *, column: str = "HEA600", beam: str = "HEA600", stability: str = "Auto"
) -> Json:
    """A portal of random size and load, whose governing combination changes with its sections."""
    draw = random.Random(seed)
    height, span = draw.uniform(3.5, 7.0), draw.uniform(6.0, 14.0)
    model = Model("portal", dimensionality="2D")
    a, b = model.node(0, 0), model.node(0, height)
    c, d = model.node(span, height), model.node(span, 0)
    left = model.member(a, b, column, "S355", classification="Column")
    across = model.member(b, c, beam, "S355", classification="Beam")
    right = model.member(d, c, column, "S355", classification="Column")
    if draw.random() < 0.5:
        model.pin(a, d)
    else:
        model.fix(a, d)
    dead = model.load_case("G")
    dead.self_weight()
    dead.line(across, -draw.uniform(2e3, 5e3))
    dead.force(b, -draw.uniform(20e3, 400e3)).force(c, -draw.uniform(20e3, 400e3))
    snow = model.load_case("S").line(across, -draw.uniform(3e3, 12e3))
    wind = model.load_case("W")
    wind.line(left, draw.uniform(1e3, 6e3), along="X").line(
        right, draw.uniform(1e3, 3e3), along="X"
    )
    back = model.load_case("W back").force(c, -draw.uniform(2e3, 30e3), along="X")
    model.combination("ULS 1", {dead: 1.35, snow: 1.5})
    model.combination("ULS 2", {dead: 1.35, snow: 0.75, wind: 1.5})
    model.combination("ULS 3", {dead: 1.0, wind: 1.5})
    model.combination("ULS 4", {dead: 1.35, snow: 1.5, back: 0.9})
    model.combination("SLS 1", {dead: 1.0, snow: 1.0})
    model.combination("SLS 2", {dead: 1.0, wind: 1.0})
    model.check_ec3(include_ltb=False, limit_state="ULS")
    model.check_deflection(draw.choice([150, 300]), "Beam")
    document: Json = model.to_document()
    if stability:
        document["analysis"]["options"]["stability"] = stability
    return document


def utilization_of(results: Any, member_ids: list[int]) -> float | None:
    """The largest of these members in any check; None where one of them is not decided."""
    uses = [
        entity["utilization"]
        for check in results.unity_check_results
        for entity in check["per_entity"]
        if entity["entity"].get("member_id") in member_ids
    ]
    return None if not uses or None in uses else max(uses)


def with_combination(document: Json, name: str) -> Json:
    """The document with one of its combinations alone."""
    other = copy.deepcopy(document)
    combinations = other["analysis"]["load_combinations"]
    other["analysis"]["load_combinations"] = [each for each in combinations if each["name"] == name]
    return other


@pytest.mark.parametrize("kind", ["Column", "Beam"])
@pytest.mark.parametrize("seed", range(2))
def test_the_winner_is_that_of_solving_all_of_it_with_every_candidate(seed: int, kind: str) -> None:
    document = portal(seed)
    assert loadpath.solve(document).verdict.state == "passes"
    found = loadpath.find_lightest(document, kind, FAMILIES)
    (group,) = found.groups
    rows = {each.name: each for each in group.candidates}
    assert rows.keys() == CANDIDATES.keys()
    assert [each.name for each in group.candidates if not each.reason] == [group.chosen]
    for row in group.candidates:
        if row.state == "heavier":
            continue
        tried = swapped(document, CANDIDATES[row.name], kind)
        whole = loadpath.solve(tried)
        assert (whole.verdict.state == "passes") == (row.name == group.chosen), row
        check_reason(row, tried, utilization_of(whole, group.member_ids))
    assert loadpath.solve(found.document).headline == found.headline
    assert found.verdict.state == "passes"


def check_reason(row: Trial, tried: Json, whole: float | None) -> None:
    """What is said of a candidate is so in the combination that it names, and no figure is above
    that of the whole analysis."""
    if row.utilization is None:
        assert row.state in ("undecided", "not_solved")
        return
    governing = row.governing
    assert governing is not None
    assert governing.member_id is not None
    assert governing.combination is not None
    alone = loadpath.solve(with_combination(tried, governing.combination))
    uses = [
        entity["utilization"]
        for check in alone.unity_check_results
        for entity in check["per_entity"]
        if entity["entity"].get("member_id") == governing.member_id
    ]
    assert row.utilization == pytest.approx(max(use or 0.0 for use in uses), rel=1e-9)
    if whole is not None:
        assert row.utilization <= whole * (1 + 1e-9)
    if row.state == "fails":
        assert row.utilization > 1.0
    if row.state == "passes":
        assert row.utilization == pytest.approx(whole, rel=1e-9)


def test_combinations_that_are_not_looked_at_are_told() -> None:
    found = loadpath.find_lightest(portal(1), "Column", FAMILIES)
    assert any("rejected by some combinations alone" in note for note in found.notes)
    plain = loadpath.find_lightest(portal(1, stability=""), "Column", FAMILIES)
    assert not any("rejected by some" in note for note in plain.notes)


@pytest.mark.parametrize("seed", [1])
def test_where_none_passes_the_best_is_the_least_utilized_in_all_combinations(seed: int) -> None:
    document = portal(seed)
    found = loadpath.find_lightest(document, "Column", FAMILIES, max_depth_m=0.135)
    (group,) = found.groups
    assert not found.found
    tried = [each.name for each in group.candidates if each.state != "too_deep"]
    assert len(tried) > 3
    found_uses = {
        name: utilization_of(
            loadpath.solve(swapped(document, CANDIDATES[name], "Column")), group.member_ids
        )
        for name in tried
    }
    uses = {name: use for name, use in found_uses.items() if use is not None}
    best = min(uses, key=lambda name: uses[name])
    assert group.best_rejected == best
    (row,) = (each for each in group.candidates if each.name == best)
    assert row.utilization == pytest.approx(uses[best], rel=1e-9)


def test_groups_are_consistent_and_each_is_the_lightest_beside_the_other() -> None:
    document = portal(3)
    kinds = ("Column", "Beam")
    found = loadpath.find_lightest(document, groups=kinds, families=FAMILIES)
    assert found.verdict.state == "passes"
    for kind in kinds:
        again = loadpath.find_lightest(found.document, kind, FAMILIES)
        before = {each.name: each.chosen for each in found.groups}[kind]
        if not found.answer.has_cycled:
            assert again.groups[0].chosen == before


def test_stated_imperfections_and_named_combinations_go_with_those_that_are_tried() -> None:
    document = portal(5, stability="")
    analysis = document["analysis"]
    analysis["options"] |= {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    ids = [each["id"] for each in analysis["load_combinations"] if each["limit_state"] == "ULS"]
    analysis["imperfection_cases"] = [
        {"imperfection_case_id": 1, "load_combinations": ids, "standard": "EN 1993-1-1"}
    ]
    analysis["unity_checks"][0]["load_combination_ids"] = ids
    analysis["buckling"] = {"num_modes": 1, "reference": {"LoadCombination": ids[0]}}
    found = loadpath.find_lightest(document, "Column", ["HEA"])
    (group,) = found.groups
    for row in group.candidates:
        if row.state != "heavier":
            whole = loadpath.solve(swapped(document, CANDIDATES[row.name], "Column"))
            assert (whole.verdict.state == "passes") == (row.name == group.chosen), row
