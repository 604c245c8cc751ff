"""What is drawn at a bar holds it only as far as it is stiff: a hold that gives way is told."""

from math import pi
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

E_MOD = 210e9
FREE: Any = dict.fromkeys(("RX", "RY", "RZ"), "Free")
PINNED: Any = {"start_hinge": "pinned", "end_hinge": "pinned"}


def estimate_of(results: Results) -> float | None:
    """The alpha_cr that the one warning of sway names."""
    found = [reason for reason in results.verdict.reasons if reason.code == "sway_not_considered"]
    if not found:
        return None
    (reason,) = found
    return float(reason.message.split("alpha_cr is about ")[1].split(",")[0])


def propped(post: str, *, force: float, height: float = 4.0) -> Model:
    """A level strut of 2 x 5 m; a post fixed to the ground holds its middle across."""
    model = Model("strut")
    start, middle, end = (model.node(x, height, 0) for x in (0, 5, 10))
    foot = model.node(5, 0, 0)
    for one, other in ((start, middle), (middle, end)):
        model.member(one, other, "HEB160", "S355")
    model.member(foot, middle, post, "S355", end_hinge="pinned")
    model.fix(foot)
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    case = model.load_case("N").force(end, -force, along="X")
    model.combination("ULS", {case: 1.0}, limit_state="ULS")
    model.check_ec3()
    return model


@pytest.mark.parametrize(
    "post", ["CHS 60.3x4", "CHS 88.9x4", "CHS 114.3x5", "CHS 168.3x5", "CHS 323.9x10"]
)
def test_the_estimate_of_one_hold_is_its_stiffness(post: str) -> None:
    """The middle moves along Z against k = 3 EI / h^3 of the post and 48 EI / L^3 of the strut;
    struts of length a push with 2 N / a: alpha_cr = k a / 2 N."""
    force = 200e3
    document = propped(post, force=force).to_document()
    strut, prop = document["model"]["sections"]
    stiffness = 48 * E_MOD * strut["i_y"] / 10**3 + 3 * E_MOD * prop["i_y"] / 4**3
    exact = stiffness * 5 / (2 * force)
    found = estimate_of(solve(document))
    assert found == pytest.approx(exact, rel=0.01) if exact < 10 else found is None


def test_a_stiff_hold_is_not_doubted() -> None:
    assert estimate_of(solve(propped("HEB300", force=200e3).to_document())) is None


NOTHING_LEANS = ["bracing_not_leaned"]
"""Bracing that holds, under gravity alone: stiff enough, and its strength is not asked for."""


def codes_of(results: Results) -> list[str]:
    return [reason.code for reason in results.verdict.reasons]


def frame_held_in_its_plane(*, floors: int, side: bool) -> Any:
    """Columns of 12 m that floor beams and bracing hold along X alone, or along Z as well."""
    model = Model("columns")
    height = 12.0 / floors
    nodes = {(i, j): model.node(6 * i, height * j, 0) for i in range(2) for j in range(floors + 1)}
    for i in range(2):
        for j in range(floors):
            model.member(nodes[i, j], nodes[i, j + 1], "HEA200", "S235", rotation_angle=90)
        model.support(nodes[i, 0], RX="Free", RZ="Free")
        model.support(nodes[i, floors], X="Free", Y="Free", **FREE)
    for j in range(1, floors + 1):
        model.member(nodes[0, j], nodes[1, j], "IPE270", "S235", **PINNED)
        model.member(nodes[0, j - 1], nodes[1, j], "CHS 76.1x4", "S235", member_type="Truss")
        for i in range(2) if side and j < floors else ():
            wall = model.node(6 * i, height * j, 3)
            model.support(wall, **FREE)
            model.member(nodes[i, j], wall, "CHS 76.1x4", "S235", member_type="Truss")
    case = model.load_case("G")
    for i in range(2):
        case.force(nodes[i, floors], -380e3)
    model.combination("ULS", {case: 1.35}, limit_state="ULS")
    model.check_ec3()
    return model.to_document()


