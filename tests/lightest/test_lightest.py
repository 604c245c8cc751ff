"""The lightest section that passes: what plain solving of every candidate says, and what must not
matter."""

import json
from itertools import pairwise
from typing import Any

import pytest

import loadpath
from loadpath.answer.lightest import TrialState
from loadpath.engine import DocumentRefused, RequestRefused
from loadpath.engine.candidates import candidates_of
from tests.hunt.units import in_millimetres
from tests.lightest.frames import hall
from tests.lightest.swapped import swapped

FAMILIES = ["IPE", "HEA"]


@pytest.fixture(scope="module")
def found() -> loadpath.engine.LightestSections:
    return loadpath.find_lightest(hall(), "Beam", FAMILIES)


def test_it_is_what_solving_every_candidate_finds(
    found: loadpath.engine.LightestSections,
) -> None:
    document = hall()
    rows = {each.name: each for each in found.groups[0].candidates}
    passing = {}
    for section in candidates_of(FAMILIES):
        verdict = loadpath.solve(swapped(document, section, "Beam")).verdict
        row = rows[section.name]
        if row.utilization is not None:
            assert verdict.utilization == pytest.approx(row.utilization, rel=1e-12)
            assert (verdict.state == "passes") == (row.state == "passes")
        if verdict.state == "passes":
            passing[section.name] = section.area
    assert found.groups[0].chosen == min(passing, key=lambda name: passing[name])


def test_every_candidate_is_listed_by_mass_with_its_reason(
    found: loadpath.engine.LightestSections,
) -> None:
    (group,) = found.groups
    assert len(group.candidates) == len(candidates_of(FAMILIES))
    assert all(a.mass <= b.mass for a, b in pairwise(group.candidates))
    chosen = [each for each in group.candidates if each.reason is None]
    assert [each.name for each in chosen] == [group.chosen]
    assert chosen[0].state == TrialState.passes
    assert chosen[0].governing is not None
    length = sum(1 for _ in group.member_ids) * 6.0
    assert chosen[0].mass == pytest.approx(chosen[0].mass_per_metre * length, rel=1e-12)
    assert group.mass == chosen[0].mass
    assert group.before == ["IPE400"]
    assert {each.state for each in group.candidates} == {"passes", "fails", "heavier"}
    deflections = [each.deflection for each in group.candidates if each.state == "fails"]
    assert all(value is not None for value in deflections)


def test_the_document_has_it_and_gives_the_same_verdict(
    found: loadpath.engine.LightestSections,
) -> None:
    assert loadpath.validate(found.document).valid
    results = loadpath.solve(found.document)
    assert results.headline == found.headline
    sections = {each["id"]: each for each in found.document["model"]["sections"]}
    for member in found.document["model"]["members"]:
        name = sections[member["section"]]["name"]
        is_beam = member["classification"] == "Beam"
        assert name == (found.groups[0].chosen if is_beam else "HEB200")
    rows = {each.name: each for each in results.bill_of_quantities.rows}
    assert found.groups[0].chosen is not None
    assert rows[found.groups[0].chosen].mass == pytest.approx(found.groups[0].mass, rel=1e-9)


def test_a_section_that_is_there_is_taken_and_not_added_again(
    found: loadpath.engine.LightestSections,
) -> None:
    chosen = found.groups[0].chosen
    assert chosen is not None
    again = loadpath.find_lightest(found.document, "Beam", FAMILIES)
    assert again.groups[0].chosen == chosen
    assert again.groups[0].section is None
    assert again.document["model"]["sections"] == found.document["model"]["sections"]
    authored = loadpath.find_lightest(hall(beam=chosen), "Beam", FAMILIES)
    assert authored.groups[0].section is None
    assert authored.document == hall(beam=chosen)


def renumbered(document: dict[str, Any]) -> dict[str, Any]:
    other: dict[str, Any] = json.loads(json.dumps(document))
    for member in other["model"]["members"]:
        member["id"] += 70
    for case in other["analysis"]["load_cases"]:
        for load in case.get("distributed_loads") or []:
            load["member"] += 70
    other["model"]["members"].reverse()
    return other


