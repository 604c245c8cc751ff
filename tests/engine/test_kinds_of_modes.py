"""What kind a buckling mode is of, and the factors of reversed loads."""

import copy
import math
from typing import Any

import pytest

from loadpath.engine import solve

from .frames import FREE, STEEL, document, force, member, node

Json = dict[str, Any]
PLAN = [(0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0)]
DOWN = [0.0, -1.0, 0.0]
SHARES = ("translation_fractions", "twist_fraction", "top_node_energy_fraction")


def section(id_: int, i_y: float, i_z: float) -> Json:
    return {"id": id_, "name": "s", "material": 1, "area": 1e-2, "i_y": i_y, "i_z": i_z, "j": 1e-4}


def storey() -> Json:
    """Four slim columns under a stiff floor, softer along X than along Z."""
    nodes = [
        node(4 * level + k + 1, x, 4.0 * level, z, 1 if level == 0 else None)
        for level in range(2)
        for k, (x, z) in enumerate(PLAN)
    ]
    columns = [member(k, k, k + 4) for k in range(1, 5)]
    floor = [(5, 6), (6, 7), (7, 8), (8, 5), (5, 7), (6, 8)]
    beams = [member(k, *ends, section=2) for k, ends in enumerate(floor, 10)]
    return document(
        nodes,
        columns + beams,
        {"nodal_loads": [force(k, DOWN, 1e5, k) for k in range(5, 9)]},
        model={"sections": [section(1, 4e-5, 2e-5), section(2, 1e-2, 1e-2)]},
        analysis={"buckling": {"num_modes": 3, "reference": {"LoadCase": 1}}},
    )


def kinds(given: Json) -> list[Json]:
    buckling = solve(given).buckling
    assert buckling is not None
    return [mode["classification"] for mode in buckling["modes"]]


def test_one_storey_sways_both_ways_and_turns() -> None:
    found = kinds(storey())
    assert {kind["label"] for kind in found} == {"sway_x", "sway_z", "torsional"}
    for kind in found:
        assert kind["harmonic"] == 1
        # The four feet stand still, the four heads share the movement evenly.
        assert kind["participating_node_fraction"] == pytest.approx(0.5, rel=1e-3)
        assert kind["top_node_energy_fraction"] == pytest.approx(1.0, rel=1e-9)
        assert sum(kind["translation_fractions"]) == pytest.approx(1.0, rel=1e-9)
        turns = 1.0 if kind["label"] == "torsional" else 0.0
        assert kind["twist_fraction"] == pytest.approx(turns, abs=1e-4)
        if kind["label"] != "torsional":
            axis = ["sway_x", "sway_y", "sway_z"].index(kind["label"])
            assert kind["translation_fractions"][axis] == pytest.approx(1.0, abs=1e-4)


def test_waves_over_the_height_are_counted() -> None:
    """A pin-ended column in quarters, held along Z: half waves are its harmonics."""
    ends = [{"id": 1, "RZ": FREE}, {"id": 2, "Y": FREE, "RZ": FREE}]
    between = {"id": 3, "X": FREE, "Y": FREE, "RZ": FREE}
    supports = [1, 3, 3, 3, 2]
    column = document(
        [node(k + 1, 0.0, 1.5 * k, support=supports[k]) for k in range(5)],
        [member(k, k, k + 1) for k in range(1, 5)],
        {"nodal_loads": [force(5, DOWN, 1e5)]},
        model={"nodal_supports": [*ends, between]},
        analysis={"buckling": {"num_modes": 3, "reference": {"LoadCase": 1}}},
    )
    found = kinds(column)
    assert [(kind["label"], kind["harmonic"]) for kind in found] == [
        ("sway_x", 1),
        ("sway_x", 2),
        ("sway_x", 3),
    ]
    # sin^2 at the quarters is 1/2, 1, 1/2: (2)^2 / (3/2) of five nodes.
    assert found[0]["participating_node_fraction"] == pytest.approx(4 / 1.5 / 5, rel=1e-3)


def test_a_column_between_still_nodes_is_local() -> None:
    heads = {"id": 4, "Y": FREE, "RX": FREE, "RY": FREE, "RZ": FREE}
    column = document(
        [node(1, 0.0, support=1), node(2, 0.0, 4.0, support=4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, DOWN, 1e5)]},
        model={"nodal_supports": [{"id": 1}, heads]},
        analysis={"buckling": {"num_modes": 1, "reference": {"LoadCase": 1}}},
    )
    (kind,) = kinds(column)
    assert (kind["label"], kind["harmonic"]) == ("local", None)
    assert [kind[each] for each in SHARES] == [[0.0, 0.0, 0.0], 0.0, 0.0]


def strut(pull: float) -> Json:
    pinned = {"id": 1, "RY": FREE, "RZ": FREE}
    slides = {"id": 2, "X": FREE, "RY": FREE, "RZ": FREE}
    return document(
        [node(1, 0.0, support=1), node(2, 6.0, support=2)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [1.0, 0.0, 0.0], pull)]},
        options={"include_shear_deformation": False},
        model={"nodal_supports": [pinned, slides], "sections": [section(1, 2e-5, 5e-5)]},
        analysis={
            "buckling": {"num_modes": 2, "reference": {"LoadCase": 1}, "negative_factors": True}
        },
    )


def test_what_is_pulled_buckles_under_reversed_loads() -> None:
    buckling = solve(strut(1e5)).buckling
    assert buckling is not None
    assert buckling["all_found"]
    euler = math.pi**2 * STEEL["e_mod"] * 2e-5 / 36.0 / 1e5
    found = [mode["critical_load_factor"] for mode in buckling["modes"]]
    assert found == pytest.approx([-euler, -2.5 * euler], rel=1e-4)
    assert [each["code"] for each in buckling["warnings"]] == ["nothing_buckles"]


def test_negative_factors_are_those_of_the_other_sign() -> None:
    """A truss has bars of both signs: reversing its loads reverses all its factors."""
    chord = {"id": 1, "RX": {"condition_type": "Fixed"}, "RY": FREE, "RZ": FREE}
    frame = document(
        [node(1, 0.0, support=1), node(2, 3.0, 4.0), node(3, 6.0, support=1), node(4, 3.0, -4.0)],
        [member(1, 1, 2), member(2, 2, 3), member(3, 1, 4), member(4, 4, 3), member(5, 2, 4)],
        {"nodal_loads": [force(2, [0.3, -1.0, 0.1], 1e5)]},
        model={"nodal_supports": [chord]},
        analysis={"buckling": {"num_modes": 3, "reference": {"LoadCase": 1}}},
    )
    other = copy.deepcopy(frame)
    other["analysis"]["load_cases"][0]["nodal_loads"][0]["magnitude"] = -1e5
    frame["analysis"]["buckling"]["negative_factors"] = True

    def factors(given: Json) -> list[float]:
        buckling = solve(given).buckling
        assert buckling is not None
        assert buckling["all_found"]
        return [mode["critical_load_factor"] for mode in buckling["modes"]]

    both = factors(frame)
    assert all(a > 0.0 > b for a, b in zip(both[:3], both[3:], strict=True))
    assert both[3:] == pytest.approx([-each for each in factors(other)], rel=1e-9)
