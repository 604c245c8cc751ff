"""Members on elastic ground: closed forms, and answers that no cut, turn or frame changes."""

import math
from typing import Any

import pytest

from loadpath.authoring import Structure
from loadpath.authoring.argument_error import ArgumentError
from loadpath.document import MemberBedding
from loadpath.engine import ResultSet, solve
from tests.engine.frames import FREE, SECTION, STEEL, Json, document, force, member, node
from tests.engine.test_tapers import at
from tools.verification.modes import factors, frequencies

EI = STEEL["e_mod"] * SECTION["i_z"]
EA = STEEL["e_mod"] * SECTION["area"]
GROUND = 8e6
PER_METRE = (GROUND / (4 * EI)) ** 0.25
P = 1e5
LENGTH = 3.0 / PER_METRE
"""Long enough for waves, short enough for its ends to count."""

PINNED, ROLLER = {"id": 2, "RZ": FREE}, {"id": 3, "X": FREE, "RZ": FREE}
SLIDES: Json = {"id": 1, "Y": FREE, "RZ": FREE}
DOWN = [0.0, -1.0, 0.0]
FLAT: Json = {"include_shear_deformation": False, "dimensionality": "2D"}


def on_ground(
    places: list[float],
    loads: Json,
    *,
    options: Json | None = None,
    bedding: Json | None = None,
    supports: dict[int, int] | None = None,
    **more: Any,
) -> ResultSet:
    """A beam along X through these places, on ground that bears it upward."""
    held = {1: 1} if supports is None else supports
    results = solve(
        document(
            [node(k, x, support=held.get(k)) for k, x in enumerate(places, start=1)],
            [
                member(k, k, k + 1, bedding=bedding or {"y": GROUND}, **more)
                for k in range(1, len(places))
            ],
            loads,
            options={**FLAT, **(options or {})},
            model={"nodal_supports": [SLIDES, PINNED, ROLLER]},
        )
    )
    one = results.loadcases["Q"]
    assert one.is_usable, one.errors
    assert one.balance.balance_error < 1e-9
    return one


def middle_load(number: int) -> Json:
    return {"nodal_loads": [force(number, DOWN, P)]}


def test_a_finite_beam_under_a_force_in_its_middle() -> None:
    """Hetényi, Beams on Elastic Foundation, 1946, ch. 3: free ends, force in the middle."""
    one = on_ground([0.0, LENGTH / 2, LENGTH], middle_load(2))
    a = PER_METRE * LENGTH
    below = math.sinh(a) + math.sin(a)
    sinks = P * PER_METRE / (2 * GROUND) * (math.cosh(a) + math.cos(a) + 2) / below
    end = 2 * P * PER_METRE / GROUND * math.cosh(a / 2) * math.cos(a / 2) / below
    moment = P / (4 * PER_METRE) * (math.cosh(a) - math.cos(a)) / below
    assert -one.displacement(2).dy == pytest.approx(sinks, rel=1e-4)
    assert -one.displacement(1).dy == pytest.approx(end, rel=1e-4, abs=1e-5 * sinks)
    assert abs(one.end_forces_of(1).mz) == pytest.approx(moment, rel=1e-4)
    assert abs(one.end_forces_of(1).fy) == pytest.approx(P / 2, rel=1e-4)


def test_a_long_beam_under_a_force_at_its_end() -> None:
    """Hetényi, ch. 2: 2 P lambda / k at the end; the largest moment is 0.3224 P / lambda."""
    one = on_ground([0.0, 10.0 / PER_METRE], middle_load(1))
    assert -one.displacement(1).dy == pytest.approx(2 * P * PER_METRE / GROUND, rel=1e-4)
    largest = max(abs(one.extremes(1).mz.max), abs(one.extremes(1).mz.min))
    assert largest == pytest.approx(
        math.exp(-math.pi / 4) * math.sin(math.pi / 4) * P / PER_METRE, rel=1e-4
    )


