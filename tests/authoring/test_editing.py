"""Parts chosen, changed and removed."""

import pytest

import loadpath.document as doc
from loadpath import Model
from loadpath.authoring import ArgumentError, Member, NotThere
from tests.authoring.portal import portal

# ---------------------------------------------------------------- choosing


def test_members_are_chosen_by_what_they_are() -> None:
    model = portal()
    members = model.members
    assert members.where(section="IPE300").ids == [2]
    assert members.where(section="ipe 300", classification="Beam").ids == [2]
    assert members.where(classification="column").ids == [1, 3]
    assert members.where(material="S355", member_type="Normal").ids == [1, 2, 3]
    assert members.where(set="Girder").ids == members.where(set=model.member_sets[1]).ids == [2]
    assert members.where(lambda m: m.start.Y == m.end.Y).ids == [2]
    assert members.where(section=model.sections["HEB200"]).ids == [1, 3]
    assert members[2] == members.where(section="IPE300")[2] == next(iter(members[[2]]))
    assert (members[[3]] + members[[1]]).ids == [3, 1]
    assert model.nodes.where(Y=4).ids == [2, 3]
    assert model.nodes.where(supported=True, X=6).ids == [4]
    assert model.nodes.at(6, 4).id == 3
    assert model.load_cases["W"].name == "W"
    assert "V" not in model.load_cases
    assert [each.name for each in model.combinations] == ["ULS"]
    assert len(model.sections) == 2


def test_what_is_not_there_is_told_with_what_is_near() -> None:
    model = portal()
    for ask, says in (
        (lambda: model.members[7], r"there is no member 7 \(ids: 1 to 3\)"),
        (lambda: model.members["Beam"], "members have no names, found 'Beam'"),  # type: ignore[index]
        (lambda: model.members[[1]][2], r"no member among those selected with id 2"),
        (lambda: model.members.where(section="IPE301"), "did you mean 'IPE300'"),
        (lambda: model.members.where(classification="Colum"), "did you mean 'Column'"),
        (lambda: model.members.where(material="S235"), r"no material 'S235'.*\('S355'"),
        (lambda: model.members.where(set="Girdr"), "did you mean 'Girder'"),
        (lambda: model.members.where(group="Bracing"), "no group 'Bracing'"),
        (lambda: model.sections["HEB 220"], r"no section 'HEB 220'; did you mean 'HEB200'"),
        (lambda: model.load_cases["g "], "nothing"),
        (lambda: model.load_cases["X"], r"no load case 'X' \('G', 'W'\)"),
        (lambda: model.nodes.at(6, 4.1), r"the nearest is Node\(id=3"),
        (lambda: model.surfaces["Roof"], r"no surface 'Roof' \(none has a name\)"),
    ):
        if says == "nothing":
            ask()
            continue
        with pytest.raises(NotThere, match=says):
            ask()


# ---------------------------------------------------------------- changing


def test_a_section_keeps_the_material_and_what_is_unused_goes() -> None:
    model = portal()
    model.members.where(classification="Column").set(section="HEB240", end_hinge="pinned")
    made = model.to_document()["model"]
    assert [each["name"] for each in made["sections"]] == ["IPE300", "HEB240"]
    columns = [each for each in made["members"] if each["classification"] == "Column"]
    named = {each["id"]: each for each in made["sections"]}
    assert {named[each["section"]]["name"] for each in columns} == {"HEB240"}
    assert [each["name"] for each in made["materials"]] == ["S355"]
    assert all("end_hinge" in each for each in columns)
    assert len(made["member_hinges"]) == 1
    model.members.set(end_hinge=None, material="S235")
    made = model.to_document()["model"]
    assert not any("end_hinge" in each for each in made["members"])
    assert {each["name"] for each in made["materials"]} == {"S235"}
    assert {each["name"] for each in made["sections"]} == {"IPE300", "HEB240"}
    # Parts above 40 mm are weaker (EN 1993-1-1, table 3.1); HD 400x421 has flanges of 52.6 mm.
    model.members.set(section="HD 400x421", material="S355")
    (material,) = model.to_document()["model"]["materials"]
    assert material["yield_stress"] == 335e6


def test_a_section_of_ones_own_gets_another_material() -> None:
    model = portal()
    own = model.section("Girder", "S355", area=8e-3, i_y=1e-5, i_z=2e-4, j=5e-7)
    model.members[[2]].set(section=own).set(material="S275")
    section = model.members[2].section
    assert section is not None
    assert section.name == "Girder"
    assert section.material.name == "S275"
    assert own.material.name == "S355", "the other one stays as it was"


