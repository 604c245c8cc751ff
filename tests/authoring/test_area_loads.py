"""Loads per area and by storey: what arrives, against areas by hand."""

import itertools
from math import cos, radians, sin

import pytest

from loadpath import Model, units
from loadpath.authoring import ArgumentError, NotThere
from loadpath.units import kN, kN_per_m, kN_per_m2, mm


def beams(*places: float, slope: float = 0.0) -> Model:
    """Beams of 6 m along X, so far up a slope about X."""
    model = Model("Beams")
    c, s = cos(radians(slope)), sin(radians(slope))
    for place in places:
        start, end = (
            model.node(0, 3 + s * place, c * place),
            model.node(6, 3 + s * place, c * place),
        )
        model.member(start, end, "IPE300", "S355")
    return model


def magnitudes(model: Model, case: str) -> list[float]:
    loads = model.load_cases[case].record.distributed_loads or []
    assert all(load.magnitude == load.end_magnitude for load in loads)
    return [load.magnitude for load in loads]


def test_parallel_members_carry_half_way_to_their_neighbours() -> None:
    model = beams(5, 0, 2, 9)
    model.load_case("Q").tributary(model.members, -3 * kN_per_m2)
    # At z = 0, 2, 5, 9: strips of 1, 2.5, 3.5 and 2 m.
    assert magnitudes(model, "Q") == pytest.approx([-10500, -3000, -7500, -6000], rel=1e-12)
    model.load_case("W").tributary(model.members[[1]], -3 * kN_per_m2, width=4)
    assert magnitudes(model, "W") == [-12 * kN_per_m]


def test_snow_counts_the_area_in_plan() -> None:
    model = beams(0, 2, 4, slope=60.0)
    model.load_case("G").tributary(model.members, -1 * kN_per_m2)
    model.load_case("S").tributary(model.members, -1 * kN_per_m2, projected=True)
    assert magnitudes(model, "G") == pytest.approx([-1e3, -2e3, -1e3])
    assert magnitudes(model, "S") == pytest.approx([-500, -1e3, -500])


def test_members_that_say_no_width_are_told() -> None:
    model = beams(0, 2)
    case = model.load_case("Q")
    with pytest.raises(ArgumentError, match="'width' is missing"):
        case.tributary(model.members[[1]], -1e3)
    tie = model.member(model.nodes[1], model.nodes[3], "IPE300", "S355")
    with pytest.raises(ArgumentError, match="at an angle to 1"):
        case.tributary(model.members, -1e3)
    model.remove(tie)
    model.member(model.node(0, 4, 1), model.node(6, 4, 1), "IPE300", "S355")
    with pytest.raises(ArgumentError, match="of one plane"):
        case.tributary(model.members, -1e3)


def l_shaped() -> Model:
    """Two storeys of an L: 6 m by 4 m, and 3 m by 4 m beside it."""
    model = Model("L")
    places = [(0, 0), (3, 0), (6, 0), (0, 4), (3, 4), (6, 4), (0, 8), (3, 8)]
    pairs = [(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (0, 3), (1, 4), (2, 5), (3, 6), (4, 7)]
    levels = [[model.node(x, y, z) for x, z in places] for y in (0, 3, 6)]
    for low, high in itertools.pairwise(levels):
        for a, b in zip(low, high, strict=True):
            model.member(a, b, "HEB200", "S355", classification="Column")
        for k, j in pairs:
            model.member(high[k], high[j], "IPE300", "S355", classification="Beam")
    model.fix(*levels[0])
    # A balcony that carries nothing of the floor.
    model.member(levels[1][2], model.node(8, 3, 0), "IPE300", "S355", classification="Balcony")
    return model


def test_a_floor_is_what_its_beams_enclose() -> None:
    model = l_shaped()
    assert [storey.Y for storey in model.storeys] == [3.0, 6.0]
    (ring,) = model.storey(3).outlines
    assert {(node.X, node.Z) for node in ring} == {(0, 0), (6, 0), (6, 4), (3, 4), (3, 8), (0, 8)}
    q = model.load_case("Q").floor(3, -2.5 * kN_per_m2, distribution_direction="X")
    q.floor(model.storeys[1], -1 * kN_per_m2, distribution_direction="X")
    w = model.load_case("W").storey_force(6.0, 40 * kN)
    assert len(w.record.nodal_loads or []) == 8
    results = model.solve()
    total = results.set("Q").reactions[:, 1].sum()
    assert total == pytest.approx((2.5 + 1.0) * kN_per_m2 * (6 * 4 + 3 * 4), rel=1e-9)
    assert results.set("W").reactions[:, 0].sum() == pytest.approx(-40 * kN, rel=1e-9)


def test_a_storey_that_is_not_there_is_told() -> None:
    model = l_shaped()
    case = model.load_case("Q")
    with pytest.raises(
        NotThere, match=r"no storey at Y = 3.5 \(heights with level members: 3, 6\)"
    ):
        case.floor(3.5, -1e3)
    with pytest.raises(NotThere, match="enclose no area"):
        beams(0).load_case("Q").floor(3, -1e3)
    flat = Model(dimensionality="2D")
    flat.member(flat.node(0, 3), flat.node(5, 3), "IPE300", "S355")
    with pytest.raises(ArgumentError, match="2D model has no floor"):
        flat.load_case("Q").floor(3, -1e3)


def test_units_are_numbers_of_si() -> None:
    assert 300 * mm == pytest.approx(0.3)
    assert 210 * units.GPa == 210000 * units.N_per_mm2 == 210e9
    assert 5 * units.kNm == 5 * kN * units.m
    assert 8356 * units.cm4 == pytest.approx(8.356e-5)
    assert 180 * units.degree == pytest.approx(3.141592653589793)
