"""A formula that is met is no proof where it reads another force, or knows nothing of buckling."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec import convert

from loadpath import Model
from loadpath.document import QuantitySource
from loadpath.engine import Results, solve

Json = dict[str, Any]


def force(component: str) -> QuantitySource:
    source = {"MemberForce": {"component": component, "aggregation": {"type": "MaxAbs"}}}
    return convert(source, QuantitySource)


def codes(results: Results) -> set[str]:
    return {reason.code for reason in results.verdict.reasons}


@pytest.mark.parametrize(("component", "is_enough"), [("Mz", True), ("Vy", False)])
def test_a_beam_is_asked_for_what_bends_it(component: str, is_enough: bool) -> None:
    model = Model("beam")
    start, end = model.node(0, 0), model.node(8, 0)
    beam = model.member(start, end, "IPE300", "S355")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").self_weight().line(beam, -10e3)
    model.combination("ULS", {dead: 1.35})
    model.check_formula("Force", "abs(E)", "200e3", {"E": force(component)}, [beam])
    results = solve(model.to_document())
    assert codes(results) == (set() if is_enough else {"strength_not_checked"})


def column(kilonewtons: float, pieces: int = 1) -> Json:
    """Timber, 0.1 m square and 6 m long between pins; Euler's load is 25.1 kN."""
    model = Model("column")
    timber = model.material("C24", e_mod=11e9, g_mod=0.69e9, density=420, yield_stress=24e6)
    section = model.rectangle(0.1, 0.1, timber)
    nodes = [model.node(0, 6 * k / pieces) for k in range(pieces + 1)]
    for start, end in pairwise(nodes):
        model.member(start, end, section)
    model.pin(nodes[0])
    model.support(nodes[-1], Y="Free", RX="Free", RZ="Free")
    dead = model.load_case("G").force(nodes[-1], -kilonewtons * 1e3)
    model.combination("ULS", {dead: 1.0})
    model.check_formula("Compression", "abs(N)", "210e3", {"N": force("N")})
    document: Json = model.to_document()
    return document


@pytest.mark.parametrize("pieces", [1, 4])
def test_a_column_that_a_formula_lets_buckle_is_incomplete(pieces: int) -> None:
    assert codes(solve(column(26, pieces))) == {"buckling_not_checked"}


@pytest.mark.parametrize("pieces", [1, 4])
def test_below_its_critical_load_a_formula_may_have_considered_it(pieces: int) -> None:
    assert solve(column(24, pieces)).verdict.state == "passes"


def test_a_length_that_is_stated_is_the_authors() -> None:
    document = column(60)
    lengths = {"buckling_length_y": 2.0, "buckling_length_z": 2.0}
    document["model"]["member_sets"] = [{"id": 1, "member_ids": [1], **lengths}]
    assert solve(document).verdict.state == "passes"


def wall(thickness: float) -> Json:
    """2 m wide and 4 m high, pressed by 100 kN: 4.5 mm of steel are on the edge of buckling."""
    model = Model("wall")
    corners = [model.node(0, 0), model.node(2, 0), model.node(2, 4), model.node(0, 4)]
    surface = model.surface(corners, thickness, "S235", mesh_size=0.5)
    model.fix(*corners[:2])
    for head in corners[2:]:
        model.support(head, X="Free", Y="Free", RX="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").self_weight()
    for head in corners[2:]:
        dead.force(head, -50e3)
    model.combination("ULS", {dead: 1.35})
    stress = convert({"PlateStress": {"measure": "VonMises"}}, QuantitySource)
    model.check_formula("Stress", "s", "235e6", {"s": stress}, [surface])
    document: Json = model.to_document()
    return document


def test_a_thin_wall_that_no_check_asks_for_buckling_is_incomplete() -> None:
    assert codes(solve(wall(0.003))) == {"buckling_not_checked"}
    assert solve(wall(0.02)).verdict.state == "passes"


def test_where_buckling_is_asked_for_its_factors_decide() -> None:
    document = wall(0.003)
    document["analysis"]["buckling"] = {"num_modes": 1, "reference": {"LoadCombination": 1}}
    assert codes(solve(document)) == {"buckles_below_loads"}


MIDDLE = {"type": "AtFraction", "fraction": 0.5}


@pytest.mark.parametrize(
    ("where", "is_enough"),
    [({"type": "MaxAbs"}, True), ({"type": "Start"}, True), (MIDDLE, False)],
)
def test_a_moment_is_read_where_it_is_largest(where: Json, is_enough: bool) -> None:
    """Between clamps the moment is q L^2 / 12 at the ends and half of it in the middle."""
    model = Model("beam")
    start, end = model.node(0, 0), model.node(8, 0)
    model.fix(start, end)
    beam = model.member(start, end, "IPE300", "S355")
    dead = model.load_case("G").self_weight().line(beam, -20e3)
    model.combination("ULS", {dead: 1.35})
    source = {"MemberForce": {"component": "Mz", "aggregation": where}}
    moment = convert(source, QuantitySource)
    model.check_formula("Bending", "abs(M)", "223e3", {"M": moment}, [beam])
    results = solve(model.to_document())
    assert codes(results) == (set() if is_enough else {"strength_not_checked"})


