"""Portals with random connectors: whatever second order finds lies on their curves."""

import itertools
import random

import pytest

from tests.engine.frames import Json, document, force, line_load, member, node
from tests.engine.test_curves import P_DELTA, second_order, turned


def random_curve(rng: random.Random) -> Json:
    rotation = moment = 0.0
    points = [[0.0, 0.0]]
    for _ in range(rng.randint(1, 5)):
        rotation += rng.uniform(1e-4, 5e-3)
        moment += rng.choice([0.0, 1.0, 1.0]) * rng.uniform(1e2, 3e4)
        points.append([rotation, moment])
    points[-1][1] = max(points[-1][1], 5e2)
    return turned(points, end=rng.choice(["Continuous", "Stop", "Yielding"]))


def portal(rng: random.Random) -> Json:
    """A portal with four random connectors, loaded across and along."""
    nodes = [node(1, 0, support=1), node(2, 0, 4), node(3, 6, 4), node(4, 6, support=1)]
    members = [member(1, 1, 2), member(2, 2, 3, start_hinge=1, end_hinge=2), member(3, 4, 3)]
    members[0]["start_hinge"], members[2]["start_hinge"] = 3, 4
    push = rng.uniform(1e4, 4e5)
    loads = {
        "nodal_loads": [
            force(2, [0, -1, 0], push, 1),
            force(3, [0, -1, 0], push, 2),
            force(2, [1, 0, 0], rng.uniform(-2e4, 2e4), 3),
        ],
        "distributed_loads": [line_load(2, [0, -1, 0], rng.uniform(1e3, 2e4))],
    }
    hinges = [{"id": k, **random_curve(rng)} for k in (1, 2, 3, 4)]
    return document(
        nodes,
        members,
        loads,
        options={**P_DELTA, "dimensionality": "2D"},
        model={"member_hinges": hinges},
    )


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
@pytest.mark.parametrize("seed", range(12))
def test_random_connectors_settle_on_their_curves(seed: int, method: str) -> None:
    """Whatever is found lies on the curves: straight springs of those secants give the same."""
    frame = portal(random.Random(seed))
    frame["analysis"]["options"]["nonlinear_method"] = method
    found = second_order(frame)
    if not found.is_usable:
        assert {issue.code for issue in found.errors} <= {
            "not_converged",
            "second_order_instability",
        }
        assert found.convergence.load_factor < 1.0
        return
    assert found.balance.balance_error < 1e-9
    places = {1: (2, "start"), 2: (2, "end"), 3: (1, "start"), 4: (3, "start")}
    hinges = []
    for hinge in frame["model"]["member_hinges"]:
        of, end = places[hinge["id"]]
        forces = found.start_forces(of) if end == "start" else found.end_forces_of(of)
        curve = hinge["moment_rotation_mz"]
        rotation = rotation_of(curve, abs(float(forces.mz)))
        hinges.append((hinge["id"], float(forces.mz), rotation))
    straight = {**frame, "model": {**frame["model"]}}
    straight["model"]["member_hinges"] = [
        {"id": id_, "rotational_release_mz": abs(moment) / rotation}
        if rotation is not None and rotation > 0.0
        else next(h for h in frame["model"]["member_hinges"] if h["id"] == id_)
        for id_, moment, rotation in hinges
    ]
    same = second_order(straight)
    for each in (2, 3):
        assert same.displacement(each).dx == pytest.approx(
            found.displacement(each).dx, rel=1e-6, abs=1e-9
        )


def rotation_of(curve: Json, moment: float) -> float | None:
    """The one rotation that goes with a moment; none on a flat stretch or beyond the curve."""
    points = curve["points"]
    for (a, m), (b, n) in itertools.pairwise(points):
        if m + 1e-3 < moment < n - 1e-3:
            return float(a + (b - a) * (moment - m) / (n - m))
    return None
