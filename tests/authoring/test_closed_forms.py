"""Models written by calls validate without a word and solve to closed forms."""

from itertools import pairwise
from math import sqrt

import pytest

from loadpath import Model
from loadpath.authoring import Member, Node
from loadpath.catalogue import find_section
from loadpath.document import (
    DeflectionComponent,
    MemberDeflection,
    MemberForce,
    MemberForceComponent,
    QuantitySource,
)
from loadpath.engine import ResultSet

E, G, ALPHA = 210e9, 81e9, 12e-6
IPE300 = find_section("IPE300")
close = pytest.approx


def solved(model: Model, name: str) -> ResultSet:
    """One result set of a model about which validation has nothing to say."""
    report = model.validate()
    assert (report.errors, report.warnings) == ([], [])
    results = model.solve()
    assert results.is_usable
    return next(each for each in results.sets if each.name == name)


def beam(length: float = 6.0) -> tuple[Model, Node, Node, Member]:
    """A simply supported IPE300 in a plane: the model, its ends and its member."""
    model = Model("Beam", dimensionality="2D")
    a, b = model.node(0, 0), model.node(length, 0)
    member = model.member(a, b, "IPE300", "S355")
    model.pin(a)
    model.roller(b)
    return model, a, b, member


def test_uniform_load_on_a_beam() -> None:
    """M = w L2 / 8; w = 5 w L4 / 384 E I and the share of shear, w L2 / 8 G A."""
    model, _, _, member = beam()
    model.load_case("G").line(member, -12e3)
    found = solved(model, "G")
    assert found.reaction(1)["fy"] == close(36e3)
    assert found.reaction(2)["fy"] == close(36e3)
    assert found.extremes(1)["mz"]["min"] == close(-12e3 * 36 / 8)
    bending = 5 * 12e3 * 6**4 / (384 * E * IPE300.i_z)
    shear = 12e3 * 36 / (8 * G * IPE300.a_sz)
    assert found.curves(1).at(3.0)["dy"] == close(-(bending + shear))


def test_a_triangular_load_on_a_part_of_a_beam() -> None:
    """Its resultant is at a third of its length from the larger end."""
    model, _, _, member = beam()
    model.load_case("G").line(member, 0.0, -6e3, start_frac=0.5, end_frac=1.0)
    found = solved(model, "G")
    assert found.reaction(2)["fy"] == close(9e3 * (3 + 2) / 6)
    assert found.reaction(1)["fy"] == close(9e3 / 6)


def test_point_loads_and_moments() -> None:
    """P a b / L, and a moment at mid-span that the reactions M / L balance."""
    model, _, b, member = beam()
    model.load_case("P").point(member, -10e3, 0.25)
    model.load_case("M").point_moment(member, 6e3)
    model.load_case("N").moment(b, 6e3)
    assert solved(model, "P").extremes(1)["mz"]["min"] == close(-10e3 * 1.5 * 4.5 / 6)
    assert solved(model, "M").reaction(1)["fy"] == close(1e3)
    assert solved(model, "N").reaction(2)["fy"] == close(-1e3)


def test_directions_of_member_loads() -> None:
    """A load along local x of a rising member is along the member; projected ones count width."""
    model = Model(dimensionality="2D")
    a, b = model.node(0, 0), model.node(4, 3)
    member = model.member(a, b, "IPE300", "S355")
    model.fix(a)
    model.load_case("x").line(member, 1e3, along="x")
    model.load_case("snow").line(member, -1e3, projected=True)
    model.load_case("wind").point(member, 5e3, 1.0, along=(2.0, 0.0, 0.0))
    along = solved(model, "x").reaction(1)
    assert along["fx"] == close(-4e3)
    assert along["fy"] == close(-3e3)
    assert solved(model, "snow").reaction(1)["fy"] == close(4e3)
    assert solved(model, "wind").reaction(1)["fx"] == close(-5e3), "only the direction counts"


