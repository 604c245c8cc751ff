"""`stability: Auto`: one word makes frames that sway decidable, and never greener than by hand."""

import copy
import random
from math import pi, tan
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve
from tests.engine.stability_row import stability_row
from tests.honesty.table_frame import loaded_table

Json = dict[str, Any]
HEIGHT, SPAN = 5.0, 8.0
IMPERFECT: Json = {
    "imperfection_case_id": 1,
    "load_combinations": [1],
    "standard": "EN 1993-1-1",
}


def portal(
    load: float = 300e3,
    wind: float = 4e3,
    section: str = "HEA200",
    beam: str = "IPE300",
    **options: Any,
) -> Json:
    """On pins, in its plane, with a combination for strength and one of serviceability."""
    model = Model("portal", dimensionality="2D")
    a, b = model.node(0, 0), model.node(0, HEIGHT)
    c, d = model.node(SPAN, HEIGHT), model.node(SPAN, 0)
    model.member(a, b, section, "S355")
    across = model.member(b, c, beam, "S355")
    model.member(d, c, section, "S355")
    model.pin(a, d)
    dead = model.load_case("G").force(b, -load).force(c, -load).line(across, -3e3)
    factors = {dead: 1.35}
    if wind:
        factors[model.load_case("W").force(b, wind, along="X")] = 1.5
    model.combination("ULS", factors)
    model.combination("SLS", dict.fromkeys(factors, 1.0), limit_state="SLS")
    model.check_ec3(include_ltb=False, limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"] |= options
    return document


def auto(document: Json) -> Json:
    document = copy.deepcopy(document)
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def by_hand(document: Json) -> Json:
    """Second order with the imperfections of the standard, asked for one by one."""
    document = copy.deepcopy(document)
    document["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    document["analysis"]["imperfection_cases"] = [copy.deepcopy(IMPERFECT)]
    return document


def utilization(results: Results) -> float:
    found = results.verdict.utilization
    assert found is not None, results.headline
    return found


def codes(results: Results) -> set[str]:
    return {reason.code for reason in results.verdict.reasons}


def alpha_of_portal(document: Json, force: float) -> float:
    """x tan x = 6 E I_b H / (L E I_c), x = kH: Timoshenko and Gere, 2.2."""
    column, beam = document["model"]["sections"]
    ratio = 6.0 * beam["i_z"] / column["i_z"] * HEIGHT / SPAN
    low, high = 0.0, pi / 2 * (1 - 1e-12)
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if middle * tan(middle) < ratio else (low, middle)
    return float(low**2 * 210e9 * column["i_z"] / HEIGHT**2 / force)


def test_one_word_decides_about_a_portal_that_sways() -> None:
    document = portal()
    assert "sway_not_considered" in codes(solve(document))
    results = solve(auto(document))
    assert results.verdict.state in ("passes", "fails")
    row = stability_row(results)
    assert row.name == "ULS"
    assert (row.order, row.lengths, row.limit) == ("NONLINEAR", "System", 10.0)
    # Shear, axial strain and the moments that shorten columns take about a per cent.
    force = 1.35 * (300e3 + 3e3 * SPAN / 2)
    assert row.alpha_cr == pytest.approx(alpha_of_portal(document, force), rel=0.03)
    assert row.initial_sway is not None
    assert row.initial_sway.direction == (1.0, 0.0, 0.0)
    methods = {name: each.convergence.method for name, each in results.loadcombinations.items()}
    assert methods == {"ULS": "P_DELTA", "ULS (side 2)": "P_DELTA", "SLS": "Linear"}


@pytest.mark.parametrize(("axis", "is_told"), [("X", True), ("Z", False)])
def test_second_order_that_leaves_the_sway_out_does_not_pass(axis: str, is_told: bool) -> None:
    """The portal stands in the plane of X and Y, and its movements along Z are none."""
    document = auto(portal())
    document["analysis"]["options"]["pdelta_suppress_axes"] = [axis]
    assert ("sway_not_considered" in codes(solve(document))) == is_told


@pytest.mark.parametrize(("load", "is_told"), [(300e3, True), (100e3, False)])
def test_chords_alone_do_not_account_for_much_sway(load: float, is_told: bool) -> None:
    """SIMPLIFIED: at an alpha_cr of 1.5 columns sway more than their chords, at 4 hardly."""
    document = portal(load)
    alpha = alpha_of_portal(document, 1.35 * (load + 3e3 * SPAN / 2))
    assert (alpha < 3.0) == is_told
    document["analysis"]["options"]["pdelta_formulation"] = "SIMPLIFIED"
    results = solve(auto(document))
    assert ("sway_not_considered" in codes(results)) == is_told
    if not is_told:
        assert "P-Delta of chords alone (SIMPLIFIED)" in (results.verdict.assumed or [])


def test_it_is_what_one_would_ask_for_by_hand() -> None:
    mine, theirs = solve(auto(portal())), solve(by_hand(portal()))
    assert utilization(mine) == pytest.approx(utilization(theirs), rel=1e-9)
    assert mine.verdict.state == theirs.verdict.state


def test_a_stiff_frame_stays_in_first_order_with_its_imperfections() -> None:
    document = portal(10e3, 15e3, "HEB300", "HEB300")
    results = solve(auto(document))
    row = stability_row(results)
    assert (row.order, row.lengths) == ("LINEAR", "Modes")
    assert row.alpha_cr is None or row.alpha_cr >= 10.0
    assert row.initial_sway is not None
    assert results.loadcombinations["ULS"].convergence.method == "Linear"
    assert utilization(results) > utilization(solve(document))
    assert results.verdict.state == "passes"


def test_beyond_its_critical_load_it_does_not_pass() -> None:
    results = solve(auto(portal(500e3)))
    assert results.verdict.state != "passes"
    assert results.stability is not None
    alpha = results.stability[0].alpha_cr
    assert alpha is not None
    assert alpha < 1.0
    assert "second_order_instability" in codes(results)


def test_stated_imperfections_stand() -> None:
    document = auto(portal())
    lean = {"axis": [0.0, 0.0, -1.0], "magnitude": 1 / 200}
    document["analysis"]["imperfection_cases"] = [
        {"imperfection_case_id": 1, "load_combinations": [1], "sway_imperfections": [lean]}
    ]
    results = solve(document)
    assert results.stability is not None
    assert results.stability[0].initial_sway is None
    assert "states its imperfections" in results.stability[0].reason
    assert results.loadcombinations["ULS"].convergence.method == "P_DELTA"


@pytest.mark.parametrize("seed", range(4))
def test_never_greener_than_by_hand(seed: int) -> None:
    """Whether first order or second: neither by hand, nor with lengths from modes, nor plainly."""
    chance = random.Random(seed)
    document = portal(
        10 ** chance.uniform(4.2, 5.5),
        10 ** chance.uniform(3.0, 4.3),
        chance.choice(["HEA160", "HEA200", "HEB240"]),
        chance.choice(["IPE270", "IPE360", "HEB300"]),
    )
    results = solve(auto(document))
    assert results.stability is not None
    if results.verdict.utilization is None:
        return
    others = [document]
    if results.stability[0].order == "NONLINEAR":
        others.append(by_hand(document))
    for other in others:
        told = solve(other).verdict.utilization
        assert told is None or utilization(results) >= told * (1 - 1e-9)


def table(wind: float = 0.0, **options: Any) -> Json:
    """Four columns and four beams in space; it sways along X, the way of the wind, and along Z."""
    model, heads, dead = loaded_table()
    factors = {dead: 1.35}
    if wind:
        factors[model.load_case("W").force(heads[0], wind, along="X")] = 1.5
    model.combination("ULS", factors)
    model.check_ec3()
    document: Json = model.to_document()
    document["analysis"]["options"] |= options
    return document


def test_a_space_frame_under_gravity_is_leaned_both_ways() -> None:
    assert "sway_not_considered" in codes(solve(table()))
    results = solve(auto(table()))
    assert "sway_not_considered" not in codes(results)
    assert results.verdict.state in ("passes", "fails")


def test_a_space_frame_in_wind_is_leaned_across_the_wind_too() -> None:
    """It is as soft along Z, where the wind does nothing: 5.3.2(8) asks for every direction."""
    results = solve(auto(table(wind=4e3)))
    assert results.verdict.state in ("passes", "fails"), results.headline
    row = stability_row(results)
    assert row.alpha_cr is not None
    assert row.alpha_cr < 10.0
    sways = [each.initial_sway for each in results.stability or []]
    ways = [each.direction for each in sways if each is not None]
    assert ways[0] == pytest.approx((1.0, 0.0, 0.0), abs=1e-9)
    assert {round(z) for _, _, z in ways} == {-1, 0, 1}
    assert utilization(results) > utilization(solve(auto(table())))


def test_a_frame_that_is_braced_across_the_wind_leans_with_it_first() -> None:
    document = table(wind=4e3)
    braces = [
        {**document["model"]["members"][0], "id": id_, "start_node_id": foot, "end_node_id": head}
        for id_, foot, head in ((91, 2, 7), (92, 1, 8))
    ]
    document["model"]["members"] += braces
    results = solve(auto(document))
    row = stability_row(results)
    assert row.initial_sway is not None
    assert row.initial_sway.direction == pytest.approx((1.0, 0.0, 0.0), abs=0.05)


@pytest.mark.parametrize("reads_it", [False, True])
def test_equilibrium_is_assessed_where_a_check_reads_it(reads_it: bool) -> None:
    """EN 1990, 6.4.1: that of a rigid body, unless somebody looks at members in it."""
    document = portal()
    uls, _ = document["analysis"]["load_combinations"]
    document["analysis"]["load_combinations"].append(
        {**copy.deepcopy(uls), "id": 9, "name": "EQU", "limit_state": "EQU"}
    )
    if reads_it:
        document["analysis"]["unity_checks"][0]["limit_state"] = None
    results = solve(auto(document))
    assert results.stability is not None
    names = [row.name for row in results.stability if row.other_side_of is None]
    assert names == (["ULS", "EQU"] if reads_it else ["ULS"])
    method = results.loadcombinations["EQU"].convergence.method
    assert method == ("P_DELTA" if reads_it else "Linear")
    assert utilization(results) == pytest.approx(utilization(solve(auto(portal()))), rel=1e-9)


def test_where_parts_yield_the_limit_is_that_of_a_plastic_analysis() -> None:
    """5.2.1(3): 15, where hinges follow curves of moments and rotations; such a joint, as stiff as
    the beam and more, hardly changes alpha_cr, which is about 12."""
    plain = portal(25e3, wind=0.0)
    curved = portal(25e3, wind=0.0, order="NONLINEAR", nonlinear_method="P_DELTA")
    points = [[0.0, 0.0], [0.001, 200e3], [0.1, 210e3]]
    curved["model"]["member_hinges"] = [{"id": 1, "moment_rotation_mz": {"points": points}}]
    curved["model"]["members"][1]["start_hinge"] = 1
    reasons = []
    for document, limit in ((plain, 10.0), (curved, 15.0)):
        results = solve(auto(document))
        row = stability_row(results)
        force = 1.35 * (25e3 + 3e3 * SPAN / 2)
        assert row.alpha_cr == pytest.approx(alpha_of_portal(document, force), rel=0.03)
        assert row.alpha_cr is not None
        assert 10.0 < row.alpha_cr < 15.0
        assert row.limit == limit
        reasons.append(row.reason)
    assert "is not below 10" in reasons[0]
    assert "is below 15" in reasons[1]


def test_loads_on_areas_go_where_they_are_drawn_while_nodes_lean() -> None:
    """The polygon stays, the nodes under it do not: each member carries what it would upright."""
    model = Model("table")
    heads = [model.node(x, 4, z) for x in (0, 6) for z in (0, 5)]
    for head in heads:
        foot = model.node(head.X, 0, head.Z)
        model.member(foot, head, "HEB160", "S355")
        model.fix(foot)
    a, b, c, d = heads
    for start, end in ((a, b), (c, d), (a, c), (b, d)):
        model.member(start, end, "IPE240", "S355")
    dead = model.load_case("G").floor(4, -5e3)
    model.combination("ULS", {dead: 1.35})
    model.check_ec3(include_ltb=False, limit_state="ULS")
    upright = model.to_document()
    leaning = solve(auto(upright))
    row = stability_row(leaning)
    assert row.initial_sway is not None
    (x, y, z, *_) = leaning.loadcombinations["ULS"].balance.sum_of_loads
    assert (x, y, z) == pytest.approx((0.0, -1.35 * 5e3 * 6 * 5, 0.0), rel=1e-9, abs=1e-6)
    # The lean of a two-hundredth moves the ends by as much of what the beams carry, not more.
    for member in (5, 6, 7, 8):
        told = solve(upright).loadcombinations["ULS"].curves(member).at(0.0)["fy"]
        found = leaning.loadcombinations["ULS"].curves(member).at(0.0)["fy"]
        assert found == pytest.approx(told, rel=0.02, abs=300.0)
