"""Critical forces of members from modes of the frame: closed forms, and what checks make of it."""

from math import cos, pi, radians, sin, tan
from typing import Any

import pytest

from loadpath.engine import solve
from tests.engine.frames_that_buckle import (
    CLAMPED,
    CONVERGED,
    FREE,
    GUIDED_IN_X,
    HEIGHT,
    HELD_ACROSS,
    LOOSE,
    PINNED,
    SLIDING,
    SLIDING_CLAMP,
    SPAN,
    Json,
    bar,
    codes,
    column,
    lengths,
    modes,
    node,
    portal,
)


def half(function: Any, low: float, high: float) -> float:
    """The root between two places where a rising function changes its sign."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) < 0 else (low, middle)
    return (low + high) / 2


# Roots of tan(kL) = kL, and of its kin: Timoshenko and Gere, Theory of Elastic Stability, 2.1, 2.2.
CLAMPED_AND_PINNED = pi / half(lambda u: sin(u) - u * cos(u), 4.6, 4.4)


@pytest.mark.parametrize(
    ("start", "end", "factor"),
    [
        (PINNED, SLIDING, 1.0),
        (CLAMPED, SLIDING, CLAMPED_AND_PINNED),
        (CLAMPED, SLIDING_CLAMP, 0.5),
        (CLAMPED, LOOSE, 2.0),
    ],
    ids=["pinned", "clamped and pinned", "clamped", "free"],
)
def test_euler(start: Json, end: Json, factor: float) -> None:
    found = lengths(solve(column(start, end)))[1]
    assert found["y"] == pytest.approx(factor * HEIGHT, rel=CONVERGED)
    assert found["z"] == pytest.approx(factor * HEIGHT, rel=CONVERGED)


def test_a_column_whose_head_slides_without_turning_has_its_own_length() -> None:
    found = lengths(solve(column(CLAMPED, GUIDED_IN_X)))[1]
    assert found["y"] == pytest.approx(HEIGHT, rel=CONVERGED)


def ratio(document: Json) -> float:
    """6 EI_b / L over EI_c / H."""
    columns, beam = document["model"]["sections"][:2]
    inertia: float = beam["i_z"] / columns["i_z"]
    return 6.0 * inertia * HEIGHT / SPAN


def test_portals_that_sway() -> None:
    """x tan x and -x cot x equal 6 EI_b H / (L EI_c), x = kH: the sway chart of AISC 360, C-A-7-2,
    at G = infinity and at G = 0 below."""
    pinned, clamped = portal(PINNED), portal(CLAMPED)
    expected = {
        "pinned": pi / half(lambda x: x * tan(x) - ratio(pinned), 0.0, pi / 2 * (1 - 1e-12)),
        "clamped": pi / half(lambda x: -x / tan(x) - ratio(clamped), pi / 2, pi * (1 - 1e-12)),
    }
    for document, name in ((pinned, "pinned"), (clamped, "clamped")):
        found = lengths(solve(document))
        # Axial strains, which the chart leaves out, lean the frame by less than this.
        assert found[1]["y"] == pytest.approx(expected[name] * HEIGHT, rel=2e-3)
        assert found[2]["y"] == pytest.approx(found[1]["y"], rel=1e-9)


def test_the_sway_chart_at_one() -> None:
    """G of 1 at the head: K is 2.33 on pins and 1.16 where clamped (chart of AISC 360, C-A-7.2)."""
    for base, factor in ((PINNED, 2.33), (CLAMPED, 1.16)):
        document = portal(base)
        sections = document["model"]["sections"]
        sections[1]["i_z"] = sections[0]["i_z"] * SPAN / HEIGHT
        found = lengths(solve(document))
        assert found[1]["y"] == pytest.approx(factor * HEIGHT, abs=0.006 * HEIGHT)


def leaning(share: float) -> Json:
    """A clamped column that a second one leans against, which is hinged at both ends."""
    document = portal(CLAMPED, (2e5, 2e5 * share), member_type="Truss")
    document["model"]["nodes"][3]["nodal_support"] = 3
    document["model"]["nodal_supports"].append({"id": 3, **PINNED})
    return document


@pytest.mark.parametrize("share", [0.5, 1.0, 3.0])
def test_a_column_that_leans_against_another(share: float) -> None:
    """The one that bends stands for both, tan u = u (1 + N_1 / N_2), and the other has its own
    length."""
    results = solve(leaning(share))
    u = half(lambda x: sin(x) - x * (1 + 1 / share) * cos(x), 1e-3, pi / 2)
    # The beam between them gives way by its axial strain.
    found = lengths(results)
    assert found[1]["y"] == pytest.approx(pi / u * HEIGHT, rel=2e-3)
    assert found[2]["y"] == pytest.approx(HEIGHT, rel=1e-3)
    assert "sway_not_considered" not in codes(results)


def test_a_mode_of_another_part_is_not_a_members() -> None:
    """A slender column beside a loaded portal: neither gets the other's alpha_cr."""
    alone = lengths(solve(portal(PINNED)))
    document = portal(PINNED)
    document["model"]["nodes"] += [node(5, 30.0, 0.0, 1), node(6, 30.0, 12.0, 3)]
    document["model"]["members"].append(bar(5, 5, 6))
    document["model"]["nodal_supports"].append({"id": 3, **SLIDING})
    loads = document["analysis"]["load_cases"][0]["nodal_loads"]
    loads.append(loads[0] | {"id": 3, "node": 6, "magnitude": 2.8e5})
    results = solve(document)
    together = lengths(results)
    for number in (1, 2):
        assert together[number]["y"] == pytest.approx(alone[number]["y"], rel=1e-6)
    assert together[5]["y"] == pytest.approx(12.0, rel=CONVERGED)
    assert together[5]["z"] == pytest.approx(12.0, rel=CONVERGED)
    first, others = modes(results)[5]["z"], modes(results)[1]["y"]
    assert first[0] == 1
    assert first[1] < others[1]


