"""Parts copied, arrayed and mirrored with what hangs on them."""

from typing import Literal

import numpy as np
import pytest

import loadpath.document as doc
from loadpath import Model
from loadpath.authoring import ArgumentError, NotThere
from loadpath.authoring.words import Axis
from tests.authoring.portal import portal


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
    assert any("would lie on member" in line for line in made.notes)
    dead, wind = (case.record for case in model.load_cases)
    assert len(dead.distributed_loads or []) == 3
    assert len(wind.nodal_loads or []) == 1, "nodes that were met are not loaded twice"
    assert any("loads stay its own" in line for line in made.notes)
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
    assert model.members[[1, 2]].copy((0, 3, 0)).notes == []
    model.load_case("both").area([a, b, f, e], -1e3)
    model.load_case("next").area([c, d, f, e], -1e3)
    made = model.members[[1, 2]].copy((0, 6, 0))
    assert made.notes == ["area load 1: not all its corners are on what is copied; stays"]
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
    assert again.notes == ["surface 1: its copy would lie on 2; not copied"]
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
    assert made.notes == ["rigid diaphragm 1: some of its nodes are not copied; nor is it"]


def test_bracing_is_copied_with_the_sets_that_it_holds() -> None:
    model = Model("Roof")
    beams = [
        model.member(model.node(0, 0, z), model.node(12, 0, z), "IPE300", "S355") for z in (0, 5)
    ]
    sets = [model.member_set(each) for each in beams]
    model.bracing_system(sets, direction="Z", name="Girder")
    made = model.copy(beams, (0, 0, 20))
    assert made.notes == []
    known = model.document.model.bracing_systems or []
    assert [each.restrained for each in known] == [[1, 2], [3, 4]]
    assert [each.name for each in known] == ["Girder", "Girder"]
    assert known[1].direction == (0.0, 0.0, 1.0)
    made = model.copy(beams[0], (0, 0, 40))
    assert made.notes == ["bracing system 1: some of its sets are not copied; nor is it"]
    assert len(known) == 2
    lines = model.remove(beams[0])
    assert any("bracing_systems[1].restrained: without 1" in line for line in lines)
    with pytest.raises(ArgumentError, match="'restrained' is empty"):
        model.bracing_system([])
