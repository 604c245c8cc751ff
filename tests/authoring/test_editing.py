"""Parts chosen, changed, copied, mirrored and removed."""

from typing import Literal

import numpy as np
import pytest

import loadpath.document as doc
from loadpath import Model
from loadpath.authoring import ArgumentError, Member, NotThere
from loadpath.authoring.words import Axis


def portal(name: str = "Portal") -> Model:
    model = Model(name, dimensionality="2D")
    a, b, c, d = model.node(0, 0), model.node(0, 4), model.node(6, 4), model.node(6, 0)
    model.member(a, b, "HEB200", "S355", classification="Column")
    beam = model.member(b, c, "IPE300", "S355", classification="Beam")
    model.member(d, c, "HEB200", "S355", classification="Column")
    model.fix(a, d)
    model.member_set(beam, ltb_length=3.0, classification="Girder")
    dead = model.load_case("G").line(beam, -8e3)
    wind = model.load_case("W").force(b, 10e3, along="X")
    model.combination("ULS", {dead: 1.35, wind: 1.5})
    model.check_ec3()
    return model


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


# ---------------------------------------------------------------- copying


def test_bays_in_a_row_share_their_columns() -> None:
    model = portal()
    made = model.members.copy((6, 0, 0), times=2)
    # 3 bays: 4 columns and 3 beams; the left column of a copy is the right one before it.
    assert len(model.members.where(classification="Column")) == 4
    assert len(model.members.where(classification="Beam")) == 3
    assert len(model.nodes) == 8
    assert len(model.nodes.where(supported=True)) == 4
    assert len(made.member_sets) == 2
    assert made.members.ids == [4, 5, 6, 7]
    assert any("would lie on member" in line for line in made.told)
    dead, wind = (case.record for case in model.load_cases)
    assert len(dead.distributed_loads or []) == 3
    assert len(wind.nodal_loads or []) == 1, "nodes that were met are not loaded twice"
    assert any("loads stay its own" in line for line in made.told)
    assert model.validate().valid


def test_an_array_of_frames() -> None:
    model = Model("Hall")
    a, b, c, d = model.node(0, 0), model.node(0, 4), model.node(6, 4), model.node(6, 0)
    for start, end in ((a, b), (b, c), (c, d)):
        model.member(start, end, "HEB200", "S355")
    model.fix(a, d)
    model.load_case("G").line(model.members[2], -5e3).area([a, b, c], 0.0)
    made = model.array(model.members, Z=(5.0, 4))
    assert len(model.members) == 12
    assert len(made.of(model.members[2])) == 3
    solved = model.solve().set("G")
    wanted = solved.displacement(b)
    for twin in made.of(b):
        assert solved.displacement(twin).dy == pytest.approx(wanted.dy, rel=1e-9)
    with pytest.raises(ArgumentError, match="a spacing and a count"):
        model.array(model.members, X=6.0)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="whole number from 1"):
        model.copy(model.members, (1, 0, 0), times=0)


def test_an_area_load_that_reaches_beyond_what_is_copied_is_told() -> None:
    """A floor over two bays of which one is copied; a neighbour that only shares an edge is not."""
    model = Model("Floor")
    rows = [[model.node(x, 3, z) for z in (0, 4)] for x in (0, 5, 10)]
    for start, end in rows:
        model.member(start, end, "IPE300", "S355")
    (a, b), (c, d), (e, f) = rows
    model.load_case("own").area([a, b, d, c], -1e3)
    assert model.members[[1, 2]].copy((0, 3, 0)).told == []
    model.load_case("both").area([a, b, f, e], -1e3)
    model.load_case("next").area([c, d, f, e], -1e3)
    made = model.members[[1, 2]].copy((0, 6, 0))
    assert made.told == ["area load 1: not all its corners are on what is copied; stays"]
    areas = {each.name: len(each.record.surface_loads or []) for each in model.load_cases}
    assert areas == {"own": 3, "both": 1, "next": 1}