@pytest.mark.parametrize("change", [in_millimetres, renumbered])
def test_units_and_numbers_do_not_matter(
    change: Any, found: loadpath.engine.LightestSections
) -> None:
    other = loadpath.find_lightest(change(hall()), "Beam", FAMILIES)
    assert other.groups[0].chosen == found.groups[0].chosen
    assert other.groups[0].mass == pytest.approx(found.groups[0].mass, rel=1e-12)
    rows = zip(other.groups[0].candidates, found.groups[0].candidates, strict=True)
    for mine, theirs in rows:
        assert (mine.name, mine.state) == (theirs.name, theirs.state)
        if theirs.utilization is not None:
            assert mine.utilization == pytest.approx(theirs.utilization, rel=1e-9)
    again = loadpath.solve(other.document).verdict
    assert again.utilization == pytest.approx(found.verdict.utilization, rel=1e-9)


def test_a_rolled_beam_is_found_as_it_lies() -> None:
    """A beam on its side bends about its weak axis, and needs more."""
    upright = loadpath.find_lightest(hall(), "Beam", ["HEA"])
    document = hall()
    for member in document["model"]["members"]:
        if member["classification"] == "Beam":
            member["rotation_angle"] = 180.0
    turned = loadpath.find_lightest(document, "Beam", ["HEA"])
    assert turned.groups[0].chosen == upright.groups[0].chosen
    for member in document["model"]["members"]:
        if member["classification"] == "Beam":
            member["rotation_angle"] = 90.0
    flat = loadpath.find_lightest(document, "Beam", ["HEA"])
    assert flat.groups[0].mass is not None
    assert upright.groups[0].mass is not None
    assert flat.groups[0].mass > 1.3 * upright.groups[0].mass


def test_ways_to_name_the_same_members(found: loadpath.engine.LightestSections) -> None:
    document = hall()
    beams = [m["id"] for m in document["model"]["members"] if m["classification"] == "Beam"]
    document["model"]["member_sets"] = [{"id": 7, "member_ids": [each]} for each in beams[:1]]
    ways: list[Any] = [
        beams,
        {"members": beams},
        {"sections": ["IPE400"]},
        {"member_sets": [7], "members": beams[1:]},
    ]
    for way in ways:
        other = loadpath.find_lightest(document, way, FAMILIES)
        assert other.groups[0].member_ids == found.groups[0].member_ids
        assert other.groups[0].chosen == found.groups[0].chosen


def test_a_limit_of_depth_leaves_out_what_is_deeper(
    found: loadpath.engine.LightestSections,
) -> None:
    flat = loadpath.find_lightest(hall(), "Beam", FAMILIES, max_depth_m=0.25)
    rows = flat.groups[0].candidates
    assert {each.name for each in rows if each.state == "too_deep"} == {
        each.name for each in rows if each.depth > 0.25
    }
    (chosen,) = (each for each in rows if each.reason is None)
    assert chosen.depth <= 0.25
    assert found.groups[0].mass is not None
    assert chosen.mass > found.groups[0].mass


def test_where_none_passes_it_says_so_and_names_the_best() -> None:
    document = hall()
    none = loadpath.find_lightest(document, "Beam", ["IPE"], max_depth_m=0.2)
    (group,) = none.groups
    assert not none.found
    assert group.chosen is None
    assert group.section is None
    solved = [each for each in group.candidates if each.utilization is not None]
    best = min(solved, key=lambda each: each.utilization or 0.0)
    assert group.best_rejected == best.name
    assert best.name in none.message
    assert none.document == document
    assert none.headline == loadpath.solve(document).headline
    assert none.notes == ["no section was swapped in, because not every group has one"]


