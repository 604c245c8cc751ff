"""Modes between the ends of members: closed forms of bars of one member."""

import math

import msgspec
import pytest

from loadpath.engine import solve
from tests.engine.test_modes import BUCKLING, CLAMPED, GUIDED, PINNED, SLIDING, Json, bar


def ordinates(mode: Json, member: int = 1) -> list[float]:
    """Movements across the bar at all sixteenths, ends included; positive in the middle."""
    points = [point["displacement"] for point in mode["within_members"][str(member)]]
    axis = max((0, 2), key=lambda k: abs(points[7][k]))
    ends = [mode["displacements"][node]["dx" if axis == 0 else "dz"] for node in ("1", "2")]
    sign = math.copysign(1.0, points[7][axis])
    return [sign * each for each in (ends[0], *(point[axis] for point in points), ends[1])]


def test_a_pinned_column_bows_between_ends_at_rest() -> None:
    results = solve(bar(PINNED, SLIDING, BUCKLING))
    assert results.buckling is not None
    found = ordinates(results.buckling["modes"][0])
    assert found[8] == pytest.approx(1.0)
    assert found == pytest.approx([math.sin(math.pi * k / 16) for k in range(17)], abs=5e-3)
    assert [
        point["x_frac"] for point in results.buckling["modes"][0]["within_members"]["1"]
    ] == pytest.approx([k / 16 for k in range(1, 16)])


def test_a_clamped_column_bows_though_its_ends_do_not_even_turn() -> None:
    results = solve(bar(CLAMPED, GUIDED, BUCKLING))
    assert results.buckling is not None
    wanted = [0.5 - 0.5 * math.cos(2 * math.pi * k / 16) for k in range(17)]
    assert ordinates(results.buckling["modes"][0]) == pytest.approx(wanted, abs=5e-3)


def test_a_clamped_bar_vibrates_between_its_ends() -> None:
    results = solve(bar(CLAMPED, GUIDED, {"modal": {"num_modes": 1}}))
    assert results.modal is not None
    # Blevins, Formulas for Natural Frequency and Mode Shape, table 8-1: 4.73004, sigma 0.982502.
    root, sigma = 4.73004074, 0.982502215

    def shape(t: float) -> float:
        x = root * t
        return math.cosh(x) - math.cos(x) - sigma * (math.sinh(x) - math.sin(x))

    wanted = [shape(k / 16) / shape(0.5) for k in range(17)]
    assert ordinates(results.modal["modes"][0]) == pytest.approx(wanted, abs=5e-3)


def test_only_members_with_waves_of_their_own_are_told_of() -> None:
    document = bar(CLAMPED, GUIDED, BUCKLING)
    model = document["model"]
    beside = [{"id": 3, "X": 9.0, "Y": 0.0, "Z": 0.0, "nodal_support": 1}]
    beside += [{"id": 4, "X": 9.0, "Y": 5.0, "Z": 0.0}]
    model["nodes"] += beside
    model["members"] += [{"id": 2, "start_node_id": 3, "end_node_id": 4, "section": 1}]
    results = solve(document)
    assert results.buckling is not None
    assert results.buckling["modes"]
    assert all(list(mode["within_members"]) == ["1"] for mode in results.buckling["modes"])


def test_the_results_document_has_the_same_waves() -> None:
    results = solve(bar(PINNED, SLIDING, BUCKLING | {"modal": {"num_modes": 2}}))
    written = msgspec.json.decode(results.to_json())
    assert results.buckling is not None
    assert results.modal is not None
    for told, found in ((written["buckling"], results.buckling), (written["modal"], results.modal)):
        for mode, same in zip(told["modes"], found["modes"], strict=True):
            assert mode["within_members"].keys() == same["within_members"].keys() != set()
            assert mode["within_members"] == same["within_members"]
