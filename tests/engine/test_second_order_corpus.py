"""Second order and imperfections against figures that other programs and closed forms give.

A figure is compared with the largest of its group: translations, rotations, forces or moments of
one result set. A group a thousand times smaller than its partner, moments beside forces, is
measured by the partner.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from loadpath.engine import Results, ResultSet, solve

CASES = sorted((Path(__file__).parents[2] / "corpus/solved/second_order").glob("*.json"))
GROUPS = ("loadcases", "loadcombinations")
MOVES = ("dx", "dy", "dz", "rx", "ry", "rz")
FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
Json = dict[str, Any]


class Figure(NamedTuple):
    """One figure of a result set."""

    what: str
    group: str
    wanted: float
    found: float


def six(record: Any, names: tuple[str, ...]) -> list[float]:
    return [float(record[name]) for name in names]


def pairs(
    what: str, groups: tuple[str, str], wanted: list[float | None], found: list[float]
) -> Iterator[Figure]:
    for k, value in enumerate(wanted):
        if value is not None:
            yield Figure(f"{what}[{k}]", groups[k // 3], value, found[k])


def figures(found: ResultSet, wanted: Json) -> Iterator[Figure]:
    moved, forced = ("translation", "rotation"), ("force", "moment")
    for node, row in wanted.get("displacements", {}).items():
        got = six(found.displacement(int(node)), MOVES)
        yield from pairs(f"displacement of {node}", moved, row, got)
    for node, row in wanted.get("reactions", {}).items():
        got = six(found.reaction(int(node)), FORCES)
        yield from pairs(f"reaction of {node}", forced, row, got)
    for member, ends in wanted.get("members", {}).items():
        forces = {
            "start": found.start_forces(int(member)),
            "end": found.end_forces_of(int(member)),
        }
        for end, row in ends.items():
            yield from pairs(f"{end} of member {member}", forced, row, six(forces[end], FORCES))


def assert_agree(found: ResultSet, wanted: Json, tolerance: float) -> None:
    all_figures = list(figures(found, wanted))
    size = dict.fromkeys(("translation", "rotation", "force", "moment"), 0.0)
    for each in all_figures:
        size[each.group] = max(size[each.group], abs(each.wanted))
    for small, large in (("translation", "rotation"), ("force", "moment")):
        for a, b in ((small, large), (large, small)):
            if size[a] < 1e-3 * size[b]:
                size[a] = size[b]
    assert all_figures
    for each in all_figures:
        assert abs(each.found - each.wanted) <= tolerance * size[each.group], each


def single(results: Results, path: str) -> float:
    """A figure by its path: group, set, kind, id, side of a member, place in its row."""
    group, name, kind, id_, *side, place = path.split("/")
    found: ResultSet = getattr(results, group)[name]
    if kind == "displacements":
        return six(found.displacement(int(id_)), MOVES)[int(place)]
    if kind == "reactions":
        return six(found.reaction(int(id_)), FORCES)[int(place)]
    if side == ["start"]:
        return six(found.start_forces(int(id_)), FORCES)[int(place)]
    if side == ["end"]:
        return six(found.end_forces_of(int(id_)), FORCES)[int(place)]
    assert side == ["min"]
    return float(getattr(found.extremes(int(id_)), FORCES[int(place)]).min)


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_second_order(path: Path) -> None:
    case = json.loads(path.read_text())
    results = solve(case["document"])
    for group in GROUPS:
        for name, wanted in case.get(group, {}).items():
            found = getattr(results, group)[name]
            assert found.is_usable, found.errors
            assert found.balance.balance_error < 1e-9
            assert_agree(found, wanted, case["tolerance"])
    for value in case.get("values", []):
        got = single(results, value["path"])
        allowed = value.get("tolerance", case["tolerance"]) * abs(value["value"])
        assert abs(abs(got) - abs(value["value"])) <= allowed, value
    for name in case.get("unstable", []):
        found = {**results.loadcases, **results.loadcombinations}[name]
        assert [issue.code for issue in found.errors] == ["second_order_instability"]
        assert not found.converged
        assert 0.75 < found.convergence.load_factor < 0.82  # loads of 1.25 or 1.3 times critical