def test_the_list_of_a_load_says_whether_its_image_turns() -> None:
    """As for the engine, which takes a load by its list, whatever its `load_type` says."""
    model = Model("Cantilever")
    root, tip = model.node(1, 0), model.node(3, 0)
    model.member(root, tip, "IPE300", "S355")
    case = model.load_case("Q").force(tip, 1e3, along="X").moment(tip, 1e3, about="X")
    (force,), (moment,) = case.record.nodal_loads or [], case.record.nodal_moments or []
    force.load_type, moment.load_type = doc.LoadType.moment, doc.LoadType.force
    model.members.mirror("X")
    assert [each.direction for each in case.record.nodal_loads or []] == [(1, 0, 0), (-1, 0, 0)]
    assert [each.direction for each in case.record.nodal_moments or []] == [(1, 0, 0), (1, 0, 0)]


def test_surfaces_are_copied_once_and_named_among_those_chosen() -> None:
    model = Model("Slab")
    ring = [model.node(x, 0, z) for x, z in ((0, 0), (4, 0), (4, 3), (0, 3))]
    deck = model.surface(ring, thickness=0.2, material="S355", name="Deck")
    first, again = (model.copy(deck, (0, 3, 0)) for _ in range(2))
    assert len(first.surfaces) == 1
    assert again.told == ["surface 1: its copy would lie on 2; not copied"]
    assert again.of(deck) == first.of(deck)
    assert model.surfaces["Deck"] == deck
    with pytest.raises(NotThere, match="'Deck' is not among those selected"):
        model.surfaces.where(lambda each: each.id > 2)["Deck"]


def test_what_is_chosen_stays_behind() -> None:
    model = portal()
    model.members.copy((20, 0, 0), supports=False, loads=False, sets=False)
    assert len(model.nodes.where(supported=True)) == 2
    assert len(model.member_sets) == 1
    assert len(model.load_cases["G"].record.distributed_loads or []) == 1


@pytest.mark.parametrize("section", ["IPE300", "UPE200", "L 150x90x10", "T"])
@pytest.mark.parametrize("across", ["X", "Y", "Z"])
def test_an_image_moves_as_the_mirror_does(section: str, across: Axis) -> None:
    """Displacements of the image are mirrored, rotations are mirrored and reversed."""
    model = Model("Mirror")
    a, b, c = model.node(11, 13, 14), model.node(14, 15, 15), model.node(14, 15, 12)
    e = model.node(14, 19, 15)
    if section == "T":
        # A tee: its shear centre lies off the centroid along y.
        own = model.section(
            "T", "S355", area=3e-3, i_y=2e-6, i_z=6e-6, j=1e-7, y_s=0.03, h=0.1, b=0.1
        )
        model.member(a, b, own, rotation_angle=25.0)
        model.member(b, c, own, start_offset=(0.0, 0.1, 0.05))
        model.member(b, e, own, rotation_angle=10.0)
    else:
        model.member(a, b, section, "S355", rotation_angle=25.0)
        model.member(b, c, section, "S355", start_offset=(0.0, 0.1, 0.05))
        model.member(b, e, section, "S355", rotation_angle=10.0, end_hinge=model.hinge(my=1e5))
    model.fix(a)
    model.support(
        c, X="Free", Y="PositiveOnly", RX=2e5, RY="Free", axes=((0.8, 0.6, 0.0), (0.0, 0.0, 1.0))
    )
    first, second, third = model.members
    model.load_case("Q").line(first, -4e3, -9e3, along="z").line(second, 3e3, along=(1, 2, 3))
    model.load_cases["Q"].point(third, 7e3, 0.3, along="y").point_moment(third, 2e3, about="x")
    model.load_cases["Q"].moment(e, 5e3, about=(1, -1, 2)).force(e, -20e3)
    model.load_cases["Q"].point_moment(first, 3e3, 0.7, about="y")
    model.load_case("T").temperature(first, 20.0, gradient_y=15.0, gradient_z=-8.0)
    model.load_cases["T"].settle(a, X=0.002, RY=0.001).settle(c, Z=0.003)
    made = model.mirror(model.members, across)
    signs = np.array([-1.0 if axis == across else 1.0 for axis in "XYZ"])
    results = model.solve()
    for name in ("Q", "T"):
        found = results.set(name)
        for node in (b, e, c):
            (image,) = made.of(node)
            here, there = found.displacement(node), found.displacement(image)
            size = max(abs(here.dx), abs(here.dy), abs(here.dz))
            assert size > 1e-6
            moved = np.array([here.dx, here.dy, here.dz])
            turned = np.array([here.rx, here.ry, here.rz])
            assert [there.dx, there.dy, there.dz] == pytest.approx(signs * moved, abs=1e-8 * size)
            assert [there.rx, there.ry, there.rz] == pytest.approx(
                -signs * turned, abs=1e-8 * max(size, float(np.abs(turned).max()))
            )