@pytest.mark.parametrize(("capacity", "is_told"), [("30e3", False), ("30e6", True)])
def test_a_formula_in_other_units_does_not_hide_behind_another_check(
    capacity: str, is_told: bool
) -> None:
    """30 kNm are 30e6 N mm; the moment is 1.35 * 6 * 5^2 / 8 = 25.3 kNm."""
    model = Model("two beams")
    beams = []
    for z, section in ((0, "IPE240"), (3, "IPE160")):
        start, end = model.node(0, 0, z), model.node(5, 0, z)
        beams.append(model.member(start, end, section, "S235"))
        model.support(start, RY="Free", RZ="Free")
        model.support(end, X="Free", RY="Free", RZ="Free")
    steel, other = beams
    dead = model.load_case("G").self_weight().line(steel, -8e3).line(other, -6e3)
    model.combination("ULS", {dead: 1.35})
    model.check_ec3([steel])
    model.check_formula("Bending", "abs(M)", capacity, {"M": force("Mz")}, [other])
    assert codes(solve(model.to_document())) == ({"hardly_utilized"} if is_told else set())


@pytest.mark.parametrize(("size", "is_fine"), [(2.0, False), (1.0, False), (0.5, True)])
def test_a_mesh_of_a_few_elements_finds_no_stresses(size: float, is_fine: bool) -> None:
    """Clamped, 4 m by 3 m: twelve elements find half of the largest stress, and four none."""
    model = Model("plate")
    corners = [model.node(0, 0, 0), model.node(4, 0, 0), model.node(4, 0, 3), model.node(0, 0, 3)]
    surface = model.surface(corners, 0.02, "S235", mesh_size=size)
    for start, end in pairwise([*corners, corners[0]]):
        model.line_support(start, end)
    dead = model.load_case("G").self_weight().pressure(surface, -5e3)
    model.combination("ULS", {dead: 1.35})
    stress = convert({"PlateStress": {"measure": "VonMises"}}, QuantitySource)
    model.check_formula("Stress", "s", "235e6", {"s": stress}, [surface])
    assert codes(solve(model.to_document())) == (set() if is_fine else {"check_undecided"})


@pytest.mark.parametrize(
    ("measure", "found"),
    [("PrincipalMax", {"strength_not_checked"}), ("PrincipalMin", set()), ("VonMises", set())],
)
def test_a_pressed_wall_is_asked_how_it_is_pressed(measure: str, found: set[str]) -> None:
    """3 m high, 5 cm thick, 3 MN on each square metre: 180 N/mm2 at its foot, beside a beam."""
    model = Model("wall")
    corners = [model.node(0, 0), model.node(3, 0), model.node(3, 3), model.node(0, 3)]
    surface = model.surface(corners, 0.05, "S235", mesh_size=0.25)
    model.line_support(*corners[:2])
    head = corners[3], corners[2]
    model.line_support(*head, X="Free", Y="Free", RX="Free", RY="Free", RZ="Free")
    start, end = model.node(9, 0), model.node(14, 0)
    beam = model.member(start, end, "IPE240", "S235")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").self_weight().pressure(surface, -3e6).line(beam, -8e3)
    model.combination("ULS", {dead: 1.0})
    stress = convert({"PlateStress": {"measure": measure}}, QuantitySource)
    model.check_formula("Stress", "abs(s)", "235e6", {"s": stress}, [surface])
    model.check_ec3([beam])
    assert codes(solve(model.to_document())) - {"hardly_utilized"} == found


@pytest.mark.parametrize(("count", "is_fine"), [(2, False), (3, False), (4, True)])
def test_neither_does_one_that_is_drawn_by_hand(count: int, is_fine: bool) -> None:
    """A wall beside it in the same model makes the mesh of a slab no finer."""
    model = Model("plate")
    side = range(count + 1)
    at = {(i, k): model.node(3.0 * i / count, 0, 3.0 * k / count) for i in side for k in side}
    up = [[model.node(3.0 * i / count, h, 0) for i in side] for h in (1.0, 2.0, 3.0)]
    rows = [[at[i, 0] for i in side], *up]
    around = ((0, 0), (1, 0), (1, 1), (0, 1))
    plates = [
        model.plate([at[i + di, k + dk] for di, dk in around], 0.02, "S235")
        for i in range(count)
        for k in range(count)
    ]
    for low, high in pairwise(rows):
        for i in range(count):
            model.plate([low[i], low[i + 1], high[i + 1], high[i]], 0.02, "S235")
    for (i, k), node in at.items():
        if i in (0, count) or k == count:
            model.fix(node)
    dead = model.load_case("G").self_weight().pressure(plates[0], -5e3)
    model.combination("ULS", {dead: 1.35})
    stress = convert({"PlateStress": {"measure": "VonMises"}}, QuantitySource)
    model.check_formula("Stress", "s", "235e6", {"s": stress}, plates)
    undecided = {
        reason.code: reason.plate_element_ids for reason in solve(model).verdict.reasons
    }.get("check_undecided")
    assert (undecided is None) == is_fine
