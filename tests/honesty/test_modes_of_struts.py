"""`stability: Auto` where others sway than columns one way: the mode itself is the imperfection."""

import copy
from math import cos, pi, radians, sin
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve
from tests.engine.stability_row import stability_row

Json = dict[str, Any]
STRUT, SPAN = 6.0, 8.0
PHI = 1 / 200  # of 5.3.2(3)a, without columns to reduce it


def struts_on_a_beam(force: float, angle: float = 0.0, cuts: int = 1) -> Json:
    """Two hinged struts in a line along X, held in their middle by a beam across that bends."""
    model = Model("struts on a beam")
    turn = radians(angle)

    def node(x: float, z: float) -> Any:
        return model.node(x * cos(turn) + z * sin(turn), 0.0, -x * sin(turn) + z * cos(turn))

    def row(start: Any, end: Any, section: str, pieces: int, pinned: bool) -> None:
        hinges = {"start_hinge": "pinned"}, {"end_hinge": "pinned"}
        before = start
        for k in range(1, pieces + 1):
            share = k / pieces
            at = (
                end
                if k == pieces
                else model.node(
                    start.X + share * (end.X - start.X), 0.0, start.Z + share * (end.Z - start.Z)
                )
            )
            given: Json = {}
            if pinned and k == 1:
                given |= hinges[0]
            if pinned and k == pieces:
                given |= hinges[1]
            model.member(before, at, section, "S355", **given)
            before = at

    left, middle, right = node(0.0, 0.0), node(STRUT, 0.0), node(2 * STRUT, 0.0)
    near, far = node(STRUT, -SPAN / 2), node(STRUT, SPAN / 2)
    row(left, middle, "SHS 200x200x8", cuts, pinned=True)
    row(middle, right, "SHS 200x200x8", cuts, pinned=True)
    row(near, middle, "SHS 120x120x6", 1, pinned=False)
    row(middle, far, "SHS 120x120x6", 1, pinned=False)
    along = (cos(turn), 0.0, -sin(turn))
    across = (sin(turn), 0.0, cos(turn))
    model.pin(left)
    model.support(right, X="Free", axes=(along, (0.0, 1.0, 0.0)), RX="Free", RY="Free", RZ="Free")
    skewed = (across, (0.0, 1.0, 0.0))
    model.support(near, RX="Free", RY="Free", RZ="Free", axes=skewed)
    # It slides, else the beam would become a rope.
    model.support(far, X="Free", RX="Free", RY="Free", RZ="Free", axes=skewed)
    push = model.load_case("N").force(right, -force, along=along)
    model.combination("ULS", {push: 1.0})
    model.check_ec3(include_ltb=False)
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def stiffness_of_the_beam() -> float:
    inertia = next(
        s["i_z"]
        for s in struts_on_a_beam(1.0)["model"]["sections"]
        if s["name"].startswith("SHS 120")
    )
    return float(48 * 210e9 * inertia / SPAN**3)


def lift_of_the_beam(document: Json, results: Results) -> float:
    """What the supports of the beam hold down."""
    uls = results.loadcombinations["ULS"]
    names = [node["id"] for node in document["model"]["nodes"] if node.get("nodal_support")]
    return -sum(uls.reaction(name).fy for name in names[2:])


@pytest.mark.parametrize("alpha", [2.0, 5.0, 9.0])
@pytest.mark.parametrize(("angle", "cuts"), [(0.0, 1), (35.0, 1), (0.0, 3)])
def test_struts_lean_against_the_beam_that_holds_them(
    alpha: float, angle: float, cuts: int
) -> None:
    """Struts that lean by phi push with 2 N phi, and by alpha / (alpha - 1) of it as they give."""
    force = stiffness_of_the_beam() * STRUT / (2 * alpha)
    document = struts_on_a_beam(force, angle, cuts)
    results = solve(document)
    row = stability_row(results)
    assert row.alpha_cr == pytest.approx(alpha, rel=0.02)
    assert row.initial_sway is None
    (shape,) = row.mode_shapes
    assert shape.phi == pytest.approx(PHI)
    assert shape.alpha_cr == row.alpha_cr
    assert [abs(each) for each in shape.direction] == pytest.approx([0.0, 1.0, 0.0], abs=1e-9)
    pushed = 2 * force * PHI * row.alpha_cr / (row.alpha_cr - 1)
    assert abs(lift_of_the_beam(document, results)) == pytest.approx(pushed, rel=0.02)
    assert "sway_not_considered" not in {reason.code for reason in results.verdict.reasons}