def test_three_hinged_frame() -> None:
    """The thrust is q L2 / 8 h: the hinge at mid-span carries no moment."""
    model = Model(dimensionality="2D")
    a, b, top = model.node(0, 0), model.node(0, 5), model.node(4, 5)
    c, d = model.node(8, 5), model.node(8, 0)
    model.member(a, b, "HEB300", "S355")
    left = model.member(b, top, "IPE300", "S355", end_hinge="pinned")
    right = model.member(top, c, "IPE300", "S355")
    model.member(d, c, "HEB300", "S355")
    model.pin(a, d)
    model.load_case("Q").line([left, right], -10e3)
    found = solved(model, "Q")
    assert found.reaction(1)["fx"] == close(10e3 * 64 / (8 * 5))
    assert found.end_forces_of(2)["mz"] == close(0.0, abs=1e-6)


def test_columns_of_a_plane_frame_bend_about_their_strong_axis() -> None:
    """A force at the tip of a column moves it by P h3 / 3 E I_z (and shear)."""
    model = Model(dimensionality="2D")
    a, b = model.node(0, 0), model.node(0, 4)
    model.member(a, b, "IPE300", "S355")
    model.fix(a)
    model.load_case("W").force(b, 10e3, along="X")
    moved = solved(model, "W").displacement(2)["dx"]
    assert moved == close(10e3 * 64 / (3 * E * IPE300.i_z) + 10e3 * 4 / (G * IPE300.a_sz))


def test_springs_and_settlements() -> None:
    """A spring gives way by P / k; a clamped beam feels 12 E I d / L3 without shear."""
    model = Model()
    a, b = model.node(0, 0), model.node(6, 0)
    stiff = model.section("Stiff", "S235", area=0.01, i_y=1e-4, i_z=1e-4, j=1e-4)
    member = model.member(a, b, stiff)
    model.support(a, Y=2e6)
    model.fix(b)
    model.load_case("d").settle(b, Y=-0.01)
    model.load_case("P").force(a, -1e3)
    lean = 12 * E * 1e-4 / 6**3
    force = 0.01 / (1 / lean + 1 / 2e6)
    assert solved(model, "d").reaction(2)["fy"] == close(-force)
    assert solved(model, "P").displacement(1)["dy"] == close(-1e3 / (2e6 + lean))
    assert member.start == a


def test_a_skewed_roller_pushes_square_to_its_track() -> None:
    model = Model(dimensionality="2D")
    a, b = model.node(0, 0), model.node(6, 0)
    member = model.member(a, b, "IPE300", "S355")
    model.pin(a)
    model.support(
        b, X="Free", RX="Free", RY="Free", RZ="Free", axes=((1.0, 1.0, 0.0), (-1.0, 1.0, 0.0))
    )
    model.load_case("Q").line(member, -10e3)
    reaction = solved(model, "Q").reaction(2)
    assert reaction["fy"] == close(30e3)
    assert reaction["fx"] == close(-30e3)


def test_a_held_bar_that_is_heated() -> None:
    """N = E A alpha T in compression; a gradient bends it by E I alpha T / h."""
    model = Model()
    a, b = model.node(0, 0), model.node(5, 0)
    member = model.member(a, b, "IPE300", "S355")
    model.fix(a, b)
    model.load_case("T").temperature(member, 20)
    model.load_case("dT").temperature(member, gradient_y=10)
    assert solved(model, "T").start_forces(1)["fx"] == close(E * IPE300.area * ALPHA * 20)
    moment = E * IPE300.i_z * ALPHA * 10 / IPE300.h
    assert abs(solved(model, "dT").reaction(1)["mz"]) == close(moment)


def test_a_truss() -> None:
    """Two bars at 45 degrees share a load P as P / sqrt 2 each."""
    model = Model(dimensionality="2D")
    a, b, c = model.node(-3, 3), model.node(3, 3), model.node(0, 0)
    for top in (a, b):
        model.member(top, c, "CHS 60.3x4", "S235", member_type="Truss")
    model.pin(a, b)
    model.load_case("P").force(c, -20e3)
    assert solved(model, "P").start_forces(1)["fx"] == close(-20e3 / sqrt(2))


def test_self_weight_and_combinations() -> None:
    """The weight is area x density x 9.81; a combination is the sum of its cases."""
    model, _, _, member = beam(10.0)
    weight, load = model.load_case("G").self_weight(), model.load_case("Q").line(member, -5e3)
    model.combination("ULS", {weight: 1.35, load: 1.5})
    expected = IPE300.area * 7850 * 9.81 * 10 / 2
    assert solved(model, "G").reaction(1)["fy"] == close(expected)
    assert solved(model, "ULS").reaction(1)["fy"] == close(1.35 * expected + 1.5 * 25e3)
    assert model.document.analysis.load_combinations is not None
    assert model.document.analysis.load_combinations[0].limit_state == "ULS"


