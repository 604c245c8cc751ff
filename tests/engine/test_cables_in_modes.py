"""Frequencies and load factors beside cables: strings, and masts that cables stay."""

import math
from typing import Any

import pytest

from loadpath.engine import Results, solve

from .frames import FREE, SECTION, STEEL, document, force, member, node

Json = dict[str, Any]
ROPE: Json = {"id": 2, "name": "rope", "material": 1, "area": 1e-3, "i_y": 8e-8, "i_z": 8e-8}
ROPE |= {"j": 1.6e-7}
EA = STEEL["e_mod"] * ROPE["area"]
TENSION, SPAN = 1e5, 10.0
WEIGHTLESS: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL", "gravity_factor": 0.0}


def rope(id_: int, start: int, end: int, **more: Any) -> Json:
    return member(id_, start, end, section=2, member_type="Cable", **more)


def string(pieces: int, *, is_pulled: bool) -> Json:
    """Cables in line: pretensioned between fixed ends, or pulled at an end that slides."""
    nodes = [node(k + 1, SPAN * k / pieces) for k in range(pieces + 1)]
    nodes[0]["nodal_support"], nodes[-1]["nodal_support"] = 1, 4
    more = {} if is_pulled else {"pretension": TENSION}
    slides = {"id": 4, "X": FREE} if is_pulled else {"id": 4}
    modal: Json = {"num_modes": 4}
    if is_pulled:
        modal["stiffness_reference"] = {"LoadCase": 1}
    return document(
        nodes,
        [rope(k, k, k + 1, **more) for k in range(1, pieces + 1)],
        {"nodal_loads": [force(pieces + 1, [1.0, 0.0, 0.0], TENSION)]},
        options=WEIGHTLESS,
        model={"sections": [ROPE], "nodal_supports": [{"id": 1}, slides]},
        analysis={"modal": modal},
    )


def frequencies(results: Results) -> list[float]:
    assert results.modal is not None
    assert results.modal["all_found"]
    return [mode["natural_frequency"] for mode in results.modal["modes"]]


@pytest.mark.parametrize("is_pulled", [False, True])
def test_cables_in_line_tend_to_a_string(is_pulled: bool) -> None:
    wave = math.sqrt(TENSION / (STEEL["density"] * ROPE["area"])) / (2 * SPAN)
    # Stretched by its force, the string is longer by this share, and its mass is not.
    longer = TENSION / EA if is_pulled else 0.0
    missed = []
    for pieces in (8, 16):
        found = frequencies(solve(string(pieces, is_pulled=is_pulled)))
        assert found[0::2] == pytest.approx(found[1::2], rel=1e-6)  # across, both ways
        missed.append(found[2] / (2 * wave * (1 - longer / 2)) - 1)
        assert abs(found[0] / (wave * (1 - longer / 2)) - 1) < abs(missed[-1])
    # Straight pieces are too high by the square of wave number times length over 24.
    for pieces, error in zip((8, 16), missed, strict=True):
        assert error == pytest.approx((2 * math.pi / pieces) ** 2 / 24, rel=0.05)


HEIGHT, PULL = 10.0, 4e4
STAY = HEIGHT * math.sqrt(2)


def mast(analysis: Json, load: float, stays: bool, top: Json) -> Json:
    """A mast on a ball joint, which may turn across the plane nowhere."""
    nodes = [node(1, 0.0, support=1), node(2, 0.0, HEIGHT, support=2)]
    members = [member(1, 1, 2)]
    if stays:
        nodes += [node(3, -HEIGHT, support=3), node(4, HEIGHT, support=3)]
        members += [rope(k, 2, k + 1, pretension=PULL) for k in (2, 3)]
    return document(
        nodes,
        members,
        {"nodal_loads": [force(2, [0.0, -1.0, 0.0], load)]},
        options=WEIGHTLESS | ({} if stays else {"order": "LINEAR"}),
        model={
            "sections": [SECTION, ROPE],
            "nodal_supports": [
                {"id": 1, "RZ": FREE},
                {"id": 2, "X": FREE, "Y": FREE, "RZ": FREE, **top},
                {"id": 3},
            ],
        },
        analysis=analysis,
    )


def sprung(tension: float, drop: float) -> Json:
    """What two stays at 45 degrees hold the top with: along themselves and across."""
    unstretched = STAY / (1 + PULL / EA)
    across, up = HEIGHT, HEIGHT - drop
    now = math.hypot(across, up)
    along, turned = EA / unstretched, tension / now
    x = 2 * (along * (across / now) ** 2 + turned * (up / now) ** 2)
    y = 2 * (along * (up / now) ** 2 + turned * (across / now) ** 2)
    return {
        "X": {"condition_type": "Spring", "stiffness": x},
        "Y": {"condition_type": "Spring", "stiffness": y},
    }


