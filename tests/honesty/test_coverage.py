"""Nothing passes for want of a question: every part is asked for strength in every combination."""

import copy
from itertools import pairwise
from typing import Any

import pytest

from loadpath import Model
from loadpath.builders import check_beam
from loadpath.engine import Results, solve

Json = dict[str, Any]

DEFLECTION = {"MemberDeflection": {"component": "LocalY"}}
LENGTH = {"Geometry": {"property": "Length"}}
BENDING = {"MemberForce": {"component": "Mz", "aggregation": {"type": "MaxAbs"}}}
RESISTANCE = {"DimensionedConstant": {"value": 1e6, "dimension": "Moment"}}


def formula(demand: str, capacity: str, **quantities: Any) -> Json:
    variables = [{"name": name, "source": {"Quantity": each}} for name, each in quantities.items()]
    return {"Generic": {"demand": demand, "capacity": capacity, "variables": variables}}


def beams(*checks: Json, count: int = 2) -> Json:
    """Beams side by side with two load cases, each leading in a combination for strength."""
    model = Model("beams")
    members = []
    for k in range(count):
        start, end = model.node(0, 0, 3 * k), model.node(6, 0, 3 * k)
        members.append(model.member(start, end, "IPE300", "S235"))
        model.support(start, RY="Free", RZ="Free")
        model.support(end, X="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").line(members, -4e3)
    live = model.load_case("Q").line(members, -6e3)
    model.combination("ULS 1", {dead: 1.35}, limit_state="ULS")
    model.combination("ULS 2", {dead: 1.0, live: 1.5}, limit_state="ULS")
    model.combination("SLS", {dead: 1.0, live: 1.0}, limit_state="SLS")
    document: Json = model.to_document()
    document["analysis"]["unity_checks"] = list(checks)
    return document


def check(spec: Json, members: list[int] | None = None, **choice: Any) -> Json:
    applies = {"type": "Members", "ids": members} if members else {"type": "AllMembers"}
    name = f"{next(iter(spec))} {members} {choice}"
    return {"id": name, "name": name, "applies_to": applies, "spec": spec, **choice}


STEEL: Json = {"Ec3Steel": {}}
SAG = formula("d", "L / 200", d=DEFLECTION, L=LENGTH)
BENT = formula("M", "R", M=BENDING, R=RESISTANCE)


def codes(results: Results) -> set[str]:
    return {reason.code for reason in results.verdict.reasons}


def test_steel_in_every_combination_passes() -> None:
    results = solve(beams(check(STEEL, limit_state="ULS"), check(SAG, limit_state="SLS")))
    assert results.verdict.state == "passes"


@pytest.mark.parametrize(
    "checks",
    [
        [check(formula("1", "2"))],
        [check(SAG)],
        [check(formula("twice", "L", d=DEFLECTION, L=LENGTH, twice=DEFLECTION, M=BENDING))],
        [check(STEEL, [1], limit_state="ULS"), check(SAG, [2], limit_state="SLS")],
        [check(STEEL, [1], limit_state="ULS"), check(SAG, [2], limit_state="ULS")],
        [check(STEEL, load_combination_ids=[1]), check(SAG, load_combination_ids=[2])],
        [
            check(STEEL, [1], load_combination_ids=[1]),
            check(STEEL, [2], load_combination_ids=[2]),
        ],
    ],
    ids=lambda checks: " and ".join(each["name"] for each in checks),
)
def test_a_part_that_is_not_asked_for_strength_is_told(checks: list[Json]) -> None:
    results = solve(beams(*checks))
    assert results.verdict.state == "incomplete"
    assert codes(results) - {"hardly_utilized"} == {"strength_not_checked"}


def test_the_parts_and_combinations_are_named() -> None:
    checks = (check(STEEL, [1], limit_state="ULS"), check(SAG, [2], limit_state="ULS"))
    (reason,) = solve(beams(*checks)).verdict.reasons
    assert reason.member_ids == [2]
    assert "member 2" in reason.message
    assert '"ULS 1", "ULS 2"' in reason.message


def test_a_formula_of_forces_is_a_check_of_strength_and_called_a_formula() -> None:
    results = solve(beams(check(BENT)))
    assert results.verdict.state == "passes"
    assert 'formula "Generic' in results.headline


def test_a_formula_may_reach_forces_through_others() -> None:
    spec = formula("twice", "R", M=BENDING, R=RESISTANCE)
    spec["Generic"]["variables"].append({"name": "twice", "source": {"Expression": "2 * M"}})
    assert solve(beams(check(spec))).verdict.state == "passes"


def test_nothing_by_nothing_is_undecided() -> None:
    results = solve(beams(check(formula("0 * M", "0 * M", M=BENDING))))
    assert results.verdict.utilization is None
    assert "check_undecided" in codes(results)


