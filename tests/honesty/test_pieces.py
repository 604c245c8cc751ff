"""A bar that is drawn in pieces is the same bar: no length becomes shorter because of a node."""

import copy
from collections.abc import Callable
from math import cos, hypot, pi, radians, sin
from typing import Any

import pytest

from loadpath import Model
from loadpath.builders import check_beam
from loadpath.engine import solve

Json = dict[str, Any]

FREE = {"condition_type": "Free"}


def beam(dimensionality: str = "3D", **changes: Any) -> Json:
    """One member whose lengths no set states."""
    made: Json = copy.deepcopy(check_beam(span_m=12, section="IPE400", udl=8, **changes))
    made["model"]["member_sets"] = []
    made["analysis"]["options"]["dimensionality"] = dimensionality
    return made


def in_pieces(document: Json, count: int, *, turned: bool = False) -> Json:
    """The same beam with nodes along it to which nothing is attached."""
    made = copy.deepcopy(document)
    model, (case,) = made["model"], made["analysis"]["load_cases"]
    (whole,), (load,) = model["members"], case["distributed_loads"]
    start, end = model["nodes"]
    length = end["X"] - start["X"]
    inner = [
        {**start, "id": 10 + k, "X": start["X"] + length * k / count, "nodal_support": None}
        for k in range(1, count)
    ]
    line = [start, *inner, end]
    model["nodes"] = [start, end, *inner]
    model["members"], case["distributed_loads"] = [], []
    for k in range(count):
        first, last = line[k]["id"], line[k + 1]["id"]
        if turned and k % 2:
            first, last = last, first
        model["members"].append({**whole, "id": k + 1, "start_node_id": first, "end_node_id": last})
        case["distributed_loads"].append({**load, "id": k + 1, "member": k + 1})
    return made


def utilization(document: Json) -> float:
    found = solve(document).verdict.utilization
    assert found is not None
    return found


@pytest.mark.parametrize("dimensionality", ["2D", "3D"])
@pytest.mark.parametrize("support", ["simply_supported", "cantilever"])
@pytest.mark.parametrize("turned", [False, True])
def test_pieces_are_used_like_the_whole(dimensionality: str, support: str, turned: bool) -> None:
    whole = beam(dimensionality, support=support)
    cut = in_pieces(whole, 4, turned=turned)
    assert utilization(cut) == pytest.approx(utilization(whole), rel=1e-6)


def test_a_2d_cantilever_is_as_free_as_one_in_space() -> None:
    flat, in_space = beam("2D", support="cantilever"), beam("3D", support="cantilever")
    assert utilization(flat) == pytest.approx(utilization(in_space), rel=1e-6)


def test_a_member_that_meets_the_bar_ends_its_length() -> None:
    """Cross beams hold the beam at its quarter points, drawn with their own supports."""
    cut = in_pieces(beam(), 4)
    model = cut["model"]
    for node in model["nodes"][2:]:
        far = {**node, "id": node["id"] + 100, "Z": 3.0, "nodal_support": 1}
        model["nodes"].append(far)
        member = {**model["members"][0], "id": far["id"]}
        model["members"].append({**member, "start_node_id": node["id"], "end_node_id": far["id"]})
    assert utilization(cut) < 0.7 * utilization(beam())


@pytest.mark.parametrize(("what", "length"), [("hinge", 12.0), ("stated", 3.0)])
def test_a_hinge_holds_nothing_and_stated_lengths_count(what: str, length: float) -> None:
    cut = in_pieces(beam(support="fixed"), 2)
    if what == "hinge":
        cut["model"]["member_hinges"] = [{"id": 1, "rotational_release_mz": 0.0}]
        cut["model"]["members"][0]["end_hinge"] = 1
    else:
        cut["model"]["member_sets"] = [{"id": 1, "member_ids": [1, 2], "ltb_length": length}]
    trace = solve(cut).unity_checks[0].per_entity[0].trace
    assert [step.value for step in trace if step.title == "LTB length"] == [pytest.approx(length)]


def crooked(document: Json) -> Json:
    """Cambered by 30 mm in the middle."""
    for node in document["model"]["nodes"]:
        node["Y"] += 0.03 * (1 - abs(node["X"] - 6.0) / 6.0)
    return document


def with_a_post(document: Json) -> Json:
    """A railing post on the middle of the beam."""
    model = document["model"]
    model["nodes"].append(
        {**model["nodes"][0], "id": 99, "X": 6.0, "Y": 1.0, "nodal_support": None}
    )
    post = {**model["members"][0], "id": 99, "start_node_id": 12, "end_node_id": 99}
    model["members"].append(post)
    return document


def with_a_loose_support(document: Json) -> Json:
    """A support in the middle that holds nothing."""
    model = document["model"]
    axes = ("X", "Y", "Z", "RX", "RY", "RZ")
    model["nodal_supports"].append({"id": 99, **dict.fromkeys(axes, FREE)})
    next(node for node in model["nodes"] if node["id"] == 12)["nodal_support"] = 99
    return document


def offset(document: Json) -> Json:
    """All pieces hang under their nodes alike."""
    for member in document["model"]["members"]:
        member["start_offset"] = member["end_offset"] = {"X": 0.0, "Y": -0.2, "Z": 0.0}
    return document


def rolled_all_the_way(document: Json) -> Json:
    document["model"]["members"][1]["rotation_angle"] = 360.0
    return document


def rolled_half_the_way(document: Json) -> Json:
    """An I-section is the same upside down."""
    document["model"]["members"][1]["rotation_angle"] = 180.0
    return document


