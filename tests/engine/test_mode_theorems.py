"""What holds of modes whatever the frame: bounds, invariances, and where second order gives way."""

import copy
import math
import random
from typing import Any

import pytest

from loadpath.engine import Results, solve

from .frames import FREE, document, force, member, node

Json = dict[str, Any]
COUNT = 4
EQUAL = 1e-6
"""Digits that are left where numbers enter in another order or another unit."""


def storey(**analysis: Any) -> Json:
    """Four columns of unequal height under a floor that is braced in one field, all askew."""
    feet = [(0.0, 0.0), (6.0, 0.0), (6.5, 5.0), (-0.5, 4.5)]
    low = [node(k + 1, x, 0.2 * k, z, 1) for k, (x, z) in enumerate(feet)]
    high = [node(k + 5, x, 4.0, z) for k, (x, z) in enumerate(feet)]
    ends = [(1, 5), (2, 6), (3, 7), (4, 8), (5, 6), (6, 7), (7, 8), (8, 5), (5, 7)]
    members = [member(k, *each, rotation_angle=7.0 * k) for k, each in enumerate(ends, 1)]
    loads = [force(k, [0.0, -1.0, 0.0], 1e5 * (k - 3), id_=k) for k in (5, 6, 7, 8)]
    return document(low + high, members, {"nodal_loads": loads}, analysis=analysis)


VIBRATION: Json = {"modal": {"num_modes": COUNT}}
BUCKLING: Json = {"buckling": {"num_modes": COUNT, "reference": {"LoadCase": 1}}}


def frequencies(results: Results) -> list[float]:
    assert results.modal is not None
    assert results.modal["all_found"]
    return [mode["natural_frequency"] for mode in results.modal["modes"]]


def factors(results: Results) -> list[float]:
    assert results.buckling is not None
    assert results.buckling["all_found"]
    return [mode["critical_load_factor"] for mode in results.buckling["modes"]]


def modes(frame: Json) -> list[float]:
    results = solve(frame)
    return frequencies(results) + factors(results)


def turned(frame: Json, degrees: float) -> Json:
    """About the vertical; loads point down, so they stay."""
    angle = math.radians(degrees)
    for each in frame["model"]["nodes"]:
        x, z = each["X"], each["Z"]
        each["X"] = x * math.cos(angle) + z * math.sin(angle)
        each["Z"] = z * math.cos(angle) - x * math.sin(angle)
    for each in frame["model"]["members"][:4]:  # what is upright is rolled with the frame
        each["rotation_angle"] += degrees
    return frame


def renumbered(frame: Json) -> Json:
    chance = random.Random(7)
    numbers = dict(zip(range(1, 9), chance.sample(range(1, 900), 8), strict=True))
    model = frame["model"]
    for each in model["nodes"]:
        each["id"] = numbers[each["id"]]
    for each in model["members"]:
        for end in ("start_node_id", "end_node_id"):
            each[end] = numbers[each[end]]
    for each in frame["analysis"]["load_cases"][0]["nodal_loads"]:
        each["node"] = numbers[each["node"]]
    chance.shuffle(model["nodes"])
    chance.shuffle(model["members"])
    return frame


def in_other_units(frame: Json) -> Json:
    frame["settings"]["unit_settings"] = {"forceUnit": "kN"}
    for each in frame["analysis"]["load_cases"][0]["nodal_loads"]:
        each["magnitude"] /= 1e3
    return frame


@pytest.mark.parametrize("way", [lambda each: turned(each, 33.0), renumbered, in_other_units])
def test_modes_do_not_depend_on_how_a_frame_is_given(way: Any) -> None:
    both = VIBRATION | BUCKLING
    assert modes(way(storey(**both))) == pytest.approx(modes(storey(**both)), rel=EQUAL)


def test_what_stiffens_raises_every_frequency_and_what_weighs_lowers_it() -> None:
    """Rayleigh: each value of a pencil moves one way with either of its matrices."""
    bare = storey(**VIBRATION)
    braced, laden = copy.deepcopy(bare), copy.deepcopy(bare)
    braced["model"]["members"].append(member(10, 1, 6))
    braced["model"]["materials"].append(bare["model"]["materials"][0] | {"id": 2, "density": 1e-3})
    braced["model"]["sections"].append(bare["model"]["sections"][0] | {"id": 2, "material": 2})
    braced["model"]["members"][-1]["section"] = 2
    laden["model"]["nodal_masses"] = [{"node": 7, "mass": 900.0}]
    low, here, high = (frequencies(solve(each)) for each in (laden, bare, braced))
    for k in range(COUNT):
        assert low[k] <= here[k] * (1 + EQUAL)
        assert here[k] <= high[k] * (1 + EQUAL)
    assert low[0] < 0.9 * here[0]
    assert high[0] > 1.1 * here[0]


def test_one_more_support_lets_values_rise_to_the_next_at_most() -> None:
    """Cauchy: values with one motion held lie between those without."""
    bare = storey(**VIBRATION)
    held = copy.deepcopy(bare)
    rail = {"id": 9} | dict.fromkeys(("Y", "Z", "RX", "RY", "RZ"), FREE)
    held["model"]["nodal_supports"].append(rail)
    held["model"]["nodes"][6]["nodal_support"] = 9
    before, after = frequencies(solve(bare)), frequencies(solve(held))
    for k in range(COUNT):
        assert before[k] <= after[k] * (1 + EQUAL)
    for k in range(COUNT - 1):
        assert after[k] <= before[k + 1] * (1 + EQUAL)


def sway_near_the_critical_load(share: float, method: str) -> float | None:
    """Upright columns of one height, pushed a little to one side; none where nothing stands."""
    frame = storey(**BUCKLING)
    for each in frame["model"]["nodes"][:4]:
        each["Y"] = 0.0
    (critical, *_) = factors(solve(frame))
    del frame["analysis"]["buckling"]
    frame["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": method}
    loads = frame["analysis"]["load_cases"][0]["nodal_loads"]
    for each in loads:
        each["magnitude"] *= share * critical
    loads.append(force(5, [1.0, 0.0, 0.0], 10.0, id_=20))
    found = solve(frame).loadcases["Q"]
    if not found.is_usable:
        return None
    return max(math.hypot(*(found.displacement(k)[way] for way in ("dx", "dz"))) for k in (5, 6))


def test_second_order_gives_way_at_the_critical_factor() -> None:
    assert sway_near_the_critical_load(0.97, "P_DELTA") is not None
    assert sway_near_the_critical_load(1.03, "P_DELTA") is None


def test_large_rotations_find_the_bent_shape_beyond_the_critical_factor() -> None:
    """Columns bent to an angle bear 1 + angle^2 / 8 of it: 1.03 at half a radian."""
    below, beyond = (sway_near_the_critical_load(share, "COROTATIONAL") for share in (0.97, 1.03))
    assert below is not None
    assert beyond is not None
    assert below < 0.1
    assert 1.0 < beyond < 2.0
