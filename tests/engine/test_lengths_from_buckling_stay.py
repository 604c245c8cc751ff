"""Lengths from the modes of a frame stay the same where it is cut, turned, rolled or given anew."""

import copy

import pytest

from loadpath.engine import solve
from tests.engine.frames_that_buckle import (
    CLAMPED,
    CONVERGED,
    FREE,
    PINNED,
    Json,
    lengths,
    modes,
    portal,
)


def cut(document: Json, member: int, shares: tuple[float, ...]) -> Json:
    """A member in pieces, the first of which keeps its number."""
    pieces = copy.deepcopy(document)
    model = pieces["model"]
    whole = next(each for each in model["members"] if each["id"] == member)
    ends = {each["id"]: each for each in model["nodes"]}
    a, b = ends[whole["start_node_id"]], ends[whole["end_node_id"]]
    last, numbers = whole["end_node_id"], [whole["start_node_id"]]
    for k, share in enumerate(shares):
        at = {of: a[of] + share * (b[of] - a[of]) for of in ("X", "Y", "Z")}
        numbers.append(100 * member + k)
        model["nodes"].append({"id": numbers[-1], **at})
    numbers.append(last)
    whole["end_node_id"] = numbers[1]
    for k in range(1, len(numbers) - 1):
        ids = {"id": 100 * member + k, "start_node_id": numbers[k], "end_node_id": numbers[k + 1]}
        model["members"].append(whole | ids)
    return pieces


@pytest.mark.parametrize("base", [PINNED, CLAMPED], ids=["pinned", "clamped"])
def test_members_cut_in_pieces_are_the_same(base: Json) -> None:
    document = portal(base, (2e5, 3e5))
    whole = lengths(solve(document))
    pieces = cut(cut(document, 1, (0.31, 0.55)), 2, (0.5,))
    found = lengths(solve(pieces))
    for number in (1, 2):
        assert found[number]["y"] == pytest.approx(whole[number]["y"], rel=CONVERGED)
        assert found[100 * number + 1]["y"] == pytest.approx(found[number]["y"], rel=1e-9)


def test_a_frame_turned_in_plan_is_the_same() -> None:
    """About the vertical by 90 degrees, columns rolled with it."""
    document = portal(PINNED)
    whole = lengths(solve(document))
    model = document["model"]
    for each in model["nodes"]:
        each["X"], each["Z"] = each["Z"], each["X"]
    for member in model["members"][:2]:
        member["rotation_angle"] = 0.0
    model["nodal_supports"] = [
        {"id": 1, **PINNED},
        {"id": 2, "Z": FREE, "Y": FREE, "RX": FREE, "RZ": FREE},
    ]
    found = lengths(solve(document))
    for number in (1, 2):
        for axis in ("y", "z"):
            assert found[number][axis] == pytest.approx(whole[number][axis], rel=1e-6)


def test_a_column_rolled_by_half_a_turn_is_the_same() -> None:
    document = portal(PINNED)
    whole = lengths(solve(document))
    document["model"]["members"][0]["rotation_angle"] = -90.0
    found = lengths(solve(document))
    assert found[1]["y"] == pytest.approx(whole[1]["y"], rel=1e-9)


def test_loads_ten_times_as_large_have_the_same_lengths() -> None:
    small, large = (solve(portal(PINNED, (force, force))) for force in (1e4, 1e5))
    assert lengths(small)[1]["y"] == pytest.approx(lengths(large)[1]["y"], rel=1e-6)
    assert modes(small)[1]["y"][1] == pytest.approx(10 * modes(large)[1]["y"][1], rel=1e-6)


def test_other_units_are_the_same() -> None:
    document = portal(PINNED)
    metres = lengths(solve(document))
    document["settings"]["unit_settings"] = {"forceUnit": "kN"}
    for load in document["analysis"]["load_cases"][0]["nodal_loads"]:
        load["magnitude"] /= 1e3
    assert lengths(solve(document)) == metres