@pytest.mark.parametrize(
    "change",
    [crooked, with_a_post, with_a_loose_support, offset, rolled_all_the_way, rolled_half_the_way],
)
def test_what_does_not_hold_the_bar_does_not_shorten_it(change: Callable[[Json], Json]) -> None:
    changed = change(in_pieces(beam(), 4))
    assert utilization(changed) == pytest.approx(utilization(beam()), rel=0.03)


def test_a_set_over_a_bent_bar_has_its_length() -> None:
    bent = crooked(in_pieces(beam(), 4))
    ids = [member["id"] for member in bent["model"]["members"]]
    bent["model"]["member_sets"] = [{"id": 1, "member_ids": ids, "effective_length_factor_z": 1.0}]
    assert utilization(bent) == pytest.approx(utilization(beam()), rel=0.03)


def strut(degrees: float, roller: Json, force: tuple[float, float]) -> Json:
    """Two pieces in the XY plane, its far end on a roller and pushed by a force in kN."""
    made = in_pieces(beam(), 2)
    model, (case,) = made["model"], made["analysis"]["load_cases"]
    for node in model["nodes"]:
        along = node["X"]
        node["X"], node["Y"] = (along * f(radians(degrees)) for f in (cos, sin))
    x, y = force
    size = hypot(x, y)
    case["distributed_loads"] = []
    case["nodal_loads"] = [
        {"id": 1, "node": 2, "magnitude": 1000 * size, "direction": [x / size, y / size, 0.0]}
    ]
    pin = {"id": 1, "RY": FREE, "RZ": FREE}
    model["nodal_supports"] = [pin, {"id": 2, **dict.fromkeys(("RX", "RY", "RZ"), FREE), **roller}]
    model["nodes"][0]["nodal_support"], model["nodes"][1]["nodal_support"] = 1, 2
    return made


@pytest.mark.parametrize("degrees", [30, 52, 80])
@pytest.mark.parametrize("is_turned", [False, True])
def test_a_roller_holds_an_inclined_strut_across(degrees: float, is_turned: bool) -> None:
    """Along the strut or level: it cannot move across without stretching."""
    level = strut(0.0, {"X": FREE}, (-50.0, 0.0))
    slope = radians(degrees)
    c, s = cos(slope), sin(slope)
    if is_turned:
        roller = {"X": FREE, "axes": {"x": [c, s, 0.0], "y": [-s, c, 0.0]}}
        inclined = strut(degrees, roller, (-50.0 * c, -50.0 * s))
    else:
        inclined = strut(degrees, {"X": FREE}, (-50.0 * c, 0.0))
    assert utilization(inclined) == pytest.approx(utilization(level), rel=1e-6)


@pytest.mark.parametrize("free", [FREE, {"condition_type": "Spring", "stiffness": 1.0}])
def test_an_end_that_is_held_one_way_is_no_fork(free: Json) -> None:
    """The far end rests on a support that lets it go sideways and twist."""
    forked = beam(support="fixed")
    loose = copy.deepcopy(forked)
    loose["model"]["nodal_supports"].append({"id": 9, "Z": free, "RX": free})
    loose["model"]["nodes"][1]["nodal_support"] = 9
    assert utilization(loose) > 1.5 * utilization(forked)


def test_the_pieces_of_a_ring_are_followed_once_around() -> None:
    """Forty pieces on two supports: each length is that between supports, not a piece's."""
    made = beam()
    model = made["model"]
    count, radius = 40, 5.0
    nodes = [
        {
            **model["nodes"][0],
            "id": k + 1,
            "X": radius * cos(2 * pi * k / count),
            "Z": radius * sin(2 * pi * k / count),
            "nodal_support": 1 if k % 20 == 0 else None,
        }
        for k in range(count)
    ]
    (whole,), (case,) = model["members"], made["analysis"]["load_cases"]
    (load,) = case["distributed_loads"]
    ends = [(k + 1, (k + 1) % count + 1) for k in range(count)]
    model["nodes"] = nodes
    model["nodal_supports"] = [{"id": 1}]
    model["members"] = [
        {
            **whole,
            "id": a,
            "start_node_id": a,
            "end_node_id": b,
            "start_hinge": None,
            "end_hinge": None,
        }
        for a, b in ends
    ]
    case["distributed_loads"] = [{**load, "id": a, "member": a} for a, _ in ends]
    trace = solve(made).unity_checks[0].per_entity[0].trace
    (length,) = [step.value for step in trace if step.title == "LTB length"]
    assert length == pytest.approx(pi * radius, rel=0.01)


@pytest.mark.parametrize(("height", "force"), [(3.0, 260e3), (5.5, 20e3)])
@pytest.mark.parametrize("is_hinged", [False, True])
def test_pieces_that_lean_about_a_hinge_are_told(
    height: float, force: float, is_hinged: bool
) -> None:
    """A column of 6 m with a fixed foot and a held head; the hinge is drawn in it.

    The piece above pushes the one below by P / h of its lean, so that the critical load is that of
    tan(kh) = kh (1 + h' / h), k = sqrt(P / EI): 282 kN at mid-height, 15 kN half a metre below the
    head. Without the hinge it is above 512 kN.
    """
    model = Model("column")
    foot, hinge, head = model.node(0, 0), model.node(0, height), model.node(0, 6)
    model.member(foot, hinge, "HEB160", "S235", end_hinge="pinned" if is_hinged else None)
    model.member(hinge, head, "HEB160", "S235")
    model.fix(foot)
    model.support(head, Y="Free", RX="Free", RZ="Free")
    model.combination("ULS", {model.load_case("G").self_weight().force(head, -force): 1.0})
    model.check_ec3()
    codes = {reason.code for reason in solve(model.to_document()).verdict.reasons}
    assert ("sway_not_considered" in codes) == is_hinged
