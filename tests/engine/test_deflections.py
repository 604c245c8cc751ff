"""Limits of deflection and sway: closed forms, what must not matter, and what is not decided."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import loadpath.document as doc
from loadpath import Model, generate_combinations
from loadpath.authoring.handles import Member, Node
from loadpath.authoring.words import LimitStateWord
from loadpath.engine import Results, solve
from tests.hunt.units import in_millimetres

E, I, L, Q = 210e9, 8.0e-5, 6.0, 10e3  # noqa: E741 as in the books
SIMPLE_BEAM = 5 * Q * L**4 / (384 * E * I)
STRONG = doc.QuantitySource(
    DimensionedConstant=doc.DimensionedConstant(value=1e9, dimension=doc.ConstantDimension.Moment)
)
CANTILEVER = Q * L**4 / (8 * E * I)


def line(
    model: Model,
    points: list[Node],
    *,
    roll: float = 0.0,
    backwards: bool = False,
    mirror: bool = False,
) -> list[Member]:
    """Members from node to node of a section that bends alike about all axes, without shear."""
    steel = model.material("steel", e_mod=E, g_mod=81e9, density=7850, yield_stress=355e6)
    section = model.section("box", steel, area=0.01, i_y=I, i_z=I, j=1e-5)
    ends = [(b, a) if backwards else (a, b) for a, b in pairwise(points)]
    return [model.member(a, b, section, rotation_angle=roll, mirror=mirror) for a, b in ends]


def combine(model: Model, members: list[Member], state: LimitStateWord = "SLS") -> None:
    load = model.load_case("Q")
    for member in members:
        load.line(member, -Q)
    model.combination(state, {load: 1.0}, limit_state=state)


def beam(
    pieces: int = 1, *, cantilever: bool = False, state: LimitStateWord = "SLS", **options: Any
) -> Model:
    model = Model()
    nodes = [model.node(L * k / pieces, 0.0) for k in range(pieces + 1)]
    members = line(model, nodes, **options)
    if cantilever:
        model.fix(nodes[0])
    else:
        model.pin(nodes[0], RX="Fixed")
        model.pin(nodes[-1])
    combine(model, members, state)
    return model


def entities(model: Model | dict[str, Any]) -> list[dict[str, Any]]:
    document = model.to_document() if isinstance(model, Model) else model
    (check,) = solve(document).unity_check_results
    found: list[dict[str, Any]] = check["per_entity"]
    return found


def test_a_simple_beam_against_its_span() -> None:
    model = beam()
    model.check_deflection(300)
    (entity,) = entities(model)
    assert entity["demand"] == pytest.approx(SIMPLE_BEAM, rel=1e-9)
    assert entity["capacity"] == pytest.approx(L / 300, rel=1e-12)
    assert entity["utilization"] == pytest.approx(SIMPLE_BEAM / (L / 300), rel=1e-9)
    assert entity["location_x_frac"] == pytest.approx(0.5, abs=1e-6)
    steps = [step["label"] for step in entity["trace"]]
    assert steps[:3] == ["Length", "Deflection (EN 1990 A1.4.3)", "Deflection (EN 1990 A1.4.3)"]


@pytest.mark.parametrize(
    ("pieces", "options"),
    [
        (4, {}),
        (5, {"roll": 90.0}),
        (1, {"roll": 37.0}),
        (2, {"backwards": True}),
        (3, {"mirror": True}),
    ],
)
def test_pieces_roll_direction_and_mirror_do_not_matter(
    pieces: int, options: dict[str, Any]
) -> None:
    for direction in ("Across", "Vertical"):
        model = beam(pieces, **options)
        model.check_deflection(300, direction=direction)
        found = entities(model)
        assert len(found) == pieces
        for entity in found:
            assert entity["demand"] == pytest.approx(SIMPLE_BEAM, rel=1e-8)
            assert entity["capacity"] == pytest.approx(L / 300, rel=1e-12)


def test_units_do_not_matter() -> None:
    model = beam()
    model.check_deflection(300, length=5.0, precamber=0.004, direction="Vertical")
    (entity,) = entities(in_millimetres(model.to_document()))
    assert entity["capacity"] == pytest.approx(5.0 / 300, rel=1e-12)
    assert entity["demand"] == pytest.approx(SIMPLE_BEAM - 0.004, rel=1e-9)


def test_precamber_is_taken_from_what_goes_down_and_counts_where_it_is_left() -> None:
    for rise in (0.003, 10 * SIMPLE_BEAM):
        model = beam()
        model.check_deflection(250, precamber=rise, direction="Vertical")
        (entity,) = entities(model)
        assert entity["demand"] == pytest.approx(abs(SIMPLE_BEAM - rise), rel=1e-9)
    model = beam()
    model.check_deflection(250, precamber=0.01)
    (entity,) = entities(model)
    assert entity["utilization"] is None
    assert "needs measure Chord and direction Vertical" in entity["message"]


def test_a_cantilever_has_no_chord_and_no_doubled_length() -> None:
    model = beam(2, cantilever=True)
    model.check_deflection(300)
    assert all("an end of it is free" in each["message"] for each in entities(model))
    model = beam(2, cantilever=True)
    model.check_deflection(150, measure="Undeformed")
    for entity in entities(model):
        assert entity["demand"] == pytest.approx(CANTILEVER, rel=1e-9)
        assert entity["capacity"] == pytest.approx(L / 150, rel=1e-12)
        assert "nothing doubled" in str(entity["trace"][0])


def test_a_settlement_counts_from_where_it_stood_and_not_from_the_chord() -> None:
    found = {}
    for measure in ("Chord", "Undeformed"):
        model = Model()
        a, b = model.node(0, 0), model.node(L, 0)
        line(model, [a, b])
        model.pin(a, RX="Fixed")
        model.pin(b)
        case = model.load_case("S").settle(b, Y=-0.05)
        model.combination("SLS", {case: 1.0})
        model.check_deflection(300, measure=measure)
        (entity,) = entities(model)
        found[measure] = entity["demand"]
    assert found["Chord"] == pytest.approx(0.0, abs=1e-12)
    assert found["Undeformed"] == pytest.approx(0.05, rel=1e-9)


def column(pieces: int) -> tuple[Model, Results]:
    model = Model()
    nodes = [model.node(0, 4.0 * k / pieces) for k in range(pieces + 1)]
    line(model, nodes)
    model.fix(nodes[0])
    case = model.load_case("W").force(nodes[-1], 20e3, "X")
    model.combination("SLS", {case: 1.0})
    model.check_deflection(150, measure="Sway")
    return model, solve(model.to_document())


def test_sway_is_by_the_height() -> None:
    for pieces in (1, 3):
        _, results = column(pieces)
        for entity in results.unity_check_results[0]["per_entity"]:
            assert entity["demand"] == pytest.approx(20e3 * 4.0**3 / (3 * E * I), rel=1e-9)
            assert entity["capacity"] == pytest.approx(4.0 / 150, rel=1e-12)


def test_sway_of_each_storey_by_its_own_columns() -> None:
    """Two clamped columns of 3 m and 4 m more, the same force on both heads, and bars between them
    that carry nothing: P x^2 (3 H - x) / 6 E I at the height x."""
    model = Model()
    stacks = [[model.node(x, y) for y in (0.0, 3.0, 7.0)] for x in (0.0, 5.0)]
    case = model.load_case("W")
    for stack in stacks:
        line(model, stack)
        model.fix(stack[0])
        case.force(stack[-1], 5e3, along="X")
    for left, right in zip(*(stack[1:] for stack in stacks), strict=True):
        model.member(left, right, "IPE100", "S235", member_type="Truss")
    model.combination("SLS", {case: 1.0})
    for storey in model.storeys:
        model.check_deflection(300, storey.columns, measure="Sway", name=f"Y = {storey.Y:g}")
    first, both = (5e3 * x**2 * (21.0 - x) / (6 * E * I) for x in (3.0, 7.0))
    lower, upper = solve(model.to_document()).unity_check_results
    for check, drift, height in ((lower, first, 3.0), (upper, both - first, 4.0)):
        assert len(check["per_entity"]) == 2
        for entity in check["per_entity"]:
            assert entity["demand"] == pytest.approx(drift, rel=1e-6)
            assert entity["capacity"] == pytest.approx(height / 300, rel=1e-12)


def girder(*, as_set: bool) -> Model:
    """Three pieces with bars framing in, which hold it sideways and carry nothing."""
    model = Model()
    nodes = [model.node(L * k / 3, 0) for k in range(4)]
    members = line(model, nodes)
    for node in nodes[1:3]:
        far = model.node(node.X, 0, 2.0)
        model.member(node, far, "IPE100", "S235", member_type="Truss")
        model.pin(far)
    model.pin(nodes[0], RX="Fixed")
    model.pin(nodes[-1], RX="Fixed")
    combine(model, members)
    group = model.member_set(members) if as_set else members
    model.check_deflection(300, group)
    return model


def test_a_piece_of_a_girder_is_not_taken_for_a_span() -> None:
    for entity in entities(girder(as_set=False)):
        assert entity["utilization"] is None
        assert "let the check apply to a member set" in entity["message"]
    (entity,) = entities(girder(as_set=True))
    assert entity["demand"] == pytest.approx(SIMPLE_BEAM, rel=1e-6)
    assert entity["location_x_frac"] == pytest.approx(0.5, abs=1e-6)


def test_a_set_over_a_support_is_no_span() -> None:
    model = Model()
    nodes = [model.node(L * k, 0) for k in range(3)]
    members = line(model, nodes)
    model.pin(nodes[0], RX="Fixed")
    model.pin(*nodes[1:])
    combine(model, members)
    model.check_deflection(300, model.member_set(members))
    (entity,) = entities(model)
    assert "held between its ends" in entity["message"]


def test_frame_beams_go_from_column_to_column_and_ridges_are_no_ends() -> None:
    model = Model()
    feet = [model.node(x, 0) for x in (0, 6, 12)]
    heads = [model.node(x, 4) for x in (0, 6, 12)]
    columns = [line(model, [a, b])[0] for a, b in zip(feet, heads, strict=True)]
    beams = line(model, heads)
    model.fix(*feet)
    combine(model, beams)
    model.check_deflection(300, beams)
    assert all(each["utilization"] is not None for each in entities(model))
    assert len(columns) == 3
    portal = Model()
    places = [(0, 0), (0, 4), (5, 5), (10, 4), (10, 0)]
    nodes = [portal.node(x, y) for x, y in places]
    members = line(portal, nodes)
    portal.fix(nodes[0], nodes[-1])
    combine(portal, members[1:3])
    portal.check_deflection(300, members[1:3])
    assert all("goes on at an end" in each["message"] for each in entities(portal))


def test_without_a_combination_of_serviceability_the_verdict_is_incomplete() -> None:
    model = beam(state="ULS")
    moment = doc.QuantitySource(MemberForce=doc.MemberForce(component=doc.MemberForceComponent.Mz))
    model.check_formula("strength", "abs(m)", "M", {"m": moment, "M": STRONG}, limit_state="ULS")
    model.check_deflection(300)
    verdict = solve(model.to_document()).verdict
    assert verdict.state == "incomplete"
    (reason,) = [each for each in verdict.reasons if "Deflection" in each.message]
    assert "no combination has limit_state SLS" in reason.message


def test_a_deflection_that_is_too_large_fails_the_document_by_its_clause() -> None:
    model = beam()
    model.check_deflection(1000)
    results = solve(model.to_document())
    assert results.verdict.state == "fails"
    assert results.verdict.governing is not None
    assert results.verdict.governing.clause == "EN 1990 A1.4.3"


def test_generated_combinations_are_taken_by_their_kind() -> None:
    model = beam()
    document = model.to_document()
    document["analysis"]["load_combinations"] = []
    document = generate_combinations(document, actions={"Q": "imposed_B"})
    spec: dict[str, Any] = {"limit": 300.0}
    check = {"id": "d", "name": "d", "applies_to": {"type": "AllMembers"}}
    document["analysis"]["unity_checks"] = [{**check, "spec": {"Deflection": spec}}]
    psi = {"Characteristic": 1.0, "Frequent": 0.5, "QuasiPermanent": 0.3, "All": 1.0}
    for kind, factor in psi.items():
        spec["combination"] = kind
        (entity,) = entities(document)
        assert entity["demand"] == pytest.approx(factor * SIMPLE_BEAM, rel=1e-9)


def test_an_earthquake_has_no_differences_of_displacements() -> None:
    path = Path(__file__).parents[2] / "corpus/solved/seismic/frame_cqc.json"
    document = json.loads(path.read_text())["document"]
    analysis = document["analysis"]
    (weight,) = analysis["load_cases"]
    analysis["load_cases"].append({"id": 99, "name": "E", "kind": "seismic"})
    factors = [{"load_case_id": each, "factor": 1.0} for each in (weight["id"], 99)]
    analysis["load_combinations"] = [
        {"id": 1, "name": "SLS", "limit_state": "SLS", "load_case_factors": factors}
    ]
    check = {"id": "d", "name": "d", "applies_to": {"type": "AllMembers"}}
    spec = {"limit": 200.0, "measure": "Sway"}
    analysis["unity_checks"] = [{**check, "spec": {"Deflection": spec}}]
    document["schema_version"] = 4
    found = entities(document)
    assert found
    assert all("has an earthquake" in each["message"] for each in found)


def test_large_rotations_are_measured_from_where_the_member_stood() -> None:
    model = beam(cantilever=True)
    model.check_deflection(150, measure="Undeformed", direction="Vertical")
    document = model.to_document()
    document["analysis"]["options"]["order"] = "NONLINEAR"
    results = solve(document)
    (entity,) = results.unity_check_results[0]["per_entity"]
    moved = results.loadcombinations["SLS"].displacement(2)
    assert entity["demand"] == pytest.approx(abs(moved["dy"]), rel=1e-9)