def test_far_from_giving_way_nothing_is_added() -> None:
    force = stiffness_of_the_beam() * STRUT / (2 * 14.0)
    row = stability_row(solve(struts_on_a_beam(force)))
    assert row.order == "LINEAR"
    assert row.mode_shapes == []


def test_loads_decide_to_which_side() -> None:
    force = stiffness_of_the_beam() * STRUT / (2 * 5.0)
    document = struts_on_a_beam(force)
    for side in (1.0, -1.0):
        loaded = copy.deepcopy(document)
        middle = next(n["id"] for n in document["model"]["nodes"] if (n["X"], n["Z"]) == (STRUT, 0))
        loaded["analysis"]["load_cases"][0]["nodal_loads"].append(
            {
                "id": 9,
                "node": middle,
                "load_case": 1,
                "magnitude": side * 500.0,
                "direction": [0, 1, 0],
            }
        )
        results = solve(loaded)
        row = stability_row(results)
        assert row.alpha_cr is not None
        growth = row.alpha_cr / (row.alpha_cr - 1)
        expected = side * growth * (500.0 + 2 * force * PHI)
        assert lift_of_the_beam(loaded, results) == pytest.approx(expected, rel=0.02)


def row_of_frames(tie: bool) -> Json:
    """Two portals side by side that nothing but a weak strut connects: they sway by themselves."""
    model = Model("two portals")
    columns = []
    heads = []
    for z in (0.0, 6.0):
        feet = [model.node(x, 0.0, z) for x in (0.0, 8.0)]
        tops = [model.node(x, 5.0, z) for x in (0.0, 8.0)]
        columns += [
            model.member(a, b, "HEA200", "S355", rotation_angle=90.0)
            for a, b in zip(feet, tops, strict=True)
        ]
        model.member(tops[0], tops[1], "IPE300", "S355")
        model.pin(*feet)
        heads.append(tops)
    for side in range(2):
        model.member(
            heads[0][side],
            heads[1][side],
            "SHS 100x100x5",
            "S355",
            start_hinge="pinned",
            end_hinge="pinned",
        )
        for z in range(2):
            model.support(heads[z][side], X="Free", Y="Free", RX="Free", RY="Free", RZ="Free")
    case = model.load_case("G")
    for tops in heads:
        for head in tops:
            case.force(head, -300e3)
    if tie:
        case.force(heads[0][0], 3e3, along="X")
    model.combination("ULS", {case: 1.0})
    model.check_ec3(include_ltb=False)
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


@pytest.mark.parametrize("is_pushed", [False, True])
def test_frames_that_sway_against_each_other_are_decided(is_pushed: bool) -> None:
    """Both modes are below 10: one way together, which the initial sway has, and against."""
    results = solve(row_of_frames(is_pushed))
    row = stability_row(results)
    assert row.alpha_cr is not None
    assert row.alpha_cr < 10.0
    assert row.initial_sway is not None
    assert "sway_not_considered" not in {reason.code for reason in results.verdict.reasons}
    assert len(row.mode_shapes) == 1
    (shape,) = row.mode_shapes
    assert shape.phi == row.initial_sway.phi
    assert abs(shape.direction[0]) == pytest.approx(1.0, abs=1e-6)


def test_a_floor_between_held_ends_sways_too() -> None:
    """A column through two storeys, held at its ends: the floor between holds it only by name."""
    model = Model("column through a floor", dimensionality="2D")
    foot, floor, top = model.node(0, 0), model.node(0, 4), model.node(0, 8)
    for start, end in ((foot, floor), (floor, top)):
        model.member(start, end, "HEB200", "S355")
    side = model.node(5, 4)
    model.member(floor, side, "IPE200", "S355", start_hinge="pinned")
    model.pin(foot)
    model.support(top, Y="Free", RZ="Free")
    model.roller(side)
    inertia = next(s["i_z"] for s in model.to_document()["model"]["sections"])
    force = pi**2 * 210e9 * inertia / 8.0**2 / 6.0
    case = model.load_case("N").force(top, -force)
    model.combination("ULS", {case: 1.0})
    model.check_ec3(include_ltb=False)
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    results = solve(document)
    row = stability_row(results)
    assert row.alpha_cr == pytest.approx(6.0, rel=0.02)
    assert row.order == "NONLINEAR"
    assert "sway_not_considered" not in {reason.code for reason in results.verdict.reasons}
