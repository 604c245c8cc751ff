"""The rows of the EN 1993-1-1 check against the standard's formulas, written a second time.

Dozens of random members run here, a thousand by `make hunt`, ten thousand by `make prove-accuracy`.
"""

import math
import random
from typing import Any

import pytest

from loadpath.builders import check_beam

from .batches import batches
from .member_buckling import chi
from .standard_rows import COMBINED, SAMPLED, TOLERANCE, find_deviations, is_sheared, rows_of
from .steel_member import SQRT_3, E, Json, random_steel_member


@pytest.mark.parametrize("batch", batches("standard"))
def test_rows_are_those_of_the_standard(batch: range) -> None:
    """6.2.3 to 6.2.9, 6.3.1 to 6.3.3 with both annexes, I, RHS and CHS, class 1 and 2."""
    for seed in batch:
        member = random_steel_member(seed)
        if is_sheared(member):  # M-V has a test of its own
            continue
        for label, deviation in find_deviations(member).items():
            assert deviation <= (SAMPLED if label == COMBINED else TOLERANCE), (seed, label)


def bent_short_beam(chance: random.Random) -> tuple[Json, float, float]:
    """An I-beam so short that shear counts: the document, M and V at mid-span."""
    document: Json = check_beam(
        span_m=chance.uniform(0.5, 1.2),
        section=chance.choice(("HEB200", "HEM200", "UC203x203x60", "HEB300")),
        material="S235",
        udl=1,
    )
    span = document["model"]["nodes"][1]["X"]
    force = chance.uniform(2e5, 1.2e6)
    case = document["analysis"]["load_cases"][0]
    case["distributed_loads"] = []
    load = {"id": 1, "member": 1, "magnitude": force, "direction": [0, -1, 0], "position": 0.5}
    case["member_point_loads"] = [load]
    document["analysis"]["load_combinations"][0]["load_case_factors"][0]["factor"] = 1.0
    return document, force * span / 4, force / 2


@pytest.mark.parametrize("seed", range(12))
def test_shear_takes_from_bending_by_6_30(seed: int) -> None:
    document, m_ed, v_ed = bent_short_beam(random.Random(seed))
    (section,) = document["model"]["sections"]
    d, f_y = section["dimensions"], 235e6
    web = d["h"] - 2 * d["tf"]
    area = section["area"] - 2 * d["b"] * d["tf"] + (d["tw"] + 2 * d["r"]) * d["tf"]
    v_pl = max(area, web * d["tw"]) * f_y / SQRT_3
    rho = (2 * v_ed / v_pl - 1) ** 2 if v_ed > 0.5 * v_pl else 0.0
    if rho > 1.0:
        return
    m_v = min(section["wpl_z"] - rho * (web * d["tw"]) ** 2 / (4 * d["tw"]), section["wpl_z"])
    found = rows_of(document)
    assert found["Bending y (6.2.5)"] == pytest.approx(m_ed / (m_v * f_y), rel=1e-9)
    assert found["Shear z (6.2.6)"] == pytest.approx(v_ed / v_pl, rel=1e-9)


# Table 5.2: limits of c/t over epsilon, of class 1, 2 and 3.
BENT, COMPRESSED, OUTSTAND = (72, 83, 124), (33, 38, 42), (9, 10, 14)


def class_by(ratio: float, limits: tuple[int, int, int], epsilon: float) -> int:
    return next((k for k, limit in enumerate(limits, 1) if ratio <= limit * epsilon), 4)


def welded(chance: random.Random, is_compressed: bool) -> tuple[Json, int]:
    """A welded I under one action, and its class."""
    h, b = chance.uniform(0.2, 1.0), chance.uniform(0.1, 0.4)
    tw, tf = chance.uniform(0.004, 0.015), chance.uniform(0.006, 0.03)
    document: Json = check_beam(span_m=5, section="IPE300", material="S355", udl=1)
    (section,) = document["model"]["sections"]
    web = h - 2 * tf
    section |= {"name": "welded", "h": h, "b": b, "area": 2 * b * tf + web * tw}
    section["i_z"] = (b * h**3 - (b - tw) * web**3) / 12
    section["i_y"] = (2 * tf * b**3 + web * tw**3) / 12
    section["wel_z"], section["wel_y"] = 2 * section["i_z"] / h, 2 * section["i_y"] / b
    section["wpl_z"] = b * tf * (h - tf) + tw * web**2 / 4
    section["wpl_y"] = tf * b**2 / 2 + web * tw**2 / 4
    section["dimensions"] = {"shape": "I", "h": h, "b": b, "tw": tw, "tf": tf, "r": 0.0}
    for name in ("a_sy", "a_sz", "shape_path", "ec3", "wagner_coeff"):
        section.pop(name, None)
    case = document["analysis"]["load_cases"][0]
    if is_compressed:
        case["distributed_loads"] = []
        push = {"id": 1, "node": 2, "magnitude": 1e5, "direction": [-1.0, 0.0, 0.0]}
        case["nodal_loads"] = [push]
    epsilon = math.sqrt(235 / 355)
    of_web = class_by(web / tw, COMPRESSED if is_compressed else BENT, epsilon)
    of_flange = class_by((b - tw) / 2 / tf, OUTSTAND, epsilon)
    return document, max(of_web, of_flange)


@pytest.mark.parametrize("is_compressed", [True, False])
def test_classes_are_those_of_table_5_2(is_compressed: bool) -> None:
    chance = random.Random(1)
    seen = set()
    for _ in range(40):
        document, expected = welded(chance, is_compressed)
        assert rows_of(document)["Class (Table 5.2)"] == expected
        seen.add(expected)
    assert seen == {1, 2, 3, 4}


def principal_moments(section: Json) -> tuple[float, float]:
    mean = (section["i_y"] + section["i_z"]) / 2
    radius = math.hypot((section["i_y"] - section["i_z"]) / 2, section["i_yz"])
    return mean + radius, mean - radius


@pytest.mark.parametrize("name", ["L100x100x10", "L80x80x8", "L150x75x12", "L120x80x12"])
def test_angles_buckle_about_their_weak_principal_axis(name: str) -> None:
    document: Json = check_beam(span_m=3, section=name, material="S235", udl=1)
    (section,) = document["model"]["sections"]
    case: dict[str, Any] = document["analysis"]["load_cases"][0]
    case["distributed_loads"] = []
    case["nodal_loads"] = [{"id": 1, "node": 2, "magnitude": 5e4, "direction": [-1.0, 0.0, 0.0]}]
    document["analysis"]["load_combinations"][0]["load_case_factors"][0]["factor"] = 1.0
    _, weak = principal_moments(section)
    n_pl = section["area"] * 235e6
    reduction = chi(math.sqrt(n_pl / (math.pi**2 * E * weak / 9.0)), "b")
    found = rows_of(document)
    assert found["Flexural buckling z (6.3.1)"] == pytest.approx(5e4 / (reduction * n_pl), rel=1e-9)