def test_what_is_undecided_never_wins() -> None:
    """Without a combination for deflections nothing is decided about them."""
    document = hall()
    document["analysis"]["load_combinations"].pop()
    sought = loadpath.find_lightest(document, "Beam", ["HEA"])
    assert not sought.found
    states = {each.state for each in sought.groups[0].candidates}
    assert states == {"fails", "undecided"}
    undecided = [each for each in sought.groups[0].candidates if each.state == "undecided"]
    assert any(each.reason and "SLS" in each.reason for each in undecided)
    assert {(each.utilization, each.governing, each.deflection) for each in undecided} == {
        (None, None, None)
    }


def test_members_that_no_check_looks_at_get_nothing() -> None:
    document = hall()
    for check in document["analysis"]["unity_checks"]:
        check["applies_to"] = {"type": "MemberClassification", "value": "Column"}
    sought = loadpath.find_lightest(document, "Beam", ["HEA"])
    assert {each.state for each in sought.groups[0].candidates} == {"undecided"}


def test_without_a_check_nothing_is_sought() -> None:
    document = hall()
    document["analysis"]["unity_checks"] = []
    with pytest.raises(RequestRefused, match="the document has none") as refused:
        loadpath.find_lightest(document, "Beam", ["HEA"])
    assert (refused.value.code, refused.value.path) == ("impossible_request", "groups")


@pytest.mark.parametrize(
    ("group", "families", "code", "path", "words"),
    [
        ("Bean", ["IPE"], "unknown_value", "groups[0].classification", "'Beam', 'Column'"),
        ([1, 99], ["IPE"], "broken_reference", "groups[0].members[1]", "found 99"),
        ({"member_sets": [3]}, ["IPE"], "broken_reference", "groups[0].member_sets[0]", "3"),
        ({"sections": [8]}, ["IPE"], "broken_reference", "groups[0].sections[0]", "found 8"),
        ({"sections": ["IPE1"]}, ["IPE"], "unknown_section", "groups[0].sections", "IPE400"),
        ({"label": "Beam"}, ["IPE"], "unknown_parameter", "groups[0].label", "classification"),
        ({"families": "IPE"}, None, "missing_parameter", "groups[0]", "members"),
        ("Beam", ["IPX"], "unknown_family", "families", "IPE, HEAA, HEA"),
        ("Beam", [], "missing_parameter", "families", "IPE, HEAA, HEA"),
        (None, ["IPE"], "missing_parameter", "group", "classification"),
        ([True], ["IPE"], "invalid_parameter", "groups[0]", "found true"),
    ],
)
def test_what_is_not_there_is_said_with_what_is(
    group: Any, families: Any, code: str, path: str, words: str
) -> None:
    with pytest.raises(RequestRefused) as refused:
        loadpath.find_lightest(hall(), group, families)
    assert (refused.value.code, refused.value.path) == (code, path)
    assert words in str(refused.value)


@pytest.mark.parametrize("depth", [0, -1.0, "0.3", True])
def test_a_depth_should_be_a_number_above_zero(depth: Any) -> None:
    with pytest.raises(RequestRefused, match="number above 0"):
        loadpath.find_lightest(hall(), "Beam", ["IPE"], max_depth_m=depth)


def test_members_of_two_materials_are_two_groups() -> None:
    document = hall()
    steel = dict(document["model"]["materials"][0], id=5, name="S235", yield_stress=235e6)
    document["model"]["materials"].append(steel)
    section = dict(document["model"]["sections"][0], id=50, material=5)
    document["model"]["sections"].append(section)
    beam = document["model"]["members"][-1]
    beam["section"] = 50
    with pytest.raises(RequestRefused, match="different groups"):
        loadpath.find_lightest(document, "Beam", ["IPE"])
    apart = loadpath.find_lightest(document, beam["id"], ["IPE"])
    assert apart.found
    assert apart.document["model"]["sections"][-1]["material"] == 5


def test_a_document_that_is_refused_is_refused_as_solving_does() -> None:
    document = hall()
    document["model"]["members"][0]["section"] = 77
    with pytest.raises(DocumentRefused) as refused:
        loadpath.find_lightest(document, "Beam", ["IPE"])
    assert "sections" in str(refused.value)