@pytest.mark.parametrize("floors", [2, 3, 4])
def test_beams_of_one_direction_do_not_hold_in_the_other(floors: int) -> None:
    """Across the frame the columns are Euler's, 12 m long, turned by 90 degrees."""
    document = frame_held_in_its_plane(floors=floors, side=False)
    columns = document["model"]["sections"][0]
    results = solve(document)
    found = estimate_of(results)
    assert results.verdict.state in ("incomplete", "fails")
    assert found is not None
    euler = [pi**2 * E_MOD * columns[i] / 12**2 / (1.35 * 380e3) for i in ("i_y", "i_z")]
    assert any(0.99 * each <= found <= 1.25 * each for each in euler)


def test_beams_of_both_directions_hold() -> None:
    results = solve(frame_held_in_its_plane(floors=3, side=True))
    assert estimate_of(results) is None
    assert codes_of(results) == NOTHING_LEANS


def bay(*ties: tuple[int, int], factor: float | None = None) -> Any:
    """A portal on pins that sways, with ties between the corners that are named."""
    model = Model("bay", dimensionality="2D")
    corners = [model.node(x, y) for x, y in ((0, 0), (0, 6), (8, 6), (8, 0))]
    columns = [model.member(corners[i], corners[j], "HEA200", "S355") for i, j in ((0, 1), (3, 2))]
    beam = model.member(corners[1], corners[2], "IPE330", "S355")
    for one, other in ties:
        model.member(corners[one], corners[other], "CHS 60.3x4", "S355", member_type="Tension")
    model.pin(corners[0], corners[3])
    case = model.load_case("G").line(beam, -3e3)
    for corner in corners[1:3]:
        case.force(corner, -250e3)
    model.combination("ULS", {case: 1.35}, limit_state="ULS")
    for column in columns if factor else ():
        model.member_set([column], effective_length_factor_z=factor)
    model.check_ec3()
    return model.to_document()


def test_one_tie_braces_one_way_only() -> None:
    alone = estimate_of(solve(bay()))
    assert alone is not None
    assert estimate_of(solve(bay((0, 2)))) == pytest.approx(alone, rel=0.05)
    assert estimate_of(solve(bay((3, 1)))) == pytest.approx(alone, rel=0.05)
    assert estimate_of(solve(bay((0, 2), (3, 1)))) is None


def hinged_bay(*ties: tuple[int, int]) -> Any:
    """A bay that nothing but ties keeps from swaying, under gravity."""
    model = Model("bay", dimensionality="2D")
    corners = [model.node(x, y) for x, y in ((0, 0), (0, 4), (6, 4), (6, 0))]
    for foot, head in ((0, 1), (3, 2)):
        model.member(corners[foot], corners[head], "HEA160", "S235", rotation_angle=90.0)
    beam = model.member(corners[1], corners[2], "IPE300", "S235", **PINNED)
    for one, other in ties:
        model.member(corners[one], corners[other], "CHS 60.3x4", "S235", member_type="Tension")
    model.pin(corners[0], corners[3])
    model.combination("ULS", {model.load_case("G").line(beam, -15e3): 1.35}, limit_state="ULS")
    model.check_ec3(include_ltb=False)
    return model.to_document()


@pytest.mark.parametrize("ties", [[], [(0, 2)], [(3, 1)]])
def test_a_bay_that_can_sway_freely_does_not_pass(ties: list[tuple[int, int]]) -> None:
    assert solve(hinged_bay(*ties)).verdict.state == "incomplete"


def test_crossed_ties_at_rest_hold_a_bay() -> None:
    results = solve(hinged_bay((0, 2), (3, 1)))
    assert codes_of(results) == NOTHING_LEANS
    assert "bracing_at_rest" in {issue.code for issue in results.issues}


def test_a_factor_of_one_does_not_answer_for_sway() -> None:
    """EN 1993-1-1, 5.2.2(5): below alpha_cr = 3 no amplified moments stand for the lengths."""
    alone = estimate_of(solve(bay()))
    assert alone is not None
    assert alone < 3
    assert estimate_of(solve(bay(factor=1.0))) == pytest.approx(alone, rel=0.01)
    assert estimate_of(solve(bay(factor=2.5))) is None
