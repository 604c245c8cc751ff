"""Several groups at once, and other members that must not suffer."""

from typing import Any

import pytest

import loadpath
from loadpath import Model
from loadpath.engine.asked_groups import request_of
from loadpath.engine.candidates import candidates_of
from tests.lightest.frames import crossing, hall

BEAMS: dict[str, Any] = {"classification": "Beam", "families": "IPE"}
COLUMNS: dict[str, Any] = {"classification": "Column", "families": ["HEA", "HEB"]}


def test_where_groups_stand_apart_each_is_as_by_itself() -> None:
    """Beams on hinges bear what they bear, whatever the columns; columns bear their weight."""
    document = hall()
    both = loadpath.find_lightest(document, groups=[BEAMS, COLUMNS])
    beams = loadpath.find_lightest(document, BEAMS)
    columns = loadpath.find_lightest(beams.document, COLUMNS)
    assert both.found
    assert [each.chosen for each in both.groups] == [
        beams.groups[0].chosen,
        columns.groups[0].chosen,
    ]
    assert not both.answer.has_cycled
    assert loadpath.solve(both.document).headline == both.headline
    assert both.headline == columns.headline


def test_the_order_of_groups_gives_a_frame_in_which_nothing_can_be_lighter() -> None:
    """In a stiff frame the groups share moments; each is the lightest beside the others."""
    document = portal()
    for groups in ([BEAMS, COLUMNS], [COLUMNS, BEAMS]):
        found = loadpath.find_lightest(document, groups=groups)
        assert found.found, found.message
        assert loadpath.solve(found.document).verdict.state == "passes"
        for group in groups:
            again = loadpath.find_lightest(found.document, group)
            before = {each.name: each for each in found.groups}[group["classification"]]
            assert again.groups[0].chosen == before.chosen


def test_where_each_choice_overturns_the_other_it_says_so_and_ends() -> None:
    """Choosing by plain solving, each beside the other as it is, goes in a circle."""
    weights = {each.name: each.area for each in candidates_of(["IPE"])}
    names = sorted(weights, key=lambda name: weights[name])
    girder = "IPE300"
    met: list[tuple[str, str]] = []
    while (pair := beside_each_other(names, girder)) not in met:
        met.append(pair)
        girder = pair[1]
    circle = met[met.index(pair) :]
    assert len(circle) > 1
    groups = [{"classification": kind, "families": "IPE"} for kind in ("Beam", "Girder")]
    found = loadpath.find_lightest(crossing(), groups=groups)
    assert found.answer.has_cycled
    assert any("went in a circle" in note for note in found.notes)
    assert found.verdict.state == "passes"
    for group, names_in_circle in zip(found.groups, zip(*circle, strict=True), strict=True):
        assert group.chosen is not None
        assert weights[group.chosen] >= max(weights[name] for name in names_in_circle)


def beside_each_other(names: list[str], girder: str) -> tuple[str, str]:
    beam = next(name for name in names if is_enough(crossing(name, girder), "Beam"))
    return beam, next(name for name in names if is_enough(crossing(beam, name), "Girder"))


def is_enough(document: dict[str, Any], kind: str) -> bool:
    members = document["model"]["members"]
    ids = {each["id"] for each in members if each["classification"] == kind}
    (check,) = loadpath.solve(document).unity_check_results
    uses = [e["utilization"] for e in check["per_entity"] if e["entity"]["member_id"] in ids]
    return float(max(uses)) <= 1.0


@pytest.mark.parametrize(
    ("members", "name"),
    [
        ([4], "member 4"),
        ([1, 2, 3, 4, 5], "members 1, 2, 3, 4, 5"),
        ([1, 2, 3, 4, 5, 6, 7], "members 1, 2, 3, 4, 5 and 2 more"),
    ],
)
def test_a_group_is_called_by_its_members(members: list[int], name: str) -> None:
    request = request_of([members], ["IPE"], None, {})
    assert [each.name for each in request.groups] == [name]


def test_a_member_is_in_one_group_only() -> None:
    with pytest.raises(loadpath.engine.RequestRefused, match="one group only"):
        loadpath.find_lightest(hall(), groups=["Beam", [4]], families=["IPE"])


def test_what_would_make_another_member_fail_does_not_win() -> None:
    """Columns that just bear a beam of IPE80 do not bear the weight of one that is enough."""
    document = hall(beam="IPE80", column="HEA100", udl=udl_that_columns_just_bear())
    found = loadpath.find_lightest(document, "Beam", ["IPE"])
    rows = found.groups[0].candidates
    harmful = [each for each in rows if each.state == "harms_others"]
    assert harmful
    assert all("member 2 passed and fails with it" in (each.reason or "") for each in harmful)
    assert all(each.utilization is not None and each.utilization <= 1.0 for each in harmful)
    assert not found.found
    assert found.groups[0].best_rejected == harmful[0].name
    columns = {"classification": "Column", "families": ["HEA"]}
    together = loadpath.find_lightest(document, groups=[BEAMS, columns])
    assert together.found
    assert together.verdict.state == "passes"
    assert together.groups[0].chosen == harmful[0].name


def udl_that_columns_just_bear() -> float:
    """What brings the inner column to 0.995; its force is linear in it."""

    def used(udl: float) -> float:
        found = loadpath.solve(hall(beam="IPE80", column="HEA100", udl=udl))
        check = found.unity_check_results[0]
        return float({e["entity"]["member_id"]: e["utilization"] for e in check["per_entity"]}[2])

    low, high = 10e3, 20e3
    slope = (used(high) - used(low)) / (high - low)
    return low + (0.995 - used(low)) / slope


def test_others_that_fail_already_are_named_and_are_no_obstacle() -> None:
    document = hall(beam="IPE200")
    found = loadpath.find_lightest(document, COLUMNS)
    assert found.found
    assert found.verdict.state == "fails"
    assert any("members 4, 5 fail, and did before" in note for note in found.notes)


def portal() -> dict[str, Any]:
    """A portal with stiff corners, held against sway at one of them."""
    model = Model("portal")
    feet = [model.node(0, 0), model.node(8, 0)]
    heads = [model.node(0, 5), model.node(8, 5)]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB300", "S355", classification="Column", rotation_angle=90)
    beam = model.member(heads[0], heads[1], "IPE500", "S355", classification="Beam")
    model.pin(*feet, RY="Fixed")
    model.support(heads[0], X="Fixed", Y="Free", Z="Fixed", RX="Fixed", RY="Fixed", RZ="Free")
    model.support(heads[1], X="Free", Y="Free", Z="Fixed", RX="Fixed", RY="Fixed", RZ="Free")
    load, dead = model.load_case("Q"), model.load_case("G")
    dead.self_weight()
    load.line(beam, -30e3)
    model.combination("ULS 1", {dead: 1.35, load: 1.5})
    model.check_ec3()
    return model.to_document()


def test_a_model_and_its_own_members_are_taken() -> None:
    model = Model.from_document(hall())
    beams = model.members.where(classification="Beam")
    by_label = loadpath.find_lightest(model.to_document(), "Beam", families=["IPE"])
    found = loadpath.find_lightest(model, beams, families=["IPE"])
    assert found.groups[0].chosen == by_label.groups[0].chosen
    assert found.headline == by_label.headline