def test_wrong_changes_are_told_and_nothing_is_changed() -> None:
    model = portal()
    before = model.to_document()
    with pytest.raises(ArgumentError, match="nearest is 'IPE300'"):
        model.members.set(rotation_angle=90.0, start_hinge="pinned", section="IPE301")
    with pytest.raises(ArgumentError, match="cannot be set so"):
        model.members.set(sektion="IPE300")  # type: ignore[call-arg]
    with pytest.raises(ArgumentError, match="no members are selected"):
        model.members.where(lambda m: False).set(weight=1.0)
    with pytest.raises(ArgumentError, match="a number"):
        model.nodes[[1]].move((0, "1", 0))  # type: ignore[arg-type]
    assert model.to_document() == before


def test_nodes_move_with_what_hangs_on_them() -> None:
    model = portal()
    model.nodes.where(Y=4).move((0, 1, 0))
    model.nodes.where(Y=0).set(Y=-1)
    assert model.members[1].end.place == (0, 5, 0)
    assert model.members[1].start.Y == -1
    model.nodes.where(supported=True).release()
    assert len(model.nodes.where(supported=True)) == 0


# ---------------------------------------------------------------- removing


def test_removing_a_member_tells_what_hung_on_it() -> None:
    model = portal()
    model.check_ec3([model.members[2]], name="Girder alone")
    told = model.remove(model.members[2])
    assert told == [
        "model.member_sets 1 (Girder): removed",
        "analysis.load_cases[1].distributed_loads 1: removed",
        "analysis.unity_checks ec3_2 (Girder alone): removed",
    ]
    made = model.to_document()
    assert [each["id"] for each in made["model"]["members"]] == [1, 3]
    assert [each["name"] for each in made["model"]["sections"]] == ["HEB200"]
    assert len(made["model"]["nodes"]) == 4, "both columns still stand on theirs"


def test_removing_a_node_takes_what_needs_it() -> None:
    model = portal()
    corner, beam = model.nodes.at(0, 4), model.members[2]
    told = model.nodes[[corner]].remove()
    assert "model.members 1 (Column): removed" in told
    assert "analysis.load_cases[2].nodal_loads 1: removed" in told
    assert "model.nodes 1: held nothing else, removed" in told
    assert model.members.ids == [3]
    assert model.nodes.ids == [3, 4]
    with pytest.raises(ArgumentError, match="was removed from this model"):
        model.load_cases["G"].line(beam, 1.0)
    fresh = model.member(model.nodes[4], model.node(9, 0), "IPE300", "S355")
    assert isinstance(fresh, Member)
    assert fresh.id == 4


def test_load_cases_and_combinations_are_removed_too() -> None:
    model = portal()
    uls, wind = model.combinations["ULS"], model.load_cases["W"]
    model.check_ec3(combinations=[uls], name="By name")
    assert model.remove(wind) == ["analysis.load_combinations[1].load_case_factors: removed"]
    assert [each.load_case_id for each in uls.record.load_case_factors] == [1]
    assert model.remove(model.load_cases) == [
        "analysis.load_combinations[1].load_case_factors: removed",
        "analysis.load_combinations 1 (ULS): removed",
        "analysis.unity_checks ec3_2 (By name): removed",
    ]
    asked = doc.ResultRequest(block=doc.ResultBlock.reactions, members=[doc.Members(ids=[2])])
    model.document.analysis.options.result_requests = [asked]
    assert "analysis.options.result_requests: removed" in model.remove(model.members[2])
    model.members.set(end_hinge="pinned")
    assert "model.members[1].end_hinge: left out" in model.remove(model.hinges["pinned"])
    with pytest.raises(ArgumentError, match="'parts' should be of this model, of nodes, members"):
        model.remove(model.sections["HEB200"])  # type: ignore[arg-type]


def test_lists_lose_an_entry_and_outlines_go_whole() -> None:
    model = portal()
    columns = model.members.where(classification="Column")
    model.check_ec3(columns, name="Columns")
    told = model.remove(model.members[3], loose_nodes=False)
    assert "analysis.unity_checks[ec3_2].applies_to.ids: without 3" in told
    assert model.nodes.ids == [1, 2, 3, 4]
    slab = Model("Slab")
    corners = [slab.node(x, 0, z) for x, z in ((0, 0), (4, 0), (4, 4), (2, 5), (0, 4))]
    slab.surface(corners, 0.2, "concrete_C30", name="Deck")
    slab.load_case("Q").pressure(slab.surfaces["Deck"], -1e3)
    assert slab.remove(corners[3], loose_nodes=False) == [
        "model.plate_surfaces 1 (Deck): removed",
        "analysis.load_cases[1].plate_pressures 1: removed",
    ]


def test_a_document_that_was_read_is_changed_the_same_way() -> None:
    given = portal().to_document()
    given["model"]["members"][0]["theirs"] = 1
    model = Model.from_document(given)
    model.members.where(section="IPE300").set(section="IPE330")
    model.copy(model.members, (6, 0, 0))
    model.members[[1]].remove()
    made = Model.from_document(model.to_document())
    assert made.validate().valid
    assert made.members.where(section="IPE330").ids == [2, 4]
    assert 1 not in made.members.ids
