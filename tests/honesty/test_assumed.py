"""What checks take for given stands in the line that every client shows."""

import json
from typing import Any

import pytest

from loadpath import Model, check
from loadpath.builders import check_beam, create_frame
from loadpath.engine import solve

Json = dict[str, Any]
LONGEST = 2.5
"""Of the bars of the truss."""
HELD = "2D: joints count as held across the plane"
UPRIGHT = "without imperfections (5.3.2)"
WEIGHTLESS = "self-weight off"
LOADED_AT = "loads at z_g = 0"


def truss(*, is_stated: bool) -> Model:
    """A truss in its plane; sets say over which length its chords buckle across it, or not."""
    model = Model("truss", dimensionality="2D")
    low = [model.node(2.0 * k, 0) for k in range(5)]
    high = [model.node(2.0 * k, 1.5) for k in range(5)]
    chords = [
        model.member(row[k], row[k + 1], "SHS100x5", "S355")
        for row in (low, high)
        for k in range(4)
    ]
    webs = [model.member(low[k], high[k], "SHS60x4", "S355") for k in range(5)]
    webs += [model.member(low[k], high[k + 1], "SHS60x4", "S355") for k in range(4)]
    model.pin(low[0])
    model.roller(low[-1])
    weight = model.load_case("G").self_weight()
    lift = model.load_case("W").line(chords[4:], 6e3)
    model.combination("ULS", {weight: 1.0, lift: 1.5})
    for bar in chords + webs if is_stated else []:
        model.member_set([bar], buckling_length_y=8.0, buckling_length_z=LONGEST)
    model.check_ec3()
    return model


def test_a_2d_document_says_that_its_joints_count_as_held() -> None:
    results = solve(truss(is_stated=False))
    assert results.verdict.state == "passes"
    assert results.verdict.assumed == [HELD]
    assert results.headline.endswith(f" · {HELD}")
    assert check(truss(is_stated=False)).headline == results.headline


def test_where_sets_state_how_all_of_it_buckles_nothing_is_taken_for_given() -> None:
    assert solve(truss(is_stated=True)).verdict.assumed is None


def test_a_structure_in_space_takes_no_joints_for_held() -> None:
    document: Json = json.loads(json.dumps(create_frame(bay_width_m=5, storey_height_m=3)))
    assert solve(document).verdict.assumed == [HELD, UPRIGHT]
    document["analysis"]["options"]["dimensionality"] = "3D"
    assert solve(document).verdict.assumed == [UPRIGHT]


def test_lateral_buckling_that_is_left_out_is_said() -> None:
    document: Json = json.loads(json.dumps(check_beam(span_m=6, section="IPE300", udl=10)))
    (check_of_steel,) = document["analysis"]["unity_checks"]
    check_of_steel["spec"]["Ec3Steel"]["include_ltb"] = False
    results = solve(document)
    assert results.verdict.state == "passes"
    assert results.verdict.assumed == ["lateral buckling left out by include_ltb", WEIGHTLESS]
    assert results.headline.endswith(f" · lateral buckling left out by include_ltb · {WEIGHTLESS}")


def test_the_trace_says_where_a_2d_document_holds() -> None:
    (of_steel,) = check(truss(is_stated=False)).checks
    steps = of_steel["per_entity"][0]["trace"]
    notes = [step["substituted"] for step in steps if step["label"] == "Buckling length z"]
    held = "a 2D document holds across its plane where other members meet this one"
    assert notes == [f"the member's length; {held}"]


@pytest.mark.parametrize("drawn", [False, True])
def test_angles_that_are_drawn_along_their_axes_are_said(drawn: bool) -> None:
    """Joined by one leg they are bent by their own force, where nothing draws it."""
    model = Model("tie")
    start, end = model.node(0, 0), model.node(2, 0)
    beside = (0.0, 0.02, 0.0) if drawn else None
    model.member(start, end, "L80x80x8", "S355", start_offset=beside, end_offset=beside)
    model.support(start)
    model.support(end, X="Free")
    pull = model.load_case("G").self_weight().force(end, 100e3, along="X")
    model.combination("ULS", {pull: 1.35})
    model.check_ec3()
    said = ["angles count as joined at their axes"]
    assert solve(model).verdict.assumed == (None if drawn else said)


