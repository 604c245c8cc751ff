"""Forces on bracing systems by EN 1993-1-1, 5.3.3, against closed forms and typed-in loads."""

import copy
import json
from collections.abc import Sequence
from math import hypot, sqrt
from pathlib import Path

import numpy as np
import pytest

from loadpath.engine import Results, solve
from tests.engine.stability_row import stability_row
from tests.engine.wind_girder import (
    BAY,
    DEPTH,
    PANEL,
    SPAN,
    Json,
    force_of,
    forces_of,
    girder,
    typed_in,
)

GIVES_WAY = Path(__file__).parents[2] / "corpus" / "engine" / "bracing_gives_way.json"


def flange(load: float) -> float:
    """M / h of a beam between forks under a line load."""
    return load * SPAN**2 / 8 / DEPTH


def alpha(members: int) -> float:
    return sqrt(0.5 * (1 + 1 / members))


def diagonals(document: Json) -> list[int]:
    return [e["id"] for e in document["model"]["members"] if e.get("classification") == "Diagonal"]


def axial(results: Results, member: int) -> float:
    """Compression is positive."""
    curves = results.loadcombinations["ULS"].curves(member)
    return float(curves.at(0.5 * curves.length)["fx"])


def pressed_beams(document: Json, load: float) -> list[float]:
    """N / 2 + M / h of each beam, N by the loads alone."""
    plain = copy.deepcopy(document)
    del plain["analysis"]["imperfection_cases"], plain["model"]["bracing_systems"]
    results = solve(plain)
    return [
        flange(load) + 0.5 * max(0.0, *(axial(results, each) for each in row["member_ids"]))
        for row in document["model"]["member_sets"]
    ]


def assert_holds(document: Json, results: Results, pressed: Sequence[float]) -> None:
    """(5.13), with delta_q of the same structure under q_d as loads that are typed in."""
    force = force_of(results)
    plain = solve(typed_in(document, force, pressed))
    bows = [force.direction[2] * middle_of(plain, document, k) for k in range(len(pressed))]
    total = sum(pressed)
    bent = sum(each * bow for each, bow in zip(pressed, bows, strict=True)) / total
    assert force.axial_force == pytest.approx(total, rel=1e-6)
    assert force.delta_q == pytest.approx(bent, rel=1e-6)
    assert force.q_d == pytest.approx(8 * total * (force.e_0 + bent) / SPAN**2, rel=1e-6)
    for member in range(1, len(document["model"]["members"]) + 1):
        assert axial(results, member) == pytest.approx(axial(plain, member), rel=1e-6, abs=1e-2)