def test_a_beam_that_holds_is_not_given_the_length_of_the_columns() -> None:
    """Its own compression, a thousandth of theirs, drives nothing."""
    document = portal(CLAMPED)
    loads = document["analysis"]["load_cases"][0]["nodal_loads"]
    pushes = {"id": 9, "node": 2, "magnitude": 400.0, "direction": [1.0, 0.0, 0.0]}
    loads.append(pushes)
    found = lengths(solve(document))
    assert found[3] == {} or found[3]["y"] == pytest.approx(SPAN, rel=1e-9)


def test_a_frame_that_sways_can_pass_and_can_fail() -> None:
    """With its own lengths it is incomplete either way."""
    exact = pi / half(lambda x: x * tan(x) - ratio(portal(PINNED)), 0.0, pi / 2 * (1 - 1e-12))
    critical = pi**2 * 210e9 * 5.696176058968273e-05 / (exact * HEIGHT) ** 2
    for share, state in ((0.4, "passes"), (1.01, "fails")):
        document = portal(PINNED, (share * critical, share * critical))
        assert solve(document).verdict.state == state
        del document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["lengths_from"]
        results = solve(document)
        assert "sway_not_considered" in codes(results)


def test_columns_that_something_soft_holds_stay_a_doubt() -> None:
    """Hinged columns and a spring sideways: nothing bends in the mode that leans, so no length of a
    member stands for it."""
    document = portal(PINNED, member_type="Truss")
    spring = {"condition_type": "Spring", "stiffness": 2.5 * 4e5 / HEIGHT}
    document["model"]["nodal_supports"].append({"id": 3, **HELD_ACROSS, "X": spring})
    document["model"]["nodes"][1]["nodal_support"] = 3
    results = solve(document)
    assert lengths(results)[1]["y"] == pytest.approx(HEIGHT, rel=1e-3)
    assert "sway_not_considered" in codes(results)


def test_a_member_in_tension_is_as_without() -> None:
    document = column(PINNED, SLIDING, -2e5)
    asked = [step.value for step in solve(document).unity_checks[0].per_entity[0].trace]
    del document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["lengths_from"]
    assert [step.value for step in solve(document).unity_checks[0].per_entity[0].trace] == asked