def braced_bay(*, storeys: int, has_ground_beam: bool) -> Json:
    """Columns, hinged beams and a brace in each storey; gravity alone pushes no brace."""
    model = Model("bay", dimensionality="2D")
    left = [model.node(0, 3.5 * k) for k in range(storeys + 1)]
    right = [model.node(6, 3.5 * k) for k in range(storeys + 1)]
    beams = []
    for k in range(storeys):
        for line in (left, right):
            model.member(line[k], line[k + 1], "HEB160", "S355")
        hinged: Json = {"start_hinge": "pinned", "end_hinge": "pinned"}
        beams.append(model.member(left[k + 1], right[k + 1], "IPE300", "S355", **hinged))
        model.member(left[k], right[k + 1], "SHS80x5", "S355", **hinged)
    if has_ground_beam:
        model.member(left[0], right[0], "IPE200", "S355")
    model.pin(left[0], right[0])
    weight = model.load_case("G").self_weight().line(beams, -15e3)
    model.combination("ULS", {weight: 1.35})
    model.check_ec3()
    return model.to_document()


@pytest.mark.parametrize(("storeys", "has_ground_beam"), [(1, False), (2, False), (2, True)])
def test_frames_that_nothing_leans_say_so(storeys: int, has_ground_beam: bool) -> None:
    document = braced_bay(storeys=storeys, has_ground_beam=has_ground_beam)
    plain = solve(document)
    assert plain.verdict.assumed == [HELD, UPRIGHT, LOADED_AT]
    document["analysis"]["imperfection_cases"] = [
        {
            "imperfection_case_id": 1,
            "load_combinations": [each["id"] for each in document["analysis"]["load_combinations"]],
            "standard": "EN 1993-1-1",
        }
    ]
    assert solve(document).verdict.assumed == [HELD, LOADED_AT]
    document["analysis"]["imperfection_cases"] = []
    document["analysis"]["options"]["stability"] = "Auto"
    assert solve(document).verdict.assumed == [HELD, LOADED_AT]


@pytest.mark.parametrize(
    ("stated", "said"),
    [
        ({"buckling_length_z": 4.0}, ["shorter lengths as stated"]),
        ({"effective_length_factor_y": 0.8}, ["shorter lengths as stated"]),
        ({"ltb_length": 2.0}, ["shorter lengths as stated"]),
        ({"buckling_length_z": 8.0, "effective_length_factor_y": 1.0}, None),
    ],
)
def test_lengths_below_those_that_are_drawn_are_the_authors(stated: Json, said: Any) -> None:
    """Also in a set of the pieces of one beam."""
    model = Model("beam")
    nodes = [model.node(x, 0) for x in (0, 4, 8)]
    pieces = [model.member(nodes[k], nodes[k + 1], "IPE400", "S355") for k in range(2)]
    model.support(nodes[0], RY="Free", RZ="Free")
    model.support(nodes[2], X="Free", RY="Free", RZ="Free")
    model.member_set(pieces, **stated)
    weight = model.load_case("G").self_weight().line(pieces, -5e3)
    model.combination("ULS", {weight: 1.35})
    model.check_ec3()
    assert solve(model).verdict.assumed == said
    model.check_ec3(c1=1.0)
    assert solve(model).verdict.assumed == [*(said or []), "moment factors as stated"]


@pytest.mark.parametrize(
    ("spans", "said"), [(None, ["area loads span as chosen here"]), ("X", None)]
)
def test_the_way_that_a_floor_spans_is_said_where_it_is_chosen(spans: Any, said: Any) -> None:
    """Edges and a beam across them: the floor may rest on the two, or on the three."""
    model = Model("floor")
    corners = [model.node(x, 0, z) for x, z in ((0, 0), (6, 0), (6, 8), (0, 8))]
    middle = [model.node(x, 0, 4) for x in (0, 6)]
    model.support(corners[0], RY="Free", RZ="Free")
    for node in [*corners[1:], *middle]:
        model.support(node, X="Free", Z="Free", RX="Free", RY="Free", RZ="Free")
    a, b, c, d = corners
    e, f = middle
    for start, end in ((a, b), (e, f), (d, c), (a, e), (e, d), (b, f), (f, c)):
        model.member(start, end, "HEB300", "S235")
    weight = model.load_case("G").self_weight()
    weight.area([(0, 0, 0), (6, 0, 0), (6, 0, 8), (0, 0, 8)], -5e3, distribution_direction=spans)
    model.combination("ULS", {weight: 1.35})
    model.check_ec3()
    assert solve(model.to_document()).verdict.assumed == said