def test_area_loads_arrive_whole() -> None:
    model = Model()
    corners = [model.node(x, 3, z) for x, z in ((0, 0), (6, 0), (6, 4), (0, 4))]
    for start, end in ((0, 1), (3, 2), (0, 3), (1, 2)):
        model.member(corners[start], corners[end], "HEA200", "S235")
    model.fix(*corners)
    model.load_case("Q").area(corners, -2e3)
    found = solved(model, "Q")
    assert sum(found.reaction(node)["fy"] for node in range(1, 5)) == close(2e3 * 24)


def test_a_slab_on_simple_supports() -> None:
    """w = 0.00406 q a4 / D at the centre (Timoshenko, Plates and Shells, table 8, nu = 0.3)."""
    model = Model()
    steel = model.material(
        "Plate", e_mod=210e9, g_mod=210e9 / 2.6, density=7850, yield_stress=235e6
    )
    count, side = 8, 4.0
    nodes = [
        [model.node(side * i / count, 0, side * j / count) for i in range(count + 1)]
        for j in range(count + 1)
    ]
    plates = [
        model.plate(
            [nodes[j][i], nodes[j + 1][i], nodes[j + 1][i + 1], nodes[j][i + 1]], 0.02, steel
        )
        for j in range(count)
        for i in range(count)
    ]
    for j, row in enumerate(nodes):
        for i, node in enumerate(row):
            if i in (0, count) or j in (0, count):
                model.support(node, RX="Free", RZ="Free")
    model.load_case("Q").pressure(plates, -1e3)
    stiffness = 210e9 * 0.02**3 / (12 * (1 - 0.3**2))
    centre = solved(model, "Q").displacement(nodes[4][4].id)["dy"]
    assert centre == close(-0.00406 * 1e3 * side**4 / stiffness, rel=0.02)


def test_a_meshed_surface_carries_its_load() -> None:
    model = Model()
    corners = [model.node(x, 0, z) for x, z in ((0, 0), (0, 4), (4, 4), (4, 0))]
    hole = [model.node(x, 0, z) for x, z in ((1, 1), (1, 2), (2, 2), (2, 1))]
    slab = model.surface(
        corners, 0.2, "concrete_C30", openings=[hole], mesh_size=0.5, behavior="Shell"
    )
    model.fix(*corners)
    model.load_case("Q").pressure(slab, -2e3)
    found = solved(model, "Q")
    assert sum(found.reaction(node)["fy"] for node in range(1, 5)) == close(2e3 * 15)


def test_rigid_offsets() -> None:
    """A bar that is pulled 0.2 m above its nodes bends them by P e."""
    model = Model(dimensionality="2D")
    a, b = model.node(0, 0), model.node(4, 0)
    model.member(a, b, "IPE300", "S355", start_offset=(0, 0.2, 0), end_offset=(0, 0.2, 0))
    model.fix(a)
    model.load_case("P").force(b, 10e3, along="X")
    found = solved(model, "P")
    assert abs(found.start_forces(1)["mz"]) == close(2e3)


def test_checks_of_a_beam_held_sideways() -> None:
    """Without lateral-torsional buckling the utilization is M_Ed / W_pl f_y."""
    model, _, _, member = beam()
    case = model.load_case("G").line(member, -20e3)
    model.combination("ULS", {case: 1.35})
    model.check_ec3(include_ltb=False)
    assert model.validate().warnings == []
    (check,) = model.run_checks().checks
    assert check["max_utilization"] == close(1.35 * 20e3 * 36 / 8 / (IPE300.wpl_z * 355e6))


def test_a_member_set_shortens_the_buckling_length() -> None:
    model, _, _, member = beam()
    case = model.load_case("G").line(member, -10e3)
    combination = model.combination("ULS", {case: 1.35})
    model.check_ec3(combinations=[combination])
    free = model.run_checks().checks[0]["max_utilization"]
    model.member_set(member, ltb_length=2.0)
    assert model.run_checks().checks[0]["max_utilization"] < 0.8 * free