def test_mirrored_plates_keep_their_upper_face() -> None:
    model = Model("Slab")
    corners = [model.node(x, 3, z) for x, z in ((1, 0), (4, 0), (4, 2), (1, 2))]
    slab = model.surface(corners, 0.2, "concrete_C30", divisions=(3, 2), name="Slab", offset=0.1)
    model.fix(*corners[:2])
    model.load_case("Q").pressure(slab, -5e3)
    made = model.mirror(slab, "X")
    (image,) = made.surfaces
    assert [node.place for node in image.corners] == [
        (-4, 3, 0),
        (-1, 3, 0),
        (-1, 3, 2),
        (-4, 3, 2),
    ]
    found = model.solve().set("Q")
    for node in corners:
        (twin,) = made.of(node)
        assert found.displacement(twin).dy == pytest.approx(found.displacement(node).dy, rel=1e-9)
    assert found.displacement(corners[2]).dy < 0


@pytest.mark.parametrize("across", ["X", "Z"])
@pytest.mark.parametrize("frame", ["Global", "Edge"])
def test_line_supports_are_mirrored_with_their_plate(
    frame: Literal["Global", "Edge"], across: Axis
) -> None:
    """One way: the in-plane push is held, a pull would not be."""
    model = Model("Slab")
    a, b, c, d = (model.node(x, 3, z) for x, z in ((1, 1), (4, 1), (4, 3), (1, 3)))
    slab = model.surface([a, b, c, d], 0.2, "concrete_C30", divisions=(2, 2))
    if frame == "Edge":
        model.line_support(a, b, Y="PositiveOnly", frame=frame)
    else:
        model.line_support(a, b, Z="PositiveOnly", frame=frame)
    model.line_support(d, c, X="Free", Z="Free", RX="Free", RY="Free", RZ="Free")
    model.load_case("Q").force(c, 4e4, along=(1, -2, -3))
    made = model.mirror(slab, across)
    assert len(model.document.model.line_supports or []) == 4
    found = model.solve().set("Q")
    for node in (b, c):
        (twin,) = made.of(node)
        here, there = found.displacement(node), found.displacement(twin)
        signs = [-1.0 if axis == across else 1.0 for axis in "XYZ"]
        moved = [here.dx * signs[0], here.dy * signs[1], here.dz * signs[2]]
        assert [there.dx, there.dy, there.dz] == pytest.approx(moved, rel=1e-7, abs=1e-12)


def test_a_diaphragm_that_is_copied_in_part_is_told() -> None:
    model = portal()
    b, c = model.members[2].start, model.members[2].end
    model.rigid_diaphragm([b, c])
    made = model.copy(model.members[1], (20, 0, 0))
    assert made.told == ["rigid diaphragm 1: some of its nodes are not copied; nor is it"]


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