def test_forces_along_the_member_are_those_of_spread_ground() -> None:
    """Half of an infinite beam: V = P/2 e^-ax cos ax, without steps."""
    half = 12.0 / PER_METRE
    one = on_ground([0.0, half, 2 * half], middle_load(2))
    for share in (0.01, 0.05, 0.1, 0.2):
        a = PER_METRE * share * half
        shear = P / 2 * math.exp(-a) * math.cos(a)
        # The node presses the start of the member down.
        assert one.curves(2).at(share * half)["fy"] == pytest.approx(-shear, abs=1e-5 * P)


def test_uniform_loads_sink_into_the_ground_without_bending() -> None:
    load = {"id": 1, "member": 1, "magnitude": 2e4, "end_magnitude": 2e4, "direction": DOWN}
    one = on_ground([0.0, LENGTH], {"distributed_loads": [load]})
    for number in (1, 2):
        assert -one.displacement(number).dy == pytest.approx(2e4 / GROUND, rel=1e-6)
    assert one.balance.sum_of_reactions[1] == pytest.approx(2e4 * LENGTH, rel=1e-9)
    assert len(one.reactions) == 1  # of the node; the ground has none of its own
    assert abs(one.extremes(1).mz.max) < 1e-5 * 2e4 * LENGTH**2


def test_a_pile_that_friction_holds() -> None:
    """u = P / (E A a) coth(a L), a^2 = k / (E A)."""
    friction, length = 2e7, 12.0
    a = math.sqrt(friction / EA)
    pushed = {"nodal_loads": [force(2, [1.0, 0.0, 0.0], P)]}
    one = on_ground([0.0, length], pushed, bedding={"x": friction, "y": 1e6}, supports={})
    assert one.displacement(2).dx == pytest.approx(P / (EA * a * math.tanh(a * length)), rel=1e-4)


SECOND: Json = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
LARGE: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}


@pytest.mark.parametrize("options", [{}, SECOND, LARGE], ids=["linear", "p-delta", "large"])
def test_cuts_change_nothing(options: Json) -> None:
    """A pressed beam on two supports, with shear, cut at odd places."""
    options = {**options, "include_shear_deformation": True}
    ends, middle = (0.0, LENGTH), 0.43 * LENGTH

    def solved(*cuts: float) -> tuple[ResultSet, int]:
        places = sorted({*ends, middle, *cuts})
        loads = [
            force(places.index(middle) + 1, DOWN, 1e4),
            force(len(places), [-1.0, 0.0, 0.0], 4e5, 2),
        ]
        held = {1: 2, len(places): 3}
        one = on_ground(places, {"nodal_loads": loads}, options=options, supports=held)
        return one, places.index(middle) + 1

    one, here = solved()
    cut, there = solved(0.11 * LENGTH, 0.31 * LENGTH, 0.77 * LENGTH)
    assert cut.displacement(there).dy == pytest.approx(one.displacement(here).dy, rel=1e-4)
    assert cut.displacement(1).rz == pytest.approx(one.displacement(1).rz, rel=1e-4)
    moments = [each.end_forces_of(n - 1).mz for each, n in ((one, here), (cut, there))]
    assert moments[1] == pytest.approx(moments[0], rel=1e-4)


def test_frames_rolls_and_directions_are_all_one() -> None:
    places = [0.0, LENGTH / 2, LENGTH]
    loads = middle_load(2)
    sinks = on_ground(places, loads).displacement(2).dy
    in_space = {"dimensionality": "3D"}
    clamped = {1: 1}
    for bedding, more in (
        ({"y": GROUND, "frame": "Global"}, {}),
        ({"y": GROUND, "frame": "Local"}, {"mirror": True}),
        ({"y": GROUND, "z": 0.0, "x": 0.0}, {"rotation_angle": 180.0}),
    ):
        one = on_ground(places, loads, bedding=bedding, supports=clamped, **more)
        assert one.displacement(2).dy == pytest.approx(sinks, rel=1e-9)
    turned = {"y": GROUND, "z": GROUND, "frame": "Local"}
    square = on_ground(
        places, loads, bedding=turned, options=in_space, supports={1: 1}, rotation_angle=0.0
    )
    assert square.displacement(2).dy == pytest.approx(sinks, rel=1e-9)


