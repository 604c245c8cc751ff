"""Who takes part in a buckling mode, and the effective lengths that follow from it.

A portal on pinned bases with one column under four times the load of the other, against the exact
shapes of its columns: w = A sin(k x) + B x with k^2 = P / (E I), which carry the frame's three
unknowns, the turns of both corners and the sway (Timoshenko and Gere, Theory of Elastic Stability,
secs. 1.10 and 2.4). A share is P times the integral of w'^2 over the sum of both.
"""

import math
from itertools import pairwise

import numpy as np
import pytest

from loadpath.engine import solve
from tests.engine.frames import FREE, SECTION, STEEL, Json, document, force, member, node

HEIGHT, WIDTH, LIGHT, HEAVY, MODES = 4.0, 6.0, 1e5, 4e5, 5
SECOND_MOMENT = 8e-5
EI = STEEL["e_mod"] * SECOND_MOMENT
CONVERGED = 1e-4
SETS = {1: [1], 2: [2], 3: [3], 4: [1, 2]}
"""The light column, the heavy one, the beam, both columns; a member counts with its last set."""


def portal(sets: dict[int, list[int]], threshold: float | None) -> Json:
    nodes = [
        node(1, 0.0, support=1),
        node(2, WIDTH, support=1),
        node(3, 0.0, HEIGHT),
        node(4, WIDTH, HEIGHT),
    ]
    members = [member(1, 1, 3), member(2, 2, 4), member(3, 3, 4)]
    loads = [force(3, [0, -1, 0], LIGHT, 1), force(4, [0, -1, 0], HEAVY, 2)]
    buckling: Json = {"num_modes": MODES, "reference": {"LoadCase": 1}}
    buckling |= {"member_effective_lengths": True}
    if threshold is not None:
        buckling["participation_threshold"] = threshold
    stiff = {"area": 10.0, "i_y": SECOND_MOMENT, "i_z": SECOND_MOMENT}
    return document(
        nodes,
        members,
        {"nodal_loads": loads},
        model={
            "sections": [SECTION | stiff],
            "nodal_supports": [{"id": 1, "RZ": FREE}],
            "member_sets": [{"id": id_, "member_ids": ids} for id_, ids in sets.items()],
        },
        analysis={"buckling": buckling},
        options={"dimensionality": "2D", "include_shear_deformation": False},
    )


def frame_matrix(u: float) -> np.ndarray:
    """Of the turns of the corners and the sway per height; singular where the light column has
    k h = u and the heavy one 2 u."""
    light, heavy = (v * v * math.sin(v) / (math.sin(v) - v * math.cos(v)) for v in (u, 2 * u))
    beam = HEIGHT / WIDTH
    return np.array(
        [
            [light + 4 * beam, 2 * beam, -light],
            [2 * beam, heavy + 4 * beam, -heavy],
            [-light, -heavy, light + heavy - 5 * u * u],
        ]
    )


def exact() -> list[tuple[float, float]]:
    """By mode k h of the light column and its share."""

    def determinant(u: float) -> float:
        return float(np.linalg.det(frame_matrix(u)))

    found = []
    for low, high in pairwise(np.linspace(0.05, 6.0, 2000)):
        a, b = float(low), float(high)
        if determinant(a) * determinant(b) > 0.0:
            continue
        for _ in range(60):
            middle = (a + b) / 2
            a, b = (middle, b) if determinant(a) * determinant(middle) > 0.0 else (a, middle)
        if abs(determinant(a)) < 1e-6:  # else it passes through infinity
            found.append((a, share_of_light(a)))
    return found[:MODES]


def share_of_light(u: float) -> float:
    corner_1, corner_2, sway = np.linalg.svd(frame_matrix(u))[2][-1]
    works = []
    for v, turn, load in ((u, corner_1, LIGHT), (2 * u, corner_2, HEAVY)):
        # With h = 1: A sin v + B = sway, A v cos v + B = turn.
        wave, lean = np.linalg.solve([[math.sin(v), 1.0], [v * math.cos(v), 1.0]], [sway, turn])
        x, weights = np.polynomial.legendre.leggauss(40)
        slopes = wave * v * np.cos(v * (x + 1) / 2) + lean
        works.append(load * float(weights @ slopes**2) / 2)
    return works[0] / sum(works)


def lengths(threshold: float | None, sets: dict[int, list[int]]) -> dict[int, Json]:
    buckling = solve(portal(sets, threshold)).buckling
    assert buckling is not None
    return {
        each["member_id"]: each.get("about_z") or each["about_y"]
        for each in buckling["member_effective_lengths"]
    }


def test_shares_and_factors_are_those_of_exact_shapes() -> None:
    buckling = solve(portal(SETS, None)).buckling
    assert buckling is not None
    assert len(buckling["modes"]) == MODES
    for mode, (u, light) in zip(buckling["modes"], exact(), strict=True):
        factor = (u / HEIGHT) ** 2 * EI / LIGHT
        assert mode["critical_load_factor"] == pytest.approx(factor, rel=CONVERGED)
        shares = mode["participation_by_member_set"]
        assert shares["1"] == pytest.approx(light, abs=2e-3)
        assert shares["2"] == pytest.approx(1 - light, abs=2e-3)
        assert shares["3"] == pytest.approx(0.0, abs=1e-6)
        assert shares["4"] == pytest.approx(shares["1"] + shares["2"], abs=1e-12)


@pytest.mark.parametrize("threshold", [None, 0.05])
def test_both_columns_have_their_lengths_from_the_sway(threshold: float | None) -> None:
    """15.73 and 7.865 m: under one factor lengths go by the root of the forces."""
    (sway, _), *_ = exact()
    light, heavy = (lengths(threshold, {1: [1], 2: [2]})[k] for k in (1, 2))
    assert light["effective_length"] == pytest.approx(math.pi * HEIGHT / sway, rel=CONVERGED)
    assert light["effective_length"] == pytest.approx(15.73, abs=0.02)
    assert heavy["effective_length"] == pytest.approx(light["effective_length"] / 2, rel=1e-6)
    assert (light["mode"], heavy["mode"]) == (1, 1)
    assert (light["axial_force"], heavy["axial_force"]) == pytest.approx((LIGHT, HEAVY), rel=1e-3)


def test_a_high_threshold_takes_the_light_column_to_the_first_mode_that_is_its_own() -> None:
    """A quarter of the load does a fifth of the work in the sway: less than 0.3."""
    modes = exact()
    assert modes[0][1] < 0.3
    own, (u, _) = next((k, mode) for k, mode in enumerate(modes, 1) if mode[1] >= 0.3)
    alone: dict[int, list[int]] = {}  # no sets: members count by themselves
    for sets in ({1: [1], 2: [2]}, alone):
        found = lengths(0.3, sets)
        assert (found[1]["mode"], found[2]["mode"]) == (own, 1)
        assert found[1]["effective_length"] == pytest.approx(math.pi * HEIGHT / u, rel=CONVERGED)
    together = lengths(0.3, {4: [1, 2]})  # their set is in the sway with all of it
    assert (together[1]["mode"], together[2]["mode"]) == (1, 1)


def test_what_no_mode_has_a_share_in_has_no_length() -> None:
    assert 3 not in lengths(0.05, {1: [1], 2: [2]})
    assert 1 not in lengths(0.999, {1: [1], 2: [2]})
