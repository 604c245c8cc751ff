"""Forces on bracing do not depend on how a structure is written down."""

import copy
import random
from math import cos, hypot, radians, sin

import pytest

from loadpath.engine import solve
from tests.engine.wind_girder import BAY, PANEL, SPAN, Json, force_of, girder
from tests.hunt.units import in_millimetres

FIGURES = ("members", "alpha_m", "span", "e_0", "axial_force", "delta_q", "q_d")


def assert_alike(one: Json, other: Json, rel: float = 1e-9) -> None:
    first, second = force_of(solve(one)), force_of(solve(other))
    for name in FIGURES:
        assert getattr(second, name) == pytest.approx(getattr(first, name), rel=rel), name


@pytest.mark.parametrize("wind", [0.0, 2e3, -2e3])
@pytest.mark.parametrize("angle", [90.0, 30.0, 210.0])
def test_turned_about_the_vertical(angle: float, wind: float) -> None:
    turned = girder(wind=wind, angle=angle)
    assert_alike(girder(wind=wind), turned, rel=1e-7)
    way = force_of(solve(turned)).direction
    across = (sin(radians(angle)), 0.0, cos(radians(angle)))
    assert abs(sum(a * b for a, b in zip(way, across, strict=True))) == pytest.approx(1.0)
    if wind:
        side = sum(a * b for a, b in zip(way, across, strict=True))
        assert side == pytest.approx(1.0 if wind > 0 else -1.0)


@pytest.mark.parametrize("wind", [0.0, 2e3])
@pytest.mark.parametrize("ties", [False, True])
def test_mirrored(wind: float, ties: bool) -> None:
    """With the direction, which decides where no load bends the girder."""
    one = girder(wind=wind, ties=ties, direction=(0.0, 0.0, 1.0))
    other = girder(wind=wind, ties=ties, direction=(0.0, 0.0, -1.0), mirror=True)
    assert_alike(one, other, rel=1e-7)


@pytest.mark.parametrize("pieces", [2, 3])
def test_beams_in_pieces(pieces: int) -> None:
    assert_alike(girder(wind=1e3), girder(wind=1e3, pieces=pieces), rel=1e-7)


def test_numbered_otherwise_and_members_turned_end_for_end() -> None:
    document = girder(wind=1e3, pieces=2)
    other = copy.deepcopy(document)
    model, analysis = other["model"], other["analysis"]
    chance = random.Random(7)
    numbers = {}
    for kind in ("nodes", "members", "member_sets"):
        new = chance.sample(range(1, 999), len(model[kind]))
        numbers[kind] = {each["id"]: k for each, k in zip(model[kind], new, strict=True)}
    for kind, known in numbers.items():
        for record in model[kind]:
            record["id"] = known[record["id"]]
        chance.shuffle(model[kind])
    for member in model["members"]:
        for key in ("start_node_id", "end_node_id"):
            member[key] = numbers["nodes"][member[key]]
        if chance.random() < 0.5:
            for kind in ("{}_node_id", "{}_hinge"):
                start, end = kind.format("start"), kind.format("end")
                member[start], member[end] = member.get(end), member.get(start)
    for row in model["member_sets"]:
        row["member_ids"] = [numbers["members"][each] for each in row["member_ids"]]
        chance.shuffle(row["member_ids"])
    system = model["bracing_systems"][0]
    system["restrained"] = [numbers["member_sets"][each] for each in system["restrained"]]
    chance.shuffle(system["restrained"])
    for case in analysis["load_cases"]:
        for load in case.get("distributed_loads") or ():
            load["member"] = numbers["members"][load["member"]]
        for load in case.get("nodal_loads") or ():
            load["node"] = numbers["nodes"][load["node"]]
    assert_alike(document, other, rel=1e-7)


def test_a_stated_direction_is_the_one_that_is_found() -> None:
    """Of a direction only the part across the members counts."""
    for direction in ((0.0, 0.0, 1.0), (0.0, 0.0, -3.0), (0.5, 0.0, 1.0)):
        assert_alike(girder(wind=1e3), girder(wind=1e3, direction=direction))


def test_a_direction_that_nothing_bends_along_keeps_its_sign() -> None:
    assert force_of(solve(girder(direction=(0.0, 0.0, -1.0)))).direction[2] == -1.0


def test_millimetres_are_metres() -> None:
    document = girder(wind=1e3)
    assert_alike(document, in_millimetres(document))


def test_a_ridge_is_a_bend_and_the_span_is_between_the_eaves() -> None:
    """Per metre of the span: of three panel points the outer diagonals bear half, along Z."""
    rise = 0.8
    document = girder(rise=rise)
    results = solve(document)
    force = force_of(results)
    assert force.span == pytest.approx(SPAN, rel=1e-12)
    assert force.axial_force is not None
    assert force.q_d is not None
    assert force.delta_q is not None
    assert force.q_d == pytest.approx(
        8 * force.axial_force * (force.e_0 + force.delta_q) / SPAN**2, rel=1e-9
    )
    outer = next(e for e in document["model"]["members"] if e.get("classification") == "Diagonal")
    length = hypot(PANEL, BAY, rise / 2)
    curves = results.loadcombinations["ULS"].curves(outer["id"])
    assert abs(curves.at(0.5 * length)["fx"]) == pytest.approx(
        1.5 * force.q_d * PANEL * length / BAY, rel=1e-6
    )


def test_rafters_on_a_slope_are_held_horizontally() -> None:
    """Lying members up to 45 degrees find their direction by themselves."""
    document = girder()
    for node in document["model"]["nodes"]:
        node["Y"] = 0.3 * node["X"]
    force = force_of(solve(document))
    assert force.direction == pytest.approx((0.0, 0.0, 1.0), abs=1e-12)
    assert force.span == pytest.approx(SPAN * (1 + 0.3**2) ** 0.5, rel=1e-12)


def test_columns_of_a_wall_are_held_along_it() -> None:
    """The same girder stood up: its members are upright, and the direction is given."""
    document = girder((0.0,) * 4, axial=3e5)
    lying = force_of(solve(document))
    for node in document["model"]["nodes"]:
        node["X"], node["Y"] = -node["Y"], node["X"]
    for support in document["model"]["nodal_supports"]:
        support["axes"] = {"x": [0.0, 1.0, 0.0], "y": [-1.0, 0.0, 0.0]}
    for load in document["analysis"]["load_cases"][0]["nodal_loads"]:
        load["direction"] = [0.0, load["direction"][0], 0.0]
    for member in document["model"]["members"]:
        member["rotation_angle"] = 90.0
    document["model"]["bracing_systems"][0]["direction"] = [0.0, 0.0, 1.0]
    standing = force_of(solve(document))
    assert standing.axial_force == pytest.approx(4 * 3e5, rel=1e-6)
    assert standing.e_0 == pytest.approx(lying.e_0, rel=1e-12)
    assert standing.q_d == pytest.approx(lying.q_d, rel=1e-6)
