"""Lateral buckling between forks takes ends that do not twist; a document may say that they do.

Of a bar under an even moment, with one fork and warping left out, M_cr is half of that between two
forks: sin(pi x / 2 L) in the place of sin(pi x / L). Without any fork it is zero.
"""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

FORKS = "ends free to twist count as forks"
PINS: Any = {"my": 0.0, "mz": 0.0}
BALLS: Any = PINS | {"mx": 0.0}


def beam(
    start: Any = PINS,
    end: Any = PINS,
    *,
    section: str = "IPE300",
    restrained: bool = False,
    far_support: Any = None,
    down: float = 8e3,
) -> Results:
    """Two pieces on clamps, with hinges at the ends."""
    model = Model("beam")
    nodes = [model.node(x, 0) for x in (0.0, 3.0, 6.0)]
    pieces = [
        model.member(nodes[0], nodes[1], section, "S355", start_hinge=model.hinge(**start)),
        model.member(nodes[1], nodes[2], section, "S355", end_hinge=model.hinge(**end)),
    ]
    model.fix(nodes[0])
    model.support(nodes[2], X="Free", **(far_support or {}))
    if restrained:
        held = {nodes[0]: ("torsion",), nodes[2]: ("torsion",)}
        model.member_set(pieces, buckling_restraints=held)
    load = model.load_case("G").self_weight().line(pieces, -down)
    model.combination("ULS", {load: 1.35})
    model.check_ec3()
    return solve(model)


def test_hinges_that_hold_against_twist_are_forks() -> None:
    verdict = beam().verdict
    assert verdict.state == "passes"
    assert verdict.assumed is None


def test_a_beam_that_rolls_does_not_pass() -> None:
    verdict = beam(BALLS, BALLS).verdict
    assert verdict.state == "incomplete"
    assert [reason.code for reason in verdict.reasons] == ["check_undecided"]
    assert "it turns freely about its axis" in verdict.reasons[0].message


def test_what_frames_into_a_beam_may_keep_it_from_rolling() -> None:
    model = Model("girder")
    girder = [model.node(x, 0) for x in (0.0, 3.0, 6.0)]
    balls = model.hinge(**BALLS)
    pieces = [
        model.member(girder[0], girder[1], "IPE300", "S355", start_hinge=balls),
        model.member(girder[1], girder[2], "IPE300", "S355", end_hinge=balls),
    ]
    far = model.node(3, 0, 4)
    model.member(girder[1], far, "IPE200", "S355")
    model.fix(girder[0])
    model.support(girder[2], X="Free")
    model.support(far, RX="Free", RY="Free")
    load = model.load_case("G").self_weight().line(pieces, -6e3)
    model.combination("ULS", {load: 1.35})
    model.check_ec3()
    assert "check_undecided" not in [reason.code for reason in solve(model).verdict.reasons]


def test_a_tube_may_roll() -> None:
    assert beam(BALLS, BALLS, section="CHS219.1x6.3").verdict.state == "passes"


@pytest.mark.parametrize(
    "ends",
    [
        {"start": BALLS},
        {"end": BALLS},
        {"end": PINS | {"mx": 10.0}},
        {"start": PINS | {"mx": 10.0}, "end": PINS | {"mx": 10.0}},
        {"far_support": {"RX": "Free"}},
        {"far_support": {"RX": 10.0}},
    ],
)
def test_one_fork_is_said_to_count_as_two(ends: Any) -> None:
    results = beam(**ends)
    assert results.verdict.state == "passes"
    assert results.verdict.assumed == [FORKS]
    assert results.headline.endswith(FORKS)


@pytest.mark.parametrize(("use", "is_said"), [(0.38, False), (0.42, True)])
def test_forks_are_said_where_one_might_not_do(use: float, is_said: bool) -> None:
    """Less than half of M_cr is left by one of them: from a use of 0.4 on it might be too little.
    Uses grow in proportion to the load beside the weight."""
    turning = {"RX": "Free"}
    light, heavy = (beam(far_support=turning, down=down) for down in (1e3, 8e3))
    uses = [results.verdict.utilization or 0.0 for results in (light, heavy)]
    down = 1e3 + 7e3 * (use - uses[0]) / (uses[1] - uses[0])
    verdict = beam(far_support=turning, down=down).verdict
    assert verdict.utilization == pytest.approx(use, rel=1e-3)
    assert (FORKS in (verdict.assumed or [])) == is_said


def test_restraints_of_the_set_are_the_forks() -> None:
    verdict = beam(BALLS, BALLS, restrained=True).verdict
    assert verdict.state == "passes"