def test_frequencies_of_a_stayed_mast_are_those_on_springs() -> None:
    """Half the mass of each stay moves with the top, in both directions."""
    modal = {"modal": {"num_modes": 3, "mass_formulation": "LUMPED"}}
    given = mast(modal, 1e3, stays=True, top={})
    likened = mast(modal, 1e3, stays=False, top=sprung(PULL, 0.0))
    half = STEEL["density"] * ROPE["area"] * STAY / 2
    likened["model"]["nodal_masses"] = [{"node": 2, "mass": 2 * half}]
    assert frequencies(solve(given)) == pytest.approx(frequencies(solve(likened)), rel=1e-6)


def test_a_stayed_mast_buckles_as_one_on_springs() -> None:
    buckling = {"buckling": {"num_modes": 2, "reference": {"LoadCase": 1}}}
    load = 1e5
    results = solve(mast(buckling, load, stays=True, top={}))
    assert results.buckling is not None
    assert results.buckling["all_found"]
    (told,) = results.buckling["warnings"]
    assert told["code"] == "cables_in_modes"
    assert '"Q"' in told["message"]
    drop = -results.loadcases["Q"].displacement(2).dy
    now = math.hypot(HEIGHT, HEIGHT - drop)
    tension = EA * (now * (1 + PULL / EA) / STAY - 1)
    assert 0 < tension < PULL  # the stays lose some of their force
    pressed = load + 2 * tension * (HEIGHT - drop) / now
    likened = mast(buckling, pressed, stays=False, top={"X": sprung(tension, drop)["X"]})
    wanted = solve(likened).buckling
    assert wanted is not None
    for found, right in zip(results.buckling["modes"], wanted["modes"], strict=True):
        assert found["critical_load_factor"] == pytest.approx(
            right["critical_load_factor"], rel=1e-3
        )


def test_reversed_loads_find_cables_where_the_loads_have_them() -> None:
    """A mast that is pulled up buckles under the reversed pull, between stays as they hang now."""
    buckling = {"buckling": {"num_modes": 2, "reference": {"LoadCase": 1}}}
    buckling["buckling"]["negative_factors"] = True
    pull = 2e6
    results = solve(mast(buckling, -pull, stays=True, top={}))
    rise = results.loadcases["Q"].displacement(2).dy
    now = math.hypot(HEIGHT, HEIGHT + rise)
    tension = EA * (now * (1 + PULL / EA) / STAY - 1)
    pulled = pull - 2 * tension * (HEIGHT + rise) / now
    likened = mast(buckling, -pulled, stays=False, top={"X": sprung(tension, -rise)["X"]})
    found, wanted = results.buckling, solve(likened).buckling
    assert found is not None
    assert wanted is not None
    assert found["all_found"]
    for ours, right in zip(found["modes"], wanted["modes"], strict=True):
        assert ours["critical_load_factor"] < 0
        assert ours["critical_load_factor"] == pytest.approx(
            right["critical_load_factor"], rel=1e-3
        )


def test_cables_without_a_state_hang_under_their_weight() -> None:
    """A heavy cable between fixed nodes, with a mass at a third of it: three frequencies."""
    given = document(
        [node(1, 0.0, support=1), node(2, 4.0, -1.0), node(3, 12.0, support=1)],
        [rope(1, 1, 2), rope(2, 2, 3)],
        {"nodal_loads": [force(2, [0.0, -1.0, 0.0], 1e4)]},
        options={"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"},
        model={
            "sections": [ROPE],
            "nodal_masses": [{"node": 2, "mass": 1e4 / 9.81}],
        },
        analysis={"modal": {"num_modes": 3}},
    )
    results = solve(given)
    assert min(frequencies(results)) > 0.0
    assert results.modal is not None
    (told,) = results.modal["warnings"]
    assert "their own weight" in told["message"]
    # Under its load the node swings out of the plane about the line of its supports, 1 m above it.
    given["analysis"]["modal"]["stiffness_reference"] = {"LoadCase": 1}
    given["analysis"]["options"]["gravity_factor"] = 9.81
    given["model"]["sections"] = [ROPE | {"material": 2}]
    given["model"]["materials"].append({**STEEL, "id": 2, "density": 1e-6})
    drop = 1.0 - solve(given).loadcases["Q"].displacement(2).dy
    pendulum = math.sqrt(9.81 / drop) / (2 * math.pi)
    assert frequencies(solve(given))[0] == pytest.approx(pendulum, rel=1e-6)