def middle_of(results: Results, document: Json, line: int) -> float:
    """Along Z, of the middle of a beam whose ends are held."""
    bars = document["model"]["member_sets"][line]["member_ids"]
    half = document["model"]["members"][bars[len(bars) // 2] - 1]["start_node_id"]
    return float(results.loadcombinations["ULS"].displacement(half).dz)


def test_e_0_and_n_ed_are_those_of_the_clause() -> None:
    """Four beams of 24 m under 8 kN/m: M = 576 kNm, M / h = 1152 kN each, e_0 = 0.79 L / 500."""
    force = force_of(solve(girder()))
    assert (force.id, force.name, force.members) == (1, "Roof", 4)
    assert force.span == pytest.approx(24.0, rel=1e-12)
    assert force.alpha_m == pytest.approx(sqrt(0.625), rel=1e-12)
    assert force.e_0 == pytest.approx(sqrt(0.625) * 24.0 / 500, rel=1e-12)
    assert force.axial_force == pytest.approx(4 * 1152e3, rel=1e-6)
    assert force.direction == pytest.approx((0.0, 0.0, 1.0), abs=1e-12)


def test_q_d_holds_its_own_deflection() -> None:
    document = girder()
    results = solve(document)
    assert_holds(document, results, [flange(8e3)] * 4)
    force = force_of(results)
    assert force.delta_q is not None
    assert force.delta_q > 0.05 * force.e_0


def test_diagonals_bear_what_statics_says() -> None:
    """Of a girder of four panels: three panel points bear q_d times a panel, so that the outer
    diagonals bear 1.5 and the inner ones 0.5 of it. Supports together bear nothing of it, for half
    of the sum acts back at either end."""
    document = girder()
    results = solve(document)
    q_d = force_of(results).q_d
    assert q_d is not None
    length = hypot(PANEL, BAY)
    found = [abs(axial(results, each)) for each in diagonals(document)]
    outer, inner = (share * q_d * PANEL * length / BAY for share in (1.5, 0.5))
    assert found == pytest.approx([outer, inner, inner, outer], rel=1e-6)
    sideways = results.loadcombinations["ULS"].reactions[:, 2]
    assert float(sideways.sum()) == pytest.approx(0.0, abs=1e-3)


def flexibility(document: Json, shares: Sequence[float]) -> float:
    """The bow of the girder under q_d = 1 by a plane truss in plan, beams weighed by shares."""
    model = document["model"]
    places = {each["id"]: (each["X"], each["Z"]) for each in model["nodes"]}
    areas = {each["id"]: each["area"] for each in model["sections"]}
    number = {node: k for k, node in enumerate(places)}
    stiffness = np.zeros((2 * len(places), 2 * len(places)))
    for bar in model["members"]:
        ends = bar["start_node_id"], bar["end_node_id"]
        along = np.subtract(places[ends[1]], places[ends[0]])
        length = float(np.hypot(*along))
        way = np.concatenate((-along, along)) / length
        rows = [2 * number[node] + k for node in ends for k in (0, 1)]
        size = 210e9 * areas[bar["section"]] / length
        stiffness[np.ix_(rows, rows)] += size * np.outer(way, way)
    loads, reading = np.zeros(2 * len(places)), np.zeros(2 * len(places))
    held = []
    for line, share in enumerate(shares):
        row = [number[n] for n, (_, z) in places.items() if abs(z - BAY * line) < 1e-9]
        held += [2 * row[0] + 1, 2 * row[-1] + 1, *([2 * row[0]] if line else [])]
        loads[[2 * k + 1 for k in row[1:-1]]] = PANEL * share
        reading[2 * row[len(row) // 2] + 1] = share
    free = [k for k in range(len(loads)) if k not in held]
    moved = np.linalg.solve(stiffness[np.ix_(free, free)], loads[free])
    return float(reading[free] @ moved)


@pytest.mark.parametrize("loads", [(8e3,) * 4, (1e3, 8e3, 1e3, 1e3), (2e3, 2e3)])
def test_q_d_is_the_closed_form_with_the_flexibility_of_a_truss(loads: tuple[float, ...]) -> None:
    document = girder(loads)
    force = force_of(solve(document))
    bow = flexibility(document, [each / sum(loads) for each in loads])
    factor = 8 * flange(sum(loads)) / SPAN**2
    q_d = factor * force.e_0 / (1 - factor * bow)
    assert force.q_d == pytest.approx(q_d, rel=1e-6)
    assert force.delta_q == pytest.approx(bow * q_d, rel=1e-6)


def test_without_deflection_q_d_is_that_of_e_0() -> None:
    """A girder as stiff as a wall: 8 sum N e_0 / L^2."""
    document = girder()
    for section in document["model"]["sections"]:
        section["area"] *= 1e6
    force = force_of(solve(document))
    assert force.q_d == pytest.approx(8 * 4 * flange(8e3) * force.e_0 / SPAN**2, rel=1e-4)


def test_beams_share_by_what_presses_them_and_m_counts_those_that_matter() -> None:
    """One of 8 kN/m and three of 1 kN/m: half of the average is 1.375, so m = 1."""
    document = girder((1e3, 8e3, 1e3, 1e3))
    results = solve(document)
    force = force_of(results)
    assert force.members == 1
    assert force.alpha_m == 1.0
    assert force.axial_force == pytest.approx(flange(11e3), rel=1e-6)
    assert_holds(document, results, [flange(each) for each in (1e3, 8e3, 1e3, 1e3)])
    assert force_of(solve(girder((4e3, 8e3, 8e3, 4e3)))).members == 4


@pytest.mark.parametrize("pull", [2e5, -3e5])
def test_compression_counts_by_half_beside_moments_and_whole_without(pull: float) -> None:
    pressed = max(pull, 0.0)
    beam = force_of(solve(girder(axial=pull)))
    assert beam.axial_force == pytest.approx(4 * (flange(8e3) + pressed / 2), rel=1e-6)
    strut = force_of(solve(girder((0.0,) * 4, axial=pull)))
    assert strut.axial_force == pytest.approx(4 * pressed, rel=1e-6, abs=1e-3)
    if pull < 0:
        assert (strut.q_d, strut.delta_q) == (0.0, 0.0)


@pytest.mark.parametrize("wind", [3e3, -3e3])
def test_it_acts_with_the_wind_and_counts_its_deflection(wind: float) -> None:
    document = girder(wind=wind)
    results = solve(document)
    force = force_of(results)
    assert force.direction == pytest.approx((0.0, 0.0, 1.0 if wind > 0 else -1.0), abs=1e-12)
    assert_holds(document, results, pressed_beams(document, 8e3))
    still = force_of(solve(girder())).delta_q
    assert force.delta_q is not None
    assert still is not None
    assert force.delta_q > still


@pytest.mark.parametrize("wind", [0.0, 2e3, -2e3])
def test_crossed_ties_settle_with_the_forces_that_they_get(wind: float) -> None:
    """Of each cross one tie bears 1.5 and 0.5 of a panel's load, the other is slack."""
    document = girder(wind=wind, ties=True, diagonal="CHS 60.3x4")
    results = solve(document)
    force = force_of(results)
    assert force.q_d is not None
    assert_holds(document, results, pressed_beams(document, 8e3))
    tension = sorted(-axial(results, each) for each in diagonals(document))
    each = (force.q_d * PANEL + abs(wind)) * hypot(PANEL, BAY) / BAY
    expected = [0.0] * 4 + [0.5 * each] * 2 + [1.5 * each] * 2
    assert tension == pytest.approx(expected, rel=1e-6, abs=1.0)


def beside(document: Json, shift: float) -> Json:
    """The same twice, far apart, the second system as the second of the document."""
    model = document["model"]
    for name, keys in {
        "nodes": ("id",),
        "members": ("id", "start_node_id", "end_node_id"),
        "member_sets": ("id",),
        "bracing_systems": ("id",),
    }.items():
        for record in copy.deepcopy(model[name]):
            for key in keys:
                record[key] += 1000
            if name == "nodes":
                record["Z"] += shift
            if name == "member_sets":
                record["member_ids"] = [each + 1000 for each in record["member_ids"]]
            if name == "bracing_systems":
                record["restrained"] = [each + 1000 for each in record["restrained"]]
            model[name].append(record)
    loads = document["analysis"]["load_cases"][0]["distributed_loads"]
    for load in copy.deepcopy(loads):
        loads.append({**load, "id": load["id"] + 1000, "member": load["member"] + 1000})
    return document


def test_two_systems_are_solved_together() -> None:
    alone = force_of(solve(girder()))
    first, second = forces_of(solve(beside(girder(), 100.0)))
    for one in (first, second):
        assert one.q_d == pytest.approx(alone.q_d, rel=1e-9)
        assert one.delta_q == pytest.approx(alone.delta_q, rel=1e-9)


def test_two_systems_on_one_girder_feel_each_other() -> None:
    """Beams named in two systems of two bow as those of one system of four, but for alpha_m."""
    document = girder()
    document["model"]["bracing_systems"] = [
        {"id": 1, "restrained": [1, 2]},
        {"id": 2, "restrained": [3, 4]},
    ]
    first, second = forces_of(solve(document))
    assert first.q_d is not None
    assert second.q_d is not None
    whole = force_of(solve(girder()))
    assert whole.q_d is not None
    assert first.alpha_m == second.alpha_m == pytest.approx(alpha(2), rel=1e-12)
    ratio = (first.q_d + second.q_d) / whole.q_d
    assert ratio == pytest.approx(alpha(2) / alpha(4), rel=2e-3)


def test_bracing_that_is_too_soft_is_told_with_what_it_stands() -> None:
    """A strut that nothing holds: 8 N f / L^2 = 1 with f = 5 L^4 / (384 E I) at 9.6 E I / L^2."""
    document = json.loads(GIVES_WAY.read_text())["document"]
    load = document["analysis"]["load_cases"][0]["nodal_loads"][0]
    document["analysis"]["load_cases"][0]["distributed_loads"] = []
    critical = 9.6 * 210e9 * 6.038e-6 / 36.0
    for share, holds in ((0.90, True), (1.10, False)):
        load["magnitude"] = share * critical / 1.35
        results = solve(document)
        (force,) = stability_row(results).bracing
        codes = {each.code for each in results.warnings}
        assert ("bracing_gives_way" in codes) is not holds
        assert (force.q_d is not None) is holds
        if holds:
            expected = 8 * share * critical / 36.0 * (6.0 / 500) / (1 - share)
            assert force.q_d == pytest.approx(expected, rel=1e-6)
        else:
            assert force.problem == "bracing system 1 gives way"
            assert results.verdict.state != "passes"


def test_a_girder_that_is_hardly_there_gives_way() -> None:
    document = girder()
    for section in document["model"]["sections"]:
        if section["name"] != "IPE500":
            section["area"] /= 1e3
    results = solve(document)
    assert force_of(results).q_d is None
    (told,) = [each for each in results.warnings if each.code == "bracing_gives_way"]
    assert told.path == "model.bracing_systems[0]"
    assert "they are pressed by 4608 kN, and it stands up to" in told.message


def test_depths_that_are_not_known_are_not_zero() -> None:
    document = girder()
    for section in document["model"]["sections"]:
        if section["name"] == "IPE500":
            section["name"] = "Girder"
            for key in ("h", "dimensions", "shape_path"):
                section.pop(key, None)
    results = solve(document)
    force = force_of(results)
    assert (force.q_d, force.axial_force) == (None, None)
    assert force.problem == 'the depth of section "Girder" is not given'
    assert "bracing_not_assessed" in {each.code for each in results.warnings}


def test_depths_come_from_the_library_by_name() -> None:
    document = girder()
    for section in document["model"]["sections"]:
        for key in ("h", "dimensions", "shape_path"):
            section.pop(key, None)
    assert force_of(solve(document)).axial_force == pytest.approx(4 * flange(8e3), rel=1e-6)


def test_where_no_system_is_named_the_dossier_says_so() -> None:
    document = girder()
    document["analysis"]["imperfection_cases"] = []
    document["analysis"]["options"]["stability"] = "Auto"
    assert "bracing system" not in stability_row(solve(document)).reason
    del document["model"]["bracing_systems"]
    row = stability_row(solve(document))
    assert row.bracing == []
    assert "no bracing system is named for 5.3.3" in row.reason


def test_systems_that_no_combination_asks_for_are_told() -> None:
    document = girder()
    document["analysis"]["imperfection_cases"] = []
    results = solve(document)
    assert results.stability is None
    assert "bracing_not_asked_for" in {each.code for each in results.warnings}


def test_second_order_keeps_the_deflection() -> None:
    """The forces are those of first order; the sets are solved with them in second order."""
    first, second = (girder(axial=5e4) for _ in range(2))
    second["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    here, there = solve(first), solve(second)
    assert force_of(there).q_d == pytest.approx(force_of(here).q_d, rel=1e-9)
    plain = typed_in(second, force_of(there), [1.0] * 4)
    again = solve(plain)
    for member in diagonals(second):
        assert axial(there, member) == pytest.approx(axial(again, member), rel=1e-6)
        assert abs(axial(there, member)) > abs(axial(here, member))
