"""Guyed masts: equilibrium by hand, and feet that let them spin about their own axis."""

import math

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FIXED, FREE, SECTION, STEEL, Json, document, force, member, node

HEIGHT, RADIUS, WIND = 20.0, 12.0, 6e3
ROUND: Json = {**SECTION, "i_y": SECTION["i_z"]}
ROPE: Json = {**SECTION, "id": 2, "area": 2e-4, "i_y": 1e-9, "i_z": 1e-9, "j": 1e-9}
METHODS = pytest.mark.parametrize("guy", ["Cable", "Tension"])


def mast(guy: str, foot: Json, section: Json = ROUND, away: float = 0.0) -> ResultSet:
    """Of two members, with three pretensioned guys to its head and a force across its middle."""
    nodes = [node(1, 0.0, support=9), node(2, 0.0, HEIGHT / 2), node(3, 0.0, HEIGHT)]
    members = [member(1, 1, 2), member(2, 2, 3)]
    for k in range(3):
        angle = 2 * math.pi * k / 3
        nodes.append(
            node(4 + k, RADIUS * math.cos(angle), 0.0, RADIUS * math.sin(angle), support=1)
        )
        taut = {"section": 2, "member_type": guy, "pretension": 2e4}
        members.append(member(3 + k, 4 + k, 3, **taut))
    across = [math.cos(away), 0.0, math.sin(away)]
    frame = document(
        nodes,
        members,
        {"nodal_loads": [force(2, across, WIND), force(3, [0, -1, 0], 3e4, 2)]},
        options={"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"},
        model={
            "materials": [STEEL],
            "sections": [section, ROPE],
            "nodal_supports": [{"id": 1}, {"id": 9, **foot}],
        },
    )
    return solve(frame).loadcases["Q"]


HELD: Json = {"RX": FREE, "RY": FIXED, "RZ": FREE}
BALL: Json = {"RX": FREE, "RY": FREE, "RZ": FREE}


@METHODS
def test_guys_bear_half_of_a_force_half_way(guy: str) -> None:
    """Moments about the foot on the mast as it leans: its guys have W H/2 + N u to bear."""
    found = mast(guy, HELD)
    assert found.is_usable
    foot = found.reaction(1)
    head = found.displacement(3)
    guyed = [found.reaction(4 + k) for k in range(3)]
    assert sum(each.fx for each in guyed) + foot.fx == pytest.approx(-WIND, rel=1e-9)
    # The upper half alone: what the foot bears crosses the middle unchanged.
    middle = found.displacement(2)
    moment = foot.fx * (HEIGHT / 2 + middle.dy) - foot.fy * middle.dx
    inside = found.curves(1).at(HEIGHT / 2)
    assert math.hypot(inside["my"], inside["mz"]) == pytest.approx(abs(moment), rel=1e-5)
    assert 0 < head.dx < middle.dx


@METHODS
def test_a_mast_on_a_ball_is_solved_and_told(guy: str) -> None:
    """Nothing drives it to spin: the figures are those of the foot that holds it."""
    held, ball = mast(guy, HELD), mast(guy, BALL)
    assert [issue.code for issue in ball.warnings] == ["upright_bar_spins"]
    assert "about Y" in ball.warnings[0].message
    for id_ in (2, 3):
        for name in ("dx", "dy", "dz"):
            expected = getattr(held.displacement(id_), name)
            assert getattr(ball.displacement(id_), name) == pytest.approx(expected, abs=1e-9)


@METHODS
def test_a_mast_that_the_wind_would_turn_is_a_mechanism(guy: str) -> None:
    """Twice as stiff one way as the other, and pushed between the two."""
    flat = {**ROUND, "i_y": ROUND["i_z"] / 2}
    assert mast(guy, HELD, flat, away=0.6).is_usable
    found = mast(guy, BALL, flat, away=0.6)
    (error,) = found.errors
    assert error.code == "singular_model"
    assert "can turn freely about Y" in error.message
