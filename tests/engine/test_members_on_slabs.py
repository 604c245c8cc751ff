"""Members along plates that taper or lie on ground: as many short ones, and as springs at nodes."""

from typing import Any

import pytest

from loadpath.engine import ResultSet, solve

from .frames import FREE, SECTION, Json, document, member, node
from .test_tapers import at

LENGTH, WIDTH = 4.0, 2.0
PIECES = 8
PRESSURE = 2e4
GROUND = 3e6
BEDDED: Json = {"bedding": {"y": GROUND, "x": 1e6}}


def with_torsion(rectangle: Json) -> Json:
    """By the formula that holds within a member too."""
    h, b = rectangle["h"], rectangle["b"]
    slim = b / h
    return {**rectangle, "j": h * b**3 * (1 / 3 - 0.21 * slim * (1 - slim**4 / 12))}


def slab(
    members: int,
    *,
    pieces: int = PIECES,
    options: Json | None = None,
    springs: float = 0.0,
    is_tapered: bool = False,
    **more: Any,
) -> ResultSet:
    """A slab that is held along its far edge; along the near one runs a beam of so many members."""
    shares = [k / pieces for k in range(pieces + 1)]
    near = [node(k, LENGTH * share) for k, share in enumerate(shares, start=1)]
    supports: list[Json] = [{"id": 1}]
    if springs:
        for k, each in enumerate(near, start=2):
            tributary = LENGTH / pieces * (0.5 if each in (near[0], near[-1]) else 1.0)
            spring = {"condition_type": "Spring", "stiffness": springs * tributary}
            free = dict.fromkeys(("X", "Z", "RX", "RY", "RZ"), FREE)
            supports.append({"id": k, **free, "Y": spring})
            each["nodal_support"] = k
    last = pieces + 1
    far = [node(last + 1, LENGTH, 0.0, WIDTH, 1), node(last + 2, 0.0, 0.0, WIDTH, 1)]
    step = pieces // members
    bars = []
    for k in range(members):
        sections = {"section": k * step + 1, "end_section": (k + 1) * step + 1}
        ends = (k * step + 1, (k + 1) * step + 1)
        bars.append({**member(k + 1, *ends), **(sections if is_tapered else {}), **more})
    surface = {
        "id": 1,
        "boundary_node_ids": [*range(1, last + 1), last + 1, last + 2],
        "material": 1,
        "thickness": 0.12,
        "mesh": {"target_size": LENGTH / pieces},
    }
    pressure = {
        "id": 1,
        "target": {"kind": "Surface", "surface_id": 1},
        "magnitude": PRESSURE,
        "direction": [0.0, -1.0, 0.0],
    }
    tapering = [with_torsion(at(share, k)) for k, share in enumerate(shares, start=1)]
    results = solve(
        document(
            [*near, *far],
            bars,
            {"plate_pressures": [pressure]},
            options=options,
            model={
                "sections": tapering if is_tapered else [SECTION],
                "nodal_supports": supports,
                "plate_surfaces": [surface],
            },
        )
    )
    one = results.loadcases["Q"]
    assert one.is_usable, one.errors
    assert one.balance.balance_error < 1e-8
    assert one.balance.sum_of_reactions[1] == pytest.approx(PRESSURE * LENGTH * WIDTH, rel=1e-9)
    return one