@pytest.mark.parametrize(("z_g", "is_said"), [(-0.1, True), (0.0, False), (0.1, False)])
def test_loads_that_hang_below_are_said(z_g: float, is_said: bool) -> None:
    document: Json = json.loads(json.dumps(check_beam(span_m=6, section="IPE300", udl=5)))
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["z_g"] = z_g
    assumed = solve(document).verdict.assumed or []
    assert ("loads below the shear centre by z_g" in assumed) == is_said


@pytest.mark.parametrize("is_held", [False, True])
def test_restraints_of_which_nothing_is_drawn_are_the_authors(is_held: bool) -> None:
    """A beam in two pieces, held at their joint by word alone or by a beam across it."""
    model = Model("beam")
    start, middle, end = (model.node(5 * k, 0) for k in range(3))
    pieces = [model.member(a, b, "IPE400", "S355") for a, b in ((start, middle), (middle, end))]
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    if is_held:
        across = model.node(5, 0, 3)
        model.support(across, Y="Free")
        model.member(middle, across, "HEB200", "S355")
    model.member_set(pieces, buckling_restraints={middle: ("z", "torsion")})
    dead = model.load_case("G").self_weight().line(pieces, -6e3)
    model.combination("ULS", {dead: 1.35})
    model.check_ec3()
    results = solve(model.to_document())
    assert results.verdict.state == "passes"
    assert results.verdict.assumed == (None if is_held else ["shorter lengths as stated"])


@pytest.mark.parametrize(
    ("span", "udl", "restrained", "is_said"),
    [(8.0, 5.0, False, True), (8.0, 2.0, False, False), (3.0, 80.0, True, False)],
)
def test_the_height_of_loads_is_said_where_it_could_decide(
    span: float, udl: float, restrained: bool, is_said: bool
) -> None:
    """A beam that buckles sideways under loads on its flange bears a third less at most."""
    document: Json = json.loads(
        json.dumps(check_beam(span_m=span, section="IPE300", udl=udl, restrained=restrained))
    )
    results = solve(document)
    assert results.verdict.state == "passes"
    assert (LOADED_AT in (results.verdict.assumed or [])) == is_said
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["z_g"] = 0.15
    assert LOADED_AT not in (solve(document).verdict.assumed or [])


@pytest.mark.parametrize(("share", "is_said"), [(0.0, False), (0.1, False), (0.3, True)])
def test_moments_at_ends_have_no_height(share: float, is_said: bool) -> None:
    """Beside them loads count where they make a fifth of the moment in the middle."""
    length, moment = 8.0, 37e3
    model = Model("beam")
    start, end = model.node(0, 0), model.node(length, 0)
    bar = model.member(start, end, "IPE300", "S235")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").moment(start, -moment).moment(end, moment)
    if share:
        dead.line(bar, -8 * share * moment / length**2)
    model.combination("ULS", {dead: 1.0})
    model.check_ec3()
    results = solve(model)
    assert results.verdict.utilization == pytest.approx(0.8, abs=0.15)
    assert (LOADED_AT in (results.verdict.assumed or [])) == is_said


def test_webs_under_point_loads_are_said_to_be_unchecked() -> None:
    """EN 1993-1-5, 6 needs the length on which a load bears, which no document has."""
    unchecked = "webs under point loads not checked (EN 1993-1-5, 6)"
    plain = solve(check_beam(span_m=4, section="IPE300", udl=5))
    loaded = solve(check_beam(span_m=4, section="IPE300", udl=5, point_load=20))
    assert unchecked not in (plain.verdict.assumed or [])
    assert unchecked in (loaded.verdict.assumed or [])


@pytest.mark.parametrize(
    ("depth", "is_free", "is_said"),
    [(1.2, False, True), (1.2, True, False), (4.0, False, False)],
)
def test_thrust_that_supports_hold_is_said(depth: float, is_free: bool, is_said: bool) -> None:
    """Two bars over 8 m that lean on their feet thrust with P l / 4 f: 1.67 P, and 0.5 P at 4 m."""
    model = Model("rafters", dimensionality="2D")
    feet, ridge = [model.node(0, 0), model.node(8.0, 0)], model.node(4.0, depth)
    bars = [model.member(foot, ridge, "HEB160", "S355", member_type="Truss") for foot in feet]
    model.pin(feet[0])
    if is_free:
        model.roller(feet[1])
        bars.append(model.member(feet[0], feet[1], "SHS100x5", "S355", member_type="Truss"))
    else:
        model.pin(feet[1])
    load = model.load_case("G").self_weight().force(ridge, -40e3)
    model.combination("ULS", {load: 1.35})
    model.check_ec3()
    said = solve(model).verdict.assumed or []
    assert ("supports hold thrust" in said) is is_said