def test_a_check_by_formula() -> None:
    """The deflection over L / 250."""
    model, _, _, member = beam()
    case = model.load_case("Q").line(member, -10e3)
    model.combination("SLS", {case: 1.0})
    sag = MemberDeflection(component=DeflectionComponent.LocalY)
    model.check_formula(
        "Deflection",
        "abs(d)",
        "L / 250",
        {
            "d": QuantitySource(MemberDeflection=sag),
            "L": 6.0,
            "unused": QuantitySource(MemberForce=MemberForce(component=MemberForceComponent.Mz)),
        },
        member,
        limit_state="SLS",
    )
    deflection = abs(solved(model, "Q").curves(1).at(3.0)["dy"])
    (check,) = model.run_checks().checks
    assert check["max_utilization"] == close(deflection / (6 / 250), rel=1e-6)


def test_what_is_named_often_is_written_once() -> None:
    model = Model()
    nodes = [model.node(x, 0) for x in range(4)]
    for start, end in pairwise(nodes):
        model.member(start, end, "IPE300", "S355", start_hinge="pinned")
    model.member(nodes[0], nodes[3], "ipe 300", "steel_S355", rotation_angle=90)
    model.fix(nodes[0], nodes[3])
    document = model.to_document()["model"]
    counts = [len(document[key]) for key in ("sections", "materials", "member_hinges")]
    assert counts == [1, 1, 1]
    assert len(document["nodal_supports"]) == 1
    assert [member["id"] for member in document["members"]] == [1, 2, 3, 4]


def test_a_thick_section_has_its_lower_strength() -> None:
    """EN 1993-1-1 Table 3.1: S355 of more than 40 mm has 335 N/mm2."""
    model = Model()
    a, b = model.node(0, 0), model.node(5, 0)
    model.member(a, b, "IPE300", "S355")
    model.member(a, b, "HEM600", "S355", start_hinge=model.hinge(mz=1e6))
    model.fix(a)
    strengths = [each["yield_stress"] for each in model.to_document()["model"]["materials"]]
    assert strengths == [355e6] if find_section("HEM600").thickest_part <= 0.04 else [355e6, 335e6]


def test_a_round_bar_by_its_dimensions_is_checked() -> None:
    """EN 1993-1-1, 6.2.3: a tie of 20 mm under 50 kN has 50 / (0.314 x 355) of its resistance."""
    model = Model(dimensionality="2D")
    round_bar = {"shape": "CHS", "h": 0.02, "t": 0.01}
    tie = model.section(
        "Tie 20", "S355", area=314e-6, i_y=7.85e-9, i_z=7.85e-9, j=15.7e-9, dimensions=round_bar
    )
    a, b = model.node(0, 0), model.node(2, 0)
    model.member(a, b, tie, member_type="Tension")
    model.pin(a)
    model.roller(b)
    model.combination("ULS", {model.load_case("Pull").force(b, 50e3, along="X"): 1.0})
    model.check_ec3()
    outcome = model.run_checks()
    assert outcome.verdict.state == "passes"
    assert outcome.checks[0]["max_utilization"] == pytest.approx(50 / (0.314 * 355), rel=1e-9)


def test_a_plate_is_checked_by_its_stress_as_plain_data() -> None:
    """A strip of 4 m that is pulled by 4 m x 100 / 210000 and free to narrow: 100 of 355 N/mm2."""
    model = Model()
    at = [model.node(x, y) for x, y in ((0, 0), (4, 0), (4, 1), (0, 1))]
    model.surface(at, 0.01, "S355", divisions=(12, 1))
    model.fix(at[0], at[1])
    for free in at[2:]:
        model.support(free, Y="Free")
    pull = model.load_case("Pull")
    for end in at[1:3]:
        pull.settle(end, X=4 * 100 / 210e3)
    model.combination("ULS", {pull: 1.0})
    stress = {"PlateStress": {"measure": "VonMises"}}
    model.check_formula("Plates", "s", "fy", {"s": stress, "fy": 355e6}, model.surfaces)
    (check,) = model.run_checks().checks
    assert check["max_utilization"] == close(100 / 355, rel=1e-6)