SECOND: Json = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
LARGE: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
UNDER: Json = {"start_offset": {"Y": -0.3}, "end_offset": {"Y": -0.3}}
KINDS: dict[str, Json] = {
    "tapered": {"is_tapered": True},
    "bedded": BEDDED,
    "both": {"is_tapered": True, **BEDDED},
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("place", [{}, UNDER], ids=["in the slab", "below the slab"])
@pytest.mark.parametrize("options", [{}, SECOND, LARGE], ids=["linear", "p-delta", "large"])
def test_one_member_is_as_many(kind: str, place: Json, options: Json) -> None:
    changed = {**KINDS[kind], **place, "options": options}
    one, many = slab(1, **changed), slab(PIECES, **changed)
    largest = max(abs(many.displacement(k).dy) for k in range(1, PIECES + 2))
    turned = max(abs(many.displacement(k).rx) for k in range(1, PIECES + 2))
    for k in range(1, PIECES + 2):
        assert one.displacement(k).dy == pytest.approx(many.displacement(k).dy, abs=1e-5 * largest)
        assert one.displacement(k).rx == pytest.approx(many.displacement(k).rx, abs=1e-5 * turned)
    pieces = [many.extremes(k).mz for k in range(1, PIECES + 1)]
    most, least = max(each.max for each in pieces), min(each.min for each in pieces)
    scale = max(most, -least)
    assert one.extremes(1).mz.max == pytest.approx(most, abs=1e-3 * scale)
    assert one.extremes(1).mz.min == pytest.approx(least, abs=1e-3 * scale)


def test_ground_is_as_springs_at_the_nodes() -> None:
    """Springs at ever closer nodes of the edge, each with the ground of its part."""
    missed = []
    for pieces in (8, 32):
        bed = slab(1, pieces=pieces, bedding={"y": GROUND})
        springs = slab(1, pieces=pieces, springs=GROUND)
        middle, corner = pieces // 2 + 1, 1
        assert bed.balance.sum_of_reactions[1] > 0.0
        missed.append(
            max(
                abs(springs.displacement(k).dy / bed.displacement(k).dy - 1.0)
                for k in (middle, corner)
            )
        )
        # What its ends sink by is borne along it, and stands in no reaction of a node.
        assert len(springs.reactions) == len(bed.reactions) + pieces + 1
    assert missed[0] < 5e-3
    assert missed[1] < missed[0] / 8  # of the second power of their distance


def places() -> list[Any]:
    hole = {"openings": [{"id": 1, "boundary_node_ids": [10, 11, 12, 13]}]}
    return [
        pytest.param(member(1, 1, 3), {}, id="along a diagonal"),
        pytest.param(member(1, 5, 6), {}, id="through the slab and beyond"),
        pytest.param(member(1, 7, 8), {}, id="above the slab"),
        pytest.param(member(1, 1, 7), {}, id="upright at a corner"),
        pytest.param(member(1, 20, 21), {}, id="touching a corner"),
        pytest.param(member(1, 1, 2), {"mesh": {"divisions": {"u": 1, "v": 1}}}, id="one element"),
        pytest.param(member(1, 1, 2), {"mesh": None}, id="in a mesh of its own size"),
        pytest.param(member(1, 10, 11), hole, id="along an opening"),
        pytest.param(member(1, 10, 12), hole, id="across an opening"),
    ]


@pytest.mark.parametrize(("bar", "surface"), places())
@pytest.mark.parametrize(
    "changed",
    [{"bedding": {"y": 2e7}}, {"end_section": 2}, {"bedding": {"y": 2e7}, "end_section": 2}],
    ids=["ground", "taper", "both"],
)
def test_wherever_it_meets_a_slab_everything_balances(
    changed: Json, bar: Json, surface: Json
) -> None:
    corners = [node(1, 0, support=1), node(2, 4, support=1), node(3, 4, 0, 3), node(4, 0, 0, 3)]
    others = [node(5, -1, 0, 1), node(6, 5, 0, 1), node(7, 0, 2, 0), node(8, 4, 2, 0)]
    others += [node(20, 2, 0, -2), node(21, 6, 0, 2)]
    hole = [node(10 + k, x, 0, z) for k, (x, z) in enumerate([(1, 1), (3, 1), (3, 2), (1, 2)])]
    met = {bar["start_node_id"], bar["end_node_id"]}
    for each in others:
        each["nodal_support"] = 1 if each["id"] in met else None
    outline = {
        "id": 1,
        "boundary_node_ids": [1, 2, 3, 4],
        "material": 1,
        "thickness": 0.2,
        "mesh": {"target_size": 0.5},
        **surface,
    }
    pressure = {
        "id": 1,
        "target": {"kind": "Surface", "surface_id": 1},
        "magnitude": PRESSURE,
        "direction": [0.0, -1.0, 0.0],
    }
    taper = {**SECTION, "id": 2, "area": 2 * SECTION["area"]}
    results = solve(
        document(
            [*corners, *others, *(hole if "openings" in surface else ())],
            [{**bar, **changed}],
            {"plate_pressures": [pressure]},
            model={"sections": [SECTION, taper], "plate_surfaces": [outline]},
        )
    )
    one = results.loadcases["Q"]
    assert one.is_usable, one.errors
    assert one.balance.balance_error < 1e-9