def test_a_formula_that_reads_zero_everywhere_is_told() -> None:
    """The ends of a beam rest on supports; its middle does not."""
    still = formula("abs(d)", "L / 250", d={"Displacement": {"component": "Dy"}}, L=LENGTH)
    results = solve(beams(check(STEEL, limit_state="ULS"), check(still, limit_state="SLS")))
    assert codes(results) == {"check_not_run"}


def test_a_piece_of_a_bar_has_no_deflection_of_its_own() -> None:
    model = Model("pieces")
    nodes = [model.node(2.5 * k, 0) for k in range(5)]
    pieces = [model.member(a, b, "IPE300", "S235") for a, b in pairwise(nodes)]
    model.support(nodes[0], RY="Free", RZ="Free")
    model.support(nodes[-1], X="Free", RY="Free", RZ="Free")
    dead = model.load_case("G").line(pieces, -4e3)
    model.combination("SLS", {dead: 1.0}, limit_state="SLS")
    document: Json = model.to_document()
    sag = formula("d", "L / 250", d=DEFLECTION, L=LENGTH)
    document["analysis"]["unity_checks"] = [check(sag)]
    assert "check_undecided" in codes(solve(document))
    document["model"]["member_sets"] = [{"id": 1, "member_ids": [each.id for each in pieces]}]
    document["analysis"]["unity_checks"][0]["applies_to"] = {"type": "MemberSets", "ids": [1]}
    # 5/384 q L^4 / EI against L / 250
    inertia = document["model"]["sections"][0]["i_z"]
    exact = 5 / 384 * 4e3 * 10**4 / (210e9 * inertia) / (10 / 250)
    found = solve(document).verdict.utilization
    assert found == pytest.approx(exact, rel=0.03)  # with shear


def test_a_load_case_of_serviceability_alone_is_told() -> None:
    document = beams(check(STEEL, limit_state="ULS"))
    document["analysis"]["load_combinations"][1]["limit_state"] = "SLS"
    results = solve(document)
    assert codes(results) == {"load_case_not_checked"}
    assert '"Q"' in results.verdict.reasons[0].message


def test_an_earthquake_in_no_combination_is_told() -> None:
    document = beams(check(STEEL, limit_state="ULS"))
    quiet = solve(document).verdict
    ground = {"ag": 3.0, "ground_type": "C", "spectrum_type": "TYPE1", "q": 1.5}
    document["analysis"]["seismic"] = {
        "method": "MODAL_RESPONSE_SPECTRUM",
        "num_modes": 30,
        "spectrum_x": {"EurocodeParametric": ground},
        "spectrum_y": {"EurocodeParametric": ground},
        "directions": ["Y"],
    }
    shaken = solve(document).verdict
    assert "load_case_not_checked" not in {reason.code for reason in quiet.reasons}
    told = [reason for reason in shaken.reasons if reason.code == "load_case_not_checked"]
    assert [reason.path for reason in told] == ["analysis.seismic"]
    assert shaken.state == "incomplete"


@pytest.mark.parametrize("share", [0.0, 1e-3, 1e-2])
def test_what_hardly_bears_anything_does_not_pass(share: float) -> None:
    document: Json = copy.deepcopy(check_beam(span_m=6, section="IPE300", udl=10))
    for load in document["analysis"]["load_cases"][0]["distributed_loads"]:
        load["magnitude"] *= share
        load["end_magnitude"] *= share
    assert "hardly_utilized" in codes(solve(document))


@pytest.mark.parametrize("length", [0.0, 0.5, 1e-6])
def test_a_direction_that_lessens_its_load_is_told(length: float) -> None:
    document: Json = copy.deepcopy(check_beam(span_m=6, section="IPE300", udl=10))
    for load in document["analysis"]["load_cases"][0]["distributed_loads"]:
        load["direction"] = [0.0, -length, 0.0]
    results = solve(document)
    assert results.verdict.state == "incomplete"
    assert "non_unit_direction" in codes(results)


def portal(**beam: Any) -> Json:
    model = Model("portal", dimensionality="2D")
    a, b, c, d = (model.node(x, y) for x, y in ((0, 0), (0, 4), (8, 4), (8, 0)))
    for foot, head in ((a, b), (d, c)):
        model.member(foot, head, "HEB300", "S235")
    top = model.member(b, c, "HEB300", "S235")
    model.fix(a, d)
    case = model.load_case("G").line(top, -20e3).force(b, 30e3, along="X")
    model.combination("ULS", {case: 1.35}, limit_state="ULS")
    model.check_ec3()
    document: Json = model.to_document()
    document["model"]["members"][2] |= beam
    return document


def test_a_rigid_beam_is_no_link() -> None:
    assert solve(portal()).verdict.state == "passes"
    rigid = portal(member_type="Rigid")
    assert codes(solve(rigid)) == {"members_not_checked"}
    del rigid["model"]["members"][2]["section"]
    assert codes(solve(rigid)) == {"members_not_checked"}
    link = copy.deepcopy(rigid)
    link["analysis"]["load_cases"][0]["distributed_loads"] = []
    assert solve(link).verdict.state == "passes"