def test_what_a_set_states_stands_before() -> None:
    document = portal(PINNED)
    document["model"]["member_sets"] = [
        {"id": 1, "member_ids": [1], "effective_length_factor_z": 3.0}
    ]
    results = solve(document)
    assert lengths(results)[1]["y"] == pytest.approx(3.0 * HEIGHT, rel=1e-9)
    assert set(modes(results)[2]) >= {"y"}
    assert "y" not in modes(results)[1]


@pytest.mark.parametrize(("kind", "is_held"), [("both", True), ("one", False)])
def test_ties_at_rest_hold_in_pairs(kind: str, is_held: bool) -> None:
    """Crossed ties are slack under weight alone and hold whichever way it leans; one holds one
    way."""
    document = portal(PINNED, member_type="Truss")
    ties = [bar(8, 1, 3, member_type="Tension"), bar(9, 4, 2, member_type="Tension")]
    document["model"]["members"] += ties if kind == "both" else ties[:1]
    results = solve(document)
    assert ("sway_not_considered" not in codes(results)) is is_held
    if is_held:
        assert results.verdict.state == "passes"
        assert lengths(results)[1]["y"] == pytest.approx(HEIGHT, rel=2e-3)


def test_a_structure_without_modes_is_undecided_with_the_reason() -> None:
    """A frame that moves freely where no load pushes it has no load factor."""
    document = portal(PINNED, member_type="Truss")
    results = solve(document)
    part = results.unity_checks[0].per_entity[0]
    assert part.status == "Indeterminate"
    assert part.message is not None
    assert "along X" in part.message
    assert "node -1" not in part.message


def test_sway_moments_count_with_the_factor_of_sway() -> None:
    """Table B.3: C_my is 0.9 where the member buckles in sway, and of its diagram where not."""
    for is_held in (False, True):
        document = portal(PINNED)
        if is_held:
            document["model"]["members"][2]["member_type"] = "Truss"
            document["model"]["nodes"][1]["nodal_support"] = 3
            document["model"]["nodal_supports"].append({"id": 3, "Y": FREE, "RX": FREE, "RZ": FREE})
        load = {"id": 1, "member": 1, "direction": [1.0, 0.0, 0.0], "magnitude": 1e3}
        load |= {"start_frac": 0.0, "end_frac": 1.0, "end_magnitude": 1e3}
        document["analysis"]["load_cases"][0]["distributed_loads"] = [load]
        trace = solve(document).unity_checks[0].per_entity[0].trace
        factors = [
            quantity.value
            for step in trace
            for quantity in step.quantities
            if quantity.symbol == "C_my"
        ]
        assert factors
        assert (factors[0] == 0.9) is not is_held


def test_a_sloping_frame_keeps_its_lengths() -> None:
    """Turned about Z by 30 degrees with its loads and its supports' axes."""
    document = portal(PINNED)
    upright = lengths(solve(document))
    c, s = cos(radians(30)), sin(radians(30))
    for each in document["model"]["nodes"]:
        each["X"], each["Y"] = c * each["X"] - s * each["Y"], s * each["X"] + c * each["Y"]
    for load in document["analysis"]["load_cases"][0]["nodal_loads"]:
        load["direction"] = [s, -c, 0.0]
    for member in document["model"]["members"]:
        member["rotation_angle"] = 0.0
    found = lengths(solve(document))
    for number in (1, 2):
        assert found[number]["y"] == pytest.approx(upright[number]["y"], rel=1e-6)


def test_an_earthquake_has_no_modes_and_the_reason_says_what_to_do() -> None:
    document = portal(PINNED)
    analysis = document["analysis"]
    analysis["load_cases"].append({"id": 2, "name": "E", "kind": "seismic"})
    analysis["load_combinations"][0]["load_case_factors"].append({"load_case_id": 2, "factor": 1.0})
    analysis["seismic"] = {
        "method": "LATERAL_FORCE",
        "num_modes": 2,
        "directions": ["X"],
        "spectrum_x": {"CustomPoints": {"points": [[0.0, 1.0], [4.0, 1.0]]}},
        "mass_sources": [{"load_case_id": 1, "psi": 1.0}],
    }
    part = solve(document).unity_checks[0].per_entity[0]
    assert part.status == "Indeterminate"
    assert part.message is not None
    assert "leave lengths_from out" in part.message