def beam_on_two_supports(analysis: Json) -> Json:
    return document(
        [node(1, 0.0, support=2), node(2, LENGTH, support=3)],
        [member(1, 1, 2, bedding={"y": GROUND})],
        {"nodal_loads": [force(2, [-1.0, 0.0, 0.0], 1e3)]},
        options=FLAT,
        model={"nodal_supports": [SLIDES, PINNED, ROLLER]},
        analysis=analysis,
    )


def test_it_buckles_in_waves() -> None:
    """Timoshenko and Gere, Theory of Elastic Stability, 2.10."""
    reference = {"buckling": {"num_modes": 1, "reference": {"LoadCase": 1}}}
    found = factors(solve(beam_on_two_supports(reference)))[0] * 1e3
    euler = math.pi**2 * EI / LENGTH**2
    part = GROUND * LENGTH**4 / (math.pi**4 * EI)
    assert found == pytest.approx(min(euler * (m**2 + part / m**2) for m in (1, 2, 3)), rel=1e-4)


def test_it_vibrates_faster() -> None:
    """omega^2 = (E I (n pi / L)^4 + k) / mass per metre."""
    found = frequencies(solve(beam_on_two_supports({"modal": {"num_modes": 2}})))
    mass = STEEL["density"] * SECTION["area"]
    expected = [
        math.sqrt((EI * (n * math.pi / LENGTH) ** 4 + GROUND) / mass) / (2 * math.pi)
        for n in (1, 2)
    ]
    assert found[:2] == pytest.approx(expected, rel=1e-4)


def test_ground_that_pulls_is_told() -> None:
    long = 8.0 / PER_METRE
    pulled = document(
        [node(1, 0.0, support=1), node(2, long)],
        [member(1, 1, 2, bedding={"y": GROUND})],
        middle_load(2),
        options=FLAT,
        model={"nodal_supports": [SLIDES]},
    )
    told = [each.message for each in solve(pulled).warnings if each.code == "support_lifted"]
    assert told
    assert "the ground along member 1 pulls it down" in told[0]


def test_models_take_it_by_name() -> None:
    model = Structure("Sleeper")
    start, end = model.node(0, 0), model.node(4, 0)
    model.member(start, end, "IPE200", "S235", bedding={"y": GROUND})
    assert model.document.model.members[0].bedding == MemberBedding(y=GROUND)
    with pytest.raises(ArgumentError, match="bedding"):
        model.member(start, end, "IPE200", "S235", bedding={"y": -1.0})


def test_a_tapered_beam_on_ground_is_cut() -> None:
    """The thin end sinks under a force; five pieces change nothing."""

    def thin_end(pieces: int) -> float:
        shares = [k / pieces for k in range(pieces + 1)]
        sections = [at(share, k) for k, share in enumerate(shares, start=1)]
        one = solve(
            document(
                [
                    node(k, LENGTH * s, support=1 if k == 1 else None)
                    for k, s in enumerate(shares, 1)
                ],
                [
                    {
                        **member(k, k, k + 1, bedding={"y": GROUND}),
                        "section": k,
                        "end_section": k + 1,
                    }
                    for k in range(1, pieces + 1)
                ],
                middle_load(1),
                options=FLAT,
                model={"sections": sections, "nodal_supports": [SLIDES]},
            )
        ).loadcases["Q"]
        return float(one.displacement(1).dy)

    assert thin_end(5) == pytest.approx(thin_end(1), rel=1e-4)