@pytest.mark.parametrize(("height", "is_link"), [(6.0, False), (0.5, True)])
def test_a_rigid_column_is_no_link(height: float, is_link: bool) -> None:
    """Under the end of a beam: a column of 6 m, or a bearing of half a metre."""
    model = Model("beam")
    start, end, foot = model.node(0, 6), model.node(8, 6), model.node(8, 6 - height)
    beam = model.member(start, end, "IPE400", "S355", end_hinge="pinned")
    model.member(foot, end, member_type="Rigid")
    model.support(start, RY="Free", RZ="Free")
    model.fix(foot)
    model.combination("ULS", {model.load_case("G").line(beam, -10e3): 1.35})
    model.check_ec3()
    found = codes(solve(model.to_document()))
    assert found == (set() if is_link else {"members_not_checked"})


@pytest.mark.parametrize("limit_state", ["ALS", None])
def test_combinations_that_no_check_reads_are_one_reason(limit_state: str | None) -> None:
    document = beams(check(STEEL, limit_state="ULS"))
    combinations = document["analysis"]["load_combinations"]
    for k in range(5):
        more = combinations[1] | {"id": 10 + k, "name": f"Storm {k}", "limit_state": limit_state}
        combinations.append(more)
    told = [
        each.message
        for each in solve(document).verdict.reasons
        if each.code == "combination_not_checked"
    ]
    without = "" if limit_state else ", which have no limit state"
    assert told == [
        f'no check reads combinations "Storm 0", "Storm 1", "Storm 2" and 2 more{without}'
    ]


def test_fatigue_alone_is_no_strength() -> None:
    document = beams(check(STEEL))
    for combination in document["analysis"]["load_combinations"]:
        combination["limit_state"] = "FLS"
    results = solve(document)
    assert results.verdict.state == "incomplete"
    assert codes(results) == {"strength_not_checked"}


def test_accidents_alone_are_no_strength() -> None:
    """Loads of an accident have factors of 1 and less (EN 1990, 6.4.3.3)."""
    document = beams(check(STEEL))
    for combination in document["analysis"]["load_combinations"]:
        combination["limit_state"] = "ALS"
    (reason,) = solve(document).verdict.reasons
    assert reason.code == "strength_not_checked"
    assert reason.message.startswith("every combination is accidental")
    document["analysis"]["load_combinations"][0]["limit_state"] = "ULS"
    assert "strength_not_checked" not in codes(solve(document))


def test_a_load_case_that_stands_in_fatigue_alone_is_told() -> None:
    document = beams(check(STEEL))
    document["analysis"]["load_combinations"][1]["limit_state"] = "FLS"
    assert [
        (each.code, each.message)
        for each in solve(document).verdict.reasons
        if each.code == "load_case_not_checked"
    ] == [
        (
            "load_case_not_checked",
            'load case "Q" stands in no combination of the ultimate limit state',
        )
    ]


@pytest.mark.parametrize(("stub", "is_link"), [(0.3, True), (3.0, False)])
def test_a_rigid_part_of_a_span_is_no_link(stub: float, is_link: bool) -> None:
    """A beam of 8 m of which two metres are left to be checked, or all but two half columns."""
    model = Model("beam")
    nodes = [model.node(x, 0) for x in (0, stub, 8 - stub, 8)]
    beam = model.member(nodes[1], nodes[2], "IPE400", "S235")
    model.member(nodes[0], nodes[1], member_type="Rigid")
    model.member(nodes[2], nodes[3], member_type="Rigid")
    model.support(nodes[0], RY="Free", RZ="Free")
    model.support(nodes[3], X="Free", RY="Free", RZ="Free")
    model.combination("ULS", {model.load_case("G").self_weight().line(beam, -9e3): 1.35})
    model.check_ec3()
    found = codes(solve(model.to_document()))
    assert found == (set() if is_link else {"members_not_checked"})


def test_spokes_of_a_floor_are_links() -> None:
    """Four beams that lead from a core, whose axis is joined to them by rigid members."""
    model = Model("core")
    axis = model.node(0, 3, 0)
    model.fix(axis)
    dead = model.load_case("G").self_weight()
    for x, z in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        face, end = model.node(3 * x, 3, 3 * z), model.node(9 * x, 3, 9 * z)
        model.member(axis, face, member_type="Rigid")
        dead.line(model.member(face, end, "IPE400", "S235"), -9e3)
        model.support(end, X="Free", Z="Free", RX="Free", RY="Free", RZ="Free")
    model.combination("ULS", {dead: 1.35})
    model.check_ec3(include_ltb=False)
    assert "members_not_checked" not in codes(solve(model.to_document()))
